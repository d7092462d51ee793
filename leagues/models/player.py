"""Players, and when they were on whose roster, as what."""

from typing import ClassVar

from django.core.validators import RegexValidator
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from leagues.models.league import League
from leagues.models.team import Team
from leagues.text import validate_line

PLAYER_NAME_LENGTH = 60
NUMBER_LENGTH = 2
POSITION_LENGTH = 10

shirt_number = RegexValidator(
    r"^[0-9]{1,2}\Z", _("A number is one or two digits; 0 and 00 differ.")
)


class Player(models.Model):
    """A person whom teams of a league have or had on their rosters.

    Two may have the same name: a player is told by his id alone.
    """

    league = models.ForeignKey(League, on_delete=models.CASCADE, related_name="players")
    name = models.CharField(
        _("name"), max_length=PLAYER_NAME_LENGTH, validators=[validate_line]
    )
    created_at = models.DateTimeField(_("created at"), default=timezone.now)

    class Meta:
        verbose_name = _("player")
        verbose_name_plural = _("players")
        ordering: ClassVar[list[str]] = ["name", "pk"]

    def __str__(self) -> str:
        return self.name


class RosterSpot(models.Model):
    """What a player is to a team, from one moment to another or until further notice.

    A row never changes but for its end, so that a game can name the one in force at
    tip-off: another number, position or rating is another spot, which begins where
    the last one ends. `from_at` belongs to it, `to_at` does not. `place` is where he
    stands on the roster. `ratings` are those of the rule book, by name.
    """

    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="spots")
    team = models.ForeignKey(Team, on_delete=models.CASCADE, related_name="spots")
    number = models.CharField(
        _("number"), max_length=NUMBER_LENGTH, validators=[shirt_number]
    )
    position = models.CharField(_("position"), max_length=POSITION_LENGTH)
    ratings = models.JSONField(_("ratings"), default=dict)
    place = models.PositiveSmallIntegerField(_("place on the roster"))
    from_at = models.DateTimeField(_("from"), default=timezone.now)
    to_at = models.DateTimeField(_("to"), null=True, blank=True)

    class Meta:
        verbose_name = _("roster spot")
        verbose_name_plural = _("roster spots")
        ordering: ClassVar[list[str]] = ["team_id", "place", "pk"]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["team", "from_at"], name="leagues_spot_in_force"),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["team", "number"],
                condition=models.Q(to_at=None),
                name="leagues_spot_number_once",
            ),
            models.UniqueConstraint(
                fields=["player"],
                condition=models.Q(to_at=None),
                name="leagues_spot_one_team",
            ),
            models.CheckConstraint(
                condition=models.Q(to_at=None)
                | models.Q(to_at__gt=models.F("from_at")),
                name="leagues_spot_in_order",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.team}: {self.number} {self.player}"
