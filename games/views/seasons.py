"""Pages of a season that are made from its games: home, statistics, teams."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.pages.home import home_view
from games.pages.statistics import Asked, statistics_view
from games.pages.team import team_view
from leagues.access import LeaguePage, league_page
from leagues.models import Season


@require_safe
def home(request: HttpRequest, slug: str, season: str | None = None) -> HttpResponse:
    """Show how a season stands; without one, that there is none yet."""
    page = league_page(request, slug, season, tab="home")
    shown = None if page.season is None else home_view(page, page.season)
    return render(request, "games/home.html", {"page": page, "shown": shown})


@require_safe
def statistics(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """Show what the teams of a season did, by any column."""
    page = league_page(request, slug, season, tab="stats")
    shown = None
    if page.ruleset is not None:
        asked = Asked.of(request.GET)
        shown = statistics_view(_season(page), asked, page.rights.teams)
    return render(request, "games/statistics.html", {"page": page, "shown": shown})


@require_safe
def team(request: HttpRequest, slug: str, season: str, team: str) -> HttpResponse:
    """Show a team's part in a season."""
    page = league_page(request, slug, season, tab="teams")
    shown = team_view(page, _season(page), team)
    return render(request, "games/team.html", {"page": page, "shown": shown})


def _season(page: LeaguePage) -> Season:
    """Return the season of a page, which was asked for by name."""
    assert page.season is not None  # noqa: S101 (no page without what is asked for)
    return page.season
