"""Real workers on a real broker, and many requests at the same time."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.db import connection, connections
from django.utils import timezone

from config import broker, environment
from config.models import User
from config.processes import Supervisor
from games import services
from games.errors import RunActive
from games.models import Game, Pace, RunChunk, SimulationRun
from games.selectors import season_differences
from leagues.models import Fixture, Season
from leagues.season_settings import ScheduleSettings
from tests import builders
from tests.games import runs

ROOT = Path(services.__file__).resolve().parents[2]
QUEUE_RUN = """
import django
django.setup()
from games import tasks
from games.models import SimulationRun
tasks.queue_run(SimulationRun.objects.get())
"""


def make_season(teams: int = 4, cycles: int = 1) -> tuple[Season, User]:
    """Return a season under way and its commissioner."""
    alice = builders.make_user("Alice")
    league = builders.make_league(alice)
    builders.make_teams(league, alice, teams)
    settings = ScheduleSettings(cycles=cycles, start_date=builders.SPRING.start_date)
    season = builders.make_season(league, alice, "scheduled", settings=settings)
    season = services.start_season(season, actor=alice, version=season.version)
    return season, alice


def wait_until(is_true: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that another process does."""
    deadline = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


@pytest.fixture
def surroundings(
    shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str]:
    """The variables of processes that work on the database of the tests."""
    var = tmp_path / "var"
    var.mkdir()
    monkeypatch.setenv("HARDWOOD_VAR", str(var))
    return {
        **os.environ,
        "DATABASE_URL": shared_database,
        "DJANGO_SETTINGS_MODULE": "config.settings",
    }


@pytest.fixture
def queue(surroundings: dict[str, str]) -> Iterator[None]:
    """A broker: the one that ``REDIS_URL`` names, else one of this test's own."""
    if os.environ.get("REDIS_URL"):
        yield
        return
    var = Path(surroundings["HARDWOOD_VAR"])
    path = environment.broker_socket(var)
    broker.prepare_folder(path.parent)
    supervisor = Supervisor(lambda line: None)
    server = broker.find_server(broker.carried_server())
    supervisor.start(broker.broker_program(server, path, var))
    wait_until(lambda: broker.ping(path))
    yield
    supervisor.stop()


@pytest.fixture
def start_worker(
    queue: None, surroundings: dict[str, str]
) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Start a worker of two children in a group of its own, with beat or without."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*, has_beat: bool) -> subprocess.Popen[bytes]:
        beat = ["-B", "-s", f"{surroundings['HARDWOOD_VAR']}/beat"] if has_beat else []
        worker = subprocess.Popen(
            [
                *(sys.executable, "-m", "celery", "--quiet", "-A", "config.celery"),
                *("worker", "-c", "2", "--loglevel", "WARNING"),
                *("--without-gossip", "--without-mingle", *beat),
            ],
            cwd=ROOT,
            env=surroundings,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        started.append(worker)
        return worker

    yield start
    for worker in started:
        kill(worker)


def kill(worker: subprocess.Popen[bytes]) -> None:
    """Kill a worker and its children, as a power cut would."""
    if worker.poll() is None:
        os.killpg(worker.pid, signal.SIGKILL)
    worker.wait()


def is_over(run: SimulationRun) -> bool:
    run.refresh_from_db()
    return not run.is_active


@pytest.mark.queue
def test_worker_simulates_the_season_that_is_sent_to_it(start_worker, surroundings):
    season, alice = make_season()
    run = runs.request(season, alice)
    start_worker(has_beat=False)
    sending = subprocess.run(
        [sys.executable, "-c", QUEUE_RUN], cwd=ROOT, env=surroundings, check=True
    )

    wait_until(lambda: is_over(run))

    assert sending.returncode == 0
    assert (run.state, run.done) == ("done", 6)
    assert Fixture.objects.filter(state="decided").count() == 6
    assert season_differences(season) == []


@pytest.mark.queue
def test_queue_that_is_down_delays_a_request_by_less_than_two_seconds(
    surroundings, monkeypatch
):
    season, alice = make_season()
    run = runs.request(season, alice)
    variables = {**surroundings, "REDIS_URL": "redis://127.0.0.1:9/0"}
    script = QUEUE_RUN.replace(
        "tasks.queue_run(",
        "import time; began = time.monotonic(); tasks.queue_run(",
    )
    script += "print(time.monotonic() - began)"

    sent = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env=variables,
        check=True,
        capture_output=True,
        text=True,
    )

    assert float(sent.stdout) < 2
    assert "The queue takes nothing" in sent.stderr
    assert run.chunks.get().queued_at is None


@pytest.mark.queue
@pytest.mark.usefixtures("unmeasured")
def test_run_survives_a_worker_that_is_killed(start_worker):
    season, alice = make_season(teams=10, cycles=2)
    Pace.objects.create(ruleset=season.league.ruleset, coach="standard", seconds=0.2)
    run = runs.request(season, alice)
    worker = start_worker(has_beat=True)
    wait_until(lambda: Game.objects.count() >= 10)
    kill(worker)
    left = Game.objects.count()
    # As if the minute of their leases had passed.
    RunChunk.objects.filter(state="leased").update(lease_until=timezone.now())
    start_worker(has_beat=True)

    wait_until(lambda: is_over(run), seconds=90)

    closed = services.close_season(season, actor=alice, version=season.version)
    check = services.request_check(
        closed, actor=alice, version=closed.version, token="check"
    )
    wait_until(lambda: is_over(check), seconds=90)
    assert left < 90
    assert (run.state, run.done, run.failed, run.skipped) == ("done", 90, 0, 0)
    assert Game.objects.count() == 90
    assert season_differences(season) == []
    assert (check.done, check.is_promise_kept) == (90, True)


def at_once(count: int, act: Callable[[int], object]) -> list[object]:
    """Do something from as many threads at once, each with its own connection."""

    def do(number: int) -> object:
        try:
            return act(number)
        except RunActive:
            return None
        finally:
            connections.close_all()

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(do, range(count)))


@pytest.mark.database
@pytest.mark.queue
@pytest.mark.parametrize("has_one_token", [True, False])
def test_twenty_requests_at_once_are_one_run(shared_database, has_one_token):
    season, alice = make_season()
    connection.close()

    found = at_once(
        20,
        lambda number: runs.request(
            season, alice, "t" if has_one_token else f"t{number}"
        ),
    )

    run = SimulationRun.objects.get()
    assert set(found) - {None} == {run}
    assert found.count(None) == (0 if has_one_token else 19)
    assert [len(chunk.fixtures) for chunk in run.chunks.all()] == [6]


@pytest.mark.database
@pytest.mark.queue
def test_chunks_worked_on_by_many_at_once_play_each_game_once(shared_database):
    season, alice = make_season(teams=6)
    Pace.objects.create(ruleset=season.league.ruleset, coach="standard", seconds=1.7)
    run = runs.request(season, alice)
    ids = list(run.chunks.order_by("place").values_list("pk", flat=True))
    connection.close()

    at_once(10, lambda number: services.work_chunk(ids[number % len(ids)]))

    run.refresh_from_db()
    assert len(ids) == 5
    assert (run.state, run.done, run.skipped) == ("done", 15, 0)
    assert Game.objects.filter(is_official=True).count() == 15
    assert season_differences(season) == []
