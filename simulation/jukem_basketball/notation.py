"""Choices as short words, listed from tables that are made once (JB-R2, R3, R5).

=====================  =======================================================
``play TWO AND1``      the shot, then AND1 and JUKEM where they go with it
``time_out``           play the TIMEOUT card
``discard``            no play can be made: give cards away
``take_it``            let the shot through
``stop AIR``           stop it with a card
``none``               exchange no card beside the TIMEOUT
``discard MISS SEC3``  the cards to give away, in the order of the deck's table
``TWO``, ``AIR`` …       a drawn card is its own word
=====================  =======================================================
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from simulation.cards import masks_of
from simulation.jukem_basketball.tables import (
    AND1,
    CARDS,
    FIELD_SHOTS,
    HALF,
    JUKEM,
    SHOTS,
    STOPPERS,
    TIMEOUT,
)

TIME_OUT: Final = "time_out"
DISCARD: Final = "discard"
TAKE_IT: Final = "take_it"
NO_CARDS: Final = "none"


class Attempt(NamedTuple):
    """A shot and what is played beside it.

    :param shot: the shot's index; ``and1`` and ``jukem``: whether they go with it.
    """

    shot: int
    and1: bool
    jukem: bool


def _plays() -> dict[str, Attempt]:
    plays = {}
    for shot in FIELD_SHOTS:
        for and1 in (False, True):
            for jukem in (False, True):
                helpers = " AND1" * and1 + " JUKEM" * jukem
                plays[f"play {CARDS[shot]}{helpers}"] = Attempt(shot, and1, jukem)
    plays["play HALF"] = Attempt(HALF, False, False)
    return plays


PLAYS: Final = _plays()
PLAY_WORDS: Final[dict[tuple[int, bool, bool], str]] = {
    play: word for word, play in PLAYS.items()
}
STOP_WORDS: Final = {stopper: f"stop {CARDS[stopper]}" for stopper in STOPPERS}
STOPS_BY_WORD: Final = {word: stopper for stopper, word in STOP_WORDS.items()}

# the cards that a turn can be made with; stoppers change nothing about it
_TURN_CARDS: Final = (*SHOTS, AND1, JUKEM, TIMEOUT)
_TURN_MASK: Final = sum(1 << card for card in _TURN_CARDS)


def turn_key(mask: int, half: bool, draws: bool) -> int:
    """Return the key of a hand in :data:`TURN_OPTIONS`.

    :param mask: the kinds of card in the hand.
    :param half: whether HALF may be played now.
    :param draws: whether the draw pile has cards, so that a time-out or a discard is
        possible.
    """
    return (mask & _TURN_MASK) << 2 | half << 1 | draws


def _turn_options(mask: int, half: bool, draws: bool) -> tuple[str, ...]:
    """Return the options of a turn in the order of JB-R2."""
    listed = [
        word
        for word, play in PLAYS.items()
        if mask >> play.shot & 1
        and (half or play.shot != HALF)
        and (mask >> AND1 & 1 or not play.and1)
        and (mask >> JUKEM & 1 or not play.jukem)
    ]
    can_play = bool(listed)
    if draws and mask >> TIMEOUT & 1:
        listed.append(TIME_OUT)
    if draws and not can_play:
        listed.append(DISCARD)
    return tuple(listed)


def _stop_options(mask: int) -> tuple[str, ...]:
    """Return the options of JB-R3 for the legal stoppers in a hand."""
    stops = [word for stopper, word in STOP_WORDS.items() if mask >> stopper & 1]
    return (TAKE_IT, *stops)


# by turn_key
TURN_OPTIONS: Final = {
    turn_key(mask, half, draws): _turn_options(mask, half, draws)
    for mask in masks_of(_TURN_CARDS)
    for half in (False, True)
    for draws in (False, True)
}
# by the mask of the legal stoppers in the hand
STOP_OPTIONS: Final = {mask: _stop_options(mask) for mask in masks_of(STOPPERS)}


def card_sets(counts: Sequence[int], sizes: Sequence[int]) -> tuple[str, ...]:
    """Return every distinct set of cards of the given sizes, as ``discard`` choices.

    Smaller sets first, then in the order of the deck's table; the empty set is
    ``none`` (JB-R5).
    """
    hand = [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]
    sets: dict[tuple[str, ...], None] = {}
    for size in sizes:
        # combinations of a sorted hand come sorted; a dict keeps one of equals
        sets.update(dict.fromkeys(combinations(hand, size)))
    return tuple(" ".join((DISCARD, *cards)) if cards else NO_CARDS for cards in sets)


def cards_of(choice: str) -> list[str]:
    """Return the cards named by a ``discard`` choice, none for ``none``."""
    return choice.split()[1:]
