"""The standard coach (PD-H), exact and deterministic, with five dials.

At their defaults the dials play the specified heuristic to the letter.
"""

from collections.abc import Callable, Mapping
from typing import Final

from simulation.poker_deck_basketball.coaches.dials import DIALS
from simulation.poker_deck_basketball.notation import (
    BREAK3,
    CALL,
    DECLINE,
    DUNK,
    EXCHANGE,
    KEEP_ALL,
    LONG,
    NONE,
    PASS1,
    PLAIN,
    PLAYS,
    ROLL,
    THREE,
    THREES,
    TWO,
    WITH_JOKER,
    pullups,
    runs,
)
from simulation.poker_deck_basketball.tables import (
    ACES,
    ARC,
    BACK,
    BREAK_ORIGINS,
    CODES,
    FIGURES,
    NUMBERS,
    PLAYABLE,
    PULLUP_ORIGINS,
    VALUES,
    top_rank,
)
from simulation.poker_deck_basketball.views import PokerView
from simulation.protocol import Coach, Decision, View
from simulation.teamsheet import TeamSheet, dial_values

# PD-H.OFF
_HELD_FOR_REBOUND: Final = 4
# PD-H.TIMEOUT
_CHANGED: Final = 3


def lowest(mask: int) -> int:
    """Return the place of the lowest card of a mask."""
    return (mask & -mask).bit_length() - 1


class StandardCoach(Coach):
    """Plays PD-H, as far as the dials of the profile leave it."""

    def __init__(self, sheet: TeamSheet) -> None:
        dials = dial_values(DIALS, sheet)
        self.steal_keep = dials["steal_keep"]
        self.block_keep = dials["block_keep"]
        self.rebound_from = dials["rebound_from"]
        self.timeout_pile = dials["timeout_pile"]
        self.joker_pile = dials["joker_pile"]
        self._answers: Mapping[str, Callable[[PokerView], str]] = {
            "tip": self._tip,
            "attack": self._attack,
            "steal": self._steal,
            "contest": self._contest,
            "alley": self._alley,
            "free_throw": self._free_throw,
            "reb_off": self._offensive_rebound,
            "reb_def": self._defensive_rebound,
            "timeout": self._timeout,
            "timeout_cards": self._cards,
            "timeout_response": self._response,
        }

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice of PD-H.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, PokerView):
            raise TypeError("the coach needs a view of Poker-deck Basketball")
        return self._answers[decision.kind](view)

    def _tip(self, view: PokerView) -> str:
        numbers = view.hand & NUMBERS
        place = numbers.bit_length() - 1 if numbers else lowest(view.hand & FIGURES)
        return PLAIN[view.who]["tip"][place]

    def _attack(self, view: PokerView) -> str:
        zone = view.zone
        if zone == BACK:
            return self._bring_up(view)
        hand, side = view.hand, view.who
        low = lowest(hand & PLAYABLE)
        if zone == ARC:
            if hand & ACES and view.pile.bit_count() <= self.joker_pile:
                return WITH_JOKER[side][THREE][low]
            has_two = (hand & PLAYABLE).bit_count() >= 2
            if has_two and not hand & FIGURES:
                return PLAIN[side][PASS1][low]
            return PLAIN[side][THREE][low]
        if hand & FIGURES:
            return PLAIN[side][DUNK][lowest(hand & FIGURES)]
        if hand & ACES and not view.pile:
            return WITH_JOKER[side][TWO][low]
        return PLAIN[side][TWO][low]

    def _bring_up(self, view: PokerView) -> str:
        """Choose from the own half."""
        hand, side, origin = view.hand, view.who, view.origin
        playable = hand & PLAYABLE
        if origin in BREAK_ORIGINS:
            if not view.pile and hand.bit_count() == 1:
                return PLAIN[side][LONG][lowest(playable)]
            breaks = runs(side, playable)
            threes = [word for word in breaks if word.startswith(BREAK3)]
            if breaks:
                # runs come from the lowest up, which is fewest figures first
                return (threes or breaks)[0]
        if origin in PULLUP_ORIGINS and not hand & (FIGURES | ACES):
            pairs = pullups(side, playable)
            if pairs:
                return pairs[0]
        return PLAIN[side][PASS1][lowest(playable)]

    def _alley(self, view: PokerView) -> str:
        return PLAIN[view.who]["alley"][lowest(view.hand & FIGURES)]

    def _steal(self, view: PokerView) -> str:
        numbers = view.hand & NUMBERS
        if numbers.bit_count() > self.steal_keep:
            return PLAIN[view.who]["steal"][lowest(numbers)]
        return NONE

    def _contest(self, view: PokerView) -> str:
        numbers = view.hand & NUMBERS
        is_three = PLAYS[1 - view.who][view.play].kind in THREES
        if not is_three and numbers.bit_count() > self.block_keep:
            return PLAIN[view.who]["block"][lowest(numbers)]
        return NONE

    def _free_throw(self, view: PokerView) -> str:
        return ROLL

    def _offensive_rebound(self, view: PokerView) -> str:
        numbers = view.hand & NUMBERS
        place = numbers.bit_length() - 1
        if not numbers or VALUES[place] < self.rebound_from:
            return NONE
        if (view.hand & PLAYABLE).bit_count() < _HELD_FOR_REBOUND:
            return NONE
        return PLAIN[view.who]["play"][place]

    def _defensive_rebound(self, view: PokerView) -> str:
        if view.tables.hidden_rebound:
            return self._offensive_rebound(view)
        if view.rebound == NONE:
            return NONE
        playable = view.hand & PLAYABLE
        rank = top_rank(PLAYS[1 - view.who][view.rebound].cards)
        higher = playable & -1 << 2 * rank + 2
        equal = playable & 3 << 2 * rank
        if not higher | equal:
            return NONE
        return PLAIN[view.who]["play"][lowest(higher or equal)]

    def _timeout(self, view: PokerView) -> str:
        hand = view.hand
        is_plain = not hand & (FIGURES | ACES) and hand.bit_count() >= _CHANGED
        return (
            CALL if is_plain and view.pile.bit_count() >= self.timeout_pile else DECLINE
        )

    def _cards(self, view: PokerView) -> str:
        count = min(_CHANGED, view.pile.bit_count())
        return " ".join((EXCHANGE, *CODES[view.who][view.hand][:count]))

    def _response(self, view: PokerView) -> str:
        hand = view.hand
        is_plain = not hand & (FIGURES | ACES)
        most = min(hand.bit_count(), view.pile.bit_count())
        return self._cards(view) if is_plain and most >= _CHANGED else KEEP_ALL
