"""The demo's two seasons: one closed and checked, the latest played and left open.

Each step is one call of a service, and the next one follows from what the database
holds. What the demo asks of workers it asks once: whoever stops a run, or plays on by
himself, is not overruled.
"""

from datetime import date
from enum import Enum, auto
from typing import Final

from config.demo.cast import Cast
from config.demo.dates import PLAYING_DAYS, first_days
from config.models import User
from games import services as games_services
from games import tasks
from games.errors import RunActive
from games.models import SimulationRun
from leagues import services
from leagues.errors import StaleVersion
from leagues.models import League, Membership, Season
from leagues.season_settings import ScheduleSettings

PAST_SLUG: Final = "season-1"
LATEST_SLUG: Final = "season-2"
#: Any number does; without one the table of the first round is the list of teams.
SHUFFLE_SEED: Final = 20
Kind = SimulationRun.Kind


class Progress(Enum):
    """What came of looking for the next step."""

    MADE = auto()
    WAITING = auto()
    OVER = auto()


def season_of(league: League, slug: str) -> Season | None:
    """Return one of the demo's seasons as it is now, None before it is made."""
    return league.seasons.select_related("league").filter(slug=slug).first()


def run_of(season: Season, kind: Kind) -> SimulationRun | None:
    """Return what the demo has asked workers to do to a season, if it has."""
    return season.runs.filter(token=_token(season, kind)).first()


def is_begun(league: League) -> bool:
    """Tell whether everything but workers' work is done; the rest goes on by itself."""
    latest = season_of(league, LATEST_SLUG)
    return latest is not None and run_of(latest, Kind.SIMULATE) is not None


def advance(cast: Cast, league: League, today: date) -> Progress:
    """Take the next step, if there is one to take now.

    :raises LeagueError: if somebody has changed the league so that there is none.
    """
    latest = season_of(league, LATEST_SLUG)
    asked = None if latest is None else run_of(latest, Kind.SIMULATE)
    if asked is not None:
        return _progress(asked)
    try:
        return _advance(cast, league, commissioner_of(league), today)
    except (RunActive, StaleVersion):
        # Somebody else is at it: what he leaves is looked at the next time.
        return Progress.WAITING


def _advance(cast: Cast, league: League, actor: User, today: date) -> Progress:
    days = first_days(today)
    past = season_of(league, PAST_SLUG)
    if past is None:
        services.create_season(
            league, actor=actor, version=version_of(league), name="Season 1"
        )
        return Progress.MADE
    if past.state != Season.State.CLOSED:
        progress = _play(cast, past, actor, days.past)
        if progress is Progress.OVER:
            games_services.close_season(past, actor=actor, version=past.version)
            progress = Progress.MADE
        return progress
    progress = _check(past, actor)
    if progress is not Progress.OVER:
        return progress
    latest = season_of(league, LATEST_SLUG)
    if latest is None:
        services.next_season(past, actor=actor, version=past.version, name="Season 2")
        return Progress.MADE
    if latest.state == Season.State.SCHEDULED:
        _instruct_anew(cast, league)
    return _play(cast, latest, actor, days.latest)


def _instruct_anew(cast: Cast, league: League) -> None:
    """Let coaches say what they think better of, unless they have spoken since."""
    for club in cast.clubs:
        team = league.teams.filter(
            abbreviation=club.abbreviation, archived_at=None
        ).first()
        if team is None or not club.later_dials or team.profiles.count() != 1:
            continue
        coaching = team.coachings.filter(to_date=None).first()
        if coaching is not None:
            services.save_profile(
                team, actor=coaching.user, version=1, dials=club.later_dials
            )


def _play(cast: Cast, season: Season, actor: User, start_date: date) -> Progress:
    """Bring a season to the end of its simulation."""
    if season.state == Season.State.DRAFT:
        _schedule(cast, season, actor, start_date)
        return Progress.MADE
    return play_on(season, actor)


def play_on(season: Season, actor: User) -> Progress:
    """Start a season that has its schedule; have workers play one that is started."""
    if season.state == Season.State.SCHEDULED:
        games_services.start_season(season, actor=actor, version=season.version)
        return Progress.MADE
    return _simulate(season, actor)


def _simulate(season: Season, actor: User) -> Progress:
    """Have all games of a season played by workers, asked once."""
    asked = run_of(season, Kind.SIMULATE)
    if asked is not None:
        return _progress(asked)
    run = games_services.request_run(
        season,
        actor=actor,
        version=season.version,
        token=_token(season, Kind.SIMULATE),
        reach=SimulationRun.Reach.SEASON,
    )
    tasks.queue_run(run)
    return Progress.MADE


def _schedule(cast: Cast, season: Season, actor: User, start_date: date) -> None:
    """Divide the teams, then make the schedule: two steps, each taken once."""
    if not season.divisions.exists():
        teams = {
            team.abbreviation: team.pk
            for team in season.league.teams.filter(archived_at=None)
        }
        services.arrange_season(
            season,
            actor=actor,
            version=season.version,
            divisions=cast.divisions,
            places=[
                services.Place(teams[club.abbreviation], club.division)
                for club in cast.clubs
            ],
        )
        return
    settings = ScheduleSettings(
        cycles=cast.cycles[season.slug == LATEST_SLUG],
        start_date=start_date,
        weekdays=PLAYING_DAYS,
        shuffle_seed=SHUFFLE_SEED,
    )
    services.save_schedule(
        season, actor=actor, version=season.version, settings=settings
    )


def _check(season: Season, actor: User) -> Progress:
    """Have every receipt of a closed season checked."""
    asked = run_of(season, Kind.VERIFY)
    if asked is not None:
        return _progress(asked)
    run = games_services.request_check(
        season,
        actor=actor,
        version=season.version,
        token=_token(season, Kind.VERIFY),
    )
    tasks.queue_run(run)
    return Progress.MADE


def _progress(run: SimulationRun) -> Progress:
    return Progress.WAITING if run.is_active else Progress.OVER


def _token(season: Season, kind: Kind) -> str:
    """Return the token by which the demo knows its own run again."""
    return f"demo {season.pk} {kind}"


def commissioner_of(league: League) -> User:
    """Return who acts for the demo: the commissioner of the longest standing."""
    role = Membership.Role.COMMISSIONER
    membership = (
        league.memberships.select_related("user").filter(role=role).order_by("pk")[0]
    )
    return membership.user


def version_of(league: League) -> int:
    """Return the league's version as it is now."""
    return League.objects.values_list("version", flat=True).get(pk=league.pk)
