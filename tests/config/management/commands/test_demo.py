import json
import os
import random
import signal
import sqlite3
import sys
import time
import urllib.request
from functools import partial

import pytest
from django.conf import settings
from django.core.management import call_command
from django.utils.text import slugify

from config.demo.circles import circle_books
from tests.config.running import groups_of, needs_proc, processes_of, read_until

COUNTS = {
    "teams": "SELECT count(*) FROM leagues_team",
    "seasons": "SELECT count(*) FROM leagues_season",
    "runs": "SELECT count(*) FROM games_simulationrun",
    "official games": "SELECT count(*) FROM games_game WHERE is_official",
    "decided fixtures": "SELECT count(*) FROM leagues_fixture WHERE state='decided'",
    "true receipts": "SELECT count(*) FROM games_game WHERE verified_state='verified'",
}
# a small league for each further rule book: six teams, one season of thirty games
CIRCLES = len(circle_books())
WHOLE = {
    "teams": 14 + 6 * CIRCLES,
    "seasons": 3 + CIRCLES,
    "runs": 3 + CIRCLES,
    "official games": 135 + 30 * CIRCLES,
    "decided fixtures": 135 + 30 * CIRCLES,
    "true receipts": 45,
}
# the address of the last of these leagues ends what the demo has to say
LAST = f"{slugify(circle_books()[-1].title)}-circle/season-1/standings/"


@pytest.fixture
def start_demo(start, monkeypatch):
    """Start `manage.py demo` on any port from a shell that points elsewhere."""
    monkeypatch.setenv("DATABASE_URL", "postgres://nowhere/x")
    monkeypatch.setenv("HARDWOOD_DEBUG", "yes")
    return partial(start, "demo", "--port", "0")


def ask(folder, statement):
    with sqlite3.connect(folder / "hardwood.sqlite3") as database:
        return database.execute(statement).fetchone()[0]


def counts(folder):
    return {name: ask(folder, statement) for name, statement in COUNTS.items()}


def let_leases_lapse(folder):
    """Let the minute pass for which a worker that was killed holds its games."""
    with sqlite3.connect(folder / "hardwood.sqlite3", timeout=20) as database:
        database.execute(
            "UPDATE games_runchunk SET lease_until='2020-01-01' WHERE state='leased'"
        )


def kill(process):
    process.kill()
    process.wait()


def stop(process):
    """Press Ctrl-C twice; return what is said then and how long it took."""
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=10)
    return rest, time.monotonic() - began


@needs_proc
@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.usefixtures("unmeasured")
def test_demo_killed_at_any_moment_is_completed_and_goes_on(var, start_demo):
    folder = var / "demo"
    opening = start_demo()
    read_until(opening, "Hardwood is up at")
    time.sleep(random.uniform(0, 1.5))
    kill(opening)
    simulating = start_demo()
    read_until(simulating, "begins anew")
    time.sleep(random.uniform(0, 4))
    kill(simulating)

    finishing = start_demo()
    address = read_until(finishing, "Hardwood is up at")[0].split()[-1]
    read_until(finishing, "begins anew")
    let_leases_lapse(folder)
    said = read_until(finishing, "To close")
    read_until(finishing, LAST)
    groups = groups_of(folder) - {os.getpgid(0)}
    statuses = []
    for page in ("", "season-2/standings/", "games/91/"):
        with urllib.request.urlopen(f"{address}leagues/northern-boards/{page}") as got:  # noqa: S310 (our own site)
            statuses.append(got.status)
    rest, seconds = stop(finishing)

    assert said[-3].startswith("Season 2 has ended after")
    assert statuses == [200, 200, 200]
    assert (finishing.returncode, rest) == (0, "Hardwood has stopped.\n")
    assert seconds < 5
    assert processes_of(folder, groups) == set()
    assert counts(folder) == WHOLE


@needs_proc
@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.usefixtures("unmeasured")
def test_demo_goes_on_where_it_was_and_begins_anew_when_told(var, start_demo):
    folder = var / "demo"
    first = start_demo()
    read_until(first, "begins anew")
    refused, _ = start_demo("--reset").communicate(timeout=60)
    stop(first)

    second = start_demo()
    read_until(second, "begins anew")
    let_leases_lapse(folder)
    read_until(second, LAST)
    stop(second)
    whole = counts(folder)
    third = start_demo("--reset")
    read_until(third, "Hardwood is up at")
    rest, seconds = stop(third)

    assert f"already runs on {folder}" in refused
    assert refused.count("\n") == 1
    assert whole == WHOLE
    assert (third.returncode, rest.splitlines()[-1]) == (0, "Hardwood has stopped.")
    assert seconds < 5
    assert counts(folder)["official games"] < 135


def test_demo_refuses_a_folder_with_another_site(var, start_demo):
    (var / "demo").mkdir()
    (var / "demo" / "hardwood.sqlite3").touch()
    process = start_demo("--reset")

    said, _ = process.communicate(timeout=60)

    assert process.returncode == 1
    assert said == (
        f"{var / 'demo'} holds a site that the demo did not make. Move it, or set "
        "HARDWOOD_VAR to another folder.\n"
    )


class Replaced(Exception):
    """The process would be another one now."""


def test_demo_begins_anew_with_its_own_settings(monkeypatch, tmp_path):
    def take_note(path, arguments, environment):
        (tmp_path / "note").write_text(
            json.dumps([path, arguments, environment]), encoding="utf-8"
        )
        raise Replaced

    monkeypatch.setattr(os, "execve", take_note)
    monkeypatch.setattr(
        sys, "orig_argv", ["python3", "-W", "error", "manage.py", "demo"]
    )
    monkeypatch.setenv("REDIS_URL", "redis://nowhere")

    with pytest.raises(Replaced):
        call_command("demo")

    path, arguments, environment = json.loads((tmp_path / "note").read_text())
    assert path == sys.executable
    assert arguments == [sys.executable, "-W", "error", "manage.py", "demo"]
    assert "REDIS_URL" not in environment
    assert environment["HARDWOOD_VAR"] == str(settings.VAR / "demo")
    assert environment["DJANGO_SETTINGS_MODULE"] == "config.settings"
