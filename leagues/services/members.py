"""Who belongs to a league, and as what."""

from django.contrib.auth import get_user_model
from django.db import transaction
from django.utils import timezone

from leagues.errors import BadValue, WrongState, one_of
from leagues.models import Coaching, League, Membership
from leagues.people import Account
from leagues.permissions import require, rights_of
from leagues.scheduling import local_date
from leagues.services.audit import write_audit
from leagues.services.repeats import is_latest_by
from leagues.services.rows import lock_league, lock_membership, save_changed

Role = Membership.Role


def add_member(league: League, *, actor: Account, email: str, role: str) -> Membership:
    """Make the account with an e-mail address a member.

    Sent again by the same person it returns the membership that was made.

    :raises BadValue: if there is no such account, if it is a member already, or for an
        unknown role.
    """
    with transaction.atomic():
        stored = lock_league(league.pk)
        require(rights_of(actor, stored).can_manage)
        wanted = _role(role)
        user = _account(email)
        present = stored.memberships.filter(user=user).first()
        if present is not None:
            if present.role == wanted and is_latest_by(
                actor, league=stored, action="member.added", target=str(user)
            ):
                return present
            raise BadValue(
                "email",
                f"{user} is a member already. Change the role in the list of members.",
            )
        membership = Membership.objects.create(league=stored, user=user, role=wanted)
        write_audit(stored, actor, "member.added", str(user), role=wanted)
    return membership


def change_role(
    membership: Membership, *, actor: Account, version: int, role: str
) -> Membership:
    """Give a member another role; a viewer coaches no longer.

    :raises WrongState: if the league would be left without a commissioner.
    """
    with transaction.atomic():
        league = lock_league(membership.league_id)
        require(rights_of(actor, league).can_manage)
        stored = lock_membership(membership.pk, version)
        wanted = _role(role)
        before = stored.role
        if wanted != Role.COMMISSIONER:
            _require_another_commissioner(league, stored)
        if wanted == Role.VIEWER:
            end_coachings(league, stored.user, actor=actor)
        stored.role = wanted
        save_changed(stored)
        write_audit(
            league,
            actor,
            "member.role_changed",
            str(stored.user),
            role=[before, wanted],
        )
    return stored


def remove_member(membership: Membership, *, actor: Account, version: int) -> None:
    """End a membership, one's own or, as commissioner, anybody's.

    What the person coaches ends with it; what he did stays on record.

    :raises WrongState: if the league would be left without a commissioner.
    """
    with transaction.atomic():
        league = lock_league(membership.league_id)
        rights = rights_of(actor, league)
        require(rights.can_manage or actor.pk == membership.user_id)
        stored = lock_membership(membership.pk, version)
        _require_another_commissioner(league, stored)
        end_coachings(league, stored.user, actor=actor)
        left = actor.pk == stored.user_id
        write_audit(
            league,
            actor,
            "member.left" if left else "member.removed",
            str(stored.user),
            role=stored.role,
        )
        stored.delete()


def end_coachings(league: League, user: Account, *, actor: Account) -> None:
    """End, as of today, whatever a person coaches in the league."""
    today = local_date(timezone.now(), league.zone)
    own = Coaching.objects.filter(team__league=league, user=user, to_date=None)
    coachings = list(own.select_related("team").order_by("team__name", "pk"))
    for coaching in coachings:
        # Where the league has moved westwards, it may be the day before the first.
        coaching.to_date = max(coaching.from_date, today)
        write_audit(league, actor, "coach.ended", coaching.team.name, coach=str(user))
    Coaching.objects.bulk_update(coachings, ["to_date"])


def _require_another_commissioner(league: League, membership: Membership) -> None:
    if membership.role != Role.COMMISSIONER:
        return
    others = league.memberships.filter(role=Role.COMMISSIONER).exclude(pk=membership.pk)
    if not others.exists():
        raise WrongState(
            f"{membership.user} is the league's only commissioner. Make somebody else"
            " commissioner first."
        )


def _role(role: str) -> str:
    if role not in Role.values:
        raise BadValue("role", one_of(Role.labels))
    return role


def _account(email: str) -> Account:
    users = get_user_model()
    try:
        found: Account = users.objects.get_by_natural_key(email)
    except users.DoesNotExist:
        raise BadValue(
            "email",
            "There is no account with this address. Ask the person to sign up first.",
        ) from None
    if not found.is_active:
        raise BadValue("email", "The account with this address is no longer in use.")
    return found
