"""Fixtures: by day, by team, the latest and the next, and what is open.

Every list is a season's own, with teams and league at hand, in the order of play. Days
are days in the season's time zone.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import groupby
from zoneinfo import ZoneInfo

from django.db.models import Count, Q, QuerySet
from django.utils import timezone

from leagues.models import Entry, Fixture, League, Season, Team
from leagues.people import Reader
from leagues.permissions import fixtures_visible_to
from leagues.scheduling import local_date
from leagues.selectors.standings import outcome_for
from leagues.standings import Outcome

_ORDER = ("starts_at", "number", "pk")


def _with_teams(fixtures: QuerySet[Fixture]) -> QuerySet[Fixture]:
    return fixtures.select_related(
        "league", "season__league", "home__team", "away__team"
    ).order_by(*_ORDER)


def fixtures_of(season: Season) -> QuerySet[Fixture]:
    """Return all fixtures of a season in the order of play."""
    return _with_teams(season.fixtures.all())


def fixtures_of_team(entry: Entry) -> QuerySet[Fixture]:
    """Return the fixtures of one team of a season."""
    return _with_teams(
        Fixture.objects.filter(Q(home=entry) | Q(away=entry), season=entry.season_id)
    )


def fixture_by_number(league: League, user: Reader, number: int) -> Fixture:
    """Return a fixture of the league by its number.

    :raises Fixture.DoesNotExist: if there is none that the reader may know of.
    """
    return _with_teams(fixtures_visible_to(user)).get(league=league, number=number)


def schedule_by_day(
    fixtures: Iterable[Fixture],
) -> list[tuple[date, list[Fixture]]]:
    """Return fixtures in the order of play by day."""
    return [
        (day, list(group))
        for day, group in groupby(fixtures, key=lambda item: item.day())
    ]


def fixtures_on(season: Season, day: date) -> QuerySet[Fixture]:
    """Return the season's fixtures of one day."""
    begin, end = _bounds(day, season.zone)
    return fixtures_of(season).filter(starts_at__gte=begin, starts_at__lt=end)


def _bounds(day: date, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Return the moments at which a day begins and the next one does."""
    midnights = [
        datetime.combine(item, time(), tzinfo=zone).astimezone(UTC)
        for item in (day, day + timedelta(days=1))
    ]
    return midnights[0], midnights[1]


def playing_days(season: Season) -> list[date]:
    """Return the days that have fixtures, ascending; one query."""
    zone = season.zone
    moments = season.fixtures.order_by("starts_at").values_list("starts_at", flat=True)
    return [
        day
        for day, _ in groupby(moments.distinct(), lambda item: local_date(item, zone))
    ]


def scoreboard_day(season: Season) -> date | None:
    """Return the day that a scoreboard opens with, None without fixtures.

    The day of the latest result; before the first one the day of the first fixture.
    At most two queries.
    """
    decided = season.fixtures.filter(state=Fixture.State.DECIDED)
    found = (
        decided.order_by("-starts_at", "-number").first()
        or season.fixtures.order_by(*_ORDER).first()
    )
    return None if found is None else local_date(found.starts_at, season.zone)


def latest_fixtures(season: Season, count: int) -> list[Fixture]:
    """Return the last fixtures that have a result, the latest first."""
    return list(
        fixtures_of(season)
        .filter(state=Fixture.State.DECIDED)
        .order_by("-starts_at", "-number", "-pk")[:count]
    )


def next_fixtures(season: Season, count: int) -> list[Fixture]:
    """Return the first fixtures that are to be played."""
    return list(open_fixtures(season)[:count])


def open_fixtures(season: Season) -> QuerySet[Fixture]:
    """Return the fixtures that are neither decided nor cancelled."""
    return fixtures_of(season).filter(state=Fixture.State.SCHEDULED)


def overdue_fixtures(
    season: Season, *, now: datetime | None = None
) -> QuerySet[Fixture]:
    """Return the open fixtures whose moment has passed."""
    return open_fixtures(season).filter(starts_at__lt=now or timezone.now())


def season_progress(season: Season) -> dict[str, int]:
    """Return how many fixtures there are by state; one query."""
    counts = {state.value: 0 for state in Fixture.State}
    rows = (
        season.fixtures.order_by("state").values("state").annotate(number=Count("pk"))
    )
    for row in rows:
        counts[row["state"]] = row["number"]
    return counts


@dataclass(frozen=True, slots=True)
class FormGuide:
    """The latest results of one entry, the latest last.

    `outcomes` and `fixtures` belong together item by item.
    """

    outcomes: tuple[Outcome | None, ...] = ()
    fixtures: tuple[Fixture, ...] = ()


def form_guide(season: Season, count: int = 5) -> dict[int, FormGuide]:
    """Return the latest results by id of the entry; one query for the season."""
    found: defaultdict[int, list[Fixture]] = defaultdict(list)
    for fixture in fixtures_of(season).filter(state=Fixture.State.DECIDED):
        found[fixture.home_id].append(fixture)
        found[fixture.away_id].append(fixture)
    return {
        entry: FormGuide(
            outcomes=tuple(outcome_for(item, entry) for item in items[-count:]),
            fixtures=tuple(items[-count:]),
        )
        for entry, items in found.items()
    }


@dataclass(frozen=True, slots=True)
class Record:
    """Games won, lost and tied by the first of two teams."""

    wins: int
    losses: int
    ties: int


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """All decided fixtures of two teams over the seasons, the latest first."""

    record: Record
    fixtures: tuple[Fixture, ...]


def head_to_head(team: Team, other: Team) -> HeadToHead:
    """Return how two teams did against each other, seen from the first; one query."""
    fixtures = tuple(
        _with_teams(
            Fixture.objects.filter(
                Q(home__team=team, away__team=other)
                | Q(home__team=other, away__team=team),
                state=Fixture.State.DECIDED,
            )
        ).order_by("-starts_at", "-number", "-pk")
    )
    outcomes = [
        outcome_for(
            item, item.home_id if item.home.team_id == team.pk else item.away_id
        )
        for item in fixtures
    ]
    record = Record(
        wins=outcomes.count(Outcome.WIN),
        losses=outcomes.count(Outcome.LOSS),
        ties=outcomes.count(Outcome.TIE),
    )
    return HeadToHead(record, fixtures)
