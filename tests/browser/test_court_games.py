"""The page of a game that players played, as it is read on a phone."""

import re

import pytest

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("leagues")]

GAME = "/leagues/court/games/1/"


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def page(request, browser, address):
    """A visitor's page, with and without JavaScript, on a phone."""
    context = browser.new_context(
        base_url=address,
        java_script_enabled=request.param,
        viewport={"width": 390, "height": 844},
    )
    yield context.new_page()
    context.close()


def test_visitor_picks_shots_and_plays_of_a_player(page, expect):
    page.goto(GAME)
    shots, plays = page.locator("#shots"), page.locator("#plays")

    shots.get_by_label("Player").select_option("H1")
    shots.get_by_role("button", name="Show").click()
    expect(page).to_have_url(re.compile(r"shots=H1#shots$"))
    plays.get_by_label("Player").select_option("H1")
    plays.get_by_label("Kind of play").select_option("shots")
    plays.get_by_role("button", name="Show").click()

    expect(page).to_have_url(re.compile(r"shots=H1&player=H1&kind=shots#plays$"))
    expect(plays.get_by_label("Player")).to_have_value("H1")
    name = plays.locator("option:checked").first.inner_text()
    for play in plays.locator("td.wrap").all():
        expect(play).to_contain_text(name)
    plays.get_by_role("link", name="Show all plays").click()
    expect(plays.get_by_label("Player")).to_have_value("")
    expect(shots.get_by_label("Player")).to_have_value("H1")


def test_names_stay_while_the_figures_scroll(page, expect):
    page.goto(GAME)
    region = page.get_by_role("region", name=re.compile("^Players of ")).first
    name = region.locator("tbody th[scope=row]").first
    before = name.bounding_box()

    region.press("ArrowRight")
    region.hover()
    page.mouse.wheel(400, 0)

    expect(region.get_by_role("columnheader", name="FT%")).to_be_in_viewport()
    assert name.bounding_box()["x"] == before["x"]
