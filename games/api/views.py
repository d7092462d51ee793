"""Games, statistics and rule books, as the API answers them."""

from collections.abc import Sequence
from typing import Any

from django.db.models import QuerySet
from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import gettext
from drf_spectacular.types import OpenApiTypes
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.asking import (
    ASCENDING,
    OPPONENTS,
    GamesAsked,
    PlaysAsked,
    RecordAsked,
    StatisticsAsked,
)
from games.api.rulebooks import RulesetDetailSerializer, RulesetSerializer
from games.api.serializers import (
    GameDetailSerializer,
    GameSerializer,
    PlaysSerializer,
)
from games.api.tables import LeadersSerializer, StatisticsSerializer
from games.models import Game
from games.selectors import season_leaders, season_statistics
from games.selectors.listings import (
    GameChoice,
    GameSheet,
    game_course,
    game_sheet,
    listed_games,
)
from games.selectors.statistics import TEAM
from games.statistics import Measure
from games.views.records import record
from leagues.access import LeaguePage, league_page
from leagues.api.describing import documented, page_serializer
from leagues.api.reading import ListView, ReadView
from leagues.api.views import asked_season
from leagues.models import Season
from simulation.boxscore import POINTS
from simulation.errors import UnknownRuleset
from simulation.registry import get_ruleset, rulesets

_GAME = ("league", "number")
_SEASON = ("league", "season")


def counting_game(request: HttpRequest, league: str, number: int) -> Game:
    """Return the game of a fixture that counts.

    :raises Http404: for what does not exist or is none of the reader's business.
    """
    page = league_page(request, league)
    games = listed_games(page.seasons, GameChoice(fixture=number))
    game = games.first()
    if game is None:
        raise Http404
    return game


def rules_gone() -> NotFound:
    """Return the refusal of a site that has the league's rule book no longer."""
    return NotFound(gettext("This site has the rule book of the league no longer."))


def season_with_rules(request: HttpRequest, league: str, slug: str) -> Season:
    """Return a season whose rule book is here.

    :raises NotFound: where this site has the rule book no longer.
    """
    page = league_page(request, league, slug)
    if page.ruleset is None:
        raise rules_gone()
    return asked_season(page)


class GamesView(ListView):
    """The games of a league."""

    asks = GamesAsked
    item = GameSerializer
    order = ("fixture__starts_at", "fixture__number", "attempt")
    frame: LeaguePage

    @documented(
        "list_games",
        "Games",
        page_serializer("Game", GameSerializer),
        tag="Games",
        asked=GamesAsked,
        places=("league",),
    )
    def get(self, request: Request, league: str) -> Response:
        """The games that were played in a league, in the order of play.

        They are those that count; `official=false` lists those that were voided.
        """
        self.frame = league_page(request, league)
        return self.page()

    def listed(self) -> QuerySet[Game]:
        """Return the games asked for."""
        choice = GameChoice(
            season=self.asked.get("season"),
            team=self.asked.get("team"),
            fixture=self.asked.get("fixture"),
            source=self.asked.get("source"),
            is_official=self.asked.get("official", True),
        )
        return listed_games(self.frame.seasons, choice)

    def items(self, rows: list[Game]) -> Sequence[GameSheet]:
        """Return games with their scores."""
        return [game_sheet(game) for game in rows]


class GameView(ReadView):
    """The game of a fixture that counts."""

    @documented(
        "read_game",
        "The game of a fixture",
        GameDetailSerializer,
        tag="Games",
        places=_GAME,
    )
    def get(self, request: Request, league: str, number: int) -> Response:
        """The game of a fixture that counts, with its box score and receipt.

        There is none before the fixture is decided.
        """
        game = counting_game(request, league, number)
        context = {"request": request, "figures": game_course(game).figures}
        sheet = GameDetailSerializer(game_sheet(game), context=context)
        return Response(sheet.data)


class PlaysView(ReadView):
    """The play-by-play of a game."""

    asks = PlaysAsked

    @documented(
        "read_plays",
        "Play-by-play",
        PlaysSerializer,
        tag="Games",
        asked=PlaysAsked,
        places=_GAME,
    )
    def get(self, request: Request, league: str, number: int) -> Response:
        """The play-by-play of the game that counts, in words and as events.

        Empty for a result that was entered by hand.
        """
        game = counting_game(request, league, number)
        plays = game_course(game).plays
        period, is_scoring = self.asked.get("period"), self.asked.get("scoring", False)
        shown = [
            play
            for play in plays
            if period in (None, play.line.period)
            and (play.line.is_score or not is_scoring)
        ]
        found: dict[str, Any] = {
            "fixture": number,
            "attempt": game.attempt,
            "total": len(plays),
            "plays": shown,
        }
        return self.shown(PlaysSerializer, found)


class RecordView(ReadView):
    """The record of a game."""

    asks = RecordAsked

    @documented(
        "read_record",
        "The record of a game",
        OpenApiTypes.OBJECT,
        tag="Games",
        asked=RecordAsked,
        places=_GAME,
    )
    def get(self, request: Request, league: str, number: int) -> HttpResponseBase:
        """The record of a game as it is published, byte for byte as the page hands it
        out: what anybody needs to replay it. Until the season is closed a hash stands
        in place of each team's instructions.
        """
        return record(request, league, number)


class StatisticsView(ReadView):
    """The statistics of a season."""

    asks = StatisticsAsked

    @documented(
        "read_statistics",
        "Statistics",
        StatisticsSerializer,
        tag="Seasons",
        asked=StatisticsAsked,
        places=_SEASON,
    )
    def get(self, request: Request, league: str, season: str) -> Response:
        """What the teams of a season did, for and against, by any column."""
        sort = self.asked.get("sort", POINTS)
        order = self.asked.get("order", ASCENDING if sort == TEAM else "")
        table = season_statistics(
            season_with_rules(request, league, season),
            measure=Measure(self.asked.get("measure", Measure.AVERAGE)),
            is_against=self.asked.get("side") == OPPONENTS,
            sort=sort,
            is_descending=order != ASCENDING,
        )
        return self.shown(StatisticsSerializer, table)


class LeadersView(ReadView):
    """The leaders of a season."""

    @documented(
        "read_leaders", "Leaders", LeadersSerializer, tag="Seasons", places=_SEASON
    )
    def get(self, request: Request, league: str, season: str) -> Response:
        """The best teams of a season, column by column."""
        found = season_leaders(season_with_rules(request, league, season))
        return self.shown(LeadersSerializer, found)


class RulesetsView(ReadView):
    """The rule books of this site."""

    @documented(
        "list_rulesets",
        "Rule books",
        page_serializer("Ruleset", RulesetSerializer),
        tag="Rule books",
    )
    def get(self, request: Request) -> Response:
        """The rule books of this site. They are few: all are on one page."""
        books = RulesetSerializer(rulesets(), many=True, context={"request": request})
        return Response({"next": None, "previous": None, "results": books.data})


class RulesetView(ReadView):
    """One rule book."""

    @documented(
        "read_ruleset",
        "A rule book",
        RulesetDetailSerializer,
        tag="Rule books",
        places=("ruleset",),
    )
    def get(self, request: Request, ruleset: str) -> Response:
        """One rule book, with its options, the columns of its box score, its rules."""
        try:
            found = get_ruleset(ruleset)
        except UnknownRuleset as error:
            raise Http404 from error
        return self.shown(RulesetDetailSerializer, found)
