"""Making a season's schedule, making it anew, and taking it back."""

from django.db import transaction

from leagues.models import Entry, Fixture, League, Season
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.scheduling import Preview
from leagues.season_settings import ScheduleSettings
from leagues.selectors import schedule_preview
from leagues.services.audit import write_audit
from leagues.services.repeats import is_done
from leagues.services.rows import (
    lock_league,
    lock_season,
    require_version,
    save_changed,
)
from leagues.services.seasons import change_schedule
from leagues.states import SeasonAction, season_after

_BATCH = 500


def save_schedule(
    season: Season,
    *,
    actor: Account,
    version: int,
    settings: ScheduleSettings | None = None,
) -> Season:
    """Make the fixtures that the preview shows, in place of any that were made before.

    The league's next numbers are used: a number that somebody may have noted never
    comes to mean another fixture.

    Sent again by the same person, with the same settings, it makes nothing anew.

    :param settings: stored with it; the season's own where they are None.
    :raises BadValue: naming the setting at fault.
    """
    with transaction.atomic():
        league = lock_league(season.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_season(season.pk)
        if settings in (None, stored.schedule) and is_done(
            stored, version, actor, Season.State.SCHEDULED, "season.scheduled"
        ):
            return stored
        require_version(stored, version)
        following = season_after(stored, SeasonAction.SAVE_SCHEDULE)
        plan = schedule_preview(stored, settings)
        if settings is not None:
            change_schedule(stored, actor, settings)
        stored.fixtures.all().delete()
        _make_fixtures(league, stored, plan)
        stored.state = following
        save_changed(stored)
        write_audit(
            league,
            actor,
            "season.scheduled",
            stored.name,
            rounds=plan.summary.rounds,
            fixtures=plan.summary.games,
            first_date=plan.summary.first_date,
            last_date=plan.summary.last_date,
        )
    return stored


def back_to_draft(season: Season, *, actor: Account, version: int) -> Season:
    """Remove the fixtures of a season that has not started.

    Sent again by the same person it returns the season as it is.
    """
    with transaction.atomic():
        stored = lock_season(season.pk)
        require(rights_of(actor, stored.league).can_manage)
        action = "season.schedule_withdrawn"
        if is_done(stored, version, actor, Season.State.DRAFT, action):
            return stored
        require_version(stored, version)
        stored.state = season_after(stored, SeasonAction.BACK_TO_DRAFT)
        stored.fixtures.all().delete()
        save_changed(stored)
        write_audit(stored.league, actor, action, stored.name)
    return stored


def _make_fixtures(league: League, season: Season, plan: Preview) -> None:
    """Store the fixtures of a plan with the next numbers of the locked league."""
    entries: dict[int, Entry] = season.entries.in_bulk()
    number = league.fixtures_numbered
    fixtures = []
    for played in plan.rounds:
        for pairing in played.pairings:
            number += 1
            fixtures.append(
                Fixture(
                    league=league,
                    season=season,
                    number=number,
                    round=played.number,
                    starts_at=played.starts_at,
                    home=entries[pairing.home],
                    away=entries[pairing.away],
                )
            )
    Fixture.objects.bulk_create(fixtures, batch_size=_BATCH)
    league.fixtures_numbered = number
    league.save(update_fields=["fixtures_numbered"])
