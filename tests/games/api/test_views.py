import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import Game
from games.selectors import game_page
from games.statistics import Cell
from leagues.models import Fixture, League
from leagues.selectors import fixture_by_number
from simulation.registry import rulesets
from tests import builders
from tests.games import runs
from tests.games.boxes import enter, forfeit
from tests.games.reading import address, seasoned, void
from tests.leagues.api_reading import (
    API,
    LEAGUE,
    LEAGUES,
    SEASON,
    faults,
    read,
    slugs,
    status,
)
from tests.leagues.reading import count_queries

GAMES = f"{LEAGUE}games/"
GAME = f"{LEAGUE}fixtures/1/game/"


def page_of(season, alice, number=1):
    return game_page(fixture_by_number(season.league, alice, number))


def attempts(client, **asked):
    """Return (fixture, attempt) of the games asked for."""
    found = read(client, GAMES, **asked)["results"]
    return [(game["fixture"], game["attempt"]) for game in found]


def forget_rules(league):
    League.objects.filter(pk=league.pk).update(ruleset="whist")


def test_game_has_the_figures_of_its_page(client, played, alice):
    page = page_of(played, alice)

    found = read(client, GAME)

    home, away = page.box.rows
    keys = [column.key for column in page.box.columns]
    lines: dict[str, dict[str, Cell]] = {
        "home": dict(zip(keys, home.cells, strict=True)),
        "away": dict(zip(keys, away.cells, strict=True)),
    }
    assert found["lines"] == lines
    assert [column["key"] for column in found["columns"]] == keys
    assert found["periods"] == [
        {"name": name, "home": at_home, "away": abroad}
        for name, at_home, abroad in zip(
            page.line_score.headings,
            page.line_score.home,
            page.line_score.away,
            strict=True,
        )
    ]
    assert found["figures"] == {
        "lead_changes": page.figures.lead_changes,
        "times_tied": page.figures.times_tied,
        "home_lead": page.figures.home_lead,
        "away_lead": page.figures.away_lead,
    }
    assert found["url"] == f"{API}leagues/old-mill-league/fixtures/1/game/"
    assert found["plays"] == f"{found['url']}plays/"
    assert (found["home_points"], found["away_points"]) == (
        page.game.home_points,
        page.game.away_points,
    )


def test_columns_say_how_they_add_up(client, played):
    columns = {item["key"]: item for item in read(client, GAME)["columns"]}

    ratio = next(item for item in columns.values() if item["adds"] == "ratio")
    assert ratio["numerator"] in columns
    assert ratio["denominator"] in columns
    assert columns["pts"]["adds"] == "sum"
    assert columns["pts"]["numerator"] is None


def test_receipt_of_a_running_season_is_that_of_the_sealed_copy(client, game):
    receipt = read(client, GAME)["receipt"]

    assert receipt["sha256"] == game.sealed_digest != game.digest
    assert receipt["seed"] == game.seed
    assert receipt["home"] == {"coach": "standard", "profile_version": 0}
    assert receipt["run"] == 1
    assert receipt["verified_state"] is None
    assert receipt["record"] == f"{API}leagues/old-mill-league/fixtures/1/game/record/"


def test_receipt_names_coach_and_version_of_the_instructions(client, running, alice):
    team = running.league.teams.get(name="Arden")
    team.profiles.create(version=1, coach="random")
    runs.simulate(running, alice)
    number = Fixture.objects.filter(home__team=team).first().number

    receipt = read(client, f"{LEAGUE}fixtures/{number}/game/")["receipt"]

    assert receipt["home"] == {"coach": "random", "profile_version": 1}


def test_receipt_of_a_closed_season_is_that_of_the_whole_record(client, closed):
    game = Game.objects.get(fixture__number=1)

    assert read(client, GAME)["receipt"]["sha256"] == game.digest


@pytest.mark.parametrize("query", ["", "?attempt=1"])
def test_record_is_that_of_the_page_byte_for_byte(client, game, query):
    page = client.get(address(rest=f"record.json{query}"))

    response = client.get(f"{GAME}record/{query}")

    assert response.content == page.content
    for name in ("ETag", "Cache-Control", "Content-Type", "Content-Disposition"):
        assert response[name] == page[name]
    known = client.get(f"{GAME}record/", headers={"If-None-Match": page["ETag"]})
    assert known.status_code == 304


def test_record_of_an_attempt_that_there_is_not_is_not_found(client, game):
    assert status(client, f"{GAME}record/", attempt=2) == 404
    assert list(faults(client, f"{GAME}record/", attempt="x")) == ["attempt"]


def test_plays_are_those_of_the_page(client, played, alice):
    page = page_of(played, alice)

    found = read(client, f"{GAME}plays/")

    assert (found["fixture"], found["attempt"]) == (1, 1)
    assert found["total"] == len(page.plays)
    assert [
        (play["number"], play["period"], play["home"], play["away"], play["text"])
        for play in found["plays"]
    ] == [
        (play.number, play.period, play.home, play.away, play.text)
        for play in page.plays
    ]
    assert [play["period_name"] for play in found["plays"]] == [
        play.heading for play in page.plays
    ]


def test_play_has_the_fields_of_its_event(client, played):
    plays = read(client, f"{GAME}plays/")["plays"]

    assert all(play["event"]["kind"] for play in plays)
    assert {play["event"]["audience"] for play in plays} <= {"public", "home", "away"}


def test_plays_are_cut_by_period_and_score(client, played):
    whole = read(client, f"{GAME}plays/")

    second = read(client, f"{GAME}plays/", period=2)
    scoring = read(client, f"{GAME}plays/", scoring="true")
    all_of_them = read(client, f"{GAME}plays/", scoring="false")

    assert second["plays"] == [p for p in whole["plays"] if p["period"] == 2]
    assert scoring["plays"] == [p for p in whole["plays"] if p["is_score"]]
    assert scoring["total"] == whole["total"]
    assert all_of_them == whole
    assert read(client, f"{GAME}plays/", period=99)["plays"] == []
    assert list(faults(client, f"{GAME}plays/", period=0)) == ["period"]


def test_archived_game_has_lines_and_no_plays(client, game):
    runs.archive(game)

    found = read(client, GAME)

    assert found["lines"]["home"]["pts"] == game.home_points
    assert found["figures"] is None
    assert read(client, f"{GAME}plays/") == {
        "fixture": 1,
        "attempt": 1,
        "total": 0,
        "plays": [],
    }


def test_result_without_a_box_score_has_neither_lines_nor_a_receipt(
    client, running, alice
):
    Game.objects.create(
        fixture=Fixture.objects.get(number=1),
        source="score",
        is_official=True,
        ruleset=running.league.ruleset,
        ruleset_version="1",
        home_points=31,
        away_points=28,
        author=alice,
        note="By telephone",
    )

    found = read(client, GAME)

    assert (found["lines"], found["columns"], found["periods"]) == (None, [], [])
    assert (found["receipt"], found["figures"]) == (None, None)
    assert (found["author"], found["note"]) == ("Alice", "By telephone")
    assert (found["forfeit"], found["voided_at"]) == (None, None)


def test_forfeit_says_who_did_not_play(client, running, alice):
    enter(Fixture.objects.get(number=1), alice, forfeit("away"))

    found = read(client, GAME)

    assert (found["source"], found["forfeit"]) == ("forfeit", "away")
    assert (found["home_points"], found["away_points"]) == (None, None)


def test_games_of_a_rule_book_that_is_gone_have_their_scores(client, game, alice):
    forget_rules(game.fixture.league)

    found = read(client, GAME)

    assert found["home_points"] == game.home_points
    assert found["periods"][0]["name"] == "1"
    assert (found["lines"], found["columns"]) == (None, [])
    assert read(client, f"{GAME}plays/")["plays"] == []


@pytest.mark.parametrize("part", ["statistics/", "leaders/"])
def test_statistics_of_a_rule_book_that_is_gone_are_not_there(client, played, part):
    forget_rules(played.league)

    response = client.get(f"{SEASON}{part}")

    assert response.status_code == 404
    assert response.json()["errors"][0]["detail"] == (
        "This site has the rule book of the league no longer."
    )


@pytest.mark.parametrize("part", ["", "plays/", "record/"])
def test_fixture_that_is_open_has_no_game(client, running, part):
    assert status(client, f"{GAME}{part}") == 404


@pytest.mark.parametrize("part", ["", "plays/", "record/"])
def test_game_of_a_private_league_is_there_for_members_alone(client, game, vera, part):
    League.objects.update(visibility=League.Visibility.PRIVATE)
    visitor = status(client, f"{GAME}{part}")
    client.force_login(vera)

    assert (visitor, status(client, f"{GAME}{part}")) == (404, 200)


@pytest.mark.parametrize("number", ["0", "99", "9" * 30, "9" * 5000])
def test_odd_numbers_are_not_found(client, game, number):
    assert status(client, f"{LEAGUE}fixtures/{number}/game/") == 404
    assert status(client, f"{LEAGUE}fixtures/{number}/game/record/") == 404


def test_games_are_listed_in_the_order_of_play(client, played):
    first = read(client, GAMES, page_size=4)
    second = read(client, first["next"])

    listed = [*first["results"], *second["results"]]
    assert [game["fixture"] for game in listed] == [1, 2, 3, 4, 5, 6]
    whole = read(client, GAME)
    assert first["results"][0] == {name: whole[name] for name in first["results"][0]}


def test_games_are_cut_by_what_is_asked(client, played, alice):
    void(played, alice)
    mine = [
        item.number
        for item in played.fixtures.select_related("home__team", "away__team")
        if "Arden" in (item.home.team.name, item.away.team.name) and item.number != 1
    ]

    assert attempts(client, season="season-1") == [(n, 1) for n in range(2, 7)]
    assert attempts(client, team="arden") == [(number, 1) for number in sorted(mine)]
    assert attempts(client, fixture=3) == [(3, 1)]
    assert attempts(client, source="score") == []
    assert attempts(client, official="false") == [(1, 1)]
    assert attempts(client, official="true", fixture=1) == []


def test_voided_game_leads_to_its_own_record(client, played, alice):
    void(played, alice)
    runs.simulate(played, alice, "again")

    (voided,) = read(client, GAMES, official="false")["results"]
    (counting,) = read(client, GAMES, fixture=1)["results"]

    assert voided["url"] is None
    assert voided["receipt"]["record"].endswith("/game/record/?attempt=1")
    assert read(client, voided["receipt"]["record"])["seed"] == int(
        voided["receipt"]["seed"]
    )
    assert counting["attempt"] == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("season", "season-9"),
        ("team", "nowhere"),
        ("fixture", "x"),
        ("fixture", "0"),
        ("fixture", "1.0"),
        ("source", "magic"),
        ("official", "perhaps"),
        ("cursor", "x"),
    ],
)
def test_bad_value_is_refused_by_name(client, played, name, value):
    assert list(faults(client, GAMES, **{name: value})) == [name]


def test_statistics_are_those_of_the_season(client, played):
    found = read(client, f"{SEASON}statistics/")

    points = [row["values"]["pts"] for row in found["rows"]]
    assert (found["measure"], found["side"]) == ("averages", "team")
    assert (found["sort"], found["order"]) == ("pts", "descending")
    assert found["is_complete"] is True
    assert points == sorted(points, reverse=True)
    assert [row["games"] for row in found["rows"]] == [3, 3, 3, 3]
    assert list(found["rows"][0]["values"]) == [
        column["key"] for column in found["columns"]
    ]


def test_statistics_are_sorted_and_cut_as_asked(client, played):
    totals = read(
        client,
        f"{SEASON}statistics/",
        measure="totals",
        side="opponents",
        order="ascending",
    )
    by_name = read(client, f"{SEASON}statistics/", sort="team")

    allowed = [row["values"]["pts"] for row in totals["rows"]]
    assert (totals["side"], totals["order"]) == ("opponents", "ascending")
    assert allowed == sorted(allowed)
    assert all(float(value).is_integer() for value in allowed)
    assert [row["team"]["slug"] for row in by_name["rows"]] == [
        "arden",
        "bexley",
        "corran",
        "dunmore",
    ]
    assert by_name["order"] == "ascending"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("measure", "median"),
        ("side", "both"),
        ("sort", "luck"),
        ("sort", "a b"),
        ("order", "random"),
        ("team", "arden"),
    ],
)
def test_statistics_that_there_are_not_are_refused(client, played, name, value):
    assert list(faults(client, f"{SEASON}statistics/", **{name: value})) == [name]


def test_leaders_stand_in_order(client, played):
    found = read(client, f"{SEASON}leaders/")

    board = found["boards"][0]
    values = [leader["value"] for leader in board["leaders"]]
    assert board["column"]["key"] == "pts"
    assert values == sorted(values, reverse=True)
    assert board["leaders"][0]["place"] == 1
    assert found["minimum"] == 2
    assert [item["column"]["key"] for item in found["boards"]] == [
        leader.key for leader in played.league.rules.leaders
    ]
    assert (board["minimum"], board["basis"]) == (0, None)


def test_rule_books_are_on_one_page(client, db):
    found = read(client, "/api/v1/rulesets/")

    assert (found["next"], found["previous"]) == (None, None)
    assert [book["slug"] for book in found["results"]] == [
        book.slug for book in rulesets()
    ]


def test_rule_book_explains_its_columns(client, db):
    book = rulesets()[0]

    found = read(client, f"/api/v1/rulesets/{book.slug}/")

    assert [item["key"] for item in found["columns"]] == [
        column.key for column in book.stat_columns
    ]
    assert [item["name"] for item in found["options"]] == [
        option.name for option in book.options
    ]
    assert found["options"][0]["default"] == book.options[0].default
    assert {each["name"]: each["values"] for each in found["presets"]} == {
        preset.name: preset.values for preset in book.presets
    }
    assert len(found["clauses"]) == len(book.clauses)
    assert found["page"] == f"http://testserver/rules/{book.slug}/"
    assert status(client, "/api/v1/rulesets/whist/") == 404


def test_season_in_preparation_has_statistics_for_commissioners_alone(
    client, league, alice, vera
):
    builders.make_season(league, alice)
    client.force_login(vera)
    member = status(client, f"{SEASON}statistics/")
    client.force_login(alice)

    assert (member, status(client, f"{SEASON}statistics/")) == (404, 200)
    assert slugs(client, f"{LEAGUE}seasons/") == ["season-1"]


@pytest.mark.parametrize(
    "part",
    [
        "games/?page_size=200",
        "games/?team=arden",
        "fixtures/1/game/",
        "fixtures/1/game/plays/",
        "seasons/season-1/statistics/",
        "seasons/season-1/leaders/",
    ],
)
def test_queries_do_not_grow_with_the_league(client, alice, part):
    found = []
    for name, teams in (("Small League", 4), ("Large League", 8)):
        league = seasoned(alice, name, teams, 1).league.slug
        found.append(count_queries(client, f"{LEAGUES}{league}/{part}"))

    assert found[0] == found[1]


@pytest.mark.parametrize(
    "part", ["games/", "fixtures/1/game/", "fixtures/1/game/plays/"]
)
def test_reading_opens_no_transaction(client, game, part):
    with CaptureQueriesContext(connection) as queries:
        client.get(f"{LEAGUE}{part}")

    assert {query["sql"].split()[0] for query in queries} == {"SELECT"}


@pytest.mark.usefixtures("diamond")
def test_game_has_no_points_of_a_half_that_was_left_out(client):
    found = read(client, f"{API}leagues/pine-field/fixtures/1/game/")

    assert found["periods"] == [
        {"name": "1", "home": 1, "away": 0},
        {"name": "2", "home": 2, "away": 1},
        {"name": "3", "home": None, "away": 1},
    ]
