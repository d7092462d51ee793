"""The guides quote the worked example as it is, and their record replays."""

import re
from pathlib import Path

import pytest

from simulation.record import load, replay

ROOT = Path(__file__).resolve().parents[2]
ENGINE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
RECORDS = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
SOURCES = [
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "tests" / "simulation" / "shootout").glob("*.py"))
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text, language):
    """Return the code blocks of a language."""
    return [body for name, body in BLOCK.findall(text) if name == language]


@pytest.mark.parametrize("place", range(len(blocks(ENGINE, "python"))))
def test_the_engine_guide_quotes_the_worked_example(place):
    quoted = blocks(ENGINE, "python")[place]

    assert [source for source in SOURCES if quoted in source] != []


def test_the_engine_guide_names_files_that_are_there():
    named = re.findall(r"`((?:simulation|tests|docs)/[\w./]+)`", ENGINE)

    assert [name for name in named if not (ROOT / name).exists()] == []
    assert "simulation/protocol.py" in named


@pytest.mark.usefixtures("shootout_is_registered")
def test_the_record_of_the_guide_replays():
    (text,) = blocks(RECORDS, "json")

    again = replay(load(text))

    assert again.game.result == (("regulation", 1, 0))
