"""Pages at which a commissioner starts, simulates, closes and checks a season."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import HttpResponseClientRefresh

from games import services, tasks
from games.forms.runs import RunForm, SeasonForm, StopForm, TokenForm
from games.models import SimulationRun
from games.pages.runs import GAMES_OF_A_RUN, SeasonRuns, run_state, season_runs
from games.selectors import run_by_number
from leagues.errors import Gone
from leagues.forms.refusals import ManageForm
from leagues.manage.frame import Managed, for_commissioner, show
from leagues.models import Season
from leagues.people import Account

State = Season.State


@dataclass(frozen=True, slots=True)
class Command:
    """Something that the page can be told to do; `do` returns what to say of it."""

    form: type[ManageForm]
    do: Callable[[Season, Account, Mapping[str, Any]], str]


def _start(season: Season, actor: Account, sent: Mapping[str, Any]) -> str:
    services.start_season(season, actor=actor, version=sent["version"])
    return _("The season is under way. Its promise is sealed.")


def _simulate(season: Season, actor: Account, sent: Mapping[str, Any]) -> str:
    run = services.request_run(
        season,
        actor=actor,
        version=sent["version"],
        token=sent["token"],
        reach=sent["reach"],
        until=sent["until"],
    )
    tasks.queue_run(run)
    return _("Run %(number)d is on its way.") % {"number": run.number}


def _stop(season: Season, actor: Account, sent: Mapping[str, Any]) -> str:
    try:
        run = run_by_number(season, sent["run"])
    except SimulationRun.DoesNotExist:
        raise Gone from None
    stopped = services.stop_run(run, actor=actor)
    if stopped.is_active:
        return _("The run stops after this game. What was played counts.")
    return _("The run is over. What was played counts.")


def _close(season: Season, actor: Account, sent: Mapping[str, Any]) -> str:
    services.close_season(season, actor=actor, version=sent["version"])
    return _("The season is closed. Its secret is published.")


def _check(season: Season, actor: Account, sent: Mapping[str, Any]) -> str:
    run = services.request_check(
        season, actor=actor, version=sent["version"], token=sent["token"]
    )
    tasks.queue_run(run)
    return _("Run %(number)d checks every receipt.") % {"number": run.number}


COMMANDS: Final = {
    "start": Command(SeasonForm, _start),
    "simulate": Command(RunForm, _simulate),
    "stop": Command(StopForm, _stop),
    "close": Command(SeasonForm, _close),
    "check": Command(TokenForm, _check),
}


@require_http_methods(["GET", "HEAD", "POST"])
@for_commissioner
def simulate(request: HttpRequest, managed: Managed) -> HttpResponse:
    """Show a season in the hands of workers, and take orders for it."""
    if managed.page.season is None:
        return show(request, managed, "games/runs/no_season.html", "simulate", {})
    if request.method != "POST":
        return _simulate_page(request, managed)
    name = request.POST.get("action", "")
    if name not in COMMANDS:
        raise BadRequest
    command = COMMANDS[name]
    form = command.form(request.POST)
    if form.is_valid():
        act = partial(command.do, managed.season, managed.actor, form.cleaned_data)
        said = form.attempt(act)
        if said is not None:
            messages.success(request, said)
            return redirect(request.path)
    return _simulate_page(request, managed, name, form)


def _simulate_page(
    request: HttpRequest,
    managed: Managed,
    name: str = "",
    refused: ManageForm | None = None,
) -> HttpResponse:
    """Show the season as it is now, a refused order beside its own button."""
    season = managed.season
    season.refresh_from_db()
    season.league = managed.league
    runs = season_runs(season, timezone.now(), request.GET.get("page"))
    panels = _panels(runs)
    forms = {panel: _form(panel, runs) for panel in panels}
    if refused is not None and name in forms:
        forms[name] = _renewed(refused, name, runs)
    context = {
        "season": season,
        "runs": runs,
        "state": runs.latest,
        "forms": forms,
        "refused": refused if name not in forms else None,
    }
    status = 200 if refused is None else refused.status
    return show(
        request,
        managed,
        "games/runs/simulate.html",
        "simulate",
        context,
        status=status,
    )


def _panels(runs: SeasonRuns) -> list[str]:
    """Return which orders the season can be given as it is."""
    state = runs.season.state
    if runs.is_active:
        return ["stop"]
    if state == State.SCHEDULED:
        return ["start"]
    if state == State.RUNNING:
        return ["simulate", "close"] if runs.open else ["close"]
    return ["check"] if state == State.CLOSED and runs.receipt.games else []


def _form(name: str, runs: SeasonRuns) -> ManageForm:
    """Return the form of an order as nobody has touched it yet."""
    season = runs.season
    if name == "stop":
        assert runs.latest is not None  # noqa: S101 (what is stopped is at work)
        return StopForm(initial={"run": runs.latest.run.number})
    if name == "simulate":
        initial = {
            **RunForm.fresh(season),
            "reach": SimulationRun.Reach.DAY,
            "until": runs.all_days[-1].day,
        }
        form = RunForm(initial=initial)
        form.offer(runs.all_days)
        return form
    if name == "check":
        return TokenForm(initial=TokenForm.fresh(season))
    return SeasonForm.of(season)


def _renewed(refused: ManageForm, name: str, runs: SeasonRuns) -> ManageForm:
    """Return a refused form as sent, for the season as the page now shows it."""
    refused.renew(_form(name, runs).initial)
    if isinstance(refused, RunForm):
        refused.offer(runs.all_days)
    return refused


@require_safe
@for_commissioner
def run(request: HttpRequest, managed: Managed, number: int) -> HttpResponse:
    """Show one run: what it took in, what came of it, what went wrong."""
    found = _run(managed, number)
    state = run_state(found, timezone.now(), GAMES_OF_A_RUN)
    context = {"season": managed.season, "state": state}
    return show(request, managed, "games/runs/run.html", "simulate", context)


@require_safe
@for_commissioner
def progress(request: HttpRequest, managed: Managed, number: int) -> HttpResponse:
    """Show how far a run is, for a page that asks again and again.

    Games are sent along when there are others than the page shows, which tells how
    many it knows; when the run is over, the page is told to load anew.
    """
    found = _run(managed, number)
    if not found.is_active:
        return HttpResponseClientRefresh()
    state = run_state(found, timezone.now())
    context = {
        "season": managed.season,
        "state": state,
        "has_news": request.GET.get("settled") != str(found.settled),
    }
    return show(request, managed, "games/runs/_news.html", "simulate", context)


def _run(managed: Managed, number: int) -> SimulationRun:
    try:
        return run_by_number(managed.season, number)
    except SimulationRun.DoesNotExist as error:
        raise Http404 from error
