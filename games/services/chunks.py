"""A worker's part of a run: claimed, worked off fixture by fixture, handed in.

A chunk may be queued twice, worked on by two workers, or left by a worker that was
killed. What keeps every fixture to one result is that a chunk is held by a lease with a
token, and that in one transaction with each result the lease's holder moves the chunk
on: who no longer holds it stores nothing.
"""

import secrets
import time
from dataclasses import dataclass
from datetime import timedelta
from logging import getLogger
from typing import Final

from celery.exceptions import SoftTimeLimitExceeded
from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone

from games.models import RunChunk, SimulationRun
from games.services.games import simulate_fixture
from games.services.lines import refold
from games.services.paces import keep_pace
from games.services.receipts import check_fixture, check_promise
from games.services.steps import Step, leave_open
from leagues.models import Fixture
from leagues.services.rows import lock_season

logger: Final = getLogger(__name__)

LEASE: Final = timedelta(minutes=1)
#: A worker hands a chunk back after this long, far below the queue's time limits.
MOST_SECONDS: Final = 30.0
#: A chunk taken more often than this without getting on is held up by its next game.
MOST_CLAIMS: Final = 5

_WORK: Final = {
    SimulationRun.Kind.SIMULATE: simulate_fixture,
    SimulationRun.Kind.VERIFY: check_fixture,
}


class LeaseLost(Exception):
    """Another worker holds the chunk: nothing may be stored any more."""


@dataclass(slots=True)
class _Lease:
    """A chunk as its holder knows it."""

    chunk: RunChunk
    token: str

    @property
    def run(self) -> SimulationRun:
        return self.chunk.run

    def is_stopping(self) -> bool:
        return SimulationRun.objects.filter(
            pk=self.run.pk, state=SimulationRun.State.STOPPING
        ).exists()

    def held(self) -> Q:
        return Q(pk=self.chunk.pk, lease_token=self.token)

    def advance(self, step: Step) -> None:
        """Count a fixture in, and hold the chunk for another minute.

        :raises LeaseLost: if it is no longer held.
        """
        place, now = self.chunk.handled, timezone.now()
        moved = RunChunk.objects.filter(self.held(), handled=place).update(
            handled=place + 1, claims=0, lease_until=now + LEASE
        )
        if not moved:
            raise LeaseLost
        SimulationRun.objects.filter(pk=self.run.pk).update(
            **{step.value: F(step.value) + 1}, advanced_at=now
        )

    def hand_in(self, state: RunChunk.State) -> None:
        """Let go of the chunk, its season's lines in order.

        :raises LeaseLost: if it is no longer held.
        """
        # When a chunk was sent tells of others whether their messages are lost.
        unsent = {} if state == RunChunk.State.DONE else {"queued_at": None}
        with transaction.atomic():
            season = lock_season(self.run.season_id)
            if not RunChunk.objects.filter(self.held()).update(
                state=state, lease_token="", lease_until=None, **unsent
            ):
                raise LeaseLost
            if self.run.kind == SimulationRun.Kind.SIMULATE:
                pairs = Fixture.objects.filter(pk__in=self.chunk.fixtures).values_list(
                    "home", "away"
                )
                refold(season, {entry for pair in pairs for entry in pair})
            finish_if_over(self.run.pk)


def work_chunk(chunk_id: int, seconds: float = MOST_SECONDS) -> bool:
    """Work on a chunk until it is through, its run is stopped, or time is up.

    Safe to be called at any time, as often as anybody likes and by several workers.
    A game that takes longer than the queue allows is broken off; it is tried again as
    often as one that ends its worker.

    :param seconds: after which no other game is begun.
    :returns: whether there is more to do, so that it should be queued again.
    """
    lease = _claim(chunk_id)
    if lease is None:
        return False
    try:
        is_left = _work_in_time(lease, seconds)
        lease.hand_in(RunChunk.State.WAITING if is_left else RunChunk.State.DONE)
    except LeaseLost:
        return False
    return is_left


def _claim(chunk_id: int) -> _Lease | None:
    """Take a chunk that is nobody's; None if it is somebody's, or done."""
    now, token = timezone.now(), secrets.token_hex(16)
    is_free = Q(state=RunChunk.State.WAITING) | Q(
        state=RunChunk.State.LEASED, lease_until__lt=now
    )
    taken = RunChunk.objects.filter(is_free, pk=chunk_id).update(
        state=RunChunk.State.LEASED,
        lease_token=token,
        lease_until=now + LEASE,
        claims=F("claims") + 1,
    )
    if not taken:
        return None
    chunk = RunChunk.objects.select_related("run__season__league").get(pk=chunk_id)
    run = SimulationRun.objects.filter(pk=chunk.run_id)
    run.update(advanced_at=now)
    run.filter(state=SimulationRun.State.QUEUED).update(
        state=SimulationRun.State.RUNNING, started_at=now
    )
    return _Lease(chunk, token)


def _work_in_time(lease: _Lease, seconds: float) -> bool:
    """Work off fixtures as long as the queue allows; return whether some are left."""
    try:
        return _work(lease, seconds)
    except SoftTimeLimitExceeded:
        place, run = lease.chunk.place, lease.run
        logger.warning("Part %s of %s took too long and goes back.", place, run)
        return True


def _work(lease: _Lease, most_seconds: float) -> bool:
    """Work off fixtures; return whether some are left for another time."""
    chunk, run = lease.chunk, lease.run
    began, first = time.monotonic(), chunk.handled
    if run.kind == SimulationRun.Kind.VERIFY and chunk.place == 0:
        check_promise(run)
    is_late = False
    while chunk.handled < len(chunk.fixtures) and not lease.is_stopping():
        is_late = time.monotonic() - began > most_seconds
        if is_late:
            break
        _work_off(lease, chunk.fixtures[chunk.handled])
        chunk.handled += 1
        chunk.claims = 0
    if run.kind == SimulationRun.Kind.SIMULATE and chunk.handled > first:
        seconds = (time.monotonic() - began) / (chunk.handled - first)
        keep_pace(run.season, seconds)
    return is_late


def _work_off(lease: _Lease, fixture_id: int) -> None:
    """Do what the run does to a fixture: first all work, then one transaction."""
    run = lease.run
    if lease.chunk.claims > MOST_CLAIMS:
        with transaction.atomic():
            reason = f"No worker got to its end in {MOST_CLAIMS} attempts."
            lease.advance(leave_open(run, fixture_id, reason))
        return
    store = _WORK[SimulationRun.Kind(run.kind)](run, fixture_id)
    with transaction.atomic():
        lease.advance(store())


def finish_if_over(run_id: int) -> bool:
    """End a run of which no chunk is left; return whether that was so.

    The caller holds the lock of the run's season: of two workers that hand in at the
    same time, the second one sees that both are through.
    """
    run = SimulationRun.objects.get(pk=run_id)
    if not run.is_active or run.chunks.exclude(state=RunChunk.State.DONE).exists():
        return False
    is_stopped = run.state == SimulationRun.State.STOPPING
    run.state = SimulationRun.State.STOPPED if is_stopped else SimulationRun.State.DONE
    run.finished_at = timezone.now()
    run.save(update_fields=["state", "finished_at"])
    return True
