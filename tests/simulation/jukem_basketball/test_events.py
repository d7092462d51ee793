"""Events and how they are stored."""

import json

import pytest

from simulation.jukem_basketball import events as ev
from simulation.protocol import AWAY, HOME, PUBLIC

EXAMPLES = [
    ev.QuarterStart(5, 1, HOME),
    ev.Shuffle(56),
    ev.Deal(AWAY, "TWO", AWAY),
    ev.Draw(HOME, "AIR", HOME),
    ev.Forced(HOME, "discard", HOME),
    ev.Play(AWAY, "THREE", True, False),
    ev.Stop(HOME, "TECH"),
    ev.Take(AWAY, 7, 3),
    ev.LetThrough(HOME, HOME),
    ev.Technical(HOME, 1),
    ev.TimeOut(AWAY, ("AND1", "HALF")),
    ev.TimeOut(AWAY, ()),
    ev.Discard(AWAY, ("MISS", "SEC3")),
    ev.NoPlay(HOME),
    ev.QuarterEnd("half_court"),
    ev.GameEnd("tie", True),
]


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_reads_back_from_json(event):
    written = json.loads(json.dumps(list(event)))

    read = ev.read_event(written)

    assert read == event
    assert type(read) is type(event)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_ends_in_audience_and_kind(event):
    assert event._fields[-2:] == ("audience", "kind")


@pytest.mark.parametrize("kind", ["deal", "draw", "forced", "let_through"])
def test_private_events_are_for_their_side_alone(kind):
    private = [event for event in EXAMPLES if event.kind == kind]

    assert [event.audience for event in private] == [event.side for event in private]


def test_other_events_are_public():
    private = {"deal", "draw", "forced", "let_through"}

    others = [event for event in EXAMPLES if event.kind not in private]

    assert {event.audience for event in others} == {PUBLIC}


@pytest.mark.parametrize(
    "fields", [[], ["jump_ball"], [0, "no_play"], [0, 3, 1, "no_play"], [0, 3, 7]]
)
def test_fields_of_no_event_are_refused(fields):
    with pytest.raises(ValueError, match="no event has the fields"):
        ev.read_event(fields)


def test_dealt_and_drawn_cards_are_made_once():
    assert ev.DEALS[AWAY][0] == ev.Deal(AWAY, "TWO", AWAY)
    assert ev.DRAWS[HOME][12] == ev.Draw(HOME, "TIMEOUT", HOME)
