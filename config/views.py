"""Pages of the site as a whole: the start, the rule books, and files for robots."""

from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.pages.front import front_view
from simulation.errors import UnknownRuleset
from simulation.registry import get_ruleset, rulesets

ROBOTS = """\
User-agent: *
Disallow: /accounts/
Disallow: /admin/
"""


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show the latest games, the leagues, what there is to play and how to begin."""
    context = {
        "tab": "home",
        "front": front_view(request.user),
        "rulesets": rulesets(),
    }
    return render(request, "home.html", context)


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
    return render(request, "rules/detail.html", {"tab": "rules", "ruleset": ruleset})


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Tell robots which pages are of no use to them."""
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """Lead browsers that ask for the old name to the mark."""
    return HttpResponseRedirect(staticfiles_storage.url("hardwood/mark.svg"))
