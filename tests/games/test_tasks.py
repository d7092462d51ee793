import pytest
from kombu.exceptions import OperationalError

from config.celery import BEAT_SCHEDULE, app
from games import tasks
from games.models import RunChunk
from games.services import chunks
from leagues.models import Fixture
from tests.games import runs


@pytest.fixture
def sent(monkeypatch):
    """The ids of chunks that were sent; the queue takes whatever it is given."""
    ids: list[int] = []
    monkeypatch.setattr(tasks.work_chunk, "delay", ids.append)
    return ids


def test_run_is_sent_when_its_transaction_is_through(
    running, alice, sent, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks() as callbacks:
        run = runs.request(running, alice)
        tasks.queue_run(run)
        before = list(sent)
    for callback in callbacks:
        callback()

    chunk = run.chunks.get()
    assert before == []
    assert sent == [chunk.pk]
    assert chunk.queued_at is not None


def test_run_that_the_queue_does_not_take_is_found_by_the_reaper(
    running, alice, monkeypatch, caplog
):
    def refuse(chunk_id):
        raise OperationalError("no broker")

    run = runs.request(running, alice)
    with monkeypatch.context() as patch:
        patch.setattr(tasks.work_chunk, "delay", refuse)
        tasks.reap()
    unsent = run.chunks.get().queued_at
    ids: list[int] = []
    monkeypatch.setattr(tasks.work_chunk, "delay", ids.append)
    tasks.reap()

    assert unsent is None
    assert "The queue takes nothing: no broker" in caplog.text
    assert ids == [run.chunks.get().pk]


def test_reaper_may_be_sent_twice(running, alice, sent):
    run = runs.request(running, alice)

    tasks.reap()
    tasks.reap()

    assert sent == [run.chunks.get().pk]


def test_reaper_ends_runs_that_have_no_chunk_left(running, alice, sent):
    run = runs.request(running, alice)
    RunChunk.objects.update(state="done")

    tasks.reap()

    run.refresh_from_db()
    assert (run.state, sent) == ("done", [])


def test_task_works_on_its_chunk(running, alice, sent):
    run = runs.request(running, alice)

    tasks.work_chunk(run.chunks.get().pk)

    assert Fixture.objects.filter(state="decided").count() == 6
    assert sent == []


def test_task_that_runs_out_of_time_sends_the_rest_on(
    running, alice, sent, monkeypatch
):
    run = runs.request(running, alice)
    monkeypatch.setattr(chunks, "MOST_SECONDS", -1.0)

    tasks.work_chunk(run.chunks.get().pk)

    assert sent == [run.chunks.get().pk]


def test_reaper_is_sent_every_few_seconds():
    entry = BEAT_SCHEDULE["reap"]

    assert entry["task"] == tasks.reap.name
    assert entry["schedule"] <= 10
    assert app.conf.beat_schedule == BEAT_SCHEDULE


def test_chunk_is_handed_back_far_below_the_limits_of_the_queue():
    assert app.conf.task_soft_time_limit >= chunks.MOST_SECONDS * 2
    assert (
        chunks.LEASE.total_seconds()
        < (app.conf.broker_transport_options["visibility_timeout"])
    )
