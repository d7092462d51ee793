"""The admin of leagues: everything can be looked at, hardly anything written.

A change made here would pass by the checks that services make. Two things are left
open for the site's staff, with lock, version and audit as everywhere: a membership, so
that a league whose only commissioner is gone can get another, and a league's
visibility, so that a page can be taken from the public. A season's secret is shown to
nobody.
"""

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.db import transaction
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from leagues.models import (
    Adjustment,
    AuditEntry,
    Coaching,
    CoachProfile,
    Division,
    Entry,
    Fixture,
    League,
    Lots,
    Membership,
    Player,
    RosterSpot,
    Season,
    Team,
)
from leagues.people import Account
from leagues.services import write_audit
from leagues.services.members import end_coachings
from leagues.services.rows import lock_league, save_changed

if TYPE_CHECKING:
    Base = admin.ModelAdmin[Model]
else:
    Base = admin.ModelAdmin


def _staff(request: HttpRequest) -> Account:
    assert request.user.is_authenticated  # noqa: S101 (nobody else gets here)
    return request.user


class Kept(Base):
    """Rows that are neither added nor removed here."""

    list_per_page = 50

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody may."""
        return False

    def has_delete_permission(
        self, request: HttpRequest, obj: Model | None = None
    ) -> bool:
        """Nobody may."""
        return False


class Viewed(Kept):
    """Rows that are not changed here either."""

    def has_change_permission(
        self, request: HttpRequest, obj: Model | None = None
    ) -> bool:
        """Nobody may."""
        return False


@admin.register(League)
class LeagueAdmin(Kept):
    """Leagues; their visibility can be changed."""

    list_display = ("name", "slug", "ruleset", "visibility", "created_at")
    list_filter = ("visibility", "ruleset")
    search_fields = ("name", "slug")
    fields = (
        "name",
        "slug",
        "visibility",
        "ruleset",
        "options",
        "roster_policy",
        "roster_budget",
        "time_zone",
        "home_coach_enters_results",
        "created_at",
    )
    readonly_fields = tuple(name for name in fields if name != "visibility")

    def save_model(
        self, request: HttpRequest, obj: Any, form: Any, change: bool
    ) -> None:
        """Store the visibility as the league's next version."""
        stored = lock_league(obj.pk)
        before, stored.visibility = stored.visibility, obj.visibility
        if before != stored.visibility:
            save_changed(stored)
            write_audit(
                stored,
                _staff(request),
                "league.changed",
                stored.name,
                visibility=[before, stored.visibility],
            )


@admin.register(Membership)
class MembershipAdmin(Base):
    """Members; roles can be given and taken."""

    list_display = ("user", "league", "role", "created_at")
    list_filter = ("role",)
    list_select_related = ("user", "league")
    search_fields = ("user__name", "user__email", "league__name")
    autocomplete_fields = ("user", "league")

    def get_readonly_fields(
        self, request: HttpRequest, obj: Model | None = None
    ) -> tuple[str, ...]:
        """A membership stays that person's in that league."""
        return ("created_at",) if obj is None else ("user", "league", "created_at")

    def save_model(
        self, request: HttpRequest, obj: Any, form: Any, change: bool
    ) -> None:
        """Store a new member, or another role as the membership's next version."""
        league, role = lock_league(obj.league_id), obj.role
        if change:
            role = [Membership.objects.get(pk=obj.pk).role, obj.role]
            if obj.role == Membership.Role.VIEWER:
                end_coachings(league, obj.user, actor=_staff(request))
            save_changed(obj)
        else:
            obj.save()
        action = "member.role_changed" if change else "member.added"
        write_audit(league, _staff(request), action, str(obj.user), role=role)

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        """End a membership and what the person coaches."""
        league = lock_league(obj.league_id)
        end_coachings(league, obj.user, actor=_staff(request))
        write_audit(
            league, _staff(request), "member.removed", str(obj.user), role=obj.role
        )
        obj.delete()

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> None:
        """End several memberships, one by one."""
        with transaction.atomic():
            for membership in queryset.order_by("pk"):
                self.delete_model(request, membership)


@admin.register(Team)
class TeamAdmin(Viewed):
    """Teams."""

    list_display = ("name", "abbreviation", "league", "archived_at")
    list_select_related = ("league",)
    search_fields = ("name", "abbreviation", "league__name")


@admin.register(Coaching)
class CoachingAdmin(Viewed):
    """Who coached what, and when."""

    list_display = ("team", "user", "from_date", "to_date")
    list_select_related = ("team", "user")
    search_fields = ("team__name", "user__name")


@admin.register(CoachProfile)
class CoachProfileAdmin(Viewed):
    """That profiles were made, and by whom: what is in them is the coaches' affair."""

    list_display = ("team", "version", "author", "created_at")
    list_select_related = ("team", "author")
    search_fields = ("team__name",)
    fields = ("team", "version", "author", "created_at")


@admin.register(Player)
class PlayerAdmin(Viewed):
    """Players of leagues."""

    list_display = ("name", "league", "created_at")
    list_select_related = ("league",)
    search_fields = ("name", "league__name")


@admin.register(RosterSpot)
class RosterSpotAdmin(Viewed):
    """Who was on which roster, as what, and when."""

    list_display = ("player", "team", "number", "position", "from_at", "to_at")
    list_select_related = ("player", "team")
    search_fields = ("player__name", "team__name")


@admin.register(Season)
class SeasonAdmin(Viewed):
    """Seasons, without their secrets."""

    list_display = ("name", "league", "number", "state", "started_at", "closed_at")
    list_filter = ("state",)
    list_select_related = ("league",)
    search_fields = ("name", "league__name")


@admin.register(Division)
class DivisionAdmin(Viewed):
    """Divisions of seasons."""

    list_display = ("name", "season", "order")
    list_select_related = ("season",)
    search_fields = ("name", "season__name")


@admin.register(Entry)
class EntryAdmin(Viewed):
    """Who takes part in which season."""

    list_display = ("team", "season", "division", "withdrawn_at", "final_place")
    list_select_related = ("team", "season", "division")
    search_fields = ("team__name", "season__name")


@admin.register(Adjustment)
class AdjustmentAdmin(Viewed):
    """Rulings on points and wins."""

    list_display = ("entry", "points", "wins", "reason", "created_at", "revoked_at")
    list_select_related = ("entry__team",)
    search_fields = ("entry__team__name", "reason")


@admin.register(Lots)
class LotsAdmin(Viewed):
    """Drawings of lots."""

    list_display = ("season", "drawn_at", "author")
    list_select_related = ("season", "author")
    search_fields = ("season__name",)


@admin.register(Fixture)
class FixtureAdmin(Viewed):
    """Fixtures and their results."""

    list_display = (
        "number",
        "league",
        "season",
        "starts_at",
        "home",
        "away",
        "state",
        "home_points",
        "away_points",
    )
    list_filter = ("state", "source")
    list_select_related = ("league", "season", "home__team", "away__team")
    search_fields = ("number", "league__name")


@admin.register(AuditEntry)
class AuditEntryAdmin(Viewed):
    """What was done, by whom."""

    list_display = ("at", "league", "user", "action", "target")
    list_filter = ("action",)
    list_select_related = ("league", "user")
    search_fields = ("target", "league__name", "user__name")
