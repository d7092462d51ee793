"""Rulings that change a table: points and wins, lots, withdrawals."""

from collections.abc import Collection
from random import SystemRandom
from typing import Final

from django.db import transaction
from django.utils import timezone

from leagues.errors import BadValue, Gone, WrongState
from leagues.models import Adjustment, Entry, Fixture, Lots, Season
from leagues.models.league import REASON_LENGTH
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.selectors import season_table
from leagues.services.audit import write_audit
from leagues.services.names import clean_line
from leagues.services.rows import lock_season, save_changed
from leagues.states import SeasonAction, season_after

MOST_ADJUSTMENT: Final = 999


def adjust(
    entry: Entry,
    *,
    actor: Account,
    version: int,
    reason: str,
    points: int = 0,
    wins: int = 0,
) -> Adjustment:
    """Give a team points of the table or wins, or take some away, for a reason.

    :param version: of the season.
    :raises BadValue: naming the field.
    """
    with transaction.atomic():
        season = _ruled(entry.season_id, actor, version)
        stored = _entry(season, entry)
        for field, value in (("points", points), ("wins", wins)):
            if not -MOST_ADJUSTMENT <= value <= MOST_ADJUSTMENT:
                raise BadValue(
                    field,
                    f"Choose a number from -{MOST_ADJUSTMENT} to {MOST_ADJUSTMENT}.",
                )
        if not points and not wins:
            raise BadValue("points", "This changes nothing. Give points or wins.")
        adjustment = Adjustment.objects.create(
            entry=stored,
            points=points,
            wins=wins,
            reason=clean_line(reason, field="reason", longest=REASON_LENGTH),
            author=actor,
        )
        save_changed(season)
        write_audit(
            season.league,
            actor,
            "adjustment.made",
            stored.team.name,
            points=points,
            wins=wins,
            reason=adjustment.reason,
        )
    return adjustment


def revoke_adjustment(
    adjustment: Adjustment, *, actor: Account, version: int
) -> Adjustment:
    """Take a ruling back; it stays on record.

    :param version: of the season.
    """
    with transaction.atomic():
        season = _ruled(adjustment.entry.season_id, actor, version)
        stored = (
            Adjustment.objects.select_related("entry__team")
            .filter(pk=adjustment.pk)
            .first()
        )
        if stored is None:
            raise Gone
        if stored.revoked_at is not None:
            raise WrongState("This ruling has been taken back already.")
        stored.revoked_at = timezone.now()
        stored.save()
        save_changed(season)
        write_audit(
            season.league,
            actor,
            "adjustment.revoked",
            stored.entry.team.name,
            points=stored.points,
            wins=stored.wins,
            reason=stored.reason,
        )
    return stored


def draw_lots(
    season: Season, *, actor: Account, version: int, entries: Collection[int]
) -> Lots:
    """Draw lots among teams that nothing else tells apart, once and for all.

    Only teams that share a place when everything is decided can be drawn; afterwards
    they share it no longer, so nobody draws until he likes it.

    :param entries: ids of entries, all that share the place.
    :raises BadValue: for any other set of entries.
    :raises WrongState: while a fixture is open, or where the season has no lots.
    """
    with transaction.atomic():
        stored = _ruled(season.pk, actor, version)
        if "lots" not in stored.rules.criteria:
            raise WrongState(
                "This season does not draw lots. Level teams share a place."
            )
        if stored.fixtures.filter(state=Fixture.State.SCHEDULED).exists():
            raise WrongState("Lots are drawn when every fixture is decided.")
        table = season_table(stored)
        wanted = sorted(set(entries))
        rows = table.standings.rows
        shared = {row.place for row in rows if row.is_shared and row.key in wanted}
        level = sorted(row.key for row in rows if row.place in shared)
        if len(shared) != 1 or level != wanted:
            raise BadValue(
                "entries", "Draw among exactly the teams that share a place."
            )
        SystemRandom().shuffle(wanted)
        lots = Lots.objects.create(season=stored, order=wanted, author=actor)
        save_changed(stored)
        write_audit(
            stored.league,
            actor,
            "lots.drawn",
            stored.name,
            order=[table.entries[key].team.name for key in wanted],
        )
    return lots


def withdraw_entry(entry: Entry, *, actor: Account, version: int) -> Entry:
    """Let a team leave a season that is under way; its open fixtures are cancelled.

    What becomes of its results is settled by the season's rules.

    :param version: of the season.
    """
    with transaction.atomic():
        season = _ruled(entry.season_id, actor, version)
        stored = _entry(season, entry)
        if stored.withdrawn_at is not None:
            raise WrongState(f"{stored.team.name} has withdrawn already.")
        now = timezone.now()
        stored.withdrawn_at = now
        stored.save()
        cancelled = _cancel_open(season, stored)
        save_changed(season)
        write_audit(
            season.league,
            actor,
            "entry.withdrawn",
            stored.team.name,
            cancelled=cancelled,
        )
    return stored


def _ruled(season_id: int, actor: Account, version: int) -> Season:
    """Return the season under lock, once its commissioner may rule on it."""
    season = lock_season(season_id, version)
    require(rights_of(actor, season.league).can_manage)
    season_after(season, SeasonAction.ADJUST)
    return season


def _entry(season: Season, entry: Entry) -> Entry:
    stored = season.entries.select_related("team").filter(pk=entry.pk).first()
    if stored is None:
        raise Gone
    return stored


def _cancel_open(season: Season, entry: Entry) -> list[int]:
    """Cancel the open fixtures of an entry; return their numbers."""
    fixtures = list(
        (season.fixtures.filter(home=entry) | season.fixtures.filter(away=entry))
        .filter(state=Fixture.State.SCHEDULED)
        .select_for_update(of=("self",), no_key=True)
        .order_by("pk")
    )
    for fixture in fixtures:
        fixture.state = Fixture.State.CANCELLED
        fixture.changed_at = timezone.now()
        save_changed(fixture)
    return [fixture.number for fixture in fixtures]
