"""The defence: guarding, going for the ball, contests, fouls that stop the clock."""

import pytest

from simulation.basketball_age.coaches import guard
from simulation.basketball_age.tables import PLAYERS

BACK = "H1:d3 H2:g2 H3:g4 H4:h4 H5:h2"


def steal_of(mind_of, game, player, **profile):
    mind = mind_of(game, **profile)
    return guard.steal_value(game, mind, PLAYERS.index(player))


def test_a_defender_goes_to_the_man_nobody_guards(at, choose):
    game = at(f"{BACK} A1:g2 A2:g2 A3:g4 A4:h4 A5:h3", acting="defence", across=True)

    choice = choose(game)

    assert choice.startswith("move")


def test_a_pass_without_movement_limits_the_move(at, choose):
    game = at(
        "H1:f3 H2:b2 H3:b4 H4:b3 H5:c2 A1:d3 A2:h5 A3:h1 A4:a5 A5:a1",
        acting="defence",
        limit=1,
        across=True,
    )

    choice = choose(game)

    assert choice in game.pending.options


def test_defenders_far_away_run_back_as_far_as_they_may(at, choose):
    zones = "H1:b2 H2:b3 H3:b4 H4:c2 H5:c4 A1:a2 A2:a3 A3:a4 A4:b1 A5:b5"
    free = at(zones, acting="defence", unbalanced=["A2"])
    bound = at(zones, acting="defence", limit=1)

    assert choose(free).startswith("move")
    assert choose(bound).startswith("move")


def test_the_clever_steal_from_the_clumsy(at, choose):
    game = at("H5:d3 A1:d3", ball="H5", dribble="dribbling", acting="defence")

    assert choose(game) == "steal A1"


def test_nobody_goes_for_the_ball_of_his_better(at, choose):
    game = at("H1:d3 A5:d3", ball="H1", dribble="dribbling", acting="defence")

    assert not choose(game).startswith("steal")


def test_the_dial_moves_what_a_steal_is_worth(at, mind_of):
    game = at("H1:d3 A1:d3", ball="H1", dribble="dribbling", acting="defence")

    values = [steal_of(mind_of, game, "A1", steals=dial) for dial in (0, 5, 10)]

    assert values == sorted(set(values))


def test_a_side_that_is_behind_late_fouls_the_worst_shooter(at, choose):
    game = at(
        "H3:d3 H5:d3 A1:d3",
        ball="H3",
        acting="defence",
        period=4,
        clock=60,
        scores={"home": [0, 0, 0, 8], "away": [0, 0, 0, 3]},
    )

    assert choose(game) == "foul A1 H5"


def test_who_would_leave_his_side_short_does_not_foul_on_purpose(at, choose):
    spent = dict.fromkeys(("A6", "A7", "A8", "A9", "A10"), 5)
    late = {
        "acting": "defence",
        "period": 4,
        "clock": 60,
        "scores": {"home": [0, 0, 0, 8], "away": [0, 0, 0, 3]},
    }
    zones = "H3:d3 H5:d3 A1:d3 A4:d3"

    alone = at(zones, ball="H3", fouls={"A1": 4, **spent}, **late)
    replaced = at(zones, ball="H3", fouls={"A1": 4}, **late)

    assert choose(alone) == "foul A4 H5"
    assert choose(replaced) == "foul A1 H5"


@pytest.mark.parametrize(("clock", "home"), [(121, 8), (60, 13), (60, 3), (0, 8)])
def test_fouls_do_not_stop_the_clock_in_vain(at, choose, clock, home):
    game = at(
        "H3:d3 A1:d3",
        ball="H3",
        acting="defence",
        period=4,
        clock=clock,
        scores={"home": [0, 0, 0, home], "away": [0, 0, 0, 3]},
    )

    assert not choose(game).startswith("foul")


def test_behind_a_move_the_ball_is_tried_where_that_pays(at, choose):
    clumsy = at("H5:d3 A1:d2", ball="H5", dribble="dribbling", acting="defence")
    clever = at("H1:d3 A5:d2", ball="H1", dribble="dribbling", acting="defence")
    clumsy.apply("move A1 d3")
    clever.apply("move A5 d3")

    assert choose(clumsy) == "steal A1"
    assert choose(clever) == "none"


def test_behind_a_move_a_foul_may_stop_the_clock(at, choose):
    game = at(
        "H1:d3 A5:d2",
        ball="H1",
        acting="defence",
        period=4,
        clock=60,
        scores={"home": [0, 0, 0, 8], "away": [0, 0, 0, 3]},
    )
    game.apply("move A5 d3")

    assert choose(game) == "foul A5 H1"


def reaction(at, zones, *choices, **fields):
    game = at(zones, across=True, **fields)
    for choice in choices:
        game.apply(choice)
    assert game.pending.kind == "reaction"
    return game


def test_the_handler_is_followed_to_the_basket(at, choose):
    game = reaction(at, "H1:g2 A1:g2", "activate H1", "move g3")

    assert choose(game) == "move_with A1"


def test_nobody_follows_a_man_who_goes_nowhere(at, choose):
    game = reaction(at, "H4:c3 A4:c3 H1:f3", "activate H4", "move c2", ball="H1")

    assert choose(game) == "none"


def test_a_man_without_the_ball_is_followed_too(at, choose):
    game = reaction(at, "H2:g2 A2:g2 H1:d3", "activate H2", "move h2", ball="H1")

    assert choose(game) == "move_with A2"


def test_a_clumsy_dribbler_is_stripped(at, choose):
    game = reaction(at, "H5:g2 A1:g2", "activate H5", "move g3", ball="H5")

    assert choose(game) == "steal A1"


def test_lockdowns_are_played_when_the_dial_says(at, choose):
    game = reaction(at, "H3:g2 A2:g2", "activate H3", "move g3", ball="H3")

    assert choose(game, lockdowns=10, steals=0) == "lockdown A2"
    assert choose(game, lockdowns=0) != "lockdown A2"


def contest(at, zones, *choices, **fields):
    game = at(zones, across=True, **fields)
    for choice in choices:
        game.apply(choice)
    return game


def test_the_tallest_blocks(at, choose):
    game = contest(at, "H2:h2 A2:h2 A5:h2", "activate H2", "shoot")

    assert choose(game) == "block A5"


def test_a_small_man_lets_a_tall_one_shoot(at, choose):
    game = contest(at, "H5:h2 A1:h2", "activate H5", "shoot")

    assert choose(game) != "block A1"


def test_who_gets_there_contests(at, choose):
    game = contest(at, "H2:g2 A5:h3 A4:e2", "activate H2", "move h2", "shoot")

    assert choose(game) == "move A5 h2"
    game.apply("move A5 h2")
    assert choose(game) == "block A5"


def test_a_man_who_came_in_vain_does_not_block(at, choose):
    game = contest(at, "H5:g2 A1:h3", "activate H5", "move h2", "shoot", ball="H5")
    game.apply("move A1 h2")

    assert choose(game) == "none"


def test_what_is_left_of_a_contest_is_used_for_the_rebound(at, choose):
    game = contest(at, "H2:g2 A2:h2 A4:h4", "activate H2", "move h2", "shoot")
    game.apply("block A2")
    game.apply("3-4")

    assert game.pending.kind == "contest_move"
    assert choose(game) == "move A4 h3"


def test_a_lay_up_is_locked_down_when_the_dial_says(at, choose):
    zones = "H2:h2 A3:h3"
    game = contest(at, zones, "activate H2", "move h3", "lay_up", ball="H2")

    assert choose(game, lockdowns=10) == "lockdown A3"
    assert choose(game, lockdowns=0) == "block A3"


def test_last_fouls_are_avoided_in_contests(at, mind_of):
    costs = []
    for fouls in ({}, {"A2": 4}):
        game = contest(at, "H2:h2 A2:h2", "activate H2", "shoot", fouls=fouls)
        frame = game.frames[-1]
        attempt = guard.Attempt(game, mind_of(game), frame)
        costs.append(attempt.blocked_by(11))

    assert costs[0] < costs[1]


def test_answers_need_what_they_answer(at, mind_of):
    game = at("H1:d3")
    mind = mind_of(game)
    shot = contest(at, "H2:h2 A2:h2", "activate H2", "move h1", "none")

    with pytest.raises(TypeError, match="contest"):
        guard.choose_challenge(game, mind, game.pending)
    with pytest.raises(TypeError, match="reaction"):
        guard.choose_reaction(shot, mind, shot.pending)
