"""How far a season is, counted in rounds and fixtures."""

from dataclasses import dataclass
from datetime import datetime

from leagues.models import Fixture, Season

_OPEN = Fixture.State.SCHEDULED
_DECIDED = Fixture.State.DECIDED


@dataclass(frozen=True, slots=True)
class SeasonProgress:
    """A season's fixtures by state; one that was cancelled counts nowhere.

    A round is played when it has a result and nothing left to be played. `first_at`
    and `last_at` are None for a season without fixtures.
    """

    rounds: int
    rounds_played: int
    fixtures: int
    decided: int
    first_at: datetime | None
    last_at: datetime | None

    @property
    def is_over(self) -> bool:
        """Whether there were fixtures and none is left."""
        return 0 < self.fixtures == self.decided


def round_progress(season: Season) -> SeasonProgress:
    """Return how far the season is; one query."""
    rows = list(
        season.fixtures.exclude(state=Fixture.State.CANCELLED)
        .order_by("starts_at", "number")
        .values_list("round", "state", "starts_at")
    )
    waiting = {number for number, state, _ in rows if state == _OPEN}
    decided = [number for number, state, _ in rows if state == _DECIDED]
    return SeasonProgress(
        rounds=len({number for number, _, _ in rows}),
        rounds_played=len(set(decided) - waiting),
        fixtures=len(rows),
        decided=len(decided),
        first_at=rows[0][2] if rows else None,
        last_at=rows[-1][2] if rows else None,
    )
