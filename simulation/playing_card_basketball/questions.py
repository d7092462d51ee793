"""What is asked in each stage: of chance by pile, of a side by options (PB-R)."""

from typing import Final, NamedTuple

from simulation.playing_card_basketball import words
from simulation.playing_card_basketball.notation import (
    ATTACK_OPTIONS,
    CONTEST_OPTIONS,
    REDRAW_OPTIONS,
    SHOOT_TWO,
    SHOT_OPTIONS,
    STEAL_OPTIONS,
)
from simulation.playing_card_basketball.state import (
    ATTACK,
    CHANCE,
    CONTEST,
    DRAW_AGAIN,
    DRAW_BIG,
    DRAW_DEFENSE,
    DRAW_FUN,
    REDRAW,
    STEAL,
    THROW,
    THROW_ANSWER,
    TIP,
    TIP_ANSWER,
)
from simulation.playing_card_basketball.tables import BIG_SUITS, FUN_SUITS
from simulation.playing_cards import CLUBS, DIAMONDS, HEARTS, SPADES
from simulation.protocol import PUBLIC, SIDES, Decision
from simulation.words import Words

DRAW: Final = "draw"
FLIP: Final = "flip"
_FIRST: Final = 0
_LAST: Final = -1


class Source(NamedTuple):
    """Where the card of a stage comes from, and what is asked of chance.

    :param kind: ``draw`` where one side alone sees the card, else ``flip``.
    :param default: the place of the default among the cards.
    """

    suit: int
    kind: str
    audience: int
    prompt: Words
    default: int


def _hidden(suits: tuple[int, int]) -> tuple[Source, Source]:
    """Return the piles of home and away, each card seen by its own side."""
    home, away = (
        Source(suit, DRAW, side, words.CARD_PROMPTS[suit], _FIRST)
        for side, suit in enumerate(suits)
    )
    return home, away


def _open(home: int, away: int, default: int = _FIRST) -> tuple[Source, Source]:
    """Return the piles from which all see the card, by the offense."""
    return (
        Source(home, FLIP, PUBLIC, words.CARD_PROMPTS[home], default),
        Source(away, FLIP, PUBLIC, words.CARD_PROMPTS[away], default),
    )


_BIG: Final = _hidden(BIG_SUITS)
#: By stage and offense.
SOURCES: Final = {
    TIP: _open(CLUBS, CLUBS),
    # the lowest card and the highest: where all is left to defaults, the two that are
    # turned over for the ball must not be level for ever
    TIP_ANSWER: _open(HEARTS, HEARTS, _LAST),
    DRAW_BIG: _BIG,
    DRAW_AGAIN: _BIG,
    DRAW_FUN: _hidden(FUN_SUITS),
    DRAW_DEFENSE: _BIG[::-1],
    CHANCE: _open(HEARTS, CLUBS),
    THROW: _open(SPADES, DIAMONDS),
    THROW_ANSWER: _open(HEARTS, CLUBS),
}


def _asked(
    stage: str, options: tuple[str, ...], default: str, is_of_offense: bool
) -> tuple[Decision, Decision]:
    """Return what is asked in a stage where home, and where away is the offense."""
    home, away = (
        Decision(actor, stage, options, default, words.PROMPTS[stage], (), actor)
        for actor in (SIDES if is_of_offense else SIDES[::-1])
    )
    return home, away


# nobody changes a decision, so each is made once; by stage and offense
QUESTIONS: Final = {
    # a default that passes could go on for ever where no limit is set
    ATTACK: _asked(ATTACK, ATTACK_OPTIONS, SHOOT_TWO, True),
    STEAL: _asked(STEAL, STEAL_OPTIONS, STEAL_OPTIONS[0], False),
    CONTEST: _asked(CONTEST, CONTEST_OPTIONS, CONTEST_OPTIONS[0], False),
    REDRAW: _asked(REDRAW, REDRAW_OPTIONS, REDRAW_OPTIONS[0], True),
}
SHOT_QUESTIONS: Final = _asked(ATTACK, SHOT_OPTIONS, SHOOT_TWO, True)
