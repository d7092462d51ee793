import pytest
from django.contrib.auth.models import AnonymousUser
from django.db import connection
from django.http import Http404

from leagues import services
from leagues.access import league_page, team_page
from leagues.models import League, Membership
from tests import builders


@pytest.fixture
def ask(rf):
    """Return a request of a reader, a visitor by default."""

    def request(user=None):
        made = rf.get("/")
        made.user = user or AnonymousUser()
        return made

    return request


def names(page):
    return [tab.name for tab in page.tabs]


def test_page_of_a_visitor_shows_the_current_season(league, alice, teams, ask):
    builders.make_season(league, alice, "closed")
    current = builders.make_season(league, alice, "running", name="Season 2")

    page = league_page(ask(), league.slug, tab="standings")

    assert page.season == page.current == current
    assert [season.number for season in page.seasons] == [2, 1]
    assert page.role is None
    assert not page.can_manage
    assert page.is_current
    assert names(page) == [
        "home",
        "standings",
        "schedule",
        "scoreboard",
        "stats",
        "teams",
        "about",
    ]
    assert page.tabs[0].address == "/leagues/old-mill-league/"


def test_season_that_is_announced_while_the_page_is_made_waits_for_the_next(
    league, alice, draft, ask
):
    announced = []

    def announce_after_the_list(execute, sql, params, many, context):
        found = execute(sql, params, many, context)
        if "leagues_season" in sql and not announced:
            announced.append(True)
            builders.bring(draft, alice, "scheduled")
        return found

    with connection.execute_wrapper(announce_after_the_list):
        page = league_page(ask(), league.slug)

    assert (page.season, page.current, page.seasons) == (None, None, ())
    assert league_page(ask(), league.slug).season == draft


def test_tabs_stay_in_the_season_that_is_shown(league, alice, teams, ask):
    builders.make_season(league, alice, "closed")
    builders.make_season(league, alice, "running", name="Season 2")

    page = league_page(ask(), league.slug, "season-1")

    assert not page.is_current
    assert [tab.address for tab in page.tabs] == [
        "/leagues/old-mill-league/season-1/",
        *(
            f"/leagues/old-mill-league/season-1/{name}/"
            for name in ("standings", "schedule", "scoreboard", "stats", "teams")
        ),
        "/leagues/old-mill-league/about/?season=season-1",
    ]


def test_page_without_a_season_has_the_tabs_that_make_sense(league, alice, ask):
    page = league_page(ask(alice), league.slug)

    assert page.season is None
    assert page.current is None
    assert names(page) == ["home", "about", "manage"]
    assert page.role == Membership.Role.COMMISSIONER
    assert page.tabs[-1].address == "/leagues/old-mill-league/manage/"


def test_scorekeeper_has_a_tab_for_results_alone(league, ask, sam, bob):
    tabs = league_page(ask(sam), league.slug).tabs

    assert [tab.name for tab in tabs] == ["home", "about", "manage"]
    assert (tabs[-1].title, tabs[-1].address) == (
        "Results",
        "/leagues/old-mill-league/manage/results/",
    )
    assert names(league_page(ask(bob), league.slug)) == ["home", "about"]


@pytest.mark.parametrize("slug", ["old-mill-league", "nowhere"])
def test_private_league_is_as_absent_as_one_that_is_not(league, ask, slug, charlie):
    League.objects.update(visibility="private")

    for reader in (None, charlie):
        with pytest.raises(Http404):
            league_page(ask(reader), slug)


def test_private_league_is_open_to_its_members(league, ask, vera):
    League.objects.update(visibility="private")

    assert league_page(ask(vera), league.slug).role == Membership.Role.VIEWER


def test_season_in_preparation_is_absent_for_all_but_commissioners(
    league, alice, vera, draft, ask
):
    assert league_page(ask(alice), league.slug, "season-1").season == draft
    for reader in (vera, None):
        with pytest.raises(Http404):
            league_page(ask(reader), league.slug, "season-1")


def test_unknown_season_is_absent(league, ask, running):
    with pytest.raises(Http404):
        league_page(ask(), league.slug, "season-9")


@pytest.mark.parametrize("count", [1, 3])
def test_number_of_queries_does_not_depend_on_seasons(
    league, alice, bob, teams, ask, count, django_assert_num_queries
):
    services.assign_coach(teams[0], actor=alice, user_id=bob.pk)
    for number in range(1, count + 1):
        builders.make_season(league, alice, "closed", name=f"Season {number}")

    with django_assert_num_queries(3):
        page = league_page(ask(), league.slug)
        assert page.season.league.name == league.name
    with django_assert_num_queries(5):
        page = league_page(ask(bob), league.slug)
    assert page.rights.coaches(teams[0].pk)


def test_rule_book_that_is_gone_is_named_by_its_slug(league, ask):
    known = league_page(ask(), league.slug)
    League.objects.update(ruleset="whist")
    unknown = league_page(ask(), league.slug)

    assert known.ruleset_title == known.ruleset.title
    assert unknown.ruleset is None
    assert unknown.ruleset_title == "whist"


def test_page_of_a_team_has_the_team_archived_or_not(
    league, alice, ask, teams, closed, django_assert_num_queries
):
    services.remove_team(teams[0], actor=alice, version=1)

    with django_assert_num_queries(4):
        page, team = team_page(ask(), league.slug, "arden", tab="teams")

    assert (page.tab, team, team.league) == ("teams", teams[0], league)
    assert team.archived_at is not None


@pytest.mark.parametrize(
    ("slug", "team"), [("nowhere", "arden"), ("old-mill-league", "nobody")]
)
def test_team_that_there_is_not_is_absent(league, teams, ask, slug, team):
    with pytest.raises(Http404):
        team_page(ask(), slug, team)
