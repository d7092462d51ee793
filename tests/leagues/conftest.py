"""The people of a league, and the league."""

import pytest

from config.models import User
from leagues import services
from leagues.models import League, Membership, Season, Team
from simulation.registry import get_ruleset
from tests import builders
from tests.leagues.rosters import RULEBOOK


@pytest.fixture
def alice(db: None) -> User:
    """Alice, the commissioner."""
    return builders.make_user("Alice")


@pytest.fixture
def league(alice: User) -> League:
    """The Old Mill League, which is public."""
    return builders.make_league(alice)


@pytest.fixture
def bob(league: League, alice: User) -> User:
    """Bob, a member who coaches."""
    user = builders.make_user("Bob")
    services.add_member(
        league, actor=alice, email=user.email, role=Membership.Role.COACH
    )
    return user


@pytest.fixture
def sam(league: League, alice: User) -> User:
    """Sam, the scorekeeper."""
    user = builders.make_user("Sam")
    services.add_member(
        league, actor=alice, email=user.email, role=Membership.Role.SCOREKEEPER
    )
    return user


@pytest.fixture
def vera(league: League, alice: User) -> User:
    """Vera, who watches."""
    user = builders.make_user("Vera")
    services.add_member(
        league, actor=alice, email=user.email, role=Membership.Role.VIEWER
    )
    return user


@pytest.fixture
def charlie(db: None) -> User:
    """Charlie, a stranger with an account."""
    return builders.make_user("Charlie")


@pytest.fixture
def teams(league: League, alice: User) -> list[Team]:
    """Arden, Bexley, Corran and Dunmore."""
    return builders.make_teams(league, alice, 4)


@pytest.fixture
def court(league: League, alice: User) -> League:
    """The Old Mill League as one whose teams have rosters."""
    options = get_ruleset(RULEBOOK).check_options({})
    League.objects.filter(pk=league.pk).update(ruleset=RULEBOOK, options=options)
    league.refresh_from_db()
    return league


@pytest.fixture
def draft(league: League, alice: User, teams: list[Team]) -> Season:
    """A season of the four teams in preparation."""
    return builders.make_season(league, alice)


@pytest.fixture
def scheduled(draft: Season, alice: User) -> Season:
    """That season with its six fixtures."""
    return builders.bring(draft, alice, Season.State.SCHEDULED)


@pytest.fixture
def running(draft: Season, alice: User) -> Season:
    """That season under way, nothing played."""
    return builders.bring(draft, alice, Season.State.RUNNING)


@pytest.fixture
def closed(draft: Season, alice: User) -> Season:
    """That season closed, every home team having won."""
    return builders.bring(draft, alice, Season.State.CLOSED)
