"""What every commissioner's page begins with: who asks, for which league and season.

Scorekeepers reach those of these pages at which results are entered. Whoever is not
signed in is led to the sign-in first; a member of another role is refused; a league
that the reader may not know of does not exist.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any

from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django_htmx.http import HttpResponseClientRefresh

from leagues.access import LeaguePage, Tab, league_page
from leagues.addresses import results_address, simulate_address
from leagues.models import League, Season
from leagues.people import Account
from leagues.permissions import Rights

ManageView = Callable[..., HttpResponse]


@dataclass(frozen=True, slots=True)
class Managed:
    """A league in the hands of one of its commissioners, or of a scorekeeper.

    `page` is the frame of the page; its season is the one that the address names, the
    current one where it names none.
    """

    page: LeaguePage
    actor: Account

    @property
    def league(self) -> League:
        """The league."""
        return self.page.league

    @property
    def season(self) -> Season:
        """The season that the address names."""
        assert self.page.season is not None  # noqa: S101 (the address names it)
        return self.page.season


def for_commissioner(view: ManageView) -> ManageView:
    """Let a view be reached by the league's commissioners alone.

    The view is given the league in place of its slug, and the season with it where
    the address names one under `season`.
    """

    return _guarded(view, lambda rights: rights.can_manage)


def for_scorekeeper(view: ManageView) -> ManageView:
    """Let a view be reached by all who enter results, as `for_commissioner` does."""
    return _guarded(view, lambda rights: rights.can_enter_results)


def _guarded(view: ManageView, may: Callable[[Rights], bool]) -> ManageView:
    @wraps(view)
    def guarded(
        request: HttpRequest, slug: str, season: str | None = None, **rest: Any
    ) -> HttpResponse:
        page = league_page(request, slug, season, tab="manage")
        if may(page.rights) and request.user.is_authenticated:
            return view(request, Managed(page, request.user), **rest)
        if "HX-Request" in request.headers:
            # A part of a page has no room for a sign-in: the page is loaded anew.
            return HttpResponseClientRefresh()
        if request.user.is_authenticated:
            raise PermissionDenied
        return redirect_to_login(request.get_full_path())

    return guarded


def sections(league: League, rights: Rights) -> tuple[Tab, ...]:
    """Return the commissioner's pages of a league that somebody may reach."""
    results = Tab("results", _("Results"), results_address(league.slug))
    if not rights.can_manage:
        return (results,)
    titles = {
        "overview": _("Set-up"),
        "teams": _("Teams"),
        "members": _("Members"),
        "seasons": _("Seasons"),
        "audit": _("Audit log"),
    }
    tabs = [
        Tab(name, title, reverse(f"manage-{name}", args=[league.slug]))
        for name, title in titles.items()
    ]
    simulate = Tab("simulate", _("Simulate"), simulate_address(league.slug))
    tabs[4:4] = [simulate, results]
    return tuple(tabs)


def show(
    request: HttpRequest,
    managed: Managed,
    template: str,
    section: str,
    context: Mapping[str, Any],
    *,
    status: int = 200,
) -> HttpResponse:
    """Return a commissioner's page; `section` names the tab that is open."""
    # What is the league's as a whole has its times in the league's own zone.
    zone = context["season"].zone if "season" in context else managed.league.zone
    frame = {
        "page": managed.page,
        "zone": zone,
        "league": managed.league,
        "sections": sections(managed.league, managed.page.rights),
        "section": section,
    }
    return render(request, template, {**frame, **context}, status=status)
