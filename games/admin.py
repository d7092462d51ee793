"""The admin of games: everything can be looked at, nothing written.

What a game or a run is follows from what services and workers did; a change made here
would be one that no record explains.
"""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from games.models import (
    Exhibition,
    Game,
    Pace,
    PlayerLine,
    PlayerSeasonLine,
    RunChunk,
    RunError,
    SeasonLine,
    SimulationRun,
    TeamLine,
)
from leagues.admin import Viewed


class WithoutRecords(Viewed):
    """Rows in whose lists no record is read: each is some 30 kB, and none is shown."""

    deferred: tuple[str, ...] = ("game__record", "game__events")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Return the rows without what is not shown."""
        return super().get_queryset(request).defer(*self.deferred)


@admin.register(Game)
class GameAdmin(WithoutRecords):
    """Games, without their records: profiles in them are secret until the end."""

    list_display = (
        "fixture",
        "fixture__league",
        "attempt",
        "source",
        "is_official",
        "home_points",
        "away_points",
        "forfeit",
        "author",
        "verified_state",
        "made_at",
    )
    list_filter = (
        "source",
        "is_official",
        ("fixture", admin.EmptyFieldListFilter),
        "verified_state",
    )
    list_select_related = (
        "fixture__league",
        "fixture__home__team",
        "fixture__away__team",
        "author",
    )
    search_fields = ("fixture__number", "fixture__league__name", "note")
    exclude = ("digest", "home_profile", "away_profile")
    deferred = ("record", "events")


@admin.register(Exhibition)
class ExhibitionAdmin(WithoutRecords):
    """Games that visitors had played, kept for a day."""

    list_display = ("__str__", "game", "key")
    list_select_related = ("game",)
    exclude = ("steps",)


@admin.register(TeamLine)
class TeamLineAdmin(WithoutRecords):
    """Lines of box scores."""

    list_display = ("game", "entry", "side")
    list_select_related = ("game", "entry__team")
    search_fields = ("entry__team__name",)


@admin.register(SeasonLine)
class SeasonLineAdmin(Viewed):
    """Lines of seasons."""

    list_display = ("entry", "season", "games")
    list_select_related = ("entry__team", "season")
    search_fields = ("entry__team__name", "season__name")


@admin.register(PlayerLine)
class PlayerLineAdmin(WithoutRecords):
    """Lines of players."""

    list_display = ("game", "entry", "player", "place")
    list_select_related = ("game", "entry__team", "player")
    search_fields = ("player__name", "entry__team__name")


@admin.register(PlayerSeasonLine)
class PlayerSeasonLineAdmin(Viewed):
    """Season lines of players."""

    list_display = ("player", "entry", "season", "games")
    list_select_related = ("player", "entry__team", "season")
    search_fields = ("player__name", "entry__team__name", "season__name")


@admin.register(SimulationRun)
class SimulationRunAdmin(Viewed):
    """Runs."""

    list_display = (
        "season",
        "number",
        "kind",
        "state",
        "total",
        "done",
        "failed",
        "skipped",
        "created_at",
    )
    list_filter = ("kind", "state")
    list_select_related = ("season",)
    search_fields = ("season__name", "season__league__name")


@admin.register(RunChunk)
class RunChunkAdmin(Viewed):
    """Parts of runs."""

    list_display = ("run", "place", "state", "handled", "lease_until", "queued_at")
    list_filter = ("state",)
    list_select_related = ("run__season",)


@admin.register(RunError)
class RunErrorAdmin(Viewed):
    """What went wrong in runs."""

    list_display = ("run", "fixture", "reason", "at")
    list_select_related = ("run__season", "fixture__home__team", "fixture__away__team")
    search_fields = ("reason",)


@admin.register(Pace)
class PaceAdmin(Viewed):
    """How long games take."""

    list_display = ("ruleset", "coach", "seconds")
