"""How players and rosters are written."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from leagues import addresses
from leagues.api.addresses import Address, league_path
from leagues.api.serializers import PAGE, URL, TeamNameSerializer
from leagues.models import Player, RosterSpot, Team
from leagues.selectors.listings import PlayerSummary


def player_path(player: Player, *parts: str) -> str:
    """Return the path of a player, or of what is below him; his league is read."""
    return league_path(player.league.slug, "players", player.pk, *parts)


def ratings_by_name() -> serializers.DictField:
    """Return a field of ratings."""
    return serializers.DictField(
        child=serializers.IntegerField(), help_text=_("By name of the rating.")
    )


class PlayerNameSerializer(serializers.Serializer[Player]):
    """A player where he is named in something else; his league is at hand."""

    url = Address(lambda player: player_path(player), help_text=URL)
    key = serializers.IntegerField(
        source="pk",
        help_text=_("What addresses call him: two may have the same name."),
    )
    name = serializers.CharField(help_text=_("His name."))


class PlayerSerializer(serializers.Serializer[PlayerSummary]):
    """A player whom teams of a league have or had on their rosters."""

    url = Address(lambda item: player_path(item.player), help_text=URL)
    page = Address(
        lambda item: addresses.player_address(item.player.league.slug, item.player.pk),
        help_text=PAGE,
    )
    key = serializers.IntegerField(
        source="player.pk",
        help_text=_("What addresses call him: two may have the same name."),
    )
    name = serializers.CharField(source="player.name", help_text=_("His name."))
    team = TeamNameSerializer(
        source="spot.team",
        allow_null=True,
        help_text=_("The team that he is with now; null without one."),
    )
    number = serializers.CharField(
        source="spot.number",
        allow_null=True,
        help_text=_("The number on his shirt, as text: `0` and `00` differ."),
    )
    position = serializers.CharField(
        source="spot.position",
        allow_null=True,
        help_text=_("One of the positions of the rule book."),
    )
    ratings = serializers.SerializerMethodField(
        help_text=_("By name of the rating; null without a team.")
    )
    seasons = Address(
        lambda item: player_path(item.player, "seasons"),
        help_text=_("Where that is what he did, season by season."),
    )

    @extend_schema_field(
        serializers.DictField(child=serializers.IntegerField(), allow_null=True)
    )
    def get_ratings(self, item: PlayerSummary) -> dict[str, int] | None:
        """Return the ratings in force."""
        return None if item.spot is None else dict(item.spot.ratings)


class SpotSerializer(serializers.Serializer[RosterSpot]):
    """What a player was to a team from one moment to another."""

    team = TeamNameSerializer(help_text=_("Whose roster it was."))
    number = serializers.CharField(help_text=_("The number on his shirt, as text."))
    position = serializers.CharField(help_text=_("His position."))
    ratings = ratings_by_name()
    from_at = serializers.DateTimeField(help_text=_("From this moment on."))
    to_at = serializers.DateTimeField(
        allow_null=True, help_text=_("Up to this one; null while it lasts.")
    )


class PlayerDetailSerializer(PlayerSerializer):
    """A player with all that he was to teams."""

    spots = serializers.SerializerMethodField(
        help_text=_("What he was to which team, the latest first.")
    )

    @extend_schema_field(SpotSerializer(many=True))
    def get_spots(self, item: PlayerSummary) -> Any:
        """Return the spots that the view has found."""
        return SpotSerializer(self.context["spots"], many=True).data


class RosterPlayerSerializer(serializers.Serializer[RosterSpot]):
    """A player on a roster."""

    player = PlayerNameSerializer(help_text=_("Who it is."))
    number = serializers.CharField(help_text=_("The number on his shirt, as text."))
    position = serializers.CharField(help_text=_("His position."))
    ratings = ratings_by_name()
    from_at = serializers.DateTimeField(help_text=_("Since when he is this."))


class RosterSerializer(serializers.Serializer[Team]):
    """The roster of a team as it is now."""

    team = TeamNameSerializer(source="*", help_text=_("Whose roster it is."))
    version = serializers.IntegerField(
        source="roster_version", help_text=_("How often it has been changed.")
    )
    players = serializers.SerializerMethodField(
        help_text=_("Who is on it, in its order; nobody where the game has no players.")
    )

    @extend_schema_field(RosterPlayerSerializer(many=True))
    def get_players(self, team: Team) -> Any:
        """Return the players that the view has found."""
        roster = self.context["roster"]
        return RosterPlayerSerializer(roster, many=True, context=self.context).data
