"""The box score, folded from events."""

import pytest

from simulation.boxscore import Ratio, tally
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball import events as ev
from simulation.jukem_basketball.statistics import STAT_COLUMNS
from simulation.protocol import AWAY, HOME, Event


def line(side: int, *events: Event) -> dict[str, int]:
    """Return what is not nought in a team's line."""
    box = tally(RULESET, [ev.QuarterStart(1, 0, HOME), *events])
    return {key: amount for key, amount in box.team(side).items() if amount}


def test_a_basket_with_and1_and_jukem():
    play = ev.Play(AWAY, "THREE", True, True)

    made = line(AWAY, play, ev.Take(AWAY, 7, 3))

    assert made == {
        "pts": 7,
        "q1": 7,
        "fga": 1,
        "fgm": 1,
        "3pa": 1,
        "3pm": 1,
        "a1a": 1,
        "a1m": 1,
        "jk": 1,
        "jkb": 3,
        "turns": 1,
    }


@pytest.mark.parametrize(
    ("shot", "tried", "made"),
    [
        ("TWO", "2pa", "2pm"),
        ("THREE", "3pa", "3pm"),
        ("DUNK", "dka", "dkm"),
        ("HALF", "hca", "hcm"),
    ],
)
def test_each_shot_has_columns_of_its_own(shot, tried, made):
    play = ev.Play(HOME, shot, False, False)

    missed = line(HOME, play, ev.Stop(AWAY, "AIR"))
    scored = line(HOME, play, ev.Take(HOME, 2, 0))

    assert missed == {"fga": 1, tried: 1, "turns": 1}
    assert (scored[tried], scored[made]) == (1, 1)


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("BLOCK", "block"),
        ("MISS", "miss"),
        ("BRICK", "brick"),
        ("AIR", "air"),
        ("SEC3", "sec3"),
        ("TECH", "tech"),
    ],
)
def test_a_stop_counts_by_its_card(card, key):
    play = ev.Play(AWAY, "TWO", False, False)

    assert line(HOME, play, ev.Stop(HOME, card)) == {"stp": 1, key: 1}


@pytest.mark.parametrize(
    ("event", "counted"),
    [
        (ev.Technical(HOME, 1), {"pts": 1, "q1": 1, "tft": 1}),
        (ev.LetThrough(HOME, HOME), {"take": 1}),
        (ev.TimeOut(HOME, ()), {"tmo": 1, "turns": 1}),
        (ev.Discard(HOME, ("AIR", "MISS")), {"dsc": 1, "turns": 1}),
        (ev.NoPlay(HOME), {"nop": 1, "turns": 1}),
        (ev.Shuffle(56), {}),
        (ev.QuarterEnd("no_plays"), {}),
    ],
    ids=repr,
)
def test_other_events(event, counted):
    assert line(HOME, event) == counted
    assert line(AWAY, event) == {}


def test_overtimes_share_a_column_but_not_a_period():
    events = []
    for quarter, overtime in ((4, 0), (5, 1), (6, 2)):
        events += [
            ev.QuarterStart(quarter, overtime, HOME),
            ev.Play(HOME, "TWO", False, False),
            ev.Take(HOME, 2, 0),
        ]

    box = tally(RULESET, events)

    assert (box.team(HOME)["q4"], box.team(HOME)["ot"]) == (2, 4)
    assert box.periods[3:] == [(2, 0), (2, 0), (2, 0)]


def test_a_period_without_points_is_in_the_line_score():
    box = tally(RULESET, [ev.QuarterStart(1, 0, HOME), ev.QuarterEnd("no_plays")])

    assert box.periods == [(0, 0)]


def test_events_without_a_quarter_start_count_in_the_first():
    play = ev.Play(HOME, "TWO", False, False)

    box = tally(RULESET, [play, ev.Take(HOME, 2, 0)])

    assert (box.team(HOME)["q1"], box.periods) == (2, [(2, 0)])


def test_columns_of_quarters_reach_the_longest_game():
    longest = next(option for option in RULESET.options if option.name == "quarters")

    quarters = [column.key for column in STAT_COLUMNS if column.key[0] == "q"]

    assert quarters == [f"q{number}" for number in range(1, longest.maximum + 1)]


def test_shares_are_formulas():
    formulas = {
        column.key: column.adds for column in STAT_COLUMNS if column.key[-1] == "t"
    }

    assert formulas["fg_pct"] == Ratio("fgm", "fga")
    assert formulas["3p_pct"] == Ratio("3pm", "3pa")
