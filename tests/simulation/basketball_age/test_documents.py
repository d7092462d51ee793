"""The page about the game names every decision, event and field that there is."""

import re
from pathlib import Path

from simulation.basketball_age import RULESET
from simulation.basketball_age.events import CLASSES
from simulation.basketball_age.notation import GROUPS
from simulation.basketball_age.position.frames import FIELDS
from simulation.basketball_age.prompts import ABOUT, PROMPTS

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "basketball_age.md").read_text(encoding="utf-8")


def rows(heading):
    """Return the cells of the table rows under a heading."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words(cell):
    return re.findall(r"`([a-z_0-9]+)`", cell)


def test_every_decision_is_listed_with_its_group():
    listed = {
        kind: cells[3]
        for cells in rows("Decisions")
        for kind in words(cells[0])
        if len(cells) == 4
    }

    sides = {kind: group for kind, group in listed.items() if group}
    assert sides == dict(GROUPS)
    assert {*listed, "clock_minutes", "clock_seconds"} == {*PROMPTS, *ABOUT}


def test_every_event_is_listed():
    listed = {
        kind for cells in rows("Events") for cell in cells[1:] for kind in words(cell)
    }

    kinds = {cls._field_defaults["kind"] for cls in CLASSES}
    assert kinds - listed == {"forced"}


def test_every_field_of_a_position_is_listed(at):
    listed = {name for cells in rows("Positions") for name in words(cells[0])}

    assert set(at().position()) - listed == set()


def test_every_frame_is_listed_with_its_fields():
    listed = {
        cells[0].strip("`"): words(cells[2])
        for cells in rows("Positions")[1:]
        if len(cells) == 3 and cells[0].startswith("`")
    }

    for cls, fields in FIELDS.items():
        assert set(fields) <= set(listed[cls.kind])


def test_the_page_is_about_this_game():
    assert PAGE.startswith(f"# {RULESET.title}\n")
