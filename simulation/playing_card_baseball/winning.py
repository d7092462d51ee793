"""The chance to win from any state of an inning, as the expert coach reckons it.

Plate appearances go as they do on the average between good coaches; the recursion over
them is exact. Chances are whole numbers in millionths.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from simulation.playing_card_baseball.tables import (
    FIRST,
    HOME_PLATE,
    OUTS,
    advance,
)

SURE: Final = 1_000_000
EVEN_CHANCE: Final = SURE // 2
#: A lead that is as good as a win.
_FAR: Final = 15
_SAFE: Final = 999_000
# in thousandths: the swings that win, and the double plays among the outs
_HITS: Final = ((1, 330), (2, 25), (4, 65))
_TURNED: Final = 550
_THOUSAND: Final = 1000
_OUT: Final = _THOUSAND - sum(weight for _bases, weight in _HITS)


class _Step(NamedTuple):
    """What may become of a plate appearance.

    :param weight: how often of a thousand times it does.
    :param outs: how many there are then; ``bases`` likewise those that are taken.
    """

    weight: int
    runs: int
    outs: int
    bases: int


def _steps(outs: int, bases: int, double_plays: bool) -> tuple[_Step, ...]:
    steps = []
    for by, weight in _HITS:
        scoring, taken = advance(bases, by, True, HOME_PLATE)
        steps.append(_Step(weight, len(scoring), outs, taken))
    if double_plays and bases & FIRST and outs < OUTS - 1:
        turned = _OUT * _TURNED // _THOUSAND
        scoring, taken = advance(bases, 1, False, HOME_PLATE)
        steps += [
            _Step(turned, 0, outs + 2, bases ^ FIRST),
            _Step(_OUT - turned, len(scoring), outs + 1, taken),
        ]
    else:
        steps.append(_Step(_OUT, 0, outs + 1, bases))
    return tuple(steps)


_BY_RUNNERS: Final = sorted(range(8), key=lambda bases: -bases.bit_count())

#: The chance of the side at bat, by its lead, the outs and the bases.
Half = dict[tuple[int, int, int], int]


@lru_cache(maxsize=64)
def half_chances(left: int, is_bottom: bool, double_plays: bool) -> Half:
    """Return the chances of the side at bat all over a half inning.

    :param left: innings to come behind this one, 0 in the last one and beyond it.
    """
    ended = _ended(left, is_bottom, double_plays)
    chances: Half = {}
    steps = {
        (outs, bases): _steps(outs, bases, double_plays)
        for outs in range(OUTS)
        for bases in range(8)
    }
    for lead in range(_FAR - 1, -_FAR - 1, -1):
        chances.update({(lead, OUTS, bases): ended(lead) for bases in range(8)})
        for outs in range(OUTS - 1, -1, -1):
            for bases in _BY_RUNNERS:
                if is_bottom and not left and lead > 0:
                    chances[lead, outs, bases] = SURE
                    continue
                total = 0
                for weight, runs, out, taken in steps[outs, bases]:
                    behind = chances.get((lead + runs, out, taken), _SAFE)
                    total += weight * behind
                chances[lead, outs, bases] = total // _THOUSAND
    return chances


def _ended(left: int, is_bottom: bool, double_plays: bool) -> Callable[[int], int]:
    """Return the chance of the side at bat when its half is over, by its lead."""
    if is_bottom and not left:
        return lambda lead: SURE if lead > 0 else 0 if lead < 0 else EVEN_CHANCE
    following = half_chances(left - is_bottom, not is_bottom, double_plays)

    def chance(lead: int) -> int:
        if not is_bottom and not left and lead < 0:
            return 0  # home does not bat again (PC-R1.2)
        return SURE - chance_at(following, -lead, 0, 0)

    return chance


def chance_at(half: Half, lead: int, outs: int, bases: int) -> int:
    """Return the chance of the side at bat, at any lead.

    :param half: as :func:`half_chances` returns it.
    """
    if lead >= _FAR:
        return _SAFE
    return half.get((lead, outs, bases), SURE - _SAFE)
