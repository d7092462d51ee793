import pytest

from config.api.schema import schema

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
pytestmark = pytest.mark.django_db


def test_index_tells_where_everything_begins(client):
    assert client.get("/api/v1/").json() == {
        "leagues": "http://testserver/api/v1/leagues/",
        "rulesets": "http://testserver/api/v1/rulesets/",
        "schema": "http://testserver/api/v1/schema/",
    }


def test_versions_are_told_to_programs(client):
    response = client.get("/api/")

    assert response.json() == {"v1": "http://testserver/api/v1/"}
    assert "Accept" in response["Vary"]


def test_people_get_a_page(client):
    response = client.get("/api/", headers=BROWSER)

    page = response.content.decode()
    assert response["Content-Type"].startswith("text/html")
    assert "<h1>API</h1>" in page
    assert "curl http://testserver/api/v1/leagues/" in page
    assert 'id="list_fixtures"' in page
    assert 'id="object-Fixture"' in page
    assert "120 requests in 60 seconds, 600 if you are signed in" in page


def test_page_has_no_link_into_the_void(client):
    page = client.get("/api/", headers=BROWSER).content.decode()

    targets = [part.split('"')[0] for part in page.split('href="#')[1:]]
    assert [name for name in targets if f'id="{name}"' not in page] == []


def test_schema_is_handed_out(client):
    response = client.get("/api/v1/schema/")

    assert response["Content-Type"] == "application/json"
    assert response.json() == schema()
    known = client.get("/api/v1/schema/", headers={"If-None-Match": response["ETag"]})
    assert known.status_code == 304


@pytest.mark.parametrize("headers", [{}, BROWSER])
def test_page_refuses_in_json(client, headers):
    unknown = client.get("/api/?colour=red", headers=headers)
    posted = client.post("/api/", headers=headers)

    assert (unknown.status_code, posted.status_code) == (400, 405)
    for response in (unknown, posted):
        assert response["Content-Type"] == "application/json"
        assert response.json()["errors"][0]["detail"]


def test_every_page_leads_to_the_api(client):
    assert '<a href="/api/">API</a>' in client.get("/").content.decode()
