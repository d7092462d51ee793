import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import selectors, services
from games.models import SeasonLine, TeamLine
from games.selectors.statistics import Contender, leader_board
from games.statistics import Measure, folded
from leagues import services as leagues_services
from leagues.errors import BadValue
from leagues.models import Entry, Fixture
from simulation.boxscore import LeaderColumn, Ratio, StatColumn
from simulation.words import Words
from tests import builders
from tests.games import boxes, runs


def cells(table, key):
    """Return a column of a table by name of the team."""
    place = [column.key for column in table.columns].index(key)
    return {row.entry.team.name: row.cells[place] for row in table.rows}


def names(table):
    return [row.entry.team.name for row in table.rows]


def test_averages_divide_by_the_games_that_have_lines(running, alice):
    runs.simulate(running, alice, reach="day")
    for fixture in Fixture.objects.filter(state="scheduled"):
        leagues_services.record_result(
            fixture,
            author=alice,
            version=1,
            source="score",
            home_points=50,
            away_points=40,
        )

    table = selectors.season_statistics(running)

    line = SeasonLine.objects.get(entry__team__name="Arden")
    assert {(row.games, row.played) for row in table.rows} == {(1, 3)}
    assert table.is_complete is False
    assert cells(table, "pts")["Arden"] == line.values["pts"]


def test_forfeits_count_in_no_statistic(running, alice):
    leagues_services.record_result(
        Fixture.objects.get(number=1),
        author=alice,
        version=1,
        source="forfeit",
        forfeit="home",
    )
    runs.simulate(running, alice)

    table = selectors.season_statistics(running)

    assert sorted((row.games, row.played) for row in table.rows) == [
        (2, 2),
        (2, 2),
        (3, 3),
        (3, 3),
    ]
    assert table.is_complete is True


def test_totals_averages_and_opponents_agree(played):
    totals = selectors.season_statistics(played, measure=Measure.TOTAL)
    averages = selectors.season_statistics(played)
    against = selectors.season_statistics(
        played, measure=Measure.TOTAL, is_against=True
    )

    own, theirs = cells(totals, "pts"), cells(against, "pts")
    assert sum(own.values()) == sum(theirs.values())
    assert {team: value / 3 for team, value in own.items()} == cells(averages, "pts")


def test_shares_are_those_of_the_sums(played):
    table = selectors.season_statistics(played)
    ratios = [column for column in table.columns if not column.is_stored]

    line = SeasonLine.objects.get(entry__team__name="Arden").values
    for column in ratios:
        below = line[column.adds.denominator]
        expected = line[column.adds.numerator] / below if below else None
        assert cells(table, column.key)["Arden"] == expected


def test_columns_of_periods_that_nobody_played_are_left_out(played):
    table = selectors.season_statistics(played)

    periods = [column.heading for column in table.columns if column.group == "periods"]
    assert periods[:4] == ["Q1", "Q2", "Q3", "Q4"]
    assert "Q5" not in periods


def test_table_is_sorted_by_any_column(played):
    for column in selectors.season_statistics(played).columns:
        table = selectors.season_statistics(played, sort=column.key)
        values = list(cells(table, column.key).values())
        known = [value for value in values if value is not None]
        assert known == sorted(known, reverse=True)
        assert values[: len(known)] == known


def test_equal_rows_stand_in_the_order_of_names_either_way(played):
    down = selectors.season_statistics(played, sort="games")
    up = selectors.season_statistics(played, sort="games", is_descending=False)

    assert names(down) == names(up) == ["Arden", "Bexley", "Corran", "Dunmore"]


def test_table_is_sorted_by_name(played):
    up = selectors.season_statistics(played, sort="team", is_descending=False)
    down = selectors.season_statistics(played, sort="team")

    assert names(up) == ["Arden", "Bexley", "Corran", "Dunmore"]
    assert names(down) == names(up)[::-1]


def test_rows_without_a_value_come_last_either_way(played):
    SeasonLine.objects.filter(entry__team__name="Corran").delete()

    for is_descending in (True, False):
        table = selectors.season_statistics(played, is_descending=is_descending)
        assert names(table)[-1] == "Corran"
        assert cells(table, "pts")["Corran"] is None


def test_column_that_does_not_exist_is_refused(played):
    with pytest.raises(BadValue) as caught:
        selectors.season_statistics(played, sort="era")

    assert caught.value.field == "sort"


def test_season_without_games_has_an_empty_table(running):
    table = selectors.season_statistics(running)

    assert {row.games for row in table.rows} == {0}
    assert set(cells(table, "pts").values()) == {None}


def test_leaders_need_half_of_the_games(played, alice):
    dunmore = Entry.objects.get(team__name="Dunmore")
    fixtures = Fixture.objects.filter(home=dunmore) | Fixture.objects.filter(
        away=dunmore
    )
    for fixture in fixtures.order_by("number")[:2]:
        services.clear_result(fixture, author=alice, version=fixture.version)

    leaders = selectors.season_leaders(played, boards=1)

    (board,) = leaders.boards
    assert leaders.minimum == 2
    assert dunmore not in [item.row for item in board.leaders]
    assert [item.value for item in board.leaders] == sorted(
        (item.value for item in board.leaders), reverse=True
    )


def test_leaders_tell_how_many_games_have_lines(running, alice):
    boxes.enter(running.fixtures.get(number=1), alice)
    boxes.enter(running.fixtures.get(number=2), alice, boxes.forfeit())
    before = selectors.season_leaders(running)
    runs.simulate(running, alice)

    after = selectors.season_leaders(running)

    assert (before.games, before.played, before.is_complete) == (0, 1, False)
    assert (after.games, after.played, after.is_complete) == (4, 5, False)


def test_leaders_of_a_season_without_games_are_none(running):
    leaders = selectors.season_leaders(running)

    assert leaders.minimum == 1
    assert leaders.boards[0].leaders == ()


def test_leaders_are_of_the_columns_that_the_rule_book_names(played):
    leaders = selectors.season_leaders(played, count=1)

    keys = [leader.key for leader in played.league.rules.leaders]
    assert [board.column.key for board in leaders.boards] == keys
    assert {len(board.leaders) for board in leaders.boards} == {1}


def test_leaders_are_of_the_first_columns_where_few_are_asked_for(played):
    leaders = selectors.season_leaders(played, boards=2)

    keys = [leader.key for leader in played.league.rules.leaders]
    assert [board.column.key for board in leaders.boards] == keys[:2]


def test_leaders_in_a_share_need_tries_a_game(played):
    arden, corran = (
        SeasonLine.objects.get(entry__team__name=name) for name in ("Arden", "Corran")
    )
    for line, tries in ((arden, 5 * arden.games - 1), (corran, 5 * corran.games)):
        line.values = {**line.values, "3pa": tries, "3pm": tries}
        line.save()

    (board,) = (
        board
        for board in selectors.season_leaders(played).boards
        if board.column.key == "3p_pct"
    )

    assert (board.basis.key, board.minimum) == ("3pa", 5)
    assert board.leaders[0].row.team.name == "Corran"
    assert "Arden" not in [item.row.team.name for item in board.leaders]


def test_game_log_lists_a_teams_games_in_playing_order(played):
    entry = Entry.objects.select_related("season__league").get(team__name="Arden")

    log = selectors.game_log(entry)

    place = [column.key for column in log.columns].index("pts")
    rounds = [game.fixture.round for game in log.games]
    assert rounds == [1, 2, 3]
    for game in log.games:
        line = TeamLine.objects.get(game__fixture=game.fixture, entry=entry)
        other = TeamLine.objects.exclude(entry=entry).get(game__fixture=game.fixture)
        assert game.side == line.side
        assert game.cells[place] == line.values["pts"]
        assert game.against[place] == other.values["pts"]


def test_game_log_of_a_team_without_games_is_empty(running):
    entry = Entry.objects.select_related("season__league").first()

    assert selectors.game_log(entry).games == ()


@pytest.mark.parametrize(
    "select",
    [
        selectors.season_statistics,
        selectors.season_leaders,
        selectors.season_differences,
        selectors.open_days,
        selectors.season_receipt,
        lambda season: selectors.game_log(
            season.entries.select_related("season__league").first()
        ),
    ],
    ids=["statistics", "leaders", "differences", "open_days", "receipt", "game_log"],
)
def test_number_of_queries_does_not_grow(alice, select):
    counts = set()
    for name, teams in (("Small League", 2), ("Large League", 12)):
        league = builders.make_league(alice, name)
        builders.make_teams(league, alice, teams)
        season = builders.make_season(league, alice, "scheduled")
        season = services.start_season(season, actor=alice, version=season.version)
        runs.simulate(season, alice, name, reach="day")
        with CaptureQueriesContext(
            connection,
        ) as queries:
            select(season)
        counts.add(len(queries))

    assert len(counts) == 1


FGM = StatColumn("fgm", "FGM", Words("made"), "shots")
FGA = StatColumn("fga", "FGA", Words("tried"), "shots")
PCT = StatColumn("pct", "FG%", Words("share"), "shots", Ratio("fgm", "fga"))


@pytest.mark.parametrize(("tried", "listed"), [(4, ["x"]), (3, [])])
def test_minimum_of_a_share_is_a_game_in_which_its_tries_were_counted(tried, listed):
    columns = (FGM, FGA, PCT)
    line = folded(columns, [{"fgm": 2, "fga": tried}, {"fgm": 9}, {"fgm": 1}])

    board = leader_board(
        columns, LeaderColumn("pct", minimum=4), [Contender("x", line, 3)], 5
    )

    assert [placed.row for placed in board.leaders] == listed
    assert [placed.value for placed in board.leaders] == [0.5 for _ in listed]
