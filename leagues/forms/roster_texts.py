"""The form in which a whole roster comes as text."""

from collections.abc import Sequence
from typing import Any, Final, cast

from django import forms
from django.core.exceptions import ValidationError
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from leagues.errors import BadRows, BadValue, LeagueError
from leagues.forms.rosters import FIELD, TeamRosterForm
from leagues.roster_text import LineFault, PlayerText, matched, read_roster
from leagues.services import RosterRow

MOST_BYTES: Final = 50_000


class PasteForm(TeamRosterForm):
    """A whole roster as text: pasted, or a file.

    `free` are id and name of those whom the team may sign.
    """

    text = forms.CharField(
        label=gettext_lazy("Roster, a line a player"),
        required=False,
        max_length=MOST_BYTES,
        strip=False,
        widget=forms.Textarea(
            attrs={"class": "form-control", "rows": 8, "spellcheck": "false"}
        ),
    )
    file = forms.FileField(
        label=gettext_lazy("or a CSV file"),
        required=False,
        allow_empty_file=True,
        widget=forms.FileInput(
            attrs={"class": "form-control", "accept": ".csv,.tsv,.txt,text/*"}
        ),
    )

    def __init__(
        self, *args: Any, free: Sequence[tuple[int, str]] = (), **fields: Any
    ) -> None:
        super().__init__(*args, **{"auto_id": "paste_%s"} | fields)
        self._free = free
        self.faults: tuple[LineFault, ...] = ()
        self._lines: list[int] = []
        self._rows: list[RosterRow] = []
        #: Who comes back to the league: names of players who were free.
        self.signed: tuple[str, ...] = ()

    def clean_file(self) -> str:
        """Return what the file says; empty without one."""
        sent = self.cleaned_data["file"]
        if sent is None:
            return ""
        if (sent.size or 0) > MOST_BYTES:
            raise ValidationError(_("The file is larger than a roster can be."))
        try:
            return str(sent.read(), "utf-8-sig")
        except UnicodeDecodeError as error:
            raise ValidationError(
                _("The file is no text in UTF-8. Save it as “CSV UTF-8”.")
            ) from error

    def clean(self) -> dict[str, Any]:
        """Read the players: of the file where there is one, else of the text."""
        cleaned = super().clean()
        if self.errors:
            return cleaned
        text = cleaned.get("file") or cleaned["text"]
        cleaned["text"] = text
        data = cast(QueryDict, self.data).copy()
        data["text"] = text
        self.data = data
        found = read_roster(self.spec, text)
        self._lines = [line.at for line in found.lines]
        self._tell(found.faults)
        if not found.faults:
            self._rows = self._matched([line.player for line in found.lines])
        return cleaned

    def _matched(self, players: Sequence[PlayerText]) -> list[RosterRow]:
        current = [
            (spot.player_id, spot.number, spot.player.name) for spot in self.current
        ]
        found = matched(players, current, self._free)
        self.signed = tuple(name for pk, name in self._free if pk in found)
        return [
            RosterRow(pk, player.name, player.number, player.position, player.ratings)
            for player, pk in zip(players, found, strict=True)
        ]

    def values(self) -> dict[str, Any]:
        """Return what the services take."""
        return {"version": self.read_version, "rows": self._rows}

    def refuse(self, error: LeagueError) -> None:
        """Tell in which line each thing is that was refused."""
        if not isinstance(error, BadRows):
            super().refuse(error)
            return
        self._tell([self._fault(fault) for fault in error.faults])

    def _fault(self, fault: BadValue) -> LineFault:
        found = FIELD.fullmatch(fault.field or "")
        if found is None:
            return LineFault(0, "", fault.reason)
        column = (found[2] or "").removeprefix("ratings.")
        return LineFault(self._lines[int(found[1]) - 1], column, fault.reason)

    def _tell(self, faults: Sequence[LineFault]) -> None:
        """Put what is wrong beside the text, in the order of its lines."""
        self.faults = tuple(sorted(faults, key=lambda fault: fault.at))
        for fault in self.faults:
            self.add_error("text", _told(fault))


def _told(fault: LineFault) -> str:
    if not fault.at:
        return fault.reason
    where = {"line": fault.at, "column": fault.column.replace("_", " ")}
    begin = _("Line %(line)d, %(column)s:") if fault.column else _("Line %(line)d:")
    return f"{begin % where} {fault.reason}"
