"""A league whose teams have players, of the small rule book that is played at once."""

from typing import Any

from config.models import User
from games import services
from leagues import services as leagues_services
from leagues.models import League, RosterSpot, Season, Team
from leagues.selectors import current_roster
from leagues.services import RosterRow, row_of
from tests import builders
from tests.games import runs
from tests.leagues.rosters import FIVE, RULEBOOK
from tests.simulation import shootout

RULES = shootout.RULESET
#: Four to a team, of whom a game of three rounds takes three.
NAMES = ("Ann Lee", "Bo Rand", "Cy Marsh", "Di Stone")


def row(name: str, number: str, player: int | None = None, **changed: Any) -> RosterRow:
    """Return a guard of average touch, unless it is said otherwise."""
    return RosterRow(
        player=player,
        name=name,
        number=number,
        position=changed.pop("position", "guard"),
        ratings={"touch": 3, **changed},
    )


def rows_of(team: Team) -> list[RosterRow]:
    """Return a team's roster as it is."""
    return [row_of(spot) for spot in current_roster(team)]


def save(team: Team, actor: User, *rows: RosterRow) -> Team:
    """Make this the team's roster."""
    team.refresh_from_db()
    return leagues_services.save_roster(
        team, actor=actor, version=team.roster_version, rows=rows
    )


def make_league(actor: User, count: int = 4, name: str = "Old Mill League") -> League:
    """Return a league of teams whose players all have the same names."""
    league = builders.make_league(actor, name, ruleset=RULES.slug)
    League.objects.filter(pk=league.pk).update(roster_policy=League.RosterPolicy.FREE)
    league.refresh_from_db()
    for team in builders.make_teams(league, actor, count):
        save(team, actor, *(row(one, str(place)) for place, one in enumerate(NAMES)))
    return league


def make_season(league: League, actor: User, **fields: Any) -> Season:
    """Return a season of the league under way."""
    season = builders.make_season(league, actor, Season.State.SCHEDULED, **fields)
    return services.start_season(season, actor=actor, version=season.version)


def spot_of(team: Team, name: str) -> RosterSpot:
    """Return what somebody is to a team."""
    return RosterSpot.objects.get(team=team, player__name=name, to_at=None)


def trade(giver: Team, taker: Team, name: str, actor: User) -> RosterSpot:
    """Have a team release somebody and another one sign him; return his new spot."""
    player = spot_of(giver, name).player
    save(giver, actor, *(item for item in rows_of(giver) if item.player != player.pk))
    save(taker, actor, *rows_of(taker), row(player.name, "77", player.pk))
    return RosterSpot.objects.get(team=taker, player=player, to_at=None)


def play_main_game(actor: User) -> Season:
    """Return a season of the main game, its only fixture simulated."""
    league = builders.make_league(actor, "Old Mill League", ruleset=RULEBOOK)
    for team in builders.make_teams(league, actor, 2):
        save(team, actor, *FIVE)
    season = make_season(league, actor)
    runs.simulate(season, actor)
    return season
