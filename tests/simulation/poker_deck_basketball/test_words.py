"""What is said of each event."""

import pytest

from simulation.poker_deck_basketball import events as ev
from simulation.poker_deck_basketball.words import PROMPTS, describe
from simulation.protocol import AWAY, HOME
from simulation.words import fill

TEAMS = {"H": "Arden", "A": "Bexley"}


def said(event):
    phrase = describe(event)
    return None if phrase is None else fill(phrase, TEAMS)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            ev.QuarterStart(1, 0, ev.NOBODY),
            "Quarter 1: both decks are shuffled for the tip-off.",
        ),
        (
            ev.QuarterStart(2, 0, AWAY),
            "Quarter 2: fresh decks, ball to Bexley.",
        ),
        (
            ev.QuarterStart(6, 2, HOME),
            "Overtime 2: fresh decks, ball to Arden.",
        ),
        (
            ev.Tip("Tc", "9d"),
            "Tip-off: 10♣ for Arden, 9♦ for Bexley.",
        ),
        (ev.TipWon(HOME), "The tip-off goes to Arden."),
        (
            ev.Pass(HOME, ("7c",), False, "arc"),
            "Arden: a pass to the arc with 7♣.",
        ),
        (
            ev.Pass(HOME, ("7c", "8s"), True, "paint"),
            "Arden: a pass inside with 7♣ 8♠ and an ace.",
        ),
        (ev.StealTry(AWAY, "3h", False), "Bexley: a reach for the ball with 3♥."),
        (
            ev.StealTry(AWAY, "3h", True),
            "Bexley: a reach for the ball with 3♥ and an ace.",
        ),
        (ev.Steal(AWAY), "Stolen by Bexley!"),
        (
            ev.Shot(HOME, "pullup3", ("Kc", "Ks"), False),
            "Arden: a pull-up for three with K♣ K♠.",
        ),
        (
            ev.Shot(HOME, "three", ("5s",), True),
            "Arden: a shot for three with 5♠ and an ace.",
        ),
        (ev.BlockTry(AWAY, "2d", False), "Bexley: up for the block with 2♦."),
        (
            ev.BlockTry(AWAY, "2d", True),
            "Bexley: up for the block with 2♦ and an ace.",
        ),
        (ev.Block(AWAY, "two"), "Blocked! The ball goes to Bexley."),
        (ev.Roll(AWAY, (3, 4)), "The dice of Bexley: 3 and 4, 7 in all."),
        (ev.Foul(AWAY, 1), "A foul by Bexley on the shooter: one free throw."),
        (ev.Foul(AWAY, 3), "A foul by Bexley on the shooter: three free throws."),
        (ev.Basket(HOME, 2, "two", False), "It goes in: 2 for Arden."),
        (
            ev.Basket(HOME, 3, "three", True),
            "The three drops, and there is a foul: 3 for Arden.",
        ),
        (ev.Basket(HOME, 2, "alley", False), "Caught and thrown down: 2 for Arden."),
        (
            ev.Basket(HOME, 3, "fastbreak3", False),
            "Nobody catches them, and it is a three for Arden.",
        ),
        (ev.Miss(HOME, "dunk"), "The dunk comes off the rim."),
        (ev.Miss(HOME, "longshot"), "Out of bounds."),
        (
            ev.AlleyOop(HOME, "Kc"),
            "The rebound never comes down: alley-oop for Arden with K♣.",
        ),
        (
            ev.FreeThrow(HOME, True, True, True),
            "An ace from Arden: the free throw is good.",
        ),
        (ev.FreeThrow(HOME, True, False, True), "The free throw of Arden is good."),
        (ev.FreeThrow(HOME, False, False, True), "The free throw of Arden is off."),
        (ev.ReboundTry(HOME, "", False), "No card from Arden for the rebound."),
        (ev.ReboundTry(HOME, "6c", False), "Arden: after the rebound with 6♣."),
        (
            ev.ReboundTry(HOME, "6c", True),
            "Arden: after the rebound with 6♣ and an ace.",
        ),
        (ev.Rebound(HOME, True, False), "Offensive rebound for Arden."),
        (ev.Rebound(AWAY, False, False), "Defensive rebound for Bexley."),
        (ev.LooseBall(AWAY), "Nobody goes for it: ball to Bexley."),
        (ev.TimeOut(HOME, 3), "Time-out, Arden. Cards changed: 3."),
        (
            ev.TimeOutResponse(AWAY, 2),
            "Cards changed by Bexley as well: 2.",
        ),
        (ev.GiveUp(HOME), "Nothing to play for Arden: the ball is given up."),
        (
            ev.QuarterEnd(HOME),
            "Neither side has a card left to play: the buzzer sounds.",
        ),
        (ev.ShootoutStart(10), "Still level: free throws decide."),
        (ev.ShootoutThrow(AWAY, True), "The throw of Bexley is good."),
        (ev.ShootoutThrow(AWAY, False), "The throw of Bexley is off."),
        (ev.ShootoutWon(AWAY), "The shoot-out goes to Bexley, and a point with it."),
        (ev.GameEnd("regulation"), "The game is over."),
        (ev.GameEnd("overtime"), "The game is over, decided in overtime."),
        (ev.GameEnd("shootout"), "The game is over, decided at the line."),
    ],
    ids=repr,
)
def test_event_reads_as_a_line(event, line):
    assert said(event) == line


@pytest.mark.parametrize(
    "event",
    [
        ev.Draw(HOME, "2c", HOME),
        ev.Forced(HOME, "roll", HOME),
        ev.FaceDown(HOME, "tip 2c", HOME),
        ev.Advance(HOME, "arc"),
        ev.TimeOutResponse(AWAY, 0),
        ev.SetAside(HOME, ("2c",), HOME),
        ev.Shuffle(HOME, 16),
    ],
    ids=repr,
)
def test_event_without_a_line(event):
    assert said(event) is None


def test_every_question_is_worded_differently():
    asked = [fill(prompt, {}) for prompt in PROMPTS.values()]

    assert len(set(asked)) == len(asked) == 11
