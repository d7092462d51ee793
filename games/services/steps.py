"""What one fixture of a run comes to."""

from collections.abc import Callable
from enum import StrEnum

from games.models import RunError, SimulationRun
from games.models.run import REASON_LENGTH


class Step(StrEnum):
    """The count of a run that a fixture adds to."""

    DONE = "done"
    FAILED = "failed"
    SKIPPED = "skipped"


Store = Callable[[], Step]


def pass_over() -> Step:
    """Store nothing: there was nothing to do."""
    return Step.SKIPPED


def leave_open(run: SimulationRun, fixture_id: int, reason: str) -> Step:
    """Store why nothing else was stored."""
    RunError.objects.create(
        run=run, fixture_id=fixture_id, reason=reason[:REASON_LENGTH]
    )
    return Step.FAILED
