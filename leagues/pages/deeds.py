"""Entries of the audit in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.utils.functional import Promise
from django.utils.translation import gettext as _now
from django.utils.translation import gettext_lazy as _

from leagues.models import AuditEntry

NOUNS: Final[Mapping[str, Promise]] = {
    "league": _("League"),
    "member": _("Members"),
    "team": _("Teams"),
    "coach": _("Coaches"),
    "profile": _("Coach profiles"),
    "season": _("Seasons"),
    "fixture": _("Fixtures"),
    "result": _("Results"),
    "run": _("Simulation"),
    "adjustment": _("Rulings on points"),
    "entry": _("Withdrawals"),
    "lots": _("Lots"),
}
ACTIONS: Final[Mapping[str, Promise]] = {
    "adjustment.made": _("ruled on points"),
    "adjustment.revoked": _("took a ruling back"),
    "coach.assigned": _("named a coach"),
    "coach.ended": _("ended a coaching"),
    "entry.withdrawn": _("let a team withdraw"),
    "fixture.cancelled": _("called a fixture off"),
    "fixture.moved": _("moved a fixture"),
    "fixture.restored": _("put a fixture back"),
    "league.changed": _("changed the league"),
    "league.created": _("made the league"),
    "lots.drawn": _("drew lots"),
    "member.added": _("added a member"),
    "member.left": _("left the league"),
    "member.removed": _("removed a member"),
    "member.role_changed": _("changed a role"),
    "profile.changed": _("changed a coach profile"),
    "result.cleared": _("took a result back"),
    "result.corrected": _("corrected a result"),
    "result.entered": _("entered a result"),
    "run.simulate": _("had games simulated"),
    "run.stopped": _("stopped a run"),
    "run.verify": _("had receipts checked"),
    "season.arranged": _("chose who takes part"),
    "season.closed": _("closed the season"),
    "season.created": _("began a season"),
    "season.deleted": _("threw a season away"),
    "season.renamed": _("renamed the season"),
    "season.schedule_set": _("set the calendar"),
    "season.schedule_withdrawn": _("took the schedule back"),
    "season.scheduled": _("made the schedule"),
    "season.standings_set": _("set the rules of the standings"),
    "season.started": _("started the season"),
    "team.archived": _("archived a team"),
    "team.changed": _("changed a team"),
    "team.created": _("added a team"),
    "team.deleted": _("removed a team"),
    "team.restored": _("brought a team back"),
}
_LONGEST: Final = 300
#: Details that are lists; any other list of two is what was and what became of it.
_LISTS: Final = frozenset({"cancelled", "champions", "divisions", "order"})


@dataclass(frozen=True, slots=True)
class Deed:
    """One entry of the audit; `details` are pairs of a name and what it was or became.

    `who` is empty where the account is no longer there.
    """

    at: datetime
    who: str
    action: str
    target: str
    details: tuple[tuple[str, str], ...]


def deeds(entries: Iterable[AuditEntry]) -> list[Deed]:
    """Return entries in words, in the order in which they are given."""
    return [
        Deed(
            at=entry.at,
            who="" if entry.user is None else str(entry.user),
            action=str(ACTIONS.get(entry.action, entry.action)),
            target=entry.target,
            details=tuple(
                (name.replace("_", " "), _shortened(_in_words(name, value)))
                for name, value in entry.details.items()
            ),
        )
        for entry in entries
    ]


def _in_words(name: str, value: Any) -> str:
    """Return a stored value as text; a pair is what it was and what it became."""
    if isinstance(value, list) and len(value) == 2 and name not in _LISTS:
        before, after = value
        return f"{_plain(before)} → {_plain(after)}"
    return _plain(value)


def _plain(value: Any) -> str:
    if value is None or value == "" or value == []:
        return _now("none")
    if isinstance(value, bool):
        return _now("yes") if value else _now("no")
    if isinstance(value, dict):
        return "; ".join(f"{name} {_plain(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(_plain(part) for part in value)
    return str(value)


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
