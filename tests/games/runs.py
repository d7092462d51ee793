"""Runs and workers as tests use them."""

import os
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

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


def database_url(name: str) -> str:
    """Return ``DATABASE_URL`` with the name of the database of the tests."""
    return urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}").geturl()
