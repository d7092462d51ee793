"""The numbered rules."""

from simulation.playing_card_baseball.clauses import CHAPTERS
from simulation.playing_card_baseball.coaches import DIALS
from simulation.playing_card_baseball.options import OPTIONS

CLAUSES = [clause for chapter in CHAPTERS for clause in chapter.clauses]
NUMBERS = [clause.number for clause in CLAUSES]


def of_group(letter: str) -> list[str]:
    return [number for number in NUMBERS if number.startswith(f"PC-{letter}")]


def test_chapters_are_of_one_letter_each_in_the_order_of_reading():
    letters = {
        chapter.name: "".join({clause.number[3] for clause in chapter.clauses})
        for chapter in CHAPTERS
    }

    assert letters == {
        "innings": "R",
        "plate": "R",
        "hands": "R",
        "runners": "R",
        "secrets": "C",
        "options": "O",
        "doubts": "A",
        "box_score": "B",
        "invariants": "I",
        "coach": "H",
        "examples": "V",
    }


def test_every_option_dial_ruling_and_example_has_a_clause():
    assert of_group("O.") == [f"PC-O.{option.name}" for option in OPTIONS]
    assert {f"PC-H.{dial.name}" for dial in DIALS} < set(NUMBERS)
    assert of_group("A") == [f"PC-A{number}" for number in range(1, 28)]
    assert of_group("I") == [f"PC-I{number}" for number in range(1, 8)]
    assert of_group("V") == [f"PC-V{number}" for number in range(1, 32)]
