"""A season's fixtures: moved, called off, put back."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from leagues import services
from leagues.forms.members import RemovalForm
from leagues.forms.refusals import ManageForm
from leagues.forms.schedules import FixtureDateForm
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Fixture
from leagues.people import Account
from leagues.selectors import fixtures_of, season_progress
from leagues.states import FixtureAction, allows_fixture

SECTION: Final = "seasons"
FIXTURES_A_PAGE: Final = 60


@require_safe
@for_commissioner
def fixtures(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List a season's fixtures page by page, all or those of one state."""
    season = managed.season
    state = request.GET.get("state", "")
    found = fixtures_of(season)
    if state in Fixture.State.values:
        found = found.filter(state=state)
    part = Paginator(found, FIXTURES_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "season": season,
        "part": part,
        "state": state,
        "states": Fixture.State.choices,
        "counts": season_progress(season),
        "query": f"state={state}" if state in Fixture.State.values else "",
    }
    return show(request, managed, "leagues/manage/fixtures.html", SECTION, context)


def _move(fixture: Fixture, actor: Account, sent: Mapping[str, Any]) -> str:
    services.move_fixture(fixture, actor=actor, **sent)
    return _("Fixture %(number)d is moved.") % {"number": fixture.number}


def _cancel(fixture: Fixture, actor: Account, sent: Mapping[str, Any]) -> str:
    services.cancel_fixture(fixture, actor=actor, **sent)
    return _("Fixture %(number)d is called off.") % {"number": fixture.number}


def _restore(fixture: Fixture, actor: Account, sent: Mapping[str, Any]) -> str:
    services.restore_fixture(fixture, actor=actor, **sent)
    said = _("Fixture %(number)d is back on the schedule.")
    return said % {"number": fixture.number}


DEEDS: Final[Mapping[str, Callable[[Fixture, Account, Mapping[str, Any]], str]]] = {
    "move": _move,
    "cancel": _cancel,
    "restore": _restore,
}


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def fixture(request: HttpRequest, managed: Managed, number: int) -> HttpResponse:
    """Move one fixture, call it off, or put it back."""
    found = fixtures_of(managed.season).filter(number=number).first()
    if found is None:
        raise Http404
    name = request.POST.get("action", "") if request.method == "POST" else ""
    forms = _forms(found, request, name)
    if request.method != "POST":
        return _fixture_page(request, managed, found, forms)
    if name not in forms:
        raise BadRequest
    form = forms[name]
    if form.is_valid():
        deed = partial(DEEDS[name], found, managed.actor, form.cleaned_data)
        said = form.attempt(deed)
        if said is not None:
            messages.success(request, said)
            return redirect(request.path)
    return _fixture_page(request, managed, found, forms, form)


def _forms(fixture: Fixture, request: HttpRequest, name: str) -> dict[str, ManageForm]:
    """Return the forms of a fixture's page, the one that was sent filled in."""
    version = {"version": fixture.version}

    def button(own: str) -> RemovalForm:
        sent = request.POST if own == name else None
        return RemovalForm(sent, initial=version, auto_id=f"id_{own}_%s")

    move = FixtureDateForm(request.POST) if name == "move" else None
    return {
        "move": move or FixtureDateForm.of(fixture),
        "cancel": button("cancel"),
        "restore": button("restore"),
    }


def _fixture_page(
    request: HttpRequest,
    managed: Managed,
    fixture: Fixture,
    forms: Mapping[str, ManageForm],
    refused: ManageForm | None = None,
) -> HttpResponse:
    season = managed.season
    context = {
        "season": season,
        "fixture": fixture,
        "forms": forms,
        "refused": refused,
        "may": {
            action.name.lower(): allows_fixture(fixture, season, action)
            for action in FixtureAction
        },
    }
    return show(
        request,
        managed,
        "leagues/manage/fixture.html",
        SECTION,
        context,
        status=200 if refused is None else refused.status,
    )
