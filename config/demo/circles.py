"""A small league for each further rule book: its exhibition teams, one season.

They follow when the seasons of the large league are over, so that whoever waits for
these waits for nothing else. Rule books whose teams need rosters are the large league's
affair.
"""

from collections.abc import Iterator
from datetime import date
from typing import Final

from django.utils.text import slugify

from config.demo.cast import COMMISSIONER, TIME_ZONE, Club
from config.demo.dates import PLAYING_DAYS, first_day
from config.demo.opening import account_of, complete_team, team_of
from config.demo.seasons import (
    SHUFFLE_SEED,
    Progress,
    commissioner_of,
    play_on,
    version_of,
)
from config.processes import StopRequest
from games.errors import RunActive
from leagues import services
from leagues.errors import StaleVersion
from leagues.models import League, Season
from leagues.season_settings import ScheduleSettings
from simulation.protocol import Ruleset
from simulation.registry import rulesets

#: Six teams that meet twice: thirty games in ten rounds.
MOST_TEAMS: Final = 6
CYCLES: Final = 2


def circle_books() -> tuple[Ruleset, ...]:
    """Return the rule books that have a small league of their own."""
    return tuple(rules for rules in rulesets() if not rules.has_players)


def circle_name(rules: Ruleset) -> str:
    """Return what a rule book's small league is called; its address is made of it."""
    return f"{rules.title} Circle"


def circle_of(rules: Ruleset) -> League | None:
    """Return a rule book's small league, None before it is made."""
    return League.objects.filter(slug=slugify(circle_name(rules))).first()


def season_of(circle: League) -> Season | None:
    """Return the season of a small league, None before it is made."""
    return circle.seasons.select_related("league").order_by("pk").first()


def advance_circles(today: date, stop: StopRequest) -> Progress:
    """Take the next step of the first small league that is not through.

    :raises LeagueError: if somebody has changed a league so that there is none.
    :raises Stopped: if a stop is requested meanwhile; the next start goes on.
    """
    for rules in circle_books():
        try:
            progress = _advance(rules, today, stop)
        except (RunActive, StaleVersion):
            return Progress.WAITING
        if progress is not Progress.OVER:
            return progress
    return Progress.OVER


def _advance(rules: Ruleset, today: date, stop: StopRequest) -> Progress:
    circle = circle_of(rules)
    season = None if circle is None else season_of(circle)
    if circle is None or season is None:
        _open(rules, stop)
        return Progress.MADE
    actor = commissioner_of(circle)
    if season.state != Season.State.DRAFT:
        return play_on(season, actor)
    teams = circle.teams.filter(archived_at=None).count()
    rounds = CYCLES * (teams - 1 + teams % 2)
    settings = ScheduleSettings(
        cycles=CYCLES,
        start_date=first_day(today, rounds),
        weekdays=PLAYING_DAYS,
        shuffle_seed=SHUFFLE_SEED,
    )
    services.save_schedule(
        season, actor=actor, version=season.version, settings=settings
    )
    return Progress.MADE


def _open(rules: Ruleset, stop: StopRequest) -> None:
    """Make a small league with its teams and its season, or what of it is missing."""
    commissioner = account_of(COMMISSIONER)
    circle = circle_of(rules) or services.create_league(
        actor=commissioner,
        name=circle_name(rules),
        slug=slugify(circle_name(rules)),
        ruleset=rules.slug,
        time_zone=TIME_ZONE,
    )
    for club in _clubs(rules):
        stop.check()
        complete_team(team_of(circle, commissioner, club), commissioner, club)
    services.create_season(
        circle, actor=commissioner, version=version_of(circle), name="Season 1"
    )


def _clubs(rules: Ruleset) -> Iterator[Club]:
    """Yield the exhibition teams of a rule book as clubs of its small league."""
    for team in rules.exhibition_teams[:MOST_TEAMS]:
        yield Club(
            team.name,
            team.abbreviation,
            (team.first_color, team.second_color),
            division="",
            dials=team.sheet.profile,
        )
