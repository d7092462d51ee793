"""Choices as short words (PB-R2, R3, R4, R5).

===============  ==========================================================
``pass``         move the ball on and draw anew, if it gets there
``shoot_two``    shoot for two points with the big play card
``shoot_three``  shoot for three with it
``let``          let the pass go
``attempt``      try to steal it
``leave``        leave the shot to chance
``contest``      contest it with the big play card
``keep``         keep the big play card that was drawn after a held pass
``redraw``       discard it and draw another
``Ts``, ``9h`` …   a drawn or turned card is its own word, rank and suit
===============  ==========================================================
"""

from typing import Final

MOVE_BALL: Final = "pass"
SHOOT_TWO: Final = "shoot_two"
SHOOT_THREE: Final = "shoot_three"
LET: Final = "let"
ATTEMPT: Final = "attempt"
LEAVE: Final = "leave"
CONTEST: Final = "contest"
KEEP: Final = "keep"
REDRAW: Final = "redraw"

ATTACK_OPTIONS: Final = (MOVE_BALL, SHOOT_TWO, SHOOT_THREE)
#: When no more passes are allowed (PB-R3).
SHOT_OPTIONS: Final = (SHOOT_TWO, SHOOT_THREE)
STEAL_OPTIONS: Final = (LET, ATTEMPT)
CONTEST_OPTIONS: Final = (LEAVE, CONTEST)
REDRAW_OPTIONS: Final = (KEEP, REDRAW)
