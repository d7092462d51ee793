"""Every page at two widths and in both themes, looked at by a machine."""

import pytest

from simulation.registry import rulesets
from tests.browser.soundness import (
    CLIPPED,
    SIDEWAYS,
    complaints,
    serious_violations,
)

pytestmark = pytest.mark.e2e

VISITOR_PAGES = {
    "/": 200,
    "/rules/": 200,
    **{f"/rules/{ruleset.slug}/": 200 for ruleset in rulesets()},
    "/accounts/login/": 200,
    "/accounts/signup/": 200,
    "/accounts/password/reset/": 200,
    "/accounts/password/reset/done/": 200,
    "/accounts/inactive/": 200,
    "/nowhere/": 404,
}
ACCOUNT_PAGES = {
    "/": 200,
    "/accounts/email/": 200,
    "/accounts/password/change/": 200,
    "/accounts/2fa/": 200,
    "/accounts/reauthenticate/": 200,
    "/accounts/logout/": 200,
}
ADMIN_PAGES = {
    "/admin/": 200,
    "/admin/config/user/": 200,
    "/admin/config/user/add/": 200,
}


@pytest.mark.parametrize("path", VISITOR_PAGES)
def test_page_is_sound_for_a_visitor(open_page, path):
    page, status, said = open_page(path)

    assert status == VISITOR_PAGES[path]
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


@pytest.mark.parametrize("path", ACCOUNT_PAGES)
def test_page_is_sound_for_a_reader_who_is_signed_in(open_page, root_state, path):
    page, status, said = open_page(path, root_state)

    assert status == ACCOUNT_PAGES[path]
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


@pytest.mark.parametrize("path", ADMIN_PAGES)
def test_admin_page_works_under_the_policy(open_page, root_state, path):
    _, status, said = open_page(path, root_state)

    assert status == ADMIN_PAGES[path]
    assert complaints(said, status) == []


def test_form_with_errors_is_sound(open_page, expect):
    page, _, _ = open_page("/accounts/signup/")
    page.get_by_label("Email").fill("a@example.org")
    page.get_by_label("Name").fill("A")
    page.get_by_label("Password").fill("1")

    page.get_by_role("button", name="Create the account").click()

    expect(page.get_by_text("Nothing was saved.")).to_be_visible()
    assert page.evaluate(SIDEWAYS) == 0
    assert serious_violations(page) == []


def test_long_name_breaks_nothing(browser, address, width, scheme, expect):
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": 800},
        color_scheme=scheme,
    )
    page = context.new_page()
    page.goto("/accounts/signup/")
    page.get_by_label("Email").fill(f"long{width}{scheme}@example.org")
    page.get_by_label("Name").fill("Wolfeschlegelsteinhausenbergerdorff" + "W" * 25)
    page.get_by_label("Password").fill("quarry-hill-7")

    page.get_by_role("button", name="Create the account").click()

    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    assert page.evaluate(SIDEWAYS) == 0
    context.close()
