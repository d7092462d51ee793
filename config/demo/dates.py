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
    latest = first_day(today, ROUNDS)
    return FirstDays(first_day(latest - BREAK, ROUNDS), latest)


def first_day(end: date, rounds: int) -> date:
    """Return the first day of so many rounds, the last of which is before `end`."""
    day, played = end, 0
    while played < rounds:
        day -= _DAY
        played += day.weekday() in PLAYING_DAYS
    return day
