"""How games and their plays are written."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.api.rulebooks import ColumnSerializer, figures_by_key
from games.models import Game, TeamLine
from games.selectors import published_digest
from games.selectors.courses import Figures
from games.selectors.listings import GameSheet, Play
from leagues import addresses
from leagues.api.addresses import Address, league_path
from leagues.api.serializers import PAGE, TeamNameSerializer
from leagues.models import CoachProfile, Fixture
from leagues.models.team import DEFAULT_COACH
from simulation.protocol import ACTOR_NAMES


class PeriodSerializer(serializers.Serializer[Any]):
    """The points of one period."""

    name = serializers.CharField(help_text=_("Its heading, such as `Q1`."))
    home = serializers.IntegerField(
        allow_null=True,
        help_text=_("Points of the home team; null where it had no turn."),
    )
    away = serializers.IntegerField(
        allow_null=True,
        help_text=_("Points of the away team; null where it had no turn."),
    )


class LinesSerializer(serializers.Serializer[Any]):
    """The lines of a box score."""

    home = figures_by_key()
    away = figures_by_key()


class ComputerCoachSerializer(serializers.Serializer[CoachProfile | None]):
    """Who decided for a team where nobody else did."""

    coach = serializers.CharField(help_text=_("One of the rule book's coaches."))
    profile_version = serializers.IntegerField(
        help_text=_("The version of the team's instructions; 0 without any.")
    )


class ReceiptSerializer(serializers.Serializer[Game]):
    """What a game can be replayed from."""

    seed = serializers.CharField(help_text=_("What its dice derive from, as text."))
    decisions = serializers.IntegerField(help_text=_("How many were taken."))
    run = serializers.IntegerField(
        source="run.number",
        allow_null=True,
        help_text=_("The run of workers that played it; null for none."),
    )
    home = serializers.SerializerMethodField(help_text=_("Of the home team."))
    away = serializers.SerializerMethodField(help_text=_("Of the away team."))
    sha256 = serializers.SerializerMethodField(
        help_text=_("Of the record as it is published now.")
    )
    record = Address(lambda game: record_path(game), help_text=_("The record itself."))
    verified_state = serializers.SerializerMethodField(
        help_text=_("What replaying it gave; null where nobody has tried.")
    )
    verified_at = serializers.DateTimeField(
        allow_null=True, help_text=_("When it was replayed last.")
    )

    @extend_schema_field(ComputerCoachSerializer)
    def get_home(self, game: Game) -> dict[str, Any]:
        """Return the coach of the home team."""
        return computer_coach(game.home_profile)

    @extend_schema_field(ComputerCoachSerializer)
    def get_away(self, game: Game) -> dict[str, Any]:
        """Return the coach of the away team."""
        return computer_coach(game.away_profile)

    def get_sha256(self, game: Game) -> str:
        """Return the digest of the published copy."""
        return published_digest(game, fixture_of(game).season)

    @extend_schema_field(
        serializers.ChoiceField(Game.Verified.choices, allow_null=True)
    )
    def get_verified_state(self, game: Game) -> str | None:
        """Return what replaying it gave."""
        return game.verified_state or None


class GameSerializer(serializers.Serializer[GameSheet]):
    """One playing of a fixture: its score by period, and its box score."""

    url = Address(
        lambda item: game_path(item.game) if item.game.is_official else None,
        allow_null=True,
        help_text=_("Where to read this; null for a game that no longer counts."),
    )
    page = Address(
        lambda item: addresses.game_address(
            item.fixture.season.league.slug, item.fixture.number
        ),
        help_text=PAGE,
    )
    fixture = serializers.IntegerField(
        source="fixture.number", help_text=_("The number of its fixture.")
    )
    season = serializers.SlugField(
        source="fixture.season.slug", help_text=_("The slug of its season.")
    )
    attempt = serializers.IntegerField(
        source="game.attempt",
        help_text=_("Counted from 1 for each fixture; a game may be voided."),
    )
    is_official = serializers.BooleanField(
        source="game.is_official", help_text=_("Whether its result counts.")
    )
    source = serializers.ChoiceField(  # type: ignore[assignment] # a field
        Fixture.Source.choices, source="game.source", help_text=_("How it was made.")
    )
    made_at = serializers.DateTimeField(
        source="game.made_at", help_text=_("When it was stored.")
    )
    author = serializers.CharField(
        source="game.author.name",
        allow_null=True,
        help_text=_("Who entered it by hand; null for nobody, or one who left."),
    )
    note = serializers.CharField(
        source="game.note", help_text=_("What was noted with it, mostly empty.")
    )
    voided_at = serializers.DateTimeField(
        source="game.voided_at",
        allow_null=True,
        help_text=_("When it ceased to count; null where it counts."),
    )
    ruleset = serializers.SlugField(
        source="game.ruleset", help_text=_("The slug of the rule book.")
    )
    ruleset_version = serializers.CharField(
        source="game.ruleset_version", help_text=_("The version that it was played by.")
    )
    home = TeamNameSerializer(
        source="fixture.home.team", help_text=_("Who played at home.")
    )
    away = TeamNameSerializer(
        source="fixture.away.team", help_text=_("Who played away.")
    )
    home_points = serializers.IntegerField(
        source="game.home_points", allow_null=True, help_text=_("Null for a forfeit.")
    )
    away_points = serializers.IntegerField(
        source="game.away_points", allow_null=True, help_text=_("Null for a forfeit.")
    )
    forfeit = serializers.SerializerMethodField(
        help_text=_("Who did not play: `home`, `away` or `both`; null for neither.")
    )
    result_kind = serializers.CharField(
        source="game.result_kind",
        help_text=_("Which ending of the rule book it was; empty where unknown."),
    )
    periods = serializers.SerializerMethodField(
        help_text=_("The periods played; none where only the score is known.")
    )
    lines = serializers.SerializerMethodField(
        help_text=_("The box score by key of the rule book's columns; null without.")
    )
    receipt = serializers.SerializerMethodField(
        help_text=_("What it can be replayed from; null for a result by hand.")
    )

    @extend_schema_field(
        serializers.ChoiceField(Fixture.Forfeit.choices, allow_null=True)
    )
    def get_forfeit(self, item: GameSheet) -> str | None:
        """Return who forfeited."""
        return item.game.forfeit or None

    @extend_schema_field(PeriodSerializer(many=True))
    def get_periods(self, item: GameSheet) -> list[dict[str, Any]]:
        """Return the points by period."""
        return [
            {"name": name, "home": home, "away": away}
            for name, home, away in item.periods
        ]

    @extend_schema_field(LinesSerializer(allow_null=True))
    def get_lines(self, item: GameSheet) -> dict[str, Any] | None:
        """Return the lines of both sides."""
        if not item.lines:
            return None
        return {side: item.lines[side] for side in TeamLine.Side.values}

    @extend_schema_field(ReceiptSerializer(allow_null=True))
    def get_receipt(self, item: GameSheet) -> Any:
        """Return the receipt of a game that has a record."""
        if not item.game.digest:
            return None
        return ReceiptSerializer(item.game, context=self.context).data


class FiguresSerializer(serializers.Serializer[Figures]):
    """What is no sum of a game, computed from its running score."""

    lead_changes = serializers.IntegerField(
        help_text=_("How often the lead went to the other side.")
    )
    times_tied = serializers.IntegerField(
        help_text=_("How often the score became level after the start.")
    )
    home_lead = serializers.IntegerField(help_text=_("The home team's largest lead."))
    away_lead = serializers.IntegerField(help_text=_("The away team's largest lead."))


class GameDetailSerializer(GameSerializer):
    """A game with the meaning of its columns and the course of its score."""

    columns = ColumnSerializer(many=True, help_text=_("What the keys of lines mean."))
    figures = serializers.SerializerMethodField(
        help_text=_("The course of the score; null where it is not known.")
    )
    plays = Address(
        lambda item: f"{game_path(item.game)}plays/",
        help_text=_("Where its play-by-play is."),
    )
    players = Address(
        lambda item: f"{game_path(item.game)}players/",
        help_text=_("Where that is what each player did."),
    )

    @extend_schema_field(FiguresSerializer(allow_null=True))
    def get_figures(self, item: GameSheet) -> Any:
        """Return the figures that the view has found."""
        figures = self.context["figures"]
        return None if figures is None else FiguresSerializer(figures).data


class PlaySerializer(serializers.Serializer[Play]):
    """A line of the play-by-play."""

    number = serializers.IntegerField(
        source="line.number", help_text=_("Counted from 1 over the whole game.")
    )
    period = serializers.IntegerField(
        source="line.period", help_text=_("Counted from 1.")
    )
    period_name = serializers.CharField(
        source="line.heading", help_text=_("The heading of the period.")
    )
    home = serializers.IntegerField(
        source="line.home", help_text=_("Points of the home team after it.")
    )
    away = serializers.IntegerField(
        source="line.away", help_text=_("Points of the away team after it.")
    )
    is_score = serializers.BooleanField(
        source="line.is_score", help_text=_("Whether it changed the score.")
    )
    text = serializers.CharField(source="line.text", help_text=_("In words."))
    event = serializers.SerializerMethodField(
        help_text=_(
            "The event itself: `kind` names it, `audience` who knew of it at the time,"
            " and the rest are the fields that the rule book gives this kind."
        )
    )

    def get_event(self, item: Play) -> dict[str, Any]:
        """Return the fields of the event."""
        fields = item.event._asdict()
        return {**fields, "audience": ACTOR_NAMES[item.event.audience]}


class PlaysSerializer(serializers.Serializer[Any]):
    """The play-by-play of the game of a fixture that counts."""

    fixture = serializers.IntegerField(help_text=_("The number of the fixture."))
    attempt = serializers.IntegerField(help_text=_("Which playing of it this is."))
    total = serializers.IntegerField(help_text=_("How many plays the game has."))
    plays = PlaySerializer(many=True, help_text=_("Those asked for, in order."))


def fixture_of(game: Game) -> Fixture:
    """Return the fixture of a game, which all games shown here have."""
    assert game.fixture is not None  # noqa: S101 (exhibitions are nowhere listed)
    return game.fixture


def game_path(game: Game) -> str:
    """Return the path of the game that counts of the game's fixture."""
    fixture = fixture_of(game)
    return league_path(fixture.season.league.slug, "fixtures", fixture.number, "game")


def record_path(game: Game) -> str:
    """Return the path of a game's record."""
    query = "" if game.is_official else f"?attempt={game.attempt}"
    return f"{game_path(game)}record/{query}"


def computer_coach(profile: CoachProfile | None) -> dict[str, Any]:
    """Return a profile as `ComputerCoachSerializer` describes it."""
    if profile is None:
        return {"coach": DEFAULT_COACH, "profile_version": 0}
    return {"coach": profile.coach, "profile_version": profile.version}
