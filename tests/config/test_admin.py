import pytest

from config.models import User


@pytest.fixture
def staff(client, db):
    """The admin's site, signed in as somebody who may do everything."""
    client.force_login(User.objects.create_superuser("root@e.org", "x", name="Root"))
    return client


def test_admin_sends_visitors_to_our_own_sign_in(client, db):
    response = client.get("/admin/config/user/", follow=True)

    assert response.redirect_chain == [
        ("/admin/login/?next=/admin/config/user/", 302),
        ("/accounts/login/?next=%2Fadmin%2Fconfig%2Fuser%2F", 302),
    ]


def test_admin_takes_no_password_itself(client, ann):
    response = client.post(
        "/admin/login/", {"username": "ann@example.org", "password": "quarry-hill-7"}
    )

    assert response["Location"].startswith("/accounts/login/")


def test_admin_is_closed_to_ordinary_accounts(site):
    assert site.get("/admin/", follow=True).status_code == 403


@pytest.mark.parametrize(
    "address",
    [
        "/admin/",
        "/admin/config/user/",
        "/admin/config/user/?q=ann&is_active__exact=1",
        "/admin/config/user/add/",
    ],
)
def test_admin_page_opens(staff, address):
    assert staff.get(address).status_code == 200


def test_admin_adds_an_account(staff):
    response = staff.post(
        "/admin/config/user/add/",
        {
            "email": "Bob@Example.org",
            "name": "Bob",
            "usable_password": "true",
            "password1": "oldmill-millers-3",
            "password2": "oldmill-millers-3",
        },
    )

    bob = User.objects.get(name="Bob")
    assert response.status_code == 302
    assert bob.email == "bob@example.org"
    assert bob.check_password("oldmill-millers-3")


def test_admin_edits_an_account(staff, ann):
    address = f"/admin/config/user/{ann.pk}/change/"
    assert staff.get(address).status_code == 200

    staff.post(address, {"email": "ann@example.org", "name": "A. Baker"})

    ann.refresh_from_db()
    assert ann.name == "A. Baker"
    assert ann.is_active is False


def test_admin_refuses_a_second_account_of_an_address(staff, ann):
    response = staff.post(
        "/admin/config/user/add/",
        {
            "email": "ANN@example.org",
            "name": "Other",
            "usable_password": "false",
        },
    )

    assert response.status_code == 200
    assert "There is an account with this address." in response.content.decode()
