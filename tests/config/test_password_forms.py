import re

import pytest
from allauth.account.models import EmailAddress

from config.models import User


@pytest.fixture
def ann(client, db):
    """A person, whose address is confirmed."""
    ann = User.objects.create_user("ann@example.org", "quarry-hill-7", name="Ann")
    EmailAddress.objects.create(user=ann, email=ann.email, verified=True, primary=True)
    return ann


def labels(form):
    return {
        field.name: (field.label, field.field.widget.attrs["placeholder"])
        for field in form
        if field.name.startswith(("old", "password"))
    }


NEW = {
    "password1": ("New password", "New password"),
    "password2": ("New password once more", "New password once more"),
}


def test_change_of_a_password_is_named_in_our_words(client, ann):
    client.force_login(ann)

    form = client.get("/accounts/password/change/").context["form"]

    current = ("Current password", "Current password")
    assert labels(form) == {"oldpassword": current, **NEW}


def test_changed_password_signs_in(client, ann):
    client.force_login(ann)
    sent = {
        "oldpassword": "quarry-hill-7",
        "password1": "harbour-lane-3",
        "password2": "harbour-lane-3",
    }

    client.post("/accounts/password/change/", sent)

    ann.refresh_from_db()
    assert ann.check_password("harbour-lane-3")


def test_forgotten_password_is_replaced_in_our_words(client, ann, mailoutbox):
    client.post("/accounts/password/reset/", {"email": ann.email})
    address = re.search(r"/accounts/password/reset/key/\S+", mailoutbox[0].body)[0]

    page = client.get(address, follow=True)
    new = {"password1": "harbour-lane-3", "password2": "harbour-lane-3"}
    client.post(page.request["PATH_INFO"], new)

    ann.refresh_from_db()
    assert labels(page.context["form"]) == NEW
    assert ann.check_password("harbour-lane-3")
