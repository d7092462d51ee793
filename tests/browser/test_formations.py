"""Formations saved in a real browser: by clicks on the court, and without script."""

import pytest

from tests.browser.soundness import complaints, require_sound

pytestmark = pytest.mark.e2e

WIDTHS = {"desk": 1280, "phone": 390}
SIDE = "Inbound from the side"


@pytest.fixture(scope="session")
def instructions(browser, address, root_state):
    """Make a league with a team of rated players; return where its coach's page is."""
    context = browser.new_context(base_url=address, storage_state=root_state)
    page = context.new_page()
    page.goto("/leagues/new/?ruleset=basketball_age")
    page.get_by_label("Name").fill("Placing League")
    page.get_by_role("button", name="Make the league").click()
    page.goto("/leagues/placing-league/manage/teams/new/")
    page.get_by_label("Name").fill("Arden")
    page.get_by_label("Abbreviation").fill("ARD")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("link", name="Roster").wait_for()
    context.close()
    return f"{address}/leagues/placing-league/teams/arden/coach/"


def situation(page, title=SIDE):
    """Return the part of the page for one situation, opened."""
    heading = page.locator("summary b").get_by_text(title, exact=True)
    part = page.locator("[data-formation]").filter(has=heading)
    part.locator("summary").click()
    return part


def places(part):
    """Return what is chosen in the lists of a situation."""
    return [select.input_value() for select in part.locator("select").all()]


def role(part, label):
    """Return the list in which a role's place is chosen."""
    return part.get_by_label(label, exact=True)


def save(page):
    page.get_by_role("button", name="Save as the next version").click()
    page.get_by_text("counts for games from now on").first.wait_for()


def test_page_with_formations_is_sound(open_page, root_state, instructions):
    page, status, said = open_page(instructions, root_state)
    require_sound(page)
    part = situation(page, "Free throws of the opponents")
    require_sound(page)
    part.get_by_label("places of your own").check()
    role(part, "the first who waits").select_option("")
    page.get_by_role("button", name="Save as the next version").click()
    page.get_by_text("Nothing was saved.").wait_for()
    require_sound(page)

    assert (status, complaints(said, 422)) == (200, [])


@pytest.mark.parametrize("width", WIDTHS)
def test_players_are_placed_by_clicks(browser, root_state, instructions, expect, width):
    context = browser.new_context(
        storage_state=root_state,
        viewport={"width": WIDTHS[width], "height": 900},
        has_touch=width == "phone",
    )
    page = context.new_page()
    page.goto(instructions)
    part = situation(page)
    part.get_by_label("wide").check()
    assert places(part) == ["outside", "h1", "h5", "g2", "g4"]

    part.get_by_role("button", name="2, the second smallest").click()
    part.locator("[data-spot=g3]").click()

    assert places(part) == ["outside", "g3", "h5", "g2", "g4"]
    expect(part.get_by_label("places of your own")).to_be_checked()
    token = part.locator("[data-role='2']")
    # in the middle of g3, four hundred and fifty along a court of eight hundred
    expect(token).to_have_attribute("transform", "translate(650 212) scale(1.45)")

    save(page)
    shown = situation(page)

    assert places(shown) == ["outside", "g3", "h5", "g2", "g4"]
    expect(shown.locator("summary")).to_contain_text("outside, g3, h5, g2, g4")
    expect(page.locator("#versions tbody tr").first).to_contain_text(
        f"{SIDE}: outside, g3, h5, g2, g4"
    )
    shown.get_by_label("balanced").check()
    save(page)
    context.close()


def test_a_place_that_is_clicked_counts_as_the_ready_set_that_has_it(
    browser, root_state, instructions, expect
):
    context = browser.new_context(storage_state=root_state)
    page = context.new_page()
    page.goto(instructions)
    part = situation(page, "Own free throws")
    part.locator("[data-spot=e3]").click()
    expect(part.get_by_label("places of your own")).to_be_checked()
    # beside the paint nobody may wait
    assert part.locator("[data-spot=h2]").count() == 0

    part.get_by_role("button", name="2, the second who waits").click()
    part.locator("[data-spot=d3]").click()

    expect(part.get_by_label("back")).to_be_checked()
    context.close()


def test_without_script_places_are_chosen_from_lists(
    browser, root_state, instructions, expect
):
    context = browser.new_context(storage_state=root_state, java_script_enabled=False)
    page = context.new_page()
    page.goto(instructions)
    part = situation(page, "Jump ball")
    expect(part.locator("[data-pick]").first).to_be_hidden()
    role(part, "the first beside the circle").select_option("b1")
    role(part, "the second beside the circle").select_option("b1")
    page.get_by_role("button", name="Save as the next version").click()

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Nothing was saved.")
    part = page.locator("[data-formation][open]")
    expect(part).to_contain_text("B1 has room for 1 of a team.")
    role(part, "the second beside the circle").select_option("b2")
    save(page)

    assert places(situation(page, "Jump ball")) == ["b1", "b2", "f3"]
    page.get_by_role("button", name="Back to the defaults").click()
    assert places(situation(page, "Jump ball")) == ["c3", "b3", "f3"]
    context.close()
