"""The active coach (PD-H.ACTIVE): more steals and blocks, and fewer wins."""

from typing import Final

from simulation.poker_deck_basketball.coaches.standard import StandardCoach, lowest
from simulation.poker_deck_basketball.notation import (
    NONE,
    PLAIN,
    PLAYS,
    PULLUP3,
    THREES,
    WITH_JOKER,
)
from simulation.poker_deck_basketball.tables import ACES, NUMBERS
from simulation.poker_deck_basketball.views import PokerView

_HELD_FOR_STEAL: Final = 3
_HELD_FOR_BLOCK: Final = 2


class ActiveCoach(StandardCoach):
    """Steals and blocks where it has cards to spare, else plays as the standard."""

    def _steal(self, view: PokerView) -> str:
        numbers = view.hand & NUMBERS
        if numbers.bit_count() < _HELD_FOR_STEAL:
            return NONE
        return PLAIN[view.who]["steal"][lowest(numbers)]

    def _contest(self, view: PokerView) -> str:
        hand, shot = view.hand, PLAYS[1 - view.who][view.play].kind
        numbers = hand & NUMBERS
        if shot not in THREES:
            if numbers.bit_count() < _HELD_FOR_BLOCK:
                return NONE
            return PLAIN[view.who]["block"][lowest(numbers)]
        may_use_ace = view.tables.joker_stops_pullup or shot != PULLUP3
        if not hand & ACES or not numbers or not may_use_ace:
            return NONE
        return WITH_JOKER[view.who]["block"][lowest(numbers)]
