from functools import partial

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games import services
from games.models import PlayerLine, PlayerSeasonLine
from games.selectors import (
    player_games,
    player_leaders,
    player_seasons,
    season_players,
)
from games.statistics import Measure
from leagues.errors import BadValue
from leagues.models import Fixture, Player, Season, Team
from tests.games import rostered, runs


def with_league(season):
    return Season.objects.select_related("league").get(pk=season.pk)


def figures(player, entry, games, pts, fgm, fga):
    """Give a player other sums for a team than he made, past all services."""
    PlayerSeasonLine.objects.update_or_create(
        season=entry.season,
        entry=entry,
        player=player,
        defaults={
            "games": games,
            "values": {"pts": pts, "fgm": fgm, "fga": fga},
            "shots": {"h3": [fgm, fga]},
        },
    )


@pytest.fixture
def arden(court_played):
    return court_played.entries.select_related("team").get(team__name="Arden")


@pytest.fixture
def traded(court, alice):
    """Bo Rand of Arden, who went to Bexley after the first of three rounds."""
    arden, bexley = (Team.objects.get(name=name) for name in ("Arden", "Bexley"))
    runs.simulate(court, alice, "t1", reach="day")
    spot = rostered.trade(arden, bexley, "Bo Rand", alice)
    runs.simulate(court, alice, "t2")
    for entry, sums in (
        (court.entries.get(team=arden), (1, 3, 1, 2)),
        (court.entries.get(team=bexley), (2, 5, 4, 6)),
    ):
        figures(spot.player, entry, *sums)
    return spot.player


def test_table_has_each_player_who_was_in_a_game(court_played):
    table = season_players(with_league(court_played), measure=Measure.TOTAL)

    lines = PlayerLine.objects.exclude(values={})
    assert [column.key for column in table.columns] == ["pts", "fgm", "fga", "fg_pct"]
    assert {row.player.pk for row in table.rows} == {line.player_id for line in lines}
    for row in table.rows:
        own = [line for line in lines if line.player_id == row.player.pk]
        points = sum(line.values["pts"] for line in own)
        assert (row.games, row.cells[0], row.line["pts"]) == (len(own), points, points)
        assert row.spot.player_id == row.player.pk
        assert row.entries == (row.entry,)
    points = [row.cells[0] for row in table.rows]
    assert points == sorted(points, reverse=True)


def test_averages_are_by_game_that_he_was_in(court_played, arden):
    player = rostered.spot_of(arden.team, "Ann Lee").player
    figures(player, arden, 2, 7, 3, 4)

    row = next(row for row in season_players(court_played).rows if row.player == player)

    assert row.cells == (3.5, 1.5, 2, 0.75)


def test_shares_of_nothing_come_last_either_way(court_played, arden):
    player = rostered.spot_of(arden.team, "Ann Lee").player
    figures(player, arden, 2, 0, 0, 0)

    for is_descending in (True, False):
        table = season_players(court_played, sort="fg_pct", is_descending=is_descending)
        assert (table.rows[-1].player, table.rows[-1].cells[-1]) == (player, None)


def test_equal_players_come_by_name_and_then_as_they_came(court_played):
    PlayerSeasonLine.objects.update(games=3, values={"pts": 3, "fgm": 1, "fga": 2})

    for sort in ("pts", "games", "fg_pct"):
        rows = season_players(court_played, sort=sort).rows
        keys = [(row.player.name, row.player.pk) for row in rows]
        assert keys == sorted(keys)


def test_table_is_sorted_by_words(court_played):
    Player.objects.filter(pk=Player.objects.order_by("pk")[0].pk).update(name="Zoe")

    by_name, by_team, backwards = (
        season_players(court_played, sort=sort, is_descending=is_descending).rows
        for sort, is_descending in (
            ("player", False),
            ("team", False),
            ("player", True),
        )
    )

    assert by_name[-1].player.name == "Zoe"
    assert backwards == by_name[::-1]
    names = [row.entry.team.name for row in by_team]
    assert names == sorted(names)


def test_table_is_sorted_by_position_in_the_order_of_the_rule_book(
    court_played, arden, alice
):
    player = rostered.spot_of(arden.team, "Ann Lee").player
    spot = PlayerLine.objects.filter(player=player).first().spot
    type(spot).objects.filter(pk=spot.pk).update(position="centre")

    rows = season_players(court_played, sort="position", is_descending=False).rows

    assert [row.spot.position for row in rows[-2:]] == ["guard", "centre"]
    assert [
        row.player for row in season_players(court_played, position="centre").rows
    ] == [player]


@pytest.mark.parametrize(
    ("choice", "field"),
    [
        ({"sort": "poss"}, "sort"),
        ({"team": "nobody"}, "team"),
        ({"position": "keeper"}, "position"),
    ],
)
def test_what_there_is_not_is_refused(court_played, choice, field):
    with pytest.raises(BadValue) as refused:
        season_players(court_played, **choice)

    assert refused.value.field == field


def test_who_was_in_few_games_is_not_qualified(court_played, arden):
    player = rostered.spot_of(arden.team, "Ann Lee").player
    figures(player, arden, 1, 9, 4, 5)

    table = season_players(court_played, is_qualified=True)

    assert (table.minimum, table.is_qualified) == (2, True)
    assert player not in [row.player for row in table.rows]
    assert {row.games for row in table.rows} <= {2, 3}


def test_traded_player_is_one_row_with_all_that_he_did(court, traded):
    rows = season_players(court, measure=Measure.TOTAL).rows
    (of_arden,), (of_bexley,) = (
        [
            row
            for row in season_players(court, team=team, measure=Measure.TOTAL).rows
            if row.player == traded
        ]
        for team in ("arden", "bexley")
    )

    (row,) = (row for row in rows if row.player == traded)
    assert [entry.team.name for entry in row.entries] == ["Arden", "Bexley"]
    assert (row.games, row.cells) == (3, (8, 5, 8, 0.625))
    assert row.shots == {"h3": [5, 8]}
    assert (row.spot.team.name, row.spot.number) == ("Bexley", "77")
    assert (of_arden.games, of_arden.line["pts"]) == (1, 3)
    assert (of_bexley.games, of_bexley.line["pts"]) == (2, 5)


def test_leaders_need_half_the_games_and_enough_tries(court_played, arden):
    PlayerSeasonLine.objects.update(games=3, values={"pts": 3, "fgm": 1, "fga": 6})
    ann, bo, cy = (
        rostered.spot_of(arden.team, name).player for name in rostered.NAMES[:3]
    )
    figures(ann, arden, 1, 9, 4, 5)
    figures(bo, arden, 3, 6, 4, 5)
    figures(cy, arden, 3, 5, 5, 6)

    found = player_leaders(with_league(court_played), count=2)

    points, share = found.boards
    assert (found.minimum, found.games, found.played) == (2, 6, 6)
    assert found.is_complete
    assert [(item.row.player, item.value) for item in points.leaders] == [
        (bo, 2),
        (cy, pytest.approx(5 / 3)),
    ]
    assert (share.minimum, share.basis.key) == (2, "fga")
    assert share.leaders[0].row.player == cy
    assert bo not in [item.row.player for item in share.leaders]


def test_leaders_of_the_first_boards_alone(court_played):
    assert len(player_leaders(court_played, boards=1).boards) == 1


def test_games_without_lines_of_players_are_told(court_played):
    PlayerLine.objects.filter(game__fixture__number=1).delete()

    found = player_leaders(court_played)

    assert (found.games, found.played, found.is_complete) == (5, 6, False)


def test_season_before_the_first_game_has_nobody(court):
    assert season_players(court).rows == ()
    assert [board.leaders for board in player_leaders(court).boards] == [(), ()]


def test_career_takes_teams_and_seasons_together(court, traded, alice):
    closed = services.close_season(court, actor=alice, version=court.version)
    second = rostered.make_season(closed.league, alice, name="Season 2")
    runs.simulate(second, alice, "t3")
    figures(traded, second.entries.get(team__name="Bexley"), 2, 10, 1, 8)

    found = player_seasons(traded, measure=Measure.TOTAL)

    first, last = found.seasons
    assert (first.season, last.season) == (court, second)
    assert [row.entry.team.name for row in first.teams] == ["Arden", "Bexley"]
    assert first.whole == first.combined
    assert (first.whole.games, first.whole.line["pts"]) == (3, 8)
    assert (last.combined, last.whole) == (None, last.teams[0])
    assert (found.career.games, found.career.cells) == (5, (18, 6, 16, 0.375))
    assert found.career.shots == {"h3": [6, 16]}


def test_player_who_never_played_has_no_career(court, alice):
    player = Player.objects.first()

    found = player_seasons(player)

    assert (found.seasons, found.career) == ((), None)
    assert player_games(player, court).games == ()


def test_log_has_every_game_of_a_sheet_with_the_team_of_the_day(court, traded):
    log = player_games(traded, with_league(court))

    lines = PlayerLine.objects.filter(player=traded)
    by_fixture = {line.game.fixture_id: line for line in lines}
    starts = [item.fixture.starts_at for item in log.games]
    assert starts == sorted(starts)
    assert [item.entry.team.name for item in log.games] == [
        "Arden",
        "Bexley",
        "Bexley",
    ]
    for item in log.games:
        line = by_fixture[item.fixture.pk]
        assert item.has_played is bool(line.values)
        assert (item.side, item.is_home) == (line.side, line.side == "home")
        assert item.cells[:1] == ((line.values["pts"],) if line.values else ())
        assert {item.entry, item.opponent} == {item.fixture.home, item.fixture.away}


def test_voided_game_is_in_no_log(court_played, arden, alice):
    player = rostered.spot_of(arden.team, "Ann Lee").player
    fixture = Fixture.objects.filter(home=arden).first()

    services.clear_result(fixture, author=alice, version=fixture.version)

    games = player_games(player, court_played).games
    assert fixture not in [item.fixture for item in games]
    assert len(games) == 2


def test_figures_take_the_same_queries_for_any_size(shootout_is_registered, alice):
    counts = set()
    for name, size in (("Small", 2), ("Large", 6)):
        season = rostered.make_season(rostered.make_league(alice, size, name), alice)
        runs.simulate(season, alice, name)
        player = season.league.players.select_related("league").first()
        season = with_league(season)
        counted = []
        for ask in (
            partial(season_players, season),
            partial(season_players, season, team="arden"),
            partial(player_leaders, season),
            partial(player_seasons, player),
            partial(player_games, player, season),
        ):
            with CaptureQueriesContext(connection) as queries:
                ask()
            counted.append(len(queries))
        counts.add(tuple(counted))

    assert counts == {(3, 4, 4, 2, 1)}
