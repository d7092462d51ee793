"""The coach's own league: a small cup that he is about to begin.

It is for its members only, so that a visitor's tour meets the large league alone; its
commissioner finds on his desk what is left to be done.
"""

from datetime import date, timedelta
from typing import Final

from config.demo.cast import (
    COACH,
    CUP_CLUBS,
    CUP_NAME,
    CUP_RULESET,
    CUP_SLUG,
    TIME_ZONE,
)
from config.demo.dates import SATURDAY
from config.demo.opening import account_of, complete_team, team_of
from config.models import User
from config.processes import StopRequest
from leagues import services
from leagues.models import League, Season
from leagues.season_settings import ScheduleSettings

#: How long before the first game the cup is met, at least.
AHEAD: Final = timedelta(days=5)


def open_cup(today: date, stop: StopRequest) -> League:
    """Return the cup, made or completed where anything of it is missing.

    Each part is made whole or not at all, as those of the large league.

    :raises Stopped: if a stop is requested meanwhile.
    """
    commissioner = account_of(COACH)
    cup = League.objects.filter(slug=CUP_SLUG).first()
    if cup is None:
        cup = services.create_league(
            actor=commissioner,
            name=CUP_NAME,
            slug=CUP_SLUG,
            ruleset=CUP_RULESET,
            time_zone=TIME_ZONE,
            visibility=League.Visibility.PRIVATE,
        )
    for club in CUP_CLUBS:
        stop.check()
        complete_team(team_of(cup, commissioner, club), commissioner, club)
    stop.check()
    _announce(cup, commissioner, today)
    return cup


def _announce(cup: League, commissioner: User, today: date) -> None:
    """Make the season and its schedule, unless that has been done."""
    season = cup.seasons.first()
    if season is None:
        cup.refresh_from_db()
        season = services.create_season(
            cup, actor=commissioner, version=cup.version, name="Season 1"
        )
    if season.state == Season.State.DRAFT:
        services.save_schedule(
            season,
            actor=commissioner,
            version=season.version,
            settings=ScheduleSettings(
                cycles=1, start_date=today + AHEAD, weekdays=frozenset({SATURDAY})
            ),
        )
