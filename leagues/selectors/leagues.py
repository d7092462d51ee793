"""Leagues, their members, and what was done in them."""

from django.db.models import Case, IntegerField, QuerySet, Value, When
from django.db.models.functions import Lower

from leagues.models import AuditEntry, League, Membership
from leagues.people import Account, Reader
from leagues.permissions import visible_to


def visible_leagues(user: Reader) -> QuerySet[League]:
    """Return the leagues that the reader may know of, by name."""
    return visible_to(user).order_by("name", "pk")


def league_by_slug(user: Reader, slug: str) -> League:
    """Return a league that the reader may know of.

    :raises League.DoesNotExist: alike for a league that does not exist and for one
        that is none of the reader's business.
    """
    return visible_to(user).get(slug=slug)


def members_of(league: League) -> QuerySet[Membership]:
    """Return the members with their accounts, commissioners first, then by name."""
    ranks = (
        When(role=role, then=Value(rank)) for rank, role in enumerate(Membership.Role)
    )
    return league.memberships.select_related("user").order_by(
        Case(*ranks, output_field=IntegerField()), Lower("user__name"), "pk"
    )


def memberships_of(user: Account) -> QuerySet[Membership]:
    """Return a person's memberships with their leagues, by the league's name."""
    return (
        Membership.objects.filter(user=user)
        .select_related("league")
        .order_by("league__name", "pk")
    )


def audit_entries(league: League) -> QuerySet[AuditEntry]:
    """Return what was done in the league with the people who did it, latest first."""
    return league.audit_entries.select_related("user").order_by("-at", "-pk")


def is_latest_deed(league: League, user: Account, action: str) -> bool:
    """Tell whether the last thing done in the league is this, by this person."""
    latest = league.audit_entries.first()
    return latest is not None and (latest.action, latest.user_id) == (action, user.pk)
