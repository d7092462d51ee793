"""A roster changed in a real browser: by grid, by paste, on the phone, scriptless."""

import re

import pytest

from tests.browser.soundness import complaints, require_sound

pytestmark = pytest.mark.e2e

WIDTHS = {"desk": 1280, "phone": 390}


@pytest.fixture(scope="session")
def rosters(browser, address, root_state):
    """Make a league under a budget, with a team; return where the team's roster is."""
    context = browser.new_context(base_url=address, storage_state=root_state)
    page = context.new_page()
    page.goto("/leagues/new/?ruleset=basketball_age")
    page.get_by_label("Name").fill("Budget League")
    page.get_by_label("within a budget").check()
    page.get_by_label("Rating points a player").fill("140")
    page.get_by_role("button", name="Make the league").click()
    page.goto("/leagues/budget-league/manage/teams/new/")
    page.get_by_label("Name").fill("Arden")
    page.get_by_label("Abbreviation").fill("ARD")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("link", name="Roster").click()
    page.get_by_role("button", name="Fill up with the players of the box").click()
    page.get_by_text("The roster is saved.").wait_for()
    found = page.url
    context.close()
    return found


@pytest.fixture(params=WIDTHS)
def page(request, browser, root_state):
    """Give a page of the commissioner, without script, as wide as a desk or a phone."""
    size = {"width": WIDTHS[request.param], "height": 900}
    context = browser.new_context(
        storage_state=root_state, viewport=size, java_script_enabled=False
    )
    yield context.new_page()
    context.close()


def field(page, name):
    """Return a field of the grid."""
    return page.locator(f"[name='{name}']")


def test_roster_is_sound(open_page, root_state, rosters):
    page, status, said = open_page(rosters, root_state)

    require_sound(page)
    field(page, "rows.1.number").fill("x")
    field(page, "rows.2.ratings.scoring").fill("91")
    page.get_by_role("button", name="Save the roster").click()
    page.get_by_text("Nothing was saved.").wait_for()
    require_sound(page)

    assert (status, complaints(said, 422)) == (200, [])


def test_grid_is_changed_and_what_is_wrong_stands_in_its_row(page, rosters, expect):
    page.goto(rosters)
    name = field(page, "rows.1.name").input_value()
    field(page, "rows.1.number").fill("100")
    field(page, "rows.1.ratings.height").fill("2")
    page.get_by_role("button", name="Save the roster").click()

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("One field needs another look.")
    row = page.locator("tbody.bad")
    expect(row).to_contain_text("A number is one or two digits; 0 and 00 differ.")
    expect(field(page, "rows.1.ratings.height")).to_have_value("2")
    field(page, "rows.1.number").fill("00")
    page.get_by_role("button", name="Save the roster").click()

    expect(page.get_by_text("The roster is saved.")).to_be_visible()
    expect(field(page, "rows.1.number")).to_have_value("00")
    history = page.get_by_role("region", name="History")
    assert history.get_by_text(name).count() >= 2
    field(page, "rows.1.ratings.height").fill("1")
    page.get_by_role("button", name="Save the roster").click()
    expect(page.get_by_text("The roster is saved.")).to_be_visible()


def test_released_player_is_signed_again(page, rosters, expect):
    page.goto(rosters)
    name = field(page, "rows.10.name").input_value()
    field(page, "rows.10.release").check()
    page.get_by_role("button", name="Save the roster").click()
    free = page.get_by_role("region", name="Free players")
    expect(free).to_contain_text(name)

    free.get_by_role("button", name=f"Sign {name}").click()
    expect(field(page, "rows.10.name")).to_have_value(name)
    page.get_by_role("button", name="Save the roster").click()

    expect(page.get_by_text("The roster is saved.")).to_be_visible()
    expect(page.get_by_role("region", name="Free players")).to_have_count(0)


def test_roster_is_pasted_looked_over_and_saved(page, rosters, expect):
    page.goto(rosters)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as CSV").click()
    path = saved.value.path()
    text = path.read_text(encoding="utf-8")
    first = text.splitlines()[1].split(",")

    page.get_by_label("Roster, a line a player").fill("1,Ann\n2;Bo;PG")
    page.get_by_role("button", name="Show what it changes").click()
    expect(page.get_by_text("Line 1: It has 2 cells.").first).to_be_visible()
    expect(page.get_by_label("Roster, a line a player")).to_have_value("1,Ann\n2;Bo;PG")
    page.get_by_label("Roster, a line a player").fill(
        text.replace(f"\n{first[0]},", "\n98,", 1).replace("\r", "")
    )
    page.get_by_role("button", name="Show what it changes").click()
    expect(page.get_by_role("main")).to_contain_text(f"number {first[0]} → 98")
    page.get_by_role("button", name="Save the roster").click()

    expect(page.get_by_text("The roster is saved.")).to_be_visible()
    expect(field(page, "rows.1.number")).to_have_value("98")
    page.get_by_label("or a CSV file").set_input_files(path)
    page.get_by_role("button", name="Show what it changes").click()
    expect(page.get_by_role("main")).to_contain_text(f"number 98 → {first[0]}")
    page.get_by_role("button", name="Save the roster").click()
    expect(page.get_by_text("The roster is saved.")).to_be_visible()


def test_second_of_two_editors_is_told_what_differs(
    page, browser, root_state, rosters, expect
):
    page.goto(rosters)
    other = browser.new_context(storage_state=root_state)
    first = other.new_page()
    first.goto(rosters)
    number = field(first, "rows.3.number").input_value()
    field(first, "rows.3.number").fill("97")
    first.get_by_role("button", name="Save the roster").click()
    first.get_by_text("The roster is saved.").wait_for()
    other.close()

    field(page, "rows.4.number").fill("96")
    page.get_by_role("button", name="Save the roster").click()

    expect(page.get_by_role("alert")).to_contain_text("changed after you opened")
    expect(page.get_by_role("main")).to_contain_text(f"number 97 → {number}")
    expect(field(page, "rows.4.number")).to_have_value("96")
    page.get_by_role("button", name="Save the roster").click()
    expect(page.get_by_text("The roster is saved.")).to_be_visible()
    expect(field(page, "rows.3.number")).to_have_value(re.compile(f"^{number}$"))
