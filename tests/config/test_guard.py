import contextlib
import os
import signal
import subprocess
import sys

import pytest

from config import guard
from config.processes import GUARD


@pytest.fixture
def lifeline():
    """The pipe that tells a guard whether we are still here."""
    reading, writing = os.pipe()
    yield reading, writing
    for descriptor in (reading, writing):
        with contextlib.suppress(OSError):
            os.close(descriptor)


def start_guard(reading, program, fds=""):
    """Start a guard over a Python program of ours."""
    return subprocess.Popen(
        [
            *(sys.executable, "-I", "-S", str(GUARD), str(reading), fds),
            *(sys.executable, "-u", "-c", program),
        ],
        stdout=subprocess.PIPE,
        text=True,
        pass_fds=(reading, *(int(fd) for fd in fds.split(",") if fd)),
        start_new_session=True,
    )


def is_group_alive(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_guard_returns_the_status_of_its_command(lifeline):
    with start_guard(lifeline[0], "raise SystemExit(7)") as process:
        assert process.wait(10) == 7


def test_guard_returns_a_signal_as_shells_do(lifeline):
    program = "import os; os.kill(os.getpid(), 9)"

    with start_guard(lifeline[0], program) as process:
        assert process.wait(10) == 128 + 9


def test_guard_passes_signals_on(lifeline):
    program = (
        "import signal, sys, time\n"
        "signal.signal(signal.SIGTERM, lambda *_: sys.exit(3))\n"
        "print('ready'); time.sleep(30)"
    )

    with start_guard(lifeline[0], program) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)

        assert process.wait(10) == 3


def test_guard_hands_descriptors_on_but_not_the_lifeline(lifeline, tmp_path):
    with (tmp_path / "file").open("w") as file:
        fd = file.fileno()
        program = (
            f"import os; os.write({fd}, b'here')\n"
            f"try: os.fstat({lifeline[0]})\n"
            "except OSError: print('closed')"
        )
        with start_guard(lifeline[0], program, fds=str(fd)) as process:
            said = process.stdout.read()
            process.wait(10)

    assert (tmp_path / "file").read_text() == "here"
    assert said == "closed\n"


def test_guard_ends_everything_when_the_lifeline_is_cut(lifeline, wait_until):
    program = (
        "import signal, subprocess, sys, time\n"
        "sleep = [sys.executable, '-c', 'import time; time.sleep(60)']\n"
        "child = subprocess.Popen(sleep)\n"
        "print(child.pid); time.sleep(60)"
    )

    with start_guard(lifeline[0], program) as process:
        grandchild = int(process.stdout.readline())
        os.close(lifeline[1])
        process.wait(10)

    wait_until(lambda: not is_group_alive(process.pid))
    with pytest.raises(ProcessLookupError):
        os.kill(grandchild, 0)


def test_guard_kills_what_does_not_want_to_stop(lifeline, wait_until):
    program = (
        "import signal, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "print('ready'); time.sleep(60)"
    )

    with start_guard(lifeline[0], program) as process:
        process.stdout.readline()
        os.close(lifeline[1])

        assert process.wait(10) == -signal.SIGKILL
    wait_until(lambda: not is_group_alive(process.pid))


def test_signal_before_the_command_is_kept_for_it():
    guarded = guard.Guarded()
    guarded.forward(signal.SIGTERM, None)

    status = guarded.start([sys.executable, "-c", "import time; time.sleep(30)"], ())

    assert status == -signal.SIGTERM
