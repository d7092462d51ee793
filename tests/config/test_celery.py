from celery import current_app

from config.celery import app


def test_application_is_the_default_of_every_task():
    assert current_app._get_current_object() is app


def test_application_is_set_so_that_no_task_is_lost():
    assert app.conf.task_acks_late is True
    assert app.conf.task_reject_on_worker_lost is True
    assert app.conf.worker_prefetch_multiplier == 1
    assert app.conf.task_ignore_result is True
    assert app.conf.accept_content == ["json"]
    assert app.conf.broker_transport_options == {
        "visibility_timeout": 120,
        "unacked_restore_interval": 5,
        "unacked_restore_throttle": 1,
    }
    assert (
        app.conf.task_soft_time_limit
        < app.conf.task_time_limit
        < app.conf.broker_transport_options["visibility_timeout"]
    )


def test_only_senders_give_a_silent_broker_up():
    kept = app.conf.broker_transport_options

    assert app.connection_for_read().transport_options == kept
    assert app.connection_for_write().transport_options == {
        **kept,
        "socket_timeout": 1.0,
        "socket_connect_timeout": 1.0,
    }


def test_reaper_does_not_wait_behind_the_chunks():
    chunks = app.amqp.router.route({}, "games.tasks.work_chunk")["queue"].name
    reaper = app.conf.beat_schedule["reap"]["options"]["queue"]

    assert (chunks, reaper) == ("celery", "reap")
    # A worker that is told no queues takes from these.
    assert set(app.amqp.queues.consume_from) == {chunks, reaper}
