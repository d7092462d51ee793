"""Both ends of the queue: what is sent to workers, and what they do with it.

A message carries an id and nothing else; it may come late, twice or never. What is to
be done stands in the database, and `reap`, sent every few seconds, finds whatever has
not been sent, or was left by a worker that is gone.
"""

from functools import partial
from logging import getLogger
from typing import Final

from celery import shared_task
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError

from games import services
from games.models import SimulationRun

logger: Final = getLogger(__name__)


def queue_run(run: SimulationRun) -> None:
    """Send a run's chunks to the workers once the transaction is through.

    A queue that cannot be reached delays the run until `reap` finds it.
    """
    transaction.on_commit(partial(_send_due, run))


@shared_task
def work_chunk(chunk_id: int) -> None:
    """Work on a chunk of a run, and send on what could not be done in time."""
    if services.work_chunk(chunk_id):
        _send_due()


@shared_task
def reap() -> None:
    """Send what is due, and end runs of which nothing is left; sent by beat."""
    services.finish_idle_runs()
    _send_due()


@shared_task
def sweep() -> None:
    """Delete a batch of the exhibitions that are over; sent by beat."""
    services.delete_old_exhibitions(timezone.now())


def _send_due(run: SimulationRun | None = None) -> None:
    due = services.take_due_chunks(run)
    for place, chunk_id in enumerate(due):
        try:
            work_chunk.delay(chunk_id)
        except OperationalError as error:
            logger.warning("The queue takes nothing: %s", error)
            services.put_back_chunks(due[place:])
            return
