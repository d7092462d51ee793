"""Results entered by hand: by keyboard, by all who may, with and without script."""

import re

import pytest

from simulation.registry import get_ruleset
from tests.browser.soundness import complaints, require_sound
from tests.builders import RULESET
from tests.games.boxes import cells, written

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("leagues")]

HAND = "/leagues/hand"
RULES = get_ruleset(RULESET)
OPTIONS = RULES.check_options({})
PAGES = {
    "correct": f"{HAND}/games/1/result/",
    "score": f"{HAND}/games/12/result/",
    "box": f"{HAND}/games/12/result/?as=box",
    "forfeit": f"{HAND}/games/12/result/?as=forfeit",
    "take-back": f"{HAND}/games/1/result/?as=clear",
    "list": f"{HAND}/manage/results/",
    "closed": "/leagues/northern/games/1/result/",
    "closed-list": "/leagues/northern/manage/results/season-1/",
    "cancelled": "/leagues/northern/games/17/result/",
    "no-list": "/leagues/empty/manage/results/",
    "odd": "/leagues/odd/games/2/result/?as=box",
    "odd-correct": "/leagues/odd/games/1/result/?as=score",
    "odd-list": "/leagues/odd/manage/results/",
}


@pytest.fixture
def visit(browser, address, sign_in):
    """Give pages of people who are signed in, by the name of the account."""
    contexts = []

    def open_for(email, *, script=True):
        context = browser.new_context(base_url=address, java_script_enabled=script)
        contexts.append(context)
        page = context.new_page()
        sign_in(page, email)
        return page

    yield open_for
    for context in contexts:
        context.close()


def sheet(seed):
    """Return what is typed into the sheet of a game that is not over in overtime."""
    box = next(
        box
        for box in (written(RULES, OPTIONS, at) for at in range(seed, seed + 1000))
        if len(box.periods) == 4
    )
    return box, cells(RULES, OPTIONS, box)


def type_sheet(page, figures):
    """Type a sheet by keyboard alone, from its first cell on."""
    reach(page, "away_period1")
    for name, figure in figures.items():
        assert focused(page) == name
        page.keyboard.type(figure)
        page.keyboard.press("Tab")


def reach(page, name):
    """Press Tab until a field has the focus."""
    for _press in range(60):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name}.")


def press_button(page, name):
    """Press Tab until a button of this name has the focus, and press it."""
    words = "document.activeElement.textContent.trim()"
    for _press in range(60):
        if page.evaluate(words) == name:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name}.")


def totals(page, team):
    """Return a team's points of all games that have a box score."""
    page.goto(f"{HAND}/season-1/stats/?measure=totals&group=score")
    row = page.get_by_role("row").filter(has_text=team).first
    return int(re.sub(r"\D", "", row.get_by_role("cell").nth(1).inner_text()) or 0)


def standing_of(page, team):
    """Return a team's row of the standings."""
    page.goto(f"{HAND}/season-1/standings/")
    return page.get_by_role("row").filter(has_text=team).first.inner_text()


def focused(page):
    return page.evaluate("document.activeElement.name")


@pytest.mark.parametrize("name", PAGES)
def test_page_is_sound_for_the_commissioner(open_page, root_state, name):
    page, status, said = open_page(PAGES[name], root_state)

    assert status == 200
    require_sound(page)
    assert complaints(said, status) == []


def test_sheet_with_faults_is_sound(open_page, root_state):
    page, _, _ = open_page(PAGES["box"], root_state)
    _box, figures = sheet(40)
    for name, figure in figures.items():
        page.locator(f"[name={name}]").fill(figure)
    page.locator("[name=home_pts]").fill("500")
    page.locator("[name=away_block]").fill("-3")

    page.get_by_role("button", name="Save the result").click()
    page.get_by_text("Nothing was saved.").wait_for()
    require_sound(page)
    page.locator("[name=away_block]").fill(figures["away_block"])
    page.get_by_role("button", name="Save the result").click()

    page.get_by_text("The box score does not add up.").wait_for()
    require_sound(page)


def test_commissioner_mends_a_box_score_by_keyboard_alone(visit, expect):
    page = visit("root@example.org")
    box, figures = sheet(1)
    right = figures["home_pts"]
    points, standing = totals(page, "Bexley"), standing_of(page, "Bexley")
    page.goto(f"{HAND}/games/3/result/?as=box")
    type_sheet(page, {**figures, "home_pts": str(box.home["pts"] + 1)})
    press_button(page, "Save the result")

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The box score does not add up.")
    expect(alert).to_contain_text("points, but baskets and bonuses give")
    alert.get_by_role("link").first.focus()
    page.keyboard.press("Enter")
    assert focused(page) == "home_pts"
    page.keyboard.press("Control+a")
    page.keyboard.type(right)
    press_button(page, "Save the result")

    score = f"{figures['away_pts']}–{right}"
    expect(page.get_by_role("status")).to_contain_text(f"is entered: {score}.")
    expect(page.locator("#made")).to_contain_text("Box score entered, by Root")
    assert totals(page, "Bexley") == points + box.home["pts"]
    assert standing_of(page, "Bexley") != standing


def test_enter_in_a_figure_sends_nothing(visit, expect):
    page = visit("root@example.org")
    page.goto(f"{HAND}/games/11/result/?as=box")
    page.locator("[name=away_period1]").fill("5")

    page.locator("[name=away_period1]").press("Enter")

    assert focused(page) == "away_period2"
    expect(page.get_by_role("alert")).to_have_count(0)


def test_arrows_go_down_and_to_the_other_team(visit):
    page = visit("root@example.org")
    page.goto(f"{HAND}/games/11/result/?as=box")
    page.locator("[name=away_period1]").focus()

    steps = []
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        steps.append(focused(page))

    assert steps == [
        "away_period2",
        "home_period2",
        "home_period1",
        "away_period1",
        "away_period1",
    ]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_enter_sends_no_half_filled_score(visit, expect, script):
    page = visit("root@example.org", script=script)
    page.goto(f"{HAND}/games/11/result/")
    page.get_by_label("Dunmore").fill("5")

    page.get_by_label("Dunmore").press("Enter")

    expect(page.get_by_role("button", name="Save the result")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_scorekeeper_enters_and_corrects_without_script(visit, expect):
    page = visit("sam@example.org", script=False)
    page.goto(HAND + "/")
    page.get_by_role("link", name="Results", exact=True).click()
    page.get_by_role("link", name="Enter 4").click()
    page.get_by_label("Arden").fill("40")
    page.get_by_label("Corran").fill("38")
    page.get_by_role("button", name="Save the result").click()
    expect(page.locator("#made")).to_contain_text("Score entered, by Sam")

    page.get_by_role("link", name="Correct the result").click()
    page.get_by_role("link", name="Forfeit").click()
    page.get_by_label("Corran").check()
    page.get_by_label("Note").fill("They had four players")
    page.get_by_role("button", name="Save the correction").click()

    expect(page.locator("#made")).to_contain_text("Forfeit, by Sam")
    expect(page.locator("#made")).to_contain_text("They had four players")
    expect(page.locator("#made")).to_contain_text("40–38")
    expect(page.locator("#made")).to_contain_text("Voided by Sam")


def test_home_coach_enters_the_first_result_of_his_team(visit, expect):
    page = visit("cora@example.org")
    page.goto(f"{HAND}/games/6/")
    page.get_by_role("link", name="Enter the result").click()
    page.get_by_label("Bexley").fill("30")
    page.get_by_label("Arden").fill("33")
    page.get_by_role("button", name="Save the result").click()

    expect(page.locator("#made")).to_contain_text("Score entered, by Cora")
    expect(page.get_by_role("link", name="Correct the result")).to_have_count(0)
    assert page.goto(f"{HAND}/games/7/result/").status == 403
    page.goto(f"{HAND}/games/7/")
    expect(page.get_by_role("link", name="Enter the result")).to_have_count(0)


def test_simulated_game_is_corrected_and_stays_visible(visit, expect):
    page = visit("root@example.org")
    page.goto(f"{HAND}/games/2/")
    before = page.locator(".hw-final").inner_text()
    page.get_by_role("link", name="Correct the result").click()
    expect(page.get_by_text("the simulated game is void")).to_be_visible()
    page.get_by_role("link", name="Score", exact=True).click()
    page.get_by_label("Corran").fill("1")
    page.get_by_label("Bexley").fill("0")
    page.get_by_role("button", name="Save the correction").click()

    made = page.locator("#made")
    expect(made).to_contain_text("Score entered, by Root")
    expect(made).to_contain_text("Simulated, run 1")
    expect(made.get_by_role("link", name="Download its record")).to_be_visible()
    expect(page.locator(".hw-final")).not_to_have_text(before)
    page.goto(f"{HAND}/season-1/stats/")
    expect(page.get_by_role("row").filter(has_text="Corran").first).to_contain_text(
        "0 of"
    )


def test_two_scorekeepers_at_once_learn_of_each_other(visit, expect):
    sam, root = visit("sam@example.org"), visit("root@example.org")
    for page in (sam, root):
        page.goto(f"{HAND}/games/9/result/")
        page.get_by_label("Dunmore").fill("20")
    sam.get_by_label("Corran").fill("21")
    sam.get_by_role("button", name="Save the result").click()
    expect(sam.locator("#made")).to_contain_text("Score entered, by Sam")

    root.get_by_label("Corran").fill("22")
    root.get_by_role("button", name="Save the result").click()

    alert = root.get_by_role("alert")
    expect(alert).to_contain_text("Sam entered 20–21")
    expect(root.get_by_label("Corran")).to_have_value("22")
    root.get_by_role("button", name="Save the correction").click()
    expect(root.locator("#made")).to_contain_text("Score entered, by Root")
