"""Events and how they are stored."""

import json

import pytest

from simulation.poker_deck_basketball import events as ev
from simulation.protocol import AWAY, HOME, PUBLIC

EXAMPLES = [
    ev.QuarterStart(5, 1, HOME),
    ev.Draw(AWAY, "9d", AWAY),
    ev.Forced(HOME, "roll", HOME),
    ev.FaceDown(HOME, "tip Tc", HOME),
    ev.Tip("Tc", "9d"),
    ev.TipWon(HOME),
    ev.Pass(HOME, ("7c", "8s"), True, "paint"),
    ev.StealTry(AWAY, "3h", False),
    ev.Steal(AWAY),
    ev.Advance(HOME, "arc"),
    ev.Shot(HOME, "pullup3", ("Kc", "Ks"), False),
    ev.BlockTry(AWAY, "2d", False),
    ev.Block(AWAY, "two"),
    ev.Roll(AWAY, (3, 4)),
    ev.Foul(AWAY, 3),
    ev.Basket(HOME, 3, "three", True),
    ev.Miss(HOME, "dunk"),
    ev.AlleyOop(HOME, "Kc"),
    ev.FreeThrow(HOME, True, False, True),
    ev.ReboundTry(HOME, "", False),
    ev.Rebound(AWAY, False, True),
    ev.LooseBall(AWAY),
    ev.TimeOut(HOME, 3),
    ev.TimeOutResponse(AWAY, 0),
    ev.SetAside(HOME, ("2c",), HOME),
    ev.Shuffle(HOME, 16),
    ev.GiveUp(HOME),
    ev.QuarterEnd(HOME),
    ev.ShootoutStart(10),
    ev.ShootoutThrow(AWAY, True),
    ev.ShootoutWon(AWAY),
    ev.GameEnd("shootout"),
]
PRIVATE = {"draw", "forced", "face_down", "set_aside"}


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_reads_back_from_json(event):
    written = json.loads(json.dumps(list(event)))

    read = ev.read_event(written)

    assert read == event
    assert type(read) is type(event)


def test_there_is_an_example_of_every_kind():
    assert {event.kind for event in EXAMPLES} == set(ev.EVENT_KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_ends_in_audience_and_kind(event):
    assert event._fields[-2:] == ("audience", "kind")


def test_private_events_are_for_their_side_alone():
    private = [event for event in EXAMPLES if event.kind in PRIVATE]
    others = [event for event in EXAMPLES if event.kind not in PRIVATE]

    assert [event.audience for event in private] == [event.side for event in private]
    assert {event.audience for event in others} == {PUBLIC}


@pytest.mark.parametrize(
    "fields", [[], ["jump_ball"], [0, "steal"], [0, 3, 1, "steal"], [0, 3, 7]]
)
def test_fields_of_no_event_are_refused(fields):
    with pytest.raises(ValueError, match="no event has the fields"):
        ev.read_event(fields)


def test_drawn_cards_are_made_once():
    assert ev.DRAWS[AWAY][0] == ev.Draw(AWAY, "2d", AWAY)
    assert ev.DRAWS[HOME][25] == ev.Draw(HOME, "As", HOME)
