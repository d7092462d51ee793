"""When the rounds of a season are played, in the league's own time zone.

All days and times of day are the league's, whatever zone the server stands in; what is
returned is UTC. Where the clocks change, two rules give every round one moment:

* a kick-off that the clocks skip (02:30 on the night they go from 02:00 to 03:00) is
  played as much later as they skip: at 03:30;
* a kick-off that the clocks pass twice is played the first time.

A date that a zone leaves out altogether, as Samoa did with 30 December 2011, is no
playing day.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from typing import Final
from zoneinfo import ZoneInfo

from leagues.scheduling.errors import ScheduleError

EARLIEST_DATE: Final = date(1900, 1, 1)
LATEST_DATE: Final = date(9998, 12, 31)
MAX_IDLE_DAYS: Final = 400
MAX_BLACKOUTS: Final = 2_000
MAX_ROUNDS_PER_DAY: Final = 8
WEEKDAY_NAMES: Final = (
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
)
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Calendar:
    """The days and times on which a season may be played.

    `weekdays` counts from 0 (Monday) to 6 (Sunday). `kickoffs` are local times in
    whole minutes without a zone, one for each of the `rounds_per_day`, ascending.
    `time_zone` is a key of the IANA data base such as `Europe/Berlin`. No round is
    played before `start_date`, on one of `blackouts` or, where it is given, after
    `end_date`. Nothing is checked before the calendar is used.
    """

    start_date: date
    weekdays: frozenset[int]
    kickoffs: tuple[time, ...]
    time_zone: str
    blackouts: frozenset[date] = frozenset()
    end_date: date | None = None
    rounds_per_day: int = 1


def round_starts(calendar: Calendar, rounds: int) -> tuple[datetime, ...]:
    """Return the moments, in UTC and ascending, at which `rounds` rounds begin.

    Every playing day takes `rounds_per_day` rounds, the last one what is left.
    Raises `ScheduleError` for any field of the calendar.
    """
    zone = _zone(calendar.time_zone)
    _check_days(calendar)
    _check_kickoffs(calendar)
    starts: list[datetime] = []
    day = calendar.start_date
    idle = 0
    while len(starts) < rounds:
        if day > LATEST_DATE:
            reason = (
                f"The season would go on after {LATEST_DATE}. Choose an earlier start."
            )
            raise ScheduleError("start_date", reason)
        moments = kickoff_moments(calendar, zone, day)
        starts += moments[: rounds - len(starts)]
        idle = 0 if moments else idle + 1
        if idle > MAX_IDLE_DAYS:
            _refuse_idle(calendar, day)
        day += _DAY
    last = local_date(starts[-1], zone) if starts else calendar.start_date
    _check_end(calendar, zone, starts, last)
    _check_blackout_years(calendar, last)
    return tuple(starts)


def local_date(moment: datetime, zone: ZoneInfo) -> date:
    """Return the date that an aware moment has in the zone."""
    return moment.astimezone(zone).date()


def is_playing_day(calendar: Calendar, day: date) -> bool:
    """Tell whether weekdays, blackouts, start and end allow a round on the day."""
    return (
        calendar.start_date <= day
        and (calendar.end_date is None or day <= calendar.end_date)
        and day.weekday() in calendar.weekdays
        and day not in calendar.blackouts
    )


def kickoff_moments(calendar: Calendar, zone: ZoneInfo, day: date) -> list[datetime]:
    """Return the moments of the day's kick-offs in UTC, none where nobody plays.

    The end of the season is left out of account, so that an end that comes too soon
    can be told which day would do. Raises `ScheduleError` where a change of the clocks
    makes two kick-offs fall together or change places.
    """
    if day.weekday() not in calendar.weekdays or day in calendar.blackouts:
        return []
    # With fold 0 a skipped time is read with the offset before the change, which moves
    # it later by the gap, and a repeated time is its first occurrence.
    moments = [
        datetime.combine(day, kickoff.replace(fold=0), tzinfo=zone).astimezone(UTC)
        for kickoff in calendar.kickoffs
    ]
    if any(local_date(moment, zone) != day for moment in moments):
        return []
    if any(later <= earlier for earlier, later in pairwise(moments)):
        reason = (
            f"On {day} the clocks of {calendar.time_zone} change, and the kick-offs"
            f" {_times(calendar.kickoffs)} fall together or change places. Choose"
            f" times outside that hour, or make {day} a blackout day."
        )
        raise ScheduleError("kickoffs", reason)
    return moments


def _zone(key: str) -> ZoneInfo:
    try:
        return ZoneInfo(key)
    except (KeyError, ValueError, OSError):
        reason = (
            f"“{key}” is no time zone of the IANA data base. Give one such as"
            " Europe/Berlin or America/New_York."
        )
        raise ScheduleError("time_zone", reason) from None


def _check_days(calendar: Calendar) -> None:
    start, end = calendar.start_date, calendar.end_date
    if not EARLIEST_DATE <= start <= LATEST_DATE:
        reason = (
            f"The start, {start}, is too far away. Choose a day from {EARLIEST_DATE}"
            f" to {LATEST_DATE}."
        )
        raise ScheduleError("start_date", reason)
    if end is not None and end < start:
        reason = (
            f"The end, {end}, lies before the start, {start}. Choose {start} or later,"
            " or leave the end open."
        )
        raise ScheduleError("end_date", reason)
    if not calendar.weekdays:
        reason = "No weekday is chosen. Choose at least one."
        raise ScheduleError("weekdays", reason)
    strange = sorted(calendar.weekdays - set(range(len(WEEKDAY_NAMES))))
    if strange:
        reason = f"{strange[0]} is no weekday. Give 0 (Monday) to 6 (Sunday)."
        raise ScheduleError("weekdays", reason)
    if len(calendar.blackouts) > MAX_BLACKOUTS:
        reason = (
            f"{len(calendar.blackouts)} blackout days are listed. List at most"
            f" {MAX_BLACKOUTS}, or choose fewer weekdays."
        )
        raise ScheduleError("blackouts", reason)


def _check_kickoffs(calendar: Calendar) -> None:
    per_day, kickoffs = calendar.rounds_per_day, calendar.kickoffs
    if isinstance(per_day, bool) or not 1 <= per_day <= MAX_ROUNDS_PER_DAY:
        reason = (
            f"{per_day} rounds cannot be played in a day. Choose 1 to"
            f" {MAX_ROUNDS_PER_DAY}."
        )
        raise ScheduleError("rounds_per_day", reason)
    if len(kickoffs) != per_day:
        given = _times(kickoffs) or "none"
        reason = (
            f"Each round of a day has its own kick-off: give {per_day}, not"
            f" {len(kickoffs)} ({given})."
        )
        raise ScheduleError("kickoffs", reason)
    for kickoff in kickoffs:
        if kickoff.tzinfo is not None or kickoff.second or kickoff.microsecond:
            reason = (
                f"{kickoff.isoformat()} is no kick-off. Give hours and minutes in the"
                " league's time zone, such as 19:30."
            )
            raise ScheduleError("kickoffs", reason)
    if any(later <= earlier for earlier, later in pairwise(kickoffs)):
        reason = (
            f"The kick-offs {_times(kickoffs)} are not in order. Give each time once,"
            " the earliest first."
        )
        raise ScheduleError("kickoffs", reason)


def _refuse_idle(calendar: Calendar, day: date) -> None:
    """Raise the error for a stretch of blackout days that no season survives."""
    reason = (
        f"No {_names(calendar.weekdays)} up to {day} is left to play on: for"
        f" {MAX_IDLE_DAYS} days each one is blacked out. Take blackout days away or"
        " choose more weekdays."
    )
    raise ScheduleError("blackouts", reason)


def _check_end(
    calendar: Calendar, zone: ZoneInfo, starts: Sequence[datetime], last: date
) -> None:
    """Refuse an end that the last round, on the day `last`, would come after."""
    start, end = calendar.start_date, calendar.end_date
    if end is None or last <= end:
        return
    first = local_date(starts[0], zone)
    if first > end:
        window = range((end - start).days + 1)
        weekdays = {(start + step * _DAY).weekday() for step in window}
        if weekdays & calendar.weekdays:
            reason = (
                f"Every {_names(calendar.weekdays)} from {start} to {end} is blacked"
                f" out. Take blackout days away, or end the season on {last} or later."
            )
            raise ScheduleError("blackouts", reason)
        reason = (
            f"No {_names(calendar.weekdays)} lies between {start} and {end}. Choose"
            f" other weekdays, or end the season on {last} or later."
        )
        raise ScheduleError("weekdays", reason)
    fit = sum(local_date(moment, zone) <= end for moment in starts)
    reason = (
        f"Only {fit} of {len(starts)} rounds fit in by {end}. Choose {last} or later,"
        " more weekdays, more rounds a day or fewer meetings of each pair."
    )
    raise ScheduleError("end_date", reason)


def _check_blackout_years(calendar: Calendar, last: date) -> None:
    """Refuse a blackout list that was evidently written for other years.

    A list that reaches into the season's years, or into the year after its last round,
    passes: holidays that the season happens to miss do no harm.
    """
    years = range(calendar.start_date.year, last.year + 2)
    if calendar.blackouts and not any(day.year in years for day in calendar.blackouts):
        earliest, latest = min(calendar.blackouts), max(calendar.blackouts)
        reason = (
            f"The blackout days, {earliest} to {latest}, are all of other years than"
            f" the season, {calendar.start_date} to {last}. Correct their years or"
            " remove them."
        )
        raise ScheduleError("blackouts", reason)


def _times(kickoffs: Sequence[time]) -> str:
    return ", ".join(f"{kickoff:%H:%M}" for kickoff in kickoffs)


def _names(weekdays: frozenset[int]) -> str:
    return " or ".join(WEEKDAY_NAMES[weekday] for weekday in sorted(weekdays))
