"""Who is on the sheet of a box score that people write down."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.selectors.sheets import sheet_rows, with_departed
from leagues import services as leagues_services
from leagues.models import CoachProfile
from tests.games.boxes import enter
from tests.games.handwritten import make_season, written
from tests.leagues.rosters import rows_of


@pytest.fixture
def fixture(alice):
    """A fixture of two teams with ten players each."""
    return make_season(alice).fixtures.get(number=1)


def names(rows):
    return [row.spot.player.name for row in rows]


def release(team, actor, place):
    """Take the player of a place off a team's roster, and return his id."""
    rows = rows_of(team)
    gone = rows.pop(place)
    leagues_services.save_roster(
        team, actor=actor, version=team.roster_version, rows=rows
    )
    return gone.player


def test_sheet_is_the_roster_in_the_order_of_the_team_sheet(fixture):
    home = fixture.home.team
    by_place = [row.player for row in rows_of(home)]
    CoachProfile.objects.create(team=home, version=1, lineup=by_place[:3][::-1])

    rows, _away = sheet_rows(fixture, None)

    assert [row.spot.player_id for row in rows] == [*by_place[:3][::-1], *by_place[3:]]
    assert not any(row.is_later for row in rows)
    assert {len(row.values) for row in rows} == {0}


def test_sheet_of_a_game_keeps_its_players_and_adds_who_came_since(fixture, alice):
    before = names(sheet_rows(fixture, None)[0])
    game = enter(fixture, alice, written(fixture))
    fixture.home.team.refresh_from_db()
    release(fixture.home.team, alice, 0)
    fixture.home.team.refresh_from_db()
    leagues_services.fill_with_tokens(
        fixture.home.team, actor=alice, version=fixture.home.team.roster_version
    )

    rows, away = sheet_rows(fixture, game)

    lines = {line.player_id: line.values for line in game.player_lines.all()}
    assert names(rows)[:10] == before
    assert [row.is_later for row in rows] == [False] * 10 + [True]
    assert [row.values for row in rows[:10]] == [
        lines[row.spot.player_id] for row in rows[:10]
    ]
    assert len(away) == 10


def test_departed_follow_and_whom_the_team_never_had_does_not(fixture, alice):
    rows = sheet_rows(fixture, None)
    gone = release(fixture.home.team, alice, 2)
    other = rows[1][0].spot.player_id
    here = rows[0][0].spot.player_id

    home, away = with_departed(
        sheet_rows(fixture, None),
        fixture,
        {"home": {gone, other, here, 10**9}, "away": set()},
    )

    assert [row.spot.player_id for row in home if row.has_left] == [gone]
    assert (len(home), len(away)) == (10, 10)


def test_sheet_costs_five_queries(fixture, alice):
    game = enter(fixture, alice, written(fixture))

    with CaptureQueriesContext(connection) as found:
        home, away = sheet_rows(fixture, game)
        names(home + away)

    assert len(found) == 5
