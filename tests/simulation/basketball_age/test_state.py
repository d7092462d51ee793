"""The state's own questions: places, balance, chances, and how a game ended."""

import pytest

from simulation.basketball_age.court import NOWHERE, OUTSIDE, ZONE
from simulation.basketball_age.state import DRIBBLING, FRESH, PICKED_UP
from simulation.protocol import AWAY, HOME, Result

H1, H5, A1, A5 = 0, 4, 10, 14


def test_a_zone_fills_up_and_has_room_again(at):
    game = at("H1:d1")
    zone = ZONE["d1"]

    before = game.room[HOME] >> zone & 1
    game.lift(H1)

    assert (before, game.room[HOME] >> zone & 1) == (0, 1)
    assert game.room[AWAY] >> zone & 1 == 1


def test_lifting_who_is_nowhere_changes_nothing(at):
    game = at("H1:d1")
    game.lift(H1)
    before = game.position()

    game.lift(H1)

    assert game.position() == before


def test_nobody_beside_the_spot_once_the_inbounder_is_in(at):
    game = at("H1:outside", spot="e1", inbound_due=True)

    game.lift(H1)

    assert (game.spot, game.occupants[OUTSIDE]) == (NOWHERE, 0)


def test_a_cleared_court_holds_nobody_and_balances_all(at):
    game = at("H1:d3", unbalanced=["H2", "A2"], paint_once=["H3"])

    game.clear_court()

    assert set(game.where) == {NOWHERE}
    assert (game.unbalanced, game.flipped, game.paint_once) == (0, 0, 0)


@pytest.mark.parametrize(
    ("dribble", "modifier"), [(FRESH, 1), (DRIBBLING, 4), (PICKED_UP, 1)]
)
def test_a_steal_from_a_more_skilled_handler(at, dribble, modifier):
    game = at("H1:d3")
    game.dribble = dribble

    assert game.steal_modifier(A5) == modifier


def test_a_steal_from_a_less_skilled_holder_is_even(at):
    game = at("H5:d3", ball="H5")

    assert game.steal_modifier(A1) == 0


def test_modifiers_of_height_and_skill(at):
    game = at("H1:d3", defence_boost={"away": 2})

    assert game.block_modifier(H1, A5, "shoot") == 1 - 5 - 1
    assert game.block_modifier(H1, A5, "dunk") == 1 - 5 - 1 + 1
    assert game.skill_modifier(H1, A5) == 5 - 1 - 1


def test_a_game_that_goes_on_has_no_result(at):
    game = at("H1:d3", scores={"home": [5], "away": [3]})

    assert (game.result, game.score) == (None, (5, 3))


@pytest.mark.parametrize(
    ("forfeited", "points", "result"),
    [
        ("home", ([2], [3]), Result("forfeit", 2, 3)),
        ("home", ([3], [3]), Result("forfeit", 0, 2)),
        ("away", ([3], [2]), Result("forfeit", 3, 2)),
        ("away", ([2], [9]), Result("forfeit", 2, 0)),
    ],
)
def test_a_forfeit_stands_where_the_others_lead(at, forfeited, points, result):
    home, away = points

    game = at(frames=[], forfeit=forfeited, scores={"home": home, "away": away})

    assert (game.result, game.score) == (result, result[1:])
