"""The pages of a league as tests read them: addresses, words, tables, queries."""

import re
from html import unescape
from typing import Any

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from leagues.models import Fixture, Season
from tests import builders

HOME = "/leagues/old-mill-league/"
SEASON = f"{HOME}season-1/"
PAGES = [
    "/leagues/",
    f"{HOME}about/",
    f"{SEASON}standings/",
    f"{SEASON}standings/?view=home-away",
    f"{SEASON}standings/?view=last-ten",
    f"{SEASON}standings/?view=cross-table",
    f"{SEASON}standings/?why=arden",
    f"{SEASON}schedule/",
    f"{SEASON}schedule/?team=arden",
    f"{SEASON}scoreboard/",
    f"{SEASON}teams/",
]


def words(response: Any) -> str:
    """Return what a page says, without its tags and with single spaces."""
    page = re.sub(r"<title>.*?</title>|<[^>]+>", " ", response.content.decode())
    return " ".join(unescape(page).split())


def rows(response: Any, number: int = 0) -> list[list[str]]:
    """Return the cells of the lines of a page's table, in words."""
    table = re.findall(r"<table.*?</table>", response.content.decode(), re.DOTALL)
    body = "".join(re.findall(r"<tbody>.*?</tbody>", table[number], re.DOTALL))
    return [
        [
            " ".join(unescape(re.sub("<[^>]+>", " ", cell)).split())
            for cell in re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL)
        ]
        for row in re.findall(r"<tr.*?</tr>", body, re.DOTALL)
    ]


def decide_first(season: Season, *scores: tuple[int, int]) -> list[Fixture]:
    """Give the first fixtures of a season these results."""
    fixtures = season.fixtures.order_by("number")
    return [
        builders.decide(fixture, *score)
        for fixture, score in zip(fixtures, scores, strict=False)
    ]


def count_queries(client: Client, address: str) -> int:
    """Return how many queries a page takes."""
    with CaptureQueriesContext(connection) as queries:
        assert client.get(address).status_code == 200
    return len(queries)
