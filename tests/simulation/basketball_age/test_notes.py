"""What there is to know of an option stands beside it."""

import random

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.notes import option_note
from simulation.commands.asking import names_of
from simulation.protocol import CHANCE, HOME
from simulation.rosters import average_sheet
from simulation.words import fill

SHEET = average_sheet(RULESET)
NAMES = names_of((SHEET, SHEET))
PLACED = "H1:f3 H2:g2 H3:g4 H4:h2 H5:d3 A1:f3 A2:g2 A3:g4 A4:h3 A5:h3"
STEAL = "of 36: steal 6, unbalanced defender 15, foul 14, technical foul 1"


@pytest.fixture
def placed(at, apply):
    """Return a function that answers from a position with the handler guarded."""

    def answered(*choices, zones=PLACED, **fields):
        game = at(zones, **{"ball": "H1", **fields})
        apply(game, choices)
        return game

    return answered


def note(game, option):
    assert option in game.pending.options
    found = option_note(game, game.pending, option)
    return None if found is None else fill(found, NAMES)


@pytest.mark.parametrize(
    ("choices", "option", "text"),
    [
        ((), "nothing", "lets an activation go by"),
        ((), "activate H1", "PG H1 at f3, has the ball"),
        ((), "activate H2", "SG H2 at g2"),
        (
            ("activate H1",),
            "move e3",
            "to the centre circle; defenders here who may react: 1",
        ),
        (("activate H1",), "pass H2", "from PG H1 to SG H2, arrives in 30 of 36"),
        (("activate H1",), "pass H5", "from PG H1 to C H5, no roll"),
        (("activate H1",), "shoot", "3 points at 55 of 100, 45 if a block was tried"),
        (
            ("activate H1",),
            "dribble",
            "ends the activation, the dribble goes on",
        ),
        (("activate H1",), "hold", "ends the activation, the ball is held"),
        (("activate H5",), "move e3", "to the centre circle"),
        (("activate H5",), "receive", "from PG H1 to C H5, no roll"),
        (("activate H5",), "end", "ends the activation"),
        (
            ("activate H2",),
            "screen A2",
            "SG H2 on SG A2, of 36: screened 15, no effect 15, offensive foul 6",
        ),
        (("activate H1", "move e3"), "none", None),
        (("activate H1", "move e3"), "steal A1", f"PG A1 on PG H1, {STEAL}"),
        (
            ("activate H1", "move e3"),
            "move_with A1",
            "PG A1 on PG H1, of 36: opponent stopped 1, success 25, failure 9, "
            "defender left standing 1",
        ),
        (
            ("activate H1", "move e3"),
            "lockdown A1",
            "PG A1 on PG H1, of 36: offensive foul 6, foul 30",
        ),
        (
            ("activate H1", "shoot"),
            "block A1",
            "PG A1 on PG H1, of 36: block 3, shot 23, shot and foul 9, shot and foul, "
            "not hindered 1",
        ),
    ],
)
def test_note_tells_what_an_option_of_an_activation_is(placed, choices, option, text):
    assert note(placed(*choices), option) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("move A1 e3", "PG A1 from f3 to the centre circle"),
        (
            "foul A2 H2",
            "SG A2 on SG H2, of 36: foul 21, technical foul 15",
        ),
    ],
)
def test_note_tells_what_a_defensive_activation_is(placed, option, text):
    assert note(placed(acting="defence"), option) == text


def test_note_of_a_lay_up_tells_how_often_it_goes_in(placed):
    game = placed("activate H1", "move h3", zones="H1:g3 H2:a1 A1:a2 A2:a3 A3:b1")

    assert note(game, "lay_up") == "2 points at 95 of 100"


def test_note_of_a_lay_up_tells_what_a_block_leaves_by_the_advanced_rule(placed):
    game = placed(
        *("activate H1", "move h3"),
        zones="H1:g3 H2:a1 A1:a2 A2:a3 A3:b1",
        options={"adv_rim_blocks": True},
    )

    assert note(game, "lay_up") == "2 points at 95 of 100, 85 if a block was tried"


def test_note_of_who_is_outside_says_so(at):
    game = at("H1:outside H2:e3 A1:d3", spot="e5", ball="H2")

    assert note(game, "activate H1") == "PG H1 out of bounds"
    assert note(game, "activate H2") == "SG H2 at e3, has the ball"


def test_note_of_who_comes_in_names_both(start):
    assert note(start(), "sub H6 H1") == "PG H6 for PG H1"


def test_note_of_a_jumper_tells_where_he_goes(start, apply):
    game = start()
    apply(game, ["done", "done"])

    assert note(game, "place H5 d3") == "C H5 to the centre circle"


def test_note_of_a_place_tells_what_it_is_called(at):
    game = at(
        "H1:outside H2: H3: H4: H5: A1: A2: A3: A4: A5:",
        ball="H1",
        spot="a2",
        inbound_due=True,
        frames=[
            {"kind": "turn"},
            {"kind": "placement", "spots": ["a2"], "stage": "attack"},
        ],
    )

    assert note(game, "place g3") == "to the free-throw zone"


def test_note_of_the_inbounder_names_him(at):
    game = at(
        "H1: H2: H3: H4: H5: A1: A2: A3: A4: A5:",
        frames=[{"kind": "turn"}, {"kind": "placement", "spots": ["a2"]}],
    )

    assert note(game, "inbound H4") == "PF H4"


def test_note_of_who_picks_off_a_pass_names_him(placed):
    game = placed("activate H1", "pass H2", "6-6")

    assert game.pending.kind == "thief"
    assert note(game, "steal A2") == "SG A2"


def test_step_out_of_bounds_wakes_nobody(at):
    game = at(
        "H1:outside H2:b3 H3:c3 H4:d2 H5:d4 A1:f3 A2:g2 A3:g4 A4:h3 A5:h2",
        ball="H2",
        spot="a2",
    )
    game.apply("activate H1")

    assert note(game, "move a2") == "to the backcourt"


def test_note_of_a_pick_tells_how_often_it_holds(placed):
    game = placed("activate H2", options={"adv_pick_and_roll": True})

    assert note(game, "pick A2") == (
        "SG H2 on SG A2, of 36: screened 10, no effect 23, offensive foul 3"
    )


def test_note_of_a_blind_screen_tells_how_often_it_holds(placed):
    game = placed(
        *("activate H1", "move e3", "move_with A1", "3-3", "move e2", "none"),
        zones="H1:f3 H2:e3 H3:g4 H4:h2 H5:d3 A1:f3 A2:g2 A3:g4 A4:h3 A5:h3",
        options={"adv_blind_screen": True},
    )

    assert note(game, "blind H2") == (
        "SG H2 on PG A1, of 36: screened 15, no effect 15, offensive foul 6"
    )


def test_note_of_a_quick_throw_in_tells_where_he_stands(placed):
    game = placed(
        *("activate H1", "shoot", "d100 01", "none", "none"),
        zones="H1:g3 H2:b3 H3:b2 H4:b4 H5:d3 A1:h4 A2:d2 A3:e2 A4:e4 A5:d4",
        options={"adv_quick_throw_in": True},
    )

    assert note(game, "quick A1") == "PG A1 at h4"


def test_note_of_a_contestant_names_him(at):
    game = at(
        "H5:h3 A4:h3 A5:h3",
        {"adv_rebounds": True},
        ball="H1",
        seats={"H5": "2", "A4": "1", "A5": "3"},
        frames=[
            {"kind": "turn"},
            {"kind": "glass", "shooter": "H1", "ball": 2, "stage": "defender"},
        ],
    )

    assert note(game, "take A5") == "C A5"


def test_note_of_the_second_man_names_him(placed):
    game = placed(
        *("activate H1", "move g3", "steal A1", "3-3"),
        zones="H1:h3 A1:h3 A2:h3 A3:h3",
        options={"adv_two_against_one": True},
    )

    assert note(game, "unbalance A2") == "SG A2"


@pytest.mark.parametrize(
    ("has_advanced_charts", "text"),
    [
        (
            True,
            "PG A1 on PG H1, of 36: opponent stopped 1, success, his points halved 5, "
            "success 20, failure 9, defender left standing 1",
        ),
        (
            False,
            "PG A1 on PG H1, of 36: opponent stopped 1, success 25, failure 9, "
            "defender left standing 1",
        ),
    ],
)
def test_note_of_a_move_with_has_the_chart_that_is_played(
    placed, has_advanced_charts, text
):
    options = {"adv_charts": has_advanced_charts}
    game = placed("activate H1", "move e3", options=options)

    assert note(game, "move_with A1") == text


def test_ruleset_tells_the_note(placed):
    game = placed()

    assert RULESET.option_note(
        game.view(HOME), game.pending, "activate H2"
    ) == option_note(game, game.pending, "activate H2")


def test_passes_arrive_as_often_as_their_notes_say(start, play_on, random_games):
    for number in range(random_games):

        def look(game):
            decision = game.pending
            if decision.actor == CHANCE or decision.kind != "step":
                return
            for option in decision.options:
                if not option.startswith("pass"):
                    continue
                told = dict(option_note(game, decision, option).arguments)
                after = game.copy()
                after.apply(option)
                is_due = after.pending is not None and after.pending.kind == "pass_roll"
                assert ("ways" in told) is is_due

        play_on(start(quarter_minutes=5), random.Random(number), look)
