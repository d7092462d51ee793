"""A season's schedule as a page shows it before anything is saved."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

from leagues.scheduling.checks import breaks_of, legs_of
from leagues.scheduling.dates import Calendar, local_date, round_starts
from leagues.scheduling.rounds import Pairing, Round, round_robin


@dataclass(frozen=True, slots=True)
class PlannedRound:
    """A round with its day in the league's time zone and its moment in UTC."""

    number: int
    cycle: int
    day: date
    starts_at: datetime
    pairings: tuple[Pairing, ...]
    bye: int | None


@dataclass(frozen=True, slots=True)
class TeamSummary:
    """What the season asks of one team.

    `breaks` counts consecutive games at the same kind of venue, byes left out;
    `longest_gap` is the most days from one game to the next, 0 with a single game.
    """

    team: int
    games: int
    home: int
    away: int
    byes: int
    breaks: int
    longest_gap: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The season in numbers; `teams` come in the order in which they were given.

    `first_date` and `last_date` are days in the league's time zone, `longest_gap` is
    the most days that any team waits for its next game.
    """

    rounds: int
    games: int
    playing_days: int
    first_date: date
    last_date: date
    breaks: int
    longest_gap: int
    teams: tuple[TeamSummary, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """Rounds, their summary, and blackout days that kept no round from being played.

    `unused_blackouts`, ascending, lie outside the season or on other weekdays: no
    fault, but worth a look for a mistyped date.
    """

    rounds: tuple[PlannedRound, ...]
    summary: Summary
    unused_blackouts: tuple[date, ...]


def preview(
    teams: Sequence[int], cycles: int, calendar: Calendar, *, seed: int | None = None
) -> Preview:
    """Return the schedule that these choices make; nothing is kept of it.

    The arguments are those of `round_robin` and `round_starts`. Raises `ScheduleError`
    as they do.
    """
    rounds = round_robin(teams, cycles, seed=seed)
    starts = round_starts(calendar, len(rounds))
    zone = ZoneInfo(calendar.time_zone)
    planned = tuple(
        PlannedRound(
            drawn.number,
            drawn.cycle,
            local_date(start, zone),
            start,
            drawn.pairings,
            drawn.bye,
        )
        for drawn, start in zip(rounds, starts, strict=True)
    )
    summary = _summary(rounds, [played.day for played in planned], teams)
    unused = tuple(
        day
        for day in sorted(calendar.blackouts)
        if day.weekday() not in calendar.weekdays
        or not calendar.start_date <= day <= summary.last_date
    )
    return Preview(planned, summary, unused)


def _summary(
    rounds: Sequence[Round], days: Sequence[date], teams: Sequence[int]
) -> Summary:
    """Sum up the rounds, played on `days`, one day for each."""
    legs = legs_of(rounds)
    byes = Counter(drawn.bye for drawn in rounds)
    lines = []
    for team in teams:
        games = legs[team]
        home = sum(leg.is_home for leg in games)
        played = [days[leg.round - 1] for leg in games]
        waits = [(later - earlier).days for earlier, later in pairwise(played)]
        lines.append(
            TeamSummary(
                team=team,
                games=len(games),
                home=home,
                away=len(games) - home,
                byes=byes[team],
                breaks=len(breaks_of(games)),
                longest_gap=max(waits, default=0),
            )
        )
    return Summary(
        rounds=len(rounds),
        games=sum(len(drawn.pairings) for drawn in rounds),
        playing_days=len(set(days)),
        first_date=days[0],
        last_date=days[-1],
        breaks=sum(line.breaks for line in lines),
        longest_gap=max(line.longest_gap for line in lines),
        teams=tuple(lines),
    )
