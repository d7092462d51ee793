"""What the players of one game did, where the rule book has players."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from games.models import PlayerLine
from games.playing import PlayerSums
from games.statistics import Cell, Line, Shots, cell, folded
from leagues.models import Fixture
from leagues.text import isolated
from simulation.boxscore import PERIODS, STARTS, FoulLimit, StatColumn
from simulation.protocol import ACTOR_NAMES, SIDE_SLOTS, SIDES, Event, Ruleset
from simulation.teamsheet import TeamSheet

_SIDE_NAMES: Final = tuple(ACTOR_NAMES[side] for side in SIDES)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player of a sheet in one game.

    `slot` is his place on the sheet (`H4`), `number` what he is called by: that of his
    shirt, or of his line where the team is a ready one, whose players have no names.
    `player_id` leads to his page, None without one. `cells` stand in the order of the
    box's columns, each beside its column; there are none of somebody who was not in the
    game. `fouls` are None where they are not known, `foul_limit` where there is none.
    `shots` are what he made and tried by zone.
    """

    slot: str
    number: str
    position: str
    is_starter: bool = False
    cells: tuple[tuple[StatColumn, Cell], ...] = ()
    name: str = ""
    player_id: int | None = None
    fouls: int | None = None
    foul_limit: int | None = None
    shots: Shots = field(default_factory=dict)

    @property
    def label(self) -> str:
        """What he is called in a list of his team's players."""
        return f"{self.number} {self.name or self.position}"

    @property
    def is_out(self) -> bool:
        """Whether he has fouled out."""
        return self._away is not None and self._away <= 0

    @property
    def is_in_trouble(self) -> bool:
        """Whether one foul more would have put him out."""
        return self._away == 1

    @property
    def _away(self) -> int | None:
        """How many fouls he is away from the limit, None where that is not known."""
        if self.fouls is None or self.foul_limit is None:
            return None
        return self.foul_limit - self.fouls


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """The players of one side, starters and bench in the order of their sheet.

    Where nobody counted who starts, all are on the bench. `total` has what the side as
    a whole did, the same columns again; what only players have is their sum.
    """

    columns: tuple[StatColumn, ...]
    starters: tuple[PlayerRow, ...]
    bench: tuple[PlayerRow, ...]
    total: tuple[tuple[StatColumn, Cell], ...]

    @property
    def rows(self) -> tuple[PlayerRow, ...]:
        """All players, the starters first."""
        return (*self.starters, *self.bench)

    @property
    def width(self) -> int:
        """How many cells a row has, the name of its player included."""
        return 1 + len(self.columns)


@dataclass(frozen=True, slots=True)
class FoulTrouble:
    """A player who fouled out, or was one foul away from it.

    `near` is the period in which he came so near, `out` that in which he went; empty
    where he did not, or nobody knows when.
    """

    side: int
    row: PlayerRow
    near: str
    out: str


def player_box(
    rules: Ruleset,
    side: int,
    sheet: TeamSheet,
    sums: Mapping[str, PlayerSums],
    total: Line,
    options: Mapping[str, object],
) -> PlayerBox:
    """Return what the players of a ready team did.

    :param sums: of each slot, as `player_sums` gives them; ``total`` the team's line.
    :param options: those of the game.
    """
    columns, limit = box_columns(rules), rules.foul_limit(options)
    rows = []
    for number, player in enumerate(sheet.players, start=1):
        row = PlayerRow(_slot(side, number), str(number), player.position)
        did = sums.get(row.slot, PlayerSums())
        rows.append(_told(row, columns, limit, did.values, did.shots))
    return _boxed(columns, rows, total)


def stored_boxes(
    rules: Ruleset,
    lines: Iterable[PlayerLine],
    totals: Mapping[str, Line],
    options: Mapping[str, object],
) -> tuple[PlayerBox, ...]:
    """Return what the players of home and away did by their stored lines.

    :param lines: by place, each with its player and his spot at hand; without any
        there are no boxes.
    :param totals: side → the line of the team, where there is one.
    """
    columns, limit = box_columns(rules), rules.foul_limit(options)
    rows: dict[str, list[PlayerRow]] = {name: [] for name in _SIDE_NAMES}
    for line in lines:
        row = PlayerRow(
            _slot_of(line),
            line.spot.number,
            line.spot.position,
            name=line.player.name,
            player_id=line.player_id,
        )
        rows[line.side].append(_told(row, columns, limit, line.values, line.shots))
    if not any(rows.values()):
        return ()
    return tuple(_boxed(columns, rows[name], totals.get(name, {})) for name in rows)


def box_columns(rules: Ruleset) -> tuple[StatColumn, ...]:
    """Return the columns of a box score of players: who starts is told by its place."""
    return tuple(
        column
        for column in rules.stat_columns
        if column.is_of_players and column.group != PERIODS and column.key != STARTS
    )


def foul_trouble(
    rules: Ruleset,
    boxes: Sequence[PlayerBox],
    events: Sequence[Event],
    options: Mapping[str, object],
    headings: Sequence[str],
) -> tuple[FoulTrouble, ...]:
    """Return who fouled out or was one foul away from it, home first.

    :param events: of the game, none where they are not known: then nobody knows when.
    :param headings: of its periods.
    """
    limit = rules.foul_limit(options)
    if limit is None:
        return ()
    periods = _foul_periods(rules, limit, events)

    def when(row: PlayerRow, foul: int) -> str:
        fouls = periods.get(row.slot, [])
        return headings[fouls[foul - 1] - 1] if 1 <= foul <= len(fouls) else ""

    return tuple(
        FoulTrouble(side, row, when(row, limit.most - 1), when(row, limit.most))
        for side, box in enumerate(boxes)
        for row in box.rows
        if row.is_out or row.is_in_trouble
    )


def _foul_periods(
    rules: Ruleset, limit: FoulLimit, events: Sequence[Event]
) -> dict[str, list[int]]:
    """Return the period of each foul, by slot of the player."""
    found: dict[str, list[int]] = {}
    fold = rules.fold()
    for event in events:
        for subject, key, amount, period in fold.add(event):
            if key == limit.key:
                found.setdefault(subject, []).extend([period] * amount)
    return found


def slot_names(
    names: Sequence[str], codes: Sequence[str], counts: Sequence[int]
) -> dict[str, str]:
    """Return what teams and players are called in the plays, by their slots.

    :param names: of home and away; players are named by `codes` and their numbers, as
        they stand on the board.
    :param counts: how many players each sheet has.
    """
    found = dict(zip(SIDE_SLOTS, names, strict=True))
    for side, (code, count) in enumerate(zip(codes, counts, strict=True)):
        for number in range(1, count + 1):
            found[_slot(side, number)] = f"{code} {number}"
    return found


def play_names(
    fixture: Fixture, rules: Ruleset, lines: Iterable[PlayerLine]
) -> dict[str, str]:
    """Return what teams and players of a fixture are called in the plays.

    No name turns the figures around it, whichever way it is written.

    :param lines: of the players, each with its player and his spot at hand; one of whom
        no line tells is called by his team and his place on the sheet.
    """
    teams = (fixture.home.team, fixture.away.team)
    most = rules.roster_spec.size[1] if rules.roster_spec else 0
    found = slot_names(
        [isolated(team.name) for team in teams],
        [isolated(team.abbreviation) for team in teams],
        (most, most),
    )
    for line in lines:
        found[_slot_of(line)] = f"{line.spot.number} {isolated(line.player.name)}"
    return found


def _slot(side: int, number: int) -> str:
    return f"{SIDE_SLOTS[side]}{number}"


def _slot_of(line: PlayerLine) -> str:
    return _slot(_SIDE_NAMES.index(line.side), line.place)


def _told(
    row: PlayerRow,
    columns: Sequence[StatColumn],
    limit: FoulLimit | None,
    line: Line,
    shots: Shots,
) -> PlayerRow:
    """Return a player with his figures; an empty line is of one who did not play."""
    if not line:
        return row
    return replace(
        row,
        is_starter=line.get(STARTS, 0) > 0,
        cells=_cells(columns, line),
        fouls=line.get(limit.key) if limit else None,
        foul_limit=limit.most if limit else None,
        shots=shots,
    )


def _boxed(
    columns: tuple[StatColumn, ...], rows: Sequence[PlayerRow], total: Line
) -> PlayerBox:
    own = [column for column in columns if not column.is_of_teams]
    theirs = folded(own, (_amounts(row) for row in rows))
    return PlayerBox(
        columns=columns,
        starters=tuple(row for row in rows if row.is_starter),
        bench=tuple(row for row in rows if not row.is_starter),
        total=_cells(columns, {**theirs, **total}),
    )


def _amounts(row: PlayerRow) -> dict[str, int]:
    """Return what a row has of stored columns."""
    return {column.key: value for column, value in row.cells if isinstance(value, int)}


def _cells(
    columns: Sequence[StatColumn], line: Line
) -> tuple[tuple[StatColumn, Cell], ...]:
    return tuple((column, cell(column, line)) for column in columns)
