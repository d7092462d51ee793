"""People, leagues and seasons that tests begin with, made as a site would make them."""

from datetime import date, time
from typing import Any

from config.models import User
from leagues import services
from leagues.models import Fixture, League, Season, Team
from leagues.season_settings import ScheduleSettings
from simulation.registry import rulesets

SECRET = bytes(range(32))
COMMITMENT = "c" * 64
#: A game of it takes little time, and it needs no rosters.
RULESET = next(rules.slug for rules in rulesets() if not rules.has_players)
SPRING = ScheduleSettings(
    cycles=1,
    start_date=date(2027, 3, 6),
    weekdays=frozenset({5}),
    kickoffs=(time(19, 30),),
)
TOWNS = (
    "Arden",
    "Bexley",
    "Corran",
    "Dunmore",
    "Eastwick",
    "Fairholm",
    "Garnet",
    "Harrow",
    "Inver",
    "Jarrow",
    "Kelso",
    "Lorne",
)


def make_user(name: str, **fields: Any) -> User:
    """Return an account at ``<first name>@example.org``."""
    address = f"{name.split()[0].lower()}@example.org"
    return User.objects.create_user(address, **{"name": name, **fields})


def make_league(
    commissioner: User, name: str = "Old Mill League", **fields: Any
) -> League:
    """Return a league of the first ruleset in New York's time zone."""
    values = {"ruleset": RULESET, "time_zone": "America/New_York", **fields}
    return services.create_league(actor=commissioner, name=name, **values)


def make_team(league: League, commissioner: User, name: str, **fields: Any) -> Team:
    """Return a team that is abbreviated by its first letters and digits."""
    values = {
        "abbreviation": "".join(filter(str.isalnum, name))[:3],
        "first_color": "#17574f",
        "second_color": "#f2c14e",
        **fields,
    }
    return services.create_team(league, actor=commissioner, name=name, **values)


def make_teams(league: League, commissioner: User, count: int) -> list[Team]:
    """Return as many teams as are asked for, by name."""
    return [make_team(league, commissioner, town) for town in TOWNS[:count]]


def make_season(
    league: League,
    commissioner: User,
    state: str = Season.State.DRAFT,
    *,
    name: str = "Season 1",
    settings: ScheduleSettings = SPRING,
) -> Season:
    """Return a season of all teams of the league in the state asked for.

    A closed one has every fixture decided, 10–7 for the home team.
    """
    league.refresh_from_db()
    season = services.create_season(
        league, actor=commissioner, version=league.version, name=name
    )
    return bring(season, commissioner, state, settings=settings)


def bring(
    season: Season,
    commissioner: User,
    state: str,
    *,
    settings: ScheduleSettings = SPRING,
) -> Season:
    """Bring a season in preparation into a state."""
    if state == Season.State.DRAFT:
        return season
    season = services.save_schedule(
        season, actor=commissioner, version=season.version, settings=settings
    )
    if state == Season.State.SCHEDULED:
        return season
    season = start(season, commissioner)
    if state == Season.State.RUNNING:
        return season
    for fixture in season.fixtures.order_by("number"):
        decide(fixture)
    return services.close_season(season, actor=commissioner, version=season.version)


def start(season: Season, commissioner: User) -> Season:
    """Start a scheduled season."""
    return services.start_season(
        season,
        actor=commissioner,
        version=season.version,
        secret=SECRET,
        commitment=COMMITMENT,
    )


def decide(fixture: Fixture, home: int = 10, away: int = 7) -> Fixture:
    """Give a fixture the result of a simulated game."""
    return services.record_result(
        fixture,
        author=None,
        version=fixture.version,
        source=Fixture.Source.SIMULATED,
        home_points=home,
        away_points=away,
    )


def no_game(fixture: Fixture) -> None:
    """Void nothing: the result was stored without a game."""
