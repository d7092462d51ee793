import re
from html import unescape

import pytest

from games.models import SeasonLine, SimulationRun
from leagues import services as leagues_services
from leagues.models import League
from tests.games import runs
from tests.games.reading import (
    STATS,
    column_of,
    text_of,
)


def test_statistics_without_a_game_are_empty(client, running):
    assert "No figures yet" in text_of(client.get(STATS))


def test_statistics_without_the_rule_book_say_so(client, played):
    League.objects.update(ruleset="gone")

    page = text_of(client.get(STATS))

    assert "This site no longer has the rule book" in page


def test_statistics_are_sorted_by_points_a_game(client, played):
    response = client.get(STATS)

    points = [float(cell) for cell in column_of(response, "PTS")]
    lines = SeasonLine.objects.filter(season=played)
    assert points == sorted(
        (round(line.values["pts"] / line.games, 1) for line in lines), reverse=True
    )
    assert response.content.decode().count('aria-sort="descending"') == 1


def test_statistics_sort_by_any_column_both_ways(client, played):
    page = client.get(STATS).content.decode()
    links = re.findall(r'<th scope="col"[^>]*><a href="([^"]+)"', page)

    for link in map(unescape, links):
        response = client.get(STATS + link)
        assert response.status_code == 200
        assert response.content.decode().count("aria-sort=") == 1

    descending = column_of(client.get(f"{STATS}?sort=stp"), "STP")
    ascending = column_of(client.get(f"{STATS}?sort=stp&order=asc"), "STP")
    assert sorted(ascending, key=float) == ascending
    assert sorted(descending, key=float, reverse=True) == descending


def test_leaders_in_a_share_say_what_they_need(client, played):
    page = text_of(client.get(STATS))

    assert "3PA: at least 5 a game" in page


def test_head_of_the_sorted_column_turns_the_order_round(client, played):
    by_points = unescape(client.get(STATS).content.decode())
    back = unescape(client.get(f"{STATS}?sort=pts&order=asc").content.decode())
    by_team = unescape(client.get(f"{STATS}?sort=team").content.decode())

    assert 'href="?sort=pts&order=asc"' in by_points
    assert 'href="?sort=pts"' in back
    assert 'aria-sort="ascending"' in by_team
    assert 'href="?sort=team&order=desc"' in by_team


def test_statistics_show_totals_and_opponents(client, played):
    totals = column_of(client.get(f"{STATS}?measure=totals"), "PTS")
    against = column_of(client.get(f"{STATS}?measure=totals&side=against"), "PTS")

    lines = list(SeasonLine.objects.filter(season=played))
    assert sorted(map(int, totals)) == sorted(line.values["pts"] for line in lines)
    assert sorted(map(int, against)) == sorted(line.against["pts"] for line in lines)


def test_statistics_show_one_group_with_points_and_the_sorted_column(client, played):
    response = client.get(f"{STATS}?group=turns&sort=stp")

    heads = re.findall(
        r'<th scope="col"[^>]*><a [^>]*>([^<]+)</a>', str(response.content)
    )
    turns = [
        column.heading
        for column in played.league.rules.stat_columns
        if column.group == "turns"
    ]
    assert heads == ["Team", "G", "PTS", "STP", *turns]


@pytest.mark.parametrize(
    "query",
    [
        "sort=nothing",
        "sort=%00",
        "order=up",
        "measure=averages",
        "side=left",
        "group=nothing",
    ],
)
def test_statistics_refuse_what_there_is_not(client, played, query):
    assert client.get(f"{STATS}?{query}").status_code == 404


def test_statistics_pass_over_what_they_do_not_know(client, played):
    assert client.get(f"{STATS}?utm_source=mail").status_code == 200


def test_statistics_say_which_games_have_lines(client, running, alice):
    runs.simulate(running, alice, reach=SimulationRun.Reach.DAY)
    whole = text_of(client.get(STATS))
    fixture = running.fixtures.filter(state="scheduled").order_by("number").first()
    leagues_services.record_result(
        fixture,
        author=alice,
        version=fixture.version,
        source="score",
        home_points=31,
        away_points=28,
    )

    page = client.get(STATS)

    assert "of 2" not in whole
    assert column_of(page, "G").count("1 of 2") == 2
    assert "averages divide by the games that have one" in text_of(page)
