"""A visitor has a game played and watches it."""

import pytest

from simulation.registry import rulesets
from tests.browser.soundness import (
    CLIPPED,
    SIDEWAYS,
    complaints,
    serious_violations,
)

pytestmark = pytest.mark.e2e

PACE = "5×"


@pytest.fixture(scope="module", params=rulesets(), ids=lambda rules: rules.slug)
def path(request, browser, address):
    """The path of an exhibition of each rule book, which anybody may watch."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto(f"/exhibition/?ruleset={request.param.slug}")
    page.get_by_role("button", name="Watch", exact=True).click()
    found = page.url.removeprefix(address).split("?")[0]
    context.close()
    return found


@pytest.fixture
def watcher(browser, address):
    """Give a visitor's page, with or without scripts or motion."""
    contexts = []

    def visit(**options):
        context = browser.new_context(
            **{"base_url": address, "color_scheme": "light", **options}
        )
        contexts.append(context)
        page = context.new_page()
        page.said = []
        page.on("console", lambda message: page.said.append(message))
        page.on("pageerror", lambda error: page.said.append(error))
        return page

    yield visit
    for context in contexts:
        context.close()


def step_of(page):
    """Return the number of the step that a page shows."""
    return int(page.locator("#watch-at").get_attribute("value"))


def require_sound(page, said=(), status=200):
    """Nothing sideways, clipped, complained of or serious to axe."""
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


@pytest.mark.parametrize("rest", ["", "?step=25", "?step=99999", "final/"])
def test_page_of_an_exhibition_is_sound(open_page, path, rest):
    page, status, said = open_page(f"{path}{rest}")

    assert status == 200
    require_sound(page, said)


@pytest.mark.parametrize("slug", [rules.slug for rules in rulesets()])
def test_page_of_the_teams_is_sound(open_page, slug):
    page, status, said = open_page(f"/exhibition/?ruleset={slug}")

    assert status == 200
    require_sound(page, said)


def test_page_of_an_exhibition_that_is_over_is_sound(open_page):
    page, status, said = open_page("/exhibition/long-ago/")

    assert status == 404
    require_sound(page, said, status)


def test_team_that_would_meet_itself_is_refused_beside_the_field(open_page, expect):
    page, _, _ = open_page("/exhibition/")
    home = page.get_by_label("Home").input_value()

    page.get_by_label("Away").select_option(home)
    page.get_by_role("button", name="Watch", exact=True).click()

    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_text("A team cannot meet itself.")).to_be_visible()
    assert page.get_by_label("Away").input_value() == home
    require_sound(page)


def test_visitor_watches_a_game_from_the_home_page(watcher, expect):
    page = watcher()
    page.goto("/")
    away = page.get_by_label("Away")
    away.select_option(index=3)
    visitor = away.evaluate("field => field.selectedOptions[0].textContent")

    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"{visitor} at ")
    pause = page.get_by_role("button", name="Pause")
    expect(page.locator("#watch-at")).to_have_value("1", timeout=15_000)
    expect(page.locator("#watch-at")).to_have_value("2", timeout=15_000)
    pause.click()
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible()
    stopped = step_of(page)
    page.wait_for_timeout(4000)
    assert step_of(page) == stopped
    assert page.url.endswith(f"?step={stopped}")
    expect(page.locator("#watch-said")).to_have_text(
        page.locator("#watch-news").text_content()
    )
    page.get_by_role("link", name="Next play").click()
    expect(page.locator("#watch-at")).to_have_value(str(stopped + 1))
    page.get_by_role("link", name="Back").click()
    expect(page.locator("#watch-at")).to_have_value(str(stopped))
    page.get_by_role("link", name="Skip to the end").click()

    expect(page.get_by_role("heading", name="Box score")).to_be_visible()
    margin = page.get_by_role("img", name="Score margin over the game")
    expect(margin).to_be_visible()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("status")).to_contain_text("everything is as it was stored")
    assert complaints(page.said, 200) == []


def test_visitor_hurries_a_game_to_its_end_by_the_keyboard(watcher, expect, path):
    page = watcher()
    page.goto(path)
    page.get_by_role("button", name="Pause").press("Enter")
    for _ in range(6):
        page.get_by_role("button", name="Faster").press("Enter")
    expect(page.locator("#watch-pace")).to_have_text(PACE)
    page.get_by_role("button", name="Slower").press("Enter")
    page.get_by_role("button", name="Faster").press("Enter")
    expect(page.locator("#watch-pace")).to_have_text(PACE)
    following = page.get_by_role("link", name="Next period")
    result = page.get_by_role("link", name="Box score and record")

    for _ in range(30):
        if result.is_visible():
            break
        before = step_of(page)
        following.press("Enter")
        expect(page.locator("#watch-at")).not_to_have_value(str(before))

    expect(result).to_be_focused()
    expect(following).to_be_hidden()
    result.press("Enter")
    expect(page.get_by_role("heading", name="How it was made")).to_be_visible()
    assert complaints(page.said, 200) == []


def test_game_does_not_move_by_itself_for_who_wants_little_motion(
    watcher, expect, path
):
    page = watcher(reduced_motion="reduce")
    page.goto(path)

    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible()
    page.wait_for_timeout(4000)
    assert step_of(page) == 0
    play.click()

    expect(page.locator("#watch-at")).to_have_value("1", timeout=15_000)


def test_game_waits_when_the_site_does_not_answer(watcher, expect, path):
    page = watcher()
    page.goto(f"{path}?step=3")
    page.get_by_role("button", name="Pause").click()
    page.route("**/scene/**", lambda route: route.abort())

    page.get_by_role("link", name="Next play").click()
    lost = page.get_by_role("alert")
    expect(lost).to_contain_text("The site did not answer.")
    page.unroute("**/scene/**")
    page.get_by_role("button", name="Play", exact=True).click()

    expect(lost).to_be_hidden()
    expect(page.locator("#watch-at")).to_have_value("4", timeout=15_000)


def test_visitor_without_scripts_watches_by_links(watcher, expect):
    page = watcher(java_script_enabled=False)
    page.goto("/")

    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_hidden()
    page.get_by_role("link", name="Next play").click()
    page.get_by_role("link", name="Next play").click()
    assert step_of(page) == 2
    page.get_by_role("link", name="Back").click()
    assert step_of(page) == 1
    period = page.locator(".hw-clock strong").text_content()
    page.get_by_role("link", name="Next period").click()
    assert page.locator(".hw-clock strong").text_content() != period
    page.get_by_role("link", name="Skip to the end").click()

    expect(page.get_by_role("heading", name="Box score")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert download.value.suggested_filename.startswith("exhibition-")
