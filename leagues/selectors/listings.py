"""Fixtures and teams over all seasons that a reader may know of, cut as he asks.

`seasons` are always those that the reader may know of, with their league at hand.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from django.db.models import Exists, OuterRef, Q, QuerySet

from leagues.errors import BadValue
from leagues.models import Entry, Fixture, League, Player, RosterSpot, Season, Team
from leagues.selectors.rosters import latest_spots


@dataclass(frozen=True, slots=True, kw_only=True)
class FixtureChoice:
    """Which fixtures are wanted; None stands for all of them.

    `season` and `team` are slugs. `since` and `until` are days in the zone of each
    season, both included.
    """

    season: str | None = None
    team: str | None = None
    state: str | None = None
    round: int | None = None
    since: date | None = None
    until: date | None = None


@dataclass(frozen=True, slots=True)
class TeamSummary:
    """A team and the seasons that it takes part in, the latest first."""

    team: Team
    seasons: tuple[Season, ...]


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """A player and what he is to a team now; None without one."""

    player: Player
    spot: RosterSpot | None


def listed_fixtures(
    seasons: Sequence[Season], choice: FixtureChoice
) -> QuerySet[Fixture]:
    """Return the fixtures wanted, with leagues, seasons and teams at hand.

    One query beforehand where a team is named.

    :raises BadValue: for a season or a team that there is not.
    """
    seasons = seasons_named(seasons, choice.season)
    fixtures = Fixture.objects.filter(season__in=seasons).select_related(
        "league", "season__league", "home__team", "away__team"
    )
    if choice.team is not None:
        team = team_named(seasons, choice.team)
        fixtures = fixtures.filter(Q(home__team=team) | Q(away__team=team))
    if choice.state is not None:
        fixtures = fixtures.filter(state=choice.state)
    if choice.round is not None:
        fixtures = fixtures.filter(round=choice.round)
    if choice.since is not None or choice.until is not None:
        fixtures = fixtures.filter(_between(seasons, choice.since, choice.until))
    return fixtures


def _between(seasons: Iterable[Season], since: date | None, until: date | None) -> Q:
    """Return the condition on fixtures of these days, each season's in its zone."""
    by_zone: defaultdict[ZoneInfo, list[Season]] = defaultdict(list)
    for season in seasons:
        by_zone[season.zone].append(season)
    found = Q(pk__in=[])
    for zone, members in by_zone.items():
        days = Q(season__in=members)
        if since is not None:
            days &= Q(starts_at__gte=_midnight(since, zone))
        if until is not None:
            days &= Q(starts_at__lt=_midnight(until + timedelta(days=1), zone))
        found |= days
    return found


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(), tzinfo=zone).astimezone(UTC)


def seasons_named(seasons: Sequence[Season], slug: str | None) -> Sequence[Season]:
    """Return the season of that slug alone, all of them without one.

    :raises BadValue: if there is none.
    """
    if slug is None:
        return seasons
    found = [season for season in seasons if season.slug == slug]
    if not found:
        raise BadValue("season", "There is no such season in this league.")
    return found


def team_named(seasons: Sequence[Season], slug: str) -> Team:
    """Return the team of that slug that takes part in one of the seasons; one query.

    :raises BadValue: if there is none.
    """
    team = listed_teams(seasons).filter(slug=slug).first()
    if team is None:
        raise BadValue("team", "There is no such team in the seasons asked for.")
    return team


def listed_teams(seasons: Sequence[Season]) -> QuerySet[Team]:
    """Return the teams that take part in one of the seasons, by name."""
    entries = Entry.objects.filter(team=OuterRef("pk"), season__in=seasons)
    return Team.objects.filter(Exists(entries)).order_by("name", "pk")


def team_summaries(
    teams: Sequence[Team], seasons: Sequence[Season]
) -> list[TeamSummary]:
    """Return the teams with those of the seasons that they are in; one query."""
    entries = Entry.objects.filter(team__in=teams, season__in=seasons).order_by()
    pairs = set(entries.values_list("team", "season"))
    latest_first = sorted(seasons, key=lambda season: -season.number)
    return [
        TeamSummary(
            team, tuple(item for item in latest_first if (team.pk, item.pk) in pairs)
        )
        for team in teams
    ]


def listed_players(league: League, team: str | None = None) -> QuerySet[Player]:
    """Return the players of a league, or those on the roster of one of its teams now.

    One query beforehand where a team is named.

    :param team: a slug.
    :raises BadValue: for a team that there is not.
    """
    if team is None:
        return league.players.all()
    found = league.teams.filter(slug=team).first()
    if found is None:
        raise BadValue("team", "There is no such team in this league.")
    return league.players.filter(spots__team=found, spots__to_at=None)


def player_summaries(players: Sequence[Player]) -> list[PlayerSummary]:
    """Return the players with what they are now; one query."""
    spots = latest_spots(players)
    return [
        PlayerSummary(
            player,
            spot if spot is not None and spot.to_at is None else None,
        )
        for player in players
        for spot in (spots.get(player.pk),)
    ]
