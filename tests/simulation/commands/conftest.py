"""Runs commands in this process, on streams that the test can read."""

import io
from typing import NamedTuple

import pytest

from simulation.commands import main
from simulation.record import load


class Ran(NamedTuple):
    """What a command came to."""

    status: int
    out: str
    err: str


@pytest.fixture
def command():
    """Return a function that runs a command line and returns what it came to."""

    def run(*words, typed=""):
        out, err = io.StringIO(), io.StringIO()
        argv = [str(word) for word in words]
        status = main(argv, io.StringIO(typed), out, err)
        return Ran(status, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def record(command, tmp_path):
    """Return the file of a simulated game's record."""
    path = tmp_path / "game.json"
    command("simulate", "jukem_basketball", "--seed", 3, "--record", path)
    return path


@pytest.fixture
def play(command, tmp_path):
    """Return a function that plays with typed lines and returns text and record."""
    path = tmp_path / "game.json"

    def run(*words, typed=()):
        ran = command(
            *("play", "jukem_basketball", "--save", path, *words),
            typed="".join(f"{line}\n" for line in typed),
        )
        assert (ran.status, ran.err) == (0, "")
        return ran.out, load(path.read_bytes())

    return run
