"""The box score, folded from events."""

import pytest

from simulation.boxscore import Ratio, tally
from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball import events as ev
from simulation.playing_card_basketball.statistics import STAT_COLUMNS
from simulation.protocol import AWAY, HOME, Event


def line(side: int, *events: Event) -> dict[str, int]:
    """Return what is not nought in a team's line."""
    box = tally(RULESET, events)
    return {key: amount for key, amount in box.team(side).items() if amount}


@pytest.mark.parametrize(
    ("event", "home", "away"),
    [
        (ev.PossessionStart(HOME, 1), {"poss": 1}, {}),
        (ev.Pass(HOME, True), {"pass": 1}, {}),
        (ev.StealAttempt(AWAY, False, "8d", "8c"), {}, {"sta": 1}),
        (ev.StealAttempt(AWAY, True, "9d", "8c"), {"to": 1}, {"sta": 1, "stl": 1}),
        (ev.Redraw(AWAY, "5d"), {}, {"rdw": 1}),
        (ev.TipWon(AWAY), {}, {"tip": 1}),
        (ev.Rebound(HOME, True), {"orb": 1}, {}),
        (ev.Rebound(HOME, False), {"drb": 1}, {}),
        (ev.Decided(HOME, 1), {"pts": 1, "dec": 1}, {}),
        (ev.Contest(AWAY), {}, {"con": 1}),
        (
            ev.Basket(HOME, 2, False, "Js", "Jh"),
            {"pts": 2, "fg2m": 1, "fg2a": 1},
            {},
        ),
        (
            ev.Basket(HOME, 2, True, "Js", "Td"),
            {"pts": 2, "fg2m": 1, "fg2a": 1, "and1": 1},
            {},
        ),
        (
            ev.Basket(AWAY, 3, False, "Ad", "2c"),
            {},
            {"pts": 3, "fg3m": 1, "fg3a": 1},
        ),
        (ev.Miss(HOME, 2, "chance", "Ts", "Jh"), {"fg2a": 1}, {}),
        (ev.Miss(HOME, 3, "contested", "Ts", "Td"), {"fg3a": 1}, {}),
        (ev.Block(AWAY, 2, "Jd", "Ts"), {"fg2a": 1}, {"blk": 1}),
        (ev.Block(AWAY, 3, "Jd", "Ts"), {"fg3a": 1}, {"blk": 1}),
        (ev.Foul(AWAY, 2), {}, {"pf": 1}),
        (ev.FreeThrow(HOME, True, "6s", "6h"), {"pts": 1, "ftm": 1, "fta": 1}, {}),
        (ev.FreeThrow(HOME, False, "6s", "7h"), {"fta": 1}, {}),
        (ev.Shot(HOME, 3), {}, {}),
        (ev.Leave(AWAY), {}, {}),
        (ev.GameEnd("win"), {}, {}),
    ],
    ids=repr,
)
def test_each_event_counts_for_its_side(event, home, away):
    assert line(HOME, event) == home
    assert line(AWAY, event) == away


def test_all_points_are_in_the_one_period():
    box = tally(
        RULESET,
        [
            ev.TipWon(HOME),
            ev.Basket(HOME, 2, False, "Js", "Jh"),
            ev.Basket(AWAY, 3, False, "Ad", "2c"),
        ],
    )

    assert box.periods == [(2, 3)]


def test_a_game_without_points_is_in_the_line_score():
    assert tally(RULESET, [ev.TipWon(HOME)]).periods == [(0, 0)]


def test_shares_are_formulas():
    formulas = {
        column.key: column.adds
        for column in STAT_COLUMNS
        if isinstance(column.adds, Ratio)
    }

    assert formulas == {
        "fg2_pct": Ratio("fg2m", "fg2a"),
        "fg3_pct": Ratio("fg3m", "fg3a"),
        "ft_pct": Ratio("ftm", "fta"),
        "stl_pct": Ratio("stl", "sta"),
        "ppp": Ratio("pts", "poss", 2),
    }
