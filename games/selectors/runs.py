"""Runs: what one would take in, how far it is, and what became of it."""

from collections import Counter
from dataclasses import dataclass
from datetime import date, datetime
from itertools import groupby

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.models import Game, RunError, SimulationRun
from leagues.models import Fixture, Season
from leagues.scheduling import local_date
from leagues.selectors import fixtures_of, open_fixtures

_WITH_TEAMS = ("fixture__home__team", "fixture__away__team")
_BY_DATE = ("fixture__starts_at", "fixture__number")


def open_starts(season: Season) -> list[tuple[int, datetime]]:
    """Return id and start of every open fixture, in playing order; one query."""
    return list(open_fixtures(season).values_list("pk", "starts_at"))


def fixtures_to_check(season: Season) -> list[int]:
    """Return the ids of the fixtures that have a simulated game or result."""
    simulated = Game.objects.filter(
        fixture=OuterRef("pk"), source=Fixture.Source.SIMULATED
    )
    return list(
        fixtures_of(season)
        .filter(Q(source=Fixture.Source.SIMULATED) | Exists(simulated))
        .values_list("pk", flat=True)
    )


@dataclass(frozen=True, slots=True)
class OpenDay:
    """A day on which games are still to be played.

    `rounds` are those of its open fixtures, ascending.
    """

    day: date
    rounds: tuple[int, ...]
    fixtures: int


def open_days(season: Season) -> list[OpenDay]:
    """Return what is left to be played by day; one query."""
    zone = season.zone
    rows = open_fixtures(season).values_list("starts_at", "round")
    return [
        OpenDay(day, tuple(sorted(rounds)), sum(rounds.values()))
        for day, group in groupby(rows, key=lambda row: local_date(row[0], zone))
        for rounds in [Counter(round_ for _, round_ in group)]
    ]


def runs_of(season: Season) -> QuerySet[SimulationRun]:
    """Return a season's runs with who asked for them, the latest first."""
    return season.runs.select_related("requested_by").order_by("-number")


def latest_run(season: Season, kind: str | None = None) -> SimulationRun | None:
    """Return the latest run, of one kind if one is named."""
    runs = runs_of(season)
    return (runs if kind is None else runs.filter(kind=kind)).first()


def run_by_number(season: Season, number: int) -> SimulationRun:
    """Return a run of the season.

    :raises SimulationRun.DoesNotExist: if it has none of that number.
    """
    return runs_of(season).get(number=number)


@dataclass(frozen=True, slots=True)
class RunPage:
    """A run as it stands.

    `games` come with fixtures and teams: the latest ones made while it is at work, the
    newest first; the first ones by date when it is over, whichever worker was faster.
    `errors` are all failures with theirs, in the same way. `percent` is
    the share of fixtures that are through, rounded down. `seconds_left` is an
    estimate by the pace so far, None before there is one and when it is over.
    """

    run: SimulationRun
    games: tuple[Game, ...]
    errors: tuple[RunError, ...]
    percent: int
    seconds: int
    seconds_left: int | None


def run_page(run: SimulationRun, now: datetime, count: int = 20) -> RunPage:
    """Return how far a run is; two queries.

    :param run: as it is stored now; read it anew for every look.
    :param count: how many of its games are wanted.
    """
    games = (
        run.games.filter(fixture__isnull=False)
        .select_related(*_WITH_TEAMS)
        .defer("record", "events")
        .order_by(*(("-made_at",) if run.is_active else _BY_DATE), "-pk")
    )
    errors = run.errors.select_related(*_WITH_TEAMS).order_by(
        *(() if run.is_active else _BY_DATE), "pk"
    )
    seconds = _seconds(run, now)
    return RunPage(
        run=run,
        games=tuple(games[:count]),
        errors=tuple(errors),
        percent=run.settled * 100 // run.total if run.total else 100,
        seconds=seconds,
        seconds_left=_seconds_left(run, seconds),
    )


def _seconds(run: SimulationRun, now: datetime) -> int:
    """Return for how long workers have been, or were, at it."""
    if run.started_at is None:
        return 0
    return max(0, int(((run.finished_at or now) - run.started_at).total_seconds()))


def _seconds_left(run: SimulationRun, seconds: int) -> int | None:
    if not run.is_active or not run.settled:
        return None
    return seconds * (run.total - run.settled) // run.settled
