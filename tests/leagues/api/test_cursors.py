import base64
import json

import pytest

from leagues.api.cursors import page_of
from leagues.errors import BadValue
from leagues.models import Fixture, Season
from tests import builders
from tests.leagues.api_reading import LEAGUE, numbers, read

ORDER = ("starts_at", "number")


def written(*values):
    """Return a cursor of these values."""
    return base64.urlsafe_b64encode(json.dumps(values).encode()).decode().rstrip("=")


def numbers_of(page):
    return [fixture.number for fixture in page.rows]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7])
def test_pages_lead_there_and_back(running, size):
    fixtures = Fixture.objects.all()
    forth, pages = [], []
    page = page_of(fixtures, ORDER, None, size)
    while True:
        pages.append(page)
        forth += numbers_of(page)
        if page.following is None:
            break
        page = page_of(fixtures, ORDER, page.following, size)
    back = [numbers_of(page)]
    while page.previous is not None:
        page = page_of(fixtures, ORDER, page.previous, size)
        back.insert(0, numbers_of(page))

    assert forth == [1, 2, 3, 4, 5, 6]
    assert [number for part in back for number in part] == forth
    assert all(len(item.rows) == size for item in pages[:-1])


def test_page_at_either_end_leads_no_further(running):
    page = page_of(Fixture.objects.all(), ORDER, None, 10)

    assert (page.following, page.previous) == (None, None)


def test_list_of_nothing_leads_nowhere(running):
    page = page_of(Fixture.objects.none(), ORDER, None, 10)

    assert (page.rows, page.following, page.previous) == ([], None, None)


def test_page_that_became_empty_leads_back(running):
    fixtures = Fixture.objects.all()
    first = page_of(fixtures, ORDER, None, 4)
    fixtures.filter(number__in=[5, 6]).delete()

    second = page_of(fixtures, ORDER, first.following, 4)
    again = page_of(fixtures, ORDER, second.previous, 4)

    assert (second.rows, second.following) == ([], None)
    assert numbers_of(again) == [1, 2, 3, 4]
    assert again.previous is None


def test_first_page_that_became_empty_leads_on(running):
    fixtures = Fixture.objects.all()
    second = page_of(fixtures, ORDER, page_of(fixtures, ORDER, None, 2).following, 4)
    fixtures.filter(number__in=[1, 2]).delete()

    first = page_of(fixtures, ORDER, second.previous, 2)
    again = page_of(fixtures, ORDER, first.following, 4)

    assert (first.rows, first.previous) == ([], None)
    assert numbers_of(again) == [3, 4, 5, 6]


def test_row_that_goes_leaves_no_gap_and_repeats_nobody(running):
    fixtures = Fixture.objects.all()
    first = page_of(fixtures, ORDER, None, 2)
    Fixture.objects.filter(number__in=[1, 2]).delete()

    second = page_of(fixtures, ORDER, first.following, 2)

    assert numbers_of(second) == [3, 4]


def test_order_may_descend(league, alice, teams):
    for number in (1, 2, 3):
        builders.make_season(league, alice, "closed", name=f"Season {number}")

    first = page_of(Season.objects.all(), ("-number",), None, 2)
    second = page_of(Season.objects.all(), ("-number",), first.following, 2)
    again = page_of(Season.objects.all(), ("-number",), second.previous, 2)

    assert [season.number for season in first.rows] == [3, 2]
    assert [season.number for season in second.rows] == [1]
    assert again.rows == first.rows


def test_order_may_lead_through_a_relation(running):
    order = ("season__number", "number")

    first = page_of(Fixture.objects.select_related("season"), order, None, 4)
    second = page_of(Fixture.objects.all(), order, first.following, 4)

    assert numbers_of(second) == [5, 6]


MOMENT = "2027-03-07T00:30:00+00:00"


@pytest.mark.parametrize(
    "cursor",
    [
        "x",
        "=",
        "é",
        written(),
        written("after"),
        written("after", MOMENT),
        written("after", MOMENT, "1", "2"),
        written("around", MOMENT, "1"),
        written("after", MOMENT, 1),
        written("after", MOMENT, "one"),
        written("after", MOMENT, "9" * 30),
        written("after", "2027-03-07T00:30:00", "1"),
        written("after", "yesterday", "1"),
        written("after", "0001-01-01T00:00:00+14:00", "1"),
        written("before", "9999-12-31T23:59:59-14:00", "1"),
        written("after", None, "1"),
        written("after", "\0", "1"),
        base64.urlsafe_b64encode(b"{}").decode(),
        base64.urlsafe_b64encode(b"7").decode(),
        base64.urlsafe_b64encode(b"\xff").decode(),
    ],
)
def test_cursor_that_is_none_is_refused(running, cursor):
    with pytest.raises(BadValue) as refused:
        page_of(Fixture.objects.all(), ORDER, cursor, 2)

    assert refused.value.field == "cursor"


def test_addresses_of_pages_keep_what_was_asked(client, running):
    first = read(client, f"{LEAGUE}fixtures/", page_size=2, season="season-1")
    second = read(client, first["next"])

    assert [item["number"] for item in second["results"]] == [3, 4]
    assert "season=season-1" in second["next"]
    assert "page_size=2" in second["previous"]
    assert numbers(client, page_size=2) == [1, 2]
