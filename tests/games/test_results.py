from dataclasses import replace

import pytest

from games.results import (
    EnteredBox,
    EnteredForfeit,
    EnteredScore,
    Outcome,
    outcome_of,
    sheet_of,
)
from leagues.errors import BadValue, WrongState
from simulation.registry import get_ruleset
from simulation.words import fill
from tests import builders
from tests.simulation import shootout

RULES = get_ruleset(builders.RULESET)
SHOOTOUT = shootout.RULESET
BOX = EnteredBox({"pts": 3, "fgm": 2}, {"pts": 1, "fgm": 1}, ((1, 0), (1, 1), (1, 0)))


class Unwritten(shootout.Shootout):
    """A game whose box score nobody writes down."""

    score_sheet = None  # type: ignore[assignment] # the attribute may be None


def test_score_and_forfeit_are_taken_as_they_are():
    assert outcome_of(EnteredScore(31, None), RULES, {}) == Outcome("score", 31, None)
    assert outcome_of(EnteredForfeit("both"), None, {}) == Outcome(
        "forfeit", forfeit="both"
    )


def test_box_score_is_completed_and_has_a_result():
    outcome = outcome_of(BOX, SHOOTOUT, {})

    assert outcome.result == {
        "source": "box_score",
        "home_points": 3,
        "away_points": 1,
        "kind": "regulation",
        "forfeit": "",
    }
    assert outcome.box.lines["H"] == {"pts": 3, "fgm": 2, "fga": 3}
    assert outcome.periods == [[1, 0], [1, 1], [1, 0]]
    assert outcome.faults == ()


def test_box_score_that_does_not_add_up_tells_its_faults():
    outcome = outcome_of(replace(BOX, home={"pts": 4, "fgm": 2}), SHOOTOUT, {})

    assert [fault.places[0].key for fault in outcome.faults] == ["pts"]
    assert outcome.result["kind"] == ""


@pytest.mark.parametrize("rules", [None, Unwritten()])
def test_box_score_is_refused_where_nobody_can_write_one_down(rules):
    with pytest.raises(WrongState, match="cannot be entered by hand"):
        outcome_of(BOX, rules, {})

    assert sheet_of(rules, {}) is None


@pytest.mark.parametrize(
    ("spoilt", "field"),
    [
        ({"home": {"pts": 3}}, "home.fgm"),
        ({"away": {"pts": 1, "fgm": 1, "fga": 3}}, "away.fga"),
        ({"home": {"pts": -1, "fgm": 2}}, "home.pts"),
        ({"home": {"pts": 10**9, "fgm": 2}}, "home.pts"),
        ({"home": {"pts": 3.0, "fgm": 2}}, "home.pts"),
        ({"away": {"pts": True, "fgm": 1}}, "away.pts"),
        ({"away": {"pts": "1", "fgm": 1}}, "away.pts"),
        ({"periods": ((1, 0), (1, -1), (1, 0))}, "away.period2"),
        ({"periods": ((1, 0), (None, 1), (1, 0))}, "home.period2"),
    ],
)
def test_figure_that_is_none_is_refused_by_name(spoilt, field):
    with pytest.raises(BadValue) as refused:
        outcome_of(replace(BOX, **spoilt), SHOOTOUT, {})

    assert refused.value.field == field


@pytest.mark.parametrize(
    ("options", "periods", "rounds"),
    [
        ({}, 0, 4),
        ({}, 6, 6),
        ({"extra_rounds": 1}, 9, 4),
        ({"extra_rounds": 0}, 0, 3),
    ],
)
def test_sheet_has_room_for_one_period_more_where_that_is_allowed(
    options, periods, rounds
):
    sheet = sheet_of(SHOOTOUT, options, periods)

    assert [fill(period, {}) for period in sheet.periods] == [
        f"Round {number}" for number in range(1, rounds + 1)
    ]
    assert (sheet.least, [column.key for column in sheet.columns]) == (
        3,
        ["pts", "fgm"],
    )
