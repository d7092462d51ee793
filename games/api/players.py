"""How the figures of players are written: by game, by season, and over a career."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.api.rulebooks import ColumnSerializer, figures_by_key
from games.api.tables import BoardSerializer
from games.models import TeamLine
from games.selectors import (
    Leaders,
    PlayerCareer,
    PlayerFigures,
    PlayerGame,
    PlayerLog,
    PlayerSeason,
    PlayerTable,
)
from games.selectors.listings import GamePlayer, GamePlayers
from games.statistics import Cell, Measure, Placed, Shots
from leagues.api.addresses import Address, league_path
from leagues.api.players import PlayerNameSerializer
from leagues.api.serializers import TeamNameSerializer
from simulation.boxscore import StatColumn


class ZoneSerializer(serializers.Serializer[Any]):
    """Shots from one zone."""

    made = serializers.IntegerField(help_text=_("How many went in."))
    tried = serializers.IntegerField(help_text=_("How many there were."))


def _zones() -> serializers.DictField:
    return serializers.DictField(
        child=ZoneSerializer(), help_text=_("By zone of the rule book's court.")
    )


def zones_of(shots: Shots) -> dict[str, dict[str, int]]:
    """Return shots as `ZoneSerializer` describes them."""
    return {
        zone: {"made": made, "tried": tried} for zone, (made, tried) in shots.items()
    }


def keyed(columns: Sequence[StatColumn], cells: Sequence[Cell]) -> dict[str, Cell]:
    """Return the cells of a row by the keys of its columns."""
    keys = [column.key for column in columns]
    return dict(zip(keys, cells, strict=True))


class _Shooter(serializers.Serializer[Any]):
    """Something with shots."""

    shots = serializers.SerializerMethodField(
        help_text=_("Made and tried by zone; empty where the game has no court.")
    )

    @extend_schema_field(_zones())
    def get_shots(self, item: Any) -> dict[str, dict[str, int]]:
        """Return the shots by zone."""
        return zones_of(item.shots)


class _Played(_Shooter):
    """A line of a player in one game, or that he sat it out.

    The columns are in the context, as for all that has values here.
    """

    number = serializers.CharField(
        source="spot.number", help_text=_("The number on his shirt, as text.")
    )
    position = serializers.CharField(
        source="spot.position", help_text=_("His position at tip-off.")
    )
    has_played = serializers.BooleanField(help_text=_("Whether he was in the game."))
    is_starter = serializers.BooleanField(
        help_text=_("Whether he was in it from the start, where that is counted.")
    )
    values = serializers.SerializerMethodField(
        help_text=_("By key of the columns; null for somebody who sat it out.")
    )

    @extend_schema_field(
        serializers.DictField(
            child=serializers.FloatField(allow_null=True), allow_null=True
        )
    )
    def get_values(self, item: Any) -> dict[str, Cell] | None:
        """Return the cells by key."""
        return keyed(self.context["columns"], item.cells) if item.has_played else None


class GamePlayerSerializer(_Played):
    """A player on a team sheet, and what he did."""

    place = serializers.IntegerField(
        help_text=_("His place on the team sheet, counted from 1, starters first.")
    )
    player = PlayerNameSerializer(help_text=_("Who it is."))


class GamePlayersSerializer(serializers.Serializer[GamePlayers]):
    """The players of the game of a fixture that counts."""

    fixture = serializers.IntegerField(
        source="game.fixture.number", help_text=_("The number of the fixture.")
    )
    attempt = serializers.IntegerField(
        source="game.attempt", help_text=_("Which playing of it this is.")
    )
    columns = ColumnSerializer(many=True, help_text=_("What the keys mean."))
    home = serializers.SerializerMethodField(
        help_text=_("The sheet of the home team, in its order; empty without players.")
    )
    away = serializers.SerializerMethodField(
        help_text=_("That of the away team, the same way.")
    )

    @extend_schema_field(GamePlayerSerializer(many=True))
    def get_home(self, item: GamePlayers) -> Any:
        """Return the players of the home team."""
        return self._side(item, TeamLine.Side.HOME)

    @extend_schema_field(GamePlayerSerializer(many=True))
    def get_away(self, item: GamePlayers) -> Any:
        """Return the players of the away team."""
        return self._side(item, TeamLine.Side.AWAY)

    def _side(self, item: GamePlayers, side: TeamLine.Side) -> Any:
        players: list[GamePlayer] = [one for one in item.players if one.side == side]
        context = {**self.context, "columns": item.columns}
        return GamePlayerSerializer(players, many=True, context=context).data


class PlayerFiguresSerializer(_Shooter):
    """What a player did in a season for a team, or for all that he had."""

    values = serializers.SerializerMethodField(
        help_text=_("By key of the columns; null where there is nothing.")
    )

    teams = serializers.SerializerMethodField(
        help_text=_("The teams that he was in these games with, the latest last.")
    )
    number = serializers.CharField(
        source="spot.number", help_text=_("His number in the latest of them, as text.")
    )
    position = serializers.CharField(
        source="spot.position", help_text=_("His position in the latest of them.")
    )
    games = serializers.IntegerField(
        help_text=_("Games that he was in, which averages divide by.")
    )

    @extend_schema_field(figures_by_key())
    def get_values(self, row: PlayerFigures) -> dict[str, Cell]:
        """Return the cells by key."""
        return keyed(self.context["columns"], row.cells)

    @extend_schema_field(TeamNameSerializer(many=True))
    def get_teams(self, row: PlayerFigures) -> Any:
        """Return the teams, each once, in the place of its latest season."""
        teams = {entry.team_id: entry.team for entry in reversed(row.entries)}
        return TeamNameSerializer(list(teams.values())[::-1], many=True).data


class PlayerRowSerializer(PlayerFiguresSerializer):
    """What one player did in a season."""

    player = PlayerNameSerializer(help_text=_("Who it is."))


class SeasonPlayersSerializer(serializers.Serializer[PlayerTable]):
    """The players of a season who were in a game that counts."""

    measure = serializers.ChoiceField(
        [measure.value for measure in Measure], help_text=_("As asked for.")
    )
    sort = serializers.CharField(help_text=_("As asked for."))
    order = serializers.SerializerMethodField(help_text=_("As asked for."))
    qualified = serializers.BooleanField(
        source="is_qualified", help_text=_("As asked for.")
    )
    minimum = serializers.IntegerField(
        help_text=_("How many games somebody needs to be listed among the leaders.")
    )
    columns = ColumnSerializer(many=True, help_text=_("What the keys mean."))
    rows = serializers.SerializerMethodField(
        help_text=_("One line for each player, in the order asked for.")
    )

    @extend_schema_field(serializers.ChoiceField(["descending", "ascending"]))
    def get_order(self, table: PlayerTable) -> str:
        """Return the direction of the order."""
        return "descending" if table.is_descending else "ascending"

    @extend_schema_field(PlayerRowSerializer(many=True))
    def get_rows(self, table: PlayerTable) -> Any:
        """Return the lines."""
        context = {**self.context, "columns": table.columns}
        return PlayerRowSerializer(table.rows, many=True, context=context).data


class PlayerLeaderSerializer(serializers.Serializer[Placed[PlayerFigures]]):
    """A player among the best in one column."""

    place = serializers.IntegerField(help_text=_("Equal values share one: 1, 2, 2, 4."))
    player = PlayerNameSerializer(source="row.player", help_text=_("Who it is."))
    team = TeamNameSerializer(source="row.entry.team", help_text=_("His latest team."))
    games = serializers.IntegerField(
        source="row.games", help_text=_("Games that he was in.")
    )
    value = serializers.FloatField(help_text=_("By game, or a share of all games."))


class PlayerBoardSerializer(BoardSerializer):
    """The best players in one column."""

    leaders = PlayerLeaderSerializer(
        many=True, help_text=_("The best, the highest first.")
    )


class PlayerLeadersSerializer(serializers.Serializer[Leaders[PlayerFigures]]):
    """Which players were best at what in a season."""

    minimum = serializers.IntegerField(
        help_text=_("How many games somebody needs to be listed.")
    )
    boards = PlayerBoardSerializer(
        many=True,
        help_text=_("One for each column in which the rule book lists the best."),
    )


class PlayerSeasonSerializer(serializers.Serializer[Any]):
    """A season of a player."""

    season = serializers.SlugField(
        source="season.slug", help_text=_("The slug of the season.")
    )
    games = Address(
        lambda item: league_path(
            item.whole.player.league.slug,
            "seasons",
            item.season.slug,
            "players",
            item.whole.player.pk,
        ),
        help_text=_("Where its games are, one by one."),
    )
    teams = serializers.SerializerMethodField(
        help_text=_("What he did for each team, the first one first.")
    )
    combined = serializers.SerializerMethodField(
        help_text=_("For all of them; null where there was only one.")
    )

    @extend_schema_field(PlayerFiguresSerializer(many=True))
    def get_teams(self, item: PlayerSeason) -> Any:
        """Return a line for each team."""
        return PlayerFiguresSerializer(item.teams, many=True, context=self.context).data

    @extend_schema_field(PlayerFiguresSerializer(allow_null=True))
    def get_combined(self, item: PlayerSeason) -> Any:
        """Return the line of all teams."""
        if item.combined is None:
            return None
        return PlayerFiguresSerializer(item.combined, context=self.context).data


class PlayerCareerSerializer(serializers.Serializer[PlayerCareer]):
    """What a player did, season by season and in all."""

    measure = serializers.ChoiceField(
        [measure.value for measure in Measure], help_text=_("As asked for.")
    )
    columns = ColumnSerializer(many=True, help_text=_("What the keys mean."))
    seasons = serializers.SerializerMethodField(
        help_text=_("Those in which he was in a game that counts, the first one first.")
    )
    career = serializers.SerializerMethodField(
        help_text=_("All of them together; null for somebody who was in no game.")
    )

    @extend_schema_field(PlayerSeasonSerializer(many=True))
    def get_seasons(self, item: PlayerCareer) -> Any:
        """Return the seasons."""
        context = {**self.context, "columns": item.columns}
        return PlayerSeasonSerializer(item.seasons, many=True, context=context).data

    @extend_schema_field(PlayerFiguresSerializer(allow_null=True))
    def get_career(self, item: PlayerCareer) -> Any:
        """Return the line of all seasons."""
        if item.career is None:
            return None
        context = {**self.context, "columns": item.columns}
        return PlayerFiguresSerializer(item.career, context=context).data


class PlayerGameSerializer(_Played):
    """A game for which a player was on the team sheet."""

    fixture = serializers.IntegerField(
        source="fixture.number", help_text=_("The number of the fixture.")
    )
    game = Address(
        lambda item: league_path(
            item.fixture.season.league.slug, "fixtures", item.fixture.number, "game"
        ),
        help_text=_("Where the game is."),
    )
    starts_at = serializers.DateTimeField(
        source="fixture.starts_at", help_text=_("When it began, in UTC.")
    )
    side = serializers.ChoiceField(
        TeamLine.Side.choices, help_text=_("Where his team played.")
    )
    team = TeamNameSerializer(source="entry.team", help_text=_("His team."))
    opponent = TeamNameSerializer(source="opponent.team", help_text=_("The other one."))


class PlayerLogSerializer(serializers.Serializer[PlayerLog]):
    """The games of a player in a season."""

    columns = ColumnSerializer(many=True, help_text=_("What the keys mean."))
    games = serializers.SerializerMethodField(
        help_text=_("Those for which he was on the team sheet, in playing order.")
    )

    @extend_schema_field(PlayerGameSerializer(many=True))
    def get_games(self, log: PlayerLog) -> Any:
        """Return the games."""
        games: Sequence[PlayerGame] = log.games
        context = {**self.context, "columns": log.columns}
        return PlayerGameSerializer(games, many=True, context=context).data
