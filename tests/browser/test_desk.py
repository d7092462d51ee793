"""The desk and the coach's page: what a coach and a commissioner find and do there."""

import subprocess
import sys

import pytest

from tests.browser.conftest import ROOT
from tests.browser.soundness import (
    CLIPPED,
    SIDEWAYS,
    complaints,
    serious_violations,
)

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("coaches")]

COACH_PAGE = "/leagues/coached/teams/arden/coach/"
LONG_PAGE = "/leagues/long/teams/long-a/coach/"
PAGES = {
    "coach": ("/me/", "mora"),
    "coach-teams": ("/me/teams/", "mora"),
    "coach-to-do": ("/me/to-do/", "mora"),
    "instructions": (COACH_PAGE, "mora"),
    "long-instructions": (LONG_PAGE, "mora"),
    "commissioner": ("/me/", "root"),
    "commissioner-teams": ("/me/teams/", "root"),
    "commissioner-to-do": ("/me/to-do/", "root"),
    "uncoached-instructions": ("/leagues/coached/teams/bexley/coach/", "root"),
    "empty": ("/me/", "cleo"),
    "empty-to-do": ("/me/to-do/", "cleo"),
}
SECONDS = 1000


@pytest.fixture(scope="module")
def coaches(address, environment, root_state):
    """A league with a coach, on the running site."""
    subprocess.run(
        [sys.executable, "-m", "tests.browser.coaches"],
        cwd=ROOT,
        env=environment,
        check=True,
    )


@pytest.fixture(scope="module")
def states(browser, sign_in, coaches, root_state):
    """The cookies of each who is signed in."""
    found = {"root": root_state}
    for name in ("mora", "cleo"):
        context = browser.new_context()
        page = context.new_page()
        sign_in(page, f"{name}@example.org")
        page.wait_for_url("**/me/")
        found[name] = context.storage_state()
        context.close()
    return found


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def page_of(request, browser, address, states):
    """Give a page to somebody, with and without JavaScript."""
    contexts = []

    def give(name=None):
        context = browser.new_context(
            base_url=address,
            java_script_enabled=request.param,
            color_scheme="light",
            storage_state=states.get(name),
        )
        contexts.append(context)
        return context.new_page()

    yield give
    for context in contexts:
        context.close()


def require_sound(page):
    """Nothing sideways, nothing clipped, nothing that axe finds serious."""
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_page_is_sound(open_page, states, name):
    path, reader = PAGES[name]

    page, status, said = open_page(path, states[reader])

    assert status == 200
    require_sound(page)
    assert complaints(said, status) == []


def test_instructions_that_are_refused_are_sound(open_page, states, expect):
    page, _, _ = open_page(COACH_PAGE, states["mora"])
    page.get_by_role("spinbutton").first.fill("99999")

    page.get_by_role("button", name="Save as the next version").click()

    expect(page.get_by_text("Nothing was saved.")).to_be_visible()
    assert page.get_by_role("spinbutton").first.input_value() == "99999"
    require_sound(page)


def test_coach_goes_from_the_desk_to_a_game_played_by_his_word(
    page_of, expect, request
):
    has_scripts = request.node.callspec.params["page_of"]
    name = "Coached League" if has_scripts else "Plain League"
    page, office = page_of("mora"), page_of("root")
    page.goto("/")
    page.get_by_role("link", name="My desk").click()
    work = page.get_by_role("listitem").filter(has_text=name)
    work.get_by_role("link", name="Set them").click()

    page.get_by_role("spinbutton").first.fill("2")
    page.get_by_role("button", name="Save as the next version").click()
    expect(page.get_by_role("status")).to_contain_text(
        "Version 1 counts for games from now on."
    )
    slug = name.split()[0].lower()
    office.goto(f"/leagues/{slug}/manage/simulate/")
    office.get_by_role("button", name="Simulate").click()

    rows = page.get_by_role("region", name="Games and their versions").get_by_role(
        "row"
    )
    for _ in range(120):
        page.reload()
        if rows.count() == 3:
            break
        page.wait_for_timeout(SECONDS // 2)
    versions = [row.get_by_role("cell").last.inner_text() for row in rows.all()[1:]]
    assert versions == ["1", "defaults"]
    page.get_by_role("link", name="My desk").click()
    expect(page.get_by_role("link", name="version 1 of Arden").first).to_be_visible()


def test_coach_goes_from_the_desk_to_an_overdue_result(page_of, expect):
    page = page_of("mora")
    page.goto("/me/to-do/")
    work = page.get_by_role("listitem").filter(has_text="no result").first

    work.get_by_role("link", name="Enter the result").click()

    assert page.url.endswith("/result/")
    expect(page.get_by_role("heading").first).to_be_visible()


def test_commissioner_follows_his_desk(page_of, expect):
    page = page_of("root")
    page.goto("/me/to-do/")
    work = (
        page.get_by_role("listitem")
        .filter(has_text="has not been started")
        .filter(has_text="Wolfeschlegelstein")
    )

    work.get_by_role("link", name="Start the season").click()

    expect(page.get_by_role("button", name="Start the season")).to_be_visible()


def test_new_account_finds_an_empty_desk_and_makes_a_league(page_of, expect):
    page = page_of()
    page.goto("/accounts/signup/")
    page.get_by_label("Email").fill(f"dora{id(page)}@example.org")
    page.get_by_label("Name").fill("Dora")
    page.get_by_label("Password").fill("quarry-hill-7")
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_role("heading", name="You are in no league yet")).to_be_visible()

    page.get_by_role("link", name="Make a league").click()

    expect(page.get_by_role("heading", name="New league")).to_be_visible()


def test_plans_are_kept_from_fans(page_of, expect):
    visitor, stranger = page_of(), page_of("cleo")
    visitor.goto(COACH_PAGE)

    answers = [stranger.goto(path).status for path in (COACH_PAGE, LONG_PAGE)]

    expect(visitor.get_by_role("heading", name="Sign in")).to_be_visible()
    assert answers == [403, 404]
