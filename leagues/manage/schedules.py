"""A season's schedule: its settings, what they would make, and the fixtures made."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from leagues import services
from leagues.forms.schedules import ScheduleForm
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Season
from leagues.pages.plans import PlannedSeason, planned_season
from leagues.states import SeasonAction, allows_season

SECTION: Final = "seasons"
PREVIEW: Final = "preview"
DEEDS: Final[Mapping[str, Callable[..., Season]]] = {
    "settings": services.set_schedule,
    "schedule": services.save_schedule,
}


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def schedule(request: HttpRequest, managed: Managed) -> HttpResponse:
    """Choose when a season is played, look at the schedule, and make it."""
    season = managed.season
    form = ScheduleForm(season, *([request.POST] if request.method == "POST" else []))
    plan = None
    if form.is_bound and form.is_valid():
        action = request.POST.get("action", "")
        if action == PREVIEW:
            plan = form.attempt(partial(planned_season, season, form.settings()))
        elif action not in DEEDS:
            raise BadRequest
        else:
            save = partial(
                DEEDS[action],
                season,
                actor=managed.actor,
                version=form.read_version,
                settings=form.settings(),
            )
            if form.attempt(save) is not None:
                return _saved(request, managed, action)
    return _schedule_page(request, managed, form, plan)


def _saved(request: HttpRequest, managed: Managed, action: str) -> HttpResponse:
    league, season = managed.league.slug, managed.season.slug
    if action == "settings":
        messages.success(request, _("Saved. No fixture is made yet."))
        return redirect("manage-schedule", league, season)
    messages.success(request, _("The schedule is made."))
    return redirect("manage-fixtures", league, season)


def _schedule_page(
    request: HttpRequest,
    managed: Managed,
    form: ScheduleForm,
    plan: PlannedSeason | None,
) -> HttpResponse:
    season: Season = managed.season
    may_save = allows_season(season, SeasonAction.SAVE_SCHEDULE)
    if not may_save:
        form.lock()
    context = {
        "season": season,
        "form": form,
        "plan": plan,
        "may_save": may_save,
        "may_set": allows_season(season, SeasonAction.SET_SCHEDULE),
    }
    return show(
        request,
        managed,
        "leagues/manage/schedule.html",
        SECTION,
        context,
        status=form.status,
    )
