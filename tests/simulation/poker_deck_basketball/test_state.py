"""Positions as they are written, copied and told."""

import pytest

from simulation.protocol import AWAY, HOME, Result


def test_what_lies_nowhere_else_is_out_of_play(at):
    game = at("7c 8c", "3h", "9c", zone="arc", table={"away": ["Kd"]})

    home, away = game.discards

    assert home.bit_count() == 26 - 3
    assert away.bit_count() == 26 - 2


def test_a_copy_shares_nothing_that_changes(at, play_on):
    game = at("7c 8c Kc", "3h 4d", zone="arc")
    before = game.position()

    other = game.copy()
    play_on(other, 3, lambda game: game.quarter == 2)

    assert game.position() == before
    assert (game.events, other.quarter) == ([], 2)


@pytest.mark.parametrize(
    ("quarter", "options", "kind"),
    [
        (4, {}, "regulation"),
        (5, {}, "overtime"),
        (10, {}, "shootout"),
        (5, {"tiebreak": "free_throws"}, "shootout"),
    ],
)
def test_ending_follows_from_the_periods(at, quarter, options, kind):
    scores = {"home": [0] * quarter, "away": [*[0] * (quarter - 1), 2]}

    game = at(steps=[], quarter=quarter, scores=scores, options=options)

    assert game.result == Result(kind, 0, 2)
    assert game.pending is None


def test_points_are_the_sums_of_the_quarters(at):
    game = at("7c 8c", "3h", quarter=2, scores={"home": [3, 4], "away": [0, 6]})

    assert (game.score, game.points[HOME], game.points[AWAY]) == ((7, 6), 7, 6)
