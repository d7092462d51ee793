"""A league's teams and who coaches them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from leagues import services
from leagues.errors import Gone
from leagues.forms.members import RemovalForm
from leagues.forms.refusals import ManageForm
from leagues.forms.teams import CoachForm, CoachingForm, NewTeamForm, TeamForm
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Coaching, Team
from leagues.people import Account
from leagues.selectors import (
    coaches_by_team,
    is_latest_deed,
    members_of,
    next_colours,
    team_by_slug,
    teams_of,
)

SECTION: Final = "teams"


@require_safe
@for_commissioner
def teams(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List the teams, those in the archive last, with their coaches."""
    league = managed.league
    coaches = coaches_by_team(league)
    rows = [
        (team, coaches.get(team.pk, ()))
        for team in teams_of(league, with_archived=True)
    ]
    rows.sort(key=lambda row: row[0].archived_at is not None)
    return show(request, managed, "leagues/manage/teams.html", SECTION, {"rows": rows})


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def new_team(request: HttpRequest, managed: Managed) -> HttpResponse:
    """Add a team."""
    sent = request.POST if request.method == "POST" else None
    form = NewTeamForm(next_colours(managed.league), sent)
    if form.is_bound and form.is_valid():
        create = partial(
            services.create_team,
            managed.league,
            actor=managed.actor,
            **form.cleaned_data,
        )
        team = form.attempt(create)
        if team is not None:
            said = _("%(team)s is in the league.") % {"team": team.name}
            messages.success(request, said)
            return redirect("manage-team", managed.league.slug, team.slug)
    return show(
        request,
        managed,
        "leagues/manage/new_team.html",
        SECTION,
        {"form": form},
        status=form.status,
    )


def _save(team: Team, actor: Account, sent: Mapping[str, Any]) -> str:
    services.update_team(team, actor=actor, **sent)
    return _("Saved.")


def _remove(team: Team, actor: Account, sent: Mapping[str, Any]) -> str:
    if services.remove_team(team, actor=actor, version=sent["version"]) is None:
        return _("%(team)s is out of the league.") % {"team": team.name}
    return _("%(team)s is in the archive.") % {"team": team.name}


def _restore(team: Team, actor: Account, sent: Mapping[str, Any]) -> str:
    services.restore_team(team, actor=actor, version=sent["version"])
    return _("%(team)s is back, for seasons to come.") % {"team": team.name}


def _assign(team: Team, actor: Account, sent: Mapping[str, Any]) -> str:
    coaching = services.assign_coach(team, actor=actor, user_id=sent["user"])
    return _("%(coach)s coaches the team.") % {"coach": coaching.user}


def _end(team: Team, actor: Account, sent: Mapping[str, Any]) -> str:
    found = Coaching.objects.select_related("team", "user").filter(
        pk=sent["coaching"], team=team
    )
    coaching = found.first()
    if coaching is None:
        raise Gone
    services.end_coaching(coaching, actor=actor)
    return _("%(coach)s coaches the team no longer.") % {"coach": coaching.user}


DEEDS: Final[Mapping[str, Callable[[Team, Account, Mapping[str, Any]], str]]] = {
    "save": _save,
    "remove": _remove,
    "restore": _restore,
    "assign": _assign,
    "end": _end,
}


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def team(request: HttpRequest, managed: Managed, team: str) -> HttpResponse:
    """Change a team, archive it or bring it back, and say who coaches it."""
    try:
        found = team_by_slug(managed.league, team)
    except Team.DoesNotExist as error:
        # Pressed twice: the first one has removed it.
        is_second = request.POST.get("action") == "remove" and is_latest_deed(
            managed.league, managed.actor, "team.deleted"
        )
        if not is_second:
            raise Http404 from error
        return redirect("manage-teams", managed.league.slug)
    name = request.POST.get("action", "") if request.method == "POST" else ""
    forms = _forms(managed, found, request, name)
    if not name:
        return _team_page(request, managed, found, forms)
    if name not in forms:
        raise BadRequest
    form = forms[name]
    if form.is_valid():
        deed = partial(DEEDS[name], found, managed.actor, form.cleaned_data)
        said = form.attempt(deed)
        if said is not None:
            messages.success(request, said)
            is_there = Team.objects.filter(pk=found.pk).exists()
            slug = managed.league.slug
            return (
                redirect("manage-team", slug, found.slug)
                if is_there
                else redirect("manage-teams", slug)
            )
    return _team_page(request, managed, found, forms, form)


def _forms(
    managed: Managed, team: Team, request: HttpRequest, name: str
) -> dict[str, ManageForm]:
    """Return the forms of a team's page, the one that was sent filled in."""

    def sent(own: str) -> Any:
        return request.POST if own == name else None

    version = {"version": team.version}
    return {
        "save": TeamForm(team, sent("save")),
        "remove": RemovalForm(sent("remove"), initial=version),
        "restore": RemovalForm(sent("restore"), initial=version),
        "assign": CoachForm(members_of(managed.league), sent("assign")),
        "end": CoachingForm(sent("end")),
    }


def _team_page(
    request: HttpRequest,
    managed: Managed,
    team: Team,
    forms: Mapping[str, ManageForm],
    refused: ManageForm | None = None,
) -> HttpResponse:
    coaches = coaches_by_team(managed.league).get(team.pk, ())
    return show(
        request,
        managed,
        "leagues/manage/team.html",
        SECTION,
        {"team": team, "forms": forms, "coaches": coaches, "refused": refused},
        status=200 if refused is None else refused.status,
    )
