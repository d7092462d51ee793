"""The Celery application: its settings are Django's, prefixed ``CELERY_``."""

import os
import warnings
from typing import Any, Final

from celery import Celery
from kombu import Connection, Queue

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

# The warning is about pickle under root; only JSON is accepted here.
warnings.filterwarnings("ignore", message="You're running the worker with superuser")

CHUNK_QUEUE: Final = "celery"
#: Chunks can fill a queue for minutes; behind them each reaper would come too late.
REAPER_QUEUE: Final = "reap"
#: Name → task, schedule in seconds, options: what beat sends regularly.
BEAT_SCHEDULE: Final[dict[str, dict[str, Any]]] = {
    "reap": {
        "task": "games.tasks.reap",
        "schedule": 5.0,
        # One that comes late is of no use: the next one does the same.
        "options": {"expires": 5.0, "queue": REAPER_QUEUE},
    },
    "sweep": {
        "task": "games.tasks.sweep",
        "schedule": 60.0,
        "options": {"expires": 60.0, "queue": REAPER_QUEUE},
    },
}

#: How long a sender waits for an answer. Connecting and sending are each tried again,
#: so that a page is held up three times as long by a server that has stopped.
SEND_SECONDS: Final = 1.0


class Application(Celery):
    """Celery whose senders do not wait for ever for a server that does not answer.

    A worker's connection for reading is another one: it waits for work.
    """

    def connection_for_write(
        self, url: str | None = None, **options: Any
    ) -> Connection:
        """Return a connection for sending, with the limits of a sender."""
        transport = {
            "socket_timeout": SEND_SECONDS,
            "socket_connect_timeout": SEND_SECONDS,
            **(options.pop("transport_options", None) or {}),
        }
        return super().connection_for_write(url, transport_options=transport, **options)


app = Application("hardwood")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.conf.beat_schedule = BEAT_SCHEDULE
# A worker takes from each queue in turn.
app.conf.task_queues = [Queue(CHUNK_QUEUE), Queue(REAPER_QUEUE)]
app.conf.task_default_queue = CHUNK_QUEUE
app.autodiscover_tasks()
