"""A league's seasons: begun, prepared, renamed, followed by the next."""

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
from leagues.forms.members import RemovalForm
from leagues.forms.refusals import ManageForm
from leagues.forms.seasons import (
    EntriesForm,
    NewSeasonForm,
    SeasonNameForm,
    StandingsForm,
)
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Season
from leagues.people import Account
from leagues.selectors import (
    divisions_of,
    entries_of,
    is_latest_deed,
    season_progress,
    teams_of,
)
from leagues.standings.criteria import CRITERIA
from leagues.states import SeasonAction, allows_season

SECTION: Final = "seasons"


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def seasons(request: HttpRequest, managed: Managed) -> HttpResponse:
    """List the seasons, and begin to prepare one."""
    league = managed.league
    form = NewSeasonForm(
        request.POST if request.method == "POST" else None,
        initial={
            "version": league.version,
            "name": _("Season %(number)d") % {"number": len(managed.page.seasons) + 1},
        },
    )
    if form.is_bound and form.is_valid():
        create = partial(
            services.create_season, league, actor=managed.actor, **form.values()
        )
        season = form.attempt(create)
        if season is not None:
            said = _("%(season)s is in preparation.") % {"season": season.name}
            messages.success(request, said)
            return redirect("manage-season", league.slug, season.slug)
    return show(
        request,
        managed,
        "leagues/manage/seasons.html",
        SECTION,
        {"form": form, "seasons": managed.page.seasons},
        status=form.status,
    )


def _rename(season: Season, actor: Account, sent: Mapping[str, Any]) -> Season:
    return services.rename_season(season, actor=actor, **sent)


def _back_to_draft(season: Season, actor: Account, sent: Mapping[str, Any]) -> Season:
    return services.back_to_draft(season, actor=actor, **sent)


def _delete(season: Season, actor: Account, sent: Mapping[str, Any]) -> None:
    services.delete_season(season, actor=actor, **sent)


def _follow(season: Season, actor: Account, sent: Mapping[str, Any]) -> Season:
    return services.next_season(season, actor=actor, **sent)


DEEDS: Final[
    Mapping[str, Callable[[Season, Account, Mapping[str, Any]], Season | None]]
] = {
    "rename": _rename,
    "back": _back_to_draft,
    "delete": _delete,
    "follow": _follow,
}


@require_http_methods(["GET", "HEAD", "POST"])
def season(request: HttpRequest, slug: str, season: str) -> HttpResponse:
    """Show how far a season is prepared, and what may be done with it as a whole."""
    try:
        return _season(request, slug=slug, season=season)
    except Http404:
        if request.POST.get("action") != "delete":
            raise
        return _deleted(request, slug=slug)


@for_commissioner
def _deleted(request: HttpRequest, managed: Managed) -> HttpResponse:
    """Answer the second press of a button whose first one has deleted the season."""
    if not is_latest_deed(managed.league, managed.actor, "season.deleted"):
        raise Http404
    return redirect("manage-seasons", managed.league.slug)


@for_commissioner
def _season(request: HttpRequest, managed: Managed) -> HttpResponse:
    name = request.POST.get("action", "") if request.method == "POST" else ""
    forms = _forms(managed.season, request, name)
    if request.method != "POST":
        return _season_page(request, managed, forms)
    if name not in forms:
        raise BadRequest
    form = forms[name]
    if form.is_valid():
        deed = partial(DEEDS[name], managed.season, managed.actor, form.cleaned_data)
        after = form.attempt(deed)
        if not form.errors:
            messages.success(request, _("Saved."))
            slug = managed.league.slug
            if after is None:
                return redirect("manage-seasons", slug)
            return redirect("manage-season", slug, after.slug)
    return _season_page(request, managed, forms, form)


def _forms(season: Season, request: HttpRequest, name: str) -> dict[str, ManageForm]:
    """Return the forms of a season's page, the one that was sent filled in."""

    def sent(own: str) -> Any:
        return request.POST if own == name else None

    version = {"version": season.version}
    following = _("Season %(number)d") % {"number": season.number + 1}
    return {
        "rename": SeasonNameForm(
            sent("rename"), initial={**version, "name": season.name}
        ),
        "back": RemovalForm(sent("back"), initial=version),
        "delete": RemovalForm(sent("delete"), initial=version),
        "follow": NewSeasonForm(
            sent("follow"), initial={**version, "name": following}, auto_id="next_%s"
        ),
    }


def _season_page(
    request: HttpRequest,
    managed: Managed,
    forms: Mapping[str, ManageForm],
    refused: ManageForm | None = None,
) -> HttpResponse:
    season = managed.season
    may = {
        action.name.lower(): allows_season(season, action) for action in SeasonAction
    }
    context = {
        "season": season,
        "entries": entries_of(season),
        "divisions": divisions_of(season),
        "counts": season_progress(season),
        "criteria": [CRITERIA[slug] for slug in season.rules.criteria],
        "following": Season.objects.filter(follows=season).first(),
        "may": may,
        "forms": forms,
        "refused": refused,
    }
    return show(
        request,
        managed,
        "leagues/manage/season.html",
        SECTION,
        context,
        status=200 if refused is None else refused.status,
    )


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def entries(request: HttpRequest, managed: Managed) -> HttpResponse:
    """Choose who takes part in a season, and in which divisions."""
    season = managed.season
    form = EntriesForm(
        season,
        list(teams_of(managed.league)),
        list(entries_of(season)),
        list(divisions_of(season)),
        *([request.POST] if request.method == "POST" else []),
    )
    if form.is_bound and form.is_valid():
        arrange = partial(
            services.arrange_season, season, actor=managed.actor, **form.values()
        )
        if form.attempt(arrange) is not None:
            address = (managed.league.slug, season.slug)
            if form.is_undivided:
                said = _("Saved. Now choose the division of each team.")
                messages.success(request, said)
                return redirect("manage-entries", *address)
            messages.success(request, _("Saved."))
            return redirect("manage-season", *address)
    may = _lock_unless(form, season, SeasonAction.ARRANGE)
    return show(
        request,
        managed,
        "leagues/manage/entries.html",
        SECTION,
        {"season": season, "form": form, "rows": form.rows(), "may": may},
        status=form.status,
    )


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def standings(request: HttpRequest, managed: Managed) -> HttpResponse:
    """Choose how results become places."""
    season = managed.season
    form = StandingsForm(season, *([request.POST] if request.method == "POST" else []))
    if form.is_bound and form.is_valid():

        def save() -> Season:
            return services.set_standings(
                season,
                actor=managed.actor,
                version=form.read_version,
                rules=form.rules(),
            )

        if form.attempt(save) is not None:
            messages.success(request, _("Saved."))
            return redirect("manage-season", managed.league.slug, season.slug)
    may = _lock_unless(form, season, SeasonAction.SET_STANDINGS)
    return show(
        request,
        managed,
        "leagues/manage/standings.html",
        SECTION,
        {"season": season, "form": form, "may": may},
        status=form.status,
    )


def _lock_unless(form: ManageForm, season: Season, action: SeasonAction) -> bool:
    """Lock a form for what cannot be done now; return whether it can."""
    may = allows_season(season, action)
    if not may:
        form.lock()
    return may
