import re
from pathlib import Path
from zoneinfo import ZoneInfo

from leagues.models import AuditEntry
from leagues.pages.deeds import ACTIONS, NOUNS, deeds

ZONE = ZoneInfo("America/New_York")
ROOT = Path(__file__).resolve().parents[3]


def deed_of(**fields):
    return deeds([AuditEntry(action="team.changed", target="Arden", **fields)], ZONE)[0]


def test_entry_without_its_account_has_nobody():
    assert deed_of().who == ""


def test_unknown_action_stands_as_it_is():
    entry = AuditEntry(action="team.painted", target="Arden")

    assert deeds([entry], ZONE)[0].action == "team.painted"


def test_details_are_told_in_words_and_empty_ones_left_out():
    deed = deed_of(details={"reach": "day", "until": None, "champions": []})

    assert deed.details == (("reach", "the next day"), ("champions", "none"))


def test_result_that_was_the_first_says_nothing_of_one_before():
    first = deed_of(details={"was": {"home": None, "forfeit": ""}, "now": {"home": 3}})
    second = deed_of(details={"was": {"home": 0, "forfeit": ""}, "now": {"home": 3}})

    assert first.details == (("now", "home 3"),)
    assert second.details == (("before", "home 0"), ("now", "home 3"))


def test_every_action_that_services_write_has_words():
    written = set()
    for path in ROOT.glob("*/services/*.py"):
        text = path.read_text(encoding="utf-8")
        written |= set(re.findall(r'"([a-z]+\.[a-z_]+)"', text))

    assert written <= set(ACTIONS)
    assert {action.split(".")[0] for action in ACTIONS} == set(NOUNS)
