"""The deck as bits, the moves on the bases, and the options of one game.

A card is its index in :data:`simulation.playing_cards.CARDS`; a set of cards is a whole
number with one bit for each. Bases are bits too: 1 for first, 2 for second, 4 for
third.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from simulation.playing_cards import (
    CARDS,
    CLUBS,
    DIAMONDS,
    FULL_SUIT,
    HEARTS,
    SPADES,
    SUIT_SIZE,
    cards_of,
)

DECK_SIZE: Final = len(CARDS)
ALL_CARDS: Final = (1 << DECK_SIZE) - 1
BITS: Final = tuple(1 << card for card in range(DECK_SIZE))

FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4
HOME_PLATE: Final = 4
OUTS: Final = 3

#: PC-R2.2: cards that are dealt.
PITCHER_CARDS: Final = 6
BATTER_CARDS: Final = 3
#: PC-R5.2: cards that the batter draws for a sacrifice fly.
FLY_CARDS: Final = 4
#: PC-R4.2, PC-R6.2: cards that are turned for a steal or a double play.
EXTRA_CARDS: Final = 2
#: PC-R5.2: bases by which a deep fly moves the runners.
FLY_BASES: Final = 2
#: PC-R8: so many plate appearances end a half inning.
MOST_BATTERS: Final = 200
#: PC-R1.4: as many innings may be added where the league says nothing else.
USUAL_EXTRA: Final = 20

PITCHES: Final = ("fastball", "curveball", "slider", "changeup")
#: PC-R2.6: cards that both sides draw.
PITCH_CARDS: Final = {pitch: 3 - place for place, pitch in enumerate(PITCHES)}
PITCHES_BY_CARDS: Final = {cards: pitch for pitch, cards in PITCH_CARDS.items()}
HITS: Final = ("single", "double", "triple", "homer")
FLY: Final = "sac_fly"
SWINGS: Final = (*HITS, FLY)
#: PC-R2.7: bases that a swing is good for; the batter draws four cards less these.
SWING_BASES: Final = {swing: base for base, swing in enumerate(HITS, 1)}
SWING_CARDS: Final = {
    **{swing: 4 - bases for swing, bases in SWING_BASES.items()},
    FLY: FLY_CARDS,
}


def codes_of(mask: int) -> tuple[str, ...]:
    """Return the cards of a set by their codes, in the order of the deck."""
    return (
        cards_of(CLUBS, mask & FULL_SUIT)
        + cards_of(DIAMONDS, mask >> SUIT_SIZE & FULL_SUIT)
        + cards_of(HEARTS, mask >> 2 * SUIT_SIZE & FULL_SUIT)
        + cards_of(SPADES, mask >> 3 * SUIT_SIZE)
    )


def cards_in(mask: int) -> list[int]:
    """Return the cards of a set, in the order of the deck."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def advance(
    bases: int, by: int, has_batter: bool, most: int
) -> tuple[tuple[int, ...], int]:
    """Move everybody on by some bases (PC-R2.7, PC-R1.3).

    Of those who would come home only ``most`` do; the others hold as far on as there
    is room behind the one ahead.

    :returns: the bases from which runners score, the foremost first (0 for the
        batter), and the bases that are taken then.
    """
    scoring: list[int] = []
    taken, ahead = 0, HOME_PLATE
    for start in (3, 2, 1, 0):
        if not (bases >> (start - 1) & 1 if start else has_batter):
            continue
        target = start + by
        if target >= HOME_PLATE and len(scoring) < most:
            scoring.append(start)
            continue
        ahead = min(target, ahead - 1)
        taken |= 1 << (ahead - 1)
    return tuple(scoring), taken


class Tables:
    """The options of one game in the form that play needs.

    :ivar innings: regulation innings; ``most_innings`` after which a level game ends.
    :ivar tie_is_batters: who wins a showdown of equal hands (PC-R2.8).
    """

    __slots__ = (
        "double_plays",
        "innings",
        "most_innings",
        "order_unknown",
        "sac_flies",
        "steals",
        "substitutions",
        "tie_is_batters",
        "walkoff_all_runs",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.innings: int = options["innings"]
        self.most_innings = most_innings(options)
        self.double_plays: bool = options["double_plays"]
        self.steals: bool = options["steals"]
        self.sac_flies: bool = options["sac_flies"]
        self.substitutions: bool = options["substitutions"]
        self.tie_is_batters: bool = options["tie_hand"] == "batter"
        self.walkoff_all_runs: bool = options["walkoff_all_runs"]
        self.order_unknown: bool = options["order_unknown"]


def most_innings(options: Mapping[str, Any]) -> int:
    """Return after how many innings a level game is a tie (PC-R1.4)."""
    innings: int = options["innings"]
    most: int = options["max_innings"]
    return most or innings + USUAL_EXTRA


@lru_cache(maxsize=64)
def _tables(options: str) -> Tables:
    return Tables(json.loads(options))


def tables_of(options: Mapping[str, Any]) -> Tables:
    """Return the tables of checked options; equal options share one object."""
    return _tables(json.dumps(options, sort_keys=True))
