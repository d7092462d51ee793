"""The numbered rules."""

from simulation.playing_card_basketball.clauses import CHAPTERS
from simulation.playing_card_basketball.coaches import DIALS
from simulation.playing_card_basketball.options import OPTIONS

CLAUSES = [clause for chapter in CHAPTERS for clause in chapter.clauses]
NUMBERS = [clause.number for clause in CLAUSES]


def of_group(letter: str) -> list[str]:
    return [number for number in NUMBERS if number.startswith(f"PB-{letter}")]


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


def test_every_option_dial_ruling_and_example_has_a_clause():
    assert of_group("O.") == [f"PB-O.{option.name}" for option in OPTIONS]
    assert of_group("H.") == [
        *(f"PB-H.D{number}" for number in range(1, 5)),
        *(f"PB-H.X{number}" for number in range(1, 5)),
        *(f"PB-H.{dial.name}" for dial in DIALS),
    ]
    assert of_group("A") == [f"PB-A{number}" for number in range(1, 20)]
    assert of_group("I") == [f"PB-I{number}" for number in range(1, 9)]
    assert of_group("V") == [f"PB-V{number}" for number in range(1, 22)]
