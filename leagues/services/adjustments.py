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
from leagues.services.repeats import is_repeat
from leagues.services.rows import lock_season, require_version, save_changed
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

    The same ruling sent again by the same person is the one that was made.

    :param version: of the season.
    :raises BadValue: naming the field.
    """
    with transaction.atomic():
        season = _ruled(entry.season_id, actor)
        stored = _entry(season, entry)
        line = clean_line(reason, field="reason", longest=REASON_LENGTH)
        made = stored.adjustments.filter(author=actor).last()
        if (
            made is not None
            and (made.points, made.wins, made.reason) == (points, wins, line)
            and _is_repeat(season, version, actor, "adjustment.made", stored.team.name)
        ):
            return made
        require_version(season, version)
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
            reason=line,
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

    Sent again by the same person it returns the ruling as it is.

    :param version: of the season.
    """
    with transaction.atomic():
        season = _ruled(adjustment.entry.season_id, actor)
        stored = (
            Adjustment.objects.select_related("entry__team")
            .filter(pk=adjustment.pk)
            .first()
        )
        if stored is None:
            raise Gone
        team = stored.entry.team.name
        if stored.revoked_at is not None and _is_repeat(
            season, version, actor, "adjustment.revoked", team
        ):
            return stored
        require_version(season, version)
        if stored.revoked_at is not None:
            raise WrongState("This ruling has been taken back already.")
        stored.revoked_at = timezone.now()
        stored.save()
        save_changed(season)
        write_audit(
            season.league,
            actor,
            "adjustment.revoked",
            team,
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
    they share it no longer, so nobody draws until he likes it. Sent again by the same
    person it returns what was drawn.

    :param entries: ids of entries, all that share the place.
    :raises BadValue: for any other set of entries.
    :raises WrongState: while a fixture is open, or where the season has no lots.
    """
    with transaction.atomic():
        stored = _ruled(season.pk, actor)
        wanted = sorted(set(entries))
        drawn = stored.lots.filter(author=actor).last()
        if (
            drawn is not None
            and sorted(drawn.order) == wanted
            and _is_repeat(stored, version, actor, "lots.drawn", stored.name)
        ):
            return drawn
        require_version(stored, version)
        if "lots" not in stored.rules.criteria:
            raise WrongState(
                "This season does not draw lots. Level teams share a place."
            )
        if stored.fixtures.filter(state=Fixture.State.SCHEDULED).exists():
            raise WrongState("Lots are drawn when every fixture is decided.")
        table = season_table(stored)
        if wanted not in [sorted(keys) for keys in table.shared_places()]:
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


def withdraw_entry(entry: Entry, *, actor: Account, version: int, reason: str) -> Entry:
    """Let a team leave a season that is under way; its open fixtures are cancelled.

    What becomes of its results is settled by the season's rules. Sent again by the
    same person it returns the entry as it is.

    :param version: of the season.
    :raises BadValue: for a reason that is missing or too long.
    """
    with transaction.atomic():
        season = _ruled(entry.season_id, actor)
        stored = _entry(season, entry)
        team = stored.team.name
        if stored.withdrawn_at is not None and _is_repeat(
            season, version, actor, "entry.withdrawn", team
        ):
            return stored
        require_version(season, version)
        if stored.withdrawn_at is not None:
            raise WrongState(f"{team} has withdrawn already.")
        stored.withdrawal_reason = clean_line(
            reason, field="reason", longest=REASON_LENGTH
        )
        stored.withdrawn_at = timezone.now()
        stored.save()
        cancelled = _cancel_open(season, stored)
        save_changed(season)
        write_audit(
            season.league,
            actor,
            "entry.withdrawn",
            team,
            reason=stored.withdrawal_reason,
            cancelled=cancelled,
        )
    return stored


def _ruled(season_id: int, actor: Account) -> Season:
    """Return the season under lock, once its commissioner may rule on it.

    The version is looked at afterwards, so that a form sent twice can be told from
    one that is out of date.
    """
    season = lock_season(season_id)
    require(rights_of(actor, season.league).can_manage)
    season_after(season, SeasonAction.ADJUST)
    return season


def _is_repeat(
    season: Season, version: int, actor: Account, action: str, target: str
) -> bool:
    return is_repeat(
        season,
        version,
        league=season.league,
        actor=actor,
        action=action,
        target=target,
    )


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
