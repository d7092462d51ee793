"""The people of a league, and its seasons."""

from collections.abc import Callable, Iterator

import pytest
from django.test import Client

from config.celery import Application, app
from config.models import User
from games import services
from games.models import Game
from leagues import services as leagues_services
from leagues.models import League, Membership, Season
from tests import builders
from tests.games import handwritten, rostered, runs


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
def court(shootout_is_registered: None, alice: User) -> Season:
    """A season of four teams with players under way, nothing played."""
    return rostered.make_season(rostered.make_league(alice), alice)


@pytest.fixture
def court_played(court: Season, alice: User) -> Season:
    """That season, every fixture simulated in run 1."""
    runs.simulate(court, alice)
    return court


@pytest.fixture
def hardcourt(alice: User) -> Season:
    """A season of two teams with ten players each, who keep box scores by hand."""
    return handwritten.make_season(alice)


@pytest.fixture
def take_sent() -> Callable[[], list[int]]:
    """Take the chunks that were sent out of the queue, which is empty at first."""
    runs.take_sent()
    return runs.take_sent


@pytest.fixture
def queue_is_down() -> Iterator[None]:
    """Whatever is sent goes to a broker that is not there."""
    lonely = Application("lonely", broker="redis://127.0.0.1:9/0")
    lonely.conf.task_publish_retry_policy = app.conf.task_publish_retry_policy
    lonely.set_current()
    yield
    app.set_current()
    lonely.close()


@pytest.fixture
def diamond(alice: User) -> Game:
    """The game of a baseball season of two teams: home did not need its last half."""
    league = builders.make_league(
        alice,
        "Pine Field",
        ruleset="playing_card_baseball",
        options={"max_innings": 3},
    )
    builders.make_teams(league, alice, 2)
    season = builders.make_season(league, alice, Season.State.SCHEDULED)
    season = services.start_season(season, actor=alice, version=season.version)
    runs.simulate(season, alice)
    game = Game.objects.get(fixture__season=season)
    game.periods = [[1, 0], [2, 1], [0, 1]]
    game.save()
    return game
