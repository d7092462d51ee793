"""The box score, folded from events."""

import pytest

from simulation.boxscore import Ratio, tally
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball import events as ev
from simulation.poker_deck_basketball.statistics import STAT_COLUMNS, period_name
from simulation.protocol import AWAY, HOME


def line(side, *events):
    """Return what is not nought in a team's line."""
    box = tally(RULESET, [ev.QuarterStart(1, 0, ev.NOBODY), *events])
    return {key: amount for key, amount in box.team(side).items() if amount}


@pytest.mark.parametrize(
    ("shot", "points", "keys"),
    [
        ("three", 3, {"fg3m": 1, "fg3a": 1, "thrm": 1, "thra": 1}),
        ("two", 2, {"fg2m": 1, "fg2a": 1}),
        ("dunk", 2, {"fg2m": 1, "fg2a": 1, "dnkm": 1, "dnka": 1}),
        ("pullup2", 2, {"fg2m": 1, "fg2a": 1, "pulm": 1, "pula": 1}),
        ("pullup3", 3, {"fg3m": 1, "fg3a": 1, "pulm": 1, "pula": 1}),
        ("fastbreak2", 2, {"fg2m": 1, "fg2a": 1, "fbkm": 1}),
        ("fastbreak3", 3, {"fg3m": 1, "fg3a": 1, "fbkm": 1}),
        ("longshot", 3, {"fg3m": 1, "fg3a": 1, "lngm": 1, "lnga": 1}),
        ("alley", 2, {"fg2m": 1, "fg2a": 1, "alym": 1}),
    ],
)
def test_a_basket_counts_by_its_kind(shot, points, keys):
    basket = ev.Basket(HOME, points, shot, False)

    always = {"pts": points, "q1": points, "fgm": 1, "fga": 1}
    assert line(HOME, basket) == {**always, **keys}
    assert line(AWAY, basket) == {"poss": 1}


def test_a_basket_with_a_foul_keeps_the_possession():
    basket = ev.Basket(HOME, 2, "two", True)

    assert line(HOME, basket)["and1"] == 1
    assert line(AWAY, basket) == {}


@pytest.mark.parametrize(
    ("event", "counted"),
    [
        (ev.Tip("Tc", "9d"), {"crd": 1}),
        (ev.TipWon(HOME), {"poss": 1}),
        (ev.Pass(HOME, ("7c", "8c"), False, "paint"), {"crd": 2}),
        (ev.Pass(HOME, ("7c",), True, "arc"), {"crd": 2, "jok": 1}),
        (ev.Advance(HOME, "arc"), {"pass": 1}),
        (ev.Shot(HOME, "pullup2", ("7c", "7s"), False), {"crd": 2}),
        (ev.StealTry(HOME, "7c", True), {"crd": 2, "jok": 1, "sta": 1}),
        (ev.Steal(HOME), {"stl": 1, "poss": 1}),
        (ev.Steal(AWAY), {"to": 1}),
        (ev.BlockTry(HOME, "7c", False), {"crd": 1, "bka": 1}),
        (ev.Block(HOME, "two"), {"blk": 1, "poss": 1}),
        (ev.Block(AWAY, "three"), {"fga": 1, "fg3a": 1, "thra": 1}),
        (ev.Foul(HOME, 2), {"pf": 1}),
        (ev.Miss(HOME, "dunk"), {"fga": 1, "fg2a": 1, "dnka": 1}),
        (ev.Miss(HOME, "longshot"), {"fga": 1, "fg3a": 1, "lnga": 1}),
        (ev.Miss(AWAY, "longshot"), {"poss": 1}),
        (ev.AlleyOop(HOME, "Kc"), {"crd": 1}),
        (ev.FreeThrow(HOME, False, False, True), {"fta": 1}),
        (
            ev.FreeThrow(HOME, True, False, False),
            {"pts": 1, "q1": 1, "ftm": 1, "fta": 1},
        ),
        (
            ev.FreeThrow(HOME, True, True, True),
            {"pts": 1, "q1": 1, "ftm": 1, "fta": 1, "jok": 1, "crd": 1},
        ),
        (ev.FreeThrow(AWAY, True, False, True), {"poss": 1}),
        (ev.ReboundTry(HOME, "", False), {}),
        (ev.ReboundTry(HOME, "7c", True), {"crd": 2, "jok": 1}),
        (ev.Rebound(HOME, True, False), {"orb": 1}),
        (ev.Rebound(HOME, False, False), {"drb": 1, "poss": 1}),
        (ev.LooseBall(HOME), {"trb": 1, "poss": 1}),
        (ev.TimeOut(HOME, 3), {"tmo": 1}),
        (ev.TimeOutResponse(HOME, 3), {}),
        (ev.GiveUp(HOME), {"for": 1}),
        (ev.GiveUp(AWAY), {"poss": 1}),
        (ev.ShootoutThrow(HOME, True), {}),
        (ev.QuarterEnd(HOME), {}),
    ],
    ids=repr,
)
def test_other_events(event, counted):
    assert line(HOME, event) == counted


def test_overtimes_share_a_column_but_not_a_period():
    events = []
    for quarter, overtime in ((4, 0), (5, 1), (6, 2)):
        events += [
            ev.QuarterStart(quarter, overtime, HOME),
            ev.Basket(HOME, 2, "two", False),
        ]

    box = tally(RULESET, events)

    assert (box.team(HOME)["q4"], box.team(HOME)["ot"]) == (2, 4)
    assert box.periods[3:] == [(2, 0), (2, 0), (2, 0)]
    assert box.team(HOME)["poss"] == 3


def test_a_shootout_is_a_period_of_one_point():
    box = tally(
        RULESET,
        [
            ev.ShootoutStart(5),
            ev.ShootoutThrow(AWAY, True),
            ev.ShootoutWon(AWAY),
        ],
    )

    assert box.periods[4] == (0, 1)
    assert (box.team(AWAY)["so"], box.team(AWAY)["pts"]) == (1, 1)
    assert box.team(AWAY)["ftm"] == 0


def test_events_without_a_quarter_start_count_in_the_first():
    box = tally(RULESET, [ev.Basket(HOME, 2, "two", False)])

    assert (box.team(HOME)["q1"], box.periods) == (2, [(2, 0)])


def test_columns_of_quarters_reach_the_longest_game():
    longest = next(option for option in RULESET.options if option.name == "quarters")

    quarters = [column.key for column in STAT_COLUMNS if column.key[0] == "q"]

    assert quarters == [f"q{number}" for number in range(1, longest.maximum + 1)]


def test_shares_are_formulas():
    formulas = {
        column.key: column.adds
        for column in STAT_COLUMNS
        if column.key.endswith("_pct")
    }

    assert formulas == {
        "fg_pct": Ratio("fgm", "fga"),
        "fg2_pct": Ratio("fg2m", "fg2a"),
        "fg3_pct": Ratio("fg3m", "fg3a"),
        "ft_pct": Ratio("ftm", "fta"),
    }


@pytest.mark.parametrize(
    ("number", "name"), [(1, "Q1"), (4, "Q4"), (5, "OT1"), (9, "OT5"), (10, "SO")]
)
def test_periods_are_quarters_overtimes_and_the_shootout(number, name):
    assert period_name(number, 4, 5) == name
