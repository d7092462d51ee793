"""Rebounds: steps that win them, and none that give fouls away."""

import pytest

from simulation.basketball_age.coaches.glass import glass_value
from simulation.basketball_age.coaches.weights import weight


def missed(at, zones, side="away", **fields):
    """Home has missed from g2; a side may step."""
    frames = [
        {"kind": "turn"},
        {"kind": "rebound", "shooter": "H1", "side": side},
    ]
    return at(f"H1:g2 {zones}", frames=frames, **fields)


def test_the_tallest_steps_into_an_empty_paint_when_others_threaten(at, choose):
    game = missed(at, "H5:h3 A3:h2 A5:h4")

    assert choose(game) == "step A5 h3"


def test_nobody_steps_where_the_ball_comes_by_itself(at, choose):
    game = missed(at, "A3:h2 A5:h4")

    assert choose(game) == "none"


def test_a_small_man_steps_out_of_a_fight_that_he_must_lose(at, choose):
    game = missed(at, "H1:g2 H5:h3 H4:h3 H3:h3 A1:h3", side="away")

    assert choose(game).startswith("step A1")


def test_attackers_stay_back_where_the_step_gains_little(at, choose):
    game = missed(at, "H3:h4 A4:h3 A5:h3 A3:h3", side="home")

    assert choose(game) == "none"


def test_attackers_step_in_where_they_gain_much(at, choose):
    game = missed(at, "H5:h4 A1:h3", side="home")

    assert choose(game) == "step H5 h3"


@pytest.mark.parametrize(
    ("mine", "theirs", "is_defence", "value"),
    [
        (0, 0, True, weight("rebound")),
        (0, 0, False, 0),
        (0, 4, True, 0),
        (3, 0, False, weight("rebound")),
        (5, 5, True, weight("rebound") // 2),
    ],
)
def test_factors_are_worth_their_chances(mine, theirs, is_defence, value):
    assert glass_value(mine, theirs, 0, is_defence, weight("rebound_foul")) == value


def test_who_may_not_foul_again_leaves_a_fight_that_he_may_lose(at, choose):
    zones = "H4:h3 A4:h3 A1:b1 A2:b2 A3:b3 A5:b4"
    spent = dict.fromkeys(("A6", "A7", "A8", "A9", "A10"), 5)

    fresh = missed(at, zones)
    tired = missed(at, zones, fouls={"A4": 4, **spent})

    assert choose(fresh) == "none"
    assert choose(tired).startswith("step A4")
