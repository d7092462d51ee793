import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import services
from leagues.models import League, Season, Team
from tests import builders
from tests.games import runs
from tests.games.reading import (
    HOME,
    STATS,
    seasoned,
    team_page,
)


def asked(client, address):
    """Return how many queries a page takes."""
    with CaptureQueriesContext(connection) as queries:
        assert client.get(address).status_code == 200
    return len(queries)


@pytest.mark.parametrize(
    "address",
    ["", "season-1/", "season-1/stats/", "season-1/teams/arden/"],
)
def test_private_league_is_not_there_for_others(client, played, alice, vera, address):
    League.objects.update(visibility=League.Visibility.PRIVATE)

    visitor = client.get(HOME + address)
    client.force_login(builders.make_user("Otto"))
    stranger = client.get(HOME + address)
    client.force_login(vera)
    member = client.get(HOME + address)

    assert (visitor.status_code, stranger.status_code) == (404, 404)
    assert member.status_code == 200


@pytest.mark.parametrize(
    "address",
    [
        "/leagues/nowhere/",
        f"{HOME}season-9/",
        f"{HOME}season-9/stats/",
        f"{HOME}season-9/teams/arden/",
        f"{HOME}season-1/teams/nobody/",
    ],
)
def test_what_there_is_not_is_not_found(client, scheduled, address):
    assert client.get(address).status_code == 404


def test_team_that_takes_no_part_has_no_page(client, scheduled, alice):
    builders.make_team(scheduled.league, alice, "Zennor")

    assert client.get(team_page(scheduled, "zennor")).status_code == 404


@pytest.mark.parametrize("address", [HOME, STATS, f"{HOME}season-1/teams/arden/"])
def test_page_is_read_only(client, scheduled, address):
    assert client.post(address).status_code == 405


@pytest.mark.parametrize(
    "address",
    [
        "/leagues/{0}/",
        "/leagues/{0}/{1}/stats/",
        "/leagues/{0}/{1}/stats/?sort=stp&measure=totals",
        "/leagues/{0}/{1}/teams/arden/",
    ],
)
@pytest.mark.parametrize("reader", ["visitor", "member"])
def test_page_takes_the_same_queries_for_any_size(client, alice, reader, address):
    small, large = seasoned(alice, "Small", 2, 1), seasoned(alice, "Large", 12, 3)
    if reader == "member":
        client.force_login(alice)

    counts = {
        asked(client, address.format(season.league.slug, season.slug))
        for season in (small, large)
    }

    assert len(counts) == 1
    assert counts.pop() <= 21


def test_names_are_escaped_wherever_they_stand(client, alice):
    league = builders.make_league(alice, "<b>League</b> & Co")
    for number in range(2):
        team = builders.make_team(
            league,
            alice,
            f"<script>alert({number})</script> & “Ω”",
            abbreviation=f"S{number}",
            slug=f"team-{number}",
        )
        Team.objects.filter(pk=team.pk).update(abbreviation=f"<{number}>")
    season = builders.make_season(
        league, alice, Season.State.SCHEDULED, name="<i>S</i>"
    )
    season = services.start_season(season, actor=alice, version=season.version)
    runs.simulate(season, alice)
    home = f"/leagues/{league.slug}/"

    for address in (
        home,
        f"{home}{season.slug}/stats/",
        f"{home}{season.slug}/teams/team-0/",
        f"{home}games/1/?period=all",
        "/",
    ):
        page = client.get(address).content.decode()
        assert re.findall(r"<script>|<b>League|<i>S|<[01]>", page) == []
