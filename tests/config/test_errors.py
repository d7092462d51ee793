import pytest
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import HttpRequest, HttpResponse
from django.test import Client
from django.urls import path

from config import urls


def fail(request: HttpRequest) -> HttpResponse:
    """A page whose code is broken."""
    raise RuntimeError("a secret detail")


def refuse(request: HttpRequest) -> HttpResponse:
    """A page that this reader may not see."""
    raise PermissionDenied


def suspect(request: HttpRequest) -> HttpResponse:
    """A page that does not understand the request."""
    raise SuspiciousOperation


urlpatterns = [
    path("fail/", fail),
    path("refuse/", refuse),
    path("suspect/", suspect),
    path("api/fail/", fail),
    path("api/refuse/", refuse),
    path("api/suspect/", suspect),
    *urls.urlpatterns,
]
handler400 = urls.handler400
handler403 = urls.handler403
handler404 = urls.handler404
handler500 = urls.handler500


@pytest.fixture
def visitor(settings):
    settings.ROOT_URLCONF = __name__
    return Client(raise_request_exception=False)


@pytest.mark.parametrize("address", ["/nowhere/", "/rules/chess/", "/rules/%00/"])
def test_missing_page_says_what_to_do_next(client, db, address):
    response = client.get(address)

    assert response.status_code == 404
    assert "There is nothing at this address" in response.content.decode()
    assert "home page" in response.content.decode()


@pytest.mark.django_db
def test_forbidden_page_says_what_to_do_next(visitor):
    response = visitor.get("/refuse/")

    assert response.status_code == 403
    assert "Sign in with the account that may" in response.content.decode()


def test_odd_request_is_answered_without_a_database(visitor):
    response = visitor.get("/suspect/")

    assert response.status_code == 400
    assert "This request cannot be understood" in response.content.decode()


def test_unknown_host_is_answered_without_a_database(client):
    response = client.get("/", headers={"host": "evil.example"})

    assert response.status_code == 400
    assert "This request cannot be understood" in response.content.decode()


def test_broken_page_is_answered_without_a_database(visitor, caplog):
    visitor.cookies["theme"] = "dark"

    response = visitor.get("/fail/")

    page = response.content.decode()
    assert response.status_code == 500
    assert 'data-theme="dark"' in page
    assert "Something went wrong on our side" in page
    assert "a secret detail" not in page
    assert [record.message for record in caplog.records] == [
        "Internal Server Error: /fail/"
    ]


def test_broken_template_still_gives_an_answer(visitor, settings, tmp_path, caplog):
    (tmp_path / "500.html").write_text("{% broken %}")
    settings.TEMPLATES = [{**settings.TEMPLATES[0], "DIRS": [tmp_path]}]

    response = visitor.get("/fail/")

    assert response.status_code == 500
    assert "Something went wrong on our side" in response.content.decode()


def test_form_without_its_token_is_explained(db):
    strict = Client(enforce_csrf_checks=True)

    response = strict.post("/theme/", {"theme": "dark"})

    assert response.status_code == 403
    assert "This form is no longer valid" in response.content.decode()
    assert "reload the page" in response.content.decode()


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/api/suspect/", 400, "bad_request"),
        ("/api/refuse/", 403, "permission_denied"),
        ("/api/nowhere/", 404, "not_found"),
        ("/api/v1/leagues/%00/", 404, "not_found"),
        ("/api/fail/", 500, "error"),
    ],
)
def test_error_below_the_api_is_json(visitor, caplog, address, status, code):
    response = visitor.get(address)

    assert response.status_code == status
    assert response["Content-Type"] == "application/json"
    assert response.json()["errors"][0]["code"] == code
    assert "a secret detail" not in response.content.decode()


def test_forged_form_below_the_api_is_refused_in_json(settings):
    settings.ROOT_URLCONF = __name__
    guarded = Client(enforce_csrf_checks=True)

    response = guarded.post("/api/suspect/")

    assert response.status_code == 403
    assert response.json()["errors"][0]["code"] == "permission_denied"
