"""Events as they are stored and read."""

import pytest

from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.events import EVENT_KINDS, read_event
from simulation.protocol import AWAY, HOME, PUBLIC


@pytest.mark.parametrize(
    "event",
    [
        ev.HalfStart(4, True, AWAY),
        ev.Deal(HOME, "Ts", HOME),
        ev.Steal(AWAY, 2, ("7c", "7d"), True),
        ev.Showdown(AWAY, ("Ac",), ("2c", "3c"), ("high_card", "pair"), AWAY, False),
        ev.DoublePlay(AWAY, ("2c", "3c"), "tie", 0),
    ],
    ids=repr,
)
def test_event_reads_back(event):
    stored = [list(part) if isinstance(part, tuple) else part for part in event]

    assert read_event(stored) == event


@pytest.mark.parametrize("fields", [[], [1, "pitch"], [0, 3, "balk"], [0, 3, None]])
def test_what_is_no_event_is_refused(fields):
    with pytest.raises(ValueError, match="no event has the fields"):
        read_event(fields)


def test_every_kind_ends_in_audience_and_kind():
    assert all(fields[-2:] == ("audience", "kind") for fields in EVENT_KINDS.values())


def test_ready_made_events_are_by_side_and_card():
    assert ev.DEALS[HOME][0] == ev.Deal(HOME, "2c", HOME)
    assert ev.DRAWS[AWAY][51] == ev.Draw(AWAY, "As", AWAY)
    assert ev.TURNS[AWAY][51] == ev.Turn(AWAY, "As", PUBLIC)
