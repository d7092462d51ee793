"""What is said of each event."""

import pytest

from simulation.playing_card_basketball import events as ev
from simulation.playing_card_basketball.rules import CardGame
from simulation.playing_card_basketball.state import CONTEST, STAGES
from simulation.playing_card_basketball.words import (
    CARD_PROMPTS,
    PROMPTS,
    SHOT_LINES,
    STAGE_LINES,
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
        (ev.TipFlip(HOME, "7c", "tip_off"), "Tip-off: Arden turns over 7♣."),
        (ev.TipFlip(AWAY, "Th", "rebound"), "Rebound: Bexley turns over 10♥."),
        (
            ev.TipFlip(AWAY, "Ah", "decider"),
            "The deciding tip-off: Bexley turns over A♥.",
        ),
        (ev.TipWon(AWAY), "Bexley wins the tip-off."),
        (ev.Pass(HOME, False), "Arden passes the ball around."),
        (
            ev.Pass(HOME, True),
            "Arden holds on to it, and may draw another big play card.",
        ),
        (
            ev.StealAttempt(AWAY, True, "9d", "8c"),
            "Stolen! Bexley takes the ball, 9♦ over 8♣.",
        ),
        (
            ev.StealAttempt(AWAY, False, "8d", "8c"),
            "Bexley goes for the steal, but 8♦ does not beat 8♣.",
        ),
        (ev.Redraw(HOME, "5s"), "Arden gives up 5♠ for another big play card."),
        (ev.Shot(HOME, 2), "Arden pulls up for two."),
        (ev.Shot(AWAY, 3), "Bexley fires from three-point range."),
        (
            ev.Basket(HOME, 2, False, "Js", "Jh"),
            "Good! Arden makes it, J♠ against J♥.",
        ),
        (
            ev.Basket(HOME, 2, True, "Qs", "Td"),
            "It goes in, and the whistle blows: Q♠ over 10♦.",
        ),
        (
            ev.Basket(AWAY, 3, False, "Ad", "2c"),
            "Three points! Bexley makes it, A♦ against 2♣.",
        ),
        (
            ev.Miss(HOME, 2, "chance", "Ts", "Jh"),
            "No good for Arden: 10♠ against J♥.",
        ),
        (
            ev.Miss(HOME, 3, "contested", "8s", "8d"),
            "Well defended, no basket for Arden: 8♠ against 8♦.",
        ),
        (
            ev.Block(AWAY, 2, "Jd", "Ts"),
            "Blocked! Bexley swats it away, J♦ over 10♠.",
        ),
        (ev.Foul(AWAY, 1), "Foul by Bexley: one free throw."),
        (
            ev.Foul(AWAY, 2),
            "Foul by Bexley before the shot is away: two free throws.",
        ),
        (
            ev.FreeThrow(HOME, True, "6s", "6h"),
            "Arden makes the free throw, 6♠ against 6♥.",
        ),
        (
            ev.FreeThrow(HOME, False, "6s", "7h"),
            "Arden misses the free throw, 6♠ against 7♥.",
        ),
        (ev.Rebound(HOME, True), "Arden gets its own rebound."),
        (ev.Rebound(HOME, False), "Arden takes the rebound."),
        (
            ev.Reshuffle("s", 13),
            "Home’s big play pile has run out: the spades are shuffled.",
        ),
        (
            ev.Decided(AWAY, 1),
            "Bexley wins the deciding tip-off, and a point for it.",
        ),
        (ev.GameEnd("win"), "The game is over."),
        (ev.GameEnd("capped"), "All possessions are played: the game is over."),
    ],
    ids=repr,
)
def test_event_reads_as_a_line(event, line):
    assert said(event) == line


@pytest.mark.parametrize(
    "event",
    [
        ev.Draw(HOME, "Ts", HOME),
        ev.Discard(("Js", "6c", "8d")),
        ev.PossessionStart(HOME, 3),
        ev.PossessionEnd(HOME, "steal"),
        ev.Leave(HOME),
        ev.Contest(HOME),
        ev.ChanceFlip(HOME, "Kc"),
        ev.ThrowFlip(HOME, "6s"),
    ],
    ids=repr,
)
def test_event_without_a_line(event):
    assert said(event) is None


def test_every_pile_that_runs_out_has_a_line_of_its_own():
    assert len({said(ev.Reshuffle(suit, 13)) for suit in "cdhs"}) == 4


def test_flags_stored_as_numbers_read_the_same():
    assert said(ev.FreeThrow(HOME, 1, "6s", "6h")) == said(
        ev.FreeThrow(HOME, True, "6s", "6h")
    )
    assert said(ev.Pass(HOME, 1)) == said(ev.Pass(HOME, True))


def test_every_stage_has_a_line_on_the_board():
    assert {*STAGE_LINES, CONTEST} == set(STAGES)
    assert set(SHOT_LINES) == {2, 3}


def test_every_question_has_a_prompt(start, play_on):
    game: CardGame = start(rebounds=True)
    prompts = set()

    def noted(game):
        prompts.add(game.pending.prompt)
        return False

    for seed in range(10):
        play_on(start(rebounds=True), seed, noted)

    assert game.pending.prompt in prompts
    assert prompts == {*PROMPTS.values(), *CARD_PROMPTS.values()}
