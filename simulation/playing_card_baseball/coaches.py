"""The standard coach (PC-H), exact and deterministic, with four dials.

At their defaults the dials play the specified heuristic to the letter.
"""

from typing import Final

from simulation.playing_card_baseball import notation as say
from simulation.playing_card_baseball.hands import (
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    category_of,
    top_of,
)
from simulation.playing_card_baseball.state import (
    DOUBLE_PLAY,
    PINCH,
    PITCH,
    RELIEF,
    SHUFFLE,
    STEAL,
)
from simulation.playing_card_baseball.tables import (
    FIRST,
    FLY,
    OUTS,
    SECOND,
    THIRD,
)
from simulation.playing_card_baseball.views import BaseballView
from simulation.protocol import Coach, Decision, View
from simulation.teamsheet import Dial, TeamSheet, dial_values
from simulation.words import Words, gettext_noop

_ = gettext_noop

USUAL_FASTBALL: Final = 6
USUAL_HOMER: Final = 11

DIALS: Final = (
    Dial(
        "fastball_pair",
        Words(_("Fastball with a pair")),
        Words(
            _(
                "Throws the fastball with no more than a pair of this rank (11 a "
                "jack, 14 an ace), and freezes the hands with a changeup otherwise. "
                "1 throws it with a high card only, 15 with two pair too."
            )
        ),
        minimum=1,
        maximum=15,
        default=USUAL_FASTBALL,
        unit=Words(_("rank")),
    ),
    Dial(
        "homer_pair",
        Words(_("Home run with a pair")),
        Words(
            _(
                "Swings for the home run with a pair of this rank or a higher one "
                "when the pitch gave one card or none. 15 waits for two pair."
            )
        ),
        minimum=2,
        maximum=15,
        default=USUAL_HOMER,
        unit=Words(_("rank")),
    ),
    Dial(
        "steal_outs",
        Words(_("Run with so many outs")),
        Words(
            _(
                "Sends a runner who can steal when there are at least so many outs. "
                "3 never does."
            )
        ),
        minimum=0,
        maximum=3,
        default=3,
        unit=Words(_("outs")),
    ),
    Dial(
        "early_substitutes",
        Words(_("Early substitutes")),
        Words(
            _(
                "Uses pinch hitter and reliever for a poor hand so many innings "
                "before the last regulation one, whoever is on base."
            )
        ),
        minimum=0,
        maximum=8,
        default=0,
        unit=Words(_("innings")),
    ),
)

_SEVEN: Final = 7
_JACK: Final = 11
_QUEEN: Final = 12
_TWO_PAIR_TOO: Final = 15


class StandardCoach(Coach):
    """Plays PC-H, as far as the dials of the profile leave it."""

    def __init__(self, sheet: TeamSheet) -> None:
        dials = dial_values(DIALS, sheet)
        self.fastball_pair = dials["fastball_pair"]
        self.homer_pair = dials["homer_pair"]
        self.steal_outs = dials["steal_outs"]
        self.early_substitutes = dials["early_substitutes"]

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice of PC-H.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, BaseballView):
            raise TypeError("the coach needs a view of Playing Card Baseball")
        kind = decision.kind
        if kind == SHUFFLE:
            return say.SHUFFLE_CHOICE
        if kind == PITCH:
            return usual_pitch(view.hand_value, self.fastball_pair)
        if kind == STEAL:
            return self._steal(view, decision)
        if kind == DOUBLE_PLAY:
            return say.ATTEMPT
        if kind == PINCH:
            return usual_pinch(view, self.early_substitutes)
        if kind == RELIEF:
            return usual_relief(view, self.early_substitutes)
        return self._swing(view, decision)

    def _steal(self, view: BaseballView, decision: Decision) -> str:
        return decision.options[1] if view.outs >= self.steal_outs else say.NO_STEAL

    def _swing(self, view: BaseballView, decision: Decision) -> str:
        may_fly = FLY in decision.options
        value, pitch = view.hand_value, view.pitch
        return usual_swing(
            value, pitch, view.bases, view.outs, may_fly, self.homer_pair
        )


def usual_pinch(view: BaseballView, early: int = 0) -> str:
    """Return whether PC-H sends a pinch hitter.

    :param early: so many innings before the last regulation one it does anyway.
    """
    value = view.hand_value
    is_poor = category_of(value) == HIGH_CARD and top_of(value) <= _QUEEN
    is_time = _is_late(view, early) or view.bases & (SECOND | THIRD)
    return say.PINCH_HIT if is_poor and is_time else say.KEEP


def usual_relief(view: BaseballView, early: int = 0) -> str:
    """Return whether PC-H brings in a reliever.

    :param early: as for :func:`usual_pinch`.
    """
    is_poor = category_of(view.hand_value) == HIGH_CARD
    is_time = _is_late(view, early) or view.bases
    return say.RELIEVER if is_poor and is_time else say.KEEP


def _is_late(view: BaseballView, early: int) -> bool:
    return view.inning >= view.tables.innings - early


def usual_pitch(value: int, fastball_pair: int = USUAL_FASTBALL) -> str:
    """Return the pitch of PC-H for a hand of this value.

    :param fastball_pair: the highest pair with which it draws.
    """
    category = category_of(value)
    draws = (
        category == HIGH_CARD
        or (category == PAIR and top_of(value) <= fastball_pair)
        or (category == TWO_PAIR and fastball_pair >= _TWO_PAIR_TOO)
    )
    return "fastball" if draws else "changeup"


def usual_swing(
    value: int,
    pitch: int,
    bases: int,
    outs: int,
    may_fly: bool,
    homer_pair: int = USUAL_HOMER,
) -> str:
    """Return the swing of PC-H for a hand of this value.

    :param pitch: how many cards the pitch gave.
    :param may_fly: whether a sacrifice fly is among the choices.
    :param homer_pair: the lowest pair that is good for a home run.
    """
    category = category_of(value)
    pair = top_of(value) if category == PAIR else 0
    if category >= TWO_PAIR:
        return "homer"
    if pair >= homer_pair and pitch <= 1:
        return "homer"
    on_second = bases & SECOND
    is_time = bases & FIRST or outs == OUTS - 2
    if on_second and may_fly and is_time and pair < _JACK:
        return FLY
    if pair >= _SEVEN and on_second and not bases & THIRD:
        return "double"
    return "single"
