"""What every page of a fixture begins with: its league, the reader, and the fixture."""

from dataclasses import replace
from typing import Final

from django.http import Http404, HttpRequest

from games.models import Game
from games.selectors import games_of
from leagues.access import LeaguePage, league_page
from leagues.models import Fixture
from leagues.selectors import fixture_by_number

#: Longer numbers are none of an attempt, and Python refuses to read very long ones.
MOST_DIGITS: Final = 9


def fixture_page(
    request: HttpRequest, league: str, number: int
) -> tuple[LeaguePage, Fixture]:
    """Return the frame of a fixture's page and the fixture; one query more than the
    frame of a league.

    :raises Http404: for what does not exist or is none of the reader's business.
    """
    page = league_page(request, league)
    try:
        fixture = fixture_by_number(page.league, request.user, number)
    except Fixture.DoesNotExist as error:
        raise Http404 from error
    seasons = {season.pk: season for season in page.seasons}
    if fixture.season_id not in seasons:
        raise Http404
    fixture.league, fixture.season = page.league, seasons[fixture.season_id]
    return replace(page, season=fixture.season), fixture


def game_of(fixture: Fixture, attempt: str = "") -> Game:
    """Return the game of a fixture that counts, or the one of that attempt.

    :raises Http404: if there is none.
    """
    games = games_of(fixture)
    if attempt:
        is_number = attempt.isascii() and attempt.isdecimal()
        wanted = int(attempt) if is_number and len(attempt) <= MOST_DIGITS else 0
        game = games.filter(attempt=wanted).first()
    else:
        game = games.filter(is_official=True).first()
    if game is None:
        raise Http404
    game.fixture = fixture
    return game
