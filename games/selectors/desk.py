"""What workers have done to several seasons, and what has been left."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Count, Exists, OuterRef, Q, QuerySet, Subquery

from games.models import Game, RunError, SimulationRun
from leagues.models import Fixture, League, Season


@dataclass(frozen=True, slots=True)
class RunNews:
    """A run that is at work or left something; `unplayed` fixtures have no result."""

    run: SimulationRun
    unplayed: int


def runs_to_look_at(leagues: Iterable[League]) -> list[RunNews]:
    """Return what is at work on the leagues' seasons, and what went wrong; two queries.

    Of each season the latest run alone, with its season at hand, in the order of the
    leagues' names. One that failed is among them as long as something is left of it:
    a fixture without a result, or a receipt that was found wrong.
    """
    latest = (
        SimulationRun.objects.filter(season=OuterRef("season"))
        .order_by("-number")
        .values("pk")[:1]
    )
    failed = Q(failed__gt=0) | Q(is_promise_kept=False)
    runs = list(
        SimulationRun.objects.filter(
            Q(state__in=SimulationRun.ACTIVE) | failed,
            season__league__in=list(leagues),
            pk=Subquery(latest),
        )
        .select_related("season")
        .order_by("season__league__name", "season_id")
    )
    left = RunError.objects.filter(run__in=runs, fixture__state=Fixture.State.SCHEDULED)
    unplayed = dict(left.order_by().values_list("run").annotate(Count("pk")))
    return [
        RunNews(run, unplayed.get(run.pk, 0))
        for run in runs
        if run.is_active or run.kind == SimulationRun.Kind.VERIFY or run.pk in unplayed
    ]


def unchecked_seasons(leagues: Iterable[League]) -> QuerySet[Season]:
    """Return the closed seasons whose receipts nobody has had checked to the end.

    The latest first. A season without a simulated game has none.
    """
    simulated = Game.objects.filter(
        fixture__season=OuterRef("pk"), source=Fixture.Source.SIMULATED
    )
    checks = SimulationRun.objects.filter(
        season=OuterRef("pk"), kind=SimulationRun.Kind.VERIFY
    ).exclude(state=SimulationRun.State.STOPPED)
    return (
        Season.objects.filter(
            Exists(simulated),
            ~Exists(checks),
            league__in=list(leagues),
            state=Season.State.CLOSED,
        )
        .select_related("league")
        .order_by("-closed_at", "pk")
    )
