import pytest

from leagues import services
from leagues.errors import BadValue, Gone, NotAllowed, StaleVersion, WrongState
from leagues.models import League, Membership
from tests import builders


def membership_of(user):
    return Membership.objects.get(user=user)


def test_account_becomes_a_member_by_its_address(league, alice, charlie):
    membership = services.add_member(
        league, actor=alice, email=" Charlie@Example.ORG ", role="viewer"
    )

    assert (membership.user, membership.role) == (charlie, "viewer")
    entry = league.audit_entries.first()
    assert (entry.action, entry.target) == ("member.added", "Charlie")
    assert "@" not in str(entry.details)


def test_address_without_an_account_is_told_so(league, alice):
    with pytest.raises(BadValue, match="no account with this address") as refused:
        services.add_member(league, actor=alice, email="x@example.org", role="coach")

    assert refused.value.field == "email"


def test_account_out_of_use_cannot_be_added(league, alice, charlie):
    charlie.is_active = False
    charlie.save()

    with pytest.raises(BadValue, match="no longer in use"):
        services.add_member(league, actor=alice, email=charlie.email, role="coach")


def test_member_is_added_once(league, alice, bob):
    with pytest.raises(BadValue, match="Bob is a member already"):
        services.add_member(league, actor=alice, email=bob.email, role="viewer")

    assert membership_of(bob).role == "coach"


def test_unknown_role_is_refused(league, alice, bob, charlie):
    with pytest.raises(BadValue) as added:
        services.add_member(league, actor=alice, email=charlie.email, role="owner")
    with pytest.raises(BadValue) as changed:
        services.change_role(membership_of(bob), actor=alice, version=1, role="")

    assert (added.value.field, changed.value.field) == ("role", "role")


def test_role_changes_once_a_page(league, alice, bob):
    before = membership_of(bob)

    changed = services.change_role(before, actor=alice, version=1, role="scorekeeper")
    with pytest.raises(StaleVersion):
        services.change_role(before, actor=alice, version=1, role="commissioner")

    assert (changed.role, changed.version) == ("scorekeeper", 2)
    assert membership_of(bob).role == "scorekeeper"


def test_only_commissioner_neither_leaves_nor_steps_down(league, alice, bob):
    mine = membership_of(alice)

    with pytest.raises(WrongState, match="Alice is the league's only commissioner"):
        services.change_role(mine, actor=alice, version=1, role="coach")
    with pytest.raises(WrongState, match="only commissioner"):
        services.remove_member(mine, actor=alice, version=1)

    assert membership_of(alice).role == "commissioner"


def test_commissioner_leaves_when_there_is_another(league, alice, bob):
    services.change_role(
        membership_of(bob), actor=alice, version=1, role="commissioner"
    )

    services.remove_member(membership_of(alice), actor=alice, version=1)

    assert league.memberships.get().user == bob
    assert league.audit_entries.first().action == "member.left"


def test_commissioner_may_be_confirmed_as_one(league, alice):
    changed = services.change_role(
        membership_of(alice), actor=alice, version=1, role="commissioner"
    )

    assert changed.role == "commissioner"


@pytest.mark.parametrize("how", ["removed", "viewer"])
def test_coaching_ends_with_the_right_to_coach(league, alice, bob, teams, how):
    coaching = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)

    if how == "removed":
        services.remove_member(membership_of(bob), actor=alice, version=1)
    else:
        services.change_role(membership_of(bob), actor=alice, version=1, role="viewer")

    coaching.refresh_from_db()
    assert coaching.to_date == coaching.from_date
    entry = league.audit_entries.get(action="coach.ended")
    assert (entry.user, entry.target) == (alice, "Arden")
    assert entry.details == {"coach": "Bob"}


def test_coaching_ends_on_its_first_day_where_the_league_moved_westwards(
    league, alice, bob, teams
):
    League.objects.update(time_zone="Pacific/Kiritimati")
    coaching = services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    League.objects.update(time_zone="Pacific/Pago_Pago")

    services.remove_member(membership_of(bob), actor=alice, version=1)

    coaching.refresh_from_db()
    assert coaching.to_date == coaching.from_date


def test_member_is_removed_once(league, alice, bob):
    membership = membership_of(bob)
    services.remove_member(membership, actor=alice, version=1)

    with pytest.raises(Gone):
        services.remove_member(
            Membership(pk=10**6, league=league, user=bob), actor=alice, version=1
        )

    assert league.audit_entries.first().action == "member.removed"


def test_member_of_one_league_rules_nothing_in_another(league, bob, charlie):
    other = builders.make_league(charlie, "Attic League")

    with pytest.raises(NotAllowed):
        services.remove_member(membership_of(bob), actor=charlie, version=1)
    with pytest.raises(NotAllowed):
        services.add_member(other, actor=bob, email=bob.email, role="commissioner")
