"""What waits for one person in all of his leagues; queries do not grow with them.

Lists of fixtures are cut short here and say how many there are in all: a season may
have over a thousand.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.db.models import Count, F, Min, Q, QuerySet, Window
from django.db.models.functions import RowNumber

from leagues.models import CoachProfile, Entry, Fixture, League, Membership, Season
from leagues.models.team import Team
from leagues.people import Account
from leagues.selectors.rosters import roster_sizes
from leagues.selectors.seasons import current_seasons
from leagues.selectors.standings import season_tables
from leagues.selectors.teams import (
    coached_teams,
    current_profiles,
    teams_without_coach,
)
from leagues.standings import Row

LATEST: Final = 3
DUE_NAMED: Final = 3

_ORDER = ("starts_at", "number", "pk")
_SCORERS = (Membership.Role.COMMISSIONER, Membership.Role.SCOREKEEPER)


@dataclass(frozen=True, slots=True)
class TeamDesk:
    """A team as its coach sees it in the season that its league's home shows.

    `entry` and `row` are None for a team that is not in it, `row` too before there is
    a table. `following` is the first fixture that is neither decided nor cancelled,
    `latest` the last results, the latest first. `profile` is the one that counts,
    `players` how many are on the roster.
    """

    team: Team
    entry: Entry | None
    row: Row | None
    following: Fixture | None
    latest: tuple[Fixture, ...]
    profile: CoachProfile | None
    players: int


def team_desks(teams: Sequence[Team], user: Account) -> list[TeamDesk]:
    """Return the teams, their leagues at hand, in the order given; eight queries."""
    seasons = current_seasons({team.league for team in teams}, user)
    for team in teams:
        if team.league_id in seasons:
            seasons[team.league_id].league = team.league
    tables = season_tables(seasons.values())
    wanted = {team.pk for team in teams}
    entries = {
        entry.team_id: entry
        for table in tables.values()
        for entry in table.entries.values()
        if entry.team_id in wanted
    }
    fixtures = _fixtures_of([entry.pk for entry in entries.values()])
    profiles = current_profiles(wanted)
    players = roster_sizes(wanted)
    desks = []
    for team in teams:
        entry = entries.get(team.pk)
        own = [] if entry is None else fixtures[entry.pk]
        decided = [item for item in own if item.is_decided]
        desks.append(
            TeamDesk(
                team=team,
                entry=entry,
                row=None
                if entry is None
                else tables[entry.season_id].standings.row(entry.pk),
                following=next(
                    (item for item in own if item.state == Fixture.State.SCHEDULED),
                    None,
                ),
                latest=tuple(reversed(decided[-LATEST:])),
                profile=profiles.get(team.pk),
                players=players.get(team.pk, 0),
            )
        )
    return desks


def _fixtures_of(entries: Sequence[int]) -> defaultdict[int, list[Fixture]]:
    """Return the fixtures of entries by id of the entry, in the order of play."""
    found: defaultdict[int, list[Fixture]] = defaultdict(list)
    rows = (
        Fixture.objects.filter(Q(home__in=entries) | Q(away__in=entries))
        .select_related("season__league", "home__team", "away__team")
        .order_by(*_ORDER)
    )
    for fixture in rows:
        for entry in (fixture.home_id, fixture.away_id):
            found[entry].append(fixture)
    return found


@dataclass(frozen=True, slots=True)
class DueResults:
    """Fixtures of a season whose moment has passed and that have no result.

    `count` is how many there are, `fixtures` the earliest of them.
    """

    season: Season
    count: int
    fixtures: tuple[Fixture, ...]


def due_results(
    user: Account, memberships: Sequence[Membership], now: datetime
) -> list[DueResults]:
    """Return the results that a person may enter now, by season; two queries.

    A commissioner and a scorekeeper enter all, a coach those of his home games where
    the league lets him. Seasons are in the order of their leagues' names.
    """
    scored = [item.league_id for item in memberships if item.role in _SCORERS]
    coached = coached_teams(user).filter(league__home_coach_enters_results=True)
    due = Fixture.objects.filter(
        Q(league__in=scored) | Q(home__team__in=coached.order_by().values("pk")),
        season__state=Season.State.RUNNING,
        state=Fixture.State.SCHEDULED,
        starts_at__lt=now,
    )
    counts = dict(due.order_by().values_list("season").annotate(Count("pk")))
    return [
        DueResults(fixtures[0].season, counts[fixtures[0].season_id], tuple(fixtures))
        for fixtures in _earliest(due)
    ]


def _earliest(due: QuerySet[Fixture]) -> Iterable[list[Fixture]]:
    """Return the first fixtures of each season."""
    place = Window(RowNumber(), partition_by=F("season"), order_by=list(_ORDER))
    rows = (
        due.annotate(place=place)
        .filter(place__lte=DUE_NAMED)
        .select_related("season__league", "home__team", "away__team")
        .order_by("league__name", "season_id", *_ORDER)
    )
    found: dict[int, list[Fixture]] = {}
    for fixture in rows:
        found.setdefault(fixture.season_id, []).append(fixture)
    return found.values()


@dataclass(frozen=True, slots=True)
class SeasonState:
    """A season that is not closed, and how far it is; cancelled fixtures count not."""

    season: Season
    open: int
    decided: int
    first_at: datetime | None

    @property
    def is_over(self) -> bool:
        """Whether there were fixtures and none is left to be played."""
        return self.decided > 0 and self.open == 0


@dataclass(frozen=True, slots=True)
class LeagueState:
    """A league as its commissioner has to see to it.

    `seasons` are those that are not closed, the earliest first; `has_seasons` tells
    whether it ever had one. `uncoached` are the active teams without a coach.
    """

    league: League
    teams: int
    has_seasons: bool
    seasons: tuple[SeasonState, ...]
    uncoached: tuple[Team, ...]


def league_states(leagues: Sequence[League]) -> list[LeagueState]:
    """Return the leagues in the order given; five queries."""
    by_id = {league.pk: league for league in leagues}
    active = Team.objects.filter(league__in=by_id, archived_at=None).order_by()
    teams = dict(active.values_list("league").annotate(Count("pk")))
    uncoached: defaultdict[int, list[Team]] = defaultdict(list)
    for team in teams_without_coach(leagues):
        uncoached[team.league_id].append(team)
    begun = set(
        Season.objects.filter(league__in=by_id)
        .order_by()
        .values_list("league", flat=True)
        .distinct()
    )
    seasons = _season_states(by_id)
    return [
        LeagueState(
            league=league,
            teams=teams.get(league.pk, 0),
            has_seasons=league.pk in begun,
            seasons=tuple(seasons[league.pk]),
            uncoached=tuple(uncoached[league.pk]),
        )
        for league in leagues
    ]


def _season_states(
    leagues: Mapping[int, League],
) -> defaultdict[int, list[SeasonState]]:
    """Return the seasons that are not closed by id of the league; two queries."""
    seasons = list(
        Season.objects.filter(league__in=leagues)
        .exclude(state=Season.State.CLOSED)
        .order_by("number", "pk")
    )
    counts: dict[tuple[int, str], tuple[int, datetime]] = {}
    rows = Fixture.objects.filter(season__in=seasons).order_by()
    for key, state, number, first_at in rows.values_list("season", "state").annotate(
        Count("pk"), Min("starts_at")
    ):
        counts[key, state] = (number, first_at)
    found: defaultdict[int, list[SeasonState]] = defaultdict(list)
    for season in seasons:
        season.league = leagues[season.league_id]
        waiting, first_at = counts.get((season.pk, Fixture.State.SCHEDULED), (0, None))
        decided, _ = counts.get((season.pk, Fixture.State.DECIDED), (0, None))
        found[season.league_id].append(SeasonState(season, waiting, decided, first_at))
    return found
