"""When the demo's seasons are played: the second one ends a few days ago, always."""

from datetime import date, timedelta
from typing import Final, NamedTuple

WEDNESDAY: Final = 2
SATURDAY: Final = 5
PLAYING_DAYS: Final = frozenset({WEDNESDAY, SATURDAY})
#: Ten teams that meet twice.
ROUNDS: Final = 18
BREAK: Final = timedelta(weeks=6)
_DAY: Final = timedelta(days=1)


class FirstDays(NamedTuple):
    """The first playing days of the season before and of the latest one."""

    past: date
    latest: date


def first_days(today: date) -> FirstDays:
    """Return when the seasons begin, so that the latest has its last day before today.

    Both play one round on each playing day; six weeks lie between them.
    """
    latest = _back(today)
    return FirstDays(_back(latest - BREAK), latest)


def _back(end: date) -> date:
    """Return the first day of the last rounds that can be played before a day."""
    day, rounds = end, 0
    while rounds < ROUNDS:
        day -= _DAY
        rounds += day.weekday() in PLAYING_DAYS
    return day
