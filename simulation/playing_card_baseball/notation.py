"""Choices as short words, and what is listed when (PC-R2, R4, R5, R6).

===============  ============  =================================================
decision         who           choices
===============  ============  =================================================
``shuffle``      pitching      ``shuffle``, ``play_on``
``pinch``        batting       ``keep``, ``pinch_hit``
``relief``       pitching      ``keep``, ``reliever``
``steal``        batting       ``none``, ``steal_third``, ``steal_second``
``pitch``        pitching      ``fastball``, ``curveball``, ``slider``,
                               ``changeup``
``swing``        batting       ``single``, ``double``, ``triple``, ``homer``,
                               ``sac_fly``
``double_play``  pitching      ``decline``, ``attempt``
``draw``         chance        a card that one side sees: ``Ts``, ``9h``
``turn``         chance        a card that is turned face up
===============  ============  =================================================
"""

from typing import Final

from simulation.playing_card_baseball.tables import (
    FIRST,
    HITS,
    PITCHES,
    SECOND,
    SWINGS,
    THIRD,
)

SHUFFLE_CHOICE: Final = "shuffle"
PLAY_ON: Final = "play_on"
KEEP: Final = "keep"
PINCH_HIT: Final = "pinch_hit"
RELIEVER: Final = "reliever"
NO_STEAL: Final = "none"
STEAL_THIRD: Final = "steal_third"
STEAL_SECOND: Final = "steal_second"
DECLINE: Final = "decline"
ATTEMPT: Final = "attempt"

SHUFFLE_OPTIONS: Final = (SHUFFLE_CHOICE, PLAY_ON)
PINCH_OPTIONS: Final = (KEEP, PINCH_HIT)
RELIEF_OPTIONS: Final = (KEEP, RELIEVER)
PITCH_OPTIONS: Final = PITCHES
SWING_OPTIONS: Final = (HITS, SWINGS)
DOUBLE_OPTIONS: Final = (DECLINE, ATTEMPT)
#: The base that a runner leaves, by choice.
STEALS: Final = {STEAL_THIRD: 2, STEAL_SECOND: 1}


def _steal_options(bases: int, tried: int) -> tuple[str, ...]:
    can_go = bases & ~tried
    listed = [NO_STEAL]
    if can_go & SECOND and not bases & THIRD:
        listed.append(STEAL_THIRD)
    if can_go & FIRST and not bases & SECOND:
        listed.append(STEAL_SECOND)
    return tuple(listed)


#: By the bases that are taken, then by those whose runner has tried (PC-R4.1).
STEAL_OPTIONS: Final = tuple(
    tuple(_steal_options(bases, tried) for tried in range(8)) for bases in range(8)
)
