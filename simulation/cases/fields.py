"""Checks the values of a written rule case, naming the field that is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from simulation.errors import BadCase

LONGEST_REASON: Final = 240


def bad_case(name: str, reason: str, place: str) -> BadCase:
    """Return the error for a field; the reason is cut to leave room for the place."""
    shown = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"
    return BadCase(name, f"{shown} ({place})")


class FieldReader:
    """Returns values of the kind asked for, or refuses the case.

    Each method takes a JSON value and the name of its field and raises
    :class:`BadCase` where the value is not what it should be.

    :ivar source: the file of the case.
    :ivar title: the case's name, or its number until the name is known.
    """

    def __init__(self, source: str, title: str) -> None:
        self.source = source
        self.title = title

    def refuse(self, name: str, reason: str) -> NoReturn:
        """Raise :class:`BadCase` with file, case and field."""
        raise bad_case(name, reason, f"{self.source}: {self.title}")

    def pair(self, value: object, name: str) -> None:
        """Check that a value is two whole numbers."""
        if not isinstance(value, list) or len(value) != 2:
            self.refuse(name, "must be two numbers, home and away")
        for number in value:
            self.number(number, name)

    def number(self, value: object, name: str) -> None:
        """Check that a value is a whole number."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.refuse(name, "must be a whole number")

    def mapping(self, value: object, name: str) -> Mapping[str, Any]:
        """Return an object."""
        if not isinstance(value, Mapping):
            self.refuse(name, "must be an object")
        return value

    def word(self, value: object, name: str) -> str:
        """Return a text that is not empty."""
        if not isinstance(value, str) or not value:
            self.refuse(name, "must be a word")
        return value

    def words(self, value: object, name: str) -> tuple[str, ...]:
        """Return a list of words."""
        if not isinstance(value, list):
            self.refuse(name, "must be a list of words")
        return tuple(self.word(word, name) for word in value)

    def one_of(self, value: object, known: Sequence[str], name: str) -> str:
        """Return one of the known words."""
        if not isinstance(value, str) or value not in known:
            self.refuse(name, f"must be one of {', '.join(known)}")
        return value

    def keys(self, written: Mapping[str, Any], known: Sequence[str], name: str) -> None:
        """Check that an object has known keys only.

        :param name: what stands before a key in the name of its field.
        """
        for key in written:
            if key not in known:
                self.refuse(f"{name}{key}", f"is none of {', '.join(known)}")
