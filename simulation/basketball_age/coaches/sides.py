"""The two long sides of the court: which comes first where both are worth the same.

The ranks 1 and 2 are the mirror image of 5 and 4. Taking the first of equals would play
on the low ranks only, so possessions have a *hand*: 0 lists zones in their order, 1 as
the mirror image would.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from simulation.basketball_age.court import (
    COUNT,
    DISTANCE,
    OUTSIDE,
    RANKS,
    REACH,
)
from simulation.basketball_age.situations import Plan, plans_of

HANDS: Final = (0, 1)
# by hand: where a zone lies, seen so; who is outside stays there
SEEN: Final = (
    (*range(COUNT), OUTSIDE),
    (
        *(zone + len(RANKS) - 1 - 2 * (zone % len(RANKS)) for zone in range(COUNT)),
        COUNT,
    ),
)


def in_order(hand: int, zones: Iterable[int]) -> tuple[int, ...]:
    """Return zones in the order of a hand."""
    return tuple(sorted(zones, key=SEEN[hand].__getitem__))


# AROUND[hand][zone][points]: the other zones that so many steps reach
AROUND: Final = tuple(
    tuple(tuple(in_order(hand, zones) for zones in row) for row in REACH)
    for hand in HANDS
)
# NEARNESS[hand][zone][other]: less for the nearer, of equals for the first on the hand
NEARNESS: Final = tuple(
    tuple(
        tuple(COUNT * steps + SEEN[hand][other] for other, steps in enumerate(row))
        for row in DISTANCE
    )
    for hand in HANDS
)


def both_ways(
    formations: Mapping[str, tuple[str, ...]],
) -> tuple[dict[str, Plan | None], dict[str, Plan | None]]:
    """Return by hand the zones of every situation.

    What is saved holds as it is; a ready set is played either way round.

    :param formations: those of a team sheet, checked.
    """
    plain = plans_of(formations)
    seen = SEEN[1]
    turned: dict[str, Plan | None] = {}
    for name, plan in plain.items():
        if plan is not None and name not in formations:
            home, away = plan
            plan = (
                tuple(seen[each] for each in home),
                tuple(seen[each] for each in away),
            )
        turned[name] = plan
    return plain, turned
