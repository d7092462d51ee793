"""A box score with a line for each player, as people type it."""

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.utils.translation import gettext as _

from games.forms.results import BoxForm, FigureField, SheetSide, column_label
from games.results import MOST_FIGURE, EnteredBox, Figures, Sheet
from games.selectors.sheets import Rows, SheetRow
from leagues.errors import LeagueError
from leagues.forms.refusals import MOST_VERSION
from leagues.models import Team
from simulation.boxscore import STARTS, StatColumn, amount_text
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDE_SLOTS, SIDES
from simulation.scoresheet import Place

_MINUTES: Final = re.compile(r"([0-9]{1,3})(?::([0-5][0-9]))?", re.ASCII)
_CELL: Final = re.compile(r"(home|away)_p([0-9]{1,18})_[a-z0-9_]+", re.ASCII)
_MINUTE: Final = 60


class MinutesField(FigureField):
    """A time as people type it, 12:30 or whole minutes; in seconds."""

    def __init__(self, **fields: Any) -> None:
        super().__init__(**fields)
        # the keypad of digits alone has no colon
        self.widget.attrs |= {"inputmode": "text", "class": "hw-figure hw-minutes"}

    def clean(self, value: Any) -> Any:
        """Return the seconds; None where nothing was typed."""
        text: str = forms.CharField.clean(self, value)
        if not text:
            return None
        read = _MINUTES.fullmatch(text)
        seconds = 0 if read is None else _MINUTE * int(read[1]) + int(read[2] or 0)
        if read is None or seconds > MOST_FIGURE:
            raise forms.ValidationError(
                _("Write minutes and seconds as 12:30, or whole minutes as 12.")
            )
        return seconds


class StarterField(forms.BooleanField):
    """Whether somebody was in the game from its start: 1 or 0."""

    def __init__(self, **fields: Any) -> None:
        super().__init__(widget=forms.CheckboxInput, **fields)

    def clean(self, value: Any) -> Any:
        """Return 1 where the box is ticked."""
        return int(super().clean(value))


@dataclass(frozen=True, slots=True)
class GridCell:
    """A figure of a player; `is_doubtful` where it may be one that is wrong.

    `short` is the heading of its column.
    """

    field: forms.BoundField
    short: str
    is_doubtful: bool


@dataclass(frozen=True, slots=True)
class GridRow:
    """A player's row: who it is, and a cell for each column."""

    row: SheetRow
    cells: tuple[GridCell, ...]

    @property
    def faulty(self) -> list[GridCell]:
        """The cells that something is said about."""
        return [cell for cell in self.cells if cell.field.errors]


@dataclass(frozen=True, slots=True)
class Grid:
    """The players of one team."""

    columns: tuple[tuple[str, str], ...]
    rows: tuple[GridRow, ...]

    @property
    def span(self) -> int:
        """How many cells a row has, with the name."""
        return len(self.columns) + 1


@dataclass(frozen=True, slots=True)
class PlayerSide(SheetSide):
    """One team's part of a sheet with players."""

    grid: Grid


class PlayerBoxForm(BoxForm):
    """A box score on one sheet, with a row for each player of both teams.

    A row that is empty is that of somebody who was not in the game. In any other an
    empty figure is 0, but the minutes must be there.
    """

    home_roster = forms.IntegerField(
        widget=forms.HiddenInput, min_value=0, max_value=MOST_VERSION
    )
    away_roster = forms.IntegerField(
        widget=forms.HiddenInput, min_value=0, max_value=MOST_VERSION
    )

    def __init__(
        self,
        sheet: Sheet,
        home: Team,
        away: Team,
        rows: Rows,
        *args: Any,
        **fields: Any,
    ) -> None:
        self.rows = rows
        super().__init__(sheet, home, away, *args, **fields)

    def _add_side(self, side: int) -> None:
        """Add the cells of a team, then those of its players."""
        super()._add_side(side)
        for row in self.rows[side]:
            for column in self.sheet.player_columns:
                name = player_cell(side, row.spot.player_id, column.key)
                label = f"{shirt_name(row)}, {column_label(column)}"
                self.fields[name] = _field(column, label)

    @classmethod
    def blank(cls, sheet: Sheet, rows: Rows, starters: int) -> dict[str, Any]:
        """Return what the sheet shows of a game that nobody has written down.

        :param starters: how many of each team begin, as its coach has them in order.
        """
        has_starters = any(column.key == STARTS for column in sheet.player_columns)
        return {
            player_cell(side, row.spot.player_id, STARTS): True
            for side in SIDES
            for row in rows[side][:starters]
            if has_starters
        }

    @classmethod
    def filled_rows(cls, sheet: Sheet, rows: Rows) -> dict[str, Any]:
        """Return what the sheet shows of the players of a game that has lines."""
        return {
            player_cell(side, row.spot.player_id, column.key): _shown(
                column, row.values.get(column.key, 0)
            )
            for side in SIDES
            for row in rows[side]
            if row.values
            for column in sheet.player_columns
        }

    def clean(self) -> dict[str, Any]:
        """Refuse rows of nobody, rows of who has left, and rows without minutes."""
        cleaned = super().clean()
        for side in SIDES:
            for row in self.rows[side]:
                if self._is_filled(side, row):
                    self._check_row(side, row)
        known = {
            ACTOR_NAMES[side]: {row.spot.player_id for row in self.rows[side]}
            for side in SIDES
        }
        named = players_sent(self.data)
        if any(named[side] - known[side] for side in named):
            self.add_error(
                None,
                _(
                    "The sheet names a player whom the team never had. Open the page"
                    " again."
                ),
            )
        return cleaned

    def _is_filled(self, side: int, row: SheetRow) -> bool:
        """Tell whether a row has anything in it."""
        return any(
            str(self.data.get(self._cell(side, row, column), "")).strip()
            for column in self.sheet.player_columns
        )

    def _check_row(self, side: int, row: SheetRow) -> None:
        columns = self.sheet.player_columns
        if row.has_left:
            self.add_error(
                self._cell(side, row, columns[0]),
                _(
                    "%(name)s is on the roster no longer, so nothing of his can be"
                    " saved. Empty his row, or sign him again first."
                )
                % {"name": row.spot.player.name},
            )
            return
        for column in columns:
            name = self._cell(side, row, column)
            is_missing = name not in self.errors and self.cleaned_data[name] is None
            if is_missing and column.unit == "seconds":
                self.add_error(
                    name,
                    _(
                        "Write his minutes, such as 12:30. Empty the whole row if he"
                        " was not in the game."
                    ),
                )

    @staticmethod
    def _cell(side: int, row: SheetRow, column: StatColumn) -> str:
        return player_cell(side, row.spot.player_id, column.key)

    @property
    def entered(self) -> EnteredBox:
        """What was sent."""
        teams = super().entered
        home, away = (self._figures(side) for side in SIDES)
        sent = self.cleaned_data
        return EnteredBox(
            teams.home,
            teams.away,
            teams.periods,
            home_players=home,
            away_players=away,
            rosters=(sent["home_roster"], sent["away_roster"]),
        )

    def _figures(self, side: int) -> dict[int, Figures]:
        """Return what was sent of a team's players who were in the game."""
        return {
            row.spot.player_id: {
                column.key: self.cleaned_data[self._cell(side, row, column)] or 0
                for column in self.sheet.player_columns
            }
            for row in self.rows[side]
            if self._is_filled(side, row)
        }

    def _names(self) -> dict[str, str]:
        return super()._names() | {
            f"{SIDE_SLOTS[side]}{place}": shirt_name(row)
            for side in SIDES
            for place, row in enumerate(self.rows[side], start=1)
        }

    def _cell_of(self, place: Place) -> str:
        if not place.player:
            return super()._cell_of(place)
        row = self.rows[place.side][place.player - 1]
        return player_cell(place.side, row.spot.player_id, place.key)

    def _field_of(self, error: LeagueError) -> str | None:
        """Return the cell; a whole row stands at its first one."""
        row, first = f"{error.field}".replace(".", "_"), self.sheet.player_columns[0]
        name = f"{row}_{first.key}"
        return name if name in self.fields else super()._field_of(error)

    @property
    def sides(self) -> tuple[PlayerSide, ...]:
        """The sheet as it is shown, away before home."""
        columns = tuple(
            (column.heading, column_label(column))
            for column in self.sheet.player_columns
        )
        return tuple(
            PlayerSide(
                self.teams[side],
                ACTOR_NAMES[side],
                tuple(self._groups(side)),
                Grid(columns, tuple(self._row(side, row) for row in self.rows[side])),
            )
            for side in (AWAY, HOME)
        )

    @property
    def has_departed(self) -> bool:
        """Whether somebody was typed in whom his team has no longer."""
        return any(row.has_left for rows in self.rows for row in rows)

    def is_of_roster(self, side: int) -> bool:
        """Tell whether the sheet that was sent was made from a team's roster of now."""
        sent = self.cleaned_data.get(f"{ACTOR_NAMES[side]}_roster")
        return sent is None or bool(sent == self.teams[side].roster_version)

    def _row(self, side: int, row: SheetRow) -> GridRow:
        cells = (
            (self._cell(side, row, column), column.heading)
            for column in self.sheet.player_columns
        )
        return GridRow(
            row,
            tuple(
                GridCell(self[name], short, name in self.doubtful)
                for name, short in cells
            ),
        )


def _field(column: StatColumn, label: str) -> forms.Field:
    """Return the cell of a column for one player."""
    if column.key == STARTS:
        return StarterField(label=label, required=False)
    if column.unit == "seconds":
        return MinutesField(label=label, required=False)
    return FigureField(label=label, required=False)


def _shown(column: StatColumn, figure: int) -> Any:
    """Return a figure as somebody would have typed it."""
    if column.key == STARTS:
        return bool(figure)
    return amount_text(column, figure) if column.unit == "seconds" else figure


def shirt_name(row: SheetRow) -> str:
    """Return a player as the sheet names him: `7 Ann Lee`."""
    return f"{row.spot.number} {row.spot.player.name}"


def player_cell(side: int, player: int, key: str) -> str:
    """Return the name of a player's field: `home_p12_fgm`."""
    return f"{ACTOR_NAMES[side]}_p{player}_{key}"


def players_sent(data: Mapping[str, Any]) -> dict[str, set[int]]:
    """Return the ids of the players of whom a sheet that was sent says something."""
    named: defaultdict[str, set[int]] = defaultdict(set)
    for name in data:
        read = _CELL.fullmatch(name)
        if read is not None and str(data[name]).strip():
            named[read[1]].add(int(read[2]))
    return {ACTOR_NAMES[side]: named[ACTOR_NAMES[side]] for side in (HOME, AWAY)}
