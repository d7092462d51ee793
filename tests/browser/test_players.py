"""The pages of players and of their figures, for those who follow a league."""

import csv

import pytest

from tests.browser.soundness import (
    CLIPPED,
    SIDEWAYS,
    complaints,
    serious_violations,
)

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("leagues")]

COURT = "/leagues/court"
STATS = f"{COURT}/season-1/stats/"
PLAYERS = f"{STATS}?who=players"
PAGES = {
    "home": f"{COURT}/",
    "teams": STATS,
    "players": PLAYERS,
    "players-filtered": f"{PLAYERS}&team=arden&position=PG&measure=totals&group=shots",
    "nobody": f"{PLAYERS}&team=arden&position=PG&qualified=yes&sort=player",
    "team": f"{COURT}/season-1/teams/arden/",
    "team-long": f"{COURT}/season-1/teams/dunmore/",
}
READERS_OF = {
    "traded": ("bexley", 0),
    "long": ("dunmore", 0),
    "new": ("arden", 9),
}


def check(page, status, said):
    assert status == 200
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


@pytest.mark.parametrize("name", PAGES)
def test_page_is_sound_for_a_visitor(open_page, name):
    check(*open_page(PAGES[name]))


@pytest.mark.parametrize("name", READERS_OF)
def test_page_of_a_player_is_sound(open_page, name):
    team, place = READERS_OF[name]
    page, _, _ = open_page(f"{COURT}/season-1/teams/{team}/")
    link = page.locator("#players tbody th a").nth(place).get_attribute("href")

    check(*open_page(link))


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def page(request, browser, address):
    """A visitor's page, with and without JavaScript."""
    context = browser.new_context(
        base_url=address, java_script_enabled=request.param, color_scheme="light"
    )
    yield context.new_page()
    context.close()


def test_visitor_goes_from_leaders_to_a_player_and_his_game(page, expect):
    page.goto(f"{COURT}/")
    page.get_by_role("link", name="All statistics").click()
    table = page.get_by_role("region", name="Statistics of the players")
    table.get_by_role("link", name="STL").click()
    expect(table.get_by_role("columnheader", name="STL")).to_have_attribute(
        "aria-sort", "descending"
    )
    name = table.get_by_role("rowheader").first.get_by_role("link").inner_text()

    table.get_by_role("rowheader").first.get_by_role("link").click()

    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.get_by_role("link", name="Totals").click()
    expect(page.get_by_role("link", name="Totals")).to_have_attribute(
        "aria-current", "true"
    )
    page.locator("#log tbody a").nth(1).click()
    expect(page.locator("#box")).to_be_visible()


def test_visitor_filters_players_and_takes_the_table_along(page, expect):
    page.goto(PLAYERS)
    page.get_by_label("Team").select_option("Bexley")
    page.get_by_label("Position").select_option("C")
    page.get_by_role("button", name="Show").click()
    table = page.get_by_role("region", name="Statistics of the players")
    expect(table.get_by_role("rowheader")).to_have_count(2)

    with page.expect_download() as found:
        page.get_by_role("link", name="CSV").click()

    with open(found.value.path(), encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert found.value.suggested_filename == "court-season-1-players.csv"
    assert [(row["team"], row["position"]) for row in rows] == [("Bexley", "C")] * 2


def test_traded_player_has_a_row_for_each_team(page, expect):
    page.goto(f"{COURT}/season-1/teams/bexley/")
    page.locator("#players tbody th a").first.click()

    rows = page.locator("#seasons tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("2 teams")
    expect(page.locator("#rosters tbody tr")).to_have_count(2)
