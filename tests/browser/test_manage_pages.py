"""The commissioner's pages of leagues that are empty, full and odd."""

import pytest

from tests.browser.soundness import (
    CLIPPED,
    SIDEWAYS,
    complaints,
    serious_violations,
)

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("leagues")]

NORTHERN = "/leagues/northern/manage"
ODD = "/leagues/odd/manage"
ODD_SEASON = f"{ODD}/seasons/wolfeschlegelsteinhausenbergerdorff-2027"
PAGES = {
    "new-league": "/leagues/new/",
    "overview": f"{NORTHERN}/",
    "teams": f"{NORTHERN}/teams/",
    "team": f"{NORTHERN}/teams/arden/",
    "new-team": f"{NORTHERN}/teams/new/",
    "members": f"{NORTHERN}/members/",
    "seasons": f"{NORTHERN}/seasons/",
    "closed-season": f"{NORTHERN}/seasons/season-1/",
    "running-season": f"{NORTHERN}/seasons/season-2/",
    "locked-teams": f"{NORTHERN}/seasons/season-2/teams/",
    "locked-standings": f"{NORTHERN}/seasons/season-2/standings/",
    "locked-schedule": f"{NORTHERN}/seasons/season-2/schedule/",
    "fixtures": f"{NORTHERN}/seasons/season-2/fixtures/",
    "fixture": f"{NORTHERN}/seasons/season-2/fixtures/18/",
    "no-rulings": f"{NORTHERN}/seasons/season-2/rulings/",
    "withdrawal": f"{NORTHERN}/seasons/season-2/rulings/bexley/",
    "closed-rulings": f"{NORTHERN}/seasons/season-1/rulings/",
    "lots": "/leagues/level/manage/seasons/season-1/rulings/",
    "withdrawn": "/leagues/level/manage/seasons/season-1/rulings/dunmore/",
    "odd-rulings": f"{ODD_SEASON}/rulings/",
    "odd-members": f"{ODD}/members/",
    "audit": f"{NORTHERN}/audit/",
    "audit-nothing": f"{NORTHERN}/audit/?about=lots",
    "simulate-running": f"{NORTHERN}/simulate/",
    "simulate-closed": f"{NORTHERN}/simulate/season-1/",
    "run": f"{NORTHERN}/simulate/season-1/runs/1/",
    "empty-overview": "/leagues/empty/manage/",
    "empty-teams": "/leagues/empty/manage/teams/",
    "empty-seasons": "/leagues/empty/manage/seasons/",
    "empty-simulate": "/leagues/empty/manage/simulate/",
    "scheduled-season": "/leagues/cup/manage/seasons/cup-2027/",
    "scheduled-schedule": "/leagues/cup/manage/seasons/cup-2027/schedule/",
    "scheduled-standings": "/leagues/cup/manage/seasons/cup-2027/standings/",
    "scheduled-simulate": "/leagues/cup/manage/simulate/",
    "odd-teams": f"{ODD}/teams/",
    "odd-team": f"{ODD}/teams/team-a/",
    "odd-season": f"{ODD_SEASON}/",
    "odd-entries": f"{ODD_SEASON}/teams/",
    "odd-fixtures": f"{ODD_SEASON}/fixtures/",
    "odd-fixture": f"{ODD_SEASON}/fixtures/2/",
    "odd-audit": f"{ODD}/audit/",
    "odd-simulate": f"{ODD}/simulate/",
}


def require_sound(page):
    """Nothing sideways, nothing clipped, nothing that axe finds serious."""
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_page_is_sound_for_the_commissioner(open_page, root_state, name):
    page, status, said = open_page(PAGES[name], root_state)

    assert status == 200
    require_sound(page)
    assert complaints(said, status) == []


def test_page_with_errors_is_sound(open_page, root_state, expect):
    page, _, _ = open_page("/leagues/new/", root_state)

    page.get_by_role("button", name="Make the league").click()

    expect(page.get_by_text("Nothing was saved.")).to_be_visible()
    require_sound(page)


def test_schedule_that_is_shown_is_sound(open_page, root_state, expect):
    page, _, _ = open_page(PAGES["scheduled-schedule"], root_state)

    page.get_by_label("Each pair meets").select_option("4")
    page.get_by_role("button", name="Show the schedule").click()

    expect(page.get_by_text("nothing is saved yet")).to_be_visible()
    require_sound(page)
