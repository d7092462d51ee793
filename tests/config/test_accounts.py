"""The accounts as allauth gives them, in our settings and templates."""

import re

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal.auth import (
    format_hotp_value,
    hotp_value,
    yield_hotp_counters_from_time,
)
from django.core import mail
from django.db.models.signals import pre_save

from config.models import User


def sign_up(client, **fields):
    """Send the sign-up form, complete unless fields say otherwise."""
    form = {
        "email": "ann@example.org",
        "name": "Ann Baker",
        "password1": "quarry-hill-7",
        **fields,
    }
    return client.post("/accounts/signup/", form)


def sign_in(client, password="quarry-hill-7", email="ann@example.org", **fields):
    """Send the sign-in form."""
    return client.post(
        "/accounts/login/", {"login": email, "password": password, **fields}
    )


def errors_of(response):
    """Return the sentences beside the fields of a page."""
    page = response.content.decode()
    return re.findall(r'<div class="invalid-feedback">([^<]+)</div>', page)


def test_sign_up_makes_an_account_and_signs_in(client, db):
    response = sign_up(client, email="Ann@Example.org")

    user = User.objects.get()
    assert response["Location"] == "/me/"
    assert (user.email, user.name) == ("ann@example.org", "Ann Baker")
    assert client.session["_auth_user_id"] == str(user.pk)
    assert [letter.to for letter in mail.outbox] == [["ann@example.org"]]
    assert mail.outbox[0].subject == "Hardwood: Please Confirm Your Email Address"


def test_sign_up_with_a_known_address_is_refused(client, ann):
    response = sign_up(client, email="ANN@example.org", name="Eve")

    assert errors_of(response) == [
        "A user is already registered with this email address."
    ]
    assert User.objects.get() == ann


def test_sign_up_with_an_address_taken_meanwhile_leads_to_the_sign_in(client, db):
    def be_faster(instance, **kwargs):
        # In bulk, since that sends no signal; it is undone with what it hinders.
        User.objects.bulk_create([User(email=instance.email, name="First")])

    pre_save.connect(be_faster, sender=User)
    try:
        response = sign_up(client)
    finally:
        pre_save.disconnect(be_faster, sender=User)

    page = client.get(response["Location"]).content.decode()
    assert response["Location"] == "/accounts/login/"
    assert "There is an account with this address now. Sign in." in page
    assert not User.objects.exists()
    assert mail.outbox == []


@pytest.mark.parametrize(
    ("field", "value", "error"),
    [
        ("name", "", "This field is required."),
        (
            "name",
            "\u202eeve",
            "There is a character in it that cannot be shown. Type it anew.",
        ),
        (
            "name",
            "\u200b",
            "It shows nothing. Give at least one letter or digit.",
        ),
        (
            "name",
            "n" * 100_000,
            "Ensure this value has at most 60 characters (it has 100000).",
        ),
        ("name", "a\x00b", "Null characters are not allowed."),
        ("email", "nobody", "Enter a valid email address."),
        (
            "email",
            "e" * 250 + "@example.org",
            "The address may have at most 254 characters.",
        ),
        ("password1", "12345678901", "This password is entirely numeric."),
    ],
)
def test_sign_up_names_what_is_wrong_beside_the_field(client, db, field, value, error):
    response = sign_up(client, **{field: value})

    page = response.content.decode()
    assert response.status_code == 200
    assert error in errors_of(response)
    assert "<b>Nothing was saved.</b>" in page
    assert 'aria-invalid="true"' in page
    assert not User.objects.exists()


def test_error_is_tied_to_its_field(client, db):
    page = sign_up(client, name="").content.decode()

    tag = re.search(r'<input[^>]*name="name"[^>]*>', page)[0]
    described_by = re.search(r'aria-describedby="([^"]+)"', tag)[1].split()

    assert described_by == ["id_name_helptext", "id_name_error"]
    assert all(f'id="{name}"' in page for name in described_by)


def test_sign_up_shows_markup_as_text(client, db):
    sign_up(client, name="<b onclick=x>Ann</b>")

    page = client.get("/").content.decode()

    assert "&lt;b onclick=x&gt;Ann&lt;/b&gt;" in page
    assert "<b onclick" not in page


def test_sign_up_is_throttled(client, db):
    codes = [
        sign_up(client, email=f"p{number}@example.org", name="").status_code
        for number in range(12)
    ]

    assert codes == [200] * 10 + [429] * 2


def test_throttled_page_says_how_long_to_wait(client, db):
    for number in range(10):
        sign_up(client, email=f"p{number}@example.org", name="")

    page = sign_up(client).content.decode()

    assert "Wait five minutes, then try again." in page


def test_sign_in_leads_to_the_desk_or_on(client, ann):
    plain = sign_in(client)
    client.logout()
    meant = sign_in(client, next="/rules/")

    assert plain["Location"] == "/me/"
    assert meant["Location"] == "/rules/"


def test_sign_up_leads_on_where_somebody_was_going(client, db):
    response = sign_up(client, next="/leagues/new/")

    assert response["Location"] == "/leagues/new/"


def test_sign_in_never_leads_to_another_site(client, ann):
    response = sign_in(client, next="https://evil.example/")

    assert response["Location"] == "/me/"


def test_sign_in_with_a_wrong_password_says_no_more_than_that(client, ann):
    wrong = sign_in(client, "wrong").content.decode()
    unknown = sign_in(client, "wrong", email="bob@example.org").content.decode()

    sentence = "No account has this email with this password."
    assert sentence in wrong
    assert sentence in unknown


def test_sign_in_is_refused_after_five_wrong_passwords(client, ann):
    for _ in range(5):
        sign_in(client, "wrong")

    page = sign_in(client).content.decode()

    assert "Too many failed attempts to sign in. Wait five minutes" in page
    assert "_auth_user_id" not in client.session


def test_sign_out_takes_a_post(site):
    assert site.get("/accounts/logout/").status_code == 200
    assert "_auth_user_id" in site.session

    response = site.post("/accounts/logout/")

    assert response["Location"] == "/"
    assert "_auth_user_id" not in site.session


def test_inactive_account_cannot_sign_in(client, ann):
    User.objects.update(is_active=False)

    response = sign_in(client)

    assert response["Location"] == "/accounts/inactive/"
    assert client.get("/accounts/inactive/").status_code == 200


def test_forgotten_password_is_set_anew_by_letter(client, ann):
    response = client.post("/accounts/password/reset/", {"email": "ANN@example.org"})
    assert response["Location"] == "/accounts/password/reset/done/"
    link = re.search(r"http://testserver(/\S+)", mail.outbox[0].body)[1]
    form = client.get(link)["Location"]

    client.post(form, {"password1": "thornby-stags-9", "password2": "thornby-stags-9"})

    ann.refresh_from_db()
    assert ann.check_password("thornby-stags-9")


def test_password_link_works_once(client, ann):
    client.post("/accounts/password/reset/", {"email": "ann@example.org"})
    link = re.search(r"http://testserver(/\S+)", mail.outbox[0].body)[1]
    form = client.get(link)["Location"]
    client.post(form, {"password1": "thornby-stags-9", "password2": "thornby-stags-9"})
    client.logout()

    page = client.get(link, follow=True).content.decode()

    assert "The link no longer works" in page


def test_forgotten_password_of_nobody_looks_the_same(client, db):
    response = client.post("/accounts/password/reset/", {"email": "bob@example.org"})

    assert response["Location"] == "/accounts/password/reset/done/"


def test_forgotten_password_is_throttled(client, ann):
    codes = [
        client.post(
            "/accounts/password/reset/", {"email": "ann@example.org"}
        ).status_code
        for _ in range(5)
    ]

    assert codes == [302, 302, 302, 429, 429]


def test_password_is_changed_by_who_knows_the_old_one(site, ann):
    fields = {"password1": "thornby-stags-9", "password2": "thornby-stags-9"}

    site.post("/accounts/password/change/", {"oldpassword": "wrong", **fields})
    ann.refresh_from_db()
    assert ann.check_password("quarry-hill-7")
    site.post("/accounts/password/change/", {"oldpassword": "quarry-hill-7", **fields})

    ann.refresh_from_db()
    assert ann.check_password("thornby-stags-9")


@pytest.mark.parametrize(
    "address",
    [
        "/accounts/email/",
        "/accounts/password/change/",
        "/accounts/2fa/",
        "/accounts/logout/",
        "/accounts/reauthenticate/",
    ],
)
def test_account_page_opens_in_the_site_s_frame(site, address):
    response = site.get(address)

    assert response.status_code == 200
    assert '<a class="hw-brand"' in response.content.decode()


@pytest.mark.parametrize(
    "address",
    ["/accounts/email/", "/accounts/password/change/", "/accounts/2fa/"],
)
def test_account_page_is_closed_to_visitors(client, db, address):
    response = client.get(address)

    assert response["Location"].startswith("/accounts/login/?next=")


def test_second_factor_is_asked_once_it_is_set_up(client, ann):
    EmailAddress.objects.create(user=ann, email=ann.email, verified=True, primary=True)
    sign_in(client)
    setup = "/accounts/2fa/totp/activate/"
    client.post("/accounts/reauthenticate/", {"password": "quarry-hill-7"})
    page = client.get(setup).content.decode()
    secret = re.search(r'id="authenticator_secret"[^>]*value="(\w+)"', page)[1]
    assert 'src="data:image/svg+xml' in page

    code = format_hotp_value(hotp_value(secret, next(yield_hotp_counters_from_time())))
    client.post(setup, {"code": code})
    codes = client.get("/accounts/2fa/recovery-codes/").content.decode()
    client.logout()
    response = sign_in(client)

    assert len(re.findall(r"<li><code>\d{8}</code></li>", codes)) == 10
    assert response["Location"] == "/accounts/2fa/authenticate/"
    assert "_auth_user_id" not in client.session
    asked = client.get("/accounts/2fa/authenticate/").content.decode()
    assert "or one of your recovery codes" in asked


def test_second_factor_can_say_who_is_there_before_a_risky_change(client, ann):
    EmailAddress.objects.create(user=ann, email=ann.email, verified=True, primary=True)
    sign_in(client)
    client.post("/accounts/reauthenticate/", {"password": "quarry-hill-7"})
    setup = "/accounts/2fa/totp/activate/"
    page = client.get(setup).content.decode()
    secret = re.search(r'id="authenticator_secret"[^>]*value="(\w+)"', page)[1]
    code = format_hotp_value(hotp_value(secret, next(yield_hotp_counters_from_time())))
    client.post(setup, {"code": code})
    ask = "/accounts/2fa/reauthenticate/?next=/me/"

    asked = client.get(ask).content.decode()
    wrong = client.post(ask, {"code": "000000" if code != "000000" else "111111"})

    assert "Give the code that your app shows now" in asked
    assert f'action="{ask.partition("?")[0]}"' in asked
    assert (wrong.status_code, "Location" in wrong) == (200, False)


def test_huge_form_is_refused(client, db):
    response = sign_up(client, name="n" * 3_000_000)

    assert response.status_code == 400
    assert "Go back, make it shorter" in response.content.decode()
