"""Everybody against everybody, as a table of meetings."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from leagues.standings.errors import Refusal, StandingsError
from leagues.standings.ledger import Ledger
from leagues.standings.lines import Line, Tally, in_order, tally
from leagues.standings.stage import Stage


@dataclass(frozen=True, slots=True)
class CrossRow:
    """One entrant against each other one of the table.

    `cells` stand in the order of the table's `keys`; each holds the meetings with
    that opponent in the order of play, seen from `key`. The cell against itself is
    empty. `record` and `share` sum the decided meetings of the row.
    """

    key: int
    record: Tally
    share: Fraction | None
    cells: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Rows and columns for the same `keys`."""

    keys: tuple[int, ...]
    rows: tuple[CrossRow, ...]


def _row(
    ledger: Ledger, key: int, keys: tuple[int, ...], *, with_undecided: bool
) -> CrossRow:
    cells: dict[int, list[Line]] = {other: [] for other in keys}
    lines = ledger.lines(key)
    if with_undecided:
        lines = in_order(lines + ledger.undecided(key))
    for line in lines:
        if line.opponent in cells:
            cells[line.opponent].append(line)
    record = tally([line for cell in cells.values() for line in cell])
    return CrossRow(
        key=key,
        record=record,
        share=ledger.share(record),
        cells=tuple(tuple(cells[other]) for other in keys),
    )


def decided_among(ledger: Ledger, keys: tuple[int, ...]) -> CrossTable:
    """The decided meetings among these entrants: the evidence of a head-to-head."""
    return CrossTable(
        keys, tuple(_row(ledger, key, keys, with_undecided=False) for key in keys)
    )


def cross_table(stage: Stage, keys: Sequence[int]) -> CrossTable:
    """All meetings among these entrants, undecided ones included, in this order.

    Meetings that a withdrawal annulled are left out. Raises `StandingsError` for a
    key that is unknown or given twice.
    """
    ledger = Ledger.of(stage)
    order = tuple(keys)
    known = {entrant.key for entrant in stage.entrants}
    for index, key in enumerate(order):
        if key not in known:
            raise StandingsError("keys", Refusal.UNKNOWN, key)
        if key in order[:index]:
            raise StandingsError("keys", Refusal.DUPLICATE, key)
    return CrossTable(
        order, tuple(_row(ledger, key, order, with_undecided=True) for key in order)
    )
