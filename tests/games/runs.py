"""Runs, workers and their queue as tests use them."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType
from typing import Any

from celery.exceptions import SoftTimeLimitExceeded
from django.db import connection

from config.celery import CHUNK_QUEUE, app
from config.models import User
from games import services
from games.models import Game, SimulationRun
from games.records import pack_record, unpack_record
from leagues.models import Season
from simulation.record import GameRecord


def request(season: Season, actor: User, token: str = "t1", **fields: Any):
    """Ask for the whole season, unless fields say otherwise."""
    values = {"version": season.version, "reach": SimulationRun.Reach.SEASON, **fields}
    return services.request_run(season, actor=actor, token=token, **values)


def work(run: SimulationRun) -> SimulationRun:
    """Work off every chunk of a run, as one worker would; return it as it is then."""
    for chunk in run.chunks.order_by("place"):
        while services.work_chunk(chunk.pk):
            pass
    run.refresh_from_db()
    return run


def simulate(season: Season, actor: User, token: str = "t1", **fields: Any):
    """Ask for a run and work it off."""
    return work(request(season, actor, token, **fields))


def check(season: Season, actor: User, token: str = "check") -> SimulationRun:
    """Ask for all receipts to be checked and work it off."""
    return work(
        services.request_check(season, actor=actor, version=season.version, token=token)
    )


def store_record(game: Game, record: GameRecord) -> Game:
    """Put another record in the place of a game's, its digest right."""
    game.record, game.digest = pack_record(record), record.digest()
    game.ruleset_version = record.version
    game.save()
    return game


def archive(game: Game) -> Game:
    """Make a game one of an earlier version of the rules."""
    record = unpack_record(bytes(game.record))
    return store_record(game, replace(record, version="0"))


def take_sent() -> list[int]:
    """Take the chunks that were sent out of the queue; return their ids."""
    ids: list[int] = []
    with app.connection_for_read() as broker:
        queue = app.amqp.queues[CHUNK_QUEUE](broker.default_channel)
        queue.declare()
        while message := queue.get(no_ack=True):
            (chunk_id,), _, _ = message.payload
            ids.append(chunk_id)
    return ids


@contextmanager
def at_statement(word: str, act: Callable[[], object]) -> Iterator[None]:
    """Do something just before the next statement to the database that has a word."""
    is_done = False

    def watch(execute, sql, params, many, context):
        nonlocal is_done
        if word in sql and not is_done:
            is_done = True
            act()
        return execute(sql, params, many, context)

    with connection.execute_wrapper(watch):
        yield
    assert is_done


@contextmanager
def time_is_up_in(function: Callable[..., object]) -> Iterator[None]:
    """Break off the next call of a function, as the queue's signal does."""

    def watch(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code is function.__code__:
            sys.setprofile(None)
            raise SoftTimeLimitExceeded

    sys.setprofile(watch)
    try:
        yield
    finally:
        sys.setprofile(None)
