"""The standard coach (JB-H), exact and deterministic, with three dials.

At their defaults the dials play the specified heuristic to the letter. Chances are
compared as whole numbers of hands, so every machine chooses the same.
"""

from collections.abc import Sequence
from typing import Final

from simulation.cards import masks_of
from simulation.jukem_basketball.notation import (
    DISCARD,
    NO_CARDS,
    PLAY_WORDS,
    STOP_WORDS,
    TAKE_IT,
    TIME_OUT,
)
from simulation.jukem_basketball.state import STOP
from simulation.jukem_basketball.tables import (
    AIR,
    AND1,
    BLOCK,
    BRICK,
    CARDS,
    DUNK,
    FIELD_SHOTS,
    HALF,
    JUKEM,
    MISS,
    POINTS,
    SEC3,
    STOPPERS,
    TECH,
    THREE,
    TIMEOUT,
    TWO,
    WAYS,
)
from simulation.jukem_basketball.views import JukemView
from simulation.protocol import Coach, Decision, View
from simulation.teamsheet import Dial, TeamSheet, dial_values
from simulation.words import Words, gettext_noop

_ = gettext_noop

DIALS: Final = (
    Dial(
        "save_stoppers",
        Words(_("Save stoppers")),
        Words(
            _(
                "Takes a two-point shot rather than spend one of the last stoppers "
                "in hand, as many as this. 0 always stops."
            )
        ),
        minimum=0,
        maximum=5,
        default=0,
        unit=Words(_("stoppers")),
    ),
    Dial(
        "hold_and1",
        Words(_("Hold AND 1 back")),
        Words(
            _(
                "Plays AND 1 only where the shot goes through with at least this "
                "chance. 0 plays it with every shot."
            )
        ),
        minimum=0,
        maximum=100,
        default=0,
        unit=Words(_("percent")),
    ),
    Dial(
        "early_timeout",
        Words(_("Early time-out")),
        Words(
            _(
                "Takes the time-out instead of a shot when no shot goes through with "
                "at least this chance. 0 waits until no shot is left."
            )
        ),
        minimum=0,
        maximum=100,
        default=0,
        unit=Words(_("percent")),
    ),
)

# JB-H.D1i: most points first, TWO before DUNK
_BY_MOST_POINTS: Final = (THREE, TWO, DUNK)
# JB-H.D1ii: fewest points first
_BY_FEWEST_POINTS: Final = (TWO, DUNK, THREE, HALF)
# JB-H.D1iii: the order that settles ties
_BY_TIE: Final = (TWO, THREE, DUNK, HALF)
# JB-H.D2: the cheapest stopper first
_STOP_ORDER: Final = (AIR, BRICK, MISS, SEC3, BLOCK, TECH)
# JB-H.D4: around the place of HALF, which depends on the pile
_DISCARD_HEAD: Final = (AND1, AIR, BRICK, MISS, SEC3, BLOCK, TECH)
_LATE_PILE: Final = 8
_HALF_IS_FAR: Final = 12


def _first_held(order: Sequence[int]) -> dict[int, int]:
    """Return the first card of an order in a hand, by the mask of those in it."""
    first: dict[int, int] = {}
    for card in reversed(order):
        # whatever lies behind it in the order, this card comes first
        first |= {mask | 1 << card: card for mask in (0, *first)}
    return first


_MOST_POINTS: Final = _first_held(_BY_MOST_POINTS)
_FEWEST_POINTS: Final = _first_held(_BY_FEWEST_POINTS)
_CHEAPEST_STOPPER: Final = _first_held(_STOP_ORDER)
_SHOTS: Final = {
    mask: tuple(shot for shot in _BY_TIE if mask >> shot & 1)
    for mask in masks_of(_BY_TIE)
}
_FIELD_SHOT_MASK: Final = sum(1 << shot for shot in FIELD_SHOTS)
_SHOT_MASK: Final = _FIELD_SHOT_MASK | 1 << HALF


class StandardCoach(Coach):
    """Plays JB-H, as far as the dials of the profile leave it."""

    def __init__(self, sheet: TeamSheet) -> None:
        dials = dial_values(DIALS, sheet)
        self.save_stoppers = dials["save_stoppers"]
        self.hold_and1 = dials["hold_and1"]
        self.early_timeout = dials["early_timeout"]
        # a lone shot is played whatever its chance, unless a dial asks for it
        self.weighs_chances = self.hold_and1 > 0 or self.early_timeout > 0

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice of JB-H.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, JukemView):
            raise TypeError("the coach needs a view of Jukem Basketball")
        kind = decision.kind
        if kind == "turn":
            return self._turn(view)
        if kind == STOP:
            return self._stop(view)
        if kind == "time_out_cards":
            return NO_CARDS
        return _discard(view)

    def _turn(self, view: JukemView) -> str:
        hand = view.hand_mask
        pile_size = view.pile_size
        has_and1 = hand >> AND1 & 1 == 1
        if hand >> JUKEM & 1:
            field_shots = hand & _FIELD_SHOT_MASK
            if hand >> THREE & 1 or (pile_size <= _LATE_PILE and field_shots):
                return PLAY_WORDS[_MOST_POINTS[field_shots], has_and1, True]
        playable = hand & (view.tables.field_shots if pile_size else _SHOT_MASK)
        can_time_out = pile_size > 0 and hand >> TIMEOUT & 1 == 1
        if not playable:
            return TIME_OUT if can_time_out else DISCARD
        shots = _SHOTS[playable]
        if len(shots) == 1 and not self.weighs_chances:
            return PLAY_WORDS[shots[0], has_and1 and shots[0] != HALF, False]
        ways, of = chances(view, shots)
        best = max(ways)
        if can_time_out and 100 * best < self.early_timeout * of:
            return TIME_OUT
        if 2 * best < of:
            shot = _FEWEST_POINTS[playable]
        else:
            shot = _most_expected(shots, ways, has_and1)
        chance = ways[shots.index(shot)]
        and1 = has_and1 and shot != HALF and 100 * chance >= self.hold_and1 * of
        return PLAY_WORDS[shot, and1, False]

    def _stop(self, view: JukemView) -> str:
        shot = view.attempt.shot
        if self.save_stoppers and POINTS[shot] == 2:
            held = sum(view.hand[stopper] for stopper in STOPPERS)
            if held <= self.save_stoppers:
                return TAKE_IT
        legal = view.hand_mask & view.tables.stops[shot]
        return STOP_WORDS[_CHEAPEST_STOPPER[legal]]


def chances(view: JukemView, shots: Sequence[int]) -> tuple[list[int], int]:
    """Return how many of the other side's possible hands hold no stopper (JB-H.P).

    :param shots: the shots asked about.
    :returns: for each shot the number of such hands, and the number of all hands.
    """
    size = view.hand_sizes[1 - view.who]
    unseen = view.unseen()
    total = size + view.pile_size
    stop_lists = view.tables.stop_lists
    ways = []
    others = total
    counted: tuple[int, ...] = ()
    for shot in shots:
        stoppers = stop_lists[shot]
        if stoppers != counted:
            others, counted = total, stoppers
            for card in stoppers:
                others -= unseen[card]
        ways.append(WAYS[others][size])
    return ways, WAYS[total][size]


def _most_expected(shots: Sequence[int], ways: Sequence[int], has_and1: bool) -> int:
    """Return the shot with the most points times chance, the first of equals."""
    best, most = shots[0], -1
    for place, shot in enumerate(shots):
        points = POINTS[shot] + (has_and1 and shot != HALF)
        expected = points * ways[place]
        if expected > most:
            best, most = shot, expected
    return best


def _discard(view: JukemView) -> str:
    """Return the choice of JB-H.D4: the first cards of its order, written in ours."""
    hand = view.hand
    if view.pile_size > _HALF_IS_FAR:
        order = (TIMEOUT, HALF, *_DISCARD_HEAD, JUKEM)
    else:
        order = (TIMEOUT, *_DISCARD_HEAD, HALF, JUKEM)
    given = [card for card in order for _copy in range(hand[card])][:2]
    return " ".join((DISCARD, *(CARDS[card] for card in sorted(given))))
