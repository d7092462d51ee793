"""Decisions that are made once, and how cards are drawn (PD-R2)."""

from typing import Final

from simulation.cards import EVEN
from simulation.poker_deck_basketball import words
from simulation.poker_deck_basketball.events import DRAWS as DRAWN
from simulation.poker_deck_basketball.events import Roll
from simulation.poker_deck_basketball.state import PokerState
from simulation.poker_deck_basketball.tables import (
    CODES,
    FACES,
    HAND_SIZE,
    INDEX,
    ROLLS,
)
from simulation.protocol import CHANCE, PUBLIC, Decision

# nobody changes a decision, so each is made once
_ROLL_DECISIONS: Final = tuple(
    Decision(CHANCE, "roll", ROLLS, ROLLS[0], prompt, EVEN[len(ROLLS)], PUBLIC)
    for prompt in words.ROLL_PROMPTS
)


def asked(side: int, kind: str, options: tuple[str, ...]) -> Decision:
    """Return the question to a side; what commits it least is listed first."""
    return Decision(side, kind, options, options[0], words.PROMPTS[kind], (), side)


def ask_roll(game: PokerState, side: int) -> None:
    """Let a side roll two dice."""
    game.pending = _ROLL_DECISIONS[side]


def rolled(game: PokerState, side: int, choice: str) -> tuple[int, bool]:
    """Note a roll down; return the sum, and whether it is a double."""
    game.outcomes += 1
    faces = FACES[choice]
    game.events.append(Roll(side, faces))
    return faces[0] + faces[1], faces[0] == faces[1]


def ask_refill(side: int, game: PokerState) -> None:
    """Ask chance for a side's next card, or end a refill that is complete (PD-R2.1)."""
    if not game.piles[side] or game.hands[side].bit_count() >= HAND_SIZE:
        game.steps.pop()
        return
    ask_card(game, side)


def ask_card(game: PokerState, side: int) -> None:
    """Ask chance for a side's next card; the last of a pile comes by itself."""
    options = CODES[side][game.piles[side]]
    if len(options) == 1:
        game.follow(options[0])
        return
    weights = EVEN[len(options)]
    game.pending = Decision(
        CHANCE, "draw", options, options[0], words.DRAW_PROMPT, weights, side
    )


def receive(game: PokerState, side: int, choice: str) -> None:
    """Give a side the card that it has drawn."""
    place = INDEX[side][choice]
    game.piles[side] ^= 1 << place
    game.hands[side] |= 1 << place
    game.outcomes += 1
    game.events.append(DRAWN[side][place])


def answer_refill(side: int, step: str, game: PokerState, choice: str) -> None:
    """Give a side a card, and go on filling its hand."""
    receive(game, side, choice)
    if game.piles[side] and game.hands[side].bit_count() < HAND_SIZE:
        game.steps.append(step)
