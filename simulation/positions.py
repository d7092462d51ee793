"""Written positions: what all engines write alike, and how fields are read.

A field that is wrong is named with what it must be, so that whoever writes a position
by hand finds it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from simulation.errors import BadPosition
from simulation.protocol import ACTOR_NAMES, SIDES, Decision, Game

SIDE_NAMES: Final = tuple(ACTOR_NAMES[side] for side in SIDES)


def written_decision(decision: Decision | None) -> dict[str, Any] | None:
    """Return a pending decision as it is written in positions and views."""
    if decision is None:
        return None
    return {
        "actor": ACTOR_NAMES[decision.actor],
        "kind": decision.kind,
        "options": list(decision.options),
    }


def by_side(pair: Sequence[Any]) -> dict[str, Any]:
    """Return what home and away have by their names, lists copied."""
    return {
        name: list(value) if isinstance(value, list) else value
        for name, value in zip(SIDE_NAMES, pair, strict=True)
    }


def check_pending(written: Mapping[str, object], game: Game) -> None:
    """Check that a game asks what its written position says, if it says anything.

    :raises BadPosition: if it asks something else.
    """
    if "pending" not in written:
        return
    if written["pending"] != written_decision(game.pending):
        raise BadPosition("pending", "is not what this position asks")


def whole(value: object, name: str, least: int, most: int) -> int:
    """Return a whole number between two limits.

    :param name: of the field.
    :raises BadPosition: if it is none.
    """
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or not least <= value <= most
    ):
        raise BadPosition(name, f"must be a whole number from {least} to {most}")
    return value


def truth(value: object, name: str) -> bool:
    """Return a value that is true or false.

    :param name: of the field.
    :raises BadPosition: if it is neither.
    """
    if not isinstance(value, bool):
        raise BadPosition(name, "must be true or false")
    return value


class FieldReader:
    """Reads the fields of a written position one by one.

    Each method raises ``BadPosition`` with the name of the field and what it must be.
    What a position leaves out has the default that is handed in.
    """

    def __init__(self, written: Mapping[str, object]) -> None:
        self.written = written

    def check_names(self, known: Iterable[str]) -> None:
        """Refuse fields that a position has not.

        :raises BadPosition: naming the first of them.
        """
        fields = tuple(known)
        for name in self.written:
            if name not in fields:
                raise BadPosition(str(name), "a position has no such field")

    def number(self, name: str, least: int, most: int, default: int) -> int:
        """Return a whole number.

        :raises BadPosition: if it is none between the limits.
        """
        return whole(self.written.get(name, default), name, least, most)

    def flag(self, name: str) -> bool:
        """Return a field that is true or false, false where it is left out.

        :raises BadPosition: if it is neither.
        """
        return truth(self.written.get(name, False), name)

    def word(self, name: str, known: Sequence[str], default: str) -> str:
        """Return one of some words.

        :raises BadPosition: if it is another.
        """
        value = self.written.get(name, default)
        if not isinstance(value, str) or value not in known:
            raise BadPosition(name, f"must be one of {', '.join(known)}")
        return value

    def side(self, name: str, default: int) -> int:
        """Return a side that is written by its name.

        :raises BadPosition: if it is none.
        """
        return SIDE_NAMES.index(self.word(name, SIDE_NAMES, SIDE_NAMES[default]))

    def parts(self, name: str, known: Sequence[str]) -> Mapping[str, Any]:
        """Return an object of named parts, empty where it is left out.

        :raises BadPosition: if it is none, or has other parts.
        """
        value = self.written.get(name, {})
        if not isinstance(value, Mapping) or not set(value) <= set(known):
            raise BadPosition(name, f"must be an object of {', '.join(known)}")
        return value

    def numbers(self, name: str, most: int, default: int = 0) -> list[int]:
        """Return a whole number from 0 for each side.

        :raises BadPosition: naming the side's part.
        """
        pair = self.parts(name, SIDE_NAMES)
        return [
            whole(pair.get(side, default), f"{name}.{side}", 0, most)
            for side in SIDE_NAMES
        ]

    def flags(self, name: str) -> list[bool]:
        """Return for each side what is true or false of it.

        :raises BadPosition: naming the side's part.
        """
        pair = self.parts(name, SIDE_NAMES)
        return [truth(pair.get(side, False), f"{name}.{side}") for side in SIDE_NAMES]

    def scores(self, name: str, periods: int, most: int) -> tuple[list[int], list[int]]:
        """Return the points of both sides by period, none where they are left out.

        :param most: points in a period.
        :raises BadPosition: naming the side's part.
        """
        pair = self.parts(name, SIDE_NAMES)
        home, away = (pair.get(side, [0] * periods) for side in SIDE_NAMES)
        for side, points in zip(SIDE_NAMES, (home, away), strict=True):
            place = f"{name}.{side}"
            if not isinstance(points, list) or len(points) != periods:
                raise BadPosition(place, f"must list the points of {periods} periods")
            for value in points:
                whole(value, place, 0, most)
        return list(home), list(away)
