"""The pages of players."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.pages.player import player_view
from leagues.access import league_page


@require_safe
def player(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Show what a player is and what he did, over all seasons."""
    page = league_page(request, slug, tab="stats")
    shown = player_view(
        page,
        number,
        measure=request.GET.get("measure", ""),
        season=request.GET.get("season", ""),
    )
    chosen = page if shown.chosen is None else shown.chosen.season
    return render(
        request,
        "games/player.html",
        {"page": page, "shown": shown, "zone": chosen.zone},
    )
