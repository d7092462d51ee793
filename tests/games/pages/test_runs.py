from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from games.models import SimulationRun
from games.pages.runs import DAYS_SHOWN, run_state, season_runs
from games.services import stop_run
from tests import builders
from tests.games import runs


def test_run_that_no_worker_has_taken_tells_for_how_long(running, alice):
    run = runs.request(running, alice)

    state = run_state(run, run.created_at + timedelta(seconds=23))

    assert state.waiting == 23
    assert state.left == 6
    assert not state.is_check


def test_run_that_is_over_waits_for_nobody(played):
    state = run_state(played.runs.get(), timezone.now())

    assert state.waiting is None
    assert state.left == 0
    assert len(state.games) == 6


def test_run_that_was_stopped_before_it_began_says_so(running, alice):
    run = stop_run(runs.request(running, alice), actor=alice)

    state = run_state(run, timezone.now())

    assert state.is_stopped
    assert not state.is_stopping
    assert (state.waiting, state.left) == (None, 6)


def test_season_before_its_start(scheduled):
    found = season_runs(scheduled, timezone.now())

    assert (found.open, found.decided, found.total) == (6, 0, 6)
    assert found.latest is None
    assert not found.is_active
    assert found.still_open == ()
    assert [day.fixtures for day in found.days] == [2, 2, 2]


def test_season_under_way_names_what_is_open(running, alice):
    runs.simulate(running, alice, reach=SimulationRun.Reach.DAY)

    found = season_runs(running, timezone.now())

    assert (found.open, found.decided) == (4, 2)
    assert [fixture.number for fixture in found.still_open] == [3, 4, 5, 6]
    assert found.champions == ()


def test_season_that_is_closed_has_a_champion_and_a_secret(closed):
    found = season_runs(closed, timezone.now())

    assert [entry.is_champion for entry in found.champions] == [True] * len(
        found.champions
    )
    assert found.champions
    assert len(found.receipt.secret) == 64
    assert found.days == ()


def test_days_beyond_the_first_are_counted(alice):
    league = builders.make_league(alice, "Long League")
    builders.make_teams(league, alice, 6)
    settings = replace(builders.SPRING, cycles=3)
    season = builders.make_season(league, alice, "running", settings=settings)

    found = season_runs(season, timezone.now())

    assert len(found.days) == DAYS_SHOWN
    assert found.days_hidden == 3


@pytest.mark.parametrize("count", [1, 12])
def test_number_of_queries_depends_on_nothing(
    running, alice, count, django_assert_num_queries
):
    for number in range(count):
        run = runs.request(running, alice, token=f"t{number}")
        stop_run(run, actor=alice)

    with django_assert_num_queries(9):
        found = season_runs(running, timezone.now(), "1")
        list(found.runs)
