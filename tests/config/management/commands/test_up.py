import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from functools import partial

import pytest

from config.environment import broker_socket
from config.management.commands.up import wanted_port
from config.stack import StackError
from tests.config.running import ROOT, groups_of, needs_proc, processes_of, read_until


@pytest.fixture
def start_up(start):
    """Start `manage.py up`."""
    return partial(start, "up")


@needs_proc
def test_up_runs_on_a_free_port_and_stops_at_ctrl_c_pressed_twice(var, start_up):
    process = start_up()
    lines = read_until(process, "Press Ctrl-C")
    address = lines[0].split()[4]
    with urllib.request.urlopen(f"{address}health/") as answer:  # noqa: S310 (our own site)
        health = answer.read()
    second = start_up()
    refusal, _ = second.communicate(timeout=30)
    ping = subprocess.run(
        [sys.executable, "-m", "celery", "-A", "config", "inspect", "ping"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=10)
    seconds = time.monotonic() - began

    assert health == b'{"status": "ok", "database": "ok", "broker": "ok"}'
    assert (second.returncode, refusal.count("\n")) == (1, 1)
    assert f"already runs on {var} (process {process.pid})" in refusal
    assert "1 node online" in ping.stdout
    assert (process.returncode, rest) == (0, "Hardwood has stopped.\n")
    assert seconds < 5
    assert not broker_socket(var).parent.exists()
    assert processes_of(var) == set()


@needs_proc
def test_up_leaves_no_process_when_it_is_killed_and_starts_again(
    var, start_up, wait_until
):
    process = start_up("--port", "0")
    read_until(process, "Press Ctrl-C")
    # This process, three guards, broker, web, worker, its beat and two children.
    wait_until(lambda: len(processes_of(var, groups_of(var))) == 10, 60)
    groups = groups_of(var) - {os.getpgid(0)}

    process.kill()
    process.wait()
    again = start_up("--port", "0")
    lines = read_until(again, "Press Ctrl-C")
    again.send_signal(signal.SIGTERM)
    rest, _ = again.communicate(timeout=10)

    assert lines[0].startswith("Hardwood is up at http://127.0.0.1:")
    assert (again.returncode, rest) == (0, "Hardwood has stopped.\n")
    assert processes_of(var, groups) == set()


@pytest.mark.parametrize("way", ["argument", "variable"])
def test_up_says_that_the_port_it_was_given_is_busy(start_up, monkeypatch, way):
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        if way == "variable":
            monkeypatch.setenv("PORT", port)
        process = start_up(*(["--port", port] if way == "argument" else []))
        said, _ = process.communicate(timeout=30)

    assert process.returncode == 1
    assert said == (
        f"Port {port} cannot be used (Address already in use): choose another, "
        "or none to take the first free one.\n"
    )


@pytest.mark.parametrize(
    ("argument", "variable", "port"),
    [
        (None, None, None),
        (None, "", None),
        (None, "8080", 8080),
        (8081, "8080", 8081),
        (0, None, 0),
    ],
)
def test_wanted_port_is_the_argument_s_before_the_variable_s(argument, variable, port):
    assert wanted_port(argument, variable) == port


@pytest.mark.parametrize(
    ("argument", "variable"), [(None, "http"), (None, "-1"), (65536, None)]
)
def test_wanted_port_that_is_none_is_refused(argument, variable):
    with pytest.raises(StackError, match="give"):
        wanted_port(argument, variable)
