"""What a person does on the pages of the house, step by step."""

import pytest

pytestmark = pytest.mark.e2e


@pytest.fixture(params=[True, False], ids=["script", "no-script"])
def page(request, browser, address):
    """A visitor's page, with and without JavaScript."""
    context = browser.new_context(
        base_url=address, java_script_enabled=request.param, color_scheme="light"
    )
    yield context.new_page()
    context.close()


def test_person_signs_up_signs_out_and_signs_in_again(page, expect, sign_in):
    email = f"ann{id(page)}@example.org"
    page.goto("/")
    page.get_by_role("link", name="Create an account").click()
    page.get_by_label("Email").fill(email)
    page.get_by_label("Name").fill("Ann Baker")
    page.get_by_label("Password").fill("quarry-hill-7")
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_role("link", name="Ann Baker")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("signed in as Ann Baker")

    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    sign_in(page, email, "wrong")
    expect(page.get_by_role("alert")).to_contain_text(
        "No account has this email with this password."
    )
    sign_in(page, email.upper())

    expect(page.get_by_role("link", name="Ann Baker")).to_be_visible()


def test_person_switches_the_theme_and_back(page, expect):
    root = page.locator("html")
    page.goto("/rules/?from=here")
    expect(page.locator("body")).to_have_css("background-color", "rgb(243, 241, 236)")

    page.get_by_role("button", name="Switch to dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(22, 21, 19)")
    assert page.url.endswith("/rules/?from=here")

    page.get_by_role("button", name="Switch to light").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="System").click()
    expect(root).not_to_have_attribute("data-theme", "light")


def test_person_finds_a_rule_book_by_the_keyboard(page, expect):
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    assert page.url.endswith("#main")

    page.get_by_role("link", name="Rule books").first.press("Enter")
    page.get_by_role("main").get_by_role("link").first.press("Enter")

    expect(page.get_by_role("heading", name="Options")).to_be_visible()


def test_visitor_of_the_admin_signs_in_first(page, expect, sign_in):
    page.goto("/admin/")

    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert "/accounts/login/?next=" in page.url
