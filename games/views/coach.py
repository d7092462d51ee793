"""The page of the instructions for a team's computer coach."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import BadRequest, PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from games.pages.coach import coach_view, roster_to_line_up
from leagues import services
from leagues.access import LeaguePage, team_page
from leagues.forms.profiles import ProfileForm
from leagues.forms.refusals import VersionForm
from leagues.models import Team
from leagues.selectors import has_coach, profile_of_version


@require_http_methods(["GET", "HEAD", "POST"])
def coach(request: HttpRequest, slug: str, team: str) -> HttpResponse:
    """Show a team's instructions to those who may see them, and take new ones."""
    page, found = team_page(request, slug, team, tab="teams")
    actor = request.user
    if not actor.is_authenticated:
        return redirect_to_login(request.get_full_path())
    if not page.rights.can_edit_profile(found, has_coach=has_coach(found)):
        raise PermissionDenied
    if request.method != "POST":
        return _show(request, page, found)
    form = _form(request, page, found)
    if form.is_valid():
        save = partial(services.save_profile, found, actor=actor, **_values(form))
        saved = form.attempt(save)
        if saved is not None:
            said = _("Version %(number)d counts for games from now on.")
            messages.success(request, said % {"number": saved.version})
            return HttpResponseRedirect(request.path)
    return _show(request, page, found, form)


def _form(request: HttpRequest, page: LeaguePage, team: Team) -> VersionForm:
    """Return what was sent: new instructions, or the order to drop all of them."""
    action = request.POST.get("action", "")
    if action not in ("save", "defaults"):
        raise BadRequest
    rules = page.ruleset
    if action == "save" and rules is not None:
        roster = roster_to_line_up(rules, team)
        read = profile_of_version(team, request.POST.get("version", ""))
        return ProfileForm(rules, read, request.POST, roster=roster)
    return VersionForm(request.POST)


def _values(form: VersionForm) -> dict[str, Any]:
    """Return what the service is to save; it plays the defaults where nothing is."""
    if isinstance(form, ProfileForm):
        return form.values()
    return {"version": form.read_version, "dials": {}}


def _show(
    request: HttpRequest,
    page: LeaguePage,
    team: Team,
    refused: VersionForm | None = None,
) -> HttpResponse:
    shown = coach_view(page, team, refused=refused, number=request.GET.get("page"))
    return render(
        request,
        "games/coach/coach.html",
        {"page": page, "shown": shown, "refused": refused},
        status=200 if refused is None else refused.status,
    )
