"""The deck and the stop matrix (JB-D, JB-S), and what is computed from them once.

Thirteen kinds of card, known by their index: every pile and hand is a list of counts
in this order.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Any, Final

from simulation.cards import DrawTable, mask_of

CARDS: Final = (
    "TWO",
    "THREE",
    "DUNK",
    "AND1",
    "JUKEM",
    "HALF",
    "BLOCK",
    "MISS",
    "BRICK",
    "AIR",
    "SEC3",
    "TECH",
    "TIMEOUT",
)
TWO: Final = 0
THREE: Final = 1
DUNK: Final = 2
AND1: Final = 3
JUKEM: Final = 4
HALF: Final = 5
BLOCK: Final = 6
MISS: Final = 7
BRICK: Final = 8
AIR: Final = 9
SEC3: Final = 10
TECH: Final = 11
TIMEOUT: Final = 12
KINDS: Final = len(CARDS)

INDEX: Final = {card: index for index, card in enumerate(CARDS)}
SHOTS: Final = (TWO, THREE, DUNK, HALF)
FIELD_SHOTS: Final = (TWO, THREE, DUNK)
STOPPERS: Final = (BLOCK, MISS, BRICK, AIR, SEC3, TECH)
POINTS: Final = {TWO: 2, THREE: 3, DUNK: 2, HALF: 3}
STOPPER_CARDS: Final = tuple(CARDS[stopper] for stopper in STOPPERS)
DRAWS: Final = DrawTable(CARDS)
HAND_SIZE: Final = 5

# JB-D: 38 offensive, 17 defensive, 1 time-out; the split inside is JB-A1
DECK: Final = dict(zip(CARDS, (14, 9, 5, 5, 3, 2, 4, 4, 3, 3, 2, 1, 1), strict=True))
# JB-S: a dunk cannot miss, be a brick or an air ball (JB-A4)
STOPS: Final = {
    "TWO": list(STOPPER_CARDS),
    "THREE": list(STOPPER_CARDS),
    "DUNK": ["BLOCK", "SEC3", "TECH"],
    "HALF": list(STOPPER_CARDS),
}


class Tables:
    """The options of one game in the form that play needs.

    :ivar deck: copies of each kind.
    :ivar stops: shot → mask of the stoppers that stop it; ``stop_lists`` their
        indexes.
    :ivar field_shots: mask of the shots that may be played at any time: HALF among
        them only by ``half_court_any_time``.
    """

    __slots__ = (
        "deck",
        "deck_mask",
        "deck_size",
        "field_shots",
        "half_any_time",
        "jukem_multiplier",
        "max_overtimes",
        "one_card",
        "quarters",
        "stop_lists",
        "stops",
        "technical_free_throw",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.deck: tuple[int, ...] = tuple(options["deck"][card] for card in CARDS)
        self.deck_size = sum(self.deck)
        self.deck_mask = mask_of(self.deck)
        self.stops: dict[int, int] = {
            INDEX[shot]: sum(1 << INDEX[stopper] for stopper in stoppers)
            for shot, stoppers in options["stops"].items()
        }
        self.quarters: int = options["quarters"]
        self.jukem_multiplier: int = options["jukem_multiplier"]
        self.half_any_time: bool = options["half_court_any_time"]
        self.technical_free_throw: bool = options["technical_free_throw"]
        self.one_card: bool = options["refill"] == "one_card"
        self.max_overtimes: int = options["max_overtimes"]
        self.stop_lists: dict[int, tuple[int, ...]] = {
            shot: tuple(card for card in STOPPERS if mask >> card & 1)
            for shot, mask in self.stops.items()
        }
        shots = (*FIELD_SHOTS, HALF) if self.half_any_time else FIELD_SHOTS
        self.field_shots = sum(1 << shot for shot in shots)

    def points(self, shot: int, and1: bool, jukem: bool) -> int:
        """Return what a play scores when it is taken (JB-R4.1)."""
        shown = POINTS[shot]
        if jukem:
            shown *= self.jukem_multiplier
        return shown + 1 if and1 else shown


@lru_cache(maxsize=64)
def _tables(options: str) -> Tables:
    return Tables(json.loads(options))


def tables_of(options: Mapping[str, Any]) -> Tables:
    """Return the tables of checked options; equal options share one object."""
    return _tables(json.dumps(options, sort_keys=True))


# C(n, k) for hands of up to five out of up to 200 cards (JB-H.P)
WAYS: Final = tuple(
    tuple(comb(total, size) for size in range(HAND_SIZE + 1)) for total in range(201)
)
