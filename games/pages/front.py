"""The start of the site: the leagues that a reader may know of, and their games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.db.models import Count, F, Max, QuerySet
from django.db.models.functions import TruncDate

from games.models import SimulationRun
from leagues.models import Fixture, League, Season
from leagues.pages.dates import FixtureLine, fixture_line
from leagues.people import Reader
from leagues.selectors import (
    LeagueSummary,
    SeasonSummary,
    league_summaries,
    season_summaries,
    visible_leagues,
)

LEAGUES: Final = 8
LATEST: Final = 6
NEXT: Final = 4


@dataclass(frozen=True, slots=True)
class FrontLeague:
    """A league in one line; `season` sums up its current season, if it has one.

    `run` is a run of workers that is busy with that season.
    """

    summary: LeagueSummary
    season: SeasonSummary | None
    run: SimulationRun | None

    @property
    def league(self) -> League:
        """The league itself."""
        return self.summary.league

    @property
    def ruleset_title(self) -> str:
        """The name of its rule book."""
        return self.summary.ruleset_title


@dataclass(frozen=True, slots=True)
class FrontView:
    """What the start of the site shows of leagues.

    `leagues` are the first of all there are, those whose season began last above, and
    of several that began on one day (UTC) those with the most seasons;
    `latest` and `following` fixtures of their current seasons, with leagues and teams.
    """

    leagues: tuple[FrontLeague, ...] = ()
    has_more: bool = False
    latest: tuple[FixtureLine, ...] = ()
    following: tuple[FixtureLine, ...] = ()

    @property
    def lines(self) -> tuple[FixtureLine, ...]:
        """The latest fixtures, then the next ones."""
        return (*self.latest, *self.following)


def front_view(user: Reader) -> FrontView:
    """Return the start of the site; ten queries, a single one without leagues."""
    found = list(
        visible_leagues(user)
        .annotate(latest=TruncDate(Max("seasons__started_at")), count=Count("seasons"))
        .order_by(F("latest").desc(nulls_last=True), "-count", "name", "pk")[
            : LEAGUES + 1
        ]
    )
    if not found:
        return FrontView()
    summaries = league_summaries(found[:LEAGUES], user)
    seasons = [item.season for item in summaries if item.season is not None]
    return FrontView(
        leagues=_leagues(summaries, seasons),
        has_more=len(found) > LEAGUES,
        latest=_lines(
            _fixtures(seasons)
            .filter(state=Fixture.State.DECIDED)
            .order_by("-starts_at", "-number", "-pk")[:LATEST]
        ),
        following=_lines(
            _fixtures(seasons)
            .filter(state=Fixture.State.SCHEDULED, season__state=Season.State.RUNNING)
            .order_by("starts_at", "number", "pk")[:NEXT]
        ),
    )


def _leagues(
    summaries: Sequence[LeagueSummary], seasons: Sequence[Season]
) -> tuple[FrontLeague, ...]:
    played = {item.season.pk: item for item in season_summaries(seasons)}
    runs = {
        run.season_id: run
        for run in SimulationRun.objects.filter(
            season__in=seasons, state__in=SimulationRun.ACTIVE
        ).order_by("pk")
    }
    return tuple(
        FrontLeague(summary, None, None)
        if summary.season is None
        else FrontLeague(
            summary, played[summary.season.pk], runs.get(summary.season.pk)
        )
        for summary in summaries
    )


def _fixtures(seasons: Sequence[Season]) -> QuerySet[Fixture]:
    return Fixture.objects.filter(season__in=seasons).select_related(
        "league", "season__league", "home__team", "away__team"
    )


def _lines(fixtures: QuerySet[Fixture]) -> tuple[FixtureLine, ...]:
    return tuple(fixture_line(fixture) for fixture in fixtures)
