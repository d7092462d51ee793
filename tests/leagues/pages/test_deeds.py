import re
from pathlib import Path

import pytest

from leagues.models import AuditEntry
from leagues.pages.deeds import ACTIONS, NOUNS, deeds

ROOT = Path(__file__).resolve().parents[3]


def deed_of(**fields):
    return deeds([AuditEntry(action="team.changed", target="Arden", **fields)])[0]


def test_entry_without_its_account_has_nobody():
    assert deed_of().who == ""


def test_unknown_action_stands_as_it_is():
    entry = AuditEntry(action="team.painted", target="Arden")

    assert deeds([entry])[0].action == "team.painted"


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("points", -2, "-2"),
        ("until", None, "none"),
        ("now", {"home": 3, "forfeit": ""}, "home 3; forfeit none"),
        ("first_color", ["#000000", "#ffffff"], "#000000 → #ffffff"),
        ("start_date", [None, "2027-03-06"], "none → 2027-03-06"),
        ("home_coach", [False, True], "no → yes"),
        ("weekdays", [[5], [5, 6, 0]], "5 → 5, 6, 0"),
        ("divisions", ["North", "South"], "North, South"),
        ("champions", ["Arden", "Bexley"], "Arden, Bexley"),
        ("champions", [], "none"),
        ("reason", "x" * 400, "x" * 299 + "…"),
    ],
)
def test_detail_is_told_in_words(name, value, text):
    assert deed_of(details={name: value}).details == ((name.replace("_", " "), text),)


def test_every_action_that_services_write_has_words():
    written = set()
    for path in ROOT.glob("*/services/*.py"):
        text = path.read_text(encoding="utf-8")
        written |= set(re.findall(r'"([a-z]+\.[a-z_]+)"', text))

    assert written <= set(ACTIONS)
    assert {action.split(".")[0] for action in ACTIONS} == set(NOUNS)
