"""Exact chances: of two dice by the rule book's charts, of percentages, of rebounds.

Points are counted in :data:`POINT` parts: a chance of two dice has 36 ways and one of
a percentage 100, so whatever is rolled comes out in whole parts or is rounded down.
"""

from functools import cache
from typing import Final, NamedTuple

from simulation.basketball_age.tables import (
    ALWAYS_MISSES,
    ALWAYS_SCORES,
    BLOCK,
    FOULED,
    LOCKDOWN,
    MOVE_WITH,
    REBOUND_FOUL,
    SCREEN,
    STEAL,
    UNCONTESTED,
    Chart,
)

WAYS_OF_TWO_DICE: Final = 36
POINT: Final = 100 * WAYS_OF_TWO_DICE
# ways of two dice to show each total, from 0 on
WAYS: Final = tuple(max(0, 6 - abs(total - 7)) for total in range(13))
_TOTALS: Final = range(2, 13)
# modifiers come from ratings that differ by five at most, and a few ones
LEAST_MODIFIER: Final = -8
MOST_MODIFIER: Final = 8
_MODIFIERS: Final = range(LEAST_MODIFIER, MOST_MODIFIER + 1)


def ways_of(chart: Chart, modifier: int, *results: str) -> int:
    """Return how many of the 36 ways come to one of some results of a chart."""
    return sum(
        WAYS[natural]
        for natural in _TOTALS
        if chart.result(natural, natural + modifier) in results
    )


def _rows(chart: Chart, *results: str) -> dict[int, int]:
    return {modifier: ways_of(chart, modifier, *results) for modifier in _MODIFIERS}


# ways by modifier
STOLEN: Final = _rows(STEAL, "steal", "stripped")
STEAL_FOULS: Final = _rows(STEAL, "foul", "technical")
STEAL_MISSES: Final = _rows(STEAL, "unbalanced")
STAYS: Final = _rows(MOVE_WITH, "with", "stopped")
CHARGES: Final = _rows(LOCKDOWN, "offensive_foul")
SCREENS: Final = _rows(SCREEN, "screened")
SCREEN_FOULS: Final = _rows(SCREEN, "offensive_foul")
BLOCK_FOULS: Final = _rows(BLOCK, "foul", "clean_foul")


@cache
def pass_ways(rating: int, modifier: int) -> int:
    """Return in how many of 36 ways a pass that is rolled for arrives (BA-6.4)."""
    return sum(
        WAYS[natural]
        for natural in _TOTALS
        if natural == 2 or (natural != 12 and natural + modifier <= rating)
    )


def percent(target: int) -> int:
    """Return how many of a hundred rolls score (BA-8.2)."""
    return max(ALWAYS_SCORES, min(ALWAYS_MISSES - 1, target))


@cache
def fouled_points(target: int, worth: int, throw: int) -> int:
    """Return the parts of a point of an attempt with a foul (BA-8.5).

    :param target: of the attempt; ``throw``: of a free throw.
    """
    made, free = percent(target), percent(throw)
    hundredths = made * (100 * worth + free) + (100 - made) * worth * free
    return hundredths * WAYS_OF_TWO_DICE // 100


@cache
def open_points(target: int, worth: int) -> int:
    """Return the parts of a point of an attempt that nobody tries to block.

    :param target: without the bonus for that.
    """
    return percent(target + UNCONTESTED) * worth * WAYS_OF_TWO_DICE


@cache
def rim_points(target: int) -> int:
    """Return the parts of a point of a lay-up or dunk that nobody tries to block."""
    return percent(target) * 2 * WAYS_OF_TWO_DICE


@cache
def blocked_points(target: int, worth: int, throw: int, modifier: int) -> int:
    """Return the parts of a point of an attempt that a defender tries to block.

    :param modifier: of the block (BA-9.1).
    """
    clean = ways_of(BLOCK, modifier, "clean_foul")
    shot = ways_of(BLOCK, modifier, "shot") * percent(target) * worth
    foul = ways_of(BLOCK, modifier, "foul") * fouled_points(
        target + FOULED, worth, throw
    )
    foul += clean * fouled_points(target, worth, throw)
    return shot + foul // WAYS_OF_TWO_DICE


class Board(NamedTuple):
    """The chances of a rebound, in ways of those that decide it.

    :param won: ways in which the side wins; ``lost`` likewise.
    :param drawn: ways in which it wins and is fouled; ``charged``: loses and fouls.
    """

    won: int
    lost: int
    drawn: int
    charged: int


@cache
def board(difference: int) -> Board:
    """Return the chances of a side whose factor is so much greater (BA-12.2, BA-12.3).

    Ties are rolled again, so only the other ways count.
    """
    margins = [
        difference + mine - theirs for mine in range(1, 7) for theirs in range(1, 7)
    ]
    return Board(
        won=sum(margin > 0 for margin in margins),
        lost=sum(margin < 0 for margin in margins),
        drawn=sum(margin >= REBOUND_FOUL for margin in margins),
        charged=sum(margin <= -REBOUND_FOUL for margin in margins),
    )
