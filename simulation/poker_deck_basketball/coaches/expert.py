"""The expert coach (PD-H.EXPERT): it plays for points a card.

Possessions are as many as the cards allow, so what counts is what a card brings. With a
figure in waiting for an alley-oop, a pair that pulls up brings 0.83 points a card and a
three with its pass 0.76; without one they bring 0.58 and 0.25. Pairs are therefore kept
together for hands with a figure, a time-out changes all five cards, and a last card
that can score no more is good enough to defend with.
"""

from typing import Final

from simulation.poker_deck_basketball.coaches.standard import StandardCoach, lowest
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
    THREE,
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
    FIRSTS,
    NUMBERS,
    PLAYABLE,
    PULLUP_ORIGINS,
)
from simulation.poker_deck_basketball.views import PokerView

#: A time-out pays while at least so many cards can be drawn.
CALL_PILE: Final = 3


def paired(cards: int) -> int:
    """Return the cards of a mask that have a partner of their rank."""
    firsts = cards & cards >> 1 & FIRSTS
    return firsts | firsts << 1


def cheapest(cards: int) -> int:
    """Return the place of the card that is missed the least.

    A number without a partner comes first, then any number, then a figure.
    """
    numbers = cards & NUMBERS
    single = numbers & ~paired(numbers)
    return lowest(single or cards)


class ExpertCoach(StandardCoach):
    """Spends each card where it brings the most; it follows no dials."""

    def _attack(self, view: PokerView) -> str:
        hand, side, zone = view.hand, view.who, view.zone
        if zone == BACK:
            return self._bring_up(view)
        playable, figures = hand & PLAYABLE, hand & FIGURES
        low = cheapest(playable)
        if zone == ARC:
            if hand & ACES:
                return WITH_JOKER[side][THREE][low]
            goes_on = playable & playable - 1 and not figures
            return PLAIN[side][PASS1 if goes_on else THREE][low]
        if figures:
            return PLAIN[side][DUNK][lowest(figures)]
        if hand & ACES and not view.pile:
            return WITH_JOKER[side][TWO][low]
        return PLAIN[side][TWO][low]

    def _bring_up(self, view: PokerView) -> str:
        hand, side, origin = view.hand, view.who, view.origin
        playable, figures = hand & PLAYABLE, hand & FIGURES
        if origin in BREAK_ORIGINS:
            if not view.pile and hand.bit_count() == 1:
                return PLAIN[side][LONG][lowest(playable)]
            breaks = runs(side, playable)
            threes = [word for word in breaks if word.startswith(BREAK3)]
            if threes:
                return threes[0]
            if breaks and not hand & ACES:
                return breaks[0]
        if origin in PULLUP_ORIGINS:
            pairs = pullups(side, hand & NUMBERS)
            if pairs and (figures or not hand & ACES):
                return pairs[0]
        return PLAIN[side][PASS1][cheapest(playable)]

    @staticmethod
    def _is_spare(view: PokerView) -> bool:
        """Whether the last card in hand is too few to score with."""
        playable = view.hand & PLAYABLE
        return not view.pile and not playable & playable - 1

    def _steal(self, view: PokerView) -> str:
        if not self._is_spare(view) or view.hand & ACES:
            return NONE
        return PLAIN[view.who]["steal"][lowest(view.hand & PLAYABLE)]

    def _contest(self, view: PokerView) -> str:
        hand, playable = view.hand, view.hand & PLAYABLE
        if not self._is_spare(view) or not hand & ACES or not playable:
            return NONE
        shot = PLAYS[1 - view.who][view.play].kind
        if shot.startswith("pullup") and not view.tables.joker_stops_pullup:
            return NONE
        return WITH_JOKER[view.who]["block"][lowest(playable)]

    def _timeout(self, view: PokerView) -> str:
        is_plain = not view.hand & (FIGURES | ACES)
        return CALL if is_plain and view.pile.bit_count() >= CALL_PILE else DECLINE

    def _cards(self, view: PokerView) -> str:
        most = min(view.hand.bit_count(), view.pile.bit_count())
        return " ".join((EXCHANGE, *CODES[view.who][view.hand][:most]))

    def _response(self, view: PokerView) -> str:
        if view.hand & (FIGURES | ACES) or not view.pile:
            return KEEP_ALL
        return self._cards(view)
