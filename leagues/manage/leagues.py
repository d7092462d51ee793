"""Making a league, and its set-up."""

from functools import partial
from typing import Final

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from leagues import services
from leagues.forms.leagues import LeagueForm, NewLeagueForm
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.selectors import teams_of
from simulation.errors import UnknownRuleset
from simulation.protocol import Ruleset
from simulation.registry import get_ruleset, rulesets

#: Buttons that fill in the form and save nothing: by a way of playing, or for another
#: rule book.
PRESET: Final = "preset"
OTHER_RULES: Final = "rulebook"


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
def new_league(request: HttpRequest) -> HttpResponse:
    """Make a league of a rule book."""
    actor = request.user
    assert actor.is_authenticated  # noqa: S101 (the decorator saw to it)
    sent = request.POST if request.method == "POST" else request.GET
    rules = _rules(sent.get(OTHER_RULES, sent.get("ruleset", "")))
    if OTHER_RULES in request.POST:
        form = NewLeagueForm(rules)
        form.fill_in(request.POST, with_options=False)
    elif PRESET in request.POST:
        form = NewLeagueForm(rules)
        form.fill_in(request.POST, preset=request.POST[PRESET])
    else:
        form = NewLeagueForm(rules, request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        create = partial(services.create_league, actor=actor, **form.values())
        league = form.attempt(create)
        if league is not None:
            messages.success(request, _("The league is made. Now add its teams."))
            return redirect("manage-overview", league.slug)
    context = {
        "form": form,
        "rules": rules,
        "rulesets": rulesets(),
        "tab": "leagues",
    }
    return render(request, "leagues/manage/new.html", context, status=form.status)


def _rules(slug: str) -> Ruleset:
    """Return the rule book whose options the form shows, the first one without a name.

    :raises Http404: for a rule book that there is not.
    """
    try:
        return get_ruleset(slug or rulesets()[0].slug)
    except UnknownRuleset as error:
        raise Http404 from error


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def overview(request: HttpRequest, managed: Managed) -> HttpResponse:
    """Show a league's settings and what is to be done next, and change the former."""
    league = managed.league
    if PRESET in request.POST:
        form = LeagueForm(league)
        form.fill_in(request.POST, preset=request.POST[PRESET])
    else:
        form = LeagueForm(league, request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        update = partial(
            services.update_league, league, actor=managed.actor, **form.values()
        )
        if form.attempt(update) is not None:
            messages.success(request, _("Saved."))
            return redirect("manage-overview", league.slug)
    context = {
        "form": form,
        "teams": teams_of(league).count(),
        "members": league.memberships.count(),
    }
    return show(
        request,
        managed,
        "leagues/manage/overview.html",
        "overview",
        context,
        status=form.status,
    )
