"""What is said of each event."""

import pytest

from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.hands import CATEGORIES
from simulation.playing_card_baseball.tables import PITCHES, SWINGS
from simulation.playing_card_baseball.words import (
    HAND_NAMES,
    PITCH_NAMES,
    SWING_NAMES,
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
        (ev.Shuffle(52), "The deck is shuffled."),
        (ev.HalfStart(1, False, AWAY), "Top of inning 1: Bexley at bat."),
        (ev.HalfStart(4, True, HOME), "Bottom of extra inning 4: Arden at bat."),
        (
            ev.PinchHit(AWAY, ("2c", "3d", "Th")),
            "Pinch hitter for Bexley: 2♣ 3♦ 10♥ thrown away.",
        ),
        (
            ev.Reliever(HOME, ("2c", "3d")),
            "Reliever for Arden: 2♣ 3♦ thrown away.",
        ),
        (ev.Go(AWAY, 1), "The runner on first breaks for second."),
        (ev.Go(AWAY, 2), "The runner on second breaks for third."),
        (ev.Steal(AWAY, 2, ("7c", "7d"), True), "7♣ against 7♦: safe at second."),
        (ev.Steal(AWAY, 3, ("7c", "8d"), False), "7♣ against 8♦: caught at third."),
        (ev.Pitch(HOME, "slider", 1), "Slider from Arden: one card each."),
        (ev.Swing(AWAY, "triple"), "A swing for a triple by Bexley: one card more."),
        (
            ev.Showdown(
                AWAY, ("Ac", "Ad"), ("2c", "Kc"), ("pair", "high_card"), AWAY, False
            ),
            "Bexley: a pair, A♣ A♦. Arden: high card, K♣ 2♣.",
        ),
        (ev.Hit(AWAY, 2, 1), "Into the gap: a double for Bexley."),
        (ev.Hit(HOME, 4, 1), "Gone! A home run for Arden."),
        (ev.Out(AWAY, "showdown", 2), "The batter is out: two down."),
        (
            ev.Out(AWAY, "double_play", 2),
            "The runner from first is out as well: two down.",
        ),
        (
            ev.SacFly(AWAY, True, 1),
            "The fly is deep enough: the runners move up two bases.",
        ),
        (
            ev.SacFly(AWAY, False, 0),
            "The fly is too short: the runners stay.",
        ),
        (ev.GoForTwo(AWAY), "Arden: a try for two."),
        (ev.Hold(AWAY), "Arden: no try for two."),
        (
            ev.DoublePlay(AWAY, ("8h", "7h"), "failed", 0),
            "8♥ 7♥: the throw goes wide, and the runners move up.",
        ),
        (ev.Run(AWAY, 0), "The batter comes home: a run for Bexley."),
        (ev.Run(AWAY, 2), "In from second: a run for Bexley."),
        (ev.HalfEnd(AWAY, 2, "outs"), "The side is retired, two runners left on base."),
        (
            ev.HalfEnd(HOME, 1, "walk_off"),
            "A walk-off win for Arden, one runner left on base.",
        ),
        (ev.GameEnd("regulation", False), "The game is over."),
        (ev.GameEnd("tie", True), "Still level: the game ends in a tie."),
    ],
    ids=repr,
)
def test_event_reads_as_a_line(event, line):
    assert said(event) == line


@pytest.mark.parametrize(
    "event",
    [
        ev.Deal(HOME, "2c", HOME),
        ev.Draw(HOME, "2c", HOME),
        ev.Turn(HOME, "2c"),
    ],
    ids=repr,
)
def test_event_without_a_line(event):
    assert said(event) is None


def test_every_pitch_and_swing_has_a_line_of_its_own():
    lines = {said(ev.Pitch(HOME, name, 0)) for name in PITCHES}
    lines |= {said(ev.Swing(HOME, name)) for name in SWINGS}

    assert len(lines) == len(PITCHES) + len(SWINGS)
    assert (tuple(PITCH_NAMES), tuple(SWING_NAMES)) == (PITCHES, SWINGS)


def test_every_hand_has_a_name():
    assert tuple(HAND_NAMES) == CATEGORIES
