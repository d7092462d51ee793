"""Proves that a newcomer's first commands work: ``python -m scripts.fresh_check``.

The last commit is cloned into a folder with a space in its name and driven as an
unprivileged user with an empty environment, a new home, no compiler, port 8000 taken
and a database URL that leads nowhere: `make demo` comes up, its season ends, pages
answer, Ctrl-C ends it with status 0 and leaves no process. Then once more without a
network, where it goes on, begins anew, and `make run` comes up too. The locks are also
resolved for other Pythons and machines, wheels only.
"""

import os
import pty
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from scripts.install import CONTAINED, lock_path
from scripts.isolation import (
    Account,
    bare_environment,
    become,
    give,
    leave_network,
    processes_marked,
    stranger,
    unreachable_index,
)
from scripts.package_index import read_pip_settings, uv_environment

TAKEN_PORT = 8000
START_SECONDS = 600.0
SEASON_SECONDS = 300.0
STOP_SECONDS = 5.0
TEST_SECONDS = 900.0
CTRL_C = b"\x03"
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
PYTHONS = ("3.12", "3.13", "3.14")
PLATFORMS = (
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "aarch64-apple-darwin",
)


ENDED = re.compile(r"Season 2 has ended(?: after [\d.]+ s)?: 90 games")


class CheckFailed(Exception):
    """The newcomer would have been stuck; the message says where."""


@dataclass(frozen=True, slots=True)
class Door:
    """A command that brings the site up, and what is to be seen there.

    :param ending: what it says in the end of its own accord, if anything.
    """

    name: str
    pages: tuple[str, ...]
    ending: re.Pattern[str] | None = None


DEMO_PAGES = (
    "/leagues/northern-boards/",
    "/leagues/northern-boards/season-2/standings/",
    "/leagues/northern-boards/games/91/",
)
DEMO = Door("demo", DEMO_PAGES, ENDED)
DEMO_ANEW = Door("demo-reset", DEMO_PAGES, ENDED)
RUN = Door("run", ("/", "/rules/", "/accounts/login/"))


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Who types the commands, where, and with what environment."""

    clone: Path
    account: Account | None
    environment: dict[str, str]


class Terminal:
    """A command of a newcomer on a terminal of its own.

    What it prints is passed on to our output and kept in ``text``.
    """

    def __init__(self, newcomer: Newcomer, command: Sequence[str]) -> None:
        self.text = ""
        self.pid, self._keyboard = pty.fork()
        if self.pid == 0:
            self._become_command(newcomer, command)
        self._status: int | None = None

    @staticmethod
    def _become_command(newcomer: Newcomer, command: Sequence[str]) -> None:
        try:
            become(newcomer.account)
            os.chdir(newcomer.clone)
            os.execvpe(command[0], list(command), newcomer.environment)
        finally:
            os._exit(127)

    def type(self, keys: bytes) -> None:
        """Press *keys*."""
        os.write(self._keyboard, keys)

    def read(self, seconds: float) -> bool:
        """Take in what comes within *seconds*; False once the command is gone."""
        ready, _, _ = select.select([self._keyboard], [], [], seconds)
        if not ready:
            return True
        try:
            part = os.read(self._keyboard, 65536)
        except OSError:
            part = b""
        text = part.decode(errors="replace")
        self.text += text
        sys.stdout.write(text.replace("\r\n", "\n"))
        sys.stdout.flush()
        return bool(part)

    def wait_for(self, pattern: re.Pattern[str], seconds: float) -> re.Match[str]:
        """Return the first match of *pattern* in what the command prints."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            found = pattern.search(self.text)
            if found:
                return found
            if not self.read(0.5):
                raise CheckFailed("the command ended before it had said all")
        raise CheckFailed(f"“{pattern.pattern}” was not said within {seconds:g} s")

    def wait(self, seconds: float) -> int:
        """Return the exit status; CheckFailed where there is none after *seconds*."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._status = status
                while self.read(0) and select.select([self._keyboard], [], [], 0)[0]:
                    continue
                return os.waitstatus_to_exitcode(status)
            self.read(0.1)
        raise CheckFailed(f"the command did not end within {seconds:g} s")

    def close(self) -> None:
        """End the command if it still runs, and put the terminal away."""
        if self._status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self._keyboard)


@contextmanager
def taken_port(port: int) -> Iterator[None]:
    """Listen on *port*, unless somebody already does."""
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", port))
            listener.listen()
        except OSError as error:
            print(f"Port {port} is taken already ({error.strerror}).")
        yield


def clone_last_commit(target: Path) -> None:
    """Clone the commit that is checked out here into *target*, sharing no file."""
    commit = _output("git", "rev-parse", "HEAD")
    if _output("git", "status", "--porcelain"):
        print("Changes that are not committed take no part in this check.")
    source = _output("git", "rev-parse", "--show-toplevel")
    for command in (
        ["git", "clone", "--quiet", "--no-checkout", "--no-hardlinks", source],
        ["git", "-C", str(target), "checkout", "--quiet", "--detach", commit],
    ):
        arguments = [*command, str(target)] if "clone" in command else command
        subprocess.run(arguments, check=True)


def _output(*command: str) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def status_of(address: str) -> int:
    """Return the status with which a page answers."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(address, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def check_door(newcomer: Newcomer, door: Door, *, must_install: bool) -> None:
    """Bring the site up as *newcomer*, look at its pages, and stop it by Ctrl-C."""
    began = time.monotonic()
    with closing(Terminal(newcomer, ["make", door.name])) as terminal:
        port = terminal.wait_for(ADDRESS, START_SECONDS)[1]
        if int(port) == TAKEN_PORT:
            raise CheckFailed(f"the site claims port {port}, which is taken")
        check_install(terminal.text, must_install=must_install)
        up = time.monotonic() - began
        if door.ending is not None:
            terminal.wait_for(door.ending, SEASON_SECONDS)
        for page in door.pages:
            status = status_of(f"http://127.0.0.1:{port}{page}")
            if status != 200:
                raise CheckFailed(f"{page} answered {status}")
        stopping = time.monotonic()
        terminal.type(CTRL_C)
        status = terminal.wait(STOP_SECONDS)
        if status != 0:
            raise CheckFailed(f"after Ctrl-C the status was {status}")
    left = processes_marked(newcomer.environment["HOME"])
    if left:
        raise CheckFailed(f"after Ctrl-C there were still processes: {left}")
    print(
        f"make {door.name}: up after {up:.1f} s, {len(door.pages)} pages after "
        f"{stopping - began:.1f} s, stopped in {time.monotonic() - stopping:.1f} s"
    )


def check_install(text: str, *, must_install: bool) -> None:
    """Refuse a first run that installs nothing, and a later one that installs."""
    has_installed = "Installing" in text
    if has_installed and not must_install:
        raise CheckFailed("the second run installed something anew")
    if must_install and not has_installed:
        raise CheckFailed("the first run found something installed already")


def check_tests(newcomer: Newcomer) -> None:
    """Set `make test` up as *newcomer*, and run its smallest part."""
    command = ["make", "test", "TESTS=tests/architecture"]
    with closing(Terminal(newcomer, command)) as terminal:
        status = terminal.wait(TEST_SECONDS)
        if status != 0:
            raise CheckFailed(f"make test ended with status {status}")


def check_locks(shell: Mapping[str, str]) -> None:
    """Resolve every lock for other Pythons and machines, from wheels alone."""
    environment = uv_environment(shell, read_pip_settings(sys.executable))
    for name in CONTAINED:
        for python in PYTHONS:
            for platform in PLATFORMS:
                with tempfile.TemporaryDirectory() as folder:
                    command = [".venv/bin/uv", "pip", "install", "--quiet", "--dry-run"]
                    command += ["--target", folder, "--only-binary", ":all:"]
                    command += ["--python-version", python, "--require-hashes"]
                    command += ["--python-platform", platform]
                    command += ["--requirement", str(lock_path(name))]
                    done = subprocess.run(command, env=environment, check=False)
                if done.returncode != 0:
                    raise CheckFailed(
                        f"the {name} lock has no wheels for {python} on {platform}"
                    )
    print(f"All locks have wheels for Python {', '.join(PYTHONS)} on every platform.")


def check_everything() -> None:
    """Run all checks; raises CheckFailed at the first that fails."""
    check_locks(os.environ)
    account = stranger()
    folder = Path(tempfile.mkdtemp(prefix="hardwood fresh "))
    try:
        home, clone = folder / "home", folder / "a clone"
        home.mkdir()
        clone_last_commit(clone)
        give(folder, account)
        environment = bare_environment(
            home, os.environ, read_pip_settings(sys.executable)
        )
        newcomer = Newcomer(clone, account, environment)
        with taken_port(TAKEN_PORT):
            check_door(newcomer, DEMO, must_install=True)
        check_tests(newcomer)
        if not leave_network():
            print("This machine allows no network-less process: closed ports instead.")
            newcomer = Newcomer(clone, account, unreachable_index(environment))
        with taken_port(TAKEN_PORT):
            for door in (DEMO, DEMO_ANEW, RUN):
                check_door(newcomer, door, must_install=False)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Run the fresh check; return the exit status."""
    try:
        check_everything()
    except CheckFailed as failure:
        print(f"\nFresh check failed: {failure}", file=sys.stderr)
        return 1
    print("\nFresh check passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
