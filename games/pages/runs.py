"""What the pages say of the runs of a season."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.core.paginator import Page, Paginator

from games.models import Game, SimulationRun
from games.selectors import (
    OpenDay,
    RunPage,
    SeasonReceipt,
    open_days,
    run_page,
    runs_of,
    season_receipt,
)
from leagues.models import Entry, Fixture, Season
from leagues.selectors import entries_of, open_fixtures, season_progress

RUNS_A_PAGE: Final = 10
GAMES_SHOWN: Final = 12
GAMES_OF_A_RUN: Final = 500
DAYS_SHOWN: Final = 12
OPEN_NAMED: Final = 10


@dataclass(frozen=True, slots=True)
class RunState:
    """One run as a page shows it: how far, for how long, and what came of it.

    `waiting` is for how many seconds no worker has taken up any of it, None once one
    has or when it is over.
    """

    page: RunPage
    waiting: int | None

    @property
    def run(self) -> SimulationRun:
        """The run."""
        return self.page.run

    @property
    def is_check(self) -> bool:
        """Whether receipts are checked and nothing is played."""
        return self.run.kind == SimulationRun.Kind.VERIFY

    @property
    def is_stopping(self) -> bool:
        """Whether somebody has stopped it and a game is still being played."""
        return self.run.state == SimulationRun.State.STOPPING

    @property
    def is_stopped(self) -> bool:
        """Whether it ended because somebody stopped it."""
        return self.run.state == SimulationRun.State.STOPPED

    @property
    def left(self) -> int:
        """How many fixtures it has not come to."""
        return self.run.total - self.run.settled

    @property
    def games(self) -> tuple[Game, ...]:
        """Its games: the newest first, or by date when it is over."""
        return self.page.games


@dataclass(frozen=True, slots=True)
class SeasonRuns:
    """A season in the hands of workers.

    `latest` is the run at work or, if there is none, the last one. `days` are the
    first that are left, `days_left` how many there are; `still_open` the first open
    fixtures, looked for when the season is under way.
    """

    season: Season
    counts: dict[str, int]
    latest: RunState | None
    days: tuple[OpenDay, ...]
    all_days: tuple[OpenDay, ...]
    still_open: tuple[Fixture, ...]
    runs: Page[SimulationRun]
    receipt: SeasonReceipt
    champions: tuple[Entry, ...]

    @property
    def is_active(self) -> bool:
        """Whether a run is at work."""
        return self.latest is not None and self.latest.run.is_active

    @property
    def open(self) -> int:
        """How many fixtures are neither decided nor cancelled."""
        return self.counts[Fixture.State.SCHEDULED]

    @property
    def decided(self) -> int:
        """How many fixtures have a result."""
        return self.counts[Fixture.State.DECIDED]

    @property
    def total(self) -> int:
        """How many fixtures there are to be played."""
        return self.open + self.decided

    @property
    def days_hidden(self) -> int:
        """How many of the days that are left are not listed."""
        return len(self.all_days) - len(self.days)


def run_state(run: SimulationRun, now: datetime, count: int = GAMES_SHOWN) -> RunState:
    """Return a run as a page shows it, with its latest games; two queries."""
    waiting = None
    if run.is_active and run.started_at is None:
        waiting = max(0, int((now - run.created_at).total_seconds()))
    return RunState(run_page(run, now, count), waiting)


def season_runs(season: Season, now: datetime, page: str | None = None) -> SeasonRuns:
    """Return a season with its runs; the number of queries is the same for any."""
    runs = runs_of(season)
    latest = runs.first()
    days = tuple(open_days(season))
    is_running = season.state == Season.State.RUNNING
    is_closed = season.state == Season.State.CLOSED
    still_open = open_fixtures(season)[:OPEN_NAMED] if is_running else ()
    champions = entries_of(season).filter(is_champion=True) if is_closed else ()
    return SeasonRuns(
        season=season,
        counts=season_progress(season),
        latest=None if latest is None else run_state(latest, now),
        days=days[:DAYS_SHOWN],
        all_days=days,
        still_open=tuple(still_open),
        runs=Paginator(runs, RUNS_A_PAGE).get_page(page),
        receipt=season_receipt(season),
        champions=tuple(champions),
    )
