"""The numbered rules are whole sentences, and what an engine cites is among them."""

import inspect
import re
from pathlib import Path

from simulation.words import fill

LONGEST = 260


def prefixes(number: str) -> list[str]:
    """Return what may be cited for a clause: itself, and the groups that it is in."""
    head, _, _ = number.partition(".")
    return [number, number.rstrip("abcdefgh"), head, head.rstrip("0123456789")]


def test_numbers_are_of_one_book_and_written_alike(ruleset):
    numbers = [clause.number for clause in ruleset.clauses]
    book = numbers[0].partition("-")[0]

    assert re.fullmatch("[A-Z]{2}", book)
    assert [
        number
        for number in numbers
        if not re.fullmatch(rf"{book}-[A-Z\d][\w.]*", number)
    ] == []


def test_texts_are_whole_sentences(ruleset):
    texts = [fill(clause.text, {}) for clause in ruleset.clauses]

    assert [text for text in texts if not re.fullmatch(r"[A-Z0-9].*[.]", text)] == []
    assert [text for text in texts if len(text) > LONGEST] == []


def test_what_the_engine_cites_is_there(ruleset):
    package = Path(inspect.getfile(type(ruleset))).parent
    source = "".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    numbers = [clause.number for clause in ruleset.clauses]
    book = numbers[0].partition("-")[0]
    groups = {part for number in numbers for part in prefixes(number)}

    cited = set(re.findall(rf"{book}-[A-Z0-9][\w.]*\w|{book}-\w", source))

    assert cited
    assert cited - groups == set()
