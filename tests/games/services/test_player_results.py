"""Box scores with players that are entered by hand."""

from dataclasses import replace

import pytest

from games import services
from games.errors import DoesNotAddUp
from games.models import PlayerLine, PlayerSeasonLine, SeasonLine, TeamLine
from games.selectors import season_differences, season_statistics
from games.statistics import Measure
from leagues import services as leagues_services
from leagues.errors import BadValue, StaleVersion
from leagues.models import RosterSpot, Team
from tests.games import runs
from tests.games.boxes import correct, enter, score
from tests.games.handwritten import (
    game_box,
    make_season,
    release,
    spoiled,
    spots,
    written,
)


@pytest.fixture
def fixture(hardcourt):
    """The first fixture of a season of teams with players."""
    return hardcourt.fixtures.get(number=1)


def test_box_score_is_stored_for_teams_and_players(hardcourt, fixture, alice):
    box = written(fixture)

    game = enter(fixture, alice, box)

    played = game_box()
    home, away = spots(fixture)
    lines = {line.player_id: line for line in game.player_lines.all()}
    first = lines[home[0].player_id]
    expected = {**played.lines["H1"]}
    assert (game.source, game.home_points, game.away_points) == (
        "box_score",
        *played.score,
    )
    assert [list(points) for points in played.periods] == game.periods
    assert set(lines) == {spot.player_id for spot in (*home, *away)}
    assert (first.spot, first.side, first.place) == (home[0], "home", 1)
    assert {key: value for key, value in first.values.items() if value} == {
        key: value for key, value in expected.items() if value and key != "pm"
    }
    assert season_differences(hardcourt) == []


def test_what_nobody_counted_is_in_no_line(fixture, alice):
    enter(fixture, alice, written(fixture))

    uncounted = {"poss", "paint_pts", "off_tov_pts", "second_chance_pts"}
    for line in TeamLine.objects.all():
        assert uncounted.isdisjoint(line.values)
    for line in PlayerLine.objects.exclude(values={}):
        assert {"pm", *uncounted}.isdisjoint(line.values)


def test_who_was_not_in_the_game_has_an_empty_line_and_no_season_line(fixture, alice):
    box = written(fixture)
    out = [
        line.player_id
        for line in enter(fixture, alice, box).player_lines.all()
        if not line.values
    ]

    listed = {*box.home_players, *box.away_players}
    assert set(out).isdisjoint(listed)
    assert set(PlayerSeasonLine.objects.values_list("player", flat=True)) == listed


def test_box_score_that_does_not_add_up_changes_nothing(fixture, alice):
    box = written(fixture)
    player = next(iter(box.home_players))
    wrong = spoiled(box, player, ftm=box.home_players[player]["fta"] + 1)

    with pytest.raises(DoesNotAddUp) as refused:
        enter(fixture, alice, wrong)

    fixture.refresh_from_db()
    places = {
        (place.key, place.player)
        for fault in refused.value.faults
        for place in fault.places
    }
    assert {("ftm", 1), ("fta", 1)} <= places
    assert (fixture.state, PlayerLine.objects.count()) == ("scheduled", 0)


def test_same_box_score_sent_again_is_answered_by_the_same_game(fixture, alice):
    box = written(fixture)

    games = [enter(fixture, alice, box, version=1) for _ in range(2)]

    assert games[0] == games[1]
    assert fixture.games.count() == 1


def test_roster_that_has_changed_since_is_told(fixture, alice):
    box = written(fixture)
    left = spots(fixture)[0][-1].player_id

    release(fixture, alice, left)

    with pytest.raises(StaleVersion):
        enter(fixture, alice, box)
    assert fixture.games.count() == 0


@pytest.mark.parametrize("who", ["of the other team", "unknown", "released"])
def test_player_who_is_not_on_the_sheet_is_named(fixture, alice, who):
    box = written(fixture)
    home, away = spots(fixture)
    player = {"of the other team": away[0].player_id, "unknown": 10**9}.get(
        who, home[-1].player_id
    )
    if who == "released":
        release(fixture, alice, player)
    figures = next(iter(box.home_players.values()))
    wrong = replace(
        box, home_players={**box.home_players, player: figures}, rosters=None
    )

    with pytest.raises(BadValue) as refused:
        enter(fixture, alice, wrong)

    assert refused.value.field == f"home.p{player}"


@pytest.mark.parametrize(
    ("figures", "field"),
    [
        ({"fgm": -1}, "fgm"),
        ({"fgm": 10**9}, "fgm"),
        ({"fgm": True}, "fgm"),
        ({"fgm": "1"}, "fgm"),
        ({"gs": 2}, "gs"),
        ({"pts": 2}, "pts"),
    ],
)
def test_figure_of_a_player_that_is_none_is_refused_by_name(
    fixture, alice, figures, field
):
    box = written(fixture)
    player = next(iter(box.home_players))

    with pytest.raises(BadValue) as refused:
        enter(fixture, alice, spoiled(box, player, **figures))

    assert refused.value.field == f"home.p{player}.{field}"


def test_correction_keeps_the_sheet_of_the_game(hardcourt, fixture, alice):
    enter(fixture, alice, written(fixture))
    before = spots(fixture)[0]
    release(fixture, alice, before[0].player_id)

    game = correct(fixture, alice, written(fixture, 2))

    lines = list(game.player_lines.filter(side="home").order_by("place"))
    assert [line.spot for line in lines] == before
    assert lines[0].values["sec"] == game_box(2).lines["H1"]["sec"]
    assert RosterSpot.objects.get(pk=lines[0].spot_id).to_at is not None
    assert season_differences(hardcourt) == []


def test_who_came_after_the_game_is_on_its_sheet_with_figures_alone(
    hardcourt, fixture, alice
):
    """Two players leave and two come; of these one was in the game after all."""
    game = enter(fixture, alice, written(fixture))
    before, _away = spots(fixture)
    played = list(game.player_lines.filter(side="home").exclude(values={}))
    left = [line.player_id for line in played[-2:]]
    for player in left:
        release(fixture, alice, player)
    team = Team.objects.get(pk=fixture.home.team_id)
    leagues_services.fill_with_tokens(team, actor=alice, version=team.roster_version)
    stood_by, was_in = [spot.player_id for spot in spots(fixture)[0][len(before) :]]
    box = written(fixture, 1)
    players = dict(box.home_players)
    players[was_in] = players.pop(left[-1])

    corrected = correct(fixture, alice, replace(box, home_players=players))

    lines = corrected.player_lines.filter(side="home").order_by("place")
    assert [line.player_id for line in lines] == [
        *(spot.player_id for spot in before),
        was_in,
    ]
    by_player = {line.player_id: line.values for line in lines}
    assert by_player[was_in] == played[-1].values
    assert (by_player[left[-1]], stood_by in by_player) == ({}, False)
    assert season_differences(hardcourt) == []


def test_same_figures_are_no_correction(fixture, alice):
    enter(fixture, alice, written(fixture))

    with pytest.raises(BadValue, match="as it stands"):
        correct(fixture, alice, written(fixture))


def test_figures_of_other_players_are_a_correction(fixture, alice):
    box = written(fixture)
    enter(fixture, alice, box)
    one, other = list(box.home_players)[:2]
    players = dict(box.home_players)
    players[one], players[other] = players[other], players[one]

    game = correct(fixture, alice, replace(box, home_players=players))

    stored = game.player_lines.get(player=one).values
    assert stored["sec"] == box.home_players[other]["sec"]
    assert fixture.games.count() == 2


def test_taking_back_leaves_no_season_lines_of_players(hardcourt, fixture, alice):
    enter(fixture, alice, written(fixture))
    fixture.refresh_from_db()

    services.clear_result(fixture, author=alice, version=fixture.version)

    assert PlayerSeasonLine.objects.count() == 0
    assert season_differences(hardcourt) == []


def test_score_alone_has_no_lines_of_players(fixture, alice):
    enter(fixture, alice, score())

    assert (
        PlayerLine.objects.count(),
        SeasonLine.objects.get(entry=fixture.home).games,
    ) == (0, 0)


def test_hand_written_and_simulated_games_stand_side_by_side(alice):
    season = make_season(alice, 3)
    first = season.fixtures.get(number=1)
    enter(first, alice, written(first))

    runs.simulate(season, alice)

    services.rebuild_season_lines(season)
    assert season_differences(season) == []
    assert season.player_season_lines.filter(games=2).exists()


def test_averages_are_those_of_the_games_in_which_it_was_counted(alice):
    season = make_season(alice, 3)
    first = season.fixtures.get(number=1)
    enter(first, alice, written(first))
    runs.simulate(season, alice)
    entry = first.home

    rows = {
        measure: next(
            row
            for row in season_statistics(season, measure=measure).rows
            if row.entry == entry
        )
        for measure in Measure
    }

    keys = [column.key for column in season_statistics(season).columns]
    lines = [
        line.values
        for line in TeamLine.objects.filter(entry=entry, game__is_official=True)
    ]
    counted = [line for line in lines if "poss" in line]
    assert (len(lines), len(counted)) == (2, 1)
    averages = dict(zip(keys, rows[Measure.AVERAGE].cells, strict=True))
    totals = dict(zip(keys, rows[Measure.TOTAL].cells, strict=True))
    assert averages["poss"] == counted[0]["poss"]
    assert averages["ppp"] == counted[0]["pts"] / counted[0]["poss"]
    assert averages["pts"] == sum(line["pts"] for line in lines) / 2
    assert totals["poss"] is None
    assert totals["fga"] == sum(line["fga"] for line in lines)
