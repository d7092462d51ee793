"""The formulas of the statistics: how lines add up, and what is computed from sums.

A line is a mapping of stored keys to integers. Only sums (or maxima) are ever stored;
averages and shares are computed from them when they are shown, so a share over a
season is that of all its games together and no average of averages.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from simulation.boxscore import Ratio, StatColumn

Line = Mapping[str, int]
Cell = int | float | None
Row = TypeVar("Row")


class Measure(StrEnum):
    """How a column that adds up is shown over several games."""

    TOTAL = "totals"
    AVERAGE = "averages"


def folded(columns: Sequence[StatColumn], lines: Iterable[Line]) -> dict[str, int]:
    """Return many lines as one: sums, and maxima where the column says so.

    A key that no line has is left out: what was never counted is not zero.
    """
    added = {column.key: column.adds for column in columns if column.is_stored}
    total: dict[str, int] = {}
    for line in lines:
        for key, amount in line.items():
            if key not in added:
                continue
            if key not in total:
                total[key] = amount
            elif added[key] == "max":
                total[key] = max(total[key], amount)
            else:
                total[key] += amount
    return total


def cell(
    column: StatColumn, line: Line, games: int = 1, measure: Measure = Measure.TOTAL
) -> Cell:
    """Return what a column shows of a folded line, None where there is nothing.

    :param games: how many lines were folded; averages are over these.
    """
    if isinstance(column.adds, Ratio):
        below = line.get(column.adds.denominator, 0)
        return line.get(column.adds.numerator, 0) / below if below else None
    value = line.get(column.key)
    if value is None or not games:
        return None
    if measure is Measure.AVERAGE and column.adds == "sum":
        return value / games
    return value


def needed_games(most: int) -> int:
    """Return how many games a team needs to be listed among leaders.

    :param most: the most games with lines that any team has: half of them, rounded
        up, and at least one.
    """
    return max(1, (most + 1) // 2)


@dataclass(frozen=True, slots=True)
class Placed(Generic[Row]):
    """A row with its place; equal values share one: 1, 2, 2, 4."""

    place: int
    row: Row
    value: int | float


def leaders(
    rows: Iterable[tuple[Row, Cell]], count: int
) -> tuple[tuple[Placed[Row], ...], int]:
    """Return the first `count` rows by value, the highest first.

    Rows of equal value keep the order in which they come; those without a value are
    left out.

    :returns: the rows, and how many more share the last one's place.
    """
    valued = [(row, value) for row, value in rows if value is not None]
    placed: list[Placed[Row]] = []
    for row, value in sorted(valued, key=lambda pair: -pair[1]):
        is_level = bool(placed) and placed[-1].value == value
        place = placed[-1].place if is_level else len(placed) + 1
        placed.append(Placed(place, row, value))
    listed, rest = tuple(placed[:count]), placed[count:]
    return listed, sum(item.place == listed[-1].place for item in rest)
