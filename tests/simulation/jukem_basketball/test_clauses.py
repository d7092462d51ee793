"""The numbered rules."""

from simulation.jukem_basketball.clauses import CHAPTERS
from simulation.jukem_basketball.options import OPTIONS
from simulation.jukem_basketball.tables import CARDS, STOPPER_CARDS
from simulation.words import fill

CLAUSES = [clause for chapter in CHAPTERS for clause in chapter.clauses]
NUMBERS = [clause.number for clause in CLAUSES]


def of_group(letter: str) -> list[str]:
    return [number for number in NUMBERS if number.startswith(f"JB-{letter}")]


def test_chapters_are_of_one_letter_each_in_the_order_of_reading():
    letters = {
        chapter.name: "".join({clause.number[3] for clause in chapter.clauses})
        for chapter in CHAPTERS
    }

    assert letters == {
        "cards": "D",
        "stops": "S",
        "play": "R",
        "secrets": "C",
        "options": "O",
        "doubts": "A",
        "box_score": "B",
        "invariants": "I",
        "coach": "H",
        "examples": "V",
    }


def test_every_card_stopper_option_ruling_and_example_has_a_clause():
    assert of_group("D.") == [f"JB-D.{card}" for card in CARDS]
    assert of_group("S.") == [f"JB-S.{card}" for card in (*STOPPER_CARDS, "JUKEM")]
    assert of_group("O.") == [f"JB-O.{option.name}" for option in OPTIONS]
    assert of_group("A") == [f"JB-A{number}" for number in range(1, 22)]
    assert of_group("I") == [f"JB-I{number}" for number in range(1, 8)]
    assert of_group("V") == [f"JB-V{number}" for number in range(1, 20)]


def test_card_clauses_name_copies_and_points():
    texts = {clause.number: fill(clause.text, {}) for clause in CLAUSES}

    assert texts["JB-D.TWO"] == "14 × 2-POINTER: a shot for 2 points."
    assert texts["JB-D.AIR"] == ("3 × AIR BALL!: a defensive card that stops a shot.")
    assert texts["JB-S.AIR"].endswith("It does not stop a DUNK.")
    assert "a DUNK and" in texts["JB-S.SEC3"]
