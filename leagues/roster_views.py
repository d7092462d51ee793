"""The page on which a team's roster is read and changed."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import BadRequest, PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from leagues import services
from leagues.access import LeaguePage, team_page
from leagues.forms.refusals import VersionForm
from leagues.forms.roster_texts import PasteForm
from leagues.forms.rosters import RosterForm, TokensForm
from leagues.models import Team
from leagues.pages.rosters import roster_csv, roster_view
from leagues.people import Account
from leagues.selectors import (
    current_roster,
    free_player,
    free_players,
    latest_spots,
)
from simulation.teamsheet import RosterSpec

Answer = Callable[[HttpRequest, LeaguePage, Team, Account], HttpResponse]


@require_http_methods(["GET", "HEAD", "POST"])
def roster(request: HttpRequest, slug: str, team: str) -> HttpResponse:
    """Show a team's roster and its history, and take another one."""
    page, found = _team_page(request, slug, team)
    if request.method != "POST":
        return _show(request, page, found)
    actor = request.user
    if not actor.is_authenticated:
        return redirect_to_login(request.get_full_path())
    if not page.rights.can_edit_roster(found):
        raise PermissionDenied
    sent = request.POST
    answer = ANSWERS.get("sign" if "sign" in sent else sent.get("action", ""))
    if answer is None:
        raise BadRequest
    return answer(request, page, found, actor)


@require_safe
def table(request: HttpRequest, slug: str, team: str) -> HttpResponse:
    """Hand out a roster as CSV, as the page takes it back."""
    page, found = _team_page(request, slug, team)
    file = f"{slug}-{found.slug}-roster.csv"
    return HttpResponse(
        roster_csv(page, found),
        content_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{file}"'},
    )


def _team_page(request: HttpRequest, slug: str, team: str) -> tuple[LeaguePage, Team]:
    page, found = team_page(request, slug, team, tab="teams")
    if page.ruleset is not None and page.ruleset.roster_spec is None:
        raise Http404
    return page, found


def _save(
    request: HttpRequest, page: LeaguePage, team: Team, actor: Account
) -> HttpResponse:
    """Store the grid."""
    form = RosterForm(team, _spec(page), current_roster(team), request.POST)
    return _stored(request, page, team, form, services.save_roster, actor, form.values)


def _apply(
    request: HttpRequest, page: LeaguePage, team: Team, actor: Account
) -> HttpResponse:
    """Store a text that was looked over."""
    form = _paste_form(request, page, team)
    return _stored(request, page, team, form, services.save_roster, actor, form.values)


def _paste_form(request: HttpRequest, page: LeaguePage, team: Team) -> PasteForm:
    """Return a text that was sent, with whom it may mean beside the roster."""
    free = list(free_players(team.league).values_list("pk", "name"))
    return PasteForm(
        team,
        _spec(page),
        current_roster(team),
        request.POST,
        files=request.FILES,
        free=free,
    )


def _tokens(
    request: HttpRequest, page: LeaguePage, team: Team, actor: Account
) -> HttpResponse:
    """Fill the roster up with the players of the box."""
    form = TokensForm(team, _spec(page), current_roster(team), request.POST)
    return _stored(
        request,
        page,
        team,
        form,
        services.fill_with_tokens,
        actor,
        lambda: {"version": form.read_version},
    )


def _stored(
    request: HttpRequest,
    page: LeaguePage,
    team: Team,
    form: VersionForm,
    service: Callable[..., Team],
    actor: Account,
    values: Callable[[], Mapping[str, Any]],
) -> HttpResponse:
    """Hand a form to a service, and lead back to the page if it is stored."""
    if form.is_valid():
        store = partial(service, team, actor=actor, **values())
        if form.attempt(store) is not None:
            messages.success(request, _("The roster is saved."))
            return HttpResponseRedirect(request.path)
    return _show(request, page, team, form)


def _review(
    request: HttpRequest, page: LeaguePage, team: Team, actor: Account
) -> HttpResponse:
    """Show what a text would change, to be confirmed."""
    form = _paste_form(request, page, team)
    if form.is_valid():
        review = partial(services.review_roster, team, actor=actor, **form.values())
        changes = form.attempt(review)
        if changes is not None:
            context = {"page": page, "team": team, "changes": changes, "form": form}
            return render(request, "leagues/roster_review.html", context)
    return _show(request, page, team, form)


def _sign(
    request: HttpRequest, page: LeaguePage, team: Team, actor: Account
) -> HttpResponse:
    """Put a free player into an empty row of the grid; nothing is stored yet."""
    form = RosterForm(team, _spec(page), current_roster(team), request.POST)
    player = free_player(page.league, request.POST["sign"])
    if player is None:
        raise BadRequest
    if form.sign(player, latest_spots([player]).get(player.pk)):
        said = _("%(name)s has a row below. Nothing is saved yet.")
        messages.warning(request, said % {"name": player.name})
    else:
        messages.error(request, _("There is no empty row. Release somebody first."))
    return _show(request, page, team, form)


ANSWERS: Final[Mapping[str, Answer]] = {
    "save": _save,
    "tokens": _tokens,
    "review": _review,
    "apply": _apply,
    "sign": _sign,
}


def _spec(page: LeaguePage) -> RosterSpec:
    """Return what the roster must be.

    :raises BadRequest: where the site no longer has the rule book: no page had a form.
    """
    if page.ruleset is None or page.ruleset.roster_spec is None:
        raise BadRequest
    return page.ruleset.roster_spec


def _show(
    request: HttpRequest,
    page: LeaguePage,
    team: Team,
    sent: VersionForm | None = None,
) -> HttpResponse:
    shown = roster_view(page, team, sent=sent, number=request.GET.get("page"))
    return render(
        request,
        "leagues/roster.html",
        {"page": page, "shown": shown, "refused": sent},
        status=200 if sent is None else sent.status,
    )
