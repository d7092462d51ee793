"""An appointment of two teams, and how it was decided."""

from datetime import date
from typing import ClassVar

from django.db import models
from django.db.models import F, Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from leagues.models.league import League
from leagues.models.season import Entry, Season
from leagues.scheduling import local_date


class Fixture(models.Model):
    """Two teams, a moment, and at most one result that counts.

    A result is either a score or a forfeit; a forfeit is a state and has no score.
    `source` tells how the result came about and `result_kind` which of the rule book's
    endings it was, where that is known. `league` repeats that of the season so that
    the database can keep numbers apart; `number` is the fixture's address for life.
    `version` and `changed_at` move with every change, for calendars and forms alike.
    """

    class Stage(models.TextChoices):
        """The part of a season that a fixture belongs to."""

        REGULAR = "regular", _("regular season")

    class State(models.TextChoices):
        """Whether there is a result, or ever will be."""

        SCHEDULED = "scheduled", _("scheduled")
        DECIDED = "decided", _("decided")
        CANCELLED = "cancelled", _("cancelled")

    class Forfeit(models.TextChoices):
        """Who did not play, where somebody did not."""

        HOME = "home", _("by the home team")
        AWAY = "away", _("by the away team")
        BOTH = "both", _("by both teams")

    class Source(models.TextChoices):
        """How a result came about."""

        SIMULATED = "simulated", _("simulated")
        ONLINE = "online", _("played online")
        TABLE = "table", _("recorded at a table")
        SCORE = "score", _("score entered")
        BOX_SCORE = "box_score", _("box score entered")
        FORFEIT = "forfeit", _("forfeit")

    league = models.ForeignKey(
        League, on_delete=models.CASCADE, related_name="fixtures"
    )
    season = models.ForeignKey(
        Season, on_delete=models.CASCADE, related_name="fixtures"
    )
    number = models.PositiveIntegerField(_("number"))
    stage = models.CharField(
        _("stage"), max_length=10, choices=Stage, default=Stage.REGULAR
    )
    round = models.PositiveSmallIntegerField(_("round"))
    starts_at = models.DateTimeField(_("starts at"))
    home = models.ForeignKey(
        Entry, on_delete=models.RESTRICT, related_name="home_fixtures"
    )
    away = models.ForeignKey(
        Entry, on_delete=models.RESTRICT, related_name="away_fixtures"
    )
    state = models.CharField(
        _("state"), max_length=10, choices=State, default=State.SCHEDULED
    )
    home_points = models.PositiveIntegerField(_("home points"), null=True, blank=True)
    away_points = models.PositiveIntegerField(_("away points"), null=True, blank=True)
    forfeit = models.CharField(
        _("forfeit"), max_length=4, choices=Forfeit, blank=True, default=""
    )
    result_kind = models.CharField(
        _("kind of ending"), max_length=20, blank=True, default=""
    )
    source = models.CharField(
        _("made by"), max_length=10, choices=Source, blank=True, default=""
    )
    decided_at = models.DateTimeField(_("decided at"), null=True, blank=True)
    version = models.PositiveIntegerField(default=1, editable=False)
    changed_at = models.DateTimeField(_("changed at"), default=timezone.now)

    class Meta:
        verbose_name = _("fixture")
        verbose_name_plural = _("fixtures")
        ordering: ClassVar[list[str]] = ["starts_at", "number", "pk"]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(
                fields=["season", "starts_at", "number"], name="leagues_fixture_by_date"
            ),
            models.Index(
                fields=["season", "state", "starts_at"], name="leagues_fixture_open"
            ),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["league", "number"], name="leagues_fixture_number_once"
            ),
            models.UniqueConstraint(
                fields=["season", "stage", "round", "home"],
                name="leagues_fixture_home_once_a_round",
            ),
            models.UniqueConstraint(
                fields=["season", "stage", "round", "away"],
                name="leagues_fixture_away_once_a_round",
            ),
            models.CheckConstraint(
                condition=~Q(home=F("away")), name="leagues_fixture_two_teams"
            ),
            models.CheckConstraint(
                condition=Q(
                    state="decided",
                    decided_at__isnull=False,
                    forfeit="",
                    home_points__isnull=False,
                    away_points__isnull=False,
                )
                | Q(
                    state="decided",
                    decided_at__isnull=False,
                    forfeit__in=["home", "away", "both"],
                    home_points=None,
                    away_points=None,
                    source="forfeit",
                )
                | Q(
                    state__in=["scheduled", "cancelled"],
                    decided_at=None,
                    forfeit="",
                    home_points=None,
                    away_points=None,
                    source="",
                    result_kind="",
                ),
                name="leagues_fixture_result_is_whole",
            ),
            models.CheckConstraint(
                condition=Q(forfeit="") & ~Q(source="forfeit")
                | ~Q(forfeit="") & Q(source="forfeit"),
                name="leagues_fixture_forfeit_has_no_other_source",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.number}: {self.home} – {self.away}"

    @property
    def is_decided(self) -> bool:
        """Whether there is a result: a score or a forfeit."""
        return self.state == self.State.DECIDED

    def day(self) -> date:
        """The day on which it is played, in the season's zone."""
        return local_date(self.starts_at, self.season.zone)
