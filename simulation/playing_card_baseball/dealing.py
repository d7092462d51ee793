"""The deck: cards that are asked of chance, and where they go (PC-R2.2, PC-R2.10)."""

from simulation.cards import EVEN
from simulation.playing_card_baseball import words
from simulation.playing_card_baseball.events import DEALS, DRAWS, TURNS, Shuffle
from simulation.playing_card_baseball.state import DOUBLED, PINCH, BaseballState
from simulation.playing_card_baseball.tables import (
    ALL_CARDS,
    BATTER_CARDS,
    BITS,
    DECK_SIZE,
    PITCHER_CARDS,
    codes_of,
)
from simulation.playing_cards import CARDS
from simulation.protocol import AWAY, CHANCE, HOME, PUBLIC, Decision


class DealtState(BaseballState):
    """A position whose cards move between deck, hands and table."""

    __slots__ = ()

    def _shuffle(self) -> None:
        self.piles = [ALL_CARDS]
        self.pile = 0
        self.events.append(Shuffle(DECK_SIZE))

    def _deal(self) -> None:
        self.batters += 1
        self.tried = 0
        self.owed_pitcher = PITCHER_CARDS
        self.owed_batter = BATTER_CARDS
        self.stage = PINCH

    def _ask_card(self) -> None:
        """Ask chance for the next card, or take the only one that can come."""
        pile = self.piles[self.pile]
        if not pile & pile - 1:
            self._receive(pile.bit_length() - 1)
            return
        options = codes_of(pile)
        if self.owed_pitcher:
            kind, prompt, audience = "draw", words.DRAW_PROMPT, 1 - self.batting
        elif self.owed_batter:
            kind, prompt, audience = "draw", words.DRAW_PROMPT, self.batting
        else:
            kind, prompt, audience = "turn", words.TURN_PROMPT, PUBLIC
        weights = EVEN[len(options)]
        self.pending = Decision(
            CHANCE, kind, options, options[0], prompt, weights, audience
        )

    def _receive(self, card: int) -> None:
        """Give the next card to whom it is owed."""
        place = self.pile
        piles = self.piles
        piles[place] ^= BITS[card]
        if not piles[place]:
            self.find_pile()
        self.deck_size -= 1
        self.outcomes += 1
        side = self.batting
        if self.owed_pitcher:
            self.owed_pitcher -= 1
            side = 1 - side
        elif self.owed_batter:
            self.owed_batter -= 1
        else:
            self._turn(card, place)
            return
        self._hold(side, card, place)
        dealt = DEALS if self.stage == PINCH else DRAWS
        self.events.append(dealt[side][card])

    def _hold(self, side: int, card: int, place: int) -> None:
        self.hands[side].append(card)
        self.piles_of[side].append(place)
        self.masks[side] |= BITS[card]

    def _turn(self, card: int, place: int) -> None:
        """Turn a card face up: for a steal, or to the batter's hand."""
        self.owed_turned -= 1
        side = self.batting
        if self.stage == DOUBLED:
            self._hold(side, card, place)
        else:
            self.used.append(card)
            # the second card is the pitcher's (PC-R4.2)
            side = side if self.owed_turned else 1 - side
        self.events.append(TURNS[side][card])

    def _throw_away(self, side: int) -> tuple[str, ...]:
        """Put a hand beside the deck and return its cards."""
        hand = self.hands[side]
        cards = tuple(CARDS[card] for card in hand)
        self.used += hand
        self._empty(side)
        return cards

    def _empty(self, side: int) -> None:
        self.hands[side].clear()
        self.piles_of[side].clear()
        self.masks[side] = 0

    def _return_cards(self) -> None:
        """Put all cards used under the deck (PC-R2.10)."""
        batting = self.batting
        back = [*self.hands[batting], *self.hands[1 - batting], *self.used]
        # no hand holds a card of the piles that are used up
        del self.piles[: self.pile]
        self.pile = 0
        if self.tables.order_unknown:
            self.piles.append(sum(BITS[card] for card in back))
        else:
            self.piles += [BITS[card] for card in back]
        self.deck_size = DECK_SIZE
        self._clear_table()
        self.find_pile()

    def _clear_table(self) -> None:
        self._empty(HOME)
        self._empty(AWAY)
        self.used.clear()
        self.pitch = 0
        self.swing = ""
