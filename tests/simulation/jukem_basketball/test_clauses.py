"""The numbered rules."""

import re
from pathlib import Path

import simulation.jukem_basketball
from simulation.jukem_basketball.clauses import CHAPTERS
from simulation.jukem_basketball.options import OPTIONS
from simulation.jukem_basketball.tables import CARDS, STOPPER_CARDS
from simulation.words import fill

CLAUSES = [clause for chapter in CHAPTERS for clause in chapter.clauses]
NUMBERS = [clause.number for clause in CLAUSES]


def of_group(letter: str) -> list[str]:
    return [number for number in NUMBERS if number.startswith(f"JB-{letter}")]


def test_numbers_are_unique_and_written_alike():
    assert len(NUMBERS) == len(set(NUMBERS))
    assert all(re.fullmatch(r"JB-[A-Z][\w.]+", number) for number in NUMBERS)


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


def test_texts_are_whole_sentences():
    texts = [fill(clause.text, {}) for clause in CLAUSES]

    assert [text for text in texts if not re.fullmatch(r"[A-Z0-9].*[.]", text)] == []
    assert max(map(len, texts)) <= 260


def test_card_clauses_name_copies_and_points():
    texts = {clause.number: fill(clause.text, {}) for clause in CLAUSES}

    assert texts["JB-D.TWO"] == "14 × 2-POINTER: a shot for 2 points."
    assert texts["JB-D.AIR"] == ("3 × AIR BALL!: a defensive card that stops a shot.")
    assert texts["JB-S.AIR"].endswith("It does not stop a DUNK.")
    assert "a DUNK and" in texts["JB-S.SEC3"]


def test_what_the_engine_cites_is_there():
    package = Path(simulation.jukem_basketball.__file__).parent
    source = "".join(path.read_text("utf-8") for path in package.glob("*.py"))
    cited = set(re.findall(r"JB-[A-Z][\w.]*\w|JB-\w", source))

    groups = {part for number in NUMBERS for part in prefixes(number)}

    assert cited - groups == set()


def prefixes(number: str) -> list[str]:
    """Return what may be cited for a clause: itself, and the groups that it is in."""
    head, _, _ = number.partition(".")
    return [number, head, head.rstrip("0123456789")]
