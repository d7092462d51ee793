"""Attackers and defenders of a pass, and what follows from them.

In the basic game it is BA-6.2 and BA-6.3, with distance and the passing press BA-16.1.
"""

from typing import NamedTuple

from simulation.basketball_age.court import (
    OUTSIDE,
    PAINT,
    STANDARD,
    STANDARD_FROM_SPOT,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import TEAM


class Counts(NamedTuple):
    """What is counted for a pass.

    :param attackers: A of both zones; ``defenders``: D (BA-6.2).
    :param is_one_zone: whether passer and receiver are in one zone.
    :param origin: attackers and defenders of the zone of the passer; ``target``: those
        of the zone of the receiver.
    :param distance: in standard distances begun (BA-6.7).
    """

    attackers: int
    defenders: int
    is_one_zone: bool
    origin: tuple[int, int]
    target: tuple[int, int]
    distance: int


class Need(NamedTuple):
    """Whether a pass must be rolled for, and what is added then."""

    is_due: bool
    modifier: int


def counts_of(game: BasketballState, receiver: int, target: int) -> Counts:
    """Count for a pass of the handler.

    :param target: the zone in which the receiver takes it, wherever he is now.
    """
    origin = game.where[game.ball]
    others = TEAM[game.offence] & ~(1 << receiver)
    at_target = (game.occupants[target] & others).bit_count() + 1
    near_target = game.defenders_in(target)
    if origin == OUTSIDE:
        # BA-7.3: the defenders beside the spot count as if they were in it
        spot = game.spot
        at_origin, near_origin = 1, game.defenders_in(spot)
        distance = STANDARD_FROM_SPOT[spot][target]
    else:
        at_origin = (game.occupants[origin] & others).bit_count()
        near_origin = game.defenders_in(origin)
        distance = STANDARD[origin][target]
    if origin == target:
        at_origin, attackers = at_target, at_target
    else:
        attackers = at_origin + at_target
    return Counts(
        attackers,
        (near_origin | near_target).bit_count(),
        origin == target,
        (at_origin, near_origin.bit_count()),
        (at_target, near_target.bit_count()),
        distance,
    )


def need_of(game: BasketballState, counts: Counts, zone: int) -> Need:
    """Return whether a pass is rolled for, and the modifier (BA-6.3).

    By the advanced rules distance and numbers count (BA-16.1), and the press (BA-16.9).

    :param zone: of the receiver.
    """
    long_passes = game.tables.long_passes
    if game.is_pressed:
        need = _under_press(counts)
    else:
        need = _basic(counts, zone)
        if long_passes:
            need = _outnumbered(counts, need)
    if need.is_due and long_passes:
        return Need(True, need.modifier + counts.distance - 1)
    return need


def _under_press(counts: Counts) -> Need:
    """Return the need against a full court press (BA-16.9)."""
    more = counts.defenders - counts.attackers
    return Need(more >= 0, 2 * more if more > 0 else 1)


def _basic(counts: Counts, zone: int) -> Need:
    """Return the need of the basic game (BA-6.3)."""
    more = counts.defenders - counts.attackers
    if more:
        return Need(more > 0, max(0, more))
    return Need(not counts.is_one_zone or zone in PAINT, 0)


def _outnumbered(counts: Counts, need: Need) -> Need:
    """Return the need with more defenders than attackers in a zone (BA-16.1)."""
    attackers, defenders = counts.origin
    is_outnumbered = defenders > attackers
    if counts.attackers == counts.defenders:
        return Need(need.is_due, 1 if is_outnumbered else 0)
    if counts.attackers > counts.defenders:
        attackers, defenders = counts.target
        return Need(is_outnumbered or defenders > attackers, 0)
    return need
