import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import Http404

from games.access import fixture_page, game_of
from games.models import Game
from tests.games import runs
from tests.games.reading import void


@pytest.fixture
def asked(rf):
    """A visitor's request."""
    request = rf.get("/")
    request.user = AnonymousUser()
    return request


def test_page_of_a_fixture_is_that_of_its_season(
    asked, closed, django_assert_num_queries
):
    with django_assert_num_queries(4):
        page, fixture = fixture_page(asked, closed.league.slug, 1)

    assert page.season == fixture.season == closed
    assert page.season is fixture.season
    assert page.league is fixture.league
    assert page.tab == ""


def test_game_is_the_one_that_counts_or_the_attempt_asked_for(asked, played, alice):
    void(played, alice)
    runs.simulate(played, alice, token="again")
    _, fixture = fixture_page(asked, played.league.slug, 1)

    assert game_of(fixture).attempt == 2
    assert game_of(fixture, "1") == Game.objects.get(fixture=fixture, attempt=1)
    assert game_of(fixture).fixture is fixture


@pytest.mark.parametrize("attempt", ["3", "0", "-1", "one", "①", "9" * 30, "9" * 5000])
def test_game_that_there_is_not_is_not_found(asked, played, attempt):
    _, fixture = fixture_page(asked, played.league.slug, 1)

    with pytest.raises(Http404):
        game_of(fixture, attempt)
