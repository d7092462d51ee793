"""The whole site on this machine: broker, database, web, worker, in that order."""

import fcntl
import os
import signal
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from http.client import HTTPResponse
from pathlib import Path
from typing import IO, Final

from config import broker
from config.processes import Program, StopRequest, Supervisor

HOST: Final = "127.0.0.1"
FIRST_PORT: Final = 8000
PORTS_TRIED: Final = 100
START_SECONDS: Final = 60.0
PAGE_SECONDS: Final = 5.0


class StackError(Exception):
    """The site cannot run here; the message is one line that says what to do."""


def take_lock(var: Path) -> IO[str]:
    """Return the lock of a folder, held until it is closed or the process ends.

    :raises StackError: if another process holds it.
    """
    file = (var / "up.lock").open("a+", encoding="ascii")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        holder = file.read().strip() or "unknown"
        file.close()
        raise StackError(
            f"Hardwood already runs on {var} (process {holder}). "
            "Stop it first, or set HARDWOOD_VAR to another folder."
        ) from None
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def open_port(
    wanted: int | None,
    usual: Sequence[int] = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED),
) -> socket.socket:
    """Return a socket bound to this machine only.

    :param wanted: the port to take, 0 for any; None takes the first free one of the
        usual ones.
    :raises StackError: if the wanted port, or every one tried, is busy.
    """
    ports = usual if wanted is None else [wanted]
    for port in ports:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, port))
            # Two may bind the same port, one alone may listen.
            listener.listen(128)
        except OSError as error:
            listener.close()
            if wanted is not None:
                raise StackError(
                    f"Port {wanted} cannot be used ({error.strerror}): choose "
                    "another, or none to take the first free one."
                ) from None
        else:
            return listener
    raise StackError(
        f"Ports {ports[0]} to {ports[-1]} are all busy: choose one with --port."
    )


def open_page(address: str) -> HTTPResponse:
    """Return the answer of a page of this machine, asked for without any proxy.

    :raises OSError: if there is none, :class:`~urllib.error.HTTPError` among them for
        an answer other than a page.
    """
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    answer: HTTPResponse = opener.open(address, timeout=PAGE_SECONDS)
    return answer


class Stack:
    """The processes of one ``var`` folder.

    :param base: the project's folder.
    :param socket_path: of the embedded broker, or None to start none.
    :param port: as for :func:`open_port`.
    :param say: called with each line for the person who watches.
    :param stop: where a request to stop is noted.
    :param patience: seconds for which each of them is waited for.
    """

    def __init__(
        self,
        *,
        base: Path,
        var: Path,
        socket_path: Path | None,
        port: int | None,
        say: Callable[[str], None],
        stop: StopRequest,
        patience: float = START_SECONDS,
    ) -> None:
        self._base = base
        self._var = var
        self._socket_path = socket_path
        self._port = port
        self._say = say
        self._stop = stop
        self._patience = patience
        self._lock: IO[str] | None = None
        self._listener: socket.socket | None = None
        self._supervisor = Supervisor(say)

    @property
    def address(self) -> str:
        """The site's address, once :meth:`start` has taken a port."""
        if self._listener is None:
            raise StackError("The site has no address yet.")
        return f"http://{HOST}:{self._listener.getsockname()[1]}/"

    def start(self) -> None:
        """Start everything; return when the first page is there.

        :raises StackError: if something is missing or in the way.
        :raises BrokerError: likewise, for the broker.
        :raises GaveUp: if a process does not stay up.
        :raises Stopped: if a stop was requested meanwhile.
        """
        self._lock = take_lock(self._var)
        self._listener = open_port(self._port)
        if self._socket_path is not None:
            self._start_broker(self._socket_path)
        self._migrate()
        self._supervisor.start(self._web())
        self._supervisor.start(self._worker())
        self._wait_for(self._answers, "The web process does not answer.")

    def watch(self, look: Callable[[], None] | None = None) -> None:
        """Keep everything running until a stop is requested.

        :param look: called several times a second meanwhile; it should be brief.
        :raises GaveUp: if a process does not stay up.
        """
        self._supervisor.watch(self._stop, look)

    def close(self) -> None:
        """Stop everything; none of the processes is left when this returns."""
        self._supervisor.stop()
        if self._lock is not None and self._socket_path is not None:
            broker.clear_folder(self._socket_path.parent)
        if self._listener is not None:
            self._listener.close()
        if self._lock is not None:
            self._lock.close()

    def _start_broker(self, path: Path) -> None:
        binary = broker.find_server(broker.carried_server())
        broker.prepare_folder(path.parent)
        broker.wait_until_free(path)
        self._supervisor.start(broker.broker_program(binary, path, self._var))
        self._wait_for(
            lambda: broker.ping(path),
            f"The broker does not answer: see {self._var / 'log' / 'broker.log'}.",
        )

    def _migrate(self) -> None:
        command = (sys.executable, "manage.py", "migrate", "--noinput", "-v", "0")
        if not self._supervisor.run_to_end(
            Program("migrate", command, self._base), self._stop
        ):
            self._stop.check()
            raise StackError("The database could not be prepared; see above.")

    def _web(self) -> Program:
        assert self._listener is not None  # noqa: S101 (start has opened it)
        descriptor = self._listener.fileno()
        return Program(
            "web",
            (sys.executable, "-m", "config.web", str(descriptor)),
            self._base,
            fds=(descriptor,),
        )

    def _worker(self) -> Program:
        schedule = self._var / "beat"
        return Program(
            "worker",
            (
                *(sys.executable, "-m", "celery", "--quiet", "-A", "config.celery"),
                *("worker", "-B", "-s", str(schedule), "-c", "2"),
                *("--loglevel", "WARNING", "--without-gossip", "--without-mingle"),
            ),
            self._base,
            # A pool is for the web process; each worker child has one connection.
            environment={"DB_POOL_MAX": None},
            # Cold: short tasks end, the others go back to the queue at once. A warm
            # stop would wait for them, and be killed with them still claimed.
            stop_signals=((0.0, signal.SIGQUIT),),
            is_quiet=True,
        )

    def _answers(self) -> bool:
        """Return whether the web process gives any answer at all."""
        try:
            with open_page(f"{self.address}health/"):
                return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False

    def _wait_for(self, is_ready: Callable[[], bool], complaint: str) -> None:
        deadline = time.monotonic() + self._patience
        while not is_ready():
            self._stop.check()
            self._supervisor.check()
            if time.monotonic() > deadline:
                raise StackError(complaint)
            time.sleep(0.05)
