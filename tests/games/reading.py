"""Pages of games as tests ask for them and read them."""

import re
from html import unescape

from config.models import User
from games import services
from games.models import SimulationRun
from leagues.models import Season
from tests import builders
from tests.games import boxes, runs

HOME = "/leagues/old-mill-league/"
STATS = f"{HOME}season-1/stats/"


def address(number=1, rest=""):
    """Return the address of a fixture of the Old Mill League."""
    return f"{HOME}games/{number}/{rest}"


def team_page(season, slug="arden"):
    return f"/leagues/{season.league.slug}/{season.slug}/teams/{slug}/"


def enter(season, alice, number=1, entered=None):
    """Enter a fixture's result by hand: 31–28, unless another is handed in."""
    return boxes.enter(season.fixtures.get(number=number), alice, entered)


def void(season, alice, number=1):
    fixture = season.fixtures.get(number=number)
    return services.clear_result(fixture, author=alice, version=fixture.version)


def seasoned(alice: User, name: str, teams: int, seasons: int) -> Season:
    """Return the last of so many seasons of a new league, one day of it played."""
    league = builders.make_league(alice, name)
    builders.make_teams(league, alice, teams)
    for number in range(1, seasons):
        builders.make_season(
            league, alice, Season.State.CLOSED, name=f"Season {number}"
        )
    season = builders.make_season(
        league, alice, Season.State.SCHEDULED, name=f"Season {seasons}"
    )
    season = services.start_season(season, actor=alice, version=season.version)
    runs.simulate(season, alice, token=name, reach=SimulationRun.Reach.DAY)
    return season


def text_of(response):
    """Return a page's words, tags and doubled spaces left out."""
    words = re.sub(r"<(script|style)\b.*?</\1>|<[^>]+>", " ", response.content.decode())
    return re.sub(r"\s+", " ", words)


def column_of(response, heading):
    """Return the cells below a heading of the first table that has it."""
    page = response.content.decode()
    for table in re.findall(r"<table.*?</table>", page, re.DOTALL):
        heads = [
            re.sub(r"<[^>]+>", "", cell).strip()
            for cell in re.findall(r"<th scope=\"col\".*?</th>", table, re.DOTALL)
        ]
        if heading in heads:
            rows = re.findall(r"<tr.*?</tr>", table.split("</thead>")[1], re.DOTALL)
            place = heads.index(heading)
            return [
                re.sub(
                    r"<[^>]+>",
                    "",
                    re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL)[place],
                ).strip()
                for row in rows
            ]
    raise AssertionError(f"no column {heading}")


def made_of(page):
    """Return the facts of how a game was made."""
    part = page.content.decode().split('id="made"')[1]
    pairs = re.findall(r"<dt>(.*?)</dt><dd[^>]*>(.*?)</dd>", part, re.DOTALL)
    return {name: unescape(re.sub(r"<[^>]+>", " ", text)) for name, text in pairs}
