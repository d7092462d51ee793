"""A league, the people in it, and what they did."""

from typing import ClassVar
from zoneinfo import ZoneInfo

from django.conf import settings
from django.core.serializers.json import DjangoJSONEncoder
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from leagues.text import validate_line
from simulation.protocol import Ruleset
from simulation.registry import get_ruleset

NAME_LENGTH = 80
SLUG_LENGTH = 50
REASON_LENGTH = 200
TOKEN_LENGTH = 64


class League(models.Model):
    """A community that plays one rule book.

    The slug and the rule book are those of its creation. `fixtures_numbered` is the
    last number that a fixture got: numbers are never used again, so that an address
    of a fixture never comes to mean another one. `token` is that of the form which
    made the league: the same form sent twice is the same league. `roster_budget` is how
    many rating points the players of a roster may have on average under the policy
    *budget*, None otherwise.
    """

    class RosterPolicy(models.TextChoices):
        """Which players a roster may have, where the rule book has players."""

        TOKENS = "tokens", _("the players of the box")
        BUDGET = "budget", _("any ratings within a budget")
        FREE = "free", _("whatever the commissioner enters")

    class Visibility(models.TextChoices):
        """Who may read the league's pages."""

        PUBLIC = "public", _("everybody")
        PRIVATE = "private", _("members only")

    slug = models.SlugField(_("address"), max_length=SLUG_LENGTH, unique=True)
    name = models.CharField(
        _("name"), max_length=NAME_LENGTH, validators=[validate_line]
    )
    ruleset = models.CharField(_("rule book"), max_length=SLUG_LENGTH)
    options = models.JSONField(_("options of the rule book"), default=dict, blank=True)
    roster_policy = models.CharField(
        _("rosters"),
        max_length=10,
        choices=RosterPolicy,
        default=RosterPolicy.TOKENS,
    )
    roster_budget = models.PositiveIntegerField(
        _("rating points a player"), null=True, blank=True
    )
    visibility = models.CharField(
        _("visible to"),
        max_length=10,
        choices=Visibility,
        default=Visibility.PUBLIC,
    )
    time_zone = models.CharField(_("time zone"), max_length=60, default="UTC")
    home_coach_enters_results = models.BooleanField(
        _("the home coach enters results"), default=False
    )
    fixtures_numbered = models.PositiveIntegerField(
        _("last fixture number"), default=0, editable=False
    )
    token = models.CharField(
        max_length=TOKEN_LENGTH, blank=True, default="", editable=False
    )
    version = models.PositiveIntegerField(default=1, editable=False)
    created_at = models.DateTimeField(_("created at"), default=timezone.now)

    class Meta:
        verbose_name = _("league")
        verbose_name_plural = _("leagues")
        ordering: ClassVar[list[str]] = ["name", "pk"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(
                condition=models.Q(visibility__in=["public", "private"]),
                name="leagues_league_visibility",
            ),
            models.CheckConstraint(
                condition=models.Q(roster_policy="budget", roster_budget__isnull=False)
                | models.Q(roster_policy__in=["tokens", "free"], roster_budget=None),
                name="leagues_league_roster_policy",
            ),
            models.UniqueConstraint(
                fields=["token"],
                condition=~models.Q(token=""),
                name="leagues_league_token_once",
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def zone(self) -> ZoneInfo:
        """The zone in which the league's days begin and end."""
        return ZoneInfo(self.time_zone)

    @property
    def rules(self) -> Ruleset:
        """The rule book; `UnknownRuleset` where this site has it no longer."""
        return get_ruleset(self.ruleset)


class Membership(models.Model):
    """One person's role in one league."""

    class Role(models.TextChoices):
        """What a member is there for, the most powerful first."""

        COMMISSIONER = "commissioner", _("commissioner")
        SCOREKEEPER = "scorekeeper", _("scorekeeper")
        COACH = "coach", _("coach")
        VIEWER = "viewer", _("viewer")

    league = models.ForeignKey(
        League, on_delete=models.CASCADE, related_name="memberships"
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="memberships",
    )
    role = models.CharField(_("role"), max_length=20, choices=Role)
    version = models.PositiveIntegerField(default=1, editable=False)
    created_at = models.DateTimeField(_("member since"), default=timezone.now)

    class Meta:
        verbose_name = _("member")
        verbose_name_plural = _("members")
        ordering: ClassVar[list[str]] = ["pk"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["league", "user"], name="leagues_membership_once"
            ),
            models.CheckConstraint(
                condition=models.Q(
                    role__in=["commissioner", "scorekeeper", "coach", "viewer"]
                ),
                name="leagues_membership_role",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user} ({self.get_role_display()})"


class AuditEntry(models.Model):
    """One thing that somebody did in a league; never changed and never removed.

    `action` is `<noun>.<verb>` such as `season.started`; `target` names in words what
    it was done to, as it was called then; `details` holds what changed, as plain
    values.
    """

    league = models.ForeignKey(
        League, on_delete=models.CASCADE, related_name="audit_entries"
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
    )
    action = models.CharField(_("action"), max_length=40)
    target = models.CharField(_("target"), max_length=250)
    details = models.JSONField(
        _("details"), default=dict, blank=True, encoder=DjangoJSONEncoder
    )
    at = models.DateTimeField(_("at"), default=timezone.now)

    class Meta:
        verbose_name = _("audit entry")
        verbose_name_plural = _("audit entries")
        ordering: ClassVar[list[str]] = ["-at", "-pk"]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["league", "-at", "-id"], name="leagues_audit_latest"),
        ]

    def __str__(self) -> str:
        return f"{self.action}: {self.target}"
