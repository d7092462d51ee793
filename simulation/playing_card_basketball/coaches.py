"""The standard coach (PB-H), exact and deterministic, with four dials.

At their defaults the dials play the specified heuristic to the letter.
"""

from functools import lru_cache
from typing import Final

from simulation.playing_card_basketball.notation import (
    ATTEMPT,
    CONTEST,
    KEEP,
    LEAVE,
    LET,
    MOVE_BALL,
    REDRAW,
    SHOOT_THREE,
    SHOOT_TWO,
)
from simulation.playing_card_basketball.state import ATTACK
from simulation.playing_card_basketball.state import CONTEST as CONTEST_ASKED
from simulation.playing_card_basketball.state import STEAL as STEAL_ASKED
from simulation.playing_card_basketball.tables import JACK, KING, TWO
from simulation.playing_card_basketball.views import CardView
from simulation.protocol import Coach, Decision, View
from simulation.teamsheet import Dial, TeamSheet, dial_values
from simulation.words import Words, gettext_noop

_ = gettext_noop

_VALUE: Final = Words(_("card value"))

DIALS: Final = (
    Dial(
        "shoot_from",
        Words(_("Shoot from")),
        Words(
            _(
                "Shoots at once with a big play card of this value (11 a jack, 14 an "
                "ace) or more; what it does with lower ones moves along. Higher passes "
                "more."
            )
        ),
        minimum=7,
        maximum=14,
        default=11,
        unit=_VALUE,
    ),
    Dial(
        "three_from",
        Words(_("Threes from")),
        Words(
            _(
                "Shoots for three at any score with a big play card of this value (11 "
                "a jack, 14 an ace) or more. 15 keeps threes to kings and aces with "
                "three points to go."
            )
        ),
        minimum=9,
        maximum=15,
        default=15,
        unit=_VALUE,
    ),
    Dial(
        "steal_from",
        Words(_("Steal from")),
        Words(
            _(
                "Tries to steal with a big play card of this value (11 a jack, 14 an "
                "ace) or more. 15 never tries."
            )
        ),
        minimum=1,
        maximum=15,
        default=6,
        unit=_VALUE,
    ),
    Dial(
        "contest_from",
        Words(_("Contest from")),
        Words(
            _(
                "Contests a two with a big play card of this value (11 a jack, 14 an "
                "ace) or more, a three from one below. 16 never contests."
            )
        ),
        minimum=2,
        maximum=16,
        default=11,
        unit=_VALUE,
    ),
)

# PB-H.D1: the highest card with which it always passes, then the ten
_LOW: Final = 4
_TEN: Final = 10
_PASS_GAP: Final = 2
_REDRAW_TO: Final = 8
_LAST_BASKET: Final = 3
#: PB-H.D2 and D3, as other coaches reckon with them.
STEAL_FROM: Final = 6
CONTEST_TWO_FROM: Final = JACK
CONTEST_THREE_FROM: Final = JACK - 1


@lru_cache(maxsize=64)
def _passes(values: tuple[int, ...], shoot_from: int) -> tuple[tuple[bool, ...], ...]:
    """Return whether to pass, by the ranks of big play card and fundamentals."""
    shift = shoot_from - JACK
    return tuple(tuple(_is_pass(big - shift, fun) for fun in values) for big in values)


def _is_pass(big: int, fun: int) -> bool:
    """Whether PB-H.D1 passes with cards of these values."""
    if big <= _LOW:
        return True
    if big < _TEN:
        return fun >= big + _PASS_GAP
    return big == _TEN and fun >= KING


def passes_by_the_book(values: tuple[int, ...], big: int, fun: int) -> bool:
    """Whether PB-H.D1 passes with cards of these ranks, if it shoots no three."""
    return _passes(values, JACK)[big][fun]


def ends_with_three(value: int) -> bool:
    """Whether PB-H.D1 shoots such a card for three, with three points to go."""
    return value >= KING


class StandardCoach(Coach):
    """Plays PB-H, as far as the dials of the profile leave it."""

    def __init__(self, sheet: TeamSheet) -> None:
        dials = dial_values(DIALS, sheet)
        self.shoot_from = dials["shoot_from"]
        self.three_from = dials["three_from"]
        self.steal_from = dials["steal_from"]
        self.contest_from = dials["contest_from"]

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice of PB-H.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, CardView):
            raise TypeError("the coach needs a view of Playing Card Basketball")
        kind = decision.kind
        value = view.tables.values[view.big]
        if kind == ATTACK:
            return self._attack(view, decision, value)
        if kind == STEAL_ASKED:
            return ATTEMPT if value >= self.steal_from else LET
        if kind == CONTEST_ASKED:
            from_value = self.contest_from - (view.worth != TWO)
            return CONTEST if value >= from_value else LEAVE
        return REDRAW if value <= _REDRAW_TO else KEEP

    def _attack(self, view: CardView, decision: Decision, value: int) -> str:
        tables = view.tables
        if value >= self.three_from:
            return SHOOT_THREE
        if value >= KING and view.score[view.who] == tables.target - _LAST_BASKET:
            return SHOOT_THREE
        may_pass = decision.options[0] == MOVE_BALL
        if may_pass and _passes(tables.values, self.shoot_from)[view.big][view.fun]:
            return MOVE_BALL
        return SHOOT_TWO
