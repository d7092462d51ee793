"""Writes the lock files: ``python -m scripts.lock [--upgrade]``.

First everything is resolved together, then each set within that answer, so that two
sets never name two versions of one package and installing one set never moves what
another brought. Without ``--upgrade`` the versions of the present locks stay wherever
they still fit. The files name versions and hashes, never an index.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from scripts.install import CONTAINED, INSTALLER, lock_path
from scripts.package_index import read_pip_settings, uv_environment

LOWEST_PYTHON = "3.11"
INSTALLER_REQUIREMENT = "uv"
# A set's own extra in pyproject.toml comes after those of the sets it contains.
EXTRAS = {
    "base": (),
    "dev": ("dev",),
    "browser": ("dev", "browser"),
    "postgres": ("postgres",),
}


def compile_command(
    source: str, output: Path, *, extras: Sequence[str] = (), upgrade: bool = False
) -> list[str]:
    """Return the uv command that locks *source* with *extras* into *output*."""
    command = [".venv/bin/uv", "pip", "compile", "--quiet", source]
    command += ["--universal", "--python-version", LOWEST_PYTHON]
    command += ["--generate-hashes", "--no-header", "--no-annotate"]
    command += ["--output-file", str(output)]
    for extra in extras:
        command += ["--extra", extra]
    if upgrade:
        command.append("--upgrade")
    return command


def merge_locks(paths: Sequence[Path]) -> str:
    """Return all pinned lines of the locks at *paths*, each once, for uv to prefer."""
    blocks: dict[str, None] = {}
    for path in paths:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for block in text.replace("\\\n", "\\\0").splitlines():
            blocks[block.replace("\\\0", "\\\n")] = None
    return "".join(f"{block}\n" for block in blocks)


def write_locks(*, upgrade: bool) -> None:
    """Rewrite every lock. Raises CalledProcessError where uv finds no answer."""
    environment = uv_environment(os.environ, read_pip_settings(sys.executable))
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.txt"
        whole.write_text(
            merge_locks([lock_path(name) for name in CONTAINED]), encoding="utf-8"
        )
        extras = sorted({extra for names in EXTRAS.values() for extra in names})
        command = compile_command(
            "pyproject.toml", whole, extras=extras, upgrade=upgrade
        )
        subprocess.run(command, env=environment, check=True)
        for name in CONTAINED:
            command = compile_command(
                "pyproject.toml", lock_path(name), extras=EXTRAS[name], upgrade=upgrade
            )
            command += ["--constraint", str(whole)]
            subprocess.run(command, env=environment, check=True)
        requirement = Path(folder) / "installer.in"
        requirement.write_text(f"{INSTALLER_REQUIREMENT}\n", encoding="utf-8")
        command = compile_command(
            str(requirement), lock_path(INSTALLER), upgrade=upgrade
        )
        subprocess.run(command, env=environment, check=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Rewrite the locks and say how many packages each names."""
    parser = argparse.ArgumentParser(prog="python -m scripts.lock")
    parser.add_argument("--upgrade", action="store_true", help="take newer versions")
    write_locks(upgrade=parser.parse_args(arguments).upgrade)
    for name in (*CONTAINED, INSTALLER):
        lines = lock_path(name).read_text(encoding="utf-8").splitlines()
        print(f"{name}: {sum('==' in line for line in lines)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
