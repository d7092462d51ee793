"""Positions as they are written and read."""

import pytest

from simulation.errors import BadPosition
from simulation.jukem_basketball.positions import read_frame
from simulation.jukem_basketball.state import NO_ATTEMPT, Frame, written_frame
from simulation.jukem_basketball.tables import DUNK

FIVE = "TWO TWO TWO THREE THREE"


def test_a_position_left_empty_is_the_first_turn_of_the_game(at):
    game = at()

    position = game.position()

    assert (position["quarter"], position["dealer"], position["mover"]) == (
        1,
        "home",
        "away",
    )
    assert position["scores"] == {"home": [0], "away": [0]}
    assert sum(position["pile"].values()) + sum(game.hand_sizes) == 56


def test_cards_not_mentioned_lie_in_the_pile(at):
    game = at(FIVE, FIVE, discards={"AIR": 3}, scored={"home": {"DUNK": 1}})

    assert game.position()["pile"] == {
        "TWO": 8,
        "THREE": 5,
        "DUNK": 4,
        "AND1": 5,
        "JUKEM": 3,
        "HALF": 2,
        "BLOCK": 4,
        "MISS": 4,
        "BRICK": 3,
        "SEC3": 2,
        "TECH": 1,
        "TIMEOUT": 1,
    }


def test_cards_not_mentioned_lie_in_the_discards_where_the_pile_is_given(at):
    game = at(FIVE, FIVE, pile={"AIR": 1})

    position = game.position()

    assert position["pile"] == {"AIR": 1}
    assert position["discards"] == {
        "TWO": 8,
        "THREE": 5,
        "DUNK": 5,
        "AND1": 5,
        "JUKEM": 3,
        "HALF": 2,
        "BLOCK": 4,
        "MISS": 4,
        "BRICK": 3,
        "AIR": 2,
        "SEC3": 2,
        "TECH": 1,
        "TIMEOUT": 1,
    }


def test_hands_may_be_written_as_counts(at):
    game = at(hands={"home": {"TWO": 2, "AIR": 1}, "away": {"TWO": 1, "THREE": 1}})

    assert game.position()["hands"] == {
        "home": ["TWO", "TWO", "AIR"],
        "away": ["TWO", "THREE"],
    }


def test_a_position_with_its_pending_decision_reads_the_same(at):
    written = at(FIVE, "TWO THREE AIR AIR AIR").position()

    game = at(**written)

    assert game.position() == written


@pytest.mark.parametrize(
    "frame",
    [
        Frame("turn"),
        Frame("choose"),
        Frame("deal"),
        Frame("next"),
        Frame("time_out"),
        Frame("discard"),
        Frame("refill", 1),
        Frame("stop", attempt=NO_ATTEMPT._replace(shot=DUNK, and1=True)),
    ],
    ids=repr,
)
def test_frame_reads_back(frame):
    assert read_frame(written_frame(frame)) == frame


@pytest.mark.parametrize(
    "written", [[], "turn", ["jump"], ["refill"], ["refill", "chance"], ["stop", "TWO"]]
)
def test_what_is_no_frame_is_refused(written):
    with pytest.raises(BadPosition, match=r"frames"):
        read_frame(written)


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"shot_clock": 24}, "shot_clock"),
        ({"quarter": 0}, "quarter"),
        ({"quarter": True}, "quarter"),
        ({"quarter": "1"}, "quarter"),
        ({"quarter": 25}, "quarter"),
        ({"turn": -1}, "turn"),
        ({"dealer": "public"}, "dealer"),
        ({"mover": 1}, "mover"),
        ({"scores": []}, "scores"),
        ({"scores": {"home": 1}}, "scores.home"),
        ({"scores": {"away": [1, 2]}}, "scores.away"),
        ({"scores": {"away": [-1]}}, "scores.away"),
        ({"hands": {"guest": []}}, "hands"),
        ({"hands": {"home": "TWO"}}, "hands.home"),
        ({"hands": {"home": ["ACE"]}}, "hands.home"),
        ({"hands": {"home": [1]}}, "hands.home"),
        ({"hands": {"home": ["TWO"] * 6}}, "hands.home"),
        ({"hands": {"away": {"TWO": -1}}}, "hands.away.TWO"),
        ({"scored": {"home": 3}}, "scored.home"),
        ({"discards": None}, "discards"),
        ({"pile": {"TWO": 15}}, "TWO"),
        ({"kept": {"home": 6}}, "kept.home"),
        ({"kept": {"home": 1}, "hands": {"home": ["TWO"]}}, "kept.home"),
        ({"passed": {"away": 1}}, "passed.away"),
        ({"passed": {"away": True}}, "passed.away"),
        (
            {"passed": {"away": True}, "pile": {}, "hands": {"away": ["HALF"]}},
            "passed.away",
        ),
        ({"frames": "turn"}, "frames"),
        ({"frames": [["deal"]]}, "frames"),
        ({"frames": [["choose"], ["stop", "play TWO"]]}, "frames"),
        ({"pending": None}, "pending"),
    ],
)
def test_what_is_no_position_is_refused_by_field(at, fields, named):
    with pytest.raises(BadPosition) as refusal:
        at(**{"home": "", "away": "", **fields})

    assert refusal.value.field == named
