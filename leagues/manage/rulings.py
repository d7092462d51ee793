"""Rulings on a season's table: points and wins given or taken away."""

from functools import partial
from typing import Final

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from leagues import services
from leagues.errors import Gone
from leagues.forms.refusals import ManageForm
from leagues.forms.rulings import AdjustmentForm, RevocationForm
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Adjustment, Entry
from leagues.selectors import entries_of
from leagues.states import SeasonAction, allows_season

SECTION: Final = "seasons"


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def rulings(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List a season's rulings, make one, take one back."""
    entries = list(entries_of(managed.season))
    initial = {"version": managed.season.version}
    if request.method != "POST":
        form = AdjustmentForm(entries, initial=initial)
        return _rulings_page(request, managed, form)
    action = request.POST.get("action")
    if action == "revoke":
        revocation = RevocationForm(request.POST)
        if revocation.is_valid():
            revocation.attempt(partial(_revoke, managed, revocation))
        if not revocation.errors:
            messages.success(request, _("The ruling is taken back."))
            return redirect(request.path)
        form = AdjustmentForm(entries, initial=initial)
        return _rulings_page(request, managed, form, revocation)
    if action != "adjust":
        raise BadRequest
    form = AdjustmentForm(entries, request.POST)
    if form.is_valid():
        by_pk = {entry.pk: entry for entry in entries}
        if form.attempt(partial(_adjust, managed, form, by_pk)) is not None:
            messages.success(request, _("The ruling counts from now on."))
            return redirect(request.path)
    return _rulings_page(request, managed, form)


def _adjust(
    managed: Managed, form: AdjustmentForm, entries: dict[int, Entry]
) -> Adjustment:
    sent = dict(form.cleaned_data)
    entry = entries[sent.pop("entry")]
    return services.adjust(entry, actor=managed.actor, **sent)


def _revoke(managed: Managed, form: RevocationForm) -> Adjustment:
    ruling = (
        Adjustment.objects.select_related("entry")
        .filter(pk=form.cleaned_data["adjustment"], entry__season=managed.season)
        .first()
    )
    if ruling is None:
        raise Gone
    return services.revoke_adjustment(
        ruling, actor=managed.actor, version=form.read_version
    )


def _rulings_page(
    request: HttpRequest,
    managed: Managed,
    form: AdjustmentForm,
    refused: ManageForm | None = None,
) -> HttpResponse:
    season = managed.season
    found = (
        Adjustment.objects.filter(entry__season=season)
        .select_related("entry__team", "author")
        .order_by("-created_at", "-pk")
    )
    context = {
        "season": season,
        "form": form,
        "rulings": found,
        "refused": refused,
        "may": allows_season(season, SeasonAction.ADJUST),
    }
    return show(
        request,
        managed,
        "leagues/manage/rulings.html",
        SECTION,
        context,
        status=form.status if refused is None else refused.status,
    )
