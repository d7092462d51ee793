import csv
from io import StringIO

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import services
from games.models import PlayerSeasonLine
from games.pages import player_statistics
from leagues.models import League, Player, Team
from tests import builders
from tests.games import rostered, runs
from tests.games.reading import HOME, STATS, column_of

TEAMS_CSV = f"{STATS}teams.csv"
PLAYERS_CSV = f"{STATS}players.csv"


def address(player, query=""):
    return f"{HOME}players/{player.pk}/{query}"


def rows_of(response):
    """Return a table of CSV: its keys, and its rows by key."""
    text = response.content.decode("utf-8")
    keys, *rows = csv.reader(StringIO(text, newline=""))
    return keys, [dict(zip(keys, row, strict=True)) for row in rows]


def asked(client, address):
    """Return how many queries a page takes."""
    with CaptureQueriesContext(connection) as queries:
        assert client.get(address).status_code == 200
    return len(queries)


def seasoned(alice, name, teams, seasons):
    """Return the first player of a league of so many seasons, all of them played."""
    league = rostered.make_league(alice, teams, name)
    for number in range(1, seasons + 1):
        season = rostered.make_season(league, alice, name=f"Season {number}")
        runs.simulate(season, alice, f"{name} {number}")
        if number < seasons:
            season.refresh_from_db()
            services.close_season(season, actor=alice, version=season.version)
    return rostered.spot_of(league.teams.get(slug="arden"), "Ann Lee").player


@pytest.fixture
def ann(court_played):
    """Ann Lee of Arden."""
    team = court_played.league.teams.get(slug="arden")
    return rostered.spot_of(team, "Ann Lee").player


def test_player_of_another_league_is_not_there(client, ann, alice):
    other = rostered.make_league(alice, 2, "Other League")
    stranger = other.players.first()

    assert client.get(address(ann)).status_code == 200
    assert client.get(address(stranger)).status_code == 404


@pytest.mark.parametrize("number", ["0", "999999", str(10**30), "-1", "x"])
def test_player_whom_nobody_knows_is_not_there(client, court_played, number):
    assert client.get(f"{HOME}players/{number}/").status_code == 404


@pytest.mark.parametrize(
    "query", ["?season=season-9", "?season=%00", "?measure=averages", "?measure=x"]
)
def test_player_page_refuses_what_there_is_not(client, ann, query):
    assert client.get(address(ann, query)).status_code == 404


def test_private_league_hides_its_players_and_tables(client, ann, alice):
    League.objects.update(visibility=League.Visibility.PRIVATE)
    addresses = (address(ann), TEAMS_CSV, PLAYERS_CSV)

    visitor = {client.get(item).status_code for item in addresses}
    client.force_login(builders.make_user("Otto"))
    stranger = {client.get(item).status_code for item in addresses}
    client.force_login(alice)
    member = {client.get(item).status_code for item in addresses}

    assert (visitor, stranger, member) == ({404}, {404}, {200})


def test_pages_are_read_only(client, ann):
    for item in (address(ann), TEAMS_CSV, PLAYERS_CSV):
        assert client.post(item).status_code == 405


@pytest.mark.parametrize("reader", ["visitor", "member"])
def test_pages_take_the_same_queries_for_any_size(
    client, shootout_is_registered, alice, reader
):
    players = seasoned(alice, "Small", 2, 1), seasoned(alice, "Large", 6, 3)
    if reader == "member":
        client.force_login(alice)

    for rest, most in (
        ("{home}", 22),
        ("{home}players/{player}/", 12),
        ("{season}stats/?who=players", 17),
        ("{season}stats/?who=players&team=arden&position=guard", 18),
        ("{season}stats/players.csv", 10),
        ("{season}stats/teams.csv", 10),
        ("{season}teams/arden/", 20),
    ):
        counts = set()
        for player in players:
            home = f"/leagues/{player.league.slug}/"
            season = player.league.seasons.first()
            counts.add(
                asked(
                    client,
                    rest.format(
                        home=home, player=player.pk, season=f"{home}{season.slug}/"
                    ),
                )
            )
        assert len(counts) == 1, rest
        assert counts.pop() <= most, rest


def test_table_of_players_is_handed_out_as_it_is_shown(client, court_played):
    query = "?who=players&sort=fga&order=asc&measure=totals&team=arden"
    page = client.get(STATS + query)

    response = client.get(PLAYERS_CSV + query)

    keys, rows = rows_of(response)
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert response["Content-Disposition"] == (
        'attachment; filename="old-mill-league-season-1-players.csv"'
    )
    assert keys == [
        "id",
        "player",
        "number",
        "position",
        "team",
        "games",
        "pts",
        "fgm",
        "fga",
        "fg_pct",
    ]
    assert [row["fga"] for row in rows] == column_of(page, "FGA")
    assert {row["team"] for row in rows} == {"Arden"}


def test_table_of_players_has_all_parts_of_the_page(client, court_played, monkeypatch):
    monkeypatch.setattr(player_statistics, "ROWS_A_PAGE", 5)

    _, rows = rows_of(client.get(f"{PLAYERS_CSV}?page=2"))

    assert len(rows) == PlayerSeasonLine.objects.count()
    assert [int(row["id"]) for row in rows] != sorted(int(row["id"]) for row in rows)


def test_table_of_teams_is_handed_out_as_it_is_shown(client, played):
    query = "?sort=stp&measure=totals&side=against&group=turns"
    page = client.get(STATS + query)

    response = client.get(TEAMS_CSV + query)

    keys, rows = rows_of(response)
    turns = [
        column.key
        for column in played.league.rules.stat_columns
        if column.group == "turns"
    ]
    assert response["Content-Disposition"] == (
        'attachment; filename="old-mill-league-season-1-teams.csv"'
    )
    assert keys == ["slug", "team", "games", "played", "pts", "stp", *turns]
    assert [row["team"] for row in rows] == column_of(page, "Team")
    assert [row["stp"] for row in rows] == column_of(page, "STP")


def test_figure_that_does_not_exist_is_an_empty_cell_in_the_last_row(
    client, court_played, ann
):
    PlayerSeasonLine.objects.filter(player=ann).update(
        values={"pts": 0, "fgm": 0, "fga": 0}
    )

    for order in ("", "&order=asc"):
        _, rows = rows_of(client.get(f"{PLAYERS_CSV}?sort=fg_pct{order}"))
        assert (rows[-1]["id"], rows[-1]["fg_pct"]) == (str(ann.pk), "")


def test_names_are_no_formulas_in_a_table(client, court_played, ann):
    Player.objects.filter(pk=ann.pk).update(name='=HYPERLINK("http://x")')
    Team.objects.filter(slug="arden").update(name="-Arden")

    _, players = rows_of(client.get(PLAYERS_CSV))
    _, teams = rows_of(client.get(TEAMS_CSV))

    named = {row["player"] for row in players if row["id"] == str(ann.pk)}
    assert named == {'\'=HYPERLINK("http://x")'}
    assert {row["team"] for row in teams if row["slug"] == "arden"} == {"'-Arden"}


def test_table_without_games_has_teams_and_no_players(client, court):
    keys, players = rows_of(client.get(PLAYERS_CSV))
    _, teams = rows_of(client.get(TEAMS_CSV))

    assert (keys[0], players) == ("id", [])
    assert [(row["team"], row["pts"]) for row in teams] == [
        ("Arden", ""),
        ("Bexley", ""),
        ("Corran", ""),
        ("Dunmore", ""),
    ]


def test_table_refuses_what_the_page_refuses(client, court_played):
    assert client.get(f"{PLAYERS_CSV}?sort=nothing").status_code == 404
    assert client.get(f"{TEAMS_CSV}?measure=averages").status_code == 404
    assert client.get(f"{HOME}season-9/stats/teams.csv").status_code == 404


def test_there_is_no_table_of_players_without_players(client, played):
    assert client.get(PLAYERS_CSV).status_code == 404
    assert client.get(TEAMS_CSV).status_code == 200


def test_there_is_no_table_without_the_rule_book(client, court_played):
    League.objects.update(ruleset="gone")

    assert client.get(TEAMS_CSV).status_code == 404
    assert client.get(PLAYERS_CSV).status_code == 404
