"""What somebody sends to enter, correct or take back a result."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, cast

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from games.errors import DoesNotAddUp
from games.models import Game
from games.models.game import NOTE_LENGTH
from games.results import (
    MOST_FIGURE,
    EnteredBox,
    EnteredForfeit,
    EnteredScore,
    Sheet,
)
from leagues.errors import LeagueError
from leagues.forms.refusals import VersionForm
from leagues.models import Fixture, Team
from simulation.boxscore import POINTS, StatColumn
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDE_SLOTS
from simulation.scoresheet import Place
from simulation.words import fill

_FIGURE: Final = re.compile(r"[0-9]{1,4}", re.ASCII)
_MOST_SLIPS: Final = 8
_NAMES: Final = {side: ACTOR_NAMES[side] for side in (HOME, AWAY)}


class FigureField(forms.CharField):
    """A whole number as people type it: digits from 0 to 9 and nothing else."""

    def __init__(self, **fields: Any) -> None:
        attrs = {"inputmode": "numeric", "autocomplete": "off", "class": "hw-figure"}
        super().__init__(widget=forms.TextInput(attrs=attrs), **fields)

    def clean(self, value: Any) -> Any:
        """Return the number; None where nothing was typed and nothing need be."""
        text: str = super().clean(value)
        if not text:
            return None
        if not _FIGURE.fullmatch(text):
            raise forms.ValidationError(
                _("Write a whole number from 0 to %(most)s, in digits.")
                % {"most": MOST_FIGURE}
            )
        return int(text)


class ResultForm(VersionForm):
    """A result for a fixture, whose version is sent along."""

    note = forms.CharField(
        label=_lazy("Note"),
        max_length=NOTE_LENGTH,
        required=False,
        help_text=_lazy("Shown beside the result, such as why it is corrected."),
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )

    @property
    def read_note(self) -> str:
        """The note that was sent."""
        return str(self.cleaned_data["note"])


class ScoreForm(ResultForm):
    """The points of both teams."""

    away_points = FigureField()
    home_points = FigureField()
    field_order = ("away_points", "home_points", "note")

    def name_teams(self, home: Team, away: Team) -> None:
        """Put the teams' names before their points."""
        self.fields["home_points"].label = home.name
        self.fields["away_points"].label = away.name

    @property
    def entered(self) -> EnteredScore:
        """What was sent."""
        sent = self.cleaned_data
        return EnteredScore(sent["home_points"], sent["away_points"])


class ForfeitForm(ResultForm):
    """Who did not play."""

    by = forms.ChoiceField(
        label=_lazy("Who did not play?"),
        widget=forms.RadioSelect(attrs={"class": "form-check-input"}),
    )
    field_order = ("by", "note")
    renamed = {"forfeit": "by"}

    def name_teams(self, home: Team, away: Team) -> None:
        """Offer the teams by name."""
        field = cast(forms.ChoiceField, self.fields["by"])
        field.choices = [
            (Fixture.Forfeit.AWAY.value, away.name),
            (Fixture.Forfeit.HOME.value, home.name),
            (Fixture.Forfeit.BOTH.value, _("Neither of them")),
        ]

    @property
    def entered(self) -> EnteredForfeit:
        """What was sent."""
        return EnteredForfeit(self.cleaned_data["by"])


class ClearForm(VersionForm):
    """A result that is to be taken back."""


@dataclass(frozen=True, slots=True)
class SheetCell:
    """A figure to be typed; `is_doubtful` where it is among some that cannot be right.

    `short` is the heading of its column.
    """

    field: forms.BoundField
    short: str
    is_doubtful: bool


@dataclass(frozen=True, slots=True)
class SheetSide:
    """One team's part of the sheet: groups of cells under the name of the group."""

    team: Team
    name: str
    groups: tuple[tuple[str, tuple[SheetCell, ...]], ...]


class BoxForm(ResultForm):
    """A box score on one sheet, a cell for each figure of each team.

    `faults` are what does not add up, as pairs of the first cell concerned and a
    sentence.
    """

    periods = forms.IntegerField(widget=forms.HiddenInput)

    def __init__(
        self, sheet: Sheet, home: Team, away: Team, *args: Any, **fields: Any
    ) -> None:
        super().__init__(*args, **fields)
        self.sheet = sheet
        self.teams = {HOME: home, AWAY: away}
        self.doubtful: set[str] = set()
        self.faults: list[tuple[str, str]] = []
        for side in (AWAY, HOME):
            self._add_side(side)

    def _add_side(self, side: int) -> None:
        """Add the cells of a team, in the order in which they are filled in."""
        for number, period in enumerate(self.sheet.periods, 1):
            self.fields[cell_name(Place(side, period=number))] = FigureField(
                label=fill(period, {}, _), required=number <= self.sheet.least
            )
        for column in self.sheet.columns:
            self.fields[cell_name(Place(side, column.key))] = FigureField(
                label=column_label(column)
            )

    @classmethod
    def filled(cls, game: Game, sheet: Sheet) -> dict[str, Any]:
        """Return what the sheet shows of a game that has lines."""
        lines = {line.side: line.values for line in game.lines.all()}
        values: dict[str, Any] = {}
        for side, name in _NAMES.items():
            line = lines.get(name, {})
            for column in sheet.columns:
                values[cell_name(Place(side, column.key))] = line.get(column.key)
            for number, points in enumerate(game.periods, 1):
                values[cell_name(Place(side, period=number))] = points[side]
        for number, side in sheet.left_out([(ours, his) for ours, his in game.periods]):
            values[cell_name(Place(side, period=number))] = None
        return values

    def clean(self) -> dict[str, Any]:
        """Refuse a period that one team alone has, or that comes after a gap."""
        cleaned = super().clean()
        self._fill_left_out(cleaned)
        has_gap = False
        for number in range(1, len(self.sheet.periods) + 1):
            cells = [cell_name(Place(side, period=number)) for side in _NAMES]
            empty = [
                name
                for name in cells
                if name not in self.errors and cleaned.get(name) is None
            ]
            if len(empty) == len(cells):
                has_gap = True
            elif has_gap:
                self.add_error(cells[0], _("The period before it is empty."))
            else:
                for name in empty:
                    self.add_error(name, _("The other team has points here."))
        return cleaned

    def _fill_left_out(self, cleaned: dict[str, Any]) -> None:
        """Read an empty cell as 0 where its side had no turn, by the other figures."""
        points: list[tuple[int, int]] = []
        empty: set[tuple[int, int]] = set()
        for number in range(1, len(self.sheet.periods) + 1):
            names = {side: cell_name(Place(side, period=number)) for side in _NAMES}
            typed = {side: cleaned.get(name) for side, name in names.items()}
            if all(figure is None for figure in typed.values()):
                break
            points.append((typed[HOME] or 0, typed[AWAY] or 0))
            empty |= {
                (number, side)
                for side, name in names.items()
                if not str(self.data.get(name, "")).strip()
            }
        for number, side in self.sheet.left_out(points):
            if (number, side) in empty:
                name = cell_name(Place(side, period=number))
                cleaned[name] = 0
                self.errors.pop(name, None)

    @property
    def entered(self) -> EnteredBox:
        """What was sent."""
        sent = self.cleaned_data
        home, away = (
            {
                column.key: sent[cell_name(Place(side, column.key))]
                for column in self.sheet.columns
            }
            for side in (HOME, AWAY)
        )
        numbers = range(1, len(self.sheet.periods) + 1)
        by_side = [
            [sent[cell_name(Place(side, period=number))] for number in numbers]
            for side in (HOME, AWAY)
        ]
        periods = zip(*by_side, strict=True)
        played = ((ours, theirs) for ours, theirs in periods if ours is not None)
        return EnteredBox(home, away, tuple(played))

    def refuse(self, error: LeagueError) -> None:
        """Put what does not add up beside the cells that it is about."""
        super().refuse(error)
        if not isinstance(error, DoesNotAddUp):
            return
        names = self._names()
        for fault in error.faults:
            cells = [self._cell_of(place) for place in fault.places]
            said = capitalised(fill(fault.words, names, _))
            shown = [name for name in cells if name in self.fields]
            self.add_error(shown[0] if shown else None, said)
            self.doubtful.update(shown)
            self.faults.append((self[shown[0]].auto_id if shown else "", said))

    def _names(self) -> dict[str, str]:
        """Return what the slots of faults are called."""
        return {SIDE_SLOTS[side]: team.name for side, team in self.teams.items()}

    def _cell_of(self, place: Place) -> str:
        return cell_name(place)

    def _field_of(self, error: LeagueError) -> str | None:
        """Return the cell that a figure of the service stands in."""
        if error.field is not None and "." in error.field:
            side, _dot, key = error.field.partition(".")
            name = f"{side}_{key}".replace(".", "_")
            return name if name in self.fields else None
        points = {f"{name}_points": f"{name}_pts" for name in _NAMES.values()}
        found = points.get(error.field or "")
        return found if found in self.fields else super()._field_of(error)

    @property
    def slips(self) -> list[tuple[str, str]]:
        """The first cells that are no figures, as `faults` are; none beside faults."""
        return [
            (
                field.auto_id,
                f"{team.name}, {field.label}: {' '.join(map(str, field.errors))}",
            )
            for team, field in self._wrong()[:_MOST_SLIPS]
        ]

    @property
    def slips_left(self) -> int:
        """How many cells are no figures besides `slips`."""
        return max(0, len(self._wrong()) - _MOST_SLIPS)

    def _wrong(self) -> list[tuple[Team, forms.BoundField]]:
        """Return the cells that are no figures, with their teams."""
        if self.faults:
            return []
        return [
            (self.teams[side], self[name])
            for side in (AWAY, HOME)
            for name in self.fields
            if name.startswith(f"{_NAMES[side]}_") and name in self.errors
        ]

    @property
    def has_more_periods(self) -> bool:
        """Whether a game may have more periods than there is room for."""
        return len(self.sheet.periods) < self.sheet.most

    @property
    def sides(self) -> tuple[SheetSide, ...]:
        """The sheet as it is shown, away before home."""
        return tuple(
            SheetSide(self.teams[side], _NAMES[side], tuple(self._groups(side)))
            for side in (AWAY, HOME)
        )

    def _groups(self, side: int) -> Iterator[tuple[str, tuple[SheetCell, ...]]]:
        """Yield the groups of columns, the points by period before all points."""
        numbers = range(1, len(self.sheet.periods) + 1)
        periods = [(Place(side, period=number), "") for number in numbers]
        if POINTS not in [column.key for column in self.sheet.columns]:
            yield _("Points by period"), self._cells(periods)
        for group, columns in groupby(self.sheet.columns, key=lambda item: item.group):
            places = [(Place(side, column.key), column.heading) for column in columns]
            has_points = any(place.key == POINTS for place, _short in places)
            cells = self._cells([*(periods if has_points else []), *places])
            yield _(group.capitalize()), cells

    def _cells(self, places: Sequence[tuple[Place, str]]) -> tuple[SheetCell, ...]:
        return tuple(
            SheetCell(self[name], short, name in self.doubtful)
            for name, short in ((cell_name(place), short) for place, short in places)
        )


def cell_name(place: Place) -> str:
    """Return the name of a figure's field: `home_pts`, `away_period2`."""
    return f"{_NAMES[place.side]}_{place.key or f'period{place.period}'}"


def capitalised(text: str) -> str:
    """Return a sentence with a capital first letter."""
    return text[:1].upper() + text[1:]


def column_label(column: StatColumn) -> str:
    """Return what a column's cells are called."""
    return capitalised(fill(column.title, {}, _))


def periods_sent(data: Mapping[str, Any], least: int, most: int) -> int:
    """Return how many periods a sheet that was sent has, within its limits."""
    text = str(data.get("periods", ""))
    number = int(text) if _FIGURE.fullmatch(text) else least
    return min(max(number, least), most)
