"""Events and how they are stored."""

import json

import pytest

from simulation.playing_card_baseball import events as ev
from simulation.protocol import AWAY, HOME, PUBLIC

EXAMPLES = [
    ev.HalfStart(4, True, AWAY),
    ev.Shuffle(52),
    ev.Deal(HOME, "Ts", HOME),
    ev.Draw(AWAY, "9h", AWAY),
    ev.Turn(AWAY, "As"),
    ev.PinchHit(AWAY, ("3c", "5d", "8h")),
    ev.Reliever(HOME, ("2h", "4s", "7d", "9c", "Jd", "Kh")),
    ev.Go(AWAY, 1),
    ev.Steal(AWAY, 2, ("7c", "7d"), True),
    ev.Pitch(HOME, "slider", 1),
    ev.Swing(AWAY, "double"),
    ev.Showdown(AWAY, ("Ac",), ("2c", "3c"), ("high_card", "pair"), AWAY, False),
    ev.Hit(AWAY, 2, 1),
    ev.Out(AWAY, "showdown", 2),
    ev.SacFly(AWAY, True, 1),
    ev.GoForTwo(AWAY),
    ev.Hold(AWAY),
    ev.DoublePlay(AWAY, ("2c", "3c"), "tie", 0),
    ev.Run(AWAY, 3),
    ev.HalfEnd(AWAY, 2, "outs"),
    ev.GameEnd("tie", True),
]


def test_there_is_an_example_of_every_kind():
    assert [event.kind for event in EXAMPLES] == list(ev.EVENT_KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_reads_back_from_json(event):
    read = ev.read_event(json.loads(json.dumps(list(event))))

    assert read == event
    assert type(read) is type(event)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_ends_in_audience_and_kind(event):
    assert event._fields[-2:] == ("audience", "kind")


def test_dealt_and_drawn_cards_alone_are_private():
    private = [event for event in EXAMPLES if event.audience != PUBLIC]

    assert private == [ev.Deal(HOME, "Ts", HOME), ev.Draw(AWAY, "9h", AWAY)]


@pytest.mark.parametrize("fields", [[], [1, "pitch"], [0, 3, "balk"], [0, 3, None]])
def test_fields_of_no_event_are_refused(fields):
    with pytest.raises(ValueError, match="no event has the fields"):
        ev.read_event(fields)


def test_ready_made_events_are_by_side_and_card():
    assert ev.DEALS[HOME][0] == ev.Deal(HOME, "2c", HOME)
    assert ev.DRAWS[AWAY][51] == ev.Draw(AWAY, "As", AWAY)
    assert ev.TURNS[AWAY][51] == ev.Turn(AWAY, "As", PUBLIC)
