"""How the statistics of a season are written, and who leads in them."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.api.rulebooks import ColumnSerializer, figures_by_key
from games.selectors import Leaders, StatRow, StatTable
from games.statistics import Measure, Placed
from leagues.api.serializers import TeamNameSerializer
from leagues.models import Entry


class StatRowSerializer(serializers.Serializer[Any]):
    """What one team did in a season."""

    team = TeamNameSerializer(source="entry.team", help_text=_("Whose line it is."))
    games = serializers.IntegerField(
        help_text=_("Games with a box score, which averages divide by.")
    )
    played = serializers.IntegerField(
        help_text=_("Games with a score; more than `games` where some have no lines.")
    )
    values = serializers.SerializerMethodField(
        help_text=_("By key of the columns; null where there is nothing.")
    )

    @extend_schema_field(figures_by_key())
    def get_values(self, row: StatRow) -> dict[str, Any]:
        """Return the cells by key."""
        keys = [column.key for column in self.context["columns"]]
        return dict(zip(keys, row.cells, strict=True))


class StatisticsSerializer(serializers.Serializer[StatTable]):
    """The statistics of a season's teams."""

    measure = serializers.ChoiceField(
        [measure.value for measure in Measure], help_text=_("As asked for.")
    )
    side = serializers.SerializerMethodField(help_text=_("As asked for."))
    sort = serializers.CharField(help_text=_("As asked for."))
    order = serializers.SerializerMethodField(help_text=_("As asked for."))
    is_complete = serializers.BooleanField(
        help_text=_("Whether every game with a score has a box score too.")
    )
    columns = ColumnSerializer(many=True, help_text=_("What the keys mean."))
    rows = serializers.SerializerMethodField(
        help_text=_("One line for each team, in the order asked for.")
    )

    @extend_schema_field(serializers.ChoiceField(["team", "opponents"]))
    def get_side(self, table: StatTable) -> str:
        """Return whose doing it is."""
        return "opponents" if table.is_against else "team"

    @extend_schema_field(serializers.ChoiceField(["descending", "ascending"]))
    def get_order(self, table: StatTable) -> str:
        """Return the direction of the order."""
        return "descending" if table.is_descending else "ascending"

    @extend_schema_field(StatRowSerializer(many=True))
    def get_rows(self, table: StatTable) -> Any:
        """Return the lines."""
        context = {**self.context, "columns": table.columns}
        return StatRowSerializer(table.rows, many=True, context=context).data


class LeaderSerializer(serializers.Serializer[Placed[Entry]]):
    """A team among the best in one column."""

    place = serializers.IntegerField(help_text=_("Equal values share one: 1, 2, 2, 4."))
    team = TeamNameSerializer(source="row.team", help_text=_("Who it is."))
    value = serializers.FloatField(help_text=_("By game, or a share of all games."))


class BoardSerializer(serializers.Serializer[Any]):
    """The best in one column, whoever they are."""

    column = ColumnSerializer(help_text=_("What is compared."))
    more = serializers.IntegerField(
        help_text=_("How many share the last place without being listed.")
    )
    minimum = serializers.IntegerField(
        help_text=_("How much of the basis a game it takes; 0 for no such limit.")
    )
    basis = serializers.CharField(
        source="basis.key",
        allow_null=True,
        help_text=_("The key of what a limited share is a share of; else null."),
    )


class LeaderBoardSerializer(BoardSerializer):
    """The best teams in one column."""

    leaders = LeaderSerializer(many=True, help_text=_("The best, the highest first."))


class LeadersSerializer(serializers.Serializer[Leaders[Entry]]):
    """Who was best at what in a season."""

    minimum = serializers.IntegerField(
        help_text=_("How many games with a box score a team needs to be listed.")
    )
    boards = LeaderBoardSerializer(
        many=True,
        help_text=_("One for each column in which the rule book lists the best."),
    )
