"""Options are listed so that they fit, and read as people type them."""

import pytest

from simulation.commands.asking import (
    WIDTH,
    board_text,
    chance_prompt,
    chosen,
    groups_text,
    names_of,
    options_text,
    read_groups,
    wrapped,
)
from simulation.commands.console import BadUse
from simulation.protocol import CHANCE, HOME, PUBLIC, Decision
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet
from simulation.words import Words
from tests.simulation import shootout

PROMPT = Words("What?")
BASKETBALL = get_ruleset("basketball_age")
JUKEM = get_ruleset("jukem_basketball")
ZONES = tuple(f"place {file}{rank}" for file in "abcdefgh" for rank in "12345")
TWO_DICE = tuple(f"{one}-{two}" for one in range(1, 7) for two in range(1, 7))
PERCENT = tuple(f"d100 {number % 100:02}" for number in range(1, 101))
STEP = ("move g3", "move h2", "pass H2", "pass H3", "shoot", "dribble", "hold")


def of_side(*options):
    return Decision(HOME, "step", options, options[-1], PROMPT, (), HOME)


def of_chance(options):
    weights = (1,) * len(options)
    return Decision(CHANCE, "roll", options, options[0], PROMPT, weights, PUBLIC)


def listed(*options, ruleset=shootout.RULESET):
    sheet = average_sheet(ruleset)
    view = ruleset.start(sheet, sheet, {}).view(HOME)
    return options_text(ruleset, view, of_side(*options), {}).splitlines()


def test_names_say_the_position_of_a_player():
    names = names_of((average_sheet(BASKETBALL), TeamSheet()))

    assert (names["H"], names["A"]) == ("Home", "Away")
    assert names["H3"] == "SF H3"
    assert "A3" not in names


def test_text_is_wrapped_with_later_lines_indented():
    lines = wrapped("word " * 40, "    ").splitlines()

    assert max(map(len, lines)) <= WIDTH
    assert [line[:4] for line in lines[1:]] == ["    "] * (len(lines) - 1)


def test_board_that_is_not_drawn_is_told_by_its_numbers():
    sheet = average_sheet(shootout.RULESET)
    view = shootout.RULESET.start(sheet, sheet, {}).view(HOME)

    assert board_text(shootout.RULESET, view, {}).startswith("Home 0, Away 0: ")


def test_long_line_of_a_board_is_wrapped():
    game = JUKEM.start(TeamSheet(), TeamSheet(), {"quarters": 8})
    fields = {"discards": dict.fromkeys(JUKEM.options[0].default, 1)}
    view = JUKEM.read_position(
        {**game.position(), **fields, "pile": {}, "frames": [], "pending": None},
        TeamSheet(),
        TeamSheet(),
        {"quarters": 8},
    ).view(HOME)

    lines = board_text(JUKEM, view, {}).splitlines()

    assert max(map(len, lines)) <= WIDTH
    assert [line for line in lines if line.startswith("  ")] != []


def test_few_options_have_a_line_each():
    assert listed("near", "far") == ["     1  near", "     2  far"]


def test_many_options_stand_together_by_all_words_but_the_last():
    assert listed("done", *ZONES) == [
        "     1  done",
        "  2–41  place  a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 e1",
        "               e2 e3 e4 e5 f1 f2 f3 f4 f5 g1 g2 g3 g4 g5 h1 h2 h3 h4 h5",
    ]


def test_many_options_that_share_nothing_stand_in_columns():
    options = [f"sub H{place} H{place % 5 + 1}" for place in range(10, 26)]

    assert listed(*options)[:2] == [
        "     1  sub H10 H1     2  sub H11 H2     3  sub H12 H3     4  sub H13 H4",
        "     5  sub H14 H5     6  sub H15 H1     7  sub H16 H2     8  sub H17 H3",
    ]


def test_options_have_their_notes_beside_them():
    game = JUKEM.read_position(
        {"hands": {"home": ["TWO", "JUKEM"]}, "mover": "home"},
        TeamSheet(),
        TeamSheet(),
        {},
    )

    lines = options_text(JUKEM, game.view(HOME), game.pending, {}).splitlines()

    assert lines[1] == "     2  play TWO JUKEM  2 points, not to be stopped"


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("", "hold"),
        ("5", "shoot"),
        ("MOVE G3", "move g3"),
        ("g3", "move g3"),
        ("h2", None),
        ("pass", None),
        ("p h2", "pass H2"),
        ("s", "shoot"),
        ("m g", "move g3"),
        ("x h2", None),
        ("8", None),
        ("05", None),
    ],
)
def test_a_side_types_as_much_of_an_option_as_tells_it_from_others(typed, option):
    assert chosen(of_side(*STEP), typed) == option


@pytest.mark.parametrize(
    ("options", "typed", "option"),
    [
        (TWO_DICE, "3-4", "3-4"),
        (TWO_DICE, "34", "3-4"),
        (TWO_DICE, "3 4", "3-4"),
        (TWO_DICE, "3", None),
        (PERCENT, "d100 07", "d100 07"),
        (PERCENT, "7", "d100 07"),
        (PERCENT, "07", "d100 07"),
        (PERCENT, "00", "d100 00"),
        (PERCENT, "100", None),
        (PERCENT, "", None),
        (PERCENT, "-", None),
    ],
)
def test_dice_are_typed_by_their_digits(options, typed, option):
    assert chosen(of_chance(options), typed) == option


def test_prompt_of_dice_says_what_they_may_show():
    assert chance_prompt(BASKETBALL, of_chance(PERCENT)) == "[01 … 00]: "


def test_prompt_of_a_card_says_nothing_of_what_may_come():
    assert chance_prompt(JUKEM, of_chance(("TWO", "AIR"))) == "> "


@pytest.mark.parametrize(
    ("written", "groups"),
    [
        ("", set()),
        ("stop", {"stop"}),
        ("stop,turn", {"stop", "turn"}),
        ("STOP  dis", {"stop", "discard"}),
        ("all", {"discard", "stop", "timeout", "turn"}),
        ("all but stop, tu", {"discard", "timeout"}),
    ],
)
def test_groups_are_named_one_by_one_or_all_but_some(written, groups):
    assert read_groups(JUKEM, written) == groups


@pytest.mark.parametrize(
    ("written", "word"),
    [("snacks", "snacks"), ("t", "t"), ("all but snacks", "snacks")],
)
def test_group_that_nobody_can_tell_is_refused(written, word):
    with pytest.raises(BadUse) as refused:
        read_groups(JUKEM, written)

    assert str(refused.value) == (
        f"there is no group {word!r}; there are discard, stop, timeout, turn"
    )


def test_groups_say_what_is_decided_and_by_whom():
    assert groups_text(JUKEM, frozenset({"turn"})).splitlines()[-1] == (
        "  turn     what is played (the computer decides)"
    )


def test_groups_without_notes_are_named():
    assert groups_text(shootout.RULESET, frozenset({"shots"})).splitlines() == [
        "  line_up",
        "  shots    (the computer decides)",
    ]


CARDS = ("9h", "Th", "Jh", "Tc")


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("Th", "Th"),
        ("10h", "Th"),
        ("10H", "Th"),
        ("10♥", "Th"),
        ("10♣\ufe0e", "Tc"),
        ("9♥", "9h"),
        ("J♥\ufe0f", "Jh"),
        ("10", None),
        ("♥", None),
        ("910h", None),
        ("10hh", None),
        ("10♠", None),
    ],
)
def test_card_is_typed_as_it_is_told(typed, option):
    assert chosen(of_chance(CARDS), typed) == option


@pytest.mark.parametrize(
    ("typed", "option"), [("pass 10♥", "pass Th"), ("10h", "pass Th"), ("p 9♥", None)]
)
def test_side_types_a_card_as_it_is_told(typed, option):
    options = ("pass Th", "pass 9h", "post 9h", "none")

    assert chosen(of_side(*options), typed) == option
