from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import AnonymousUser
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import services
from games.pages.front import LATEST, LEAGUES, NEXT, FrontView, front_view
from leagues import services as leagues_services
from leagues.models import Fixture, League, Season
from tests import builders
from tests.games import runs

VISITOR = AnonymousUser()
HOUR = timedelta(hours=1)
NOON = datetime(2030, 10, 1, 12, tzinfo=UTC)


def make_running(alice, name, teams=4):
    """Return a season under way of a new league."""
    league = builders.make_league(alice, name)
    builders.make_teams(league, alice, teams)
    season = builders.make_season(league, alice, Season.State.SCHEDULED)
    return services.start_season(season, actor=alice, version=season.version)


def test_site_without_leagues_shows_none(db, django_assert_num_queries):
    with django_assert_num_queries(1):
        view = front_view(VISITOR)

    assert view == FrontView()


def test_league_without_a_season_is_listed(league):
    view = front_view(VISITOR)

    (line,) = view.leagues
    assert (line.league, line.season, line.run) == (league, None, None)
    assert line.ruleset_title == league.rules.title
    assert view.lines == ()


def test_latest_results_come_before_the_next_games(running, alice):
    first, second, third, *rest = running.fixtures.order_by("number")
    for fixture in (first, second):
        builders.decide(fixture)
    Fixture.objects.filter(pk=first.pk).update(starts_at=second.starts_at + HOUR)
    leagues_services.cancel_fixture(third, actor=alice, version=third.version)

    view = front_view(VISITOR)

    assert [line.fixture for line in view.latest] == [first, second]
    assert [line.fixture for line in view.following] == rest
    assert view.lines == (*view.latest, *view.following)


def test_lists_are_short(played, alice):
    make_running(alice, "Twelve", 12)

    view = front_view(VISITOR)

    assert (len(view.latest), len(view.following)) == (LATEST, NEXT)


def test_league_tells_how_far_its_season_is(running, alice):
    runs.simulate(running, alice, reach="day")
    run = runs.request(running, alice, "t2")

    (line,) = front_view(VISITOR).leagues

    assert (line.season.decided, line.season.fixtures) == (2, 6)
    assert line.run == run


def test_season_that_is_not_under_way_has_no_next_games(scheduled):
    view = front_view(VISITOR)

    assert view.following == ()
    assert view.leagues[0].season.season == scheduled


def test_leagues_whose_season_began_last_stand_first(alice):
    names = [f"League {number:02}" for number in range(LEAGUES)]
    for name in names:
        builders.make_league(alice, name)
    active = make_running(alice, "Zennor League")

    view = front_view(VISITOR)

    assert [line.league.name for line in view.leagues] == [
        active.league.name,
        *names[:-1],
    ]
    assert view.has_more


def test_of_leagues_that_began_on_one_day_the_older_stands_first(alice):
    older, newer = (
        make_running(alice, "Zennor League"),
        make_running(alice, "Ayr Circle"),
    )
    leagues_services.create_season(
        older.league, actor=alice, version=older.league.version, name="Next"
    )
    Season.objects.filter(pk=older.pk).update(started_at=NOON)
    Season.objects.filter(pk=newer.pk).update(started_at=NOON + HOUR)

    view = front_view(VISITOR)

    assert [line.league for line in view.leagues] == [older.league, newer.league]


def test_private_league_is_shown_to_its_members_alone(played, alice, vera):
    League.objects.update(visibility=League.Visibility.PRIVATE)

    assert front_view(VISITOR) == FrontView()
    assert len(front_view(vera).lines) == LATEST


def test_page_shows_games_leagues_and_champions(client, closed):
    page = client.get("/").content.decode()

    champion = closed.entries.get(is_champion=True).team
    assert page.count('class="hw-card"') == LATEST
    assert f"<title>{champion.name}</title>" in page
    assert "6 of 6" in page


def test_page_shows_forfeits_and_busy_workers(client, running, alice):
    fixture = running.fixtures.order_by("number").first()
    leagues_services.record_result(
        fixture,
        author=alice,
        version=fixture.version,
        source="forfeit",
        forfeit="home",
    )
    runs.request(running, alice)

    page = client.get("/").content.decode()

    assert "Forfeit" in page
    assert "workers busy" in page


@pytest.mark.parametrize("reader", ["visitor", "member"])
def test_page_takes_the_same_queries_for_any_size(client, alice, reader):
    if reader == "member":
        client.force_login(alice)
    counts = []
    for name, teams in (("Small", 2), ("Large", 12), ("Larger", 12)):
        season = make_running(alice, name, teams)
        builders.decide(season.fixtures.order_by("number").first())
        with CaptureQueriesContext(connection) as queries:
            assert client.get("/").status_code == 200
        counts.append(len(queries))

    assert len(set(counts)) == 1
    assert counts[0] <= 12
