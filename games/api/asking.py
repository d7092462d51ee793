"""What may be asked for of games and their statistics."""

from typing import Final

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from games.statistics import Measure
from leagues.api.asking import Asked, OneOf, PageAsked, Slug, Whole
from leagues.models import Fixture
from leagues.models.player import POSITION_LENGTH

LARGEST_NUMBER: Final = 2**31 - 1
TEAM: Final = "team"
OPPONENTS: Final = "opponents"
ASCENDING: Final = "ascending"
DESCENDING: Final = "descending"


class GamesAsked(PageAsked):
    """Which games."""

    season = Slug(_("Only those of this season."))
    team = Slug(_("Only those of this team, at home or away."))
    fixture = Whole(LARGEST_NUMBER, _("Only those of the fixture of this number."))
    source = OneOf(  # type: ignore[assignment] # a parameter that is called so
        Fixture.Source.values, help_text=_("Only those made like this.")
    )
    official = serializers.BooleanField(
        required=False,
        help_text=_(
            "`false` for the games that no longer count, in place of those that do."
        ),
    )


class PlaysAsked(Asked):
    """Which plays of a game."""

    period = Whole(LARGEST_NUMBER, _("Only those of this period, counted from 1."))
    scoring = serializers.BooleanField(
        required=False, help_text=_("`true` for the plays that changed the score.")
    )


class RecordAsked(Asked):
    """Which record of a fixture."""

    attempt = Whole(
        LARGEST_NUMBER, _("That of this attempt; else that of the game that counts.")
    )


class MeasureAsked(Asked):
    """How figures of several games are shown."""

    measure = OneOf(
        [Measure.AVERAGE.value, Measure.TOTAL.value],
        help_text=_("By game, as it is unless you say so, or added up."),
    )


class CareerAsked(MeasureAsked):
    """How the seasons of a player are shown."""


class SeasonPlayersAsked(MeasureAsked):
    """How a table of players is made, and of whom."""

    team = Slug(_("What players did for this team, and nothing else."))
    position = serializers.CharField(
        required=False,
        max_length=POSITION_LENGTH,
        help_text=_("Only those who played in this position last."),
    )
    qualified = serializers.BooleanField(
        required=False,
        help_text=_("`true` for those with enough games to be among the leaders."),
    )
    sort = serializers.SlugField(
        required=False,
        max_length=40,
        help_text=_(
            "The key of a column, `games`, `player`, `team` or `position`; `pts` unless"
            " you say so."
        ),
    )
    order = OneOf(
        [DESCENDING, ASCENDING],
        help_text=_("The highest first, unless you say so; words ascend."),
    )


class StatisticsAsked(MeasureAsked):
    """How a table of statistics is made."""

    side = OneOf(
        [TEAM, OPPONENTS], help_text=_("What teams did, or what was done to them.")
    )
    sort = serializers.SlugField(
        required=False,
        max_length=40,
        help_text=_("The key of a column, `games` or `team`; `pts` unless you say so."),
    )
    order = OneOf(
        [DESCENDING, ASCENDING],
        help_text=_("The highest first, unless you say so; teams by name ascend."),
    )
