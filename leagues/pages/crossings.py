"""The cross-table of pages: teams in place of keys, results in place of lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from leagues.models import Entry
from leagues.standings import CrossTable, Line, Tally


@dataclass(frozen=True, slots=True)
class CrossingCell:
    """One team's meetings with another; `is_self` where there can be none."""

    opponent: Entry
    lines: tuple[Line, ...]
    is_self: bool


@dataclass(frozen=True, slots=True)
class CrossingRow:
    """One team against each other one, and the sum of it."""

    entry: Entry
    record: Tally
    share: Fraction | None
    cells: tuple[CrossingCell, ...]


@dataclass(frozen=True, slots=True)
class Crossing:
    """Rows and columns for the same teams, in the same order."""

    columns: tuple[Entry, ...]
    rows: tuple[CrossingRow, ...]


def crossing(table: CrossTable, entries: Mapping[int, Entry]) -> Crossing:
    """Return the table with the entries that its keys stand for."""
    columns = tuple(entries[key] for key in table.keys)
    return Crossing(
        columns=columns,
        rows=tuple(
            CrossingRow(
                entry=entries[row.key],
                record=row.record,
                share=row.share,
                cells=tuple(
                    CrossingCell(opponent, lines, opponent.pk == row.key)
                    for opponent, lines in zip(columns, row.cells, strict=True)
                ),
            )
            for row in table.rows
        ),
    )
