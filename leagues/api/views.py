"""Leagues, seasons, teams, fixtures and standings, as the API answers them."""

from collections.abc import Sequence
from typing import Any

from django.db.models import QuerySet
from django.http import Http404
from rest_framework.request import Request
from rest_framework.response import Response

from leagues.access import LeaguePage, league_page
from leagues.api.asking import (
    FixturesAsked,
    LeaguesAsked,
    SeasonsAsked,
    StandingsAsked,
    TeamsAsked,
)
from leagues.api.describing import documented, page_serializer
from leagues.api.reading import ListView, ReadView
from leagues.api.serializers import (
    FixtureSerializer,
    LeagueSerializer,
    SeasonDetailSerializer,
    SeasonSerializer,
    TeamDetailSerializer,
    TeamSerializer,
)
from leagues.api.tables import StandingsSerializer, Table
from leagues.errors import BadValue
from leagues.models import Fixture, League, Season, Team
from leagues.pages.charter import options_in_force
from leagues.selectors import (
    SeasonSummary,
    coaches_by_team,
    current_profile,
    divisions_of,
    league_summaries,
    season_progress,
    season_summaries,
    season_table,
    seasons_of,
    visible_leagues,
)
from leagues.selectors.directory import LeagueSummary
from leagues.selectors.listings import (
    FixtureChoice,
    TeamSummary,
    listed_fixtures,
    listed_teams,
    seasons_named,
    team_summaries,
)

FIXTURE_PARTS = ("season", "team", "state", "round", "since", "until")


def asked_season(page: LeaguePage) -> Season:
    """Return the season of a page that was asked for by name."""
    assert page.season is not None  # noqa: S101 (no page without what is asked for)
    return page.season


class LeaguesView(ListView):
    """The leagues that a reader may know of."""

    asks = LeaguesAsked
    item = LeagueSerializer
    order = ("name", "slug")

    @documented(
        "list_leagues",
        "Leagues",
        page_serializer("League", LeagueSerializer),
        tag="Leagues",
        asked=LeaguesAsked,
    )
    def get(self, request: Request) -> Response:
        """Public leagues, and the private ones that you are a member of, by name."""
        return self.page()

    def listed(self) -> QuerySet[League]:
        """Return the leagues that the reader may know of."""
        leagues = visible_leagues(self.request.user)
        if "ruleset" in self.asked:
            leagues = leagues.filter(ruleset=self.asked["ruleset"])
        return leagues

    def items(self, rows: list[League]) -> Sequence[LeagueSummary]:
        """Return leagues summed up."""
        return league_summaries(rows, self.request.user)


class LeagueView(ReadView):
    """One league."""

    @documented(
        "read_league", "A league", LeagueSerializer, tag="Leagues", places=("league",)
    )
    def get(self, request: Request, league: str) -> Response:
        """One league, with the addresses of its parts."""
        page = league_page(request, league)
        (summary,) = league_summaries([page.league], request.user)
        return self.shown(LeagueSerializer, summary)


class SeasonsView(ListView):
    """The seasons of a league."""

    asks = SeasonsAsked
    item = SeasonSerializer
    order = ("-number",)
    frame: LeaguePage

    @documented(
        "list_seasons",
        "Seasons",
        page_serializer("Season", SeasonSerializer),
        tag="Seasons",
        asked=SeasonsAsked,
        places=("league",),
    )
    def get(self, request: Request, league: str) -> Response:
        """The seasons of a league, the latest first.

        One in preparation is shown to commissioners alone.
        """
        self.frame = league_page(request, league)
        return self.page()

    def listed(self) -> QuerySet[Season]:
        """Return the seasons that the reader may know of."""
        seasons = seasons_of(self.frame.league, self.request.user)
        if "state" in self.asked:
            seasons = seasons.filter(state=self.asked["state"])
        return seasons

    def items(self, rows: list[Season]) -> Sequence[SeasonSummary]:
        """Return seasons summed up."""
        for season in rows:
            season.league = self.frame.league
        return season_summaries(rows)


class SeasonView(ReadView):
    """One season."""

    @documented(
        "read_season",
        "A season",
        SeasonDetailSerializer,
        tag="Seasons",
        places=("league", "season"),
    )
    def get(self, request: Request, league: str, season: str) -> Response:
        """One season, with its divisions, options, schedule and rules of the table."""
        page = league_page(request, league, season)
        found = asked_season(page)
        (summary,) = season_summaries([found])
        context = {
            "request": request,
            "divisions": [division.name for division in divisions_of(found)],
            "options": {
                item.option.name: item.value for item in options_in_force(page)
            },
        }
        return Response(SeasonDetailSerializer(summary, context=context).data)


class StandingsView(ReadView):
    """The table of a season."""

    asks = StandingsAsked

    @documented(
        "read_standings",
        "Standings",
        StandingsSerializer,
        tag="Seasons",
        asked=StandingsAsked,
        places=("league", "season"),
    )
    def get(self, request: Request, league: str, season: str) -> Response:
        """The table of a season with the criterion that parted each pair of
        neighbours. A division's table compares its own members only.
        """
        found = asked_season(league_page(request, league, season))
        whole = season_table(found)
        name, standings = self.asked.get("division"), whole.standings
        if name is not None:
            keys = {item.name: item.pk for item in divisions_of(found)}
            if keys.get(name) not in whole.stage.divisions:
                raise BadValue("division", "There is no such division in this season.")
            standings = whole.of_division(keys[name])
        counts = season_progress(found)
        decided = counts[Fixture.State.DECIDED]
        fixtures = decided + counts[Fixture.State.SCHEDULED]
        table = Table(found, name, standings, whole.entries, decided, fixtures)
        return self.shown(StandingsSerializer, table)


class TeamsView(ListView):
    """The teams of a league."""

    asks = TeamsAsked
    item = TeamSerializer
    order = ("name", "slug")
    frame: LeaguePage

    @documented(
        "list_teams",
        "Teams",
        page_serializer("Team", TeamSerializer),
        tag="Teams",
        asked=TeamsAsked,
        places=("league",),
    )
    def get(self, request: Request, league: str) -> Response:
        """The teams that take part in a season of the league, by name."""
        self.frame = league_page(request, league)
        return self.page()

    def listed(self) -> QuerySet[Team]:
        """Return the teams of the seasons asked for."""
        return listed_teams(seasons_named(self.frame.seasons, self.asked.get("season")))

    def items(self, rows: list[Team]) -> Sequence[TeamSummary]:
        """Return teams with all seasons that they are in."""
        for team in rows:
            team.league = self.frame.league
        return team_summaries(rows, self.frame.seasons)


class TeamView(ReadView):
    """One team."""

    @documented(
        "read_team",
        "A team",
        TeamDetailSerializer,
        tag="Teams",
        places=("league", "team"),
    )
    def get(self, request: Request, league: str, team: str) -> Response:
        """One team, with who coaches it now."""
        page = league_page(request, league)
        found = listed_teams(page.seasons).filter(slug=team).first()
        if found is None:
            raise Http404
        found.league = page.league
        (summary,) = team_summaries([found], page.seasons)
        is_current = page.current in summary.seasons
        context: dict[str, Any] = {"request": request}
        context["coaches"] = context["profile_version"] = None
        if is_current:
            coachings = coaches_by_team(page.league).get(found.pk, ())
            profile = current_profile(found)
            context["coaches"] = [item.user.name for item in coachings]
            context["profile_version"] = 0 if profile is None else profile.version
        return Response(TeamDetailSerializer(summary, context=context).data)


class FixturesView(ListView):
    """The fixtures of a league."""

    asks = FixturesAsked
    item = FixtureSerializer
    order = ("starts_at", "number")
    frame: LeaguePage

    @documented(
        "list_fixtures",
        "Fixtures",
        page_serializer("Fixture", FixtureSerializer),
        tag="Fixtures",
        asked=FixturesAsked,
        places=("league",),
    )
    def get(self, request: Request, league: str) -> Response:
        """The fixtures of a league over all its seasons, in the order of play."""
        self.frame = league_page(request, league)
        return self.page()

    def listed(self) -> QuerySet[Fixture]:
        """Return the fixtures asked for."""
        choice = {name: self.asked.get(name) for name in FIXTURE_PARTS}
        return listed_fixtures(self.frame.seasons, FixtureChoice(**choice))


class FixtureView(ReadView):
    """One fixture."""

    @documented(
        "read_fixture",
        "A fixture",
        FixtureSerializer,
        tag="Fixtures",
        places=("league", "number"),
    )
    def get(self, request: Request, league: str, number: int) -> Response:
        """One fixture, by its number in the league."""
        page = league_page(request, league)
        fixtures = listed_fixtures(page.seasons, FixtureChoice())
        fixture = fixtures.filter(number=number).first()
        if fixture is None:
            raise Http404
        return self.shown(FixtureSerializer, fixture)
