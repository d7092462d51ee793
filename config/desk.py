"""The desk: a person's teams and leagues, and what waits for him there."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.core.paginator import Page, Paginator

from config.duties import Duty, duties
from games.pages.previews import TeamGame, team_game
from leagues.models import Fixture, Team
from leagues.people import Account
from leagues.selectors import (
    LeagueSummary,
    TeamDesk,
    coached_teams,
    league_summaries,
    memberships_of,
    team_desks,
)

DUTIES: Final = 8
TEAMS: Final = 4
LEAGUES: Final = 8
DUTIES_A_PAGE: Final = 50
TEAMS_A_PAGE: Final = 12


@dataclass(frozen=True, slots=True)
class TeamCard:
    """A team as its coach sees it; games are seen from its side."""

    desk: TeamDesk
    following: TeamGame | None
    latest: tuple[TeamGame, ...]

    @property
    def team(self) -> Team:
        """The team, its league at hand."""
        return self.desk.team


@dataclass(frozen=True, slots=True)
class DeskView:
    """The desk in short; each list tells how many there are besides what it shows."""

    duties: tuple[Duty, ...]
    duties_left: int
    cards: tuple[TeamCard, ...]
    cards_left: int
    leagues: tuple[LeagueSummary, ...]
    leagues_left: int

    @property
    def is_empty(self) -> bool:
        """Whether the person belongs to no league yet."""
        return not self.leagues


def desk_view(user: Account, now: datetime) -> DeskView:
    """Return a person's desk; the number of queries is the same for any."""
    memberships = list(memberships_of(user))
    teams = team_desks(list(coached_teams(user)), user)
    found = duties(user, memberships, teams, now)
    first = [item.league for item in memberships[:LEAGUES]]
    cards = _cards(teams)
    return DeskView(
        duties=tuple(found[:DUTIES]),
        duties_left=max(0, len(found) - DUTIES),
        cards=tuple(cards[:TEAMS]),
        cards_left=max(0, len(cards) - TEAMS),
        leagues=tuple(league_summaries(first, user)),
        leagues_left=len(memberships) - len(first),
    )


def duties_page(user: Account, now: datetime, number: str | None) -> Page[Duty]:
    """Return a page of all that waits for a person."""
    teams = team_desks(list(coached_teams(user)), user)
    found = duties(user, list(memberships_of(user)), teams, now)
    return Paginator(found, DUTIES_A_PAGE).get_page(number)


def teams_page(user: Account, number: str | None) -> Page[TeamCard]:
    """Return a page of all teams that a person coaches."""
    cards = _cards(team_desks(list(coached_teams(user)), user))
    return Paginator(cards, TEAMS_A_PAGE).get_page(number)


def _cards(desks: Sequence[TeamDesk]) -> list[TeamCard]:
    """Return the teams, who plays next first, and those that do not by name."""
    cards = [
        TeamCard(
            desk=desk,
            following=None if desk.following is None else _seen(desk, desk.following),
            latest=tuple(_seen(desk, fixture) for fixture in desk.latest),
        )
        for desk in desks
    ]
    return sorted(cards, key=_order)


def _order(card: TeamCard) -> tuple[bool, float]:
    fixture = card.desk.following
    return fixture is None, 0 if fixture is None else fixture.starts_at.timestamp()


def _seen(desk: TeamDesk, fixture: Fixture) -> TeamGame:
    assert desk.entry is not None  # noqa: S101 (who has fixtures is in the season)
    return team_game(fixture, desk.entry)
