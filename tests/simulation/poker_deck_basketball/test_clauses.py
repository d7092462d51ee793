"""The numbered rules."""

import re
from pathlib import Path

import simulation.poker_deck_basketball
from simulation.poker_deck_basketball.clauses import CHAPTERS
from simulation.poker_deck_basketball.coaches import DIALS
from simulation.poker_deck_basketball.options import OPTIONS
from simulation.words import fill

CLAUSES = [clause for chapter in CHAPTERS for clause in chapter.clauses]
NUMBERS = [clause.number for clause in CLAUSES]


def of_group(letter):
    return [number for number in NUMBERS if number.startswith(f"PD-{letter}")]


def prefixes(number):
    """Return what may be cited for a clause: itself, and the groups that it is in."""
    head, _, _ = number.partition(".")
    return [number, head, head.rstrip("0123456789")]


def test_numbers_are_unique_and_written_alike():
    assert len(NUMBERS) == len(set(NUMBERS))
    assert all(re.fullmatch(r"PD-[A-Z][\w.]+", number) for number in NUMBERS)


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


def test_texts_are_whole_sentences():
    texts = [fill(clause.text, {}) for clause in CLAUSES]

    assert [text for text in texts if not re.fullmatch(r"[A-Z0-9].*[.]", text)] == []
    assert max(map(len, texts)) <= 260


def test_what_the_engine_cites_is_there():
    package = Path(simulation.poker_deck_basketball.__file__).parent
    source = "".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    cited = set(re.findall(r"PD-[A-Z][\w.]*\w|PD-\w", source))

    groups = {part for number in NUMBERS for part in prefixes(number)}

    assert cited - groups == set()
