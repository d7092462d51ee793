"""The weights are the table that the guide shows; the dials are those of BA-17.3."""

import re
from pathlib import Path

import pytest

from simulation.basketball_age.coaches.dials import DIALS
from simulation.basketball_age.coaches.odds import POINT
from simulation.basketball_age.coaches.weights import TABLE, weight

PAGE = Path(__file__).parents[4] / "docs" / "basketball_age_coach.md"


def test_the_guide_shows_every_weight_as_it_is():
    shown = re.findall(r"^\| `(\w+)` \| (.*) \| (.*) \|$", PAGE.read_text(), re.M)

    assert shown == [
        (row.name, f"{row.value:,} {row.unit}".strip(), row.meaning) for row in TABLE
    ]


def test_the_guide_shows_every_dial():
    row = r"^\| ([\w -]+) `(\w+)` \| (.*) \| .* \|$"
    shown = re.findall(row, PAGE.read_text(), re.M)

    assert [name for _title, name, _range in shown] == [dial.name for dial in DIALS]
    assert [bounds for _title, _name, bounds in shown] == [
        f"{dial.minimum} to {dial.maximum}, {dial.default}" for dial in DIALS
    ]


def test_weights_have_different_names():
    assert len({row.name for row in TABLE}) == len(TABLE)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_points_are_counted_in_parts(row):
    of_a_point = POINT // 100 if row.unit == "pt" else 1

    assert weight(row.name) == row.value * of_a_point
