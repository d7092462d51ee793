"""Commands that keep running: what they say, and which processes they have."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def read_until(process, word):
    """Return the lines up to the one that holds a word."""
    lines = []
    for line in process.stdout:
        lines.append(line.rstrip())
        if word in line:
            return lines
    raise AssertionError(f"{word!r} was not said: {lines}")


def processes_of(var, groups=()):
    """Return the ids of all processes that run on a folder, or in the groups.

    A server that renames itself overwrites its variables; its group stays.
    """
    wanted = f"HARDWOOD_VAR={var}".encode()
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        number = int(folder.name)
        try:
            variables = (folder / "environ").read_bytes().split(b"\0")
            is_ours = wanted in variables or os.getpgid(number) in groups
            is_alive = b"\0" in (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if is_ours and is_alive and number != os.getpid():
            found.add(number)
    return found


def groups_of(var):
    """Return the process groups of all that runs on a folder."""
    return {os.getpgid(number) for number in processes_of(var)}


needs_proc = pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc"
)
