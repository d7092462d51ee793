"""A team leaves, lots are drawn, and buttons are pressed twice."""

import re

import pytest

from tests.browser.soundness import complaints

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("leagues")]


@pytest.fixture(params=["on", "off"], ids=["script", "no-script"])
def page(request, browser, address, root_state):
    """A page of the commissioner, with and without scripts."""
    context = browser.new_context(
        base_url=address,
        java_script_enabled=request.param == "on",
        storage_state=root_state,
    )
    page = context.new_page()
    page.said = []
    page.on("console", lambda message: page.said.append(message))
    yield page
    context.close()


def test_team_withdraws_and_lots_part_the_others(page, expect, request):
    scripts = request.node.callspec.params["page"]
    page.goto(f"/leagues/leaving-{scripts}/manage/seasons/season-1/rulings/")

    leaves = page.locator("section", has_text="A team leaves the season")
    leaves.get_by_label("Team").select_option("Corran")
    leaves.get_by_role("button", name="Show what it changes").click()
    expect(page.get_by_text("3 are called off:")).to_be_visible()
    confirm = page.get_by_role("button", name="Confirm the withdrawal")
    confirm.click()
    expect(page.get_by_text("This is missing. Fill it in.")).to_be_visible()
    page.get_by_label("Reason").fill("The hall burnt down")
    confirm.dblclick()
    expect(page.get_by_role("status")).to_contain_text("Corran has withdrawn.")
    expect(page.get_by_role("cell", name="The hall burnt down")).to_be_visible()

    page.get_by_role("button", name=re.compile("^Draw lots Arden")).dblclick()
    expect(page.get_by_role("status")).to_contain_text("Lots are drawn:")
    drawn = page.get_by_role("region", name="Lots drawn").locator("tbody tr")
    expect(drawn).to_have_count(1)
    assert [text for text in complaints(page.said, 200) if "422" not in text] == []


def test_league_is_made_once_by_a_double_click(page, expect, request):
    name = f"Twice Clicked {request.node.callspec.params['page'].title()}"
    page.goto("/leagues/new/")

    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Make the league").dblclick()

    expect(page.get_by_role("status")).to_contain_text("The league is made.")
    page.goto("/leagues/")
    expect(page.get_by_role("link", name=name)).to_have_count(1)
