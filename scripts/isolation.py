"""A stranger's circumstances: another user, an empty environment, no network.

Used by the fresh check to run the doors of the house as a newcomer would.
"""

import ctypes
import fcntl
import os
import pwd
import socket
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

NEW_USER_NAMESPACE = 0x10000000
NEW_NETWORK_NAMESPACE = 0x40000000
GET_INTERFACE_FLAGS = 0x8913
SET_INTERFACE_FLAGS = 0x8914
INTERFACE_UP = 0x1
# Certificates and proxies without which some machines reach no package index.
NETWORK_SETTINGS = (
    "ALL_PROXY",
    "HTTPS_PROXY",
    "HTTP_PROXY",
    "NO_PROXY",
    "REQUESTS_CA_BUNDLE",
    "SSL_CERT_DIR",
    "SSL_CERT_FILE",
)


@dataclass(frozen=True, slots=True)
class Account:
    """The user and group that a stranger's processes run as."""

    uid: int
    gid: int


def stranger() -> Account | None:
    """Return an unprivileged account to change to, or None where we have none."""
    if os.geteuid() != 0:
        return None
    try:
        entry = pwd.getpwnam("nobody")
    except KeyError:
        return Account(65534, 65534)
    return Account(entry.pw_uid, entry.pw_gid)


def give(folder: Path, account: Account | None) -> None:
    """Make *account* the owner of *folder* and of all that lies below it."""
    if account is None:
        return
    os.chown(folder, account.uid, account.gid)
    for parent, folders, files in os.walk(folder):
        for name in (*folders, *files):
            path = os.path.join(parent, name)
            os.chown(path, account.uid, account.gid, follow_symlinks=False)


def become(account: Account | None) -> None:
    """Give up this process's privileges for those of *account*, for good."""
    if account is not None:
        os.setgroups([])
        os.setgid(account.gid)
        os.setuid(account.uid)


def bare_environment(
    home: Path, shell: Mapping[str, str], pip_settings: Mapping[str, str]
) -> dict[str, str]:
    """Return an environment of PATH, HOME and LANG, and traps for what must not matter.

    Of *shell* and *pip_settings* only that stays by which this machine reaches a
    package index, if it does so in any special way.
    """
    environment = {
        "PATH": shell.get("PATH", os.defpath),
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "CC": "/bin/false",
        "DATABASE_URL": "postgres://nowhere/x",
    }
    for name in NETWORK_SETTINGS:
        if name in shell:
            environment[name] = shell[name]
    for key in ("index-url", "cert", "proxy", "trusted-host"):
        if key in pip_settings:
            environment[f"PIP_{key.replace('-', '_').upper()}"] = pip_settings[key]
    return environment


def leave_network() -> bool:
    """Put this process into a network of its own that reaches itself only.

    Returns False where the system does not allow it (not Linux, or no right to).
    """
    try:
        library = ctypes.CDLL(None, use_errno=True)
        unshare = library.unshare
    except (OSError, AttributeError):
        return False
    uid, gid = os.geteuid(), os.getegid()
    flags = (
        NEW_NETWORK_NAMESPACE
        if uid == 0
        else NEW_NETWORK_NAMESPACE | (NEW_USER_NAMESPACE)
    )
    if unshare(flags) != 0:
        return False
    if uid != 0:
        Path("/proc/self/setgroups").write_text("deny", encoding="ascii")
        Path("/proc/self/uid_map").write_text(f"{uid} {uid} 1", encoding="ascii")
        Path("/proc/self/gid_map").write_text(f"{gid} {gid} 1", encoding="ascii")
    _raise_loopback()
    return True


def _raise_loopback() -> None:
    request = struct.pack("16sH22x", b"lo", 0)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        answer = fcntl.ioctl(control, GET_INTERFACE_FLAGS, request)
        (flags,) = struct.unpack_from("H", answer, 16)
        request = struct.pack("16sH22x", b"lo", flags | INTERFACE_UP)
        fcntl.ioctl(control, SET_INTERFACE_FLAGS, request)


def unreachable_index(environment: Mapping[str, str]) -> dict[str, str]:
    """Return *environment* with every package index on a port where nobody listens."""
    closed = "http://127.0.0.1:9/simple"
    return {
        **environment,
        "PIP_INDEX_URL": closed,
        "UV_DEFAULT_INDEX": closed,
        "ALL_PROXY": "http://127.0.0.1:9",
        "HTTPS_PROXY": "http://127.0.0.1:9",
    }


def processes_marked(marker: str) -> list[int]:
    """Return the ids of the live processes whose environment contains *marker*.

    Needs ``/proc``; without it the list is empty.
    """
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            environment = (folder / "environ").read_bytes()
            state = (folder / "stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            continue
        if marker.encode() in environment and state != "Z":
            found.append(int(folder.name))
    return sorted(found)
