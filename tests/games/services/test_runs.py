from datetime import date, timedelta

import pytest
from django.utils import timezone

from games import services
from games.errors import RunActive
from games.models import Game, Pace, RunChunk, SeasonLine, SimulationRun
from games.selectors import season_differences
from games.services.games import simulate_fixture
from leagues import services as leagues_services
from leagues.errors import BadValue, NotAllowed, StaleVersion, WrongState
from leagues.models import AuditEntry, Fixture, League
from tests import builders
from tests.games import runs

Reach = SimulationRun.Reach
State = SimulationRun.State


def test_run_of_a_season_takes_in_every_open_fixture_in_playing_order(running, alice):
    run = runs.request(running, alice)

    chunk = run.chunks.get()
    numbers = [Fixture.objects.get(pk=pk).number for pk in chunk.fixtures]
    assert (run.number, run.kind, run.state, run.total) == (1, "simulate", "queued", 6)
    assert run.requested_by == alice
    assert numbers == [1, 2, 3, 4, 5, 6]
    assert (chunk.state, chunk.queued_at) == ("waiting", None)


def test_run_leaves_an_entry_in_the_audit(running, alice):
    runs.request(running, alice)

    entry = AuditEntry.objects.filter(action="run.simulate").get()
    assert (entry.user, entry.target) == (alice, "Season 1")
    assert entry.details == {
        "number": 1,
        "reach": "season",
        "until": None,
        "fixtures": 6,
    }


def test_run_of_the_next_day_takes_in_the_first_open_day(running, alice):
    first = runs.simulate(running, alice, reach=Reach.DAY)
    second = runs.simulate(running, alice, "t2", reach=Reach.DAY)

    days = [
        sorted({game.fixture.day() for game in run.games.select_related("fixture")})
        for run in (first, second)
    ]
    assert (first.done, second.done) == (2, 2)
    assert days == [[date(2027, 3, 6)], [date(2027, 3, 13)]]


def test_run_to_a_date_goes_by_the_days_of_the_league(running, alice):
    # 19:30 in New York is the next day in UTC.
    run = runs.request(running, alice, reach=Reach.DATE, until=date(2027, 3, 13))

    assert (run.total, run.until) == (4, date(2027, 3, 13))


@pytest.mark.parametrize(
    ("fields", "field", "reason"),
    [
        (
            {"reach": "month"},
            "reach",
            "Choose one of these: “the next day”, “to a date” or “the whole season”.",
        ),
        (
            {"reach": "date"},
            "until",
            "Give the last day to be simulated, for a date only.",
        ),
        (
            {"reach": "season", "until": date(2027, 3, 13)},
            "until",
            "Give the last day to be simulated, for a date only.",
        ),
        (
            {"reach": "date", "until": date(2027, 3, 5)},
            "until",
            "No fixture is open up to 5 March 2027. Choose 6 March 2027 or later.",
        ),
        ({"token": ""}, "token", "The form is incomplete. Open the page again."),
        ({"token": "x" * 65}, "token", "The form is incomplete. Open the page again."),
        ({"token": "é"}, "token", "The form is incomplete. Open the page again."),
    ],
)
def test_run_that_makes_no_sense_is_refused(running, alice, fields, field, reason):
    with pytest.raises(BadValue) as caught:
        runs.request(running, alice, **{"token": "t1", **fields})

    assert (caught.value.field, caught.value.reason) == (field, reason)
    assert SimulationRun.objects.count() == 0


def test_run_with_the_same_token_is_the_same_run(running, alice):
    first = runs.request(running, alice)
    again = runs.request(running, alice)
    runs.work(first)
    later = runs.request(running, alice, version=99)

    assert first == again == later
    assert RunChunk.objects.count() == 1


def test_run_with_the_token_of_another_season_is_refused(running, alice):
    league = builders.make_league(alice, "New Mill League")
    builders.make_teams(league, alice, 2)
    other = builders.make_season(league, alice, "running")
    runs.request(other, alice)

    with pytest.raises(BadValue, match="another season's"):
        runs.request(running, alice)


def test_run_while_another_is_at_work_is_refused(running, alice):
    runs.request(running, alice)

    with pytest.raises(RunActive, match="Run 1 of this season") as caught:
        runs.request(running, alice, "t2")

    assert caught.value.number == 1
    assert SimulationRun.objects.count() == 1


def test_run_from_a_stale_page_is_refused(running, alice):
    with pytest.raises(StaleVersion):
        runs.request(running, alice, version=running.version - 1)


def test_run_is_the_commissioners_affair(running, alice, vera):
    with pytest.raises(NotAllowed):
        runs.request(running, vera)
    run = runs.request(running, alice)

    with pytest.raises(NotAllowed):
        services.stop_run(run, actor=vera)


def test_run_of_a_season_that_has_not_begun_is_refused(scheduled, alice):
    with pytest.raises(WrongState, match="is scheduled"):
        runs.request(scheduled, alice)


def test_run_of_a_season_with_nothing_open_is_refused(played, alice):
    with pytest.raises(WrongState, match="Nothing is left to simulate"):
        runs.request(played, alice, "t2")


def test_run_of_a_rule_book_that_is_gone_is_refused(running, alice):
    League.objects.update(ruleset="gone")

    with pytest.raises(BadValue, match="There is no ruleset 'gone'"):
        runs.request(running, alice)


def test_second_run_simulates_what_is_missing_and_nothing_else(running, alice):
    first = Fixture.objects.get(number=1)
    runs.simulate(running, alice, reach=Reach.DAY)
    leagues_services.record_result(
        Fixture.objects.get(number=5),
        author=alice,
        version=1,
        source="score",
        home_points=8,
        away_points=6,
    )

    run = runs.simulate(running, alice, "t2")

    assert (run.number, run.total, run.done, run.state) == (2, 3, 3, State.DONE)
    assert Game.objects.count() == 5
    assert not Game.objects.filter(fixture__number=5).exists()
    assert first.games.get().run.number == 1


def test_run_is_cut_into_chunks_by_the_measured_pace(running, alice):
    runs.simulate(running, alice, reach=Reach.DAY)
    Pace.objects.update(seconds=2.6)

    run = runs.request(running, alice, "t2")

    sizes = [len(chunk.fixtures) for chunk in run.chunks.order_by("place")]
    assert sizes == [2, 2]


def test_stop_ends_a_run_that_nobody_has_begun(running, alice):
    run = services.stop_run(runs.request(running, alice), actor=alice)

    assert run.state == State.STOPPED
    assert run.finished_at is not None
    assert runs.work(run).done == 0
    assert AuditEntry.objects.filter(action="run.stopped").count() == 1


def test_stop_folds_the_games_of_a_worker_that_died(running, alice):
    run = runs.request(running, alice)
    # As a worker leaves it that is killed after its first game.
    simulate_fixture(run, run.chunks.get().fixtures[0])()
    RunChunk.objects.update(
        handled=1, state="leased", lease_token="gone", lease_until=timezone.now()
    )
    services.take_due_chunks()

    stopped = services.stop_run(run, actor=alice)

    assert stopped.state == State.STOPPED
    assert SeasonLine.objects.filter(games=1).count() == 2
    assert season_differences(running) == []


def test_stop_of_a_run_that_is_over_changes_nothing(running, alice):
    run = runs.simulate(running, alice)

    stopped = services.stop_run(run, actor=alice)

    assert stopped.state == State.DONE
    assert AuditEntry.objects.filter(action="run.stopped").count() == 0


def test_run_can_be_asked_for_again_after_a_stop(running, alice):
    services.stop_run(runs.request(running, alice), actor=alice)

    run = runs.simulate(running, alice, "t2")

    assert (run.state, run.done) == (State.DONE, 6)


def test_check_before_the_season_is_closed_is_refused(played, alice):
    with pytest.raises(WrongState, match="when the season is closed"):
        runs.check(played, alice)


def test_check_of_a_season_without_simulated_games_is_refused(running, alice):
    for fixture in Fixture.objects.order_by("pk"):
        leagues_services.cancel_fixture(fixture, actor=alice, version=1)
    closed = services.close_season(running, actor=alice, version=running.version)

    with pytest.raises(WrongState, match="No game of this season was simulated"):
        runs.check(closed, alice)


def test_check_with_the_same_token_is_the_same_run(closed, alice):
    first = runs.check(closed, alice)

    assert runs.check(closed, alice) == first


def test_due_chunks_are_those_that_nobody_has_sent(running, alice):
    run = runs.request(running, alice)

    first = services.take_due_chunks(run)
    second = services.take_due_chunks()

    assert first == [run.chunks.get().pk]
    assert second == []


def test_chunk_that_the_queue_would_not_take_is_due_again(running, alice):
    runs.request(running, alice)
    taken = services.take_due_chunks()

    services.put_back_chunks(taken)

    assert services.take_due_chunks() == taken


def test_chunk_sent_a_minute_ago_is_due_again_where_no_worker_gets_on(running, alice):
    run = runs.request(running, alice)
    taken = services.take_due_chunks()
    run.chunks.update(queued_at=a_minute_ago())

    assert services.take_due_chunks() == taken


@pytest.fixture
def sent_run(running, alice):
    """A run of three chunks that were sent a minute ago."""
    Pace.objects.create(ruleset=running.league.ruleset, coach="standard", seconds=2.5)
    run = runs.request(running, alice)
    services.take_due_chunks()
    run.chunks.update(queued_at=a_minute_ago())
    return run


def a_minute_ago():
    return timezone.now() - timedelta(seconds=61)


def work_off(run, place):
    services.work_chunk(run.chunks.get(place=place).pk)


def due_places(run):
    """Take what is due; return the places in the run of what was taken."""
    taken = services.take_due_chunks()
    return [run.chunks.get(pk=pk).place for pk in taken]


def test_chunk_in_a_long_queue_is_not_due_while_workers_get_on(sent_run):
    work_off(sent_run, 0)

    assert due_places(sent_run) == []


def test_chunk_is_due_again_when_workers_have_got_on_with_nothing_for_a_minute(
    sent_run,
):
    work_off(sent_run, 0)
    SimulationRun.objects.update(advanced_at=a_minute_ago())

    assert due_places(sent_run) == [1, 2]


def test_chunk_is_not_due_while_workers_get_on_with_what_was_sent_before(sent_run):
    SimulationRun.objects.update(advanced_at=timezone.now())

    assert due_places(sent_run) == []


def test_chunk_that_a_later_one_has_overtaken_is_due_again(sent_run):
    work_off(sent_run, 1)

    assert due_places(sent_run) == [0]


@pytest.fixture
def next_run(sent_run, alice):
    """A run of another season that was sent with it, and behind it."""
    league = builders.make_league(alice, "New Mill League")
    builders.make_teams(league, alice, 4)
    run = runs.request(builders.make_season(league, alice, "running"), alice, "t2")
    run.chunks.update(queued_at=sent_run.chunks.first().queued_at)
    return run


def test_chunk_of_a_run_behind_another_waits_for_its_turn(sent_run, next_run):
    work_off(sent_run, 2)

    assert due_places(sent_run) == [0, 1]


def test_chunk_that_a_run_behind_it_has_overtaken_is_due_again(sent_run, next_run):
    work_off(next_run, 0)

    assert due_places(sent_run) == [0, 1, 2]


def test_chunk_that_one_sent_later_has_overtaken_is_due_again(sent_run, next_run):
    sent_run.chunks.filter(place=0).update(queued_at=timezone.now())
    work_off(sent_run, 0)

    taken = services.take_due_chunks()

    waiting = RunChunk.objects.filter(state="waiting").order_by("run_id", "place")
    assert len(taken) == 5
    assert taken == [chunk.pk for chunk in waiting]


def test_chunk_whose_lease_has_lapsed_is_due_again(running, alice):
    run = runs.request(running, alice)
    chunk = run.chunks.get()
    RunChunk.objects.update(
        state="leased", lease_token="gone", lease_until=timezone.now()
    )

    taken = services.take_due_chunks()

    chunk.refresh_from_db()
    assert taken == [chunk.pk]
    assert (chunk.state, chunk.lease_token) == ("waiting", "")


def test_chunk_at_work_is_not_due(running, alice):
    runs.request(running, alice)
    RunChunk.objects.update(
        state="leased",
        lease_token="here",
        lease_until=timezone.now() + timedelta(seconds=30),
    )

    assert services.take_due_chunks() == []


def test_run_left_without_chunks_is_finished(running, alice):
    run = runs.request(running, alice)
    assert services.finish_idle_runs() == 0
    run.chunks.update(state="done")

    finished = [services.finish_idle_runs(), services.finish_idle_runs()]

    run.refresh_from_db()
    assert finished == [1, 0]
    assert run.state == State.DONE
