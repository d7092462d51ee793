"""Entries of the audit in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from leagues.models import AuditEntry
from leagues.pages.details import detail_label, detail_words

NOUNS: Final[Mapping[str, Promise]] = {
    "league": _("League"),
    "member": _("Members"),
    "team": _("Teams"),
    "coach": _("Coaches"),
    "profile": _("Instructions"),
    "roster": _("Rosters"),
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
    "profile.changed": _("changed instructions"),
    "result.cleared": _("took a result back"),
    "result.corrected": _("corrected a result"),
    "result.entered": _("entered a result"),
    "roster.changed": _("changed a roster"),
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


def deeds(entries: Iterable[AuditEntry], zone: ZoneInfo) -> list[Deed]:
    """Return entries in words, in the order in which they are given.

    :param zone: in which moments among the details are told.
    """
    return [
        Deed(
            at=entry.at,
            who="" if entry.user is None else str(entry.user),
            action=str(ACTIONS.get(entry.action, entry.action)),
            target=entry.target,
            details=tuple(
                (detail_label(name), detail_words(name, value, zone))
                for name, value in entry.details.items()
                if _is_told(name, value)
            ),
        )
        for entry in entries
    ]


def _is_told(name: str, value: object) -> bool:
    """Tell whether there is anything to tell: no result before the first one."""
    if name == "was" and isinstance(value, Mapping):
        return any(part not in (None, "") for part in value.values())
    return value is not None
