"""A commissioner's way from an empty site to receipts that are checked."""

import re

import pytest

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

TEAMS = (
    ("Quarry Hill Badgers", "QUA", "#6b7280", "#111827"),
    ("Tidewell Cranes", "TID", "#7a1f2b", "#d9d4c7"),
    ("Oldmill Millers", "OLD", "#8a5a1f", "#f3ead9"),
    ("Gull Point Pilots", "GPP", "#0e7490", "#e8f6f8"),
)
SECONDS = 1000


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def page(request, browser, address):
    """A page of somebody who has just made an account, with and without scripts."""
    context = browser.new_context(
        base_url=address, java_script_enabled=request.param, color_scheme="light"
    )
    page = context.new_page()
    page.said = []
    page.on("console", lambda message: page.said.append(message))
    page.goto("/accounts/signup/")
    page.get_by_label("Email").fill(f"tarrow{request.param}@example.org")
    page.get_by_label("Name").fill("H. Tarrow")
    page.get_by_label("Password").fill("quarry-hill-7")
    page.get_by_role("button", name="Create the account").click()
    yield page
    context.close()


def make_league(page, expect, name):
    page.goto("/leagues/new/")
    page.get_by_role("button", name="Make the league").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was saved.")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Time zone").select_option("Europe/Berlin")
    page.get_by_role("button", name="Make the league").click()
    expect(page.get_by_role("status")).to_contain_text("The league is made.")


def add_teams(page, expect):
    page.get_by_role("link", name="Add a team").click()
    for name, abbreviation, first, second in TEAMS:
        page.get_by_label("Name").fill(name)
        page.get_by_label("Abbreviation").fill(abbreviation)
        page.get_by_label("First colour").fill(first)
        page.get_by_label("Second colour").fill(second)
        page.get_by_role("button", name="Add the team").click()
        expect(page.get_by_role("status")).to_contain_text(f"{name} is in the league.")
        made = page.url
        page.get_by_role("link", name="Roster").click()
        page.get_by_role("button", name="Fill up with the players of the box").click()
        expect(page.get_by_role("status")).to_contain_text("The roster is saved.")
        page.goto(made)
        page.get_by_role("link", name="All teams").click()
        page.get_by_role("link", name="Add a team").click()


def make_schedule(page, expect):
    manage = page.get_by_role("navigation", name="Manage")
    manage.get_by_role("link", name="Seasons").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("link", name="To the schedule").click()
    page.get_by_label("First day").fill("2027-03-06")
    page.get_by_label("Days without games").fill("2027-03-13")
    page.get_by_role("button", name="Show the schedule").click()
    expect(page.get_by_text("nothing is saved yet")).to_be_visible()
    expect(page.get_by_text("Sat 20 Mar 2027")).to_have_count(1)
    page.get_by_role("button", name="Make the schedule").click()
    expect(page.get_by_role("status")).to_contain_text("The schedule is made.")


def wait_for(page, locator, expect, has_scripts):
    """Wait until it shows: by itself, or by loading the page again."""
    if has_scripts:
        expect(locator).to_be_visible(timeout=30 * SECONDS)
        return
    for _ in range(60):
        if locator.is_visible():
            break
        page.wait_for_timeout(SECONDS // 2)
        page.reload()
    expect(locator).to_be_visible()


def test_commissioner_leads_a_season_from_the_first_form_to_the_receipts(
    page, expect, request
):
    has_scripts = request.node.callspec.params["page"]
    make_league(page, expect, f"Walked League {'on' if has_scripts else 'off'}")
    add_teams(page, expect)
    make_schedule(page, expect)
    manage = page.get_by_role("navigation", name="Manage")
    manage.get_by_role("link", name="Simulate").click()

    page.get_by_role("button", name="Start the season").click()
    expect(page.get_by_role("heading", name="Sealed")).to_be_visible()
    page.get_by_label("All that is left: 12 games").check()
    page.get_by_role("button", name="Simulate").click()
    close = page.locator("summary").get_by_text("Close the season", exact=True)
    wait_for(page, close, expect, has_scripts)
    expect(page.get_by_text("12 of 12 games", exact=True)).to_be_visible()
    expect(page.get_by_text("final", exact=True)).to_have_count(12)
    close.click()
    page.get_by_role("button", name="Close it for good").click()
    expect(page.get_by_role("heading", name=re.compile("^Champion"))).to_be_visible()
    page.get_by_role("button", name="Check every receipt").click()
    wait_for(page, page.get_by_text("All in order."), expect, has_scripts)
    expect(page.get_by_text("12 of 12 receipts")).to_be_visible()

    page.get_by_role("link", name="Prepare the next season").click()
    page.get_by_role("button", name="Prepare the next season").click()
    expect(page.get_by_role("heading", name="Season 2")).to_be_visible()
    errors = [one.text for one in page.said if one.type == "error"]
    assert [text for text in errors if "422" not in text] == []
