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
        (ev.HalfStart(1, False, AWAY), "Inning 1: Bexley comes to bat."),
        (ev.HalfStart(4, True, HOME), "Extra inning 4: Arden comes to bat."),
        (
            ev.PinchHit(AWAY, ("2c", "3d", "Th")),
            "Bexley sends a pinch hitter and throws 2♣ 3♦ 10♥ away.",
        ),
        (
            ev.Reliever(HOME, ("2c", "3d")),
            "Arden brings in a reliever and throws 2♣ 3♦ away.",
        ),
        (ev.Go(AWAY, 1), "The runner of Bexley breaks for second."),
        (ev.Go(AWAY, 2), "The runner of Bexley breaks for third."),
        (ev.Steal(AWAY, 2, ("7c", "7d"), True), "7♣ against 7♦: safe at second."),
        (ev.Steal(AWAY, 3, ("7c", "8d"), False), "7♣ against 8♦: caught at third."),
        (ev.Pitch(HOME, "slider", 1), "Arden throws a slider: one card each."),
        (ev.Swing(AWAY, "triple"), "Bexley swings for a triple and draws one."),
        (
            ev.Showdown(
                AWAY, ("Ac", "Ad"), ("2c", "Kc"), ("pair", "high_card"), AWAY, False
            ),
            "Bexley: a pair, A♣ A♦. Arden: high card, K♣ 2♣.",
        ),
        (ev.Hit(AWAY, 2, 1), "Into the gap: a double for Bexley."),
        (ev.Hit(HOME, 4, 1), "Gone! A home run for Arden."),
        (ev.Out(AWAY, "showdown", 2), "The batter of Bexley is out. Outs: 2."),
        (
            ev.Out(AWAY, "double_play", 2),
            "The runner of Bexley is doubled off first. Outs: 2.",
        ),
        (
            ev.SacFly(AWAY, True, 1),
            "The fly is deep enough: the runners of Bexley move up two bases.",
        ),
        (
            ev.SacFly(AWAY, False, 0),
            "The fly is too short: the runners of Bexley stay.",
        ),
        (ev.GoForTwo(AWAY), "Arden goes for two."),
        (ev.Hold(AWAY), "Arden holds the ball."),
        (
            ev.DoublePlay(AWAY, ("8h", "7h"), "failed", 0),
            "8♥ 7♥: the throw goes wide, and the runners of Bexley move up.",
        ),
        (ev.Run(AWAY, 0), "The batter of Bexley comes home."),
        (ev.Run(AWAY, 2), "Bexley scores from second."),
        (ev.HalfEnd(AWAY, 2, "outs"), "Three out. Runners left on base: 2."),
        (
            ev.HalfEnd(HOME, 1, "walk_off"),
            "Arden walks off. Runners left on base: 1.",
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
        ev.Shuffle(52),
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
