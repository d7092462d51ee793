import re
from dataclasses import replace
from datetime import date

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import services as games_services
from leagues import services
from leagues.models import League, Season
from tests import builders
from tests.games import runs
from tests.games.reading import text_of

PAST = replace(builders.SPRING, start_date=date(2020, 3, 7))
PAGES = ["/me/", "/me/teams/", "/me/to-do/"]


@pytest.fixture
def alice(db):
    """Alice, who has an account and nothing else yet."""
    return builders.make_user("Alice")


@pytest.fixture
def desk(client, alice):
    """Alice at her desk."""
    client.force_login(alice)
    return client


def make_league(alice, name, teams, *, settings=builders.SPRING):
    """Return a season under way of a league whose teams Alice coaches."""
    league = builders.make_league(alice, name, home_coach_enters_results=True)
    for team in builders.make_teams(league, alice, teams):
        services.assign_coach(team, actor=alice, user_id=alice.pk)
    season = builders.make_season(
        league, alice, Season.State.SCHEDULED, settings=settings
    )
    return games_services.start_season(season, actor=alice, version=season.version)


@pytest.mark.parametrize("page", PAGES)
def test_desk_is_for_accounts(client, page, db):
    answer = client.get(page)

    assert answer["Location"] == f"/accounts/login/?next={page}"


@pytest.mark.parametrize("page", PAGES)
def test_desk_is_read_only(desk, page):
    assert desk.post(page).status_code == 405


def test_empty_desk_says_how_one_comes_into_a_league(desk):
    answer = desk.get("/me/")

    page = text_of(answer)
    assert "You are in no league yet" in page
    assert "alice@example.org" in page
    assert 'href="/leagues/new/"' in answer.content.decode()
    assert 'href="/leagues/"' in answer.content.decode()
    assert "To do" not in page
    assert "You coach no team" in text_of(desk.get("/me/teams/"))
    assert "Nothing waits for you." in text_of(desk.get("/me/to-do/"))


def test_desk_of_a_member_without_a_team_has_his_leagues(client, alice):
    league = builders.make_league(alice, visibility="private")
    vera = builders.make_user("Vera")
    services.add_member(league, actor=alice, email=vera.email, role="viewer")
    client.force_login(vera)

    page = text_of(client.get("/me/"))

    assert "Nothing waits for you." in page
    assert "Old Mill League members only no season yet viewer" in page
    assert "My teams" not in page


def test_coach_sees_what_is_next_what_was_and_where_the_team_stands(desk, alice):
    season = make_league(alice, "Old Mill League", 4, settings=PAST)
    runs.simulate(season, alice, reach="day")
    arden = season.league.teams.get(slug="arden")
    services.save_profile(arden, actor=alice, version=0, dials={})

    answer = desk.get("/me/")

    card = next(
        text
        for text in answer.content.decode().split("<section")
        if ">Arden</a></h3>" in text
    )
    words = " ".join(re.sub(r"<[^>]+>", " ", card).split())
    assert re.search(r"Next Sat 14 Mar, 19:30 (v|at) \w+ Last [WLT] \d+–\d+", words)
    assert re.search(r"Place [1-4]( \(shared\))? , \d–\d(–\d)? in Season 1", words)
    assert "version 1 of Arden of" in words
    assert "/leagues/old-mill-league/teams/arden/coach/" in card
    assert "never set" not in card
    assert "/leagues/old-mill-league/season-1/teams/arden/" in card


def test_team_outside_the_season_is_on_the_desk_too(desk, alice):
    league = builders.make_league(alice)
    team = builders.make_team(league, alice, "Arden")
    services.assign_coach(team, actor=alice, user_id=alice.pk)

    page = text_of(desk.get("/me/"))

    assert "takes part in none now" in page
    assert "defaults of Arden never set" in page


def test_team_that_plays_next_stands_first(desk, alice):
    late = make_league(alice, "A League", 2)
    early = make_league(alice, "B League", 2, settings=PAST)
    over = make_league(alice, "C League", 2, settings=PAST)
    runs.simulate(over, alice)

    shown = desk.get("/me/teams/").context["part"]

    leagues = [card.team.league for card in shown]
    assert leagues == [early.league] * 2 + [late.league] * 2 + [over.league] * 2
    assert "no game ahead" in text_of(desk.get("/me/teams/"))


def test_long_lists_are_cut_short_and_lead_to_the_rest(desk, alice):
    for number in range(11):
        make_league(alice, f"League {number:02}", 2, settings=PAST)

    page = desk.get("/me/").content.decode()
    teams = [desk.get(f"/me/teams/?page={number}") for number in (1, 2)]
    everything = desk.get("/me/to-do/")

    assert page.count('class="hw-duty"') == 8
    assert page.count('class="hw-panel"><header class="hw-desk-team"') == 4
    assert '<a href="/me/to-do/">and 25 more</a>' in page
    assert '<a href="/me/teams/">and 18 more</a>' in page
    assert '<a href="/leagues/">and 3 more</a>' in page
    assert [len(answer.context["part"]) for answer in teams] == [12, 10]
    assert everything.content.decode().count('class="hw-duty"') == 33


def test_all_that_waits_comes_in_pages(desk, alice):
    for number in range(51):
        builders.make_league(alice, f"League {number:02}")

    first, second = (desk.get(f"/me/to-do/?page={number}") for number in (1, 2))

    assert [len(answer.context["part"]) for answer in (first, second)] == [50, 1]
    assert "Page 1 of 2" in text_of(first)


@pytest.mark.parametrize("page", PAGES)
def test_desk_takes_the_same_queries_for_any_size(client, page, db):
    counted = set()
    for name, leagues, teams in (("Alice", 1, 2), ("Bob", 3, 12)):
        user = builders.make_user(name)
        for number in range(leagues):
            season = make_league(
                user, f"{name}'s League {number}", teams, settings=PAST
            )
            runs.simulate(season, user, f"{name}{number}", reach="day")
        client.force_login(user)
        with CaptureQueriesContext(connection) as queries:
            assert client.get(page).status_code == 200
        counted.add(len(queries))

    assert len(counted) == 1
    assert counted.pop() <= 30


def test_times_are_those_of_the_season(desk, alice):
    season = make_league(alice, "Old Mill League", 2)
    League.objects.update(time_zone="Asia/Tokyo")

    assert "Sat 6 Mar, 19:30" in text_of(desk.get("/me/"))
    assert season.time_zone == "America/New_York"


def test_names_are_escaped_on_the_desk(desk, alice):
    league = builders.make_league(alice, "<b>League</b>")
    for number in range(2):
        team = builders.make_team(
            league, alice, f"<script>{number}</script>", abbreviation=f"T{number}"
        )
        services.assign_coach(team, actor=alice, user_id=alice.pk)
    builders.make_season(league, alice, Season.State.SCHEDULED, settings=PAST)

    for page in PAGES:
        text = desk.get(page).content.decode()
        assert re.findall(r"<script>\d|<b>League", text) == []


def test_everybody_signed_in_finds_his_desk(desk, client):
    here = desk.get("/me/").content.decode()
    elsewhere = desk.get("/rules/").content.decode()
    client.logout()

    assert '<a class="hw-desk-link" href="/me/" aria-current="page">My desk</a>' in here
    assert '<a class="hw-desk-link" href="/me/">My desk</a>' in elsewhere
    assert "/me/" not in client.get("/rules/").content.decode()
