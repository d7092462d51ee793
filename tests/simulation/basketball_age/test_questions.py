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


def test_roll_of_a_block_under_the_press_has_its_chart(at, apply):
    options = {"adv_press": True, "adv_charts": True}
    game = at(PAIR, options, ball="H1", press={"away": 3})
    apply(game, ["activate H1", "shoot", "block A1"])

    assert asked(game) == (
        "PG A1 tries to block PG H1, two dice: 4 or less block; 5 shot with −5; 6 to "
        "7 shot; 8 or more shot and foul; a natural 2 block; a natural 12 shot and "
        "foul, not hindered."
    )


def test_pass_instead_of_a_shot_says_what_the_dice_give(at, apply):
    game = at(
        "H1:e3 A1:e3 A2:f3 H3:g2 A3:g2 H2:a1 H4:a2 H5:a3 A4:a4 A5:a5",
        {"adv_help": True},
        ball="H1",
    )
    apply(game, ["activate H1", "move f3", "move_with A1", "3-3", "move g3"])
    apply(game, ["steal A2", "3-3", "help", "shoot", "block A1", "pass H3"])

    assert asked(game) == (
        "PG H1 passes to SF H3: two dice + 1, 9 or less arrives (a 2 always does, a 12 "
        "never)."
    )


def glass(stage, **fields):
    """Return the frames of a rebound on the template, the ball on spot 2."""
    frame = {"kind": "glass", "shooter": "H1", "ball": 2, "stage": stage, **fields}
    return [{"kind": "turn"}, frame]


UNDER = "H1:g3 H5:h3 A4:h3 A5:h3"
SEATS = {"H5": "3", "A4": "1", "A5": "2"}
BOTH = {"attacker": "H5", "defender": "A5"}
PICKED = (
    "SG H2 has picked SG A2, two dice: 5 or less screened; 6 to 10 no effect; 11 or "
    "more offensive foul."
)


@pytest.mark.parametrize(
    ("rule", "zones", "fields", "choices", "text"),
    [
        (
            "adv_pick_and_roll",
            "H1:e3 H2:f3 A2:f3",
            {"ball": "H1"},
            ["activate H2", "pick A2", "end"],
            PICKED,
        ),
        (
            "adv_pick_and_roll",
            "H1:e3 H2:f3 A2:f3",
            {"ball": "H1"},
            ["activate H2", "pick A2", "receive", "shoot"],
            PICKED,
        ),
        (
            "adv_blind_screen",
            "H1:d3 A1:d3 H2:e3",
            {},
            ["activate H1", "move e3", "move_with A1", "3-3", "move f3", "none"],
            "Does a team-mate screen PG A1, who goes with PG H1?",
        ),
        (
            "adv_blind_screen",
            "H1:d3 A1:d3 H2:e3",
            {"attack_boost": {"home": 1}},
            [
                *("activate H1", "move e3", "move_with A1", "3-3", "move f3"),
                *("none", "blind H2"),
            ],
            "SG H2 screens PG A1, two dice − 1: 6 or less screened; 7 to 9 no effect; "
            "10 or more offensive foul.",
        ),
        (
            "adv_two_against_one",
            "H1:h3 A1:h3 A2:h3 A3:h3",
            {},
            ["activate H1", "move g3", "steal A1", "3-3"],
            "Who is unbalanced beside PG A1?",
        ),
        (
            "adv_press",
            "",
            {
                "frames": [
                    {"kind": "turn"},
                    {"kind": "placement", "stage": "press", "spots": ["a2"]},
                ],
                "press": {"away": 2},
            },
            [],
            "Do you lift your press?",
        ),
        (
            "adv_press",
            "",
            {
                "frames": [
                    {"kind": "turn"},
                    {"kind": "placement", "stage": "press", "spots": ["a2"]},
                ]
            },
            [],
            "Do you press over the whole court?",
        ),
        (
            "adv_press",
            PAIR,
            {"ball": "H1", "press": {"away": 2}},
            ["activate H1", "pass H2", "1-2"],
            "Who fouls PG H1 as he passes? One die: 1 A2, 2 A1, 3 A2, 4 A1, 5 A2, "
            "6 A1.",
        ),
        (
            "adv_rebounds",
            UNDER,
            {"seats": SEATS, "frames": glass("land", ball=0)},
            [],
            "Where does the ball come down? One die: 1 to 5 is its spot, a 6 is rolled "
            "again.",
        ),
        (
            "adv_rebounds",
            UNDER,
            {"seats": SEATS, "frames": glass("land", ball=0)},
            ["d6 6"],
            "Where does the ball come down? One die: 1 to 5 is its spot, a 6 is a "
            "tip-in.",
        ),
        (
            "adv_rebounds",
            UNDER,
            {"seats": SEATS, "frames": glass("defender")},
            [],
            "The ball comes down on spot 2: who goes for it?",
        ),
        (
            "adv_rebounds",
            UNDER,
            {"seats": SEATS, "frames": glass("grab", **BOTH)},
            [],
            "C H5 goes for the rebound: a die on top of 5.",
        ),
        (
            "adv_rebounds",
            UNDER,
            {
                "seats": SEATS,
                "frames": glass("grab", **BOTH),
                "defence_boost": {"away": 1},
            },
            ["d6 3"],
            "C A5 goes for the rebound on the spot of the ball: the better of two dice "
            "on top of 6.",
        ),
    ],
)
def test_question_of_an_advanced_rule_says_who_and_what(
    at, apply, rule, zones, fields, choices, text
):
    """BA-16.2, BA-16.4, BA-16.5, BA-16.8, BA-16.9."""
    game = at(zones, {rule: True}, **fields)
    apply(game, choices)

    assert asked(game) == text


def test_roll_for_the_ball_is_added_to_what_the_question_says(at):
    """BA-16.4e."""
    game = at(
        UNDER,
        {"adv_rebounds": True},
        seats=SEATS,
        frames=glass("grab", **BOTH),
        defence_boost={"away": 1},
    )
    told = []

    for dice in ("d6 3", "2-4"):
        told.append(dict(question(game, game.pending).arguments)["factor"])
        game.apply(dice)

    rolls = [event for event in game.events if event.kind == "grab_roll"]
    assert told == [event.total - event.die for event in rolls]
    assert len(told) == 2


def test_block_behind_help_says_who_tries_it(at, apply):
    """BA-16.10."""
    game = at(
        "H1:e3 A1:e3 A2:f3 H3:g2 A3:g2 H2:a1 H4:a2 H5:a3 A4:a4 A5:a5",
        {"adv_help": True},
        ball="H1",
    )
    apply(game, ["activate H1", "move f3", "move_with A1", "3-3", "move g3"])
    apply(game, ["steal A2", "3-3", "help", "shoot", "block A1"])

    assert asked(game) == "PG A1 tries to block: does PG H1 pass instead?"


def test_help_names_who_is_helped(at, apply):
    game = at(PAIR, {"adv_help": True}, ball="H1")
    apply(game, ["activate H1", "move f2", "steal A1", "3-4"])

    assert asked(game) == "Do you play your help for PG A1?"


def test_spot_names_who_takes_it(at):
    game = at(PAIR, {"adv_rebounds": True}, ball="H1")

    assert asked(game) == "Which spot does PF A4 take in the paint?"


def test_prompt_alone_names_who_takes_a_spot_and_who_is_helped(at, apply):
    """A page that has the prompt and no board need not guess."""
    seating = at(PAIR, {"adv_rebounds": True}, ball="H1")
    helping = at(PAIR, {"adv_help": True}, ball="H1")
    apply(helping, ["activate H1", "move f2", "steal A1", "3-4"])

    told = [
        fill(game.pending.prompt, {"A4": "Cole", "A1": "Dunn"})
        for game in (seating, helping)
    ]

    assert told == [
        "Which spot does Cole take in the paint?",
        "Do you play your help for Dunn?",
    ]


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
