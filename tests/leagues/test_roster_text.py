"""Rosters as text are read line by line and written so that they can be read."""

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from leagues.roster_text import (
    Line,
    LineFault,
    PlayerText,
    matched,
    read_roster,
    write_roster,
)
from leagues.text import normal_line, validate_line
from simulation.teamsheet import RosterSpec

SPEC = RosterSpec(
    size=(2, 5),
    positions=("G", "C"),
    ratings={"long_shot": (1, 9, (4, 2)), "block": (0, 3, (1, 3))},
)
ANN = PlayerText("0", "Ann Lee", "G", {"long_shot": 7, "block": 2})
BO = PlayerText("00", "Bo", "C", {"long_shot": 2, "block": 3})


@pytest.mark.parametrize(
    "text",
    [
        "0,Ann Lee,G,7,2\n00,Bo,C,2,3\n",
        "0;Ann Lee;g;7;2\r\n00;Bo;c;2;3",
        "\ufeff0\tAnn Lee\tG\t7\t2\r\n\r\n 00 \t Bo \tC\t2\t3\t\t\n\n",
        "Number,Name,Position,Long shot,Block\n0,Ann Lee,G,7,2\n00,Bo,C,2,3",
        'name;number;block;long-shot;position\n"Ann Lee";0;2;7;G\n"Bo";"00";3;2;C;;',
    ],
)
def test_text_is_read_whatever_separates_it(text):
    found = read_roster(SPEC, text)

    assert found.faults == ()
    assert [line.player for line in found.lines] == [ANN, BO]


def test_lines_are_counted_as_they_stand():
    found = read_roster(SPEC, "number,name,position\n\n0,Ann Lee,G\n")

    assert found.lines == (
        Line(3, PlayerText("0", "Ann Lee", "G", {"long_shot": 4, "block": 1})),
    )


def test_ratings_left_out_are_those_of_the_box():
    found = read_roster(SPEC, "0,Ann,G\n00,Bo,C,,\n1,Cy,X")

    assert [dict(line.player.ratings) for line in found.lines] == [
        {"long_shot": 4, "block": 1},
        {"long_shot": 2, "block": 3},
        {},
    ]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [(1, "", "There is no player in it.")]),
        (" \n,,,\n", [(1, "", "There is no player in it.")]),
        (
            "\nnumber,name,position\n",
            [(2, "", "There is no player below the heading.")],
        ),
        (
            "0,Ann\n\n0,Ann,G,7",
            [
                (
                    1,
                    "",
                    "It has 2 cells. Give number, name, position, long shot, block;"
                    " ratings may be left out.",
                ),
                (
                    3,
                    "",
                    "It has 4 cells. Give number, name, position, long shot, block;"
                    " ratings may be left out.",
                ),
            ],
        ),
        (
            "name,position,number\nAnn,G\nBo,C,1,2",
            [
                (2, "", "It has 2 cells, and the heading has 3."),
                (3, "", "It has 4 cells, and the heading has 3."),
            ],
        ),
        (
            "0,Ann,G,\u0661\u0662,1.5\n1,Bo,C,seven,",
            [
                (1, "long_shot", "Give a whole number from 1 to 9."),
                (1, "block", "Give a whole number from 0 to 3."),
                (2, "long_shot", "Give a whole number from 1 to 9."),
                (2, "block", "Give a whole number from 0 to 3."),
            ],
        ),
        (
            '0,"Ann,G',
            [
                (
                    1,
                    "",
                    "It has 1 cell. Give number, name, position, long shot, block;"
                    " ratings may be left out.",
                )
            ],
        ),
        (
            "0,Ann,G\n" * 101,
            [(101, "", "These are 101 lines. Give one for each player.")],
        ),
    ],
)
def test_what_cannot_be_read_is_told_by_line(text, faults):
    assert read_roster(SPEC, text).faults == tuple(LineFault(*each) for each in faults)


def is_shown(text):
    """Tell whether a text can be the name of a player."""
    try:
        validate_line(text)
    except ValidationError:
        return False
    return True


names = st.text(min_size=1, max_size=20).map(normal_line).filter(is_shown)
players = st.builds(
    PlayerText,
    number=st.from_regex(r"[0-9]{1,2}", fullmatch=True),
    name=names,
    position=st.sampled_from(SPEC.positions),
    ratings=st.fixed_dictionaries(
        {"long_shot": st.integers(1, 9), "block": st.integers(0, 3)}
    ),
)


@given(st.lists(players, min_size=1, max_size=5))
def test_text_that_was_written_is_read_as_it_was(given_players):
    found = read_roster(SPEC, write_roster(SPEC, given_players))

    assert found.faults == ()
    assert [line.player for line in found.lines] == given_players


@pytest.mark.parametrize("text", ['=1,2;3\t4"5"', "\u2028" * 200, "\x00,\x1c", "'"])
def test_any_text_is_read_or_refused(text):
    found = read_roster(SPEC, text)

    assert found.faults


@given(st.text(alphabet='0,;\t"\n =Gg', max_size=60))
def test_no_text_breaks_the_reader(text):
    found = read_roster(SPEC, text)

    assert found.lines or found.faults


CURRENT = [(1, "4", "Ann"), (2, "5", "Bo"), (3, "6", "Bo"), (4, "7", "Cy")]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ([("4", "Ann"), ("6", "Bo")], [1, 3]),
        ([("9", "Ann"), ("9", "Bo")], [1, None]),
        ([("5", "Bo"), ("9", " Bo ")], [2, 3]),
        ([("9", "Cy"), ("7", "Cy")], [None, 4]),
        ([("8", "Cy"), ("9", "Cy")], [None, None]),
        ([("4", "Dee")], [None]),
    ],
)
def test_player_is_known_by_name_and_number_or_by_a_name_of_his_own(asked, found):
    players = [PlayerText(number, name, "G", {}) for number, name in asked]

    assert matched(players, CURRENT) == found


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ([("4", "Ann"), ("9", "Dee")], [1, 8]),
        ([("9", "Dee"), ("8", "Dee")], [None, None]),
        ([("9", "Eve")], [None]),
        ([("9", "Cy"), ("7", "Cy")], [11, 4]),
    ],
)
def test_free_player_is_known_by_a_name_of_his_own(asked, found):
    players = [PlayerText(number, name, "G", {}) for number, name in asked]
    free = [(8, "Dee"), (9, "Eve"), (10, "Eve"), (11, "Cy")]

    assert matched(players, CURRENT, free) == found
