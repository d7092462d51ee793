import contextlib
from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest
from django.db import connection, transaction
from django.utils import timezone

from games import services
from games.models import Game, Pace, RunChunk, RunError, SeasonLine, SimulationRun
from games.playing import play
from games.selectors import season_differences
from games.services import chunks
from leagues import services as leagues_services
from leagues.models import CoachProfile, Fixture, Season, Team
from tests import builders
from tests.games import runs

State = SimulationRun.State


def lease(chunk, *, until):
    """Let another worker hold a chunk."""
    RunChunk.objects.filter(pk=chunk.pk).update(
        state="leased", lease_token="other", lease_until=until
    )


def test_chunk_plays_every_game_and_finishes_the_run(running, alice):
    run = runs.simulate(running, alice)

    fixtures = Fixture.objects.order_by("number")
    assert (run.state, run.done, run.failed, run.skipped) == (State.DONE, 6, 0, 0)
    assert run.started_at <= run.finished_at
    assert {fixture.state for fixture in fixtures} == {"decided"}
    assert {fixture.source for fixture in fixtures} == {"simulated"}
    assert Game.objects.filter(is_official=True).count() == 6
    assert season_differences(running) == []
    assert list(run.chunks.values_list("state", "handled", "lease_token")) == [
        ("done", 6, "")
    ]


def test_chunk_worked_on_twice_is_done_once(running, alice):
    run = runs.request(running, alice)
    chunk = run.chunks.get()

    is_left = [services.work_chunk(chunk.pk), services.work_chunk(chunk.pk)]

    assert is_left == [False, False]
    assert Game.objects.count() == 6


def test_chunk_held_by_another_worker_is_left_alone(running, alice):
    chunk = runs.request(running, alice).chunks.get()
    lease(chunk, until=timezone.now() + timedelta(seconds=30))

    services.work_chunk(chunk.pk)

    assert Game.objects.count() == 0


def test_chunk_whose_lease_has_lapsed_is_taken_where_it_was_left(running, alice):
    run = runs.request(running, alice)
    chunk = run.chunks.get()
    lease(chunk, until=timezone.now() - timedelta(seconds=1))
    RunChunk.objects.update(handled=4)

    services.work_chunk(chunk.pk)

    run.refresh_from_db()
    numbers = Game.objects.order_by("pk").values_list("fixture__number", flat=True)
    assert list(numbers) == [5, 6]
    assert run.state == State.DONE


def test_chunk_that_does_not_exist_is_nothing_to_do(db):
    assert services.work_chunk(1) is False


def before_storing(act):
    """Do something when the next game has been played and is about to be stored."""
    return runs.at_statement("SAVEPOINT", act)


def test_worker_that_has_lost_its_lease_stores_nothing(running, alice):
    run = runs.request(running, alice)
    chunk = run.chunks.get()
    later = timezone.now() + timedelta(seconds=30)

    with before_storing(lambda: lease(chunk, until=later)):
        is_left = services.work_chunk(chunk.pk)

    run.refresh_from_db()
    assert is_left is False
    assert (Game.objects.count(), run.done) == (0, 0)
    assert Fixture.objects.filter(state="decided").count() == 0
    assert SeasonLine.objects.count() == 0


def test_worker_that_has_lost_its_lease_at_the_end_hands_nothing_in(running, alice):
    run = runs.request(running, alice)
    chunk = run.chunks.get()

    with runs.at_statement("games_pace", lambda: lease(chunk, until=timezone.now())):
        services.work_chunk(chunk.pk)

    run.refresh_from_db()
    assert run.state == State.RUNNING
    assert SeasonLine.objects.count() == 0
    assert runs.work(run).state == State.DONE
    assert SeasonLine.objects.count() == 4


def test_run_that_is_stopped_ends_between_two_games(running, alice):
    run = runs.request(running, alice)

    with before_storing(lambda: services.stop_run(run, actor=alice)):
        runs.work(run)

    assert (run.state, run.done) == (State.STOPPED, 1)
    assert Fixture.objects.filter(state="decided").count() == 1
    assert season_differences(running) == []


def test_chunk_that_takes_too_long_is_handed_back(running, alice):
    run = runs.request(running, alice)
    chunk = run.chunks.get()

    is_left = services.work_chunk(chunk.pk, seconds=0.0)

    chunk.refresh_from_db()
    assert is_left is True
    assert (chunk.state, chunk.handled, chunk.queued_at) == ("waiting", 0, None)
    assert runs.work(run).done == 6


def test_game_that_takes_too_long_is_broken_off_and_tried_again(running, alice, caplog):
    run = runs.request(running, alice)
    chunk = run.chunks.get()
    services.take_due_chunks()

    with runs.time_is_up_in(play):
        is_left = services.work_chunk(chunk.pk)

    chunk.refresh_from_db()
    assert is_left is True
    assert (chunk.state, chunk.handled, chunk.queued_at) == ("waiting", 0, None)
    assert chunk.claims == 1
    assert "Part 0 of Season 1: 1 took too long and goes back." in caplog.messages
    assert not RunError.objects.exists()
    assert runs.work(run).done == 6


def test_game_that_takes_too_long_every_time_is_left_open(running, alice):
    run = runs.request(running, alice)
    for _ in range(chunks.MOST_CLAIMS):
        with runs.time_is_up_in(play):
            services.work_chunk(run.chunks.get().pk)

    runs.work(run)

    assert (run.done, run.failed) == (5, 1)
    assert RunError.objects.get().fixture.number == 1


def test_game_that_raises_is_left_open_and_the_run_goes_on(running, alice, caplog):
    arden = Team.objects.get(name="Arden")
    CoachProfile.objects.create(
        team=arden, version=1, coach="standard", dials={"no_such_dial": 1}
    )

    run = runs.simulate(running, alice)

    left = Fixture.objects.filter(state="scheduled").order_by("number")
    errors = RunError.objects.order_by("fixture__number")
    assert (run.state, run.done, run.failed) == (State.DONE, 3, 3)
    assert [error.fixture for error in errors] == list(left)
    # Which instructions a coach gave is his secret, whatever is wrong with them.
    assert {error.reason for error in errors} == {
        "The game could not be played to its end. The log of the site names the cause."
    }
    assert "could not be simulated" in caplog.text
    assert "no_such_dial" in caplog.text


def test_games_that_were_left_open_are_played_by_the_next_run(running, alice):
    arden = Team.objects.get(name="Arden")
    bad = CoachProfile.objects.create(
        team=arden, version=1, coach="standard", dials={"no_such_dial": 1}
    )
    runs.simulate(running, alice)
    bad.delete()

    run = runs.simulate(running, alice, "t2")

    assert (run.total, run.done) == (3, 3)
    assert season_differences(running) == []


def test_game_that_ends_its_worker_again_and_again_is_left_open(running, alice):
    run = runs.request(running, alice)
    RunChunk.objects.update(claims=chunks.MOST_CLAIMS)

    runs.work(run)

    assert (run.done, run.failed) == (5, 1)
    assert RunError.objects.get().reason == ("No worker got to its end in 5 attempts.")


@pytest.mark.parametrize("is_late", [False, True])
def test_fixture_that_somebody_decides_meanwhile_keeps_his_result(
    running, alice, is_late
):
    run = runs.request(running, alice)
    first = Fixture.objects.get(number=1)

    def decide():
        leagues_services.record_result(
            first,
            author=alice,
            version=1,
            source="score",
            home_points=3,
            away_points=2,
        )

    if is_late:
        with before_storing(decide):
            runs.work(run)
    else:
        decide()
        runs.work(run)

    first.refresh_from_db()
    assert (run.done, run.skipped, run.state) == (5, 1, State.DONE)
    assert (first.home_points, first.source) == (3, "score")
    assert first.games.count() == 0


def test_fixture_that_is_called_off_is_passed_over(running, alice):
    run = runs.request(running, alice)
    leagues_services.cancel_fixture(
        Fixture.objects.get(number=2), actor=alice, version=1
    )

    runs.work(run)

    assert (run.done, run.skipped) == (5, 1)
    assert Fixture.objects.get(number=2).state == "cancelled"


def test_pace_is_measured_and_kept(running, alice):
    runs.simulate(running, alice)

    pace = Pace.objects.get()
    assert (pace.ruleset, pace.coach) == (running.league.ruleset, "standard")
    assert 0 < pace.seconds < 5


def test_last_of_several_chunks_finishes_the_run(running, alice):
    Pace.objects.create(ruleset=running.league.ruleset, coach="standard", seconds=2.5)
    run = runs.request(running, alice)
    states = []
    for chunk in run.chunks.order_by("-place"):
        services.work_chunk(chunk.pk)
        run.refresh_from_db()
        states.append(run.state)

    assert states == ["running", "running", "done"]


def test_season_can_be_closed_when_its_run_is_over(running, alice):
    runs.simulate(running, alice)

    closed = services.close_season(running, actor=alice, version=running.version)

    assert closed.state == Season.State.CLOSED


class Killed(BaseException):
    """What a worker's statement comes to that is killed before it."""


def killed_at(number):
    """Return what ends a worker at its n-th statement, and the count of them."""
    sent = []

    def send(execute, sql, params, many, context):
        sent.append(sql)
        if len(sent) == number and not sql.startswith(("ROLLBACK", "RELEASE")):
            raise Killed
        return execute(sql, params, many, context)

    return send, sent


def outcome_after_a_kill(running, alice, number, then):
    """Return what became of a run whose worker was killed at its n-th statement.

    Together with how many statements there were; nothing of it stays.
    """
    with transaction.atomic():
        run = runs.request(running, alice)
        send, sent = killed_at(number)
        with contextlib.suppress(Killed), connection.execute_wrapper(send):
            services.work_chunk(run.chunks.get().pk)
        RunChunk.objects.filter(state="leased").update(lease_until=timezone.now())
        services.take_due_chunks()
        if then == "stop":
            services.stop_run(run, actor=alice)
        runs.work(run)
        games = Game.objects.filter(is_official=True).count()
        found = (run.is_active, run.done - games, season_differences(running), games)
        transaction.set_rollback(True)
    return found, len(sent)


@pytest.mark.parametrize(("then", "games"), [("go on", {2}), ("stop", {0, 1, 2})])
def test_worker_may_be_killed_at_any_statement(league, alice, then, games):
    for team in league.teams.order_by("pk")[2:]:
        leagues_services.remove_team(team, actor=alice, version=team.version)
    settings = replace(builders.SPRING, cycles=2)
    season = builders.make_season(league, alice, "running", settings=settings)
    found = set()
    for number in count(1):
        (is_active, missed, differences, played), statements = outcome_after_a_kill(
            season, alice, number, then
        )
        assert (is_active, missed, differences) == (False, 0, []), number
        found.add(played)
        if statements < number:
            break

    assert number > 50
    assert found == games
