"""Ctrl-C reaches the command, and make does not mistake it for its own."""

import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Ends well when interrupted, as the site does.
POLITE = "trap 'echo stopped; exit 0' INT; echo ready; while :; do sleep 0.1; done"


class Terminal:
    """A program on a terminal of its own, with what it has printed."""

    def __init__(self, command: list[str]) -> None:
        self.text = ""
        self.pid, self.keyboard = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            os.execvp(command[0], command)

    def wait_for(self, pattern: str) -> None:
        deadline = time.monotonic() + 20
        while not re.search(pattern, self.text):
            assert time.monotonic() < deadline, self.text
            if select.select([self.keyboard], [], [], 0.1)[0]:
                self.text += os.read(self.keyboard, 4096).decode()

    def wait_until_in_front(self) -> None:
        """Wait until the terminal's keys go to the command."""
        deadline = time.monotonic() + 20
        while os.tcgetpgrp(self.keyboard) in (0, self.pid):
            assert time.monotonic() < deadline, self.text
            time.sleep(0.001)

    def status(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        os.close(self.keyboard)
        return os.waitstatus_to_exitcode(status)


def foreground(*command: str) -> list[str]:
    return [sys.executable, "-I", "-S", "scripts/foreground.py", *command]


@pytest.fixture
def makefile(tmp_path):
    """Return a makefile whose door runs a polite command in front."""
    path = tmp_path / "Makefile"
    script = ROOT / "scripts" / "foreground.py"
    command = f'"{sys.executable}" -I -S "{script}" sh "{tmp_path}/polite"'
    (tmp_path / "polite").write_text(POLITE, encoding="utf-8")
    path.write_text(f"door:\n\t@{command}\n", encoding="utf-8")
    return path


def test_foreground_lets_make_end_well_after_ctrl_c(makefile):
    assert shutil.which("make")
    terminal = Terminal(["make", "-f", str(makefile), "door"])
    terminal.wait_for("ready")

    os.write(terminal.keyboard, b"\x03")
    terminal.wait_for("stopped")

    assert terminal.status() == 0
    assert "***" not in terminal.text


def test_foreground_returns_the_status_of_the_command():
    terminal = Terminal(foreground("sh", "-c", "echo ready; exit 3"))
    terminal.wait_for("ready")

    assert terminal.status() == 3


def test_foreground_forwards_a_signal_sent_to_itself():
    terminal = Terminal(foreground("sh", "-c", POLITE.replace("INT", "TERM")))
    terminal.wait_for("ready")

    os.kill(terminal.pid, signal.SIGTERM)

    assert terminal.status() == 0


def test_foreground_stops_and_continues_with_the_command():
    terminal = Terminal(foreground("sh", "-c", POLITE))
    terminal.wait_for("ready")

    os.write(terminal.keyboard, b"\x1a")
    _, status = os.waitpid(terminal.pid, os.WUNTRACED)
    os.kill(terminal.pid, signal.SIGCONT)
    time.sleep(0.5)
    os.write(terminal.keyboard, b"\x03")
    terminal.wait_for("stopped")

    assert os.WIFSTOPPED(status)
    assert terminal.status() == 0


# Takes a signal half a second after it has started, as a program that loads slowly.
SLOW = (
    "import signal, sys, time; time.sleep(0.5)\n"
    "signal.signal(signal.SIGINT, lambda *_: sys.exit('stopped in good order'))\n"
    "signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})\n"
    "time.sleep(20)"
)


def test_foreground_holds_a_signal_back_until_the_command_takes_it():
    terminal = Terminal(foreground("--held", sys.executable, "-c", SLOW))
    terminal.wait_until_in_front()

    os.write(terminal.keyboard, b"\x03")
    terminal.wait_for("stopped in good order")

    assert terminal.status() == 1
    assert "Traceback" not in terminal.text


def test_foreground_holds_a_signal_back_without_a_terminal_too():
    process = subprocess.Popen(
        foreground("--held", sys.executable, "-c", f"print('up', flush=True)\n{SLOW}"),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    process.stdout.readline()

    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)

    assert (process.returncode, said) == (1, "stopped in good order\n")


@pytest.mark.slow
@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("command", ["up", "demo"])
@pytest.mark.parametrize("seconds", [0.0, 0.2, 0.6, 1.2, 2.5])
def test_site_stopped_while_it_starts_ends_well(
    tmp_path, monkeypatch, command, seconds
):
    monkeypatch.setenv("HARDWOOD_VAR", str(tmp_path / "demo"))
    monkeypatch.setenv("DJANGO_SETTINGS_MODULE", "config.settings")
    for name in ("DATABASE_URL", "REDIS_URL"):
        monkeypatch.delenv(name, raising=False)
    site = [sys.executable, "manage.py", command, "--port", "0"]
    terminal = Terminal(foreground("--held", *site))
    terminal.wait_until_in_front()
    time.sleep(seconds)

    os.write(terminal.keyboard, b"\x03")
    terminal.wait_for("Hardwood has stopped")

    assert terminal.status() == 0
    assert terminal.text.splitlines()[-1].endswith("Hardwood has stopped.")
    assert "Traceback" not in terminal.text


def test_foreground_names_a_command_that_does_not_exist():
    done = subprocess.run(
        foreground("/nowhere/command"),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 127
    assert done.stderr == "/nowhere/command: No such file or directory\n"


def test_foreground_takes_the_place_of_itself_without_a_terminal():
    process = subprocess.Popen(
        foreground("sh", "-c", "echo $$"),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )

    output, _ = process.communicate(timeout=20)

    assert output == f"{process.pid}\n"
