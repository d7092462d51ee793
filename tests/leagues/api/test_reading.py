import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from leagues.models import League
from tests.leagues.api_reading import LEAGUE, LEAGUES, SEASON

PARTS = [LEAGUES, LEAGUE, f"{SEASON}standings/", f"{LEAGUE}fixtures/"]


@pytest.mark.parametrize("address", PARTS)
def test_answer_that_is_known_is_not_sent_again(client, running, address):
    first = client.get(address)

    same = client.get(address, headers={"If-None-Match": first["ETag"]})
    other = client.get(address, headers={"If-None-Match": '"0"'})

    assert (same.status_code, same.content) == (304, b"")
    assert same["ETag"] == first["ETag"] == other["ETag"]
    assert same["Cache-Control"] == "no-cache"
    assert (other.status_code, other.content) == (200, first.content)


def test_answer_that_has_changed_is_sent_again(client, league, running):
    first = client.get(LEAGUE)
    League.objects.update(name="New Mill League")

    second = client.get(LEAGUE, headers={"If-None-Match": first["ETag"]})

    assert second.status_code == 200
    assert second["ETag"] != first["ETag"]


def test_what_a_member_reads_is_kept_out_of_shared_caches(client, league, vera):
    client.force_login(vera)

    response = client.get(LEAGUE)

    assert response["Cache-Control"] == "private, no-cache"
    assert "Cookie" in response["Vary"]


def test_visitor_gets_no_cookie(client, running):
    response = client.get(LEAGUE)

    assert response.cookies == {}
    assert response["Content-Type"] == "application/json"
    assert response["Cache-Control"] == "no-cache"


def test_head_is_the_answer_without_its_body(client, running):
    got = client.get(LEAGUE)

    head = client.head(LEAGUE)

    assert (head.status_code, head.content) == (200, b"")
    assert head["ETag"] == got["ETag"]
    assert head["Content-Type"] == "application/json"


def test_head_is_refused_like_the_answer(client, running):
    assert client.head(f"{LEAGUE}?colour=red").status_code == 400
    assert client.head(f"{LEAGUES}nowhere/").status_code == 404


def test_options_tell_what_may_be_done(client, db):
    response = client.options(LEAGUE)

    assert response.status_code == 200
    assert response["Allow"] == "GET, HEAD, OPTIONS"
    assert response.json() == {
        "name": "League",
        "description": "One league.",
        "renders": ["application/json"],
        "parses": [],
    }


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
@pytest.mark.parametrize("is_member", [False, True])
def test_nothing_can_be_changed(league, alice, method, is_member):
    client = Client(enforce_csrf_checks=True)
    if is_member:
        client.force_login(alice)

    response = getattr(client, method)(LEAGUE)

    assert response.status_code == 405
    assert response["Allow"] == "GET, HEAD, OPTIONS"
    assert response.json()["errors"][0]["code"] == "method_not_allowed"


@pytest.mark.parametrize("accept", ["text/html,*/*;q=0.8", "application/json", "*/*"])
def test_answer_is_json_for_browsers_too(client, league, accept):
    response = client.get(LEAGUE, headers={"Accept": accept})

    assert response.status_code == 200
    assert response["Content-Type"] == "application/json"


def test_other_formats_are_refused_in_json(client, league):
    response = client.get(LEAGUE, headers={"Accept": "text/csv"})

    assert response.status_code == 406
    assert response.json()["errors"][0]["code"] == "not_acceptable"


def test_address_without_its_slash_leads_on(client, league):
    response = client.get(LEAGUE.rstrip("/"))

    assert response.status_code == 301
    assert response["Location"] == LEAGUE


@pytest.mark.parametrize("address", [*PARTS, f"{LEAGUE}teams/", SEASON])
def test_reading_opens_no_transaction(client, running, alice, address):
    client.force_login(alice)

    with CaptureQueriesContext(connection) as queries:
        client.get(address)

    words = {query["sql"].split()[0] for query in queries}
    assert words == {"SELECT"}
