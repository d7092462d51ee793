"""The pages of games, for those who follow a league."""

import re

import pytest

from tests.browser.soundness import (
    CLIPPED,
    SIDEWAYS,
    complaints,
    serious_violations,
)

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("leagues")]

NORTHERN = "/leagues/northern"
COURT = "/leagues/court"
ODD = "/leagues/odd"
ODD_SEASON = "wolfeschlegelsteinhausenbergerdorff-2027"
PAGES = {
    "front": "/",
    "running": f"{NORTHERN}/",
    "closed": f"{NORTHERN}/season-1/",
    "game": f"{NORTHERN}/games/1/",
    "all-plays": f"{NORTHERN}/games/1/?period=all&scoring=1",
    "simulated": f"{NORTHERN}/games/13/",
    "voided": f"{NORTHERN}/games/14/",
    "score": f"{NORTHERN}/games/15/",
    "forfeit": f"{NORTHERN}/games/16/",
    "cancelled": f"{NORTHERN}/games/17/",
    "preview": f"{NORTHERN}/games/18/",
    "statistics": f"{NORTHERN}/season-2/stats/",
    "statistics-group": f"{NORTHERN}/season-1/stats/?group=defence&measure=totals",
    "team": f"{NORTHERN}/season-2/teams/arden/",
    "team-closed": f"{NORTHERN}/season-1/teams/arden/",
    "empty": "/leagues/empty/",
    "scheduled": "/leagues/cup/",
    "first-preview": "/leagues/cup/games/1/",
    "no-statistics": "/leagues/cup/cup-2027/stats/",
    "team-to-come": "/leagues/cup/cup-2027/teams/arden/",
    "odd": f"{ODD}/",
    "odd-game": f"{ODD}/games/1/",
    "odd-preview": f"{ODD}/games/2/",
    "odd-team": f"{ODD}/{ODD_SEASON}/teams/team-a/",
    "odd-statistics": f"{ODD}/{ODD_SEASON}/stats/",
    "court-game": f"{COURT}/games/1/",
    "court-player": f"{COURT}/games/1/?period=1&player=A1&shots=A1",
    "court-kind": f"{COURT}/games/1/?period=all&kind=fouls&shots=home",
    "court-nothing": f"{COURT}/games/1/?period=1&kind=periods&player=A1",
}


@pytest.mark.parametrize("name", PAGES)
def test_page_is_sound_for_a_visitor(open_page, name):
    page, status, said = open_page(PAGES[name])

    assert status == 200
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


@pytest.mark.parametrize("name", ["front", "running", "closed", "empty", "scheduled"])
def test_page_is_sound_for_the_commissioner(open_page, root_state, name):
    page, status, said = open_page(PAGES[name], root_state)

    assert status == 200
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def page(request, browser, address):
    """A visitor's page, with and without JavaScript."""
    context = browser.new_context(
        base_url=address, java_script_enabled=request.param, color_scheme="light"
    )
    yield context.new_page()
    context.close()


def test_visitor_follows_a_season_to_a_verified_game(page, expect):
    page.goto("/leagues/")
    page.get_by_role("link", name="Northern Boards League", exact=True).click()
    expect(page).to_have_url(re.compile(rf"{NORTHERN}/$"))
    page.goto(f"{NORTHERN}/season-1/")
    page.get_by_role("region", name="Scoreboard").get_by_role("link").first.click()
    page.get_by_role("link", name="How it was made").first.click()

    page.get_by_role("button", name="Verify").click()

    expect(page.get_by_role("status")).to_contain_text("everything is as it was stored")
    expect(page.locator("#made")).to_contain_text("Verified.")
    assert page.url.endswith("#made")


def test_visitor_reads_the_plays_of_one_period(page, expect):
    page.goto(f"{NORTHERN}/games/1/")
    plays = page.locator("#plays")
    everything = plays.get_by_text("plays", exact=False).first.inner_text()

    plays.get_by_role("link", name="Q1").click()
    expect(plays.get_by_role("link", name="Q1")).to_have_attribute(
        "aria-current", "true"
    )
    plays.get_by_role("link", name="Scoring plays only").click()

    expect(plays.get_by_role("link", name="Show all plays")).to_be_visible()
    expect(plays.get_by_text("plays", exact=False).first).not_to_have_text(everything)


def test_visitor_sorts_the_statistics(page, expect):
    page.goto(f"{NORTHERN}/season-1/stats/")
    table = page.get_by_role("region", name="Statistics of the teams")

    table.get_by_role("link", name="STP").click()
    expect(table.get_by_role("columnheader", name="STP")).to_have_attribute(
        "aria-sort", "descending"
    )
    table.get_by_role("link", name="STP").press("Enter")

    expect(table.get_by_role("columnheader", name="STP")).to_have_attribute(
        "aria-sort", "ascending"
    )


def test_visitor_downloads_a_record(page):
    page.goto(f"{NORTHERN}/games/1/")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()

    assert download.value.suggested_filename == "northern-1-1.json"
