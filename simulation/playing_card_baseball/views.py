"""What a side or the public may know, and full games that agree with it (PC-C4).

Nobody sees the other hand before the showdown or the order of a shuffled deck. But
where a card came from is known: one that was put under the deck in sight of all is
known to both sides when it comes up again, in whatever hand.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from simulation.chance import Stream
from simulation.playing_card_baseball.state import (
    BEHIND_PITCH,
    SHOWN,
    BaseballState,
    pile_text,
)
from simulation.playing_card_baseball.tables import BITS, cards_in
from simulation.playing_cards import CARDS
from simulation.positions import written_decision
from simulation.protocol import ACTOR_NAMES, SIDES
from simulation.views import WindowView

if TYPE_CHECKING:
    from simulation.playing_card_baseball.rules import BaseballGame

# the fields of a position that everybody sees
_OPEN: Final = (
    "inning",
    "half",
    "outs",
    "batters",
    "bases",
    "tried",
    "going",
    "pinched",
    "relieved",
    "stage",
    "owed",
    "pitch",
    "swing",
    "used",
)


class BaseballView(WindowView[BaseballState]):
    """A window on a position for one side, or the public.

    :ivar tables: the options of this game.
    """

    __slots__ = ("tables",)

    def __init__(self, game: BaseballState, who: int) -> None:
        super().__init__(game, who)
        self.tables = game.tables

    @property
    def inning(self) -> int:
        """The inning, counted from 1."""
        return self._game.inning

    @property
    def batting(self) -> int:
        """The side at bat."""
        return self._game.batting

    @property
    def outs(self) -> int:
        """The outs of this half inning."""
        return self._game.outs

    @property
    def bases(self) -> int:
        """The bases that are taken, as bits."""
        return self._game.bases

    @property
    def used(self) -> Sequence[int]:
        """Cards thrown away or turned in this plate appearance, open to all."""
        return self._game.used

    @property
    def pitch(self) -> int:
        """How many cards the pitch gave each side."""
        return self._game.pitch

    @property
    def has_pitched(self) -> bool:
        """Whether a pitch was chosen in this plate appearance."""
        return self._game.stage in BEHIND_PITCH

    @property
    def swing(self) -> str:
        """What the batter swings for, empty before."""
        return self._game.swing

    @property
    def stage(self) -> str:
        """The stage of play, which is open to all."""
        return self._game.stage

    @property
    def deck_size(self) -> int:
        """The number of cards in the deck."""
        return self._game.deck_size

    @property
    def pile(self) -> int:
        """The pile that gives the next card."""
        return self._game.pile

    @property
    def hand_mask(self) -> int:
        """The viewer's own cards as a set; the public has none."""
        return self._game.masks[self.who] if self.who in SIDES else 0

    @property
    def hand_value(self) -> int:
        """The value of the viewer's own cards (PC-R3)."""
        return self._game.hand_value(self.who)

    def sees(self, side: int) -> bool:
        """Whether the viewer sees all of a hand."""
        game = self._game
        return side == self.who or game.stage in SHOWN

    def shown_mask(self, side: int) -> int:
        """Return the cards of a hand that lies open to the viewer, as a set."""
        return self._game.masks[side] if self.sees(side) else 0

    def unseen(self) -> list[int]:
        """Return the cards of each pile that the viewer has not seen, as sets.

        They lie in the pile, or in a hand that he does not see. Piles that stand as
        they were put there hold what everybody knows.
        """
        game = self._game
        unseen = game.piles[:]
        for side in SIDES:
            if not self.sees(side):
                cards = zip(game.hands[side], game.piles_of[side], strict=True)
                for card, place in cards:
                    unseen[place] |= BITS[card]
        return unseen

    def sources(self, side: int) -> Sequence[int]:
        """Return the pile that each card of a hand came from."""
        return self._game.piles_of[side]

    def cards(self, side: int) -> list[int | None]:
        """Return a hand in its order, None for each card that the viewer cannot tell.

        A card of the other hand can be told where no other is left that it might be.
        """
        hand = self._game.hands[side]
        if self.sees(side):
            return list(hand)
        unseen = self.unseen()
        return [
            card if unseen[place] == BITS[card] else None
            for card, place in zip(hand, self._game.piles_of[side], strict=True)
        ]

    def state(self) -> dict[str, Any]:
        game = self._game
        written = game.position()
        unseen = self.unseen()
        return {
            "who": ACTOR_NAMES[self.who],
            "score": list(self.score),
            **{name: written[name] for name in _OPEN},
            "deck": game.deck_size,
            "unseen": [pile_text(pile) for pile in unseen[: game.pile + 1]],
            "below": [pile_text(pile) for pile in unseen[game.pile + 1 :]],
            "hands": {
                ACTOR_NAMES[side]: [
                    None if card is None else CARDS[card] for card in self.cards(side)
                ]
                for side in SIDES
            },
            "piles_of": written["piles_of"],
            "pending": written_decision(self.pending),
        }

    def sample(self, source: Stream) -> "BaseballGame":
        """Return a game that agrees with this view.

        What a side is asked never tells its cards, so every card that the viewer has
        not seen is as likely as any other of its pile.
        """
        # rules draws views, so the import waits until both are there
        from simulation.playing_card_baseball.rules import BaseballGame

        shown = self._game
        game = BaseballGame(shown.tables)
        shown.copy_into(game)
        left = [cards_in(pile) for pile in self.unseen()]
        for side in SIDES:
            if self.sees(side):
                continue
            hand = game.hands[side]
            for at, place in enumerate(game.piles_of[side]):
                there = left[place]
                hand[at] = there.pop(int(source.number() * len(there)))
        game.piles = [sum(BITS[card] for card in pile) for pile in left]
        game.count_up()
        game.resume()
        return game
