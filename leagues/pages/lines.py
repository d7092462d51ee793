"""One team's line of a table, which pages show in short or at length."""

from dataclasses import dataclass

from leagues.models import Entry
from leagues.standings import Row


@dataclass(frozen=True, slots=True)
class TableLine:
    """A team's place and record; `is_mine` where the reader coaches it."""

    row: Row
    entry: Entry
    is_mine: bool
