"""Who plays when: shifts, foul trouble, fouling out, timeouts."""

import pytest

from simulation.basketball_age.coaches.bench import wanted
from simulation.basketball_age.tables import PLAYERS
from simulation.protocol import AWAY, HOME


def names(mask):
    return [name for place, name in enumerate(PLAYERS) if mask >> place & 1]


@pytest.mark.parametrize(
    ("clock", "five"),
    [
        (1200, ["H1", "H2", "H3", "H4", "H5"]),
        (880, ["H1", "H2", "H4", "H5", "H8"]),
        (600, ["H5", "H6", "H7", "H8", "H9"]),
        (120, ["H1", "H2", "H3", "H4", "H5"]),
    ],
)
def test_substitutes_have_their_shifts_in_every_quarter(at, mind_of, clock, five):
    game = at("H1:d3", clock=clock)

    assert names(wanted(game, mind_of(game), HOME)) == five


def test_nobody_is_relieved_without_a_rotation(at, mind_of):
    game = at("H1:d3", clock=600)

    five = wanted(game, mind_of(game, rotation=0), HOME)

    assert names(five) == ["H1", "H2", "H3", "H4", "H5"]


def test_starters_finish_the_game(at, mind_of):
    game = at("H1:d3", period=4, clock=300, fouls={"A4": 4})

    five = wanted(game, mind_of(game), AWAY)

    assert names(five) == ["A1", "A2", "A3", "A4", "A5"]


def test_who_is_in_foul_trouble_rests_for_who_plays_most_like_him(at, mind_of):
    game = at("H1:d3", fouls={"H5": 3})

    assert names(wanted(game, mind_of(game), HOME)) == ["H1", "H2", "H3", "H4", "H10"]


def test_foul_trouble_begins_later_without_caution(at, mind_of):
    game = at("H1:d3", fouls={"H5": 3})

    five = wanted(game, mind_of(game, foul_caution=0), HOME)

    assert names(five) == ["H1", "H2", "H3", "H4", "H5"]


def test_who_must_rest_plays_on_where_nobody_else_may(at, mind_of):
    fouls = {f"H{number}": 4 for number in range(1, 11)}
    game = at("H1:d3", fouls=fouls)

    five = wanted(game, mind_of(game), HOME)

    assert names(five) == ["H1", "H2", "H3", "H4", "H5"]


def test_a_starter_who_fouled_out_is_replaced_by_who_plays_most_like_him(at, mind_of):
    game = at("H1:d3", clock=1200, fouls={"H4": 5})

    assert names(wanted(game, mind_of(game), HOME)) == ["H1", "H2", "H3", "H5", "H9"]


def test_a_short_team_sends_who_is_left(at, mind_of):
    fouls = {f"H{number}": 5 for number in range(2, 9)}
    game = at("H1:d3 H9:d2 H10:c3", fouls=fouls)

    assert names(wanted(game, mind_of(game), HOME)) == ["H1", "H9", "H10"]


def dead_ball(at, stage, **fields):
    """A dead ball of home's at a stage."""
    frames = [
        {"kind": "turn"},
        {"kind": "dead", "side": "home", "spots": ["g1"], "stage": stage},
    ]
    return at("H1:d3 H2:d2 H3:c3 H4:c2 H5:b3", frames=frames, **fields)


def test_substitutions_bring_the_wanted_five_in(at, choose):
    game = dead_ball(at, "substitute", clock=880)

    choice = choose(game)

    assert choice == "sub H8 H3"


def test_substitutions_end_when_the_wanted_five_play(at, choose):
    assert choose(dead_ball(at, "substitute", clock=1200)) == "done"


def test_a_man_who_fouled_out_is_replaced_by_who_is_like_him(at, choose):
    game = dead_ball(at, "replace", fouls={"H4": 5})

    assert choose(game) == "sub H9 H4"


@pytest.mark.parametrize(
    ("clock", "minutes", "choice"),
    [(359, 6, "timeout"), (360, 6, "none"), (0, 0, "none"), (1199, 20, "timeout")],
)
def test_timeouts_are_called_when_the_dial_says(at, choose, clock, minutes, choice):
    game = dead_ball(at, "timeout", clock=clock)

    assert choose(game, timeouts=minutes) == choice


def test_timeouts_are_left_to_the_side_with_the_ball(at, choose):
    game = dead_ball(at, "timeout", clock=100)
    game.apply("none")

    assert game.pending.actor == AWAY
    assert choose(game) == "none"


def test_benefits_follow_the_ball(at, choose):
    game = dead_ball(at, "timeout", clock=100)
    game.apply("timeout")
    game.apply("none")

    assert choose(game) == "offence"
    game.apply("offence")
    assert choose(game) == "defence"
