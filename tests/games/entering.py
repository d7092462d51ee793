"""Results as tests send them to the pages, and what the pages offer."""

import re

from tests.games.reading import address

RESULT = address(1, "result/")
LIST = "/leagues/old-mill-league/manage/results/"


def sent(action, version=1, **fields):
    """What a browser sends from a page of that version."""
    return {"action": action, "version": str(version), "note": "", **fields}


def ways(response):
    """The ways to settle the result that the page offers."""
    part = re.search(
        r'<nav class="hw-seg mb-3".*?</nav>', response.content.decode(), re.DOTALL
    )
    return [] if part is None else re.findall(r'href="\?as=(\w+)"', part[0])


def unchanged(fixture, version=1):
    """Tell whether nothing has happened to a fixture."""
    fixture.refresh_from_db()
    return fixture.version == version and fixture.games.count() == version - 1
