"""A season's settings between what is stored and what the pure modules take.

`ScheduleSettings` becomes a `Calendar`; the rules of the standings are written as one
JSON object whose keys are the fields of `Rules`.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import date, time
from typing import Any, Final, Protocol

from leagues.scheduling import Calendar
from leagues.standings import Rules

DEFAULT_CYCLES: Final = 2
MOST_TABLE_POINTS: Final = 100
MOST_FORFEIT_POINTS: Final = 999
SATURDAY: Final = 5


class StoredSchedule(Protocol):
    """The columns of a season that its schedule is made from."""

    cycles: Any
    start_date: Any
    end_date: Any
    weekdays: Any
    blackouts: Any
    kickoffs: Any
    rounds_per_day: Any
    shuffle_seed: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class ScheduleSettings:
    """What a commissioner chooses about the schedule.

    `weekdays` counts from 0 (Monday); `kickoffs` are times of day in the league's
    zone; `shuffle_seed` draws another order of meetings, None keeps the order of the
    entries. Nothing is checked before a schedule is made of it.
    """

    cycles: int = DEFAULT_CYCLES
    start_date: date | None = None
    end_date: date | None = None
    weekdays: frozenset[int] = frozenset({SATURDAY})
    blackouts: frozenset[date] = frozenset()
    kickoffs: tuple[time, ...] = (time(19, 30),)
    rounds_per_day: int = 1
    shuffle_seed: int | None = None

    @classmethod
    def read(cls, stored: StoredSchedule) -> "ScheduleSettings":
        """Return the settings that the columns hold."""
        return cls(
            cycles=stored.cycles,
            start_date=stored.start_date,
            end_date=stored.end_date,
            weekdays=frozenset(stored.weekdays),
            blackouts=frozenset(date.fromisoformat(day) for day in stored.blackouts),
            kickoffs=tuple(time.fromisoformat(moment) for moment in stored.kickoffs),
            rounds_per_day=stored.rounds_per_day,
            shuffle_seed=stored.shuffle_seed,
        )

    def columns(self) -> dict[str, Any]:
        """Return the columns to store."""
        return {
            "cycles": self.cycles,
            "start_date": self.start_date,
            "end_date": self.end_date,
            "weekdays": sorted(self.weekdays),
            "blackouts": [day.isoformat() for day in sorted(self.blackouts)],
            "kickoffs": [f"{moment:%H:%M}" for moment in self.kickoffs],
            "rounds_per_day": self.rounds_per_day,
            "shuffle_seed": self.shuffle_seed,
        }

    def calendar(self, time_zone: str, start_date: date) -> Calendar:
        """Return the days and times on which rounds may be played."""
        return Calendar(
            start_date=start_date,
            end_date=self.end_date,
            weekdays=self.weekdays,
            blackouts=self.blackouts,
            kickoffs=self.kickoffs,
            rounds_per_day=self.rounds_per_day,
            time_zone=time_zone,
        )


def default_weekdays() -> list[int]:
    """Return the weekdays of a new season."""
    return [SATURDAY]


def default_kickoffs() -> list[str]:
    """Return the kick-offs of a new season."""
    return ["19:30"]


def default_rules() -> dict[str, Any]:
    """Return the rules of the standings of a new season, as stored."""
    return write_rules(Rules())


def write_rules(rules: Rules) -> dict[str, Any]:
    """Return the rules as plain JSON values."""
    written = asdict(rules)
    written["criteria"] = list(rules.criteria)
    if rules.forfeit_score is not None:
        written["forfeit_score"] = list(rules.forfeit_score)
    return written


def read_rules(written: Mapping[str, Any]) -> Rules:
    """Return the rules that `write_rules` wrote; a key left out has its default.

    :raises StandingsError: for rules by which no table can be made.
    """
    known = {field.name for field in fields(Rules)}
    values = {name: value for name, value in written.items() if name in known}
    if "criteria" in values:
        values["criteria"] = tuple(values["criteria"])
    if values.get("forfeit_score") is not None:
        values["forfeit_score"] = tuple(values["forfeit_score"])
    return Rules(**values)
