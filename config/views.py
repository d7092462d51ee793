"""Pages of the site as a whole: the start, the desk, rule books, files for robots."""

from django.contrib.auth.decorators import login_required
from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_safe

from config.desk import desk_view, duties_page, teams_page
from games.pages.exhibitions import start_view
from games.pages.front import front_view
from leagues.people import Account
from simulation.errors import UnknownRuleset
from simulation.registry import get_ruleset, rulesets

ROBOTS = """\
User-agent: *
Disallow: /accounts/
Disallow: /admin/
Disallow: /me/
Disallow: /exhibition/
"""


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show a game to watch, the latest ones, the leagues, and how to begin."""
    context = {
        "tab": "home",
        "front": front_view(request.user),
        "start": start_view(request.GET.get("ruleset", "")),
        "rulesets": rulesets(),
    }
    return render(request, "home.html", context)


@require_safe
@login_required
def desk(request: HttpRequest) -> HttpResponse:
    """Show somebody's teams and leagues, and what waits for him there."""
    shown = desk_view(_account(request), timezone.now())
    return render(request, "desk/desk.html", {"tab": "desk", "shown": shown})


@require_safe
@login_required
def desk_duties(request: HttpRequest) -> HttpResponse:
    """List all that waits for somebody."""
    part = duties_page(_account(request), timezone.now(), request.GET.get("page"))
    return render(request, "desk/duties.html", {"tab": "desk", "part": part})


@require_safe
@login_required
def desk_teams(request: HttpRequest) -> HttpResponse:
    """List all teams that somebody coaches."""
    part = teams_page(_account(request), request.GET.get("page"))
    return render(request, "desk/teams.html", {"tab": "desk", "part": part})


def _account(request: HttpRequest) -> Account:
    """Return who asks, of a page that is for accounts alone."""
    assert request.user.is_authenticated  # noqa: S101 (the decorator saw to it)
    return request.user


@require_safe
def rules_index(request: HttpRequest) -> HttpResponse:
    """List the rule books."""
    return render(request, "rules/index.html", {"tab": "rules", "rulesets": rulesets()})


@require_safe
def rules_detail(request: HttpRequest, slug: str) -> HttpResponse:
    """Show one rule book as the engine plays it."""
    try:
        ruleset = get_ruleset(slug)
    except UnknownRuleset as error:
        raise Http404 from error
    context = {"tab": "rules", "ruleset": ruleset}
    return render(request, "rules/detail.html", context)


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Tell robots which pages are of no use to them."""
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """Lead browsers that ask for the old name to the mark."""
    return HttpResponseRedirect(staticfiles_storage.url("hardwood/mark.svg"))
