from datetime import UTC, date, datetime

import pytest
from django.db import IntegrityError, transaction

from games.models import Game, Pace, RunChunk, RunError, SimulationRun, TeamLine
from leagues.models import Fixture
from tests.games import runs

# Always the same: it is part of the names of tests, which must not depend on when.
NOW = datetime(2027, 3, 6, 19, 30, tzinfo=UTC)
GAME = {
    "source": "score",
    "ruleset": "r",
    "ruleset_version": "1",
    "home_points": 1,
    "away_points": 0,
}


def refused(model, **fields):
    """Tell whether the database refuses a row."""
    try:
        with transaction.atomic():
            model.objects.create(**fields)
    except IntegrityError:
        return True
    return False


@pytest.mark.database
def test_fixture_has_one_official_game_and_each_attempt_once(running):
    fixture = Fixture.objects.get(number=1)
    Game.objects.create(fixture=fixture, is_official=True, **GAME)

    assert refused(Game, fixture=fixture, attempt=1, **GAME)
    assert refused(Game, fixture=fixture, attempt=2, is_official=True, **GAME)
    assert not refused(Game, fixture=fixture, attempt=2, **GAME)


@pytest.mark.database
@pytest.mark.parametrize(
    "fields",
    [
        {"attempt": 0},
        {"is_official": True},
        {"source": "simulated"},
        {"source": "simulated", "record": b"", "events": b"", "seed": "1"},
        {"verified_state": "verified"},
        {"verified_at": NOW},
        {"verified_at": NOW, "verified_state": "perhaps"},
        {"home_points": None},
        {"forfeit": "home"},
        {"source": "forfeit"},
        {"source": "forfeit", "forfeit": "home"},
        {"source": "forfeit", "home_points": None, "away_points": None},
        {
            "source": "forfeit",
            "forfeit": "whom",
            "home_points": None,
            "away_points": None,
        },
    ],
    ids=str,
)
def test_game_that_cannot_be_is_refused(db, fields):
    assert refused(Game, **{**GAME, **fields})


@pytest.mark.database
def test_game_that_counts_is_not_void(running, alice):
    fixture = Fixture.objects.get(number=1)
    counts = {**GAME, "fixture": fixture, "is_official": True}

    assert refused(Game, **counts, voided_at=NOW)
    assert refused(Game, **counts, voided_by=alice)
    assert not refused(Game, fixture=fixture, voided_at=NOW, voided_by=alice, **GAME)


def test_exhibitions_are_games_without_a_fixture(db):
    assert not refused(Game, **GAME)
    assert not refused(Game, **GAME)


@pytest.mark.database
def test_game_has_one_line_a_side_and_a_team(played):
    line = TeamLine.objects.filter(side="home").first()
    other = TeamLine.objects.filter(side="away", game=line.game).get()

    assert refused(TeamLine, game=line.game, entry=other.entry, side="home")
    other.delete()
    assert refused(TeamLine, game=line.game, entry=line.entry, side="away")


@pytest.mark.database
def test_season_has_one_active_run(running, alice):
    runs.request(running, alice)
    values = {"season": running, "reach": "season", "total": 1}

    assert refused(SimulationRun, number=2, token="t2", **values)
    assert refused(
        SimulationRun,
        number=1,
        token="t2",
        state="done",
        finished_at=NOW,
        **values,
    )
    assert not refused(
        SimulationRun, number=2, token="t2", state="done", finished_at=NOW, **values
    )


@pytest.mark.database
@pytest.mark.parametrize(
    "fields",
    [
        {"reach": "date"},
        {"until": date(2027, 1, 1)},
        {"state": "done"},
        {"finished_at": NOW},
        {"done": 1, "failed": 1},
        {"token": "t1", "season": None},
    ],
    ids=str,
)
def test_run_that_cannot_be_is_refused(running, fields):
    values = {"season": running, "number": 1, "token": "t1", "reach": "season"}

    assert refused(SimulationRun, **{**values, "total": 1, **fields})


@pytest.mark.database
@pytest.mark.parametrize(
    "fields",
    [
        {"place": 0},
        {"state": "leased"},
        {"state": "leased", "lease_until": NOW},
        {"lease_token": "t"},
        {"state": "done", "lease_until": NOW},
    ],
    ids=str,
)
def test_chunk_that_cannot_be_is_refused(running, alice, fields):
    run = runs.request(running, alice)

    assert refused(RunChunk, **{"run": run, "place": 1, "fixtures": [], **fields})


@pytest.mark.database
def test_failure_is_counted_once_and_pace_takes_time(running, alice):
    run = runs.request(running, alice)
    fixture = Fixture.objects.get(number=1)
    RunError.objects.create(run=run, fixture=fixture, reason="one")
    Pace.objects.create(ruleset="r", coach="c", seconds=1)

    assert refused(RunError, run=run, fixture=fixture, reason="two")
    assert refused(Pace, ruleset="r", coach="c", seconds=1)
    assert refused(Pace, ruleset="r", coach="d", seconds=0)


def test_rows_have_names(played, alice):
    game = Fixture.objects.get(number=1).games.get()
    run = game.run
    line = game.lines.get(side="home")

    assert str(game) == (f"{game.fixture_id}/1: {game.home_points}–{game.away_points}")
    assert str(line) == f"{line.entry.team.name}, home"
    assert str(line.entry.season_line) == f"{line.entry.team.name}: 3"
    assert (str(run), str(run.chunks.get())) == ("Season 1: 1", "Season 1: 1, 0")
    assert str(RunError(fixture_id=7, reason="why")) == "7: why"
    assert str(Pace(ruleset="r", coach="c", seconds=0.25)) == "r, c: 0.2500"
