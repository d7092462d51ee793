from django.utils import timezone

from config.celery import BEAT_SCHEDULE, app
from games import tasks
from games.models import Exhibition, RunChunk
from games.playing import play
from games.selectors.exhibitions import KEPT
from games.services import chunks
from leagues.models import Fixture
from tests.games import runs
from tests.games.exhibited import exhibit


def test_run_is_sent_when_its_transaction_is_through(
    running, alice, take_sent, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks() as callbacks:
        run = runs.request(running, alice)
        tasks.queue_run(run)
        before = take_sent()
    for callback in callbacks:
        callback()

    chunk = run.chunks.get()
    assert before == []
    assert take_sent() == [chunk.pk]
    assert chunk.queued_at is not None


def test_run_that_the_queue_does_not_take_is_found_by_the_reaper(
    running, alice, queue_is_down, take_sent, caplog
):
    run = runs.request(running, alice)
    tasks.reap()
    unsent = run.chunks.get().queued_at
    app.set_current()

    tasks.reap()

    assert unsent is None
    assert "The queue takes nothing: Error 111 connecting to 127.0.0.1:9." in (
        caplog.text
    )
    assert take_sent() == [run.chunks.get().pk]


def test_reaper_may_be_sent_twice(running, alice, take_sent):
    run = runs.request(running, alice)

    tasks.reap()
    tasks.reap()

    assert take_sent() == [run.chunks.get().pk]


def test_reaper_ends_runs_that_have_no_chunk_left(running, alice, take_sent):
    run = runs.request(running, alice)
    RunChunk.objects.update(state="done")

    tasks.reap()

    run.refresh_from_db()
    assert (run.state, take_sent()) == ("done", [])


def test_task_works_on_its_chunk(running, alice, take_sent):
    run = runs.request(running, alice)

    tasks.work_chunk(run.chunks.get().pk)

    assert Fixture.objects.filter(state="decided").count() == 6
    assert take_sent() == []


def test_task_that_runs_out_of_time_sends_the_rest_on(running, alice, take_sent):
    run = runs.request(running, alice)

    with runs.time_is_up_in(play):
        tasks.work_chunk(run.chunks.get().pk)

    assert take_sent() == [run.chunks.get().pk]


def test_reaper_is_sent_every_few_seconds():
    entry = BEAT_SCHEDULE["reap"]

    assert entry["task"] == tasks.reap.name
    assert entry["schedule"] <= 10
    assert app.conf.beat_schedule == BEAT_SCHEDULE


def test_sweeper_deletes_exhibitions_that_are_over(db):
    exhibit("old", now=timezone.now() - KEPT)
    young = exhibit("young", now=timezone.now())

    tasks.sweep()

    assert list(Exhibition.objects.all()) == [young]


def test_sweeper_is_sent_every_minute():
    entry = BEAT_SCHEDULE["sweep"]

    assert entry["task"] == tasks.sweep.name
    assert entry["schedule"] <= 60


def test_chunk_is_handed_back_far_below_the_limits_of_the_queue():
    assert app.conf.task_soft_time_limit >= chunks.MOST_SECONDS * 2
    assert (
        chunks.LEASE.total_seconds()
        < (app.conf.broker_transport_options["visibility_timeout"])
    )
