"""Events and how they are stored."""

import json

import pytest

from simulation.playing_card_basketball import events as ev
from simulation.protocol import AWAY, HOME, PUBLIC

EXAMPLES = [
    ev.TipFlip(HOME, "7c", "tip_off"),
    ev.TipWon(AWAY),
    ev.PossessionStart(AWAY, 12),
    ev.Draw(HOME, "Ts", HOME),
    ev.Redraw(HOME, "5s"),
    ev.StealAttempt(AWAY, True, "9d", "8c"),
    ev.Pass(HOME, False),
    ev.Shot(AWAY, 3),
    ev.Leave(HOME),
    ev.Contest(AWAY),
    ev.ChanceFlip(HOME, "Kc"),
    ev.Basket(HOME, 2, True, "Qs", "Td"),
    ev.Miss(AWAY, 3, "contested", "8d", "8s"),
    ev.Block(HOME, 2, "Qs", "Td"),
    ev.Foul(AWAY, 2),
    ev.Discard(("Js", "6c", "8d")),
    ev.ThrowFlip(HOME, "6s"),
    ev.FreeThrow(HOME, False, "6s", "8h"),
    ev.Rebound(AWAY, True),
    ev.Reshuffle("h", 13),
    ev.PossessionEnd(HOME, "block"),
    ev.Decided(HOME, 1),
    ev.GameEnd("capped"),
]


def test_there_is_an_example_of_every_kind():
    assert [event.kind for event in EXAMPLES] == list(ev.EVENT_KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_reads_back_from_json(event):
    written = json.loads(json.dumps(list(event)))

    read = ev.read_event(written)

    assert read == event
    assert type(read) is type(event)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_event_ends_in_audience_and_kind(event):
    assert event._fields[-2:] == ("audience", "kind")


def test_drawn_cards_alone_are_private():
    private = [event for event in EXAMPLES if event.audience != PUBLIC]

    assert private == [ev.Draw(HOME, "Ts", HOME)]


@pytest.mark.parametrize(
    "fields", [[], ["jump_ball"], [0, "leave"], [0, 3, 1, "leave"], [0, 3, 7]]
)
def test_fields_of_no_event_are_refused(fields):
    with pytest.raises(ValueError, match="no event has the fields"):
        ev.read_event(fields)


def test_drawn_cards_are_made_once():
    clubs, diamonds, hearts, spades = ev.DRAWN

    assert clubs[0] == ev.Draw(HOME, "2c", HOME)
    assert diamonds[12] == ev.Draw(AWAY, "Ad", AWAY)
    assert hearts[8] == ev.Draw(AWAY, "Th", AWAY)
    assert spades[9] == ev.Draw(HOME, "Js", HOME)


def test_other_events_are_made_once_by_side():
    assert ev.THROWN[AWAY] == (ev.Pass(AWAY, False), ev.Pass(AWAY, True))
    assert ev.DECLARED[HOME][3] == ev.Shot(HOME, 3)
    assert ev.FOULED[AWAY][2] == ev.Foul(AWAY, 2)
    assert (ev.LEFT[AWAY], ev.CONTESTED[HOME]) == (ev.Leave(AWAY), ev.Contest(HOME))
    assert ev.ENDED[HOME]["steal"] == ev.PossessionEnd(HOME, "steal")
