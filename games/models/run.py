"""What workers are asked to do to a season, and how far they have come."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from leagues.models import Fixture, Season
from leagues.models.league import SLUG_LENGTH

TOKEN_LENGTH = 64
REASON_LENGTH = 500


class SimulationRun(models.Model):
    """A request to simulate a season's open fixtures, or to check its receipts.

    `token` is the form's: the same form sent twice is the same run. Of `total`
    fixtures `done` were simulated or found in order, `failed` went wrong (each has a
    `RunError`), `skipped` needed nothing: decided or called off by somebody else
    meanwhile, or played by a version of the rules that is no longer here.
    `is_promise_kept` tells, for a check, whether the season's secret is the promised
    one. `advanced_at` is when a worker last took a part of it up or got on with one.
    """

    class Kind(models.TextChoices):
        """What is done to each fixture."""

        SIMULATE = "simulate", _("simulate")
        VERIFY = "verify", _("check receipts")

    class Reach(models.TextChoices):
        """Which fixtures it is done to."""

        DAY = "day", _("the next day")
        DATE = "date", _("to a date")
        SEASON = "season", _("the whole season")

    class State(models.TextChoices):
        """How far it is."""

        QUEUED = "queued", _("queued")
        RUNNING = "running", _("at work")
        STOPPING = "stopping", _("stopping")
        STOPPED = "stopped", _("stopped")
        DONE = "done", _("done")

    ACTIVE = (State.QUEUED, State.RUNNING, State.STOPPING)

    season = models.ForeignKey(Season, on_delete=models.CASCADE, related_name="runs")
    number = models.PositiveIntegerField(_("number"))
    kind = models.CharField(
        _("kind"), max_length=10, choices=Kind, default=Kind.SIMULATE
    )
    reach = models.CharField(_("reach"), max_length=10, choices=Reach)
    until = models.DateField(_("until"), null=True, blank=True)
    token = models.CharField(max_length=TOKEN_LENGTH, unique=True, editable=False)
    state = models.CharField(
        _("state"), max_length=10, choices=State, default=State.QUEUED
    )
    total = models.PositiveIntegerField(_("fixtures"))
    done = models.PositiveIntegerField(_("done"), default=0)
    failed = models.PositiveIntegerField(_("failed"), default=0)
    skipped = models.PositiveIntegerField(_("skipped"), default=0)
    is_promise_kept = models.BooleanField(
        _("the promise was kept"), null=True, blank=True
    )
    requested_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
    )
    created_at = models.DateTimeField(_("requested at"), default=timezone.now)
    started_at = models.DateTimeField(_("started at"), null=True, blank=True)
    advanced_at = models.DateTimeField(_("last got on at"), null=True, blank=True)
    finished_at = models.DateTimeField(_("finished at"), null=True, blank=True)

    class Meta:
        verbose_name = _("run")
        verbose_name_plural = _("runs")
        ordering: ClassVar[list[str]] = ["season_id", "-number"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["season", "number"], name="games_run_number_once"
            ),
            models.UniqueConstraint(
                fields=["season"],
                condition=Q(state__in=["queued", "running", "stopping"]),
                name="games_run_one_active",
            ),
            models.CheckConstraint(
                condition=Q(reach="date", until__isnull=False)
                | (~Q(reach="date") & Q(until=None)),
                name="games_run_until_a_date",
            ),
            models.CheckConstraint(
                condition=Q(state__in=["stopped", "done"], finished_at__isnull=False)
                | Q(state__in=["queued", "running", "stopping"], finished_at=None),
                name="games_run_finished_at",
            ),
            models.CheckConstraint(
                condition=Q(total__gte=F("done") + F("failed") + F("skipped")),
                name="games_run_counts_each_once",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.season}: {self.number}"

    @property
    def is_active(self) -> bool:
        """Whether workers still have to do with it."""
        return self.state in self.ACTIVE

    @property
    def settled(self) -> int:
        """How many fixtures are through, whatever came of them."""
        return self.done + self.failed + self.skipped


class RunChunk(models.Model):
    """A part of a run that one worker does in one go.

    `fixtures` lists ids; the first `handled` of them are through. A worker holds the
    chunk by `lease_token` until `lease_until`; a lease that has lapsed is anybody's.
    `claims` counts how often it was taken without getting any further, so that a
    game which kills its worker is not played for ever. `queued_at` is when it was
    last sent to the queue.
    """

    class State(models.TextChoices):
        """Whose it is."""

        WAITING = "waiting", _("waiting")
        LEASED = "leased", _("at work")
        DONE = "done", _("done")

    run = models.ForeignKey(
        SimulationRun, on_delete=models.CASCADE, related_name="chunks"
    )
    place = models.PositiveIntegerField(_("place"))
    fixtures = models.JSONField(_("fixtures"))
    handled = models.PositiveIntegerField(_("handled"), default=0)
    state = models.CharField(
        _("state"), max_length=10, choices=State, default=State.WAITING
    )
    lease_token = models.CharField(
        max_length=TOKEN_LENGTH, blank=True, default="", editable=False
    )
    lease_until = models.DateTimeField(_("leased until"), null=True, blank=True)
    claims = models.PositiveIntegerField(_("claims without progress"), default=0)
    queued_at = models.DateTimeField(_("queued at"), null=True, blank=True)

    class Meta:
        verbose_name = _("part of a run")
        verbose_name_plural = _("parts of runs")
        ordering: ClassVar[list[str]] = ["run_id", "place"]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["state", "lease_until"], name="games_chunk_lapsed"),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["run", "place"], name="games_chunk_place_once"
            ),
            models.CheckConstraint(
                condition=Q(state="leased", lease_until__isnull=False)
                & ~Q(lease_token="")
                | Q(state__in=["waiting", "done"], lease_until=None, lease_token=""),
                name="games_chunk_leased_to_somebody",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.run}, {self.place}"


class RunError(models.Model):
    """What went wrong with a fixture in a run; the fixture is as it was before."""

    run = models.ForeignKey(
        SimulationRun, on_delete=models.CASCADE, related_name="errors"
    )
    fixture = models.ForeignKey(
        Fixture, on_delete=models.CASCADE, related_name="run_errors"
    )
    reason = models.CharField(_("reason"), max_length=REASON_LENGTH)
    at = models.DateTimeField(_("at"), default=timezone.now)

    class Meta:
        verbose_name = _("failure")
        verbose_name_plural = _("failures")
        ordering: ClassVar[list[str]] = ["run_id", "pk"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["run", "fixture"], name="games_error_fixture_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.fixture_id}: {self.reason}"


class Pace(models.Model):
    """How long a game of a rule book takes with a coach, as workers measured it.

    `seconds` are those of the clock, playing and storing together; recent games count
    more than old ones.
    """

    ruleset = models.CharField(_("rule book"), max_length=SLUG_LENGTH)
    coach = models.CharField(_("coach"), max_length=30)
    seconds = models.FloatField(_("seconds a game"))

    class Meta:
        verbose_name = _("pace")
        verbose_name_plural = _("paces")
        ordering: ClassVar[list[str]] = ["ruleset", "coach"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["ruleset", "coach"], name="games_pace_coach_once"
            ),
            models.CheckConstraint(
                condition=Q(seconds__gt=0), name="games_pace_takes_time"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.ruleset}, {self.coach}: {self.seconds:.4f}"
