"""The Celery application: its settings are Django's, prefixed ``CELERY_``."""

import os
import warnings
from typing import Any, Final

from celery import Celery
from kombu import Queue

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
}

app = Celery("hardwood")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.conf.beat_schedule = BEAT_SCHEDULE
# A worker takes from each queue in turn.
app.conf.task_queues = [Queue(CHUNK_QUEUE), Queue(REAPER_QUEUE)]
app.conf.task_default_queue = CHUNK_QUEUE
app.autodiscover_tasks()
