"""Choices as words."""

from simulation.basketball_age.notation import (
    ACTIVATE,
    CHOICES,
    CIRCLE_PLACES,
    CLOCK,
    DEFEND,
    FOUL,
    GROUPS,
    MINUTES,
    MOVE,
    PLACE_PLAYER,
    SECONDS,
    SUB,
    Choice,
)
from simulation.basketball_age.prompts import ABOUT, PROMPTS


def test_words_name_players_by_slot_and_zones_by_name():
    assert (ACTIVATE[3], MOVE[32], DEFEND[12][33]) == (
        "activate H4",
        "move g3",
        "move A3 g4",
    )
    assert (SUB[6][1], FOUL[12][1]) == ("sub H7 H2", "foul A3 H2")
    assert (PLACE_PLAYER[3][6], CIRCLE_PLACES[1][4]) == ("place H4 b2", "place H5 e3")


def test_words_read_back():
    assert CHOICES["move A3 g4"] == Choice("move", 12, zone=33)
    assert CHOICES["sub H7 H2"] == Choice("sub", 6, 1)
    assert CHOICES["move g3"] == Choice("move", zone=32)
    assert CHOICES["steal A1"] == Choice("steal", 10)


def test_pairs_that_never_meet_have_no_word():
    assert (SUB[0][0], SUB[0][10], FOUL[0][1]) == ("", "", "")
    assert "" not in CHOICES


def test_a_clock_is_read_in_minutes_and_seconds():
    assert (MINUTES[0], MINUTES[-1], SECONDS[7]) == ("min 0", "min 20", "sec 07")
    assert (CLOCK["min 12"], CLOCK["sec 34"]) == (12, 34)


def test_every_decision_of_a_side_has_a_group_and_every_one_a_prompt():
    rolls = {kind for kind in PROMPTS if kind.endswith("_roll")}

    assert {*PROMPTS, *ABOUT} == {*GROUPS, *rolls, "clock_minutes", "clock_seconds"}
