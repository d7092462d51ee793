import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from leagues.models import League, Season
from tests import builders
from tests.games.reading import (
    address,
    seasoned,
    void,
)


@pytest.mark.parametrize("query", ["period=9", "period=x", "period=-1", "period=%00"])
def test_period_that_was_not_played_is_not_found(client, game, query):
    assert client.get(address(rest=f"?{query}")).status_code == 404


def test_period_of_a_game_without_plays_is_not_found(client, running):
    assert client.get(address(rest="?period=1")).status_code == 404
    assert client.get(address(rest="?period=all")).status_code == 200


@pytest.mark.parametrize("number", [99, 0, 10**30])
@pytest.mark.parametrize("rest", ["", "record.json"])
def test_unknown_number_is_not_found(client, played, number, rest):
    assert client.get(address(number, rest)).status_code == 404
    assert client.post(address(number, "verify/")).status_code == 404


def test_game_of_another_league_is_not_found(client, played, alice):
    builders.make_league(alice, "Other")

    assert client.get("/leagues/other/games/1/").status_code == 404


def test_fixture_of_a_season_in_preparation_is_the_commissioners(
    client, scheduled, alice
):
    Season.objects.update(state=Season.State.DRAFT)

    visitor = client.get(address())
    client.force_login(alice)

    assert visitor.status_code == 404
    assert client.get(address()).status_code == 200


@pytest.mark.parametrize("rest", ["", "record.json"])
def test_private_game_is_not_there_for_others(client, played, vera, rest):
    League.objects.update(visibility=League.Visibility.PRIVATE)

    visitor = client.get(address(rest=rest))
    verified = client.post(address(rest="verify/"))
    client.force_login(vera)

    assert (visitor.status_code, verified.status_code) == (404, 404)
    assert client.get(address(rest=rest)).status_code == 200


@pytest.mark.parametrize("which", ["decided", "scheduled"])
def test_page_takes_the_same_queries_for_any_size(client, alice, which):
    counts = set()
    for season in (seasoned(alice, "Small", 2, 1), seasoned(alice, "Large", 12, 3)):
        fixture = season.fixtures.filter(state=which).order_by("number").first()
        if fixture is None:
            fixture = void(season, alice, 1)
        with CaptureQueriesContext(connection) as queries:
            page = client.get(f"/leagues/{season.league.slug}/games/{fixture.number}/")
        assert page.status_code == 200
        counts.add(len(queries))

    assert len(counts) == 1
    assert counts.pop() <= 14
