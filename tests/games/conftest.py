"""The people of a league, its seasons, and databases that real workers can share."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client

from config.models import User
from games import services
from games.models import Game
from leagues import services as leagues_services
from leagues.models import League, Membership, Season
from tests import builders
from tests.games import runs


@pytest.fixture
def alice(db: None) -> User:
    """Alice, the commissioner."""
    return builders.make_user("Alice")


@pytest.fixture
def league(alice: User) -> League:
    """The Old Mill League, with four teams."""
    league = builders.make_league(alice)
    builders.make_teams(league, alice, 4)
    return league


@pytest.fixture
def vera(league: League, alice: User) -> User:
    """Vera, who watches."""
    user = builders.make_user("Vera")
    leagues_services.add_member(
        league, actor=alice, email=user.email, role=Membership.Role.VIEWER
    )
    return user


@pytest.fixture
def scheduled(league: League, alice: User) -> Season:
    """A season of three rounds and six fixtures, on three Saturdays."""
    return builders.make_season(league, alice, Season.State.SCHEDULED)


@pytest.fixture
def running(scheduled: Season, alice: User) -> Season:
    """That season under way, nothing played."""
    return services.start_season(scheduled, actor=alice, version=scheduled.version)


@pytest.fixture
def played(running: Season, alice: User) -> Season:
    """That season, every fixture simulated in run 1."""
    runs.simulate(running, alice)
    return running


@pytest.fixture
def game(played: Season) -> Game:
    """The game of fixture 1 of that season."""
    return Game.objects.get(fixture__season=played, fixture__number=1)


@pytest.fixture
def alices(client: Client, alice: User) -> Client:
    """The site as Alice sees it, signed in."""
    client.force_login(alice)
    return client


@pytest.fixture
def closed(played: Season, alice: User) -> Season:
    """That season closed."""
    return services.close_season(played, actor=alice, version=played.version)


@pytest.fixture
def shared_database(transactional_db: None, tmp_path: Path) -> Iterator[str]:
    """A database that other threads and processes may use; gives its URL.

    Where tests run on SQLite in memory, it is a copy in a file.
    """
    connection.ensure_connection()
    name = str(connection.settings_dict["NAME"])
    if connection.vendor != "sqlite":
        yield runs.database_url(name)
        return
    in_memory, path = connection.connection, tmp_path / "shared.sqlite3"
    with sqlite3.connect(path) as target:
        in_memory.backup(target)
    target.close()
    connection.connection = None
    connection.settings_dict["NAME"] = str(path)
    yield f"sqlite:///{path}"
    connection.close()
    connection.settings_dict["NAME"] = name
    connection.connection = in_memory
