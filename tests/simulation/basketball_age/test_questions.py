"""Questions say whom they are about, and what dice will give."""

import random

import pytest

from simulation.basketball_age import RULESET, options
from simulation.basketball_age.coaches.odds import percent
from simulation.basketball_age.questions import question, signed
from simulation.commands.asking import names_of
from simulation.protocol import CHANCE, HOME
from simulation.rosters import average_sheet
from simulation.words import fill

SHEET = average_sheet(RULESET)
NAMES = names_of((SHEET, SHEET))
PAIR = "H1:f3 H2:g2 H3:g4 H4:h2 H5:d3 A1:f3 A2:g2 A3:g4 A4:h3 A5:h3"
# kind of roll → the event that tells of it
ROLLED = {
    "block_roll": "block",
    "steal_roll": "steal",
    "move_with_roll": "move_with",
    "lockdown_roll": "lockdown",
    "screen_roll": "screen",
    "foul_roll": "intentional_foul",
    "pass_roll": "pass_roll",
    "pick_roll": "pick",
    "blind_screen_roll": "blind_screen",
}
ADVANCED = {rule.name: True for rule in options.ADVANCED}


def asked(game):
    return fill(question(game, game.pending), NAMES)


def test_question_says_who_jumps_where(start, apply):
    game = start()
    apply(game, ["done", "done"])

    assert asked(game) == "Who jumps in d3?"


def test_question_names_who_is_placed(at):
    game = at(
        "H1:outside H2:b3 H3: H4: H5: A1: A2: A3: A4: A5:",
        ball="H1",
        spot="a2",
        inbound_due=True,
        frames=[
            {"kind": "turn"},
            {"kind": "placement", "spots": ["a2"], "stage": "attack"},
        ],
    )

    assert asked(game) == "Where do you place SF H3?"


def test_activation_names_the_handler_and_then_who_acts(at):
    game = at(PAIR, ball="H1")
    assert asked(game) == "PG H1 has the ball: whom do you activate?"

    game.apply("activate H2")

    assert asked(game) == "SG H2 at g2, points left: 4. What does he do?"


def test_reaction_names_who_leaves_for_where(at, apply):
    game = at(PAIR, ball="H1")
    apply(game, ["activate H1", "move f2"])

    assert asked(game) == "PG H1 is leaving f3 for f2: do you react?"


def test_contest_names_shooter_and_place(at, apply):
    game = at(PAIR, ball="H1")
    apply(game, ["activate H1", "shoot"])

    assert asked(game) == "PG H1 tries to score from the top (f3): how do you contest?"


def test_roll_of_a_shot_says_what_goes_in(at, apply):
    game = at(PAIR, ball="H1")
    apply(game, ["activate H1", "shoot", "none"])

    assert asked(game) == "PG H1 tries to score: 55 or less goes in."


def test_roll_of_a_block_says_what_each_total_gives(at, apply):
    game = at(PAIR, ball="H1")
    apply(game, ["activate H1", "shoot", "block A1"])

    assert asked(game) == (
        "PG A1 tries to block PG H1, two dice: 3 or less block; 4 to 8 shot; 9 or more "
        "shot and foul; a natural 2 block; a natural 12 shot and foul, not hindered."
    )


def test_defence_is_told_how_far_it_may_move(at, apply):
    game = at(PAIR, ball="H1")
    apply(game, ["activate H1", "pass H2"])
    while game.pending.actor != 1 or game.pending.kind != "defend":
        game.apply(game.pending.default)

    assert asked(game).endswith(": whom do you activate, to move 1 at most?")


def test_defence_without_a_limit_is_told_who_has_the_ball(at):
    game = at(PAIR, ball="H1", acting="defence")

    assert asked(game) == "PG H1 at f3 has the ball: whom do you activate?"


def test_defender_who_has_moved_is_named(at):
    game = at(PAIR, ball="H1", acting="defence")
    game.apply("move A2 f3")

    assert asked(game) == "What does SG A2 do at f3?"


def test_who_has_fouled_out_is_named(at):
    game = at(
        PAIR,
        ball="H1",
        fouls={"A3": 5},
        frames=[{"kind": "turn"}, {"kind": "dead", "side": "home", "spots": ["h3"]}],
    )

    assert asked(game) == "SF A3 has fouled out: who replaces him?"


def test_defender_who_has_come_is_asked_for_a_block(at, apply):
    game = at(PAIR.replace("A1:f3", "A1:e2"), ball="H1")
    apply(game, ["activate H1", "move e3", "shoot", "move A1 e3"])

    assert asked(game) == "Does PG A1 try to block PG H1?"


def test_roll_of_a_free_throw_says_which_and_what_goes_in(at):
    game = at(
        PAIR,
        ball="H1",
        frames=[
            {"kind": "turn"},
            {"kind": "throws", "player": "H1", "of": 2, "stage": "throw"},
        ],
    )

    assert asked(game) == "Free throw 1 of 2 by PG H1: 80 or less goes in."


def test_handler_out_of_bounds_is_told(at):
    game = at(
        "H1:outside H2:b3 H3:c3 H4:d2 H5:d4 A1:f3 A2:g2 A3:g4 A4:h3 A5:h2",
        ball="H1",
        spot="a2",
        inbound_due=True,
    )
    game.apply("activate H1")

    assert asked(game) == "PG H1 out of bounds, points left: 5. What does he do?"


def test_stray_pass_says_which_face_is_whose(at, apply):
    game = at(PAIR, ball="H1")
    apply(game, ["activate H1", "pass H2", "5-6"])

    assert asked(game) == (
        "The pass of PG H1 goes astray, one die. Out of bounds: 1–2; picked off: "
        "3–4 A2, 5–6 A1."
    )


def test_stray_throw_in_may_be_picked_off_beside_its_spot(at, apply):
    game = at(
        "H1:outside H2:g2 A1:e1 A2:g2",
        ball="H1",
        spot="e1",
        inbound_due=True,
    )
    apply(game, ["activate H1", "pass H2", "5-5"])

    assert asked(game) == (
        "The pass of PG H1 goes astray, one die. Out of bounds: 1–2; picked off: "
        "3–4 A2, 5–6 A1."
    )


def test_question_of_a_change_gives_an_example(start):
    assert asked(start()) == (
        "Who starts? With sub H6 H1, say, PG H6 does in place of PG H1."
    )


def test_prompt_serves_where_it_says_all(start, apply):
    game = start()
    apply(game, ["done", "done", "place H5 d3", "place H4 e3"])
    apply(game, ["place A5 d3", "place A4 e3"])

    assert asked(game) == "Place a player outside the circle."


@pytest.mark.parametrize(("modifier", "text"), [(0, ""), (2, " + 2"), (-1, " − 1")])
def test_modifier_stands_behind_the_dice(modifier, text):
    assert signed(modifier) == text


def test_ruleset_puts_the_question(at):
    game = at(PAIR, ball="H1")

    assert RULESET.question(game.view(HOME), game.pending) == question(
        game, game.pending
    )


def check_roll(kind, told, event):
    """What a question said of dice is what came of them."""
    arguments = dict(told.arguments)
    if kind in ROLLED:
        assert arguments["modifier"] == signed(event.total - sum(event.dice))
        assert arguments["player"].slot[1:] == str(event.player)
    if kind == "pass_roll":
        assert arguments["rating"] == event.target
    if kind in ("shot_roll", "throw_roll"):
        assert arguments["target"] == percent(event.target)
    if kind == "rebound_roll":
        assert arguments["factor"] == event.total - event.die
        assert arguments["other_factor"] == event.defence_total - event.defence_die
    if kind == "jump_roll":
        assert arguments["factor"] == event.home_total - event.home_die
        assert arguments["other_factor"] == event.away_total - event.away_die


EVENTS = {
    **ROLLED,
    "shot_roll": "shot",
    "throw_roll": "free_throw",
    "rebound_roll": "rebound_roll",
    "jump_roll": "jump_ball",
}


@pytest.mark.parametrize(
    ("rules", "rolled"),
    [({}, {"block_roll"}), (ADVANCED, {"ball_roll", "pick_roll"})],
    ids=["basic", "advanced"],
)
def test_questions_say_what_dice_will_give_in_any_game(
    start, play_on, random_games, rules, rolled
):
    kinds = set()
    for number in range(random_games):
        expected = []

        def look(game, expected=expected):
            for kind, told, length in expected:
                event = next(
                    each for each in game.events[length:] if each.kind == EVENTS[kind]
                )
                check_roll(kind, told, event)
            decision = game.pending
            told = question(game, decision)
            assert fill(told, NAMES)
            kinds.add(decision.kind)
            expected.clear()
            if decision.actor == CHANCE and decision.kind in EVENTS:
                expected.append((decision.kind, told, len(game.events)))

        game = start(quarter_minutes=5, **rules)
        play_on(game, random.Random(number), look)

    assert kinds >= {"shot_roll", "steal_roll", "rebound_step", "place", *rolled}
