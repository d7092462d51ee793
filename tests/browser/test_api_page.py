"""The page that explains the API, and how one finds one's way on it."""

import pytest

from tests.browser.soundness import (
    CLIPPED,
    SIDEWAYS,
    complaints,
    serious_violations,
)

pytestmark = pytest.mark.e2e

OPEN_ALL = "() => document.querySelectorAll('details').forEach(one => one.open = true)"


def test_page_is_sound(open_page):
    page, status, said = open_page("/api/")

    assert status == 200
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


def test_page_is_sound_with_every_object_open(open_page):
    page, status, said = open_page("/api/")

    page.evaluate(OPEN_ALL)

    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(CLIPPED) == []
    assert serious_violations(page) == []
    assert complaints(said, status) == []


def test_answer_leads_to_its_object_and_opens_it(open_page, expect):
    page, _, _ = open_page("/api/")
    fields = page.get_by_role("region", name="Fields of Standings")
    expect(fields).to_be_hidden()

    page.locator("#read_standings").get_by_role(
        "link", name="Standings", exact=True
    ).click()

    fields.wait_for(state="visible")
    assert page.url.endswith("#object-Standings")


def test_page_is_found_from_every_page(open_page, expect):
    page, _, _ = open_page("/")

    page.get_by_role("contentinfo").get_by_role("link", name="API").click()

    expect(page.get_by_role("heading", name="API", level=1)).to_be_visible()
