"""The page of a fixture: what is known before, and what came of it."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.access import fixture_page
from games.pages.asked import GameAsked
from games.pages.fixture import fixture_view


@require_safe
def game(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Show a fixture, from the day on which it is scheduled."""
    page, fixture = fixture_page(request, slug, number)
    shown = fixture_view(page, fixture, GameAsked.of(request.GET))
    return render(request, "games/game.html", {"page": page, "shown": shown})
