"""A game that was played, its lines, and the lines of a season."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from games.models.run import SimulationRun
from leagues.models import CoachProfile, Entry, Fixture, Player, RosterSpot, Season
from leagues.models.league import SLUG_LENGTH

DIGEST_LENGTH = 64
NOTE_LENGTH = 200


class Game(models.Model):
    """The playing of a fixture, or of none (an exhibition).

    At most one game of a fixture is official: the one whose result counts. One that
    was voided stays and keeps its `attempt`, which is part of the next one's seed;
    `voided_at` and `voided_by` tell when and by whom, where that was kept.

    A result that was entered by hand is a game too: `author` entered it, with a `note`
    for everybody to read. A forfeit has no points, and in `forfeit` who did not play.

    `record` and `events` are compressed JSON, None where only a result was entered.
    `digest` is the SHA-256 of the record, `sealed_digest` that of the copy which is
    published while coach profiles are secret: the plain one would let anybody try
    all profiles against it. `seed` is text, since it is larger than the numbers that
    browsers keep exactly. `periods` lists the points (home, away) of each period.
    """

    class Verified(models.TextChoices):
        """What replaying the record gave when it was last tried."""

        VERIFIED = "verified", _("verified")
        DIFFERS = "differs", _("differs")
        ARCHIVED = "archived", _("archived")

    fixture = models.ForeignKey(
        Fixture, on_delete=models.CASCADE, null=True, blank=True, related_name="games"
    )
    attempt = models.PositiveIntegerField(_("attempt"), default=1)
    source = models.CharField(_("made by"), max_length=10, choices=Fixture.Source)
    is_official = models.BooleanField(_("official"), default=False)
    ruleset = models.CharField(_("rule book"), max_length=SLUG_LENGTH)
    ruleset_version = models.CharField(_("version of the rule book"), max_length=20)
    seed = models.CharField(_("seed"), max_length=20, blank=True, default="")
    record = models.BinaryField(null=True)
    events = models.BinaryField(null=True)
    digest = models.CharField(
        _("digest"), max_length=DIGEST_LENGTH, blank=True, default=""
    )
    sealed_digest = models.CharField(
        _("digest of the sealed copy"),
        max_length=DIGEST_LENGTH,
        blank=True,
        default="",
    )
    periods = models.JSONField(_("points by period"), default=list, blank=True)
    home_points = models.PositiveIntegerField(_("home points"), null=True, blank=True)
    away_points = models.PositiveIntegerField(_("away points"), null=True, blank=True)
    forfeit = models.CharField(
        _("forfeit"), max_length=4, choices=Fixture.Forfeit, blank=True, default=""
    )
    result_kind = models.CharField(
        _("kind of ending"), max_length=20, blank=True, default=""
    )
    decisions = models.PositiveIntegerField(_("decisions"), default=0)
    home_profile = models.ForeignKey(
        CoachProfile,
        on_delete=models.RESTRICT,
        null=True,
        blank=True,
        related_name="home_games",
    )
    away_profile = models.ForeignKey(
        CoachProfile,
        on_delete=models.RESTRICT,
        null=True,
        blank=True,
        related_name="away_games",
    )
    run = models.ForeignKey(
        SimulationRun,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="games",
    )
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="entered_games",
    )
    note = models.CharField(_("note"), max_length=NOTE_LENGTH, blank=True, default="")
    voided_at = models.DateTimeField(_("voided at"), null=True, blank=True)
    voided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="voided_games",
    )
    verified_at = models.DateTimeField(_("verified at"), null=True, blank=True)
    verified_state = models.CharField(
        _("verification"), max_length=10, choices=Verified, blank=True, default=""
    )
    made_at = models.DateTimeField(_("made at"), default=timezone.now)

    class Meta:
        verbose_name = _("game")
        verbose_name_plural = _("games")
        ordering: ClassVar[list[str]] = ["fixture_id", "attempt", "pk"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["fixture", "attempt"], name="games_game_attempt_once"
            ),
            models.UniqueConstraint(
                fields=["fixture"],
                condition=Q(is_official=True),
                name="games_game_one_official",
            ),
            models.CheckConstraint(
                condition=Q(attempt__gte=1), name="games_game_attempts_from_one"
            ),
            models.CheckConstraint(
                condition=Q(is_official=False) | Q(fixture__isnull=False),
                name="games_game_official_has_fixture",
            ),
            models.CheckConstraint(
                condition=~Q(source="simulated")
                | (
                    Q(record__isnull=False, events__isnull=False)
                    & ~Q(seed="")
                    & ~Q(digest="")
                ),
                name="games_game_simulated_has_record",
            ),
            models.CheckConstraint(
                condition=Q(
                    forfeit="", home_points__isnull=False, away_points__isnull=False
                )
                & ~Q(source="forfeit")
                | Q(
                    forfeit__in=["home", "away", "both"],
                    home_points=None,
                    away_points=None,
                    source="forfeit",
                ),
                name="games_game_score_or_forfeit",
            ),
            models.CheckConstraint(
                condition=Q(is_official=False) | Q(voided_at=None, voided_by=None),
                name="games_game_official_is_not_void",
            ),
            models.CheckConstraint(
                condition=Q(verified_at=None, verified_state="")
                | Q(
                    verified_at__isnull=False,
                    verified_state__in=["verified", "differs", "archived"],
                ),
                name="games_game_verified_at_some_time",
            ),
        ]

    def __str__(self) -> str:
        result = self.forfeit or f"{self.home_points}–{self.away_points}"
        if self.fixture_id is None:
            return f"exhibition: {result}"
        return f"{self.fixture_id}/{self.attempt}: {result}"

    @property
    def points_by_period(self) -> tuple[tuple[int, int], ...]:
        """The points (home, away) of each period."""
        return tuple((home, away) for home, away in self.periods)


class TeamLine(models.Model):
    """What a team did in one game: a row of its box score.

    `values` holds the stored columns of the rule book by key.
    """

    class Side(models.TextChoices):
        """Where the team played."""

        HOME = "home", _("home")
        AWAY = "away", _("away")

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="lines")
    entry = models.ForeignKey(
        Entry, on_delete=models.RESTRICT, related_name="game_lines"
    )
    side = models.CharField(_("side"), max_length=4, choices=Side)
    values = models.JSONField(_("values"), default=dict)

    class Meta:
        verbose_name = _("team line")
        verbose_name_plural = _("team lines")
        ordering: ClassVar[list[str]] = ["game_id", "-side"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["game", "side"], name="games_teamline_side_once"
            ),
            models.UniqueConstraint(
                fields=["game", "entry"], name="games_teamline_entry_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.entry}, {self.side}"


class SeasonLine(models.Model):
    """A team's official lines of a season, folded into one.

    `games` is how many lines went in; `values` are the team's own sums (or maxima),
    `against` those of its opponents. Always folded anew from lines, never added to.
    """

    season = models.ForeignKey(
        Season, on_delete=models.CASCADE, related_name="season_lines"
    )
    entry = models.OneToOneField(
        Entry, on_delete=models.CASCADE, related_name="season_line"
    )
    games = models.PositiveIntegerField(_("games with lines"), default=0)
    values = models.JSONField(_("values"), default=dict)
    against = models.JSONField(_("values of the opponents"), default=dict)

    class Meta:
        verbose_name = _("season line")
        verbose_name_plural = _("season lines")
        ordering: ClassVar[list[str]] = ["season_id", "entry_id"]

    def __str__(self) -> str:
        return f"{self.entry}: {self.games}"


class PlayerLine(models.Model):
    """What a player did in one game, or that he was on the team sheet and did not play.

    `place` is his place on the team sheet, from 1; `spot` what he was to the team at
    tip-off. `values` holds the stored columns of players by key, and is empty for one
    who was not in the game. `shots` holds what he made and tried by zone, where the
    rule book draws shots: a zone's name → [made, tried].
    """

    game = models.ForeignKey(
        Game, on_delete=models.CASCADE, related_name="player_lines"
    )
    entry = models.ForeignKey(
        Entry, on_delete=models.CASCADE, related_name="player_lines"
    )
    player = models.ForeignKey(Player, on_delete=models.CASCADE, related_name="lines")
    spot = models.ForeignKey(RosterSpot, on_delete=models.CASCADE, related_name="lines")
    side = models.CharField(_("side"), max_length=4, choices=TeamLine.Side)
    place = models.PositiveSmallIntegerField(_("place on the team sheet"))
    values = models.JSONField(_("values"), default=dict, blank=True)
    shots = models.JSONField(_("shots by zone"), default=dict, blank=True)

    class Meta:
        verbose_name = _("player line")
        verbose_name_plural = _("player lines")
        ordering: ClassVar[list[str]] = ["game_id", "-side", "place"]
        indexes: ClassVar[list[models.Index]] = [
            models.Index(fields=["entry", "player"], name="games_playerline_of"),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["game", "side", "place"], name="games_playerline_place_once"
            ),
            models.UniqueConstraint(
                fields=["game", "player"], name="games_playerline_player_once"
            ),
            models.CheckConstraint(
                condition=Q(place__gte=1), name="games_playerline_from_one"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.player}: {self.game_id}"


class PlayerSeasonLine(models.Model):
    """A player's official lines for one team in a season, folded into one.

    `games` is how many he was in. Folded anew like the season line of his team.
    """

    season = models.ForeignKey(
        Season, on_delete=models.CASCADE, related_name="player_season_lines"
    )
    entry = models.ForeignKey(
        Entry, on_delete=models.CASCADE, related_name="player_season_lines"
    )
    player = models.ForeignKey(
        Player, on_delete=models.CASCADE, related_name="season_lines"
    )
    games = models.PositiveIntegerField(_("games played"), default=0)
    values = models.JSONField(_("values"), default=dict)
    shots = models.JSONField(_("shots by zone"), default=dict, blank=True)

    class Meta:
        verbose_name = _("season line of a player")
        verbose_name_plural = _("season lines of players")
        ordering: ClassVar[list[str]] = ["season_id", "entry_id", "player_id"]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.UniqueConstraint(
                fields=["entry", "player"], name="games_playerseason_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.player}, {self.entry}: {self.games}"
