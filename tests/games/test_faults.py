"""The whole site under bad luck: killed workers, a broker that stands still, crowds."""

import http.client
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Barrier
from urllib.parse import urlencode, urlsplit

import pytest
import redis
from django.conf import settings
from django.db import connection
from django.test import Client

from config import environment
from config.models import User
from games import services
from games.models import Game, Pace, RunChunk, SeasonLine, SimulationRun
from games.selectors import season_differences
from leagues.models import AuditEntry, Fixture, Season
from tests import builders
from tests.config.running import ROOT, needs_proc, processes_of, read_until

KILLS = 10
CROWD = 20
#: What the project promises of a run whose workers are killed.
SECONDS_AFTER_THE_LAST_KILL = 120

pytestmark = [
    pytest.mark.queue,
    pytest.mark.slow,
    pytest.mark.usefixtures("unmeasured"),
]


@dataclass
class Site:
    """A site that runs, as the commissioner's browser sees it."""

    process: subprocess.Popen[str]
    host: str
    var: Path
    cookies: str
    said: list[str]

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """Return the status and the text of an answer."""
        client = http.client.HTTPConnection(self.host, timeout=60)
        headers = {"Cookie": self.cookies}
        if body:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            client.request(method, path, body, headers)
            answer = client.getresponse()
            return answer.status, answer.read().decode()
        finally:
            client.close()

    def form(self, season: Season, action: str, **fields: str) -> Callable[[], int]:
        """Open the season's page and fill in an order; return what sends it."""
        path = f"/leagues/{season.league.slug}/manage/simulate/"
        _, page = self.ask("GET", path)
        hidden = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page)
        body = urlencode({**dict(hidden), "action": action, **fields})
        return lambda: self.ask("POST", path, body)[0]

    def stop(self) -> None:
        """Press Ctrl-C and keep what is said from then on."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=20)
        self.said += rest.splitlines()


@pytest.fixture
def alice(shared_database: str) -> User:
    """Alice, the commissioner, whose database the site runs on."""
    return builders.make_user("Alice")


@pytest.fixture
def start_site(
    shared_database: str, alice: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], Site]]:
    """Start `manage.py up` on the database of the tests, with Alice signed in."""
    started: list[subprocess.Popen[str]] = []
    var = tmp_path / "var"
    var.mkdir()
    monkeypatch.setenv("HARDWOOD_VAR", str(var))
    monkeypatch.setenv("HARDWOOD_SECRET_KEY", settings.SECRET_KEY)
    monkeypatch.setenv("DATABASE_URL", shared_database)
    monkeypatch.setenv("DJANGO_SETTINGS_MODULE", "config.settings")
    manage = [sys.executable, "manage.py"]

    def start() -> Site:
        # The tables are there already, made without migrations.
        fake = [*manage, "migrate", "--fake", "--noinput", "-v", "0"]
        subprocess.run(fake, cwd=ROOT, check=True)
        process = subprocess.Popen(
            [*manage, "up", "--port", "0"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        started.append(process)
        lines = read_until(process, "Press Ctrl-C")
        host = urlsplit(lines[0].split()[4]).netloc
        client = Client()
        client.force_login(alice)
        key, token = client.cookies["sessionid"].value, "c" * 32
        cookies = f"sessionid={key}; csrftoken={token}"
        return Site(process, host, var, cookies, [])

    yield start
    for process in started:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
    # What the site began is dropped by nobody else.
    connection.close()


def make_season(alice: User, state: str, teams: int = 4, cycles: int = 1) -> Season:
    """Return a season; one under way has a promise of its own."""
    league = builders.make_league(alice)
    builders.make_teams(league, alice, teams)
    season = builders.make_season(
        league,
        alice,
        Season.State.SCHEDULED,
        settings=replace(builders.SPRING, cycles=cycles),
    )
    if state == Season.State.SCHEDULED:
        return season
    return services.start_season(season, actor=alice, version=season.version)


def wait_until(is_true: Callable[[], bool], seconds: float) -> None:
    """Wait for something that other processes do."""
    deadline = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def is_over(run: SimulationRun) -> bool:
    run.refresh_from_db()
    return not run.is_active


def worker_groups(site: Site) -> set[int]:
    """Return the process groups of the site's worker: itself, children, beat, guard."""
    found = set()
    for number in processes_of(site.var):
        command = (Path("/proc") / str(number) / "cmdline").read_bytes()
        if b"config.celery" in command:
            found.add(os.getpgid(number))
    return found


def kill_workers(site: Site) -> None:
    """Kill the worker's whole group, as a power cut would, once there is one."""
    wait_until(lambda: bool(worker_groups(site)), 60)
    for group in worker_groups(site):
        os.killpg(group, signal.SIGKILL)


def stored_lines(season: Season) -> list[dict[str, object]]:
    return list(SeasonLine.objects.filter(season=season).order_by("entry").values())


def played_once(season: Season) -> tuple[int, int, int, int]:
    """Return how many fixtures, games, official first games and decided fixtures."""
    fixtures = season.fixtures.all()
    games = Game.objects.filter(fixture__season=season)
    return (
        fixtures.count(),
        games.count(),
        games.filter(is_official=True, attempt=1).count(),
        fixtures.filter(state=Fixture.State.DECIDED).count(),
    )


@needs_proc
@pytest.mark.timeout(900)
def test_season_whose_workers_are_killed_ten_times_completes_by_itself(
    start_site, alice
):
    season = make_season(alice, Season.State.RUNNING, teams=12, cycles=2)
    total = season.fixtures.count()
    # Two games in a part, so that parts are cut short and others wait behind them.
    Pace.objects.create(ruleset=season.league.ruleset, coach="standard", seconds=2.5)
    seed = random.randrange(2**32)
    source = random.Random(seed)
    moments = sorted(source.randint(1, total // 2) for _ in range(KILLS))
    sys.stdout.write(f"seed {seed}: killed after {moments} of {total} games\n")
    site = start_site()

    assert site.form(season, "simulate", reach="season")() == 302
    run = SimulationRun.objects.get()
    for moment in moments:
        wait_until(lambda count=moment: Game.objects.count() >= count, 240)
        time.sleep(source.uniform(0, 0.1))
        kill_workers(site)
    began = time.monotonic()
    wait_until(lambda: is_over(run), SECONDS_AFTER_THE_LAST_KILL)
    sys.stdout.write(
        f"completed {time.monotonic() - began:.0f} s after the last kill\n"
    )

    lines = stored_lines(season)
    services.rebuild_season_lines(season)
    rebuilt = stored_lines(season)
    season.refresh_from_db()
    closed = services.close_season(season, actor=alice, version=season.version)
    assert site.form(closed, "check")() == 302
    check = SimulationRun.objects.get(kind=SimulationRun.Kind.VERIFY)
    wait_until(lambda: is_over(check), 120)
    site.stop()

    assert (run.state, run.done, run.failed, run.skipped) == ("done", total, 0, 0)
    assert played_once(season) == (total, total, total, total)
    assert season_differences(season) == []
    assert lines == rebuilt
    assert (check.done, check.failed, check.skipped) == (total, 0, 0)
    assert check.is_promise_kept is True
    assert site.said == [
        *["The worker process ended (exit status -9); it is started again."] * KILLS,
        "Hardwood has stopped.",
    ]


def at_once(send: Callable[[], int]) -> list[int]:
    """Send a form from many browsers at the same moment; return the statuses."""
    barrier = Barrier(CROWD)

    def send_it(_: int) -> int:
        barrier.wait(timeout=20)
        return send()

    with ThreadPoolExecutor(CROWD) as pool:
        return list(pool.map(send_it, range(CROWD)))


@pytest.mark.database
@pytest.mark.timeout(300)
def test_simulate_form_that_twenty_send_at_once_is_one_run(start_site, alice):
    season = make_season(alice, Season.State.RUNNING, teams=6)
    site = start_site()

    statuses = at_once(site.form(season, "simulate", reach="season"))

    run = SimulationRun.objects.get()
    wait_until(lambda: is_over(run), 120)
    assert statuses == [302] * CROWD
    assert (run.state, run.done, run.failed, run.skipped) == ("done", 15, 0, 0)
    assert played_once(season) == (15, 15, 15, 15)
    assert season_differences(season) == []


@pytest.mark.database
@pytest.mark.timeout(300)
def test_season_that_twenty_start_at_once_has_one_promise(start_site, alice):
    season = make_season(alice, Season.State.SCHEDULED)
    site = start_site()

    statuses = at_once(site.form(season, "start"))

    before = season.version
    season.refresh_from_db()
    entry = AuditEntry.objects.get(action="season.started")
    assert statuses == [302] * CROWD
    assert (season.state, season.version) == (Season.State.RUNNING, before + 1)
    assert season.commitment in str(entry.details)


def process_of_broker(site: Site) -> int:
    path = environment.broker_socket(site.var)
    with redis.Redis(unix_socket_path=str(path)) as client:
        return int(client.info("server")["process_id"])


@pytest.mark.timeout(300)
def test_broker_that_stands_still_keeps_nobody_waiting_and_loses_nothing(
    start_site, alice, monkeypatch
):
    # A broker of the site's own: others may use the one that the tests were given.
    monkeypatch.delenv("REDIS_URL", raising=False)
    season = make_season(alice, Season.State.RUNNING)
    site = start_site()
    send = site.form(season, "simulate", reach="season")
    broker = process_of_broker(site)

    os.kill(broker, signal.SIGSTOP)
    try:
        began = time.monotonic()
        status = send()
        seconds = time.monotonic() - began
        run = SimulationRun.objects.get()
        chunk = RunChunk.objects.get()
        page, text = site.ask("GET", f"/leagues/{season.league.slug}/manage/simulate/")
        # For longer than anything that waits for the broker has patience.
        time.sleep(8)
    finally:
        os.kill(broker, signal.SIGCONT)
    wait_until(lambda: is_over(run), 120)
    site.stop()

    assert status == 302
    assert seconds < 10
    assert (chunk.state, chunk.queued_at) == ("waiting", None)
    assert (page, "Queued. It starts as soon as a worker is free." in text) == (
        200,
        True,
    )
    assert (run.state, run.done) == ("done", 6)
    assert played_once(season) == (6, 6, 6, 6)
    assert site.said[-1] == "Hardwood has stopped."
