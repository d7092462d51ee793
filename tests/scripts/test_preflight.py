"""The preflight, driven with Pythons that are missing, broken, old or incomplete."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

# Says what a door would be told, without installing anything.
RECORDER = 'import sys\nprint("installing", *sys.argv[1:])\n'


@pytest.fixture
def path_folder(tmp_path):
    """Return a folder that, with what sh itself needs, is the whole PATH."""
    folder = tmp_path / "programs"
    folder.mkdir()
    for name in ("dirname", "uname", "id"):
        found = next(
            Path(part) / name
            for part in ("/usr/bin", "/bin")
            if (Path(part) / name).exists()
        )
        (folder / name).symlink_to(found)
    return folder


def put_program(folder: Path, name: str, script: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)


def put_python(folder: Path, name: str) -> None:
    """Put a Python under *name* that is this one."""
    put_program(folder, name, f'exec "{sys.executable}" "$@"')


def preflight(doors: Path, path: str, *arguments: str, **variables: str):
    return subprocess.run(
        [str(doors / "scripts" / "preflight"), *arguments],
        env={"PATH": path, "HOME": str(doors), **variables},
        cwd=doors.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_preflight_takes_the_newest_name_first(doors, path_folder):
    for name in ("python3", "python3.11", "python3.12"):
        put_python(path_folder, name)

    done = preflight(doors, str(path_folder), "--which")

    assert done.stdout == f"{path_folder}/python3.12\n"


def test_preflight_passes_over_names_that_do_not_run(doors, path_folder):
    put_program(path_folder, "python3.13", "echo not for this folder >&2; exit 127")
    put_python(path_folder, "python3")

    done = preflight(doors, str(path_folder), "--which")

    assert (done.returncode, done.stdout) == (0, f"{path_folder}/python3\n")


def test_preflight_looks_behind_a_broken_name_on_the_path(doors, path_folder, tmp_path):
    switcher = tmp_path / "shims"
    switcher.mkdir()
    put_program(switcher, "python3.11", "exit 127")
    put_python(path_folder, "python3.11")

    done = preflight(doors, f"{switcher}:{path_folder}", "--which")

    assert done.stdout == f"{path_folder}/python3.11\n"


def test_preflight_ignores_the_interpreter_settings_of_the_shell(doors, path_folder):
    put_python(path_folder, "python3")

    done = preflight(doors, str(path_folder), "--which", PYTHONHOME="/nowhere")

    assert done.stdout == f"{path_folder}/python3\n"


@pytest.mark.parametrize(
    ("system", "command"),
    [
        ("apt-get", "sudo apt install python3 python3-venv"),
        ("brew", "brew install python@3.13"),
        ("dnf", "sudo dnf install python3.12"),
        ("zypper", "sudo zypper install python312"),
        ("pacman", "sudo pacman -S python"),
        ("apk", "sudo apk add python3"),
        ("other", "https://www.python.org/downloads/"),
    ],
)
def test_preflight_names_what_brings_a_missing_python(
    doors, path_folder, system, command
):
    put_program(path_folder, "python3", "exit 1")

    done = preflight(doors, str(path_folder), "base", HARDWOOD_PACKAGE_SYSTEM=system)

    assert done.returncode == 1
    assert "needs Python 3.11 or newer and found none" in done.stderr
    assert command in done.stderr
    assert not (doors / ".venv").exists()


def test_preflight_names_what_brings_a_missing_venv(doors, path_folder):
    put_program(
        path_folder,
        "python3",
        f'case "$2" in *ensurepip*) exit 1;; esac\nexec "{sys.executable}" "$@"',
    )

    done = preflight(doors, str(path_folder), "base", HARDWOOD_PACKAGE_SYSTEM="apt-get")

    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert done.returncode == 1
    assert f"sudo apt install python{version}-venv" in done.stderr


def test_preflight_prefers_an_older_python_that_can_make_environments(
    doors, path_folder
):
    put_program(
        path_folder,
        "python3.14",
        f'case "$2" in *ensurepip*) exit 1;; esac\nexec "{sys.executable}" "$@"',
    )
    put_python(path_folder, "python3.12")

    done = preflight(doors, str(path_folder), "--which")

    assert done.stdout == f"{path_folder}/python3.12\n"


@pytest.fixture
def recording_doors(doors):
    """Return doors whose installer only says what it was asked for."""
    (doors / "scripts" / "install.py").write_text(RECORDER, encoding="utf-8")
    return doors


@pytest.mark.slow
def test_preflight_makes_an_environment_and_keeps_it(recording_doors, path_folder):
    put_python(path_folder, "python3")

    first = preflight(recording_doors, str(path_folder), "base", "dev")
    (path_folder / "python3").unlink()
    second = preflight(recording_doors, str(path_folder), "dev")

    assert first.stdout.splitlines()[1:] == ["installing base dev"]
    assert second.stdout == "installing dev\n"


@pytest.mark.slow
def test_preflight_makes_an_environment_anew_after_an_install_was_cut_short(
    recording_doors, path_folder
):
    put_python(path_folder, "python3")
    preflight(recording_doors, str(path_folder), "base")
    (recording_doors / ".venv" / "unfinished").touch()

    done = preflight(recording_doors, str(path_folder), "base")

    assert done.stdout.startswith("Making .venv with Python 3.")
    assert not (recording_doors / ".venv" / "unfinished").exists()


def test_preflight_makes_an_environment_anew_whose_python_is_gone(
    recording_doors, path_folder
):
    programs = recording_doors / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to("/nowhere/python3")
    put_program(
        path_folder, "python3", f'[ "$1" = -m ] || exec "{sys.executable}" "$@"'
    )

    done = preflight(recording_doors, str(path_folder), "base")

    assert done.stdout.startswith("Making .venv with Python 3.")


def test_preflight_runs_under_every_shell_of_this_machine(doors, path_folder):
    put_python(path_folder, "python3")
    shells = [name for name in ("dash", "bash", "sh") if Path(f"/bin/{name}").exists()]

    answers = {
        subprocess.run(
            [f"/bin/{shell}", "scripts/preflight", "--which"],
            env={"PATH": str(path_folder), "HOME": os.devnull},
            cwd=doors,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for shell in shells
    }

    assert answers == {f"{path_folder}/python3\n"}
