"""What a league may choose about a rule book: typed options with their limits.

Each option checks a JSON value (from a form, a record, a stored league) and reads
the text that somebody typed behind ``--option NAME=``.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from simulation.errors import BadOption
from simulation.words import Words


@dataclass(frozen=True, slots=True)
class Option(ABC):
    """One named choice.

    :param name: lower case, as in records.
    :param title: a heading for forms.
    :param help: what it changes.
    :param default: the value that the rule book plays by.
    """

    name: str
    title: Words
    help: Words
    default: Any

    @abstractmethod
    def check(self, value: object) -> Any:
        """Return the value in its normal form.

        :raises BadOption: if it is not allowed.
        """

    @abstractmethod
    def allowed(self) -> str:
        """Return what may stand there, in short, for people."""

    def read(self, text: str) -> Any:
        """Return the value that somebody typed: JSON, or a bare word.

        :raises BadOption: if it is not allowed.
        """
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = text
        return self.check(value)


@dataclass(frozen=True, slots=True)
class IntegerOption(Option):
    """A whole number from ``minimum`` to ``maximum``."""

    minimum: int = 0
    maximum: int = 0

    def check(self, value: object) -> int:
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or not self.minimum <= value <= self.maximum
        ):
            raise BadOption(self.name, f"must be {self.allowed()}")
        return value

    def allowed(self) -> str:
        return f"a whole number from {self.minimum} to {self.maximum}"


@dataclass(frozen=True, slots=True)
class FlagOption(Option):
    """On or off."""

    def check(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise BadOption(self.name, f"must be {self.allowed()}")
        return value

    def allowed(self) -> str:
        return "true or false"


@dataclass(frozen=True, slots=True)
class ChoiceOption(Option):
    """One of a few words."""

    choices: tuple[str, ...] = ()

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.choices:
            raise BadOption(self.name, f"must be {self.allowed()}")
        return value

    def allowed(self) -> str:
        return "one of " + ", ".join(self.choices)


@dataclass(frozen=True, slots=True)
class CountsOption(Option):
    """How many there are of each named thing; one left out has its default.

    :param maximum: the most of one thing; ``total`` (least, most) of all together.
    """

    maximum: int = 0
    total: tuple[int, int] = (0, 0)

    def check(self, value: object) -> dict[str, int]:
        if not isinstance(value, dict):
            raise BadOption(self.name, "must be an object of counts by name")
        for key, count in value.items():
            if key not in self.default:
                raise BadOption(
                    f"{self.name}.{key}",
                    f"no such name; there are {', '.join(self.default)}",
                )
            if (
                isinstance(count, bool)
                or not isinstance(count, int)
                or not 0 <= count <= self.maximum
            ):
                raise BadOption(
                    f"{self.name}.{key}",
                    f"must be a whole number from 0 to {self.maximum}",
                )
        counts = {key: value.get(key, self.default[key]) for key in self.default}
        least, most = self.total
        if not least <= sum(counts.values()) <= most:
            raise BadOption(
                self.name,
                f"must come to {least} to {most} in all, not {sum(counts.values())}",
            )
        return counts

    def allowed(self) -> str:
        least, most = self.total
        return f"0 to {self.maximum} each, {least} to {most} in all"


@dataclass(frozen=True, slots=True)
class TableOption(Option):
    """A table of yes and no: for each row, the columns that say yes.

    A row left out has its default; columns come out in the table's own order.
    """

    columns: tuple[str, ...] = field(default=())

    def check(self, value: object) -> dict[str, list[str]]:
        if not isinstance(value, dict):
            raise BadOption(self.name, "must be an object of lists by row")
        for row, marked in value.items():
            if row not in self.default:
                raise BadOption(
                    f"{self.name}.{row}",
                    f"no such row; there are {', '.join(self.default)}",
                )
            if not isinstance(marked, list):
                raise BadOption(f"{self.name}.{row}", "must be a list")
            for column in marked:
                if column not in self.columns:
                    raise BadOption(
                        f"{self.name}.{row}",
                        f"{column!r} is none of {', '.join(self.columns)}",
                    )
        rows = {row: value.get(row, self.default[row]) for row in self.default}
        return {
            row: [column for column in self.columns if column in marked]
            for row, marked in rows.items()
        }

    def allowed(self) -> str:
        return "lists of " + ", ".join(self.columns)


@dataclass(frozen=True, slots=True)
class Preset:
    """A way of playing that has a name: some options at once.

    :param name: a lower-case word, its place in addresses.
    :param title: what it is called.
    :param help: the game that it makes, in a sentence.
    :param values: by name of an option; those that are left out stay as they are.
    """

    name: str
    title: Words
    help: Words
    values: Mapping[str, Any]
