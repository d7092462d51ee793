"""Rulings on a season's table: points and wins, withdrawals, lots."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from leagues import services
from leagues.errors import Gone
from leagues.forms.refusals import ManageForm
from leagues.forms.rulings import (
    AdjustmentForm,
    LotsForm,
    RevocationForm,
    WithdrawalForm,
)
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Adjustment
from leagues.pages.rulings import RulingsView, rulings_view, withdrawal_view
from leagues.selectors import entries_of
from leagues.states import SeasonAction, allows_season
from leagues.templatetags.leagues_format import listed

SECTION: Final = "seasons"


def _adjust(managed: Managed, shown: RulingsView, sent: Mapping[str, Any]) -> str:
    by_pk = {entry.pk: entry for entry in shown.entries}
    fields = {name: value for name, value in sent.items() if name != "entry"}
    services.adjust(by_pk[sent["entry"]], actor=managed.actor, **fields)
    return _("The ruling counts from now on.")


def _revoke(managed: Managed, shown: RulingsView, sent: Mapping[str, Any]) -> str:
    ruling = (
        Adjustment.objects.select_related("entry")
        .filter(pk=sent["adjustment"], entry__season=managed.season)
        .first()
    )
    if ruling is None:
        raise Gone
    services.revoke_adjustment(ruling, actor=managed.actor, version=sent["version"])
    return _("The ruling is taken back.")


def _draw(managed: Managed, shown: RulingsView, sent: Mapping[str, Any]) -> str:
    lots = services.draw_lots(managed.season, actor=managed.actor, **sent)
    names = {entry.pk: entry.team.name for entry in shown.entries}
    drawn = listed([names[key] for key in lots.order])
    return _("Lots are drawn: %(teams)s, in this order.") % {"teams": drawn}


DEEDS: Final[Mapping[str, Callable[[Managed, RulingsView, Mapping[str, Any]], str]]] = {
    "adjust": _adjust,
    "revoke": _revoke,
    "draw": _draw,
}


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def rulings(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List a season's rulings, make one, take one back, draw lots.

    A team that is chosen under `withdraw` leads to the page of its withdrawal.
    """
    leaving = request.GET.get("withdraw")
    season = managed.season
    shown = rulings_view(season)
    if leaving in [entry.team.slug for entry in shown.entries]:
        return redirect("manage-withdrawal", season.league.slug, season.slug, leaving)
    name = request.POST.get("action", "") if request.method == "POST" else ""
    forms = _forms(managed, shown, request, name)
    if request.method != "POST":
        return _rulings_page(request, managed, shown, forms)
    if name not in DEEDS:
        raise BadRequest
    form = forms[name]
    if form.is_valid():
        said = form.attempt(partial(DEEDS[name], managed, shown, form.cleaned_data))
        if said is not None:
            messages.success(request, said)
            return redirect(request.path)
    return _rulings_page(request, managed, shown, forms, form)


def _forms(
    managed: Managed, shown: RulingsView, request: HttpRequest, name: str
) -> dict[str, ManageForm]:
    """Return the forms of the page, the one that was sent filled in."""

    def sent(own: str) -> Any:
        return request.POST if own == name else None

    initial = {"version": managed.season.version}
    return {
        "adjust": AdjustmentForm(shown.entries, sent("adjust"), initial=initial),
        "revoke": RevocationForm(sent("revoke")),
        "draw": LotsForm(shown.entries, sent("draw")),
    }


def _rulings_page(
    request: HttpRequest,
    managed: Managed,
    shown: RulingsView,
    forms: Mapping[str, ManageForm],
    refused: ManageForm | None = None,
) -> HttpResponse:
    season = managed.season
    context = {
        "season": season,
        "shown": shown,
        "form": forms["adjust"],
        "refused": None if refused is forms["adjust"] else refused,
        "may": allows_season(season, SeasonAction.ADJUST),
    }
    return show(
        request,
        managed,
        "leagues/manage/rulings.html",
        SECTION,
        context,
        status=200 if refused is None else refused.status,
    )


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def withdrawal(request: HttpRequest, managed: Managed, team: str) -> HttpResponse:
    """Show what the withdrawal of a team changes, and let it withdraw."""
    season = managed.season
    entry = entries_of(season).filter(team__slug=team).first()
    if entry is None:
        raise Http404
    form = WithdrawalForm(
        request.POST if request.method == "POST" else None,
        initial={"version": season.version},
    )
    if form.is_bound and form.is_valid():
        withdraw = partial(
            services.withdraw_entry, entry, actor=managed.actor, **form.cleaned_data
        )
        if form.attempt(withdraw) is not None:
            said = _("%(team)s has withdrawn.") % {"team": entry.team.name}
            messages.success(request, said)
            return redirect("manage-rulings", managed.league.slug, season.slug)
    context = {
        "season": season,
        "form": form,
        "shown": withdrawal_view(season, entry),
        "may": allows_season(season, SeasonAction.ADJUST),
    }
    return show(
        request,
        managed,
        "leagues/manage/withdrawal.html",
        SECTION,
        context,
        status=form.status,
    )
