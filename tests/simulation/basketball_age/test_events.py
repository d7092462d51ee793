"""Events as named tuples, and how they are read back."""

import json

import pytest

from simulation.basketball_age import events as ev
from simulation.protocol import PUBLIC


def test_each_kind_is_one_class():
    kinds = [cls._field_defaults["kind"] for cls in ev.CLASSES]

    assert len(set(kinds)) == len(kinds) == 57


def test_audience_and_kind_come_last():
    assert [cls._fields[-2:] for cls in ev.CLASSES] == [("audience", "kind")] * 57


def test_all_are_public_but_forced_choices():
    assert [
        cls for cls in ev.CLASSES if cls._field_defaults.get("audience") != PUBLIC
    ] == [ev.Forced]


@pytest.mark.parametrize(
    "event",
    [
        ev.Starters(0, (1, 2, 3, 4, 5)),
        ev.Steal(1, 3, 1, (2, 5), 7, "unbalanced"),
        ev.Clock(1195),
        ev.Shot(0, 2, "dunk", "h3", 2, 95, 40, True, False, 0, False),
        ev.Forced(1, "receive", 1),
    ],
)
def test_an_event_reads_back_from_json(event):
    assert ev.read_event(json.loads(json.dumps(list(event)))) == event


@pytest.mark.parametrize("fields", [[], ["clock"], [1, 3, "clocks"], [[], 3, []]])
def test_other_fields_are_no_event(fields):
    with pytest.raises(ValueError, match="no event has the fields"):
        ev.read_event(fields)
