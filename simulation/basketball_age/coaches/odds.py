"""Exact chances: of two dice by the rule book's charts, of percentages, of rebounds.

Points are counted in :data:`POINT` parts: a chance of two dice has 36 ways and one of
a percentage 100, so whatever is rolled comes out in whole parts or is rounded down.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from simulation.basketball_age.tables import (
    ADVANCED_BLOCK,
    ADVANCED_MOVE_WITH,
    ADVANCED_PRESSED_BLOCK,
    ADVANCED_STEAL,
    ALWAYS_MISSES,
    ALWAYS_SCORES,
    BLOCK,
    FAILED_STEALS,
    FOULED,
    LOCKDOWN,
    MOVE_WITH,
    PICK,
    PRESSED_BLOCK,
    REBOUND_FOUL,
    SCREEN,
    SHOTS_LEFT,
    STAYED,
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
CHARGES: Final = _rows(LOCKDOWN, "offensive_foul")
SCREENS: Final = _rows(SCREEN, "screened")
SCREEN_FOULS: Final = _rows(SCREEN, "offensive_foul")
PICKS: Final = _rows(PICK, "screened")
PICK_FOULS: Final = _rows(PICK, "offensive_foul")


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


def _blocked_by(chart: Chart) -> Callable[..., int]:
    """Return what an attempt is worth that is blocked by a chart (BA-9.1, BA-16.11)."""

    @cache
    def blocked_points(
        target: int, worth: int, throw: int, modifier: int, shift: int = 0
    ) -> int:
        """Return the parts of a point of an attempt that a defender tries to block.

        :param modifier: of the block.
        :param shift: added to the target of a shot without a foul (BA-16.6).
        """
        clean = ways_of(chart, modifier, "clean_foul")
        shot = sum(
            ways_of(chart, modifier, result) * percent(target + shift + added) * worth
            for result, added in SHOTS_LEFT.items()
        )
        foul = ways_of(chart, modifier, "foul", "pressed_foul") * fouled_points(
            target + FOULED, worth, throw
        )
        foul += clean * fouled_points(target, worth, throw)
        return shot + foul // WAYS_OF_TWO_DICE

    return blocked_points


class Odds(NamedTuple):
    """The chances of the charts that a game is played by, in ways by modifier.

    :param stolen: a steal succeeds; ``steal_fouls``: it is a foul; ``steal_misses``:
        it unbalances the defender.
    :param stays: a defender stays with his man.
    :param block_fouls: a block is a foul.
    :param blocked_points: what an attempt is worth that is blocked.
    """

    stolen: dict[int, int]
    steal_fouls: dict[int, int]
    steal_misses: dict[int, int]
    stays: dict[int, int]
    block_fouls: dict[int, int]
    blocked_points: Callable[..., int]


def _odds(block: Chart, steal: Chart, move_with: Chart) -> Odds:
    return Odds(
        stolen=_rows(steal, "steal", "stripped"),
        steal_fouls=_rows(steal, "foul", "technical"),
        steal_misses=_rows(steal, *FAILED_STEALS),
        stays=_rows(move_with, *STAYED, "stopped"),
        block_fouls=_rows(block, "foul", "pressed_foul", "clean_foul"),
        blocked_points=_blocked_by(block),
    )


BASIC: Final = _odds(BLOCK, STEAL, MOVE_WITH)
ADVANCED: Final = _odds(ADVANCED_BLOCK, ADVANCED_STEAL, ADVANCED_MOVE_WITH)
# under the press (BA-16.9)
PRESSED: Final = _odds(PRESSED_BLOCK, STEAL, MOVE_WITH)
ADVANCED_PRESSED: Final = _odds(
    ADVANCED_PRESSED_BLOCK, ADVANCED_STEAL, ADVANCED_MOVE_WITH
)


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
