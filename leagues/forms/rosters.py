"""The grid of a roster.

The fields of the grid are called as the refusals of their values call them:
`rows.3.number`, and for a rating `rows.3.ratings.<name>`, rows counted from 1.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from leagues.errors import BadRows, BadValue, LeagueError
from leagues.forms.numbers import LimitedField
from leagues.forms.refusals import VersionForm
from leagues.models import League, Player, RosterSpot, Team
from leagues.models.player import PLAYER_NAME_LENGTH, shirt_number
from leagues.services import RosterRow, row_of
from leagues.text import normal_line, validate_line
from simulation.rosters import token_of
from simulation.teamsheet import RosterSpec

PREFIX: Final = "rows."
#: Rows of the grid past a full roster: room for whoever takes another one's place.
SPARE_ROWS: Final = 2
MOST_ROWS: Final = 50
MOST_ID: Final = 2**63 - 1
TOKENS: Final = League.RosterPolicy.TOKENS
BASICS: Final = ("name", "number", "position")

_ROW: Final = re.compile(r"rows\.([1-9][0-9]{0,8})\.")
#: What a fault of a roster is about: the number of a row, and a part of it.
FIELD: Final = re.compile(r"rows\.([0-9]+)(?:\.(.+))?")


@dataclass(frozen=True, slots=True)
class GridRow:
    """The fields of a row of the grid.

    :param at: its number.
    :param fields: number, name and position.
    :param release: None in the row of somebody who is to come.
    """

    at: int
    fields: tuple[BoundField, ...]
    ratings: tuple[BoundField, ...]
    release: BoundField | None

    @property
    def position(self) -> str:
        """The position that is chosen, empty before there is one."""
        return str(self.fields[-1].value() or "")

    @property
    def wrong(self) -> list[BoundField]:
        """The fields in which something is wrong."""
        return [field for field in (*self.fields, *self.ratings) if field.errors]


class TeamRosterForm(VersionForm):
    """A form about a team's roster as it is."""

    def __init__(
        self,
        team: Team,
        spec: RosterSpec,
        current: Sequence[RosterSpot],
        *args: Any,
        **fields: Any,
    ) -> None:
        super().__init__(*args, initial={"version": team.roster_version}, **fields)
        self.team = team
        self.spec = spec
        self.current = current


class TokensForm(TeamRosterForm):
    """The order to fill a roster up with the players of the box."""

    def refuse(self, error: LeagueError) -> None:
        """Say of whom each thing is that was refused: he has no row in this form."""
        if not isinstance(error, BadRows):
            super().refuse(error)
            return
        self.refusal = error
        for fault in error.faults:
            self.add_error(None, self._told(fault))

    def _told(self, fault: BadValue) -> str:
        found = FIELD.fullmatch(fault.field or "")
        if found is None or int(found[1]) > len(self.current):
            return fault.reason
        spot = self.current[int(found[1]) - 1]
        part = (found[2] or "name").removeprefix("ratings.").replace("_", " ")
        return f"{spot.number} {spot.player.name}, {part}: {fault.reason}"


class RosterForm(TeamRosterForm):
    """A roster as it is, to be changed: its players, and rows for new ones.

    Where rosters are made of the players of the box, ratings are not asked for: a
    player has those of his position. A new player whose ratings are all left empty has
    those too.
    """

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        for at, spot in enumerate(self.current, start=1):
            self.initial.update(_values_of(at, row_of(spot)))
        self.asks_ratings = self.team.league.roster_policy != TOKENS
        self._is_draft = False
        self._rows: list[int] = []
        for at in range(1, self._count(len(self.current)) + 1):
            self._add_row(at)

    def _count(self, players: int) -> int:
        """Return how many rows there are: as many as were sent, or as there is room."""
        sent = [int(found[1]) for name in self.data if (found := _ROW.match(name))]
        return min(max([self.spec.size[1], players + SPARE_ROWS, *sent]), MOST_ROWS)

    def _add_row(self, at: int) -> None:
        prefix = f"{PREFIX}{at}."
        self.fields[f"{prefix}player"] = forms.IntegerField(
            required=False,
            min_value=1,
            max_value=MOST_ID,
            widget=forms.HiddenInput,
        )
        self.fields[f"{prefix}number"] = forms.CharField(
            label=gettext_lazy("Number"),
            required=False,
            validators=[shirt_number],
            widget=_text("numeric", 2),
        )
        self.fields[f"{prefix}name"] = forms.CharField(
            label=gettext_lazy("Name"),
            required=False,
            max_length=PLAYER_NAME_LENGTH,
            validators=[validate_line],
            widget=_text("text", None),
        )
        self.fields[f"{prefix}position"] = forms.ChoiceField(
            label=gettext_lazy("Position"),
            required=False,
            choices=[("", "—"), *((name, name) for name in self.spec.positions)],
            widget=forms.Select(attrs={"class": "form-select"}),
        )
        if self.asks_ratings:
            for name, (lowest, highest, _usual) in self.spec.ratings.items():
                self.fields[f"{prefix}ratings.{name}"] = LimitedField(
                    lowest,
                    highest,
                    label=capfirst(name.replace("_", " ")),
                    required=False,
                )
        self.fields[f"{prefix}release"] = forms.BooleanField(
            label=gettext_lazy("Release"),
            required=False,
            widget=forms.CheckboxInput(attrs={"class": "form-check-input"}),
        )

    @property
    def count(self) -> int:
        """How many rows the grid has."""
        return sum(name.endswith(".player") for name in self.fields)

    def grid(self) -> list[GridRow]:
        """Return the rows with their fields."""
        rows = []
        for at in range(1, self.count + 1):
            prefix = f"{PREFIX}{at}."
            is_known = bool(self[f"{prefix}player"].value())
            ratings = (
                [self[f"{prefix}ratings.{name}"] for name in self.spec.ratings]
                if self.asks_ratings
                else []
            )
            rows.append(
                GridRow(
                    at=at,
                    fields=tuple(
                        self[f"{prefix}{part}"]
                        for part in ("number", "name", "position")
                    ),
                    ratings=tuple(ratings),
                    release=self[f"{prefix}release"] if is_known else None,
                )
            )
        return rows

    def sign(self, player: Player, last: RosterSpot | None) -> bool:
        """Put a free player into the first empty row, as he was when last on a team.

        The form is then to be filled in further, so nothing in it is wrong yet.

        :returns: whether there was room; whoever is in the form already has his row.
        """
        self._is_draft = True
        sent = [self[f"{PREFIX}{at}.player"].value() for at in self._all()]
        if str(player.pk) in [str(value) for value in sent]:
            return True
        free = next((at for at in self._all() if self._is_blank(at)), None)
        if free is None:
            return False
        row = RosterRow(
            player.pk,
            player.name,
            last.number if last else "",
            last.position if last else "",
            last.ratings if last else {},
        )
        data = cast(QueryDict, self.data).copy()
        for name, value in _values_of(free, row).items():
            data[name] = str(value)
        self.data = data
        return True

    def _all(self) -> range:
        return range(1, self.count + 1)

    def _is_blank(self, at: int) -> bool:
        prefix = f"{PREFIX}{at}."
        names = [name for name in self.fields if name.startswith(prefix)]
        return not any(str(self[name].value() or "").strip() for name in names)

    def full_clean(self) -> None:
        """Check the fields, unless they are still to be filled in."""
        super().full_clean()
        if self._is_draft:
            self.errors.clear()

    def clean(self) -> dict[str, Any]:
        """Refuse what rows lack, rows past the grid, and a form without any."""
        cleaned = super().clean()
        self._rows = []
        sent = [int(found[1]) for name in self.data if (found := _ROW.match(name))]
        if not sent:
            self.add_error(None, _("The form is incomplete. Open the page again."))
        elif max(sent) > MOST_ROWS:
            most = {"most": self.spec.size[1]}
            self.add_error(None, _("A roster has at most %(most)d players.") % most)
        for at in self._all():
            prefix = f"{PREFIX}{at}."
            if cleaned.get(f"{prefix}release") or self._is_blank(at):
                continue
            self._rows.append(at)
            self._require(cleaned, prefix)
        return cleaned

    def _require(self, cleaned: dict[str, Any], prefix: str) -> None:
        """Say what a row lacks."""
        missing = [f"{prefix}{name}" for name in BASICS]
        ratings = [f"{prefix}ratings.{name}" for name in self.spec.ratings]
        is_known = cleaned.get(f"{prefix}player") is not None
        if self.asks_ratings and (
            is_known or any(self[name].value() for name in ratings)
        ):
            missing += ratings
        for name in missing:
            if name not in self.errors and cleaned.get(name) in (None, ""):
                self.add_error(name, _("This is missing. Fill it in."))

    def rows(self) -> list[RosterRow]:
        """Return the roster that was sent, as the service takes it."""
        return [self._row(at) for at in self._rows]

    def _row(self, at: int) -> RosterRow:
        values = {
            name.removeprefix(f"{PREFIX}{at}."): value
            for name, value in self.cleaned_data.items()
            if name.startswith(f"{PREFIX}{at}.")
        }
        position = values.get("position", "")
        ratings = {
            name: values[f"ratings.{name}"]
            for name in self.spec.ratings
            if values.get(f"ratings.{name}") is not None
        }
        if not ratings and position:
            ratings = dict(token_of(self.spec, position).ratings)
        return RosterRow(
            values.get("player"),
            values.get("name", ""),
            values.get("number", ""),
            position,
            ratings,
        )

    def values(self) -> dict[str, Any]:
        """Return what `save_roster` takes."""
        return {"version": self.read_version, "rows": self.rows()}

    def refuse(self, error: LeagueError) -> None:
        """Put everything that was refused beside the field that it is about."""
        super().refuse(error)
        if isinstance(error, BadRows):
            for fault in error.faults[1:]:
                self.add_error(self._field_of(fault), fault.reason)

    def _field_of(self, error: LeagueError) -> str | None:
        """Return the field of the grid: the service counts no empty rows."""
        found = FIELD.fullmatch(error.field or "")
        if found is None:
            return None
        at = self._rows[int(found[1]) - 1]
        name = f"{PREFIX}{at}.{found[2] or 'name'}"
        return name if name in self.fields else f"{PREFIX}{at}.name"


def _values_of(at: int, row: RosterRow) -> dict[str, Any]:
    """Return a row of a roster by the names of its fields."""
    prefix = f"{PREFIX}{at}."
    values: dict[str, Any] = {
        f"{prefix}player": row.player,
        f"{prefix}name": normal_line(row.name),
        f"{prefix}number": row.number,
        f"{prefix}position": row.position,
    }
    ratings: Mapping[str, int] = row.ratings
    return values | {f"{prefix}ratings.{name}": ratings[name] for name in ratings}


def _text(mode: str, size: int | None) -> forms.TextInput:
    attrs = {"class": "form-control", "inputmode": mode, "autocomplete": "off"}
    return forms.TextInput(attrs=attrs | ({"size": str(size)} if size else {}))
