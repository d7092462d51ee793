"""Installs locked sets into .venv, once per lock: ``python -m scripts.install SET...``.

``.venv/installed.json`` says which locks the environment holds; while it agrees with
the files in ``requirements/`` nothing is asked of any index, so a second run works
offline. ``.venv/unfinished`` exists while an install runs: found later, it means that
one was cut short, and the preflight builds the environment anew.
"""

import argparse
import fcntl
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from scripts.package_index import (
    installer_environment,
    read_pip_settings,
    uv_environment,
)

VENV = Path(".venv")
REQUIREMENTS = Path("requirements")
# Set → the sets whose every line its own lock repeats.
CONTAINED = {
    "base": frozenset[str](),
    "dev": frozenset({"base"}),
    "browser": frozenset({"base", "dev"}),
    "postgres": frozenset({"base"}),
}
INSTALLER = "installer"
LOCKED_WHEELS = ("--require-hashes", "--only-binary", ":all:")


class InstallFailed(Exception):
    """Neither uv nor pip could install a set; the message names it."""


def lock_path(name: str) -> Path:
    """Return the lock file of the set *name*."""
    return REQUIREMENTS / f"{name}.txt"


def lock_hash(name: str) -> str:
    """Return the SHA-256 of the lock of the set *name* in hexadecimal."""
    return hashlib.sha256(lock_path(name).read_bytes()).hexdigest()


def python_version() -> str:
    """Return the running Python's version, the one that the stamp is valid for."""
    return ".".join(str(part) for part in sys.version_info[:3])


def read_stamp() -> dict[str, str]:
    """Return set → lock hash of what .venv holds; empty where that cannot be told."""
    try:
        stamp = json.loads((VENV / "installed.json").read_text(encoding="utf-8"))
        if stamp["python"] != python_version():
            return {}
        return dict(stamp["sets"])
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return {}


def write_stamp(sets: dict[str, str]) -> None:
    """Replace the stamp in one step, so that no reader ever sees half of it."""
    stamp = {"python": python_version(), "sets": sets}
    fresh = VENV / "installed.json.new"
    fresh.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    fresh.replace(VENV / "installed.json")


def is_held(name: str, stamp: dict[str, str]) -> bool:
    """Tell whether the set *name* lies in .venv, by itself or within another set."""
    return any(
        _is_current(held, stamp)
        for held in stamp
        if held == name or name in CONTAINED.get(held, ())
    )


def _is_current(held: str, stamp: dict[str, str]) -> bool:
    return lock_path(held).exists() and stamp[held] == lock_hash(held)


def _run(command: Sequence[str], environment: dict[str, str]) -> bool:
    return subprocess.run(command, env=environment, check=False).returncode == 0


def _pip_install(lock: Path) -> bool:
    command = [sys.executable, "-m", "pip", "install", "--quiet", *LOCKED_WHEELS]
    return _run(
        [*command, "--requirement", str(lock)], installer_environment(os.environ)
    )


def _uv_install(lock: Path) -> bool:
    environment = uv_environment(os.environ, read_pip_settings(sys.executable))
    command = [str(VENV / "bin" / "uv"), "pip", "install", "--quiet", *LOCKED_WHEELS]
    return _run(
        [*command, "--python", sys.executable, "--requirement", str(lock)], environment
    )


def _bring_uv(stamp: dict[str, str]) -> bool:
    """Have the locked uv in .venv; tell whether it is there."""
    if is_held(INSTALLER, stamp):
        return True
    if not _pip_install(lock_path(INSTALLER)):
        return False
    stamp[INSTALLER] = lock_hash(INSTALLER)
    return True


def install(name: str, stamp: dict[str, str]) -> None:
    """Install the set *name* and enter it in *stamp*; other sets' stale entries go.

    Raises InstallFailed when neither uv nor pip can do it; packages that were there
    before are then still there.
    """
    began = time.monotonic()
    for held in [held for held in stamp if not _is_current(held, stamp)]:
        del stamp[held]
    print(f"Installing the {name} set", flush=True)
    tool = "uv"
    if not (_bring_uv(stamp) and _uv_install(lock_path(name))):
        tool = "pip"
        print(f"uv could not install the {name} set: pip takes over", flush=True)
        if not _pip_install(lock_path(name)):
            raise InstallFailed(
                f"The {name} set could not be installed: see above what the package "
                "index or the network answered, then run the same command again."
            )
    stamp[name] = lock_hash(name)
    seconds = time.monotonic() - began
    print(f"Installed the {name} set with {tool} in {seconds:.1f} s", flush=True)


@contextmanager
def _exclusive_install() -> Iterator[None]:
    """Hold .venv against a second installer, and mark it as being changed."""
    unfinished = VENV / "unfinished"
    with (VENV / "install.lock").open("w") as lock_file:
        fcntl.flock(lock_file, fcntl.LOCK_EX)
        unfinished.touch()
        try:
            yield
        except InstallFailed:
            unfinished.unlink()
            raise
        unfinished.unlink()


def ensure(names: Sequence[str]) -> None:
    """Have .venv hold every set in *names*, asking no index where it already does."""
    missing = [name for name in names if not is_held(name, read_stamp())]
    if not missing:
        return
    with _exclusive_install():
        stamp = read_stamp()
        for name in missing:
            if not is_held(name, stamp):
                (VENV / "installed.json").unlink(missing_ok=True)
                install(name, stamp)
                write_stamp(stamp)


def main(arguments: Sequence[str] | None = None) -> int:
    """Install the sets named in *arguments*; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m scripts.install")
    parser.add_argument("sets", nargs="+", choices=tuple(CONTAINED), metavar="SET")
    names = parser.parse_args(arguments).sets
    try:
        ensure(names)
    except InstallFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped: the next run builds the environment anew.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
