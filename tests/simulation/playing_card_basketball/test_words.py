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
        (ev.TipFlip(HOME, "7c", "tip_off"), "Tip-off: 7♣ for Arden."),
        (ev.TipFlip(AWAY, "Th", "rebound"), "Rebound: 10♥ for Bexley."),
        (
            ev.TipFlip(AWAY, "Ah", "decider"),
            "Deciding tip-off: A♥ for Bexley.",
        ),
        (ev.TipWon(AWAY), "The tip-off goes to Bexley."),
        (ev.Pass(HOME, False), "The ball is passed around by Arden."),
        (
            ev.Pass(HOME, True),
            "The pass arrives: Arden may draw another big play card.",
        ),
        (
            ev.StealAttempt(AWAY, True, "9d", "8c"),
            "Stolen by Bexley! 9♦ over 8♣.",
        ),
        (
            ev.StealAttempt(AWAY, False, "8d", "8c"),
            "A steal is tried by Bexley, but 8♦ does not beat 8♣.",
        ),
        (ev.Redraw(HOME, "5s"), "Arden: 5♠ is given up for another big play card."),
        (ev.Shot(HOME, 2), "Arden: a pull-up for two."),
        (ev.Shot(AWAY, 3), "Bexley: a shot from three-point range."),
        (
            ev.Basket(HOME, 2, False, "Js", "Jh"),
            "Left open, and in for two: J♠ against J♥.",
        ),
        (
            ev.Basket(HOME, 2, True, "Qs", "Td"),
            "Contested, but in, and a foul by Bexley: Q♠ over 10♦.",
        ),
        (
            ev.Basket(AWAY, 3, False, "Ad", "2c"),
            "Left open, and in for three: A♦ over 2♣.",
        ),
        (
            ev.Basket(AWAY, 3, False, "Ad", "2s"),
            "Contested, but in for three: A♦ over 2♠.",
        ),
        (
            ev.Miss(HOME, 2, "chance", "Ts", "Jh"),
            "Left open, but no good: 10♠ against J♥.",
        ),
        (
            ev.Miss(HOME, 3, "contested", "8s", "8d"),
            "Contested, and no good: 8♠ against 8♦.",
        ),
        (
            ev.Block(AWAY, 2, "Jd", "Ts"),
            "Contested, and blocked by Bexley: J♦ over 10♠.",
        ),
        (
            ev.Foul(AWAY, 2),
            "Contested, and a foul by Bexley: no basket, two free throws.",
        ),
        (
            ev.FreeThrow(HOME, True, "6s", "6h"),
            "Free throw good for Arden: 6♠ against 6♥.",
        ),
        (
            ev.FreeThrow(HOME, False, "6s", "7h"),
            "Free throw missed by Arden: 6♠ against 7♥.",
        ),
        (ev.Rebound(HOME, True), "Offensive rebound for Arden."),
        (ev.Rebound(HOME, False), "Defensive rebound for Arden."),
        (
            ev.Reshuffle("s", 13),
            "The big play pile of Arden has run out: the spades are shuffled.",
        ),
        (
            ev.Reshuffle("h", 13),
            "The fundamentals of Bexley have run out: the hearts are shuffled.",
        ),
        (
            ev.Decided(AWAY, 1),
            "The deciding tip-off goes to Bexley, and a point with it.",
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
        ev.Foul(AWAY, 1),
        ev.ThrowFlip(HOME, "6s"),
    ],
    ids=repr,
)
def test_event_without_a_line(event):
    assert said(event) is None


def test_every_pile_that_runs_out_has_a_line_of_its_own():
    assert len({said(ev.Reshuffle(suit, 13)) for suit in "cdhs"}) == 4


def test_foul_that_goes_with_the_last_basket_promises_no_free_throw(start, play_on):
    """The basket tells of it, the throw of itself (PB-R9.1)."""
    lines = []
    for seed in range(40):
        game = start()
        play_on(game, seed, lambda game: False)
        lines = [line for line in map(said, game.events) if line is not None]
        if "and a foul by" in lines[-2]:
            break

    assert lines[-1] == "The game is over."
    assert lines[-2].startswith("Contested, but in, and a foul by ")


def test_every_shot_tells_whether_it_was_contested(start, play_on):
    """A shot is left to chance or contested, whatever comes of it (PB-R5)."""
    answers = {"leave": "Left open, ", "contest": "Contested, "}
    told = set()
    for seed in range(10):
        game = start()
        play_on(game, seed, lambda game: False)
        answered = [event.kind for event in game.events if event.kind in answers]
        shots = [
            said(event)
            for event in game.events
            if event.kind in ("basket", "miss", "block")
            or (event.kind == "foul" and event.shots == 2)
        ]

        assert len(answered) == len(shots)
        for kind, line in zip(answered, shots, strict=True):
            assert line.startswith(answers[kind])
            told.add(kind)

    assert told == set(answers)


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
