import pytest
from allauth.account.models import EmailAddress

from config.models import User


@pytest.fixture
def ann(client, db):
    """A signed-in person, whose address is confirmed."""
    ann = User.objects.create_user("ann@example.org", "quarry-hill-7", name="Ann")
    EmailAddress.objects.create(user=ann, email=ann.email, verified=True, primary=True)
    client.force_login(ann)
    return ann


def add(client, address):
    return client.post("/accounts/email/", {"action_add": "", "email": address})


def addresses(user):
    return list(
        EmailAddress.objects.filter(user=user)
        .order_by("pk")
        .values_list("email", flat=True)
    )


def test_further_address_is_added(client, ann):
    response = add(client, "Ann@Example.com")

    assert response.status_code == 302
    assert addresses(ann) == ["ann@example.org", "ann@example.com"]


def test_address_that_another_account_signs_in_with_is_refused(client, ann):
    User.objects.create_user("bob@example.org", "quarry-hill-8", name="Bob")

    response = add(client, "BOB@example.org")

    assert response.context["form"].errors == {
        "email": ["A user is already registered with this email address."]
    }
    assert addresses(ann) == ["ann@example.org"]


def test_address_that_another_account_has_not_confirmed_is_refused(client, ann):
    bob = User.objects.create_user("bob@example.org", "quarry-hill-8", name="Bob")
    EmailAddress.objects.create(user=bob, email="bob@example.com")

    response = add(client, "bob@example.com")

    assert response.context["form"].errors == {
        "email": ["A user is already registered with this email address."]
    }
    assert addresses(ann) == ["ann@example.org"]
