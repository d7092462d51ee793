"""A game that anybody may have played and watch, in no league."""

from dataclasses import dataclass
from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.game import DIGEST_LENGTH, Game

KEY_LENGTH = 43


@dataclass(frozen=True, slots=True)
class ExhibitionTeam:
    """A ready team of a rule book as it was when it played.

    `character` is a template of the engine's words, still to be translated.
    """

    name: str
    abbreviation: str
    first_color: str
    second_color: str
    character: str


class Exhibition(models.Model):
    """What makes a game an exhibition: who plays, and where it can be watched.

    `key` is its address, which nobody can guess. `request` is the digest of the form
    that asked for it: the same form sent twice is the same game. `home` and `away` are
    the fields of an `ExhibitionTeam`. `steps` lists the fields of each
    `simulation.steps.Step` of the record.
    """

    game = models.OneToOneField(
        Game, on_delete=models.CASCADE, related_name="exhibition"
    )
    key = models.CharField(_("key"), max_length=KEY_LENGTH, unique=True)
    request = models.CharField(
        _("request"), max_length=DIGEST_LENGTH, unique=True, editable=False
    )
    home = models.JSONField(_("home"))
    away = models.JSONField(_("away"))
    steps = models.JSONField(_("steps"))

    class Meta:
        verbose_name = _("exhibition")
        verbose_name_plural = _("exhibitions")
        ordering: ClassVar[list[str]] = ["-pk"]

    def __str__(self) -> str:
        return f"{self.away_team.name} at {self.home_team.name}"

    @property
    def home_team(self) -> ExhibitionTeam:
        """The team at home."""
        return ExhibitionTeam(**self.home)

    @property
    def away_team(self) -> ExhibitionTeam:
        """The visiting team."""
        return ExhibitionTeam(**self.away)
