"""The pages of leagues for those who follow them; nothing here changes anything."""

from typing import Final

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_safe

from leagues.access import LeaguePage, league_page
from leagues.addresses import season_address, team_address
from leagues.models import Season
from leagues.pages.charter import about_view
from leagues.pages.dates import schedule_view, scoreboard_view
from leagues.pages.standings import standings_view
from leagues.pages.teams import teams_view
from leagues.selectors import league_summaries, visible_leagues

LEAGUES_A_PAGE: Final = 50


@require_safe
def leagues(request: HttpRequest) -> HttpResponse:
    """List the reader's leagues, and the public ones page by page."""
    visible = visible_leagues(request.user)
    own = visible.none()
    if request.user.is_authenticated:
        own = visible.filter(memberships__user=request.user)
    others = visible.exclude(pk__in=own.values("pk"))
    part = Paginator(others, LEAGUES_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "tab": "leagues",
        "own": league_summaries(list(own), request.user),
        "others": league_summaries(list(part), request.user),
        "part": part,
    }
    return render(request, "leagues/index.html", context)


@require_safe
def about(request: HttpRequest, slug: str) -> HttpResponse:
    """Show what a season has settled, who is in the league, and all its seasons."""
    page = league_page(request, slug, request.GET.get("season") or None, tab="about")
    return render(
        request, "leagues/about.html", {"page": page, "about": about_view(page)}
    )


@require_safe
def standings(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """Show the table of a season in one of its views, with one row explained."""
    page = league_page(request, slug, season, tab="standings")
    shown = standings_view(
        page,
        _shown(page),
        view=request.GET.get("view", ""),
        why=request.GET.get("why", ""),
    )
    return render(request, "leagues/standings.html", {"page": page, "shown": shown})


@require_safe
def schedule(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """Show the fixtures of a season by date, all or those of one team, or a month's."""
    page = league_page(request, slug, season, tab="schedule")
    asked = request.GET
    shown = schedule_view(_shown(page), asked.get("team", ""), asked.get("month", ""))
    return render(request, "leagues/schedule.html", {"page": page, "shown": shown})


@require_safe
def scoreboard(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """Show the fixtures of one day of a season."""
    page = league_page(request, slug, season, tab="scoreboard")
    shown = scoreboard_view(_shown(page), request.GET.get("day", ""))
    return render(request, "leagues/scoreboard.html", {"page": page, "shown": shown})


@require_safe
def teams(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """List the teams of a season."""
    page = league_page(request, slug, season, tab="teams")
    shown = teams_view(page, _shown(page))
    return render(request, "leagues/teams.html", {"page": page, "shown": shown})


@require_safe
def current_page(request: HttpRequest, slug: str, name: str) -> HttpResponse:
    """Lead to that page of the current season, or say that there is no season."""
    page = league_page(request, slug, tab=name)
    if page.season is None:
        return render(request, "leagues/no_season.html", {"page": page})
    return _redirect(request, season_address(slug, page.season.slug, name))


@require_safe
def current_team(request: HttpRequest, slug: str, team: str) -> HttpResponse:
    """Lead to a team's page in the current season."""
    page = league_page(request, slug)
    return _redirect(request, team_address(slug, _shown(page).slug, team))


def _shown(page: LeaguePage) -> Season:
    """Return the season of a page that cannot be without one."""
    if page.season is None:
        raise Http404
    return page.season


def _redirect(request: HttpRequest, address: str) -> HttpResponse:
    """Lead on, and take along what was asked."""
    asked = request.META.get("QUERY_STRING", "")
    return HttpResponseRedirect(f"{address}?{asked}" if asked else address)
