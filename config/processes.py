"""Start, watch and stop the processes of the site.

Every process runs in a session of its own below :mod:`config.guard`, so the
terminal's Ctrl-C reaches only the process that watches, and none of them outlives
it, not even a ``kill -9``.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Final

GUARD: Final = Path(__file__).with_name("guard.py")

#: Pause before each restart of a program within :data:`CALM_SECONDS`.
BACK_OFF_SECONDS: Final = (0.2, 1.0, 2.0, 4.0)
#: A program that ran this long starts with a clean slate.
CALM_SECONDS: Final = 60.0
#: Exit statuses of a program that was killed: by itself, or beside its guard.
KILLED: Final = frozenset({-signal.SIGKILL, 128 + signal.SIGKILL})
KILLED_PAUSE_SECONDS: Final = 1.0
#: Programs that have not stopped by then are killed; the broker, stopped last,
#: has less to do.
KILL_AFTER_SECONDS: Final = 3.2
KILL_BROKER_AFTER_SECONDS: Final = 0.7
#: How long the system may take to clear killed processes away.
REAP_SECONDS: Final = 0.3
POLL_SECONDS: Final = 0.1


class GaveUp(Exception):
    """A program keeps ending; the message says which and where to look."""


@dataclass(frozen=True, slots=True)
class Program:
    """A command to keep running.

    :param name: for people: ``web``, ``worker``, ``broker``.
    :param environment: variables on top of this process's own; None removes one.
    :param fds: file descriptors to hand on.
    :param stop_signals: (seconds after the first, signal), the first at 0.
    :param is_quiet: whether its standard output is thrown away; errors never are.
    """

    name: str
    command: tuple[str, ...]
    folder: Path
    environment: Mapping[str, str | None] = field(default_factory=dict)
    fds: tuple[int, ...] = ()
    stop_signals: tuple[tuple[float, signal.Signals], ...] = ((0.0, signal.SIGTERM),)
    is_quiet: bool = False


class Stopped(Exception):
    """A stop was requested before something was done."""


class StopRequest:
    """Whether somebody asked to stop: a signal handler that only takes note."""

    def __init__(self) -> None:
        self.is_made = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        self.is_made = True

    def check(self) -> None:
        """:raises Stopped: if the request has been made."""
        if self.is_made:
            raise Stopped

    @contextmanager
    def on_signals(self) -> Iterator["StopRequest"]:
        """Take Ctrl-C, SIGTERM and a closed terminal as a request, while inside.

        One that was sent earlier and held back counts, too. What was held back before
        is held back again afterwards.
        """
        numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        before = {number: signal.signal(number, self) for number in numbers}
        held = signal.pthread_sigmask(signal.SIG_UNBLOCK, numbers)
        try:
            yield self
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
            for number, handler in before.items():
                signal.signal(number, handler)


class Lifeline:
    """The pipe whose closing tells the guards that this process is gone."""

    def __init__(self) -> None:
        self.reading, self._writing = os.pipe()
        self._is_open = True

    def close(self) -> None:
        """Let go: every guard that is still there ends its command."""
        if self._is_open:
            self._is_open = False
            os.close(self.reading)
            os.close(self._writing)


class Running:
    """One started program."""

    def __init__(self, program: Program, lifeline: Lifeline) -> None:
        self.program = program
        self.started_at = time.monotonic()
        merged = {**os.environ, **program.environment}
        fds = ",".join(str(fd) for fd in program.fds)
        guard = (sys.executable, "-I", "-S", str(GUARD), str(lifeline.reading), fds)
        self._process = subprocess.Popen(  # noqa: S603 (our own programs, no shell)
            [*guard, *program.command],
            cwd=program.folder,
            env={name: value for name, value in merged.items() if value is not None},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL if program.is_quiet else None,
            pass_fds=(lifeline.reading, *program.fds),
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The process group of the program, and the process id of its guard."""
        return self._process.pid

    @property
    def status(self) -> int | None:
        """The exit status, or None while the program runs."""
        return self._process.poll()

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the program (not to its own children)."""
        self._process.send_signal(number)

    def kill_group(self) -> None:
        """Kill whatever is left of the program and its children, and reap it."""
        # PermissionError is macOS's word for a group of zombies.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
        deadline = time.monotonic() + REAP_SECONDS
        with suppress(ProcessLookupError, PermissionError):
            while time.monotonic() < deadline:
                os.killpg(self.pid, 0)
                time.sleep(0.005)


def stop_all(
    running: Sequence[Running], kill_after: float = KILL_AFTER_SECONDS
) -> None:
    """Stop programs side by side; return when none of their processes is left.

    :param kill_after: seconds until what has not stopped by itself is killed.
    """
    began = time.monotonic()
    steps = {process.pid: sorted(process.program.stop_signals) for process in running}
    waiting = list(running)
    while waiting:
        passed = time.monotonic() - began
        for process in waiting:
            due = steps[process.pid]
            while due and due[0][0] <= passed:
                process.send(due.pop(0)[1])
        ended = [
            process
            for process in waiting
            if process.status is not None or passed > kill_after
        ]
        for process in ended:
            process.kill_group()
            waiting.remove(process)
        if waiting:
            time.sleep(POLL_SECONDS / 2)


class Supervisor:
    """Keeps programs running: starts one again when it ends, but not for ever.

    One that was killed did not fail, whoever did it: it is started again however often.

    :param pauses: before each restart of a program that ends too soon; after the last
        one it is given up.
    :param calm: seconds after which a program did not end too soon.
    """

    def __init__(
        self,
        say: Callable[[str], None],
        *,
        pauses: Sequence[float] = BACK_OFF_SECONDS,
        calm: float = CALM_SECONDS,
    ) -> None:
        self._say = say
        self._pauses = pauses
        self._calm = calm
        self._lifeline = Lifeline()
        self._running: list[Running] = []
        self._restarts: dict[str, int] = {}
        self._due: list[tuple[float, Program]] = []

    def start(self, program: Program) -> Running:
        """Start a program and keep it running from now on."""
        process = Running(program, self._lifeline)
        self._running.append(process)
        return process

    def run_to_end(self, program: Program, stop: StopRequest) -> bool:
        """Run a program once; return whether it succeeded.

        A request to stop ends it early, and it has not succeeded then.
        """
        process = Running(program, self._lifeline)
        while process.status is None and not stop.is_made:
            self.check()
            time.sleep(POLL_SECONDS / 2)
        if process.status is None:
            stop_all([process])
            return False
        process.kill_group()
        return process.status == 0

    def check(self) -> None:
        """Look at every program once, starting again what has ended.

        :raises GaveUp: if one ended by itself again and again.
        """
        now = time.monotonic()
        for process in [one for one in self._running if one.status is not None]:
            self._running.remove(process)
            process.kill_group()
            self._plan_restart(process, now)
        for moment, program in list(self._due):
            if moment <= now:
                self._due.remove((moment, program))
                self.start(program)

    def _plan_restart(self, process: Running, now: float) -> None:
        is_killed = process.status in KILLED
        pause = KILLED_PAUSE_SECONDS if is_killed else self._pause(process, now)
        self._say(
            f"The {process.program.name} process ended (exit status {process.status}); "
            "it is started again."
        )
        self._due.append((now + pause, process.program))

    def _pause(self, process: Running, now: float) -> float:
        """Return how long to wait before a program that ended is started again."""
        name = process.program.name
        if now - process.started_at > self._calm:
            self._restarts.pop(name, None)
        count = self._restarts.get(name, 0)
        if count == len(self._pauses):
            raise GaveUp(
                f"The {name} process ended {count + 1} times in a row "
                f"(exit status {process.status}). Its last lines say why."
            )
        self._restarts[name] = count + 1
        return self._pauses[count]

    def watch(self, stop: StopRequest, look: Callable[[], None] | None = None) -> None:
        """Keep all programs running until a stop is requested.

        :param look: called after every look at the programs.
        :raises GaveUp: as :meth:`check`.
        """
        while not stop.is_made:
            self.check()
            if look is not None:
                look()
            time.sleep(POLL_SECONDS)

    def stop(self) -> None:
        """Stop everything, the broker after its users."""
        self._due.clear()
        users = [one for one in self._running if one.program.name != "broker"]
        stop_all(users)
        stop_all(
            [one for one in self._running if one not in users],
            KILL_BROKER_AFTER_SECONDS,
        )
        self._running.clear()
        self._lifeline.close()
