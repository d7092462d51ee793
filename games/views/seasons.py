"""Pages of a season that are made from its games: home, statistics, teams."""

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.pages.home import home_view
from games.pages.player_statistics import (
    PlayerStatisticsView,
    player_statistics_csv,
    player_statistics_view,
)
from games.pages.statistics import (
    Asked,
    StatisticsView,
    statistics_csv,
    statistics_view,
)
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
    """Show what the teams of a season did, or its players, by any column."""
    page = league_page(request, slug, season, tab="stats")
    asked = Asked.of(request.GET)
    shown: StatisticsView | PlayerStatisticsView | None = None
    template = "games/statistics.html"
    if page.ruleset is not None and asked.is_of_players:
        shown = player_statistics_view(_season(page), asked, page.rights.teams)
        template = "games/player_statistics.html"
    elif page.ruleset is not None:
        shown = statistics_view(_season(page), asked, page.rights.teams)
    return render(request, template, {"page": page, "shown": shown})


@require_safe
def team_table(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """Hand out the table of teams as CSV, as it is asked for."""
    return _table(request, slug, season, "teams", statistics_csv)


@require_safe
def player_table(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """Hand out the table of players as CSV, as it is asked for."""
    return _table(request, slug, season, "players", player_statistics_csv)


def _table(
    request: HttpRequest,
    slug: str,
    season: str,
    name: str,
    written: Callable[[Season, Asked], str],
) -> HttpResponse:
    page = league_page(request, slug, season)
    if page.ruleset is None:
        raise Http404
    file = f"{slug}-{season}-{name}.csv"
    return HttpResponse(
        written(_season(page), Asked.of(request.GET)),
        content_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{file}"'},
    )


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
