"""The piles (PB-D), what a card is worth, and the options in the form that play needs.

Each suit is a pile of its own with one card of each rank, so that a pile is a mask: a
bit for every rank that it still holds.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from simulation.playing_cards import CARDS, CLUBS, DIAMONDS, HEARTS, RANKS, SPADES

#: The big play piles of home and away (PB-D).
BIG_SUITS: Final = (SPADES, DIAMONDS)
#: Their piles of fundamentals.
FUN_SUITS: Final = (CLUBS, HEARTS)
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
KINDS: Final = len(RANKS)
#: All thirteen ranks of a suit.
FULL: Final = (1 << KINDS) - 1
#: No card, where a rank may stand.
NONE: Final = -1

#: Suit → rank → card, and the way back to the rank.
SUITED: Final = tuple(
    tuple(CARDS[suit * KINDS : (suit + 1) * KINDS]) for suit in range(len(SUIT_NAMES))
)
RANK: Final = {card: place % KINDS for place, card in enumerate(CARDS)}

#: The weights of so many cards, all equally likely (PB-C3).
EVEN: Final = tuple((1,) * count for count in range(KINDS + 1))
# a suit is looked up in two parts: whole, its 8,191 piles would fill the memory
_LOW_RANKS: Final = 7


def _parts(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the cards of each mask over a part of a suit."""
    return tuple(
        tuple(card for place, card in enumerate(cards) if mask >> place & 1)
        for mask in range(1 << len(cards))
    )


_LOW_CARDS: Final = tuple(_parts(cards[:_LOW_RANKS]) for cards in SUITED)
_HIGH_CARDS: Final = tuple(_parts(cards[_LOW_RANKS:]) for cards in SUITED)
_LOW_MASK: Final = (1 << _LOW_RANKS) - 1


def cards_of(suit: int, mask: int) -> tuple[str, ...]:
    """Return the cards of a suit whose ranks are in a mask, the lowest first."""
    return _LOW_CARDS[suit][mask & _LOW_MASK] + _HIGH_CARDS[suit][mask >> _LOW_RANKS]


JACK: Final = 11
KING: Final = 13
TWO: Final = 2
THREE: Final = 3
#: How much higher a card must be to make a three (PB-R5).
THREE_GAP: Final = 3
#: PB-R10.3: from this play on nobody may pass, and the game ends with the possession.
MOST_PLAYS: Final = 1500

_ACE_HIGH: Final = tuple(range(2, 15))
_ACE_LOW: Final = (*range(2, 14), 1)


class Tables:
    """The options of one game in the form that play needs.

    :ivar values: what each rank is worth.
    :ivar max_passes: passes in a possession, as many as plays where there is no limit.
    """

    __slots__ = (
        "max_passes",
        "max_possessions",
        "options",
        "rebounds",
        "target",
        "values",
        "win_by",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = dict(options)
        self.target: int = options["target_score"]
        self.values: tuple[int, ...] = (
            _ACE_HIGH if options["ace"] == "high" else _ACE_LOW
        )
        self.rebounds: bool = options["rebounds"]
        self.max_passes: int = options["max_passes"] or MOST_PLAYS
        self.win_by: int = options["win_by"]
        self.max_possessions: int = options["max_possessions"]

    def is_won(self, points: int, others: int) -> bool:
        """Whether so many points against the others' win the game (PB-R9.1)."""
        return points >= self.target and points - others >= self.win_by


@lru_cache(maxsize=64)
def _tables(options: tuple[tuple[str, Any], ...]) -> Tables:
    return Tables(dict(options))


def tables_of(options: Mapping[str, Any]) -> Tables:
    """Return the tables of checked options; equal options share one object."""
    return _tables(tuple(options.items()))


def ranks_of(mask: int) -> str:
    """Return the ranks in a mask as they are written, the lowest first."""
    return "".join(RANKS[rank] for rank in range(KINDS) if mask >> rank & 1)
