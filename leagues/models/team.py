"""Teams, who coaches them, and how they play when nobody is there."""

from typing import ClassVar

from django.conf import settings
from django.core.validators import RegexValidator
from django.db import models
from django.db.models.functions import Upper
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from leagues.models.league import NAME_LENGTH, SLUG_LENGTH, League
from leagues.text import validate_line

ABBREVIATION_LENGTHS = (2, 4)
DEFAULT_COACH = "standard"

colour = RegexValidator(r"^#[0-9a-f]{6}\Z", _("Write a colour as #rrggbb."))


class Team(models.Model):
    """A team of a league; one that has played is archived, never removed.

    `roster_version` counts the changes of its roster.
    """

    league = models.ForeignKey(League, on_delete=models.CASCADE, related_name="teams")
    slug = models.SlugField(_("address"), max_length=SLUG_LENGTH)
    name = models.CharField(
        _("name"), max_length=NAME_LENGTH, validators=[validate_line]
    )
    abbreviation = models.CharField(
        _("abbreviation"), max_length=4, validators=[validate_line]
    )
    first_color = models.CharField(_("first colour"), max_length=7, validators=[colour])
    second_color = models.CharField(
        _("second colour"), max_length=7, validators=[colour]
    )
    version = models.PositiveIntegerField(default=1, editable=False)
    roster_version = models.PositiveIntegerField(default=0, editable=False)
    created_at = models.DateTimeField(_("created at"), default=timezone.now)
    archived_at = models.DateTimeField(_("archived at"), null=True, blank=True)

    class Meta:
        verbose_name = _("team")
        verbose_name_plural = _("teams")
        ordering: ClassVar[list[str]] = ["name", "pk"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["league", "slug"], name="leagues_team_slug_once"
            ),
            models.UniqueConstraint(
                "league", Upper("abbreviation"), name="leagues_team_abbreviation_once"
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Coaching(models.Model):
    """Somebody coaches a team from a day on, to another or until further notice."""

    team = models.ForeignKey(Team, on_delete=models.CASCADE, related_name="coachings")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="coachings"
    )
    from_date = models.DateField(_("from"))
    to_date = models.DateField(_("to"), null=True, blank=True)

    class Meta:
        verbose_name = _("coaching")
        verbose_name_plural = _("coachings")
        ordering: ClassVar[list[str]] = ["from_date", "pk"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["team", "user"],
                condition=models.Q(to_date=None),
                name="leagues_coaching_once_at_a_time",
            ),
            models.CheckConstraint(
                condition=models.Q(to_date=None)
                | models.Q(to_date__gte=models.F("from_date")),
                name="leagues_coaching_in_order",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user}: {self.team}"


class CoachProfile(models.Model):
    """How a team's computer coach is set; the newest version counts.

    A row is never changed, so that a game can name the one it was played with. A team
    without one plays the defaults, which counts as version 0. `lineup` lists ids of
    players in the order of the team sheet, the starters first; whoever of the roster is
    not in it follows in the roster's order, and whoever has left is passed over.
    `formations` has the places by role for each situation in which others are wanted
    than the rule book's first ready set.
    """

    team = models.ForeignKey(Team, on_delete=models.CASCADE, related_name="profiles")
    version = models.PositiveIntegerField(_("version"))
    coach = models.CharField(_("coach"), max_length=30, default=DEFAULT_COACH)
    dials = models.JSONField(_("dials"), default=dict, blank=True)
    lineup = models.JSONField(_("line-up"), default=list, blank=True)
    formations = models.JSONField(_("formations"), default=dict, blank=True)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
    )
    created_at = models.DateTimeField(_("created at"), default=timezone.now)

    class Meta:
        verbose_name = _("version of instructions")
        verbose_name_plural = _("instructions")
        ordering: ClassVar[list[str]] = ["team_id", "-version"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["team", "version"], name="leagues_profile_version_once"
            ),
            models.CheckConstraint(
                condition=models.Q(version__gte=1), name="leagues_profile_from_one"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.team}, {self.version}"
