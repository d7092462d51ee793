"""The offence: shots that are fair, drives, passes, and getting the ball across."""

import pytest

from simulation.basketball_age.coaches.attack import NEVER, choose_step, fair_value
from simulation.basketball_age.coaches.mind import INSIDE, MIDDLE, OUTSIDE
from simulation.basketball_age.coaches.weights import weight
from simulation.protocol import SIDES

FAR = "H2:b1 H3:c2 H4:b4 H5:a2"
AWAY_FAR = "A1:a5 A2:b5 A3:c5 A4:d5 A5:e5"


@pytest.fixture
def wanted() -> list[int]:
    """Return what is to be called, the last of them."""
    return []


@pytest.fixture
def called(wanted):
    """Let possessions be called the same: ``called(OUTSIDE)`` before ``at``."""
    return wanted.append


@pytest.fixture
def at(at, wanted, mind_of):
    """Place players at a level score for which what is wanted is called."""

    def placed(zones, **fields):
        game = at(zones, **fields)
        if not wanted:
            return game
        mind = mind_of(game)
        call = wanted[-1], mind.called(game)[1]
        while mind.called(game)[:2] != call:
            for side in SIDES:
                game.points[side] += 1
                game.scores[side][-1] += 1
        return game

    return placed


def play_activation(game, choose):
    """Let the standard coach play one activation; return its choices."""
    chosen = [choose(game)]
    game.apply(chosen[0])
    while game.pending.kind == "step":
        chosen.append(choose(game))
        game.apply(chosen[-1])
    return chosen


def test_an_open_handler_shoots_a_called_three(at, choose, called):
    called(OUTSIDE)
    game = at(f"H1:g2 {FAR} {AWAY_FAR}", across=True)

    assert play_activation(game, choose) == ["activate H1", "shoot"]


def test_an_open_handler_drives_to_a_called_lay_up(at, choose, called):
    called(INSIDE)
    game = at(f"H1:g2 {FAR} {AWAY_FAR}", across=True)

    chosen = play_activation(game, choose)

    assert chosen[0] == "activate H1"
    assert chosen[-1] == "lay_up"


def test_a_man_beside_the_paint_receives_and_shoots(at, choose, called):
    called(MIDDLE)
    game = at(f"H1:e3 H3:h2 H2:b1 H4:b4 H5:a2 {AWAY_FAR}", across=True)

    assert play_activation(game, choose) == ["activate H3", "receive", "shoot"]


def test_a_man_takes_the_ball_beside_the_paint_and_dunks(at, choose, called):
    called(INSIDE)
    game = at(f"H1:e3 H4:g2 H2:b1 H3:b4 H5:a2 {AWAY_FAR}", ball="H1", across=True)

    chosen = play_activation(game, choose)

    assert chosen[0] == "activate H4" or chosen[-1] == "lay_up"


def test_the_best_is_done_with_the_last_token(at, choose, called):
    called(OUTSIDE)
    game = at(f"H1:d3 {FAR} {AWAY_FAR}", tokens=1, across=True)

    assert play_activation(game, choose)[-1] in ("shoot", "lay_up")


def test_without_a_fair_shot_players_move_up(at, choose, called):
    called(OUTSIDE)
    game = at("H1:a3 H2:b2 H3:b4 H4:b3 H5:a2 A1:f3 A2:f2 A3:f4 A4:g3 A5:h3")

    chosen = play_activation(game, choose)

    assert any(choice.startswith("move") for choice in chosen)
    assert chosen[-1] in ("dribble", "hold", "end")


@pytest.mark.parametrize(
    ("zones", "dribble", "first"),
    [
        ("H1:c3 H2:a1 H3:a4 H4:b4 H5:a2", "fresh", "activate H1"),
        ("H1:c3 H2:b1 H3:a4 H4:b4 H5:a2", "picked_up", "activate H2"),
        ("H1:a3 H2:e2 H3:a4 H4:b4 H5:a2", "picked_up", "activate H2"),
        ("H1:a3 H2:a1 H3:a4 H4:b4 H5:a2", "picked_up", "nothing"),
    ],
)
def test_the_ball_comes_across_with_the_third_token(
    at, choose, called, zones, dribble, first
):
    called(OUTSIDE)
    away = "A1:g1 A2:g5 A3:g3 A4:h3 A5:h3"
    flipped = ["H2"] if "H2:a1" in zones else []
    game = at(
        f"{zones} {away}", tokens=8, dribble=dribble, ball="H1", unbalanced=flipped
    )

    choice = choose(game)
    assert choice == first
    if choice != "nothing":
        play_activation(game, choose)
        assert game.across


def test_the_thrower_passes_to_whom_the_ball_reaches(at, choose, called):
    called(OUTSIDE)
    game = at(
        "H1:outside H2:c3 H3:c1 H4:c5 H5:d3 A1:c3 A2:a3 A3:c5 A4:h3 A5:h3",
        ball="H1",
        spot="a3",
        inbound_due=True,
    )
    game.apply("activate H1")

    assert choose(game) in ("pass H3", "pass H5")


def test_an_inbound_is_taken_where_no_shot_is_fair(at, choose, called):
    called(OUTSIDE)
    game = at(
        "H1:outside H2:c3 H3:c1 H4:c5 H5:d3 A1:g3 A2:g2 A3:g4 A4:h3 A5:h3",
        ball="H1",
        spot="a3",
        inbound_due=True,
    )

    choice = choose(game)

    assert choice.startswith("activate")
    assert choice != "activate H1"


def test_an_inbounder_without_the_ball_walks_in(at, choose):
    game = at(f"H1:outside H2:c3 H3:c1 H4:c5 H5:d3 {AWAY_FAR}", ball="H2", spot="a3")
    game.apply("activate H1")

    assert choose(game) == "move a3"


def test_who_waits_in_the_paint_is_sent_out(at, choose, called):
    called(OUTSIDE)
    game = at(
        "H1:d3 H5:h3 H2:b1 H3:a2 H4:b4 A1:d3 A2:d3 A3:h3 A4:h3 A5:h3",
        ball="H1",
        dribble="picked_up",
        unbalanced=["H2", "H3"],
    )

    assert choose(game, pace=0) == "activate H5"


def test_nobody_counts_on_a_handler_who_is_unbalanced(at, choose):
    game = at(f"H1:g2 H2:h2 H3:c2 H4:b4 H5:a2 {AWAY_FAR}", unbalanced=["H1"])

    chosen = play_activation(game, choose)

    assert chosen[0].startswith("activate")
    assert not {"receive", "shoot"} & set(chosen)


def test_a_man_who_was_stopped_ends_his_activation(at, choose):
    game = at("H1:g2 A1:g2 H2:b1", across=True)
    for choice in ("activate H1", "move g3", "move_with A1", "1-1"):
        game.apply(choice)

    assert choose(game) in ("dribble", "hold")


def test_a_followed_handler_shoots_or_gives_up_the_drive(at, choose, called):
    called(MIDDLE)
    game = at(f"H1:g2 A1:g2 A2:h3 {FAR}", across=True)
    for choice in ("activate H1", "move g3", "move_with A1", "3-4"):
        game.apply(choice)

    choice = choose(game)

    assert choice in game.pending.options
    assert choice != "lay_up"


def test_a_dribbler_holds_the_ball_near_a_good_thief(at, mind_of, called):
    called(OUTSIDE)
    game = at(
        "H5:d2 A1:d3 H1:c2 H2:b1 H3:c1 H4:b4 A2:g2 A3:g4 A4:h3 A5:g3",
        ball="H5",
        dribble="dribbling",
    )
    game.apply("activate H5")
    while game.pending.kind == "step" and "move e2" in game.pending.options:
        game.apply("move e2")

    assert "dribble" in game.pending.options
    assert step_of(game, mind_of, ("dribble", "hold")) == "hold"


def step_of(game, mind_of, options):
    """Ask for a step among some options only."""
    decision = game.pending
    decision = type(decision)(
        decision.actor, "step", options, options[-1], decision.prompt, (), 0
    )
    return choose_step(game, mind_of(game), decision)


def test_screens_are_set_where_they_pay(at, mind_of, called):
    called(OUTSIDE)
    game = at(
        "H1:d3 A1:d3 H5:d3 H2:b1 H3:c1 H4:b4 A2:g2 A3:g4 A4:h3 A5:h3",
        ball="H1",
        dribble="picked_up",
        attack_boost={"home": 1},
    )
    game.apply("activate H5")

    assert step_of(game, mind_of, ("screen A1", "end")) == "screen A1"
    assert step_of(game, mind_of, ("move d2", "end")) == "end"


def test_screens_that_cost_more_than_they_give_are_not_set(at, mind_of, called):
    called(OUTSIDE)
    game = at(
        "H1:d3 A1:d3 H5:d3 H2:b1 H3:c1 H4:b4 A2:g2 A3:g4 A4:h3 A5:h3",
        ball="H1",
        dribble="picked_up",
    )
    game.apply("activate H5")

    assert step_of(game, mind_of, ("screen A1", "end")) == "end"


def test_who_may_only_go_on_goes_on(at, mind_of, called):
    called(OUTSIDE)
    game = at(
        "H1:d3 A1:d3 H5:d3 H2:b1 H3:c1 H4:b4 A2:g2 A3:g4 A4:h3 A5:h3",
        ball="H1",
        dribble="picked_up",
    )
    game.apply("activate H5")

    assert step_of(game, mind_of, ("move c3", "move d4")) in ("move c3", "move d4")


def test_a_step_is_asked_in_an_activation_only(at, mind_of):
    game = at("H1:d3")

    with pytest.raises(TypeError, match="activation"):
        choose_step(game, mind_of(game), game.pending)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"tokens": 5}, "usual"),
        ({"tokens": 0}, "never"),
        ({"clock": 5}, "never"),
        ({"period": 4, "clock": 100, "scores": {"home": [9], "away": [5]}}, "more"),
        ({"period": 4, "clock": 100, "scores": {"home": [5], "away": [9]}}, "less"),
        ({"period": 4, "clock": 100}, "usual"),
    ],
)
def test_what_is_fair_hangs_on_tokens_clock_and_score(at, mind_of, fields, expected):
    fields = dict(fields)
    tokens = fields.pop("tokens", 5)
    if "period" in fields and "scores" in fields:
        scores = fields["scores"]
        fields["scores"] = {side: [0, 0, 0, *row] for side, row in scores.items()}
    game = at("H1:d3", **fields)
    mind = mind_of(game)

    value = fair_value(game, mind, tokens)

    usual = mind.fair[tokens]
    assert (
        value
        == {
            "usual": usual,
            "never": NEVER,
            "more": usual + weight("urgency"),
            "less": usual - weight("urgency"),
        }[expected]
    )


def test_a_clock_that_is_read_leaves_the_usual_pause(at, mind_of):
    game = at("H1:d3", options={"clock_profile": "table"}, clock=6)
    mind = mind_of(game)

    assert fair_value(game, mind, 5) == mind.fair[5]
