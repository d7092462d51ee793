"""The piles (PB-D), what a card is worth, and the options in the form that play needs.

Each suit is a pile of its own with one card of each rank, so that a pile is a mask: a
bit for every rank that it still holds.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from simulation.playing_cards import CLUBS, DIAMONDS, HEARTS, RANKS, SPADES, SUIT_SIZE

#: The big play piles of home and away (PB-D).
BIG_SUITS: Final = (SPADES, DIAMONDS)
#: Their piles of fundamentals.
FUN_SUITS: Final = (CLUBS, HEARTS)
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
#: No card, where a rank may stand.
NONE: Final = -1

JACK: Final = 11
KING: Final = 13
TWO: Final = 2
THREE: Final = 3
#: How much higher a card must be to make a three (PB-R5).
THREE_GAP: Final = 3
#: Free throws for a foul with a basket, and for one without (PB-R5).
BONUS_THROWS: Final = 1
FOUL_THROWS: Final = 2
#: PB-R10.3: from this play on nobody may pass, and the game ends with the possession.
MOST_PLAYS: Final = 1500

# PB-D.RANKS, PB-O.ace
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
        "rebounds",
        "target",
        "values",
        "win_by",
    )

    def __init__(self, options: Mapping[str, Any]) -> None:
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
        return wins(points, others, self.target, self.win_by)


def wins(points: int, others: int, target: int, margin: int) -> bool:
    """Whether points win against the others' (PB-R9.1).

    :param target: points to win; ``margin`` by how many the winner must lead.
    """
    return points >= target and points - others >= margin


@lru_cache(maxsize=64)
def _tables(options: tuple[tuple[str, Any], ...]) -> Tables:
    return Tables(dict(options))


def tables_of(options: Mapping[str, Any]) -> Tables:
    """Return the tables of checked options; equal options share one object."""
    return _tables(tuple(options.items()))


def ranks_of(mask: int) -> str:
    """Return the ranks in a mask as they are written, the lowest first."""
    return "".join(RANKS[rank] for rank in range(SUIT_SIZE) if mask >> rank & 1)
