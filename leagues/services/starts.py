"""The first and the last moment of a season."""

from typing import Final

from django.db import transaction
from django.utils import timezone

from leagues.errors import OpenFixtures, WrongState, fields_named
from leagues.models import Entry, Fixture, Season, Team
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.selectors import (
    SeasonTable,
    current_rosters,
    open_fixtures,
    season_table,
)
from leagues.services.audit import write_audit
from leagues.services.repeats import is_done
from leagues.services.rows import lock_season, require_version, save_changed
from leagues.states import SeasonAction, season_after

_NAMED_OPEN: Final = 10
_BATCH: Final = 100


def start_season(
    season: Season, *, actor: Account, version: int, secret: bytes, commitment: str
) -> Season:
    """Start a scheduled season: from now on its settings stand.

    The league's options and time zone and the rule book's version are frozen. Secret
    and commitment are made by the caller, who knows how games take their seeds from
    them; of two starts at once only one does anything, so the stored secret never
    changes. Sent again by the same person it returns the season as it is.

    :raises BadValue: if the league's options are no longer those of the rule book.
    :raises WrongState: while a team that takes part has too few players for a game.
    """
    with transaction.atomic():
        stored = lock_season(season.pk)
        require(rights_of(actor, stored.league).can_manage)
        if is_done(stored, version, actor, Season.State.RUNNING, "season.started"):
            return stored
        require_version(stored, version)
        following = season_after(stored, SeasonAction.START)
        if not open_fixtures(stored).exists():
            raise WrongState("There is no fixture to play. Make the schedule anew.")
        _require_rosters(stored)
        rules = stored.league.rules
        with fields_named(within="options"):
            stored.options = rules.check_options(stored.league.options)
        stored.ruleset_version = rules.version
        stored.time_zone = stored.league.time_zone
        stored.secret = secret
        stored.commitment = commitment
        stored.state = following
        stored.started_at = timezone.now()
        save_changed(stored)
        write_audit(
            stored.league, actor, "season.started", stored.name, commitment=commitment
        )
    return stored


def close_season(season: Season, *, actor: Account, version: int) -> Season:
    """Close a season: the places of its table become final.

    Champions are all that share the first place and have played; of a season in which
    nothing was decided there are none. Sent again by the same person it returns the
    season as it is.

    :raises OpenFixtures: while a fixture has neither a result nor been cancelled.
    """
    with transaction.atomic():
        stored = lock_season(season.pk)
        require(rights_of(actor, stored.league).can_manage)
        if is_done(stored, version, actor, Season.State.CLOSED, "season.closed"):
            return stored
        require_version(stored, version)
        following = season_after(stored, SeasonAction.CLOSE)
        _require_all_decided(stored)
        champions = _write_places(season_table(stored))
        stored.state = following
        stored.closed_at = timezone.now()
        save_changed(stored)
        write_audit(
            stored.league, actor, "season.closed", stored.name, champions=champions
        )
    return stored


def _require_rosters(season: Season) -> None:
    """Refuse a season in which a team cannot play, where the rule book has players.

    The teams are locked: until the season is under way no roster changes any more.
    """
    spec = season.league.rules.roster_spec
    if spec is None:
        return
    least = spec.size[0]
    taking_part = Team.objects.filter(
        pk__in=season.entries.filter(withdrawn_at=None).values("team")
    )
    teams = list(taking_part.select_for_update(no_key=True).order_by("pk"))
    rosters = current_rosters(team.pk for team in teams)
    short = sorted(team.name for team in teams if len(rosters.get(team.pk, ())) < least)
    if short:
        more = ", …" if len(short) > _NAMED_OPEN else ""
        raise WrongState(
            f"Each team needs at least {least} players. There are fewer on the roster"
            f" of: {', '.join(short[:_NAMED_OPEN])}{more}."
        )


def _require_all_decided(season: Season) -> None:
    waiting = season.fixtures.filter(state=Fixture.State.SCHEDULED)
    count = waiting.count()
    if count:
        first = waiting.order_by("starts_at", "number")[:_NAMED_OPEN]
        raise OpenFixtures(count, tuple(first.values_list("number", flat=True)))


def _write_places(table: SeasonTable) -> list[str]:
    """Store the places of a table; return the names of the champions."""
    champions = []
    for row in table.standings.rows:
        entry = table.entries[row.key]
        entry.final_place = row.place
        entry.is_champion = row.place == 1 and row.record.played > 0
        if entry.is_champion:
            champions.append(entry.team.name)
    Entry.objects.bulk_update(
        table.entries.values(), ["final_place", "is_champion"], batch_size=_BATCH
    )
    return champions
