import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from config import processes
from config.processes import (
    GaveUp,
    Lifeline,
    Program,
    Running,
    Stopped,
    StopRequest,
    Supervisor,
)

STUBBORN = (
    "import signal, time\n"
    "for number in (signal.SIGTERM, signal.SIGQUIT):\n"
    "    signal.signal(number, signal.SIG_IGN)\n"
    "open('ready', 'w').close(); time.sleep(60)"
)


def program_of(tmp_path, code, **fields):
    """Return a program that runs Python code in a folder."""
    return Program("test", (sys.executable, "-c", code), tmp_path, **fields)


def is_group_alive(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def build():
    """Build a supervisor that restarts without pauses worth mentioning."""
    built = []

    def build_supervisor(**fields):
        said: list[str] = []
        found = Supervisor(said.append, **{"pauses": (0.0, 0.05), **fields})
        found.said = said
        built.append(found)
        return found

    yield build_supervisor
    for one in built:
        one.stop()


@pytest.fixture
def supervisor(build):
    return build()


def test_stop_request_is_made_by_a_signal():
    stop = StopRequest()
    before = signal.getsignal(signal.SIGTERM)

    with stop.on_signals():
        assert stop.is_made is False
        os.kill(os.getpid(), signal.SIGTERM)
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)

    assert stop.is_made is True
    assert signal.getsignal(signal.SIGTERM) is before


def test_stop_request_is_made_by_a_signal_that_was_held_back():
    stop = StopRequest()
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)

    with stop.on_signals():
        is_made = stop.is_made
    still_held = signal.pthread_sigmask(signal.SIG_SETMASK, held)

    assert is_made is True
    assert still_held == held | {signal.SIGINT}


def test_program_has_its_own_variables_and_folder(tmp_path, monkeypatch, wait_until):
    monkeypatch.setenv("UNWANTED", "x")
    code = (
        "import os; open('out', 'w').write("
        "f\"{os.environ['WANTED']} {'UNWANTED' in os.environ}\")"
    )
    lifeline = Lifeline()

    process = Running(
        program_of(tmp_path, code, environment={"WANTED": "y", "UNWANTED": None}),
        lifeline,
    )
    wait_until(lambda: process.status is not None)
    lifeline.close()

    assert process.status == 0
    assert (tmp_path / "out").read_text() == "y False"


def test_program_that_ends_is_started_again(tmp_path, supervisor, wait_until):
    supervisor.start(program_of(tmp_path, "open('out', 'a').write('x')"))

    def is_written_twice():
        supervisor.check()
        return (
            Path(tmp_path / "out").exists() and "xx" in (tmp_path / "out").read_text()
        )

    wait_until(is_written_twice)
    assert supervisor.said[0] == (
        "The test process ended (exit status 0); it is started again."
    )


def test_program_that_keeps_ending_is_given_up(tmp_path, supervisor):
    supervisor.start(program_of(tmp_path, "raise SystemExit(3)"))

    with pytest.raises(GaveUp, match="The test process ended 3 times") as caught:
        supervisor.watch(StopRequest())

    assert "(exit status 3)" in str(caught.value)
    assert len(supervisor.said) == 2


def test_program_that_ran_for_long_starts_with_a_clean_slate(
    tmp_path, build, wait_until
):
    supervisor = build(calm=0.0)
    supervisor.start(program_of(tmp_path, "pass"))

    wait_until(lambda: supervisor.check() or len(supervisor.said) >= 4)


@pytest.mark.parametrize("is_guard_killed", [True, False])
def test_program_that_is_killed_is_started_again_however_often(
    tmp_path, build, wait_until, is_guard_killed
):
    supervisor = build(pauses=())
    path = tmp_path / "pid"
    code = (
        "import os, pathlib, time; part = pathlib.Path('part')\n"
        "part.write_text(f'{os.getpgrp()} {os.getpid()}'); part.rename('pid')\n"
        "time.sleep(60)"
    )
    supervisor.start(program_of(tmp_path, code))
    for count in (1, 2):
        wait_until(lambda: supervisor.check() or path.exists())
        group, program = map(int, path.read_text().split())
        path.unlink()
        if is_guard_killed:
            os.killpg(group, signal.SIGKILL)
        else:
            os.kill(program, signal.SIGKILL)
        wait_until(lambda n=count: supervisor.check() or len(supervisor.said) == n)

    status = -9 if is_guard_killed else 137
    assert (
        supervisor.said
        == [f"The test process ended (exit status {status}); it is started again."] * 2
    )


def test_watch_ends_when_a_stop_is_requested(tmp_path, supervisor):
    stop = StopRequest()
    stop(signal.SIGINT, None)

    supervisor.watch(stop)


def test_watch_looks_around_until_a_stop_is_requested(supervisor):
    stop = StopRequest()
    seen = []

    def look() -> None:
        seen.append(stop.is_made)
        if len(seen) == 3:
            stop(signal.SIGINT, None)

    supervisor.watch(stop, look)

    assert seen == [False, False, False]


def test_stop_that_is_requested_is_raised_where_it_is_looked_for():
    stop = StopRequest()
    stop.check()
    stop(signal.SIGINT, None)

    with pytest.raises(Stopped):
        stop.check()


@pytest.mark.parametrize(("code", "is_well"), [("pass", True), ("exit(1)", False)])
def test_run_to_end_says_whether_it_went_well(tmp_path, supervisor, code, is_well):
    assert supervisor.run_to_end(program_of(tmp_path, code), StopRequest()) is is_well


def test_run_to_end_is_cut_short_by_a_stop(tmp_path, supervisor):
    stop = StopRequest()
    stop(signal.SIGINT, None)
    began = time.monotonic()

    done = supervisor.run_to_end(
        program_of(tmp_path, "import time; time.sleep(9)"), stop
    )

    assert done is False
    assert time.monotonic() - began < 3


def test_stop_all_kills_what_does_not_want_to_stop(tmp_path, wait_until):
    lifeline = Lifeline()
    signals = ((0.0, signal.SIGTERM), (0.1, signal.SIGQUIT))
    process = Running(program_of(tmp_path, STUBBORN, stop_signals=signals), lifeline)
    wait_until(lambda: (tmp_path / "ready").exists())

    processes.stop_all([process], kill_after=0.3)
    lifeline.close()

    # The system may take a moment to clear what was killed away.
    wait_until(lambda: not is_group_alive(process.pid))


def test_stop_stops_the_broker_after_its_users(tmp_path, wait_until):
    supervisor = Supervisor(print)
    code = (
        "import signal, sys, time\n"
        "def end(*_):\n"
        "    open('order', 'a').write(sys.argv[1]); sys.exit()\n"
        "signal.signal(signal.SIGTERM, end)\n"
        "open('ready' + sys.argv[1], 'w').close(); time.sleep(60)"
    )
    for name in ("broker", "user"):
        supervisor.start(Program(name, (sys.executable, "-c", code, name), tmp_path))
    wait_until(lambda: len(list(tmp_path.glob("ready*"))) == 2)

    supervisor.stop()

    assert (tmp_path / "order").read_text() == "userbroker"
