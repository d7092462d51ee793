"""Cards, hands and dice of this game, and the options of a league (PD-D, PD-O).

A side's twenty-six cards are known by their place in its half of the deck, from both
twos to both aces; hands and piles are masks with a bit for each card. The first of two
equals is the club or the diamond, the second the spade or the heart.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from simulation.cards import MaskTable
from simulation.playing_cards import RANKS

HAND_SIZE: Final = 5
CARDS_OF_A_SIDE: Final = 26
#: PD-D: by side, from both twos to both aces.
CARDS: Final = (
    tuple(f"{rank}{suit}" for rank in RANKS for suit in "cs"),
    tuple(f"{rank}{suit}" for rank in RANKS for suit in "dh"),
)
INDEX: Final = tuple(
    {card: place for place, card in enumerate(cards)} for cards in CARDS
)
#: How many of them are numbers, and how many are no aces.
NUMBER_CARDS: Final = 18
PLAYABLE_CARDS: Final = 24
#: PD-D: a jack counts 11, a queen 12, a king 13; an ace has no value.
VALUES: Final = tuple(place // 2 + 2 for place in range(PLAYABLE_CARDS))

FULL: Final = (1 << CARDS_OF_A_SIDE) - 1
NUMBERS: Final = (1 << NUMBER_CARDS) - 1
PLAYABLE: Final = (1 << PLAYABLE_CARDS) - 1
FIGURES: Final = PLAYABLE ^ NUMBERS
ACES: Final = FULL ^ PLAYABLE
#: The first of the two cards of each rank, aces aside.
FIRSTS: Final = sum(1 << place for place in range(0, PLAYABLE_CARDS, 2))

#: Where the ball is: the own half, around the arc, under the basket (PD-R3).
BACK: Final = 0
ARC: Final = 1
PAINT: Final = 2
ZONES: Final = ("back", "arc", "paint")

TIP: Final = "tip"
QSTART: Final = "qstart"
INBOUND: Final = "inbound"
STEAL: Final = "steal"
BLOCK: Final = "block"
DREB: Final = "dreb"
LOOSE: Final = "loose"
#: How a possession came about (PD-R3).
ORIGINS: Final = (TIP, QSTART, INBOUND, STEAL, BLOCK, DREB, LOOSE)
PULLUP_ORIGINS: Final = (INBOUND, STEAL, BLOCK, DREB)
BREAK_ORIGINS: Final = (STEAL, BLOCK, DREB)

#: The faces of two dice, in order (PD-C3).
ROLLS: Final = tuple(f"{one}-{two}" for one in range(1, 7) for two in range(1, 7))
FACES: Final = {roll: (int(roll[0]), int(roll[2])) for roll in ROLLS}

#: The least sums of two dice that make a three, a two (PD-R5), a dunk, a long shot
#: (PD-R7) and a free throw (PD-R8.2).
THREE_FROM: Final = 10
TWO_FROM: Final = 7
DUNK_FROM: Final = 4
LONG_FROM: Final = 11
THROW_FROM: Final = 4
#: After so many rolls that were level again the offense has won (PD-R12).
MOST_REROLLS: Final = 100
#: Throws of each side before a shoot-out can be won, and pairs of throws behind them
#: before a roll decides (PD-R11.2).
SHOOTOUT_THROWS: Final = 5
SHOOTOUT_PAIRS: Final = 100

#: The places of the cards in a mask, in order; and, by side, how they are written.
PLACES: Final = MaskTable(range(CARDS_OF_A_SIDE))
CODES: Final = tuple(MaskTable(cards) for cards in CARDS)


def top_rank(cards: int) -> int:
    """Return the rank of the highest of some cards, 0 for a two."""
    return (cards.bit_length() - 1) // 2


class Tables:
    """The options of one game in the form that play needs.

    :ivar overtimes: at most so many before the shoot-out (PD-R11).
    :ivar follows_attack: whether the side that attacked last has the ball in the next
        quarter (PD-R1.4).
    """

    __slots__ = (
        "alley_after_refill",
        "follows_attack",
        "hidden_rebound",
        "joker_stops_pullup",
        "overtimes",
        "quarters",
        "timeouts",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.quarters: int = options["quarters"]
        self.follows_attack: bool = options["quarter_start"] == "attacker"
        self.overtimes: int = 0
        if options["tiebreak"] == "overtime":
            self.overtimes = options["max_overtimes"]
        self.timeouts: int = options["timeouts"]
        self.hidden_rebound: bool = options["hidden_rebound"]
        self.alley_after_refill: bool = options["alley_oop_after_refill"]
        self.joker_stops_pullup: bool = options["joker_stops_pullup"]


@lru_cache(maxsize=64)
def _tables(options: str) -> Tables:
    return Tables(json.loads(options))


def tables_of(options: Mapping[str, Any]) -> Tables:
    """Return the tables of checked options; equal options share one object."""
    return _tables(json.dumps(options, sort_keys=True))
