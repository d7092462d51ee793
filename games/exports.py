"""Tables as CSV: what spreadsheets and programs read without being misled."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from games.statistics import Cell
from leagues.cells import guarded

_DIGITS: Final = 6


def csv_text(keys: Sequence[str], rows: Iterable[Sequence[str | Cell]]) -> str:
    """Return a table as CSV: a line of keys, then a line a row, each ending in CRLF.

    A value that does not exist is an empty cell. Shares and averages have six decimals
    at most. A text that a spreadsheet would take for a formula gets an apostrophe in
    front, as spreadsheets themselves write it; numbers below zero stay numbers.
    """
    written = StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(keys)
    writer.writerows([_written(value) for value in row] for row in rows)
    return written.getvalue()


def _written(value: str | Cell) -> str | int | float:
    if value is None:
        return ""
    if isinstance(value, float):
        return round(value, _DIGITS)
    return guarded(value) if isinstance(value, str) else value
