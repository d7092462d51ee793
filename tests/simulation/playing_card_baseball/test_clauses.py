"""The numbered rules."""

import re
from pathlib import Path

import simulation.playing_card_baseball
from simulation.playing_card_baseball.clauses import CHAPTERS
from simulation.playing_card_baseball.coaches import DIALS
from simulation.playing_card_baseball.options import OPTIONS
from simulation.words import fill

CLAUSES = [clause for chapter in CHAPTERS for clause in chapter.clauses]
NUMBERS = [clause.number for clause in CLAUSES]


def of_group(letter: str) -> list[str]:
    return [number for number in NUMBERS if number.startswith(f"PC-{letter}")]


def test_numbers_are_unique_and_written_alike():
    assert len(NUMBERS) == len(set(NUMBERS))
    assert all(re.fullmatch(r"PC-[A-Z][\w.]+", number) for number in NUMBERS)


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


def test_texts_are_whole_sentences():
    texts = [fill(clause.text, {}) for clause in CLAUSES]

    assert [text for text in texts if not re.fullmatch(r"[A-Z0-9].*[.]", text)] == []
    assert max(map(len, texts)) <= 260


def test_what_the_engine_cites_is_there():
    package = Path(simulation.playing_card_baseball.__file__).parent
    source = "".join(path.read_text("utf-8") for path in package.glob("*.py"))
    cited = set(re.findall(r"PC-[A-Z][\w.]*\w|PC-\w", source))

    groups = {part for number in NUMBERS for part in prefixes(number)}

    assert cited - groups == set()


def prefixes(number: str) -> list[str]:
    """Return what may be cited for a clause: itself, and the groups that it is in."""
    head, _, _ = number.partition(".")
    return [number, head, head.rstrip("0123456789")]
