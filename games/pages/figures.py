"""Figures of two sides set against each other, in the groups of the rule book."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.utils.translation import gettext

from games.statistics import Cell
from simulation.boxscore import PERIODS, Ratio, StatColumn


class SideBySide(ABC):
    """A figure of two sides, in the order in which the page names them."""

    __slots__ = ()

    first: Cell
    second: Cell

    @property
    def first_is_best(self) -> bool:
        """Whether the first side has the better figure."""
        return self._exceeds(self.first, self.second)

    @property
    def second_is_best(self) -> bool:
        """Whether the second side has the better figure."""
        return self._exceeds(self.second, self.first)

    @abstractmethod
    def _exceeds(self, one: Cell, other: Cell) -> bool:
        """Tell whether one figure is better than the other as they are shown."""


@dataclass(frozen=True, slots=True)
class Comparison(SideBySide):
    """One column for two sides: the higher figure is the better one.

    Nobody is best where both are equal or one is missing.
    """

    column: StatColumn
    first: Cell
    second: Cell

    def _exceeds(self, one: Cell, other: Cell) -> bool:
        if one is None or other is None:
            return False
        adds = self.column.adds
        digits = adds.digits if isinstance(adds, Ratio) else 1
        return round(one, digits) > round(other, digits)


@dataclass(frozen=True, slots=True)
class ComparisonGroup:
    """Columns that belong together, under a title."""

    title: str
    rows: tuple[Comparison, ...]


def compared(
    columns: Sequence[StatColumn], first: Sequence[Cell], second: Sequence[Cell]
) -> tuple[ComparisonGroup, ...]:
    """Return two rows of cells set against each other.

    Points by period are left out: a line score shows them.
    """
    rows = [
        Comparison(column, one, other)
        for column, one, other in zip(columns, first, second, strict=True)
        if column.group != PERIODS
    ]
    return tuple(
        ComparisonGroup(group_title(group), tuple(items))
        for group, items in groupby(rows, key=lambda row: row.column.group)
    )


def group_title(group: str) -> str:
    """Return what a group of columns is called on a page."""
    return gettext(group.capitalize())


def groups_of(columns: Iterable[StatColumn]) -> tuple[str, ...]:
    """Return the groups of columns in order."""
    return tuple(dict.fromkeys(column.group for column in columns))
