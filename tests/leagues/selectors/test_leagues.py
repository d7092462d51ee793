import pytest
from django.contrib.auth.models import AnonymousUser

from leagues import selectors, services
from leagues.models import AuditEntry, League
from tests import builders


def test_private_league_is_like_an_unknown_one(league, alice, charlie):
    services.update_league(
        league,
        actor=alice,
        version=1,
        name=league.name,
        options={},
        visibility="private",
        time_zone=league.time_zone,
        home_coach_enters_results=False,
    )

    assert selectors.league_by_slug(alice, league.slug) == league
    for reader in (charlie, AnonymousUser()):
        for slug in (league.slug, "no-such-league"):
            with pytest.raises(League.DoesNotExist, match="matching query"):
                selectors.league_by_slug(reader, slug)


def test_leagues_are_listed_by_name(league, charlie):
    builders.make_league(charlie, "Attic League")

    listed = selectors.visible_leagues(AnonymousUser())

    assert [item.name for item in listed] == ["Attic League", "Old Mill League"]


def test_memberships_are_listed_by_league(league, charlie, alice):
    attic = builders.make_league(charlie, "Attic League")
    services.add_member(attic, actor=charlie, email=alice.email, role="viewer")

    listed = selectors.memberships_of(alice)

    assert [(item.league.name, item.role) for item in listed] == [
        ("Attic League", "viewer"),
        ("Old Mill League", "commissioner"),
    ]


def test_audit_has_the_latest_first(league, alice, bob):
    assert [
        (entry.action, entry.user.name) for entry in selectors.audit_entries(league)
    ] == [("member.added", "Alice"), ("league.created", "Alice")]


def test_what_somebody_did_stays_when_he_is_gone(league, alice, bob):
    services.write_audit(league, bob, "test.done", "it")
    bob.delete()

    entry = selectors.audit_entries(league)[0]

    assert (entry.action, entry.user, str(entry)) == (
        "test.done",
        None,
        "test.done: it",
    )


@pytest.mark.parametrize("count", [2, 12])
def test_lists_of_people_ask_once(league, alice, count, django_assert_num_queries):
    for number in range(count):
        user = builders.make_user(f"Person{number}")
        services.add_member(league, actor=alice, email=user.email, role="viewer")

    with django_assert_num_queries(2):
        members = [str(item) for item in selectors.members_of(league)]
        entries = [str(item.user) for item in selectors.audit_entries(league)]

    assert members[:2] == ["Alice (commissioner)", "Person0 (viewer)"]
    assert (len(members), len(entries)) == (count + 1, count + 1)
    assert AuditEntry.objects.count() == count + 1


def test_members_stand_by_role_and_name(league, alice, bob, sam, vera):
    for name, role in (("ada", "viewer"), ("Zoe", "commissioner")):
        user = builders.make_user(name)
        services.add_member(league, actor=alice, email=user.email, role=role)

    names = [str(member.user) for member in selectors.members_of(league)]

    assert names == ["Alice", "Zoe", "Sam", "Bob", "ada", "Vera"]


def test_latest_deed_is_known_with_its_author(league, alice, bob):
    assert selectors.is_latest_deed(league, alice, "member.added") is True
    assert selectors.is_latest_deed(league, bob, "member.added") is False
    assert selectors.is_latest_deed(league, alice, "league.created") is False

    AuditEntry.objects.all().delete()
    assert selectors.is_latest_deed(league, alice, "member.added") is False
