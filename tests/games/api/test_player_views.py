from dataclasses import replace

import pytest

from games.api.players import PlayerFiguresSerializer
from games.models import PlayerLine, PlayerSeasonLine
from games.selectors import (
    player_games,
    player_leaders,
    player_seasons,
    season_players,
)
from games.statistics import Measure
from leagues.models import League
from tests.games import rostered, runs
from tests.leagues.api_reading import (
    API,
    LEAGUE,
    LEAGUES,
    SEASON,
    faults,
    read,
    status,
)
from tests.leagues.reading import count_queries

PLAYERS = f"{SEASON}players/"


@pytest.fixture
def ann(court_played):
    """Ann Lee of Arden."""
    team = court_played.league.teams.get(slug="arden")
    return rostered.spot_of(team, "Ann Lee").player


def keyed(columns, cells):
    return {column.key: value for column, value in zip(columns, cells, strict=True)}


def test_players_of_a_game_stand_as_on_its_sheets(client, court_played):
    found = read(client, f"{LEAGUE}fixtures/1/game/players/")

    lines = PlayerLine.objects.filter(game__fixture__number=1).order_by("place")
    assert (found["fixture"], found["attempt"]) == (1, 1)
    assert [column["key"] for column in found["columns"]] == [
        "pts",
        "fgm",
        "fga",
        "fg_pct",
    ]
    for side in ("home", "away"):
        own = [line for line in lines if line.side == side]
        assert [(item["place"], item["player"]["key"]) for item in found[side]] == [
            (line.place, line.player_id) for line in own
        ]
        for item, line in zip(found[side], own, strict=True):
            assert item["has_played"] is bool(line.values)
            assert (item["number"], item["position"]) == (line.spot.number, "guard")
            if line.values:
                assert item["values"]["pts"] == line.values["pts"]
            else:
                assert item["values"] is None


def test_shots_of_a_game_are_told_by_zone(client, court_played):
    line = PlayerLine.objects.filter(game__fixture__number=1, side="home").first()
    line.shots = {"h3": [1, 4]}
    line.save()

    found = read(client, f"{LEAGUE}fixtures/1/game/players/")

    assert found["home"][line.place - 1]["shots"] == {"h3": {"made": 1, "tried": 4}}


def test_game_without_players_has_nobody_on_its_sheets(client, played):
    found = read(client, f"{LEAGUE}fixtures/1/game/players/")

    assert (found["home"], found["away"]) == ([], [])


def test_players_of_a_season_are_those_of_its_table(client, court_played):
    found = read(client, PLAYERS)

    table = season_players(court_played)
    assert (found["sort"], found["order"], found["measure"]) == (
        "pts",
        "descending",
        "averages",
    )
    assert (found["minimum"], found["qualified"]) == (2, False)
    assert [
        (item["player"]["key"], item["games"], item["values"]) for item in found["rows"]
    ] == [
        (row.player.pk, row.games, keyed(table.columns, row.cells))
        for row in table.rows
    ]


def test_players_of_a_season_are_sorted_and_cut_as_asked(client, court_played):
    asked = {"measure": "totals", "sort": "player", "team": "arden"}

    found = read(client, PLAYERS, **asked)
    backwards = read(client, PLAYERS, **asked, order="descending")

    names = [row["player"]["name"] for row in found["rows"]]
    assert names == sorted(names)
    assert backwards["rows"] == found["rows"][::-1]
    assert {team["slug"] for row in found["rows"] for team in row["teams"]} == {"arden"}
    assert read(client, PLAYERS, position="centre")["rows"] == []


def test_players_with_few_games_are_left_out_as_asked(client, court_played, ann):
    PlayerSeasonLine.objects.filter(player=ann).update(games=1)

    found = read(client, PLAYERS, qualified="true")

    assert found["qualified"] is True
    assert ann.pk not in [row["player"]["key"] for row in found["rows"]]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sort", "poss"),
        ("sort", "a b"),
        ("team", "nobody"),
        ("position", "keeper"),
        ("position", "x" * 11),
        ("measure", "medians"),
        ("order", "up"),
        ("qualified", "perhaps"),
    ],
)
def test_what_there_is_not_is_refused_by_name(client, court_played, name, value):
    assert list(faults(client, PLAYERS, **{name: value})) == [name]


def test_best_players_are_those_of_the_boards(client, court_played):
    found = read(client, f"{PLAYERS}leaders/")

    leaders = player_leaders(court_played)
    assert found["minimum"] == leaders.minimum
    assert [
        [
            (item["place"], item["player"]["key"], item["value"])
            for item in one["leaders"]
        ]
        for one in found["boards"]
    ] == [
        [(item.place, item.row.player.pk, item.value) for item in board.leaders]
        for board in leaders.boards
    ]
    assert [(one["minimum"], one["basis"]) for one in found["boards"]] == [
        (0, None),
        (2, "fga"),
    ]


def test_game_without_players_has_no_best_ones(client, played):
    assert read(client, f"{PLAYERS}leaders/")["boards"] == []
    assert read(client, PLAYERS)["rows"] == []


def test_seasons_of_a_player_are_told_by_team_and_in_all(client, court, alice):
    arden, bexley = (court.league.teams.get(slug=slug) for slug in ("arden", "bexley"))
    runs.simulate(court, alice, "t1", reach="day")
    player = rostered.trade(arden, bexley, "Ann Lee", alice).player
    runs.simulate(court, alice, "t2")

    found = read(client, f"{LEAGUE}players/{player.pk}/seasons/", measure="totals")

    career = player_seasons(player, measure=Measure.TOTAL)
    (season,) = found["seasons"]
    assert season["season"] == "season-1"
    assert season["games"] == (
        f"{API}leagues/old-mill-league/seasons/season-1/players/{player.pk}/"
    )
    assert [[team["slug"] for team in line["teams"]] for line in season["teams"]] == [
        [row.entry.team.slug] for row in career.seasons[0].teams
    ]
    assert found["career"]["values"] == keyed(career.columns, career.career.cells)
    assert season["combined"] is None or (
        season["combined"]["values"] == found["career"]["values"]
    )


def test_career_names_each_team_once_in_the_place_of_its_latest_season(court_played):
    arden, bexley = (
        court_played.entries.select_related("team").get(team__slug=slug)
        for slug in ("arden", "bexley")
    )
    player = arden.player_season_lines.first().player
    career = player_seasons(player, measure=Measure.TOTAL).career
    figures = replace(career, entries=(arden, bexley, arden))

    teams = PlayerFiguresSerializer().get_teams(figures)

    assert [team["slug"] for team in teams] == ["bexley", "arden"]


def test_player_who_was_in_no_game_has_no_career(client, court):
    player = court.league.players.first()

    found = read(client, f"{LEAGUE}players/{player.pk}/seasons/")

    assert (found["seasons"], found["career"]) == ([], None)


def test_games_of_a_player_are_his_log(client, court_played, ann):
    found = read(client, f"{PLAYERS}{ann.pk}/")

    log = player_games(ann, court_played)
    assert [
        (item["fixture"], item["side"], item["team"]["slug"], item["opponent"]["slug"])
        for item in found["games"]
    ] == [
        (item.fixture.number, item.side, "arden", item.opponent.team.slug)
        for item in log.games
    ]
    assert [item["values"] for item in found["games"]] == [
        keyed(log.columns, item.cells) if item.has_played else None
        for item in log.games
    ]
    assert found["games"][0]["game"] == (
        f"{API}leagues/old-mill-league/fixtures/{found['games'][0]['fixture']}/game/"
    )


@pytest.mark.parametrize("part", ["players/", "players/leaders/"])
def test_figures_of_a_rule_book_that_is_gone_are_not_there(client, court_played, part):
    League.objects.update(ruleset="whist")

    assert status(client, f"{SEASON}{part}") == 404


def test_player_of_a_rule_book_that_is_gone_has_no_seasons(client, court_played, ann):
    League.objects.update(ruleset="whist")

    assert status(client, f"{LEAGUE}players/{ann.pk}/seasons/") == 404
    assert status(client, f"{PLAYERS}{ann.pk}/") == 404
    assert read(client, f"{LEAGUE}fixtures/1/game/players/")["columns"] == []


@pytest.mark.parametrize(
    "part", ["players/{}/seasons/", "seasons/season-1/players/{}/"]
)
def test_player_that_there_is_not_is_not_found(client, court_played, alice, part):
    other = rostered.make_league(alice, 1, "Other League").players.first()

    assert status(client, LEAGUE + part.format(10**6)) == 404
    assert status(client, LEAGUE + part.format(other.pk)) == 404


def test_answers_take_the_same_queries_for_any_size(
    client, shootout_is_registered, alice
):
    counts = set()
    for name, size in (("Small", 2), ("Large", 6)):
        league = rostered.make_league(alice, size, name)
        season = rostered.make_season(league, alice)
        runs.simulate(season, alice, name)
        player = league.players.first().pk
        number = season.fixtures.order_by("number")[0].number
        here = f"{LEAGUES}{league.slug}/"
        counts.add(
            tuple(
                count_queries(client, f"{here}{part}")
                for part in (
                    "seasons/season-1/players/",
                    "seasons/season-1/players/leaders/",
                    f"seasons/season-1/players/{player}/",
                    f"players/{player}/seasons/",
                    f"fixtures/{number}/game/players/",
                )
            )
        )

    assert len(counts) == 1
