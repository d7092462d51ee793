"""The formulas of the statistics: how lines add up, and what is computed from sums.

A line is a mapping of stored keys to integers. Only sums (or maxima) are ever stored;
averages and shares are computed from them when they are shown, so a share over a
season is that of all its games together and no average of averages.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import repeat
from typing import Final, Generic, TypeVar

from simulation.boxscore import Ratio, StatColumn

Line = Mapping[str, int]
#: What was made and tried by zone of the shot chart.
Shots = Mapping[str, Sequence[int]]
Cell = int | float | None
#: Decimals with which a share is shown.
SHARE_DIGITS: Final = 3
#: Under it the whole part of a fold tells of how many games it is.
GAMES: Final = "games"
# before each key of the whole part, which a fold keeps beside its own
_WHOLE: Final = "whole."
Row = TypeVar("Row")


class Measure(StrEnum):
    """How a column that adds up is shown over several games."""

    TOTAL = "totals"
    AVERAGE = "averages"


def folded(
    columns: Sequence[StatColumn],
    lines: Iterable[Line],
    games: Iterable[int] | None = None,
) -> dict[str, int]:
    """Return many lines as one: sums, and maxima where the column says so.

    What was never counted is not zero, and a sum of which a part is not known is not
    known: a key that one line lacks is left out. What the others come to, those with
    all that any has, is kept beside it: see `whole_part`. Empty lines are nobody's.

    :param games: of how many games each line is, one by default.
    """
    added = {column.key: column.adds for column in columns if column.is_stored}
    weights = repeat(1) if games is None else games
    parts = [
        (weight, {key: line[key] for key in line if key in added}, whole_part(line))
        for line, weight in zip(lines, weights, strict=games is not None)
        if line
    ]
    known = set[str]().union(*(own.keys() | whole.keys() for _, own, whole in parts))
    total = _added(added, [own for _, own, _ in parts])
    if total.keys() == known:
        return total
    wholes = [
        (whole.get(GAMES, 0), whole) if whole else (weight, own)
        for weight, own, whole in parts
        if known - {GAMES} <= (whole or own).keys()
    ]
    if wholes:
        kept = {**_added(added, [line for _, line in wholes])}
        kept[GAMES] = sum(weight for weight, _ in wholes)
        total |= {f"{_WHOLE}{key}": amount for key, amount in kept.items()}
    return total


def _added(added: Mapping[str, object], lines: Sequence[Line]) -> dict[str, int]:
    """Return the sums, or maxima, of the keys that all lines have."""
    if not lines:
        return {}
    return {
        key: (max if added[key] == "max" else sum)(line[key] for line in lines)
        for key in lines[0]
        if key in added and all(key in line for line in lines)
    }


def whole_part(line: Line) -> dict[str, int]:
    """Return what those games of a fold come to in which everything was counted.

    Their number is under `GAMES`. It is empty where that are all of them, or none: box
    scores that people write down lack what only somebody could count who watched.
    """
    length = len(_WHOLE)
    return {key[length:]: line[key] for key in line if key.startswith(_WHOLE)}


def folded_shots(charts: Iterable[Shots]) -> dict[str, list[int]]:
    """Return the shots of many games as those of one; zones without any are left out.

    A zone's shots are two numbers: made and tried.
    """
    total: dict[str, list[int]] = {}
    for chart in charts:
        for zone, (made, tried) in chart.items():
            sums = total.setdefault(zone, [0, 0])
            sums[0] += made
            sums[1] += tried
    return total


def cell(
    column: StatColumn, line: Line, games: int = 1, measure: Measure = Measure.TOTAL
) -> Cell:
    """Return what a column shows of a folded line, None where there is nothing.

    What some games lack has no total; averages and shares of it are those of the games
    in which everything was counted.

    :param games: how many lines were folded; averages are over these. Games themselves
        have no average.
    """
    if isinstance(column.adds, Ratio):
        counted = counted_line(line, (column.adds.numerator, column.adds.denominator))
        below = counted.get(column.adds.denominator, 0)
        return counted.get(column.adds.numerator, 0) / below if below else None
    is_average = measure is Measure.AVERAGE and column.unit != "games"
    if is_average and column.adds == "sum":
        counted = counted_line(line, (column.key,))
        value, games = counted.get(column.key), counted.get(GAMES, games)
        return None if value is None or not games else value / games
    return line.get(column.key) if games else None


def counted_line(line: Line, keys: Iterable[str]) -> Line:
    """Return a line, or its whole part where only that has all of some keys."""
    if all(key in line for key in keys):
        return line
    whole = whole_part(line)
    return whole if all(key in whole for key in keys) else line


def ordered(
    rows: Iterable[Row], value: Callable[[Row], Cell], *, is_descending: bool
) -> list[Row]:
    """Return rows by a value; those without one come last either way.

    Rows of equal value keep the order in which they come.
    """
    sign = -1 if is_descending else 1
    valued, empty = [], []
    for row in rows:
        found = value(row)
        if found is None:
            empty.append(row)
        else:
            valued.append((sign * found, row))
    return [row for _, row in sorted(valued, key=lambda pair: pair[0])] + empty


def needed_games(most: int) -> int:
    """Return how many games a team or a player needs to be listed among leaders.

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
    left out, and those with nothing: nobody leads by that.

    :returns: the rows, and how many more share the last one's place.
    """
    valued = [(row, value) for row, value in rows if value]
    placed: list[Placed[Row]] = []
    for row, value in sorted(valued, key=lambda pair: -pair[1]):
        is_level = bool(placed) and placed[-1].value == value
        place = placed[-1].place if is_level else len(placed) + 1
        placed.append(Placed(place, row, value))
    listed, rest = tuple(placed[:count]), placed[count:]
    return listed, sum(item.place == listed[-1].place for item in rest)
