import re
from html import unescape

import pytest

from leagues import views
from leagues.models import League, Membership, Team
from tests import builders
from tests.leagues.reading import (
    HOME,
    PAGES,
    SEASON,
    count_queries,
    decide_first,
    rows,
    words,
)


@pytest.mark.parametrize("address", PAGES)
def test_page_is_there_for_everybody_and_is_read_only(client, running, address):
    decide_first(running, (10, 7), (3, 3))

    assert client.get(address).status_code == 200
    assert client.head(address).status_code == 200
    assert client.post(address).status_code == 405


@pytest.mark.parametrize("address", PAGES)
def test_page_has_nothing_inline_and_one_heading(client, running, address):
    decide_first(running, (10, 7))
    page = client.get(address).content.decode()

    assert re.findall(r"<style|\sstyle=|\son\w+=|javascript:", page) == []
    assert re.findall(r"<script(?![^>]*src=)", page) == []
    assert len(re.findall("<h1", page)) == 1
    assert len(re.findall("<table", page)) == len(re.findall("<caption", page))
    assert re.findall("<th(?![^>]*scope=)(?!ead)", page) == []
    assert len(set(re.findall(r' id="([^"]+)"', page))) == len(
        re.findall(r' id="', page)
    )


@pytest.mark.parametrize("address", PAGES[1:])
def test_private_league_is_absent_for_outsiders(client, running, charlie, address):
    League.objects.update(visibility="private")

    visitor = client.get(address)
    client.force_login(charlie)
    stranger = client.get(address)

    assert (visitor.status_code, stranger.status_code) == (404, 404)
    assert "Old Mill" not in visitor.content.decode()


@pytest.mark.parametrize("address", PAGES)
def test_private_league_is_there_for_members(client, running, vera, address):
    League.objects.update(visibility="private")
    client.force_login(vera)

    assert client.get(address).status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "/leagues/nowhere/about/",
        f"{HOME}about/?season=season-9",
        f"{HOME}season-9/standings/",
        f"{HOME}season-9/schedule/",
        f"{HOME}season-9/scoreboard/",
        f"{HOME}season-9/teams/",
        f"{SEASON}standings/?why=nobody",
        f"{SEASON}standings/?view=sideways",
        f"{SEASON}standings/?view=divisions",
        f"{SEASON}schedule/?team=nobody",
        f"{SEASON}scoreboard/?day=yesterday",
        f"{SEASON}scoreboard/?day=20270306",
        f"{SEASON}scoreboard/?day=0001-01-01",
        f"{SEASON}scoreboard/?day=2027-02-30",
        f"{SEASON}scoreboard/?day=9999-12-31",
    ],
)
def test_what_is_not_there_is_said_kindly(client, running, address):
    response = client.get(address)

    assert response.status_code == 404
    assert "There is nothing at this address" in words(response)


@pytest.mark.parametrize(
    "name", ["standings", "schedule", "scoreboard", "stats", "teams"]
)
def test_page_without_a_season_leads_to_the_current_one(client, running, name):
    response = client.get(f"{HOME}{name}/?view=cross-table&team=a%26b")

    assert (response.status_code, response["Location"]) == (
        302,
        f"{SEASON}{name}/?view=cross-table&team=a%26b",
    )
    assert client.get(f"{HOME}{name}/")["Location"] == f"{SEASON}{name}/"


def test_team_without_a_season_leads_to_the_current_one(client, running):
    assert client.get(f"{HOME}teams/arden/")["Location"] == f"{SEASON}teams/arden/"


def test_league_without_a_season_says_so(client, league):
    response = client.get(f"{HOME}standings/")

    assert response.status_code == 200
    assert "No season yet" in words(response)
    assert client.get(f"{HOME}teams/arden/").status_code == 404


@pytest.mark.parametrize(
    ("name", "saying"),
    [
        ("standings", "No teams yet"),
        ("schedule", "No games yet"),
        ("scoreboard", "No games yet"),
        ("teams", "No teams yet"),
    ],
)
def test_season_without_teams_says_so(client, league, alice, name, saying):
    builders.make_season(league, alice)
    client.force_login(alice)

    assert saying in words(client.get(f"{SEASON}{name}/"))


def test_number_of_queries_does_not_depend_on_teams(client, alice):
    counts = []
    for name, count in (("Small", 2), ("Large", 12)):
        league = builders.make_league(alice, name)
        builders.make_teams(league, alice, count)
        decide_first(builders.make_season(league, alice, "running"), (10, 7))
        counts.append(
            [
                count_queries(client, page.replace("old-mill-league", league.slug))
                for page in PAGES[1:]
            ]
        )

    assert counts[0] == counts[1]
    assert max(counts[0]) <= 11


def test_number_of_queries_does_not_depend_on_seasons(client, league, alice, teams):
    builders.make_season(league, alice, "running")
    one = [count_queries(client, page) for page in PAGES]
    for number in (2, 3):
        builders.make_season(league, alice, "closed", name=f"Season {number}")

    assert [count_queries(client, page) for page in PAGES] == one


@pytest.mark.parametrize("count", [2, 12])
def test_list_of_leagues_asks_once_for_all(client, alice, count):
    for town in builders.TOWNS[:count]:
        league = builders.make_league(alice, f"{town} League")
        builders.make_teams(league, alice, 2)
        builders.make_season(league, alice, "scheduled")

    assert count_queries(client, "/leagues/") == 4
    client.force_login(alice)
    assert count_queries(client, "/leagues/") == 7


def test_list_shows_own_leagues_and_public_ones(client, league, alice, vera):
    dana = builders.make_user("Dana")
    builders.make_league(dana, "Bridge League")
    builders.make_league(dana, "Secret League", visibility="private")
    League.objects.filter(pk=league.pk).update(visibility="private")
    visitor = client.get("/leagues/")
    client.force_login(vera)
    member = client.get("/leagues/")

    assert [row[0] for row in rows(visitor)] == ["Bridge League"]
    assert rows(member)[0][0] == "Old Mill League members only"
    assert rows(member)[0][-1] == "viewer"
    assert [row[0] for row in rows(member, 1)] == ["Bridge League"]


def test_list_without_leagues_says_so(client, db):
    assert "No leagues yet" in words(client.get("/leagues/"))


def test_long_list_is_turned_page_by_page(client, alice, monkeypatch):
    monkeypatch.setattr(views, "LEAGUES_A_PAGE", 2)
    for town in builders.TOWNS[:5]:
        builders.make_league(alice, f"{town} League")

    pages = [client.get(f"/leagues/?page={page}") for page in ("1", "2", "99", "x")]

    assert [[row[0].split()[0] for row in rows(page)] for page in pages] == [
        ["Arden", "Bexley"],
        ["Corran", "Dunmore"],
        ["Eastwick"],
        ["Arden", "Bexley"],
    ]
    assert "Page 2 of 3" in words(pages[1])


def test_old_season_leads_to_the_current_one(client, league, alice, teams, closed):
    builders.make_season(league, alice, "running", name="Season 2")

    old = client.get(f"{SEASON}standings/")
    new = client.get(f"{HOME}season-2/standings/")

    assert "You are looking at Season 1. Go to Season 2" in words(old)
    assert "You are looking at" not in words(new)


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "Ærøskøbing & “Söhne”",
        "北極星バスケットボールクラブ",
        "نادي الهلال",
        "🏀 Ballers",
        "W" * 80,
    ],
)
def test_any_name_is_shown_as_it_is(client, alice, name):
    league = builders.make_league(alice, name)
    team = builders.make_team(league, alice, name)
    Team.objects.filter(pk=team.pk).update(abbreviation="<&")
    builders.make_team(league, alice, "Arden")
    season = builders.make_season(league, alice, "running", name=name)
    decide_first(season, (10, 7))
    team = Team.objects.get(name=name)
    base = f"/leagues/{league.slug}/"

    for address in (
        "/leagues/",
        f"{base}about/",
        f"{base}{season.slug}/standings/?why={team.slug}",
        f"{base}{season.slug}/standings/?view=cross-table",
        f"{base}{season.slug}/schedule/?team={team.slug}",
        f"{base}{season.slug}/scoreboard/",
        f"{base}{season.slug}/teams/",
    ):
        response = client.get(address)

        assert name in unescape(re.sub("<[^>]+>", " ", response.content.decode()))
        assert "<script>" not in response.content.decode()


def test_commissioner_has_a_tab_more(client, alice, vera, running):
    tabs = {}
    for user in (alice, vera):
        client.force_login(user)
        tabs[user.name] = "Manage" in words(client.get(f"{SEASON}standings/"))

    assert tabs == {"Alice": True, "Vera": False}
    assert Membership.objects.count() == 2


def test_open_tab_is_named_to_those_who_do_not_see(client, running):
    page = client.get(f"{SEASON}schedule/").content.decode()

    assert f'<a href="{SEASON}schedule/" aria-current="page">Schedule</a>' in page
    assert page.count('aria-current="page"') == 1
