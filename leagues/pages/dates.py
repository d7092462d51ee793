"""The pages of dates: the schedule of a season, and the scoreboard of one day."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from typing import Final

from django.http import Http404, QueryDict

from leagues.models import Entry, Fixture, Season
from leagues.scheduling.dates import EARLIEST_DATE, LATEST_DATE
from leagues.selectors import (
    entries_of,
    fixtures_of,
    fixtures_on,
    playing_days,
    schedule_by_day,
    scoreboard_day,
    season_table,
)
from leagues.selectors.standings import outcome_for
from leagues.standings import Outcome, Row

MONTHS_FOR_JUMPS: Final = 3
#: A longer schedule is shown month by month.
MOST_AT_ONCE: Final = 300


@dataclass(frozen=True, slots=True)
class FixtureLine:
    """A fixture as lists show it; `winner` is an id of an entry, None without one."""

    fixture: Fixture
    winner: int | None

    @property
    def home_won(self) -> bool:
        """Whether the home team won, be it by forfeit."""
        return self.winner == self.fixture.home_id

    @property
    def away_won(self) -> bool:
        """Whether the away team won, be it by forfeit."""
        return self.winner == self.fixture.away_id


@dataclass(frozen=True, slots=True)
class ScheduleDay:
    """One day: its fixtures, its rounds, and who has a bye in a round that begins."""

    date: date
    lines: tuple[FixtureLine, ...]
    rounds: tuple[int, ...]
    byes: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class ScheduleMonth:
    """The playing days of one month; `first` is the first of the month."""

    first: date
    days: tuple[ScheduleDay, ...]


@dataclass(frozen=True, slots=True)
class MonthLink:
    """Where a month of the schedule is: a place on the page, or a page of its own."""

    first: date
    address: str
    is_current: bool = False


@dataclass(frozen=True, slots=True)
class ScheduleView:
    """All that the schedule page shows.

    With `chosen` it is one team's. `months` are those shown: all of them, or a single
    one where there is too much for a page. `jumps` lead to the months, where they are
    many. `fixtures` counts those of the season or the team, `all_fixtures` the
    season's.
    """

    entries: tuple[Entry, ...]
    chosen: Entry | None
    months: tuple[ScheduleMonth, ...]
    jumps: tuple[MonthLink, ...]
    fixtures: int
    all_fixtures: int

    @property
    def previous(self) -> MonthLink | None:
        """The month before the one that is shown alone."""
        return self._beside(-1)

    @property
    def following(self) -> MonthLink | None:
        """The month after the one that is shown alone."""
        return self._beside(1)

    def _beside(self, step: int) -> MonthLink | None:
        for place, link in enumerate(self.jumps):
            if link.is_current and 0 <= place + step < len(self.jumps):
                return self.jumps[place + step]
        return None


@dataclass(frozen=True, slots=True)
class ScoreboardCard:
    """A fixture on the scoreboard, with where the two teams stand now."""

    line: FixtureLine
    home: Row
    away: Row


@dataclass(frozen=True, slots=True)
class ScoreboardView:
    """One day of a season and the playing days around it.

    `day` is None for a season without fixtures. `number` counts playing days from 1
    and is None for a day without games.
    """

    day: date | None
    cards: tuple[ScoreboardCard, ...]
    previous: date | None
    following: date | None
    number: int | None
    days: int


def fixture_line(fixture: Fixture) -> FixtureLine:
    """Return a fixture with who won it."""
    for entry in (fixture.home_id, fixture.away_id):
        if outcome_for(fixture, entry) is Outcome.WIN:
            return FixtureLine(fixture, entry)
    return FixtureLine(fixture, None)


def schedule_view(
    season: Season, team: str, month: str = "", *, most: int = MOST_AT_ONCE
) -> ScheduleView:
    """Return the schedule of a season, or of the team of that slug; two queries.

    Where it is too long for a page it is that of one month, written as `2027-03`; of
    the one with the latest result where none is asked for.

    :raises Http404: for a team that is not in the season, or a month without games.
    """
    entries = tuple(entries_of(season))
    chosen = next((entry for entry in entries if entry.team.slug == team), None)
    if team and chosen is None:
        raise Http404
    everything = list(fixtures_of(season))
    days = _days(everything, entries, chosen)
    months = tuple(
        ScheduleMonth(first, tuple(group))
        for first, group in groupby(days, lambda item: item.date.replace(day=1))
    )
    fixtures = sum(len(day.lines) for day in days)
    shown = _shown_months(months, month, is_long=fixtures > most)
    return ScheduleView(
        entries=tuple(sorted(entries, key=lambda entry: entry.team.name.casefold())),
        chosen=chosen,
        months=shown,
        jumps=_jumps(months, shown, team),
        fixtures=fixtures,
        all_fixtures=len(everything),
    )


def _shown_months(
    months: tuple[ScheduleMonth, ...], asked: str, *, is_long: bool
) -> tuple[ScheduleMonth, ...]:
    """Return the months that the page shows: all, or the one that is asked for."""
    if asked:
        found = tuple(item for item in months if f"{item.first:%Y-%m}" == asked)
        if not found:
            raise Http404
        return found if is_long else months
    if not is_long:
        return months
    decided = [
        item
        for item in months
        if any(line.fixture.is_decided for day in item.days for line in day.lines)
    ]
    return (decided[-1] if decided else months[0],)


def _jumps(
    months: tuple[ScheduleMonth, ...], shown: tuple[ScheduleMonth, ...], team: str
) -> tuple[MonthLink, ...]:
    """Return the ways to the months: on the page, or to pages of their own."""
    if len(shown) == len(months):
        return tuple(
            MonthLink(item.first, f"#{item.first:%Y-%m}")
            for item in months
            if len(months) >= MONTHS_FOR_JUMPS
        )
    links = []
    for item in months:
        query = QueryDict(mutable=True)
        query.update({"team": team} if team else {})
        query["month"] = f"{item.first:%Y-%m}"
        links.append(MonthLink(item.first, f"?{query.urlencode()}", item in shown))
    return tuple(links)


def _days(
    everything: Sequence[Fixture], entries: Sequence[Entry], chosen: Entry | None
) -> list[ScheduleDay]:
    byes = _byes(everything, entries)
    begun: set[int] = set()
    days = []
    for day, fixtures in schedule_by_day(everything):
        rounds = {fixture.round for fixture in fixtures}
        idle = [entry for item in sorted(rounds - begun) for entry in byes[item]]
        begun |= rounds
        shown = [item for item in fixtures if _concerns(item, chosen)]
        idle = [entry for entry in idle if chosen in (None, entry)]
        if shown or idle:
            days.append(
                ScheduleDay(
                    date=day,
                    lines=tuple(fixture_line(item) for item in shown),
                    rounds=tuple(sorted({item.round for item in shown} or rounds)),
                    byes=tuple(idle),
                )
            )
    return days


def _concerns(fixture: Fixture, chosen: Entry | None) -> bool:
    return chosen is None or chosen.pk in (fixture.home_id, fixture.away_id)


def _byes(
    fixtures: Iterable[Fixture], entries: Sequence[Entry]
) -> dict[int, list[Entry]]:
    """Return who has no fixture in a round, by round."""
    busy: dict[int, set[int]] = {}
    for fixture in fixtures:
        busy.setdefault(fixture.round, set()).update((fixture.home_id, fixture.away_id))
    return {
        number: [entry for entry in entries if entry.pk not in keys]
        for number, keys in busy.items()
    }


def scoreboard_view(season: Season, asked: str) -> ScoreboardView:
    """Return the scoreboard of a day written as `2027-03-06`; eight queries at most.

    An empty text is the day of the latest result. A day without games has no cards.

    :raises Http404: for anything that is no day.
    """
    days = playing_days(season)
    day = _day(asked) if asked else scoreboard_day(season)
    if day is None:
        return ScoreboardView(None, (), None, None, None, 0)
    rows = {row.key: row for row in season_table(season).standings.rows}
    return ScoreboardView(
        day=day,
        cards=tuple(
            ScoreboardCard(
                fixture_line(item), home=rows[item.home_id], away=rows[item.away_id]
            )
            for item in fixtures_on(season, day)
        ),
        previous=max((item for item in days if item < day), default=None),
        following=min((item for item in days if item > day), default=None),
        number=days.index(day) + 1 if day in days else None,
        days=len(days),
    )


def _day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise Http404 from error
    if day.isoformat() != text or not EARLIEST_DATE <= day <= LATEST_DATE:
        raise Http404
    return day
