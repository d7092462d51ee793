"""What is said of each event."""

import pytest

from simulation.jukem_basketball import events as ev
from simulation.jukem_basketball.notation import PLAYS
from simulation.jukem_basketball.tables import CARDS, STOPPER_CARDS
from simulation.jukem_basketball.words import (
    CARD_FACES,
    CARD_NAMES,
    CHIP_NAMES,
    describe,
)
from simulation.protocol import AWAY, HOME, Event
from simulation.words import fill

TEAMS = {"H": "Arden", "A": "Bexley"}


def said(event: Event) -> str | None:
    phrase = describe(event)
    return None if phrase is None else fill(phrase, TEAMS)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            ev.QuarterStart(1, 0, HOME),
            "Quarter 1: Arden to deal, Bexley to play first.",
        ),
        (
            ev.QuarterStart(6, 2, AWAY),
            "Overtime 2: Bexley to deal, Arden to play first.",
        ),
        (ev.Play(AWAY, "TWO", False, False), "Bexley: a pull-up for two."),
        (
            ev.Play(AWAY, "THREE", True, False),
            "Bexley: a three and the AND 1.",
        ),
        (
            ev.Play(HOME, "DUNK", False, True),
            "Arden: a drive for the dunk behind a JUKEM.",
        ),
        (
            ev.Play(HOME, "HALF", False, False),
            "Arden: a heave from half court!",
        ),
        (ev.Stop(HOME, "BLOCK"), "Blocked by Arden!"),
        (
            ev.Stop(AWAY, "SEC3"),
            "Whistle, no basket: a 3-second violation drawn by Bexley.",
        ),
        (ev.Take(AWAY, 4, 0), "Good: 4 points for Bexley."),
        (ev.Take(AWAY, 7, 3), "The JUKEM counts double: 7 points for Bexley."),
        (
            ev.LetThrough(HOME, HOME),
            "Let through by Arden with a stopper in hand.",
        ),
        (ev.Technical(HOME, 1), "One more point for Arden from the line."),
        (ev.TimeOut(AWAY, ()), "Time out, Bexley."),
        (
            ev.TimeOut(AWAY, ("AIR",)),
            "Time out, Bexley: one more card traded in.",
        ),
        (
            ev.TimeOut(AWAY, ("AND1", "AND1", "HALF")),
            "Time out, Bexley: 3 more cards traded in.",
        ),
        (
            ev.Discard(AWAY, ("AND1", "MISS")),
            "No shot for Bexley: AND 1 and MISS! go to the discards.",
        ),
        (
            ev.Discard(AWAY, ("AND1",)),
            "No shot for Bexley: AND 1 goes to the discards.",
        ),
        (ev.NoPlay(HOME), "Nothing left to shoot with for Arden."),
        (
            ev.QuarterEnd("no_plays"),
            "The buzzer sounds: neither side has a shot left.",
        ),
        (
            ev.QuarterEnd("half_court"),
            "The buzzer sounds on the half-court basket.",
        ),
        (ev.GameEnd("regulation", False), "The game is over."),
        (ev.GameEnd("overtime", False), "The game is decided in overtime."),
        (ev.GameEnd("tie", True), "Still level: the game ends in a tie."),
    ],
    ids=repr,
)
def test_event_reads_as_a_line(event, line):
    assert said(event) == line


@pytest.mark.parametrize(
    "event",
    [
        ev.Shuffle(56),
        ev.Deal(HOME, "TWO", HOME),
        ev.Draw(HOME, "TWO", HOME),
        ev.Forced(HOME, "play TWO", HOME),
        ev.Discard(HOME, ()),
    ],
    ids=repr,
)
def test_event_without_a_line(event):
    assert said(event) is None


def test_every_play_has_a_line_of_its_own():
    plays = [
        ev.Play(HOME, CARDS[play.shot], play.and1, play.jukem)
        for play in PLAYS.values()
    ]

    lines = {said(play) for play in plays}

    assert len(lines) == len(PLAYS)


def test_every_stop_has_a_line_of_its_own():
    lines = {said(ev.Stop(HOME, card)) for card in STOPPER_CARDS}

    assert len(lines) == len(STOPPER_CARDS)


def test_a_play_stored_with_numbers_for_flags_reads_the_same():
    assert said(ev.Play(HOME, "TWO", 1, 0)) == said(ev.Play(HOME, "TWO", True, False))


def test_every_card_has_its_names():
    assert list(CARD_NAMES) == list(CARD_FACES) == list(CHIP_NAMES) == list(CARDS)
