"""People who enter results; and nobody has asked for a replay yet."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache

from config.models import User
from leagues import services as leagues_services
from leagues.models import League, Membership, Season
from tests import builders


@pytest.fixture(autouse=True)
def fresh_counts() -> Iterator[None]:
    """Forget the replays that other tests asked for."""
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def sam(league: League, alice: User) -> User:
    """Sam, the scorekeeper."""
    user = builders.make_user("Sam")
    leagues_services.add_member(
        league, actor=alice, email=user.email, role=Membership.Role.SCOREKEEPER
    )
    return user


@pytest.fixture
def cora(running: Season, alice: User) -> User:
    """Cora, who coaches the home team of the first fixture; the league lets her."""
    user = builders.make_user("Cora")
    leagues_services.add_member(
        running.league, actor=alice, email=user.email, role=Membership.Role.COACH
    )
    leagues_services.assign_coach(
        running.fixtures.get(number=1).home.team, actor=alice, user_id=user.pk
    )
    League.objects.update(home_coach_enters_results=True)
    return user
