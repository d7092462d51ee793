"""Positions of the advanced rules that no game can be in are refused (BA-16)."""

import pytest

from simulation.basketball_age.options import ADVANCED
from simulation.errors import BadPosition

ALL_ON = {rule.name: True for rule in ADVANCED}
TURN = {"kind": "turn"}
ACTIVE = {"kind": "activation"}


def top(kind, **fields):
    return [TURN, {"kind": kind, **fields}]


BAD = [
    (
        "frames.setback.player",
        "H1:d3 A1:d3 A2:d3",
        {"frames": [*top("defending", player="A1"), {"kind": "setback"}]},
    ),
    (
        "frames.setback.player",
        "H1:d3 A1:d3 A2:d3",
        {
            "frames": [
                *top("defending", player="A1"),
                {"kind": "setback", "player": "A1"},
            ]
        },
    ),
]


@pytest.mark.parametrize(("field", "zones", "fields"), BAD)
def test_a_position_that_cannot_be_is_refused(at, field, zones, fields):
    with pytest.raises(BadPosition) as refused:
        at(zones, options=ALL_ON, **fields)

    assert refused.value.field == field


@pytest.mark.parametrize(
    ("zones", "fields", "kind"),
    [
        (
            "H1:h3 A1:h3 A2:h3 A3:h3",
            {
                "frames": [
                    *top("defending", player="A1", against="H1", stage="done"),
                    {"kind": "setback", "player": "A1"},
                ],
                "acting": "defence",
            },
            "second_man",
        ),
    ],
)
def test_a_position_of_rare_stages_is_played_on(at, zones, fields, kind):
    assert at(zones, options=ALL_ON, **fields).pending.kind == kind
