"""What the players of one game did, where the rule book has players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.statistics import Cell, cell
from simulation.boxscore import PERIODS, STARTS, BoxScore, StatColumn
from simulation.protocol import SIDE_SLOTS, Ruleset
from simulation.teamsheet import TeamSheet


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player of a sheet in one game.

    `cells` stand in the order of the box's columns, each beside its column; there are
    none of somebody who was not in the game.
    """

    number: int
    position: str
    is_starter: bool
    cells: tuple[tuple[StatColumn, Cell], ...]


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """The players of one side, starters and bench in the order of their sheet.

    Where the rule book does not count who starts, all are on the bench. `total` has
    what the side as a whole did, the same columns again.
    """

    columns: tuple[StatColumn, ...]
    starters: tuple[PlayerRow, ...]
    bench: tuple[PlayerRow, ...]
    total: tuple[tuple[StatColumn, Cell], ...]

    @property
    def width(self) -> int:
        """How many cells a row has, the name of its player included."""
        return 1 + len(self.columns)


def player_box(rules: Ruleset, box: BoxScore, side: int, sheet: TeamSheet) -> PlayerBox:
    """Return what the players of a side did."""
    columns = tuple(
        column
        for column in rules.stat_columns
        if column.is_of_players and column.group != PERIODS and column.key != STARTS
    )
    rows = [
        _row(columns, number, player.position, box.lines.get(_slot(side, number)))
        for number, player in enumerate(sheet.players, start=1)
    ]
    return PlayerBox(
        columns=columns,
        starters=tuple(row for row in rows if row.is_starter),
        bench=tuple(row for row in rows if not row.is_starter),
        total=_cells(columns, box.team(side)),
    )


def slot_names(
    names: Sequence[str], codes: Sequence[str], sheets: Sequence[TeamSheet]
) -> dict[str, str]:
    """Return what teams and players are called in the plays, by their slots.

    :param names: of home and away; players are named by `codes` and their numbers, as
        they stand on the board.
    """
    found = dict(zip(SIDE_SLOTS, names, strict=True))
    for side, (code, sheet) in enumerate(zip(codes, sheets, strict=True)):
        for number in range(1, len(sheet.players) + 1):
            found[_slot(side, number)] = f"{code} {number}"
    return found


def _slot(side: int, number: int) -> str:
    return f"{SIDE_SLOTS[side]}{number}"


def _row(
    columns: Sequence[StatColumn],
    number: int,
    position: str,
    line: Mapping[str, int] | None,
) -> PlayerRow:
    if line is None:
        return PlayerRow(number, position, is_starter=False, cells=())
    # what a player did not do at all has no entry in his line
    whole = {column.key: 0 for column in columns if column.is_stored} | dict(line)
    is_starter = line.get(STARTS, 0) > 0
    return PlayerRow(number, position, is_starter, _cells(columns, whole))


def _cells(
    columns: Sequence[StatColumn], line: Mapping[str, int]
) -> tuple[tuple[StatColumn, Cell], ...]:
    return tuple((column, cell(column, line)) for column in columns)
