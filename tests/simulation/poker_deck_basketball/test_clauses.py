"""The numbered rules."""

from simulation.poker_deck_basketball.clauses import CHAPTERS
from simulation.poker_deck_basketball.coaches import DIALS
from simulation.poker_deck_basketball.options import OPTIONS

CLAUSES = [clause for chapter in CHAPTERS for clause in chapter.clauses]
NUMBERS = [clause.number for clause in CLAUSES]


def of_group(letter):
    return [number for number in NUMBERS if number.startswith(f"PD-{letter}")]


def test_chapters_are_of_one_letter_each_in_the_order_of_reading():
    letters = {
        chapter.name: "".join({clause.number[3] for clause in chapter.clauses})
        for chapter in CHAPTERS
    }

    assert letters == {
        "cards": "D",
        "play": "R",
        "secrets": "C",
        "options": "O",
        "doubts": "A",
        "box_score": "B",
        "invariants": "I",
        "coach": "H",
        "examples": "V",
    }


def test_every_option_ruling_dial_and_example_has_a_clause():
    assert of_group("O.") == [f"PD-O.{option.name}" for option in OPTIONS]
    assert of_group("A") == [f"PD-A{number}" for number in range(1, 37)]
    assert of_group("I") == [f"PD-I{number}" for number in range(1, 9)]
    assert of_group("V") == [f"PD-V{number}" for number in range(1, 33)]
    assert of_group("H.")[-len(DIALS) :] == [f"PD-H.{dial.name}" for dial in DIALS]
