"""Questions of the advanced rules say whom they are about, and what dice will give."""

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.questions import question
from simulation.commands.asking import names_of
from simulation.rosters import average_sheet
from simulation.words import fill

SHEET = average_sheet(RULESET)
NAMES = names_of((SHEET, SHEET))
PAIR = "H1:f3 H2:g2 H3:g4 H4:h2 H5:d3 A1:f3 A2:g2 A3:g4 A4:h3 A5:h3"


def asked(game):
    return fill(question(game, game.pending), NAMES)


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
