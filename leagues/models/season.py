"""A season: its settings, who takes part, and rulings that change its table."""

from typing import ClassVar
from zoneinfo import ZoneInfo

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from leagues.models.league import NAME_LENGTH, REASON_LENGTH, SLUG_LENGTH, League
from leagues.models.team import Team
from leagues.season_settings import (
    DEFAULT_CYCLES,
    ScheduleSettings,
    default_kickoffs,
    default_rules,
    default_weekdays,
    read_rules,
)
from leagues.standings import Rules
from leagues.text import validate_line


class Season(models.Model):
    """One competition of a league.

    `options`, `ruleset_version` and `time_zone` are copied from the league when the
    season starts and stand from then on. `secret` gives the seeds of its games: it is
    written when the season starts, shown nowhere before the season is closed, and
    `commitment` is the promise of it that is published at once.
    """

    class State(models.TextChoices):
        """How far the season is."""

        DRAFT = "draft", _("in preparation")
        SCHEDULED = "scheduled", _("scheduled")
        RUNNING = "running", _("under way")
        CLOSED = "closed", _("closed")

    league = models.ForeignKey(League, on_delete=models.CASCADE, related_name="seasons")
    follows = models.OneToOneField(
        "self",
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="followed_by",
    )
    number = models.PositiveIntegerField(_("number"))
    slug = models.SlugField(_("address"), max_length=SLUG_LENGTH)
    name = models.CharField(
        _("name"), max_length=NAME_LENGTH, validators=[validate_line]
    )
    state = models.CharField(
        _("state"), max_length=10, choices=State, default=State.DRAFT
    )

    cycles = models.PositiveSmallIntegerField(
        _("meetings of each pair"), default=DEFAULT_CYCLES
    )
    start_date = models.DateField(_("first day"), null=True, blank=True)
    end_date = models.DateField(_("last day"), null=True, blank=True)
    weekdays = models.JSONField(_("weekdays"), default=default_weekdays)
    blackouts = models.JSONField(_("days without games"), default=list, blank=True)
    kickoffs = models.JSONField(_("kick-offs"), default=default_kickoffs)
    rounds_per_day = models.PositiveSmallIntegerField(_("rounds a day"), default=1)
    shuffle_seed = models.BigIntegerField(_("seed of the draw"), null=True, blank=True)
    standings = models.JSONField(_("rules of the standings"), default=default_rules)

    options = models.JSONField(_("options in force"), default=dict, blank=True)
    ruleset_version = models.CharField(
        _("version of the rule book"), max_length=20, blank=True, default=""
    )
    time_zone = models.CharField(
        _("time zone in force"), max_length=60, blank=True, default=""
    )
    secret = models.BinaryField(null=True, editable=False)
    commitment = models.CharField(
        _("commitment"), max_length=64, blank=True, default=""
    )
    version = models.PositiveIntegerField(default=1, editable=False)
    created_at = models.DateTimeField(_("created at"), default=timezone.now)
    started_at = models.DateTimeField(_("started at"), null=True, blank=True)
    closed_at = models.DateTimeField(_("closed at"), null=True, blank=True)

    class Meta:
        verbose_name = _("season")
        verbose_name_plural = _("seasons")
        ordering: ClassVar[list[str]] = ["league_id", "-number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["league", "number"], name="leagues_season_number_once"
            ),
            models.UniqueConstraint(
                fields=["league", "slug"], name="leagues_season_slug_once"
            ),
            models.CheckConstraint(
                condition=models.Q(
                    state__in=["draft", "scheduled"],
                    started_at=None,
                    closed_at=None,
                    secret=None,
                    commitment="",
                )
                | (
                    models.Q(
                        state__in=["running", "closed"],
                        started_at__isnull=False,
                        secret__isnull=False,
                    )
                    & ~models.Q(commitment="")
                    & ~models.Q(ruleset_version="")
                ),
                name="leagues_season_promises_at_start",
            ),
            models.CheckConstraint(
                condition=models.Q(state="closed", closed_at__isnull=False)
                | (~models.Q(state="closed") & models.Q(closed_at=None)),
                name="leagues_season_closed_at",
            ),
            models.CheckConstraint(
                condition=models.Q(state__in=["draft", "scheduled"], time_zone="")
                | (models.Q(state__in=["running", "closed"]) & ~models.Q(time_zone="")),
                name="leagues_season_zone_at_start",
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def schedule(self) -> ScheduleSettings:
        """The settings that the schedule is made from."""
        return ScheduleSettings.read(self)

    @property
    def zone_name(self) -> str:
        """The name of the zone of its days: the league's until it has started."""
        return self.time_zone or self.league.time_zone

    @property
    def zone(self) -> ZoneInfo:
        """The zone in which the season's days begin and end."""
        return ZoneInfo(self.zone_name)

    @property
    def rules(self) -> Rules:
        """The rules by which results become places."""
        return read_rules(self.standings)


class Division(models.Model):
    """A part of a season's table."""

    season = models.ForeignKey(
        Season, on_delete=models.CASCADE, related_name="divisions"
    )
    name = models.CharField(
        _("name"), max_length=NAME_LENGTH, validators=[validate_line]
    )
    order = models.PositiveSmallIntegerField(_("order"))

    class Meta:
        verbose_name = _("division")
        verbose_name_plural = _("divisions")
        ordering: ClassVar[list[str]] = ["season_id", "order"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["season", "name"], name="leagues_division_name_once"
            ),
            models.UniqueConstraint(
                fields=["season", "order"], name="leagues_division_order_once"
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Entry(models.Model):
    """A team's part in a season: what the standings rank.

    `final_place` and `is_champion` are written when the season is closed; `order` is
    the place in the list from which the schedule is drawn. `withdrawal_reason` is for
    everybody to read.
    """

    season = models.ForeignKey(Season, on_delete=models.CASCADE, related_name="entries")
    team = models.ForeignKey(Team, on_delete=models.RESTRICT, related_name="entries")
    division = models.ForeignKey(
        Division,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="entries",
    )
    order = models.PositiveSmallIntegerField(_("order"))
    withdrawn_at = models.DateTimeField(_("withdrawn at"), null=True, blank=True)
    withdrawal_reason = models.CharField(
        _("reason of the withdrawal"),
        max_length=REASON_LENGTH,
        blank=True,
        default="",
        validators=[validate_line],
    )
    final_place = models.PositiveSmallIntegerField(
        _("final place"), null=True, blank=True
    )
    is_champion = models.BooleanField(_("champion"), default=False)

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering: ClassVar[list[str]] = ["season_id", "order"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["season", "team"], name="leagues_entry_team_once"
            ),
            models.UniqueConstraint(
                fields=["season", "order"], name="leagues_entry_order_once"
            ),
            models.CheckConstraint(
                # Without the second part a place that is null would pass.
                condition=models.Q(is_champion=False)
                | models.Q(final_place=1, final_place__isnull=False),
                name="leagues_entry_champion_is_first",
            ),
        ]

    def __str__(self) -> str:
        return str(self.team)


class Adjustment(models.Model):
    """Points or wins given to a team, or taken from it, by a ruling.

    One that was revoked stays on record and counts no longer.
    """

    entry = models.ForeignKey(
        Entry, on_delete=models.CASCADE, related_name="adjustments"
    )
    points = models.SmallIntegerField(_("points"), default=0)
    wins = models.SmallIntegerField(_("wins"), default=0)
    reason = models.CharField(
        _("reason"), max_length=REASON_LENGTH, validators=[validate_line]
    )
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
    )
    created_at = models.DateTimeField(_("created at"), default=timezone.now)
    revoked_at = models.DateTimeField(_("revoked at"), null=True, blank=True)

    class Meta:
        verbose_name = _("adjustment")
        verbose_name_plural = _("adjustments")
        ordering: ClassVar[list[str]] = ["created_at", "pk"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(
                condition=~models.Q(points=0, wins=0),
                name="leagues_adjustment_changes_something",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.entry}: {self.points:+d} points, {self.wins:+d} wins"


class Lots(models.Model):
    """A drawing of lots among level teams, as it came out; never changed.

    `order` lists ids of entries, the first drawn first.
    """

    season = models.ForeignKey(Season, on_delete=models.CASCADE, related_name="lots")
    order = models.JSONField(_("order"))
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
    )
    drawn_at = models.DateTimeField(_("drawn at"), default=timezone.now)

    class Meta:
        verbose_name = _("drawing of lots")
        verbose_name_plural = _("drawings of lots")
        ordering: ClassVar[list[str]] = ["drawn_at", "pk"]

    def __str__(self) -> str:
        return f"{self.season}: {len(self.order)}"
