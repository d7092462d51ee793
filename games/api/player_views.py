"""The figures of players, as the API answers them."""

from rest_framework.request import Request
from rest_framework.response import Response

from games.api.asking import ASCENDING, CareerAsked, SeasonPlayersAsked
from games.api.players import (
    GamePlayersSerializer,
    PlayerCareerSerializer,
    PlayerLeadersSerializer,
    PlayerLogSerializer,
    SeasonPlayersSerializer,
)
from games.api.views import counting_game, rules_gone, season_with_rules
from games.selectors import (
    player_games,
    player_leaders,
    player_seasons,
    season_players,
)
from games.selectors.listings import game_players
from games.selectors.player_figures import WORDS
from games.statistics import Measure
from leagues.access import league_page
from leagues.api.describing import documented
from leagues.api.player_views import player_of
from leagues.api.reading import ReadView
from simulation.boxscore import POINTS

_SEASON = ("league", "season")


class GamePlayersView(ReadView):
    """The players of a game."""

    @documented(
        "read_game_players",
        "The players of a game",
        GamePlayersSerializer,
        tag="Games",
        places=("league", "number"),
    )
    def get(self, request: Request, league: str, number: int) -> Response:
        """Who was on the team sheets of the game that counts, and what he did.

        Nobody where its rule book has no players, or only the score was entered.
        """
        game = counting_game(request, league, number)
        return self.shown(GamePlayersSerializer, game_players(game))


class SeasonPlayersView(ReadView):
    """The players of a season."""

    asks = SeasonPlayersAsked

    @documented(
        "read_season_players",
        "The players of a season",
        SeasonPlayersSerializer,
        tag="Seasons",
        asked=SeasonPlayersAsked,
        places=_SEASON,
    )
    def get(self, request: Request, league: str, season: str) -> Response:
        """What the players of a season did, by any column.

        Who had several teams is one line, unless one of them is asked for.
        """
        sort = self.asked.get("sort", POINTS)
        order = self.asked.get("order", ASCENDING if sort in WORDS else "")
        table = season_players(
            season_with_rules(request, league, season),
            measure=Measure(self.asked.get("measure", Measure.AVERAGE)),
            sort=sort,
            is_descending=order != ASCENDING,
            team=self.asked.get("team"),
            position=self.asked.get("position"),
            is_qualified=self.asked.get("qualified", False),
        )
        return self.shown(SeasonPlayersSerializer, table)


class PlayerLeadersView(ReadView):
    """The best players of a season."""

    @documented(
        "read_player_leaders",
        "The best players",
        PlayerLeadersSerializer,
        tag="Seasons",
        places=_SEASON,
    )
    def get(self, request: Request, league: str, season: str) -> Response:
        """The best players of a season, column by column.

        Listed is who was in at least half as many games as the team with the most.
        """
        found = player_leaders(season_with_rules(request, league, season))
        return self.shown(PlayerLeadersSerializer, found)


class PlayerSeasonsView(ReadView):
    """The seasons of a player."""

    asks = CareerAsked

    @documented(
        "read_player_seasons",
        "The seasons of a player",
        PlayerCareerSerializer,
        tag="Players",
        asked=CareerAsked,
        places=("league", "player"),
    )
    def get(self, request: Request, league: str, player: int) -> Response:
        """What a player did, season by season and team by team, and in all."""
        page = league_page(request, league)
        if page.ruleset is None:
            raise rules_gone()
        found = player_of(page.league, player)
        measure = Measure(self.asked.get("measure", Measure.AVERAGE))
        return self.shown(
            PlayerCareerSerializer, player_seasons(found, measure=measure)
        )


class PlayerGamesView(ReadView):
    """The games of a player in a season."""

    @documented(
        "read_player_games",
        "The games of a player",
        PlayerLogSerializer,
        tag="Players",
        places=("league", "season", "player"),
    )
    def get(self, request: Request, league: str, season: str, player: int) -> Response:
        """The games of a season for which a player was on the team sheet."""
        found = season_with_rules(request, league, season)
        log = player_games(player_of(found.league, player), found)
        return self.shown(PlayerLogSerializer, log)
