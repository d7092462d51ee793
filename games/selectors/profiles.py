"""Which version of a team's coach profile played which game, and how that went."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from django.db.models import Q, QuerySet

from games.models import Game
from leagues.models import Entry, Fixture, Team
from leagues.selectors import Record


@dataclass(frozen=True, slots=True)
class ProfileGame:
    """A fixture from the side of one entry; `version` is that of its profile, or 0."""

    fixture: Fixture
    entry: Entry
    version: int


def games_by_profile(team: Team, count: int) -> list[ProfileGame]:
    """Return the latest simulated games of a team that count, the latest first.

    One query; fixtures have their seasons, leagues and teams at hand.
    """
    games = (
        _simulated(team)
        .select_related(
            "fixture__season__league",
            "fixture__home__team",
            "fixture__away__team",
            "home_profile",
            "away_profile",
        )
        .defer("record", "events")
        .order_by("-fixture__starts_at", "-fixture__number", "-pk")
    )
    return [_seen_by(team, game) for game in games[:count]]


def records_by_profile(team: Team) -> Mapping[int, Record]:
    """Return games won, lost and tied by version of the profile; one query."""
    margins: defaultdict[int, list[int]] = defaultdict(list)
    for home, home_version, away_version, for_home, for_away in (
        _simulated(team)
        .order_by("pk")
        .values_list(
            "fixture__home__team",
            "home_profile__version",
            "away_profile__version",
            "home_points",
            "away_points",
        )
    ):
        assert for_home is not None  # noqa: S101 (a simulated game has a score)
        assert for_away is not None  # noqa: S101 (the same)
        is_home = home == team.pk
        version = (home_version if is_home else away_version) or 0
        margins[version].append(for_home - for_away if is_home else for_away - for_home)
    return {
        version: Record(
            wins=sum(margin > 0 for margin in found),
            losses=sum(margin < 0 for margin in found),
            ties=found.count(0),
        )
        for version, found in margins.items()
    }


def _simulated(team: Team) -> QuerySet[Game]:
    return Game.objects.filter(
        Q(fixture__home__team=team) | Q(fixture__away__team=team),
        source=Fixture.Source.SIMULATED,
        is_official=True,
    )


def _seen_by(team: Team, game: Game) -> ProfileGame:
    fixture = game.fixture
    assert fixture is not None  # noqa: S101 (the query asks for games of fixtures)
    is_home = fixture.home.team_id == team.pk
    profile = game.home_profile if is_home else game.away_profile
    return ProfileGame(
        fixture=fixture,
        entry=fixture.home if is_home else fixture.away,
        version=0 if profile is None else profile.version,
    )
