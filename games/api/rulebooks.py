"""How rule books are written, and the columns of their box scores."""

from typing import Any, Final

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from leagues.api.addresses import Address, api_path, ruleset_page_path
from leagues.api.serializers import PAGE, URL
from simulation.boxscore import Ratio, StatColumn
from simulation.options import Option, Preset
from simulation.protocol import Clause, Ruleset
from simulation.words import Words, fill

RATIO: Final = "ratio"


def figures_by_key() -> serializers.DictField:
    """Return a field of numbers by key of the columns."""
    return serializers.DictField(
        child=serializers.FloatField(allow_null=True),
        help_text=_("By key of the columns; null where there is nothing."),
    )


def in_words(phrase: Words) -> str:
    """Return words of an engine in the reader's language."""
    return fill(phrase, {}, gettext)


class ColumnSerializer(serializers.Serializer[StatColumn]):
    """A column of the box score: what a key of a line means."""

    key = serializers.CharField(help_text=_("The key that lines have."))
    heading = serializers.CharField(help_text=_("As short as print."))
    title = serializers.SerializerMethodField(help_text=_("What it counts."))
    group = serializers.CharField(help_text=_("Columns of one group belong together."))
    adds = serializers.SerializerMethodField(
        help_text=_("How it adds up over games: `ratio` is computed from sums.")
    )
    numerator = serializers.SerializerMethodField(
        help_text=_("The key of what a ratio is the share of; else null.")
    )
    denominator = serializers.SerializerMethodField(
        help_text=_("The key of what it is a share in; else null.")
    )

    def get_title(self, column: StatColumn) -> str:
        """Return what it counts, in words."""
        return in_words(column.title)

    @extend_schema_field(serializers.ChoiceField(["sum", "max", RATIO]))
    def get_adds(self, column: StatColumn) -> str:
        """Return how it adds up."""
        return RATIO if isinstance(column.adds, Ratio) else column.adds

    def get_numerator(self, column: StatColumn) -> str | None:
        """Return the upper key of a ratio."""
        return column.adds.numerator if isinstance(column.adds, Ratio) else None

    def get_denominator(self, column: StatColumn) -> str | None:
        """Return the lower key of a ratio."""
        return column.adds.denominator if isinstance(column.adds, Ratio) else None


class OptionSerializer(serializers.Serializer[Option]):
    """What a league may choose about a rule book."""

    name = serializers.CharField(help_text=_("Its name in seasons and records."))
    title = serializers.SerializerMethodField(help_text=_("Its heading."))
    help = serializers.SerializerMethodField(help_text=_("What it changes."))
    default = serializers.JSONField(help_text=_("What the rule book plays by."))
    allowed = serializers.SerializerMethodField(help_text=_("What may stand there."))

    def get_title(self, option: Option) -> str:
        """Return its heading, in words."""
        return in_words(option.title)

    def get_help(self, option: Option) -> str:
        """Return what it changes, in words."""
        return in_words(option.help)

    def get_allowed(self, option: Option) -> str:
        """Return what may stand there, for people."""
        return option.allowed()


class PresetSerializer(serializers.Serializer[Preset]):
    """A way of playing that has a name: some options at once."""

    name = serializers.CharField(help_text=_("Its name, for programs."))
    title = serializers.SerializerMethodField(help_text=_("What it is called."))
    help = serializers.SerializerMethodField(help_text=_("The game that it makes."))
    values = serializers.DictField(
        child=serializers.JSONField(),
        help_text=_("By name of an option; the others stay as they are."),
    )

    def get_title(self, preset: Preset) -> str:
        """Return what it is called, in words."""
        return in_words(preset.title)

    def get_help(self, preset: Preset) -> str:
        """Return the game that it makes, in words."""
        return in_words(preset.help)


class ClauseSerializer(serializers.Serializer[Clause]):
    """A numbered rule as the engine plays it."""

    number = serializers.CharField(help_text=_("How records and cases cite it."))
    text = serializers.SerializerMethodField(help_text=_("The rule."))

    def get_text(self, clause: Clause) -> str:
        """Return the rule in words."""
        return in_words(clause.text)


class RulesetSerializer(serializers.Serializer[Any]):
    """A rule book that this site plays by."""

    url = Address(lambda item: api_path("rulesets", item.slug), help_text=URL)
    page = Address(lambda item: ruleset_page_path(item.slug), help_text=PAGE)
    slug = serializers.SlugField(help_text=_("Its name in leagues and records."))
    title = serializers.CharField(help_text=_("Its name for people."))
    version = serializers.CharField(help_text=_("Raised with every change of rules."))
    summary = serializers.SerializerMethodField(help_text=_("The game in a sentence."))
    hidden = serializers.BooleanField(
        help_text=_("Whether a side may hold what the other does not see.")
    )
    has_players = serializers.BooleanField(
        help_text=_("Whether teams have players with ratings.")
    )
    coaches = serializers.ListField(
        child=serializers.CharField(), help_text=_("The computer coaches.")
    )
    result_kinds = serializers.ListField(
        child=serializers.CharField(), help_text=_("The endings that a game may have.")
    )

    def get_summary(self, ruleset: Ruleset) -> str:
        """Return the game in a sentence."""
        return in_words(ruleset.summary)


class RulesetDetailSerializer(RulesetSerializer):
    """A rule book with its options, the columns of its box score, and its rules."""

    options = OptionSerializer(many=True, help_text=_("What a league may choose."))
    presets = PresetSerializer(
        many=True, help_text=_("Ways of playing that set several options at once.")
    )
    columns = ColumnSerializer(
        many=True, source="stat_columns", help_text=_("What its box score counts.")
    )
    clauses = ClauseSerializer(many=True, help_text=_("Its rules, one by one."))
