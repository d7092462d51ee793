"""How standings are written: rows, and what put each ahead of the next."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from leagues.api.serializers import CriterionSerializer, TeamNameSerializer
from leagues.models import Entry, Season
from leagues.pages.explanations import ahead_by, measured
from leagues.standings import (
    CRITERIA,
    Adjustment,
    Outcome,
    Row,
    Separation,
    Standings,
    Streak,
    Tally,
    Value,
)

_DECIMALS: Final = 6


@dataclass(frozen=True, slots=True)
class Table:
    """A season's table, or that of one division, with who is in it.

    `entries` are the entries by key; `decided` and `fixtures` count those of the
    whole season.
    """

    season: Season
    division: str | None
    standings: Standings
    entries: Mapping[int, Entry]
    decided: int
    fixtures: int


def plain(number: Fraction | None) -> float | int | None:
    """Return an exact number as JSON has it: whole, or to six decimals."""
    if number is None:
        return None
    return int(number) if number.denominator == 1 else round(float(number), _DECIMALS)


class TallySerializer(serializers.Serializer[Tally]):
    """Games won and lost, and points in them."""

    played = serializers.IntegerField(help_text=_("Games decided, forfeits included."))
    wins = serializers.IntegerField(help_text=_("Games won."))
    losses = serializers.IntegerField(help_text=_("Games lost."))
    ties = serializers.IntegerField(help_text=_("Games tied."))
    forfeits = serializers.IntegerField(help_text=_("Games forfeited; losses too."))
    scored = serializers.IntegerField(
        help_text=_("Games with a score, to which alone the points belong.")
    )
    points_for = serializers.IntegerField(help_text=_("Points scored."))
    points_against = serializers.IntegerField(help_text=_("Points allowed."))


class StreakSerializer(serializers.Serializer[Streak]):
    """The run of equal results that the latest game belongs to."""

    outcome = serializers.ChoiceField(list(Outcome), help_text=_("What they were."))
    length = serializers.IntegerField(help_text=_("How many games."))


class RulingSerializer(serializers.Serializer[Adjustment]):
    """Points or wins given or taken away by a ruling."""

    points = serializers.IntegerField(help_text=_("Points of the table."))
    wins = serializers.IntegerField(help_text=_("Games won."))
    reason = serializers.CharField(help_text=_("Why."))


class MeasureSerializer(serializers.Serializer[Any]):
    """What a criterion measured for one team."""

    value = serializers.FloatField(
        allow_null=True, help_text=_("As a number; null where no game bears on it.")
    )
    words = serializers.CharField(help_text=_("As the standings page writes it."))


class SeparationSerializer(serializers.Serializer[Any]):
    """What puts a team ahead of the next one."""

    team = serializers.SlugField(help_text=_("The slug of the next team."))
    criterion = serializers.CharField(
        allow_null=True,
        help_text=_("The deciding criterion; null where they share their place."),
    )
    words = serializers.CharField(help_text=_("In a few words."))
    own = MeasureSerializer(
        allow_null=True, help_text=_("What it measured for the team itself.")
    )
    next = MeasureSerializer(
        allow_null=True, help_text=_("What it measured for the next team.")
    )
    compared = serializers.ListField(
        child=serializers.SlugField(),
        help_text=_("The teams that were level up to then, these two included."),
    )


class RowSerializer(serializers.Serializer[Any]):
    """A team's line of the table."""

    place = serializers.IntegerField(
        allow_null=True,
        help_text=_("1, 2, 2, 4; null for a team whose results were annulled."),
    )
    is_shared = serializers.BooleanField(help_text=_("Whether others have it too."))
    is_withdrawn = serializers.BooleanField(help_text=_("Whether it has withdrawn."))
    team = serializers.SerializerMethodField(help_text=_("Whose line it is."))
    division = serializers.SerializerMethodField(
        help_text=_("The name of its division, null without one.")
    )
    record = TallySerializer(help_text=_("All games, rulings included."))
    points = serializers.IntegerField(help_text=_("Points of the table."))
    share = serializers.SerializerMethodField(
        help_text=_("The share of games won; null before the first one.")
    )
    games_behind = serializers.SerializerMethodField(
        help_text=_("How many games it trails the first place; null without a place.")
    )
    home = TallySerializer(help_text=_("Games at home."))
    away = TallySerializer(help_text=_("Games away."))
    in_division = TallySerializer(
        source="division", allow_null=True, help_text=_("Games within its division.")
    )
    against_top_half = TallySerializer(
        source="top_half", help_text=_("Games against the upper half of the table.")
    )
    last_ten = TallySerializer(help_text=_("The last ten games."))
    streak = StreakSerializer(
        allow_null=True, help_text=_("Its run; null before the first game.")
    )
    rulings = RulingSerializer(
        many=True, source="adjustments", help_text=_("What a ruling gave or took.")
    )
    ahead_of_next = serializers.SerializerMethodField(
        help_text=_("What puts it ahead of the next team; null for the last one.")
    )

    @property
    def entries(self) -> Mapping[int, Entry]:
        """The entries by key."""
        entries: Mapping[int, Entry] = self.context["entries"]
        return entries

    @extend_schema_field(TeamNameSerializer)
    def get_team(self, row: Row) -> Any:
        """Return the team of a line."""
        return TeamNameSerializer(self.entries[row.key].team).data

    def get_division(self, row: Row) -> str | None:
        """Return the name of a team's division."""
        division = self.entries[row.key].division
        return None if division is None else division.name

    @extend_schema_field(serializers.FloatField(allow_null=True))
    def get_share(self, row: Row) -> float | int | None:
        """Return the share of games won."""
        return plain(row.share)

    @extend_schema_field(serializers.FloatField(allow_null=True))
    def get_games_behind(self, row: Row) -> float | int | None:
        """Return the games behind."""
        return plain(row.games_behind)

    @extend_schema_field(SeparationSerializer(allow_null=True))
    def get_ahead_of_next(self, row: Row) -> dict[str, Any] | None:
        """Return what separates a line from the next one."""
        if row.ahead_of_next is None:
            return None
        return separated(row.ahead_of_next, self.entries)


def separated(item: Separation, entries: Mapping[int, Entry]) -> dict[str, Any]:
    """Return a separation as `SeparationSerializer` describes it."""
    step = item.step
    return {
        "team": entries[item.below].team.slug,
        "criterion": item.criterion,
        "words": ahead_by(item),
        "own": _measure(item.criterion, item.above_value),
        "next": _measure(item.criterion, item.below_value),
        "compared": []
        if step is None
        else [entries[key].team.slug for key in step.tied],
    }


def _measure(criterion: str | None, value: Value | None) -> dict[str, Any] | None:
    if criterion is None or value is None:
        return None
    return {"value": plain(value.number), "words": measured(criterion, value)}


class StandingsSerializer(serializers.Serializer[Table]):
    """The table of a season's regular stage, made from its results as they are now."""

    season = serializers.SlugField(
        source="season.slug", help_text=_("The slug of the season.")
    )
    division = serializers.CharField(
        allow_null=True, help_text=_("The division asked for; null for all teams.")
    )
    decided = serializers.IntegerField(
        help_text=_("How many fixtures of the season have a result.")
    )
    fixtures = serializers.IntegerField(
        help_text=_("How many it has, cancelled ones left out.")
    )
    criteria = serializers.SerializerMethodField(
        help_text=_("What ranks the teams, in the order of application.")
    )
    rows = serializers.SerializerMethodField(
        help_text=_("Best first; teams whose results were annulled come last.")
    )

    @extend_schema_field(CriterionSerializer(many=True))
    def get_criteria(self, table: Table) -> Any:
        """Return the criteria in force."""
        criteria = [CRITERIA[slug] for slug in table.standings.criteria]
        return CriterionSerializer(criteria, many=True).data

    @extend_schema_field(RowSerializer(many=True))
    def get_rows(self, table: Table) -> Any:
        """Return the lines."""
        context = {**self.context, "entries": table.entries}
        return RowSerializer(table.standings.rows, many=True, context=context).data
