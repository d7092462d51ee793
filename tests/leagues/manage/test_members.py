import pytest

from leagues.models import Membership

Role = Membership.Role


@pytest.fixture
def office(client, alice):
    """Alice at her pages."""
    client.force_login(alice)
    return client


def members_address(league):
    return f"/leagues/{league.slug}/manage/members/"


def role_of(league, user):
    found = league.memberships.filter(user=user).first()
    return found and found.role


def test_account_becomes_a_member(office, league, charlie):
    response = office.post(
        members_address(league), {"email": "CHARLIE@example.org", "role": "scorekeeper"}
    )

    assert response["Location"] == members_address(league)
    assert role_of(league, charlie) == Role.SCOREKEEPER


@pytest.mark.parametrize(
    ("email", "reason"),
    [
        ("", "This is missing. Fill it in."),
        (
            "not an address",
            "This is no e-mail address. Write one like ann@example.org.",
        ),
        (
            "nobody@example.org",
            "There is no account with this address. Ask the person to sign up first.",
        ),
        (
            "bob@example.org",
            "Bob is a member already. Change the role in the list of members.",
        ),
    ],
)
def test_bad_address_is_told_beside_its_field(office, league, bob, email, reason):
    response = office.post(members_address(league), {"email": email, "role": "viewer"})

    assert response.status_code == 422
    assert response.context["form"].errors == {"email": [reason]}
    assert league.memberships.count() == 2


def test_unknown_role_is_refused(office, league, charlie):
    response = office.post(
        members_address(league), {"email": charlie.email, "role": "owner"}
    )

    assert response.status_code == 422
    assert role_of(league, charlie) is None


def test_role_is_changed(office, league, bob):
    member = league.memberships.get(user=bob)

    office.post(
        f"{members_address(league)}{member.pk}/",
        {"version": member.version, "role": "viewer", "action": "role"},
    )

    assert role_of(league, bob) == Role.VIEWER


@pytest.mark.parametrize("action", ["role", "remove"])
def test_stale_form_changes_nothing(office, league, bob, action):
    member = league.memberships.get(user=bob)

    response = office.post(
        f"{members_address(league)}{member.pk}/",
        {"version": member.version + 1, "role": "viewer", "action": action},
    )

    assert response.status_code == 409
    assert "This was changed after you opened the page." in response.content.decode()
    assert role_of(league, bob) == Role.COACH


def test_role_that_there_is_not_changes_nothing(office, league, bob):
    member = league.memberships.get(user=bob)

    response = office.post(
        f"{members_address(league)}{member.pk}/",
        {"version": member.version, "role": "owner", "action": "role"},
    )

    assert response.status_code == 422
    assert "One field needs another look." in response.content.decode()
    assert role_of(league, bob) == Role.COACH


def test_member_is_removed(office, league, bob):
    member = league.memberships.get(user=bob)

    response = office.post(
        f"{members_address(league)}{member.pk}/",
        {"version": member.version, "action": "remove"},
    )

    assert response["Location"] == members_address(league)
    assert role_of(league, bob) is None


def test_member_is_removed_once_and_answered_twice(office, league, bob):
    member = league.memberships.get(user=bob)
    sent = {"version": member.version, "action": "remove"}

    answers = [
        office.post(f"{members_address(league)}{member.pk}/", sent) for _ in range(2)
    ]

    assert [answer["Location"] for answer in answers] == [members_address(league)] * 2


def test_member_sent_twice_is_added_once(office, league, charlie):
    sent = {"email": charlie.email, "role": "coach"}

    answers = [office.post(members_address(league), sent) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [302, 302]
    assert league.memberships.filter(user=charlie).count() == 1


@pytest.mark.parametrize("fields", [{"action": "remove"}, {"action": "role"}])
def test_only_commissioner_stays(office, league, alice, fields):
    member = league.memberships.get(user=alice)

    response = office.post(
        f"{members_address(league)}{member.pk}/",
        {"version": member.version, "role": "coach", **fields},
    )

    assert response.status_code == 409
    assert "only commissioner" in response.content.decode()
    assert role_of(league, alice) == Role.COMMISSIONER


def test_commissioner_who_leaves_is_led_to_the_league(office, league, alice, bob):
    league.memberships.filter(user=bob).update(role=Role.COMMISSIONER)
    member = league.memberships.get(user=alice)

    response = office.post(
        f"{members_address(league)}{member.pk}/",
        {"version": member.version, "action": "remove"},
    )

    assert response["Location"] == f"/leagues/{league.slug}/"
    assert role_of(league, alice) is None


def test_member_page_leads_to_the_list(office, league, bob):
    member = league.memberships.get(user=bob)

    response = office.get(f"{members_address(league)}{member.pk}/")

    assert response["Location"] == members_address(league)
