"""What a rule book tells of itself to readers: clauses, tables, kinds of play, coaches.

All of it is data of a ruleset, which pages and the terminal set as they like.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from simulation.words import Words, gettext_noop

#: What the coaches do that every ruleset has.
COACH_NOTES: Final[Mapping[str, Words]] = {
    "standard": Words(
        gettext_noop("Plays as the rule book describes it, by your instructions.")
    ),
    "default": Words(
        gettext_noop(
            "Always takes what is chosen for a coach who does not answer. Follows no "
            "instructions."
        )
    ),
    "random": Words(gettext_noop("Picks at random. Follows no instructions.")),
}


class PlayKind(NamedTuple):
    """Lines of the play-by-play that a reader may want to see alone.

    :param name: a lower-case word, its place in addresses.
    :param title: what they are called.
    :param kinds: the kinds of event that they tell.
    """

    name: str
    title: Words
    kinds: frozenset[str]


class Clause(NamedTuple):
    """A numbered rule as the engine plays it.

    :param number: such as ``JB-R3.1``; rule cases cite it.
    :param text: the rule in one or two sentences.
    """

    number: str
    text: Words


class Chapter(NamedTuple):
    """Clauses that belong together, as a reader goes through them.

    :param name: a lower-case word, its place in addresses.
    :param title: its heading.
    """

    name: str
    title: Words
    clauses: tuple[Clause, ...]


def clauses_of(texts: Mapping[str, str]) -> list[Clause]:
    """Return clauses by their numbers, in order.

    :param texts: number → the template of its text, which has no gaps.
    """
    return [Clause(number, Words(text)) for number, text in texts.items()]


def chapter(name: str, title: str, clauses: Iterable[Clause]) -> Chapter:
    """Return a chapter.

    :param title: the template of its heading, which has no gaps.
    """
    return Chapter(name, Words(title), tuple(clauses))


class Share(NamedTuple):
    """A probability: in how many ways of equally likely ones.

    :param of: all ways.
    """

    ways: int
    of: int

    @property
    def in_hundred(self) -> int:
        """How often of a hundred times, to the nearest.

        What can happen is never told as 0, nor what can fail as 100.
        """
        nearest = (200 * self.ways + self.of) // (2 * self.of)
        return max(1, min(99, nearest)) if 0 < self.ways < self.of else nearest


#: A number, a probability, words, or a text that is the same in all languages.
Cell = int | str | Share | Words


class RuleTable(NamedTuple):
    """A table of a rule book, made from the numbers that its engine plays by.

    Numbers are formatted by whoever shows them.

    :param name: a lower-case word, its place in addresses.
    :param note: a sentence on what it tells.
    :param heading: of each column.
    :param rows: each with as many cells as the heading; the first names the row.
    :param clauses: numbers of the clauses that it belongs to.
    """

    name: str
    title: Words
    note: Words
    heading: tuple[Words | str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    clauses: tuple[str, ...]
