"""The hard time limit ends a command and everything that it started."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Ignores polite requests, and starts a child that does too.
STUBBORN = (
    "trap '' TERM; sh -c 'trap \"\" TERM; echo $$; sleep 60 & wait; sleep 60' & "
    "sleep 60; sleep 60"
)


def within(seconds: str, *command: str) -> list[str]:
    code = (
        "import sys; from scripts.within import run_within;"
        "sys.exit(run_within(float(sys.argv[1]), sys.argv[2:], grace=0.5))"
    )
    return [sys.executable, "-c", code, seconds, *command]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_gone(pid: int) -> bool:
    deadline = time.monotonic() + 10
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not is_running(pid)


@pytest.mark.parametrize("status", [0, 3])
def test_within_returns_the_status_of_a_command_in_time(status):
    done = subprocess.run(
        within("30", "sh", "-c", f"exit {status}"), cwd=ROOT, check=False
    )

    assert done.returncode == status


def test_within_returns_the_signal_that_ended_a_command():
    done = subprocess.run(within("30", "sh", "-c", "kill -9 $$"), cwd=ROOT, check=False)

    assert done.returncode == 128 + signal.SIGKILL


def test_within_ends_a_stubborn_group_when_time_is_up():
    done = subprocess.run(
        within("0.5", "sh", "-c", STUBBORN),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 124
    assert done.stderr == "Stopped: not done after 0.5 s\n"
    assert wait_until_gone(int(done.stdout))


def test_within_ends_what_a_finished_command_left_behind():
    done = subprocess.run(
        within("30", "sh", "-c", "sleep 60 >/dev/null 2>&1 & echo $!"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert wait_until_gone(int(done.stdout))


def test_within_ends_the_group_when_told_to_stop():
    process = subprocess.Popen(
        within("60", "sh", "-c", "echo $$; sleep 60"),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    pid = int(process.stdout.readline())

    process.terminate()
    process.communicate(timeout=20)

    assert process.returncode == 128 + signal.SIGTERM
    assert wait_until_gone(pid)
