"""What a side or the public may know, and full games that agree with it (PB-C4)."""

from typing import TYPE_CHECKING, Any, Final

from simulation.chance import Stream
from simulation.playing_card_basketball.state import CardState, by_suit
from simulation.playing_card_basketball.tables import NONE, SUIT_NAMES
from simulation.playing_cards import SUITED
from simulation.positions import written_decision
from simulation.protocol import ACTOR_NAMES, PUBLIC
from simulation.views import WindowView

if TYPE_CHECKING:
    from simulation.playing_card_basketball.rules import CardGame

# the fields of a position that everybody sees
_OPEN: Final = (
    "stage",
    "occasion",
    "points",
    "offense",
    "possession",
    "plays",
    "passes",
    "may_redraw",
    "redraws",
    "shot",
    "throws",
    "capped",
    "discards",
)


class CardView(WindowView[CardState]):
    """A window on a position for one side, or the public.

    :ivar tables: the options of this game.
    """

    __slots__ = ("tables",)

    def __init__(self, game: CardState, who: int) -> None:
        super().__init__(game, who)
        self.tables = game.tables

    @property
    def stage(self) -> str:
        """The stage of play, which is open to all."""
        return self._game.stage

    @property
    def offense(self) -> int:
        """The side that has the ball."""
        return self._game.offense

    @property
    def possession(self) -> int:
        """The number of the possession, 0 before the tip-off is won."""
        return self._game.possession

    @property
    def passes(self) -> int:
        """How many passes were completed in this possession."""
        return self._game.passes

    @property
    def worth(self) -> int:
        """The points that the declared shot is worth, 0 where there is none."""
        return self._game.worth

    @property
    def big(self) -> int:
        """The viewer's own big play card, by rank: of the offense or the defense."""
        game = self._game
        if self.who == game.offense:
            return game.big
        return NONE if self.who == PUBLIC else game.defense

    @property
    def fun(self) -> int:
        """The viewer's own fundamentals card, by rank."""
        game = self._game
        return game.fun if self.who == game.offense else NONE

    def unseen(self, suit: int) -> int:
        """Return the ranks of a suit that the viewer has not seen, as a mask.

        They lie in the pile, or one of them in a hand that is not shown.
        """
        game = self._game
        mask = game.piles[suit]
        for name, held_suit, rank in game.held():
            if held_suit == suit and name in self._hidden():
                mask |= 1 << rank
        return mask

    def pile_size(self, suit: int) -> int:
        """Return how many cards a face-down pile has."""
        return self._game.piles[suit].bit_count()

    def _hidden(self) -> tuple[str, ...]:
        """Return the names of cards in play that the viewer does not see."""
        if self.who == PUBLIC:
            return ("big", "fun", "defense")
        return ("defense",) if self.who == self._game.offense else ("big", "fun")

    def cards(self) -> dict[str, str | None]:
        """Return the cards in play by name, None for one that is not shown."""
        hidden = self._hidden()
        return {
            name: None if name in hidden else SUITED[suit][rank]
            for name, suit, rank in self._game.held()
        }

    def state(self) -> dict[str, Any]:
        game = self._game
        written = game.position()
        return {
            "who": ACTOR_NAMES[self.who],
            "score": list(self.score),
            **{name: written[name] for name in _OPEN},
            "cards": self.cards(),
            "piles": {
                name: self.pile_size(suit) for suit, name in enumerate(SUIT_NAMES)
            },
            "unseen": by_suit([self.unseen(suit) for suit in range(len(SUIT_NAMES))]),
            "pending": written_decision(self.pending),
        }

    def sample(self, source: Stream) -> "CardGame":
        """Return a game that agrees with the state and the stage shown here.

        Each card that is not shown is any of those of its suit that the viewer has not
        seen, all equally likely.
        """
        # rules draws views, so the import waits until both are there
        from simulation.playing_card_basketball.rules import CardGame

        game = CardGame(self.tables)
        self._game.copy_into(game)
        hidden = self._hidden()
        for name, suit, rank in self._game.held():
            if name in hidden:
                mask = game.piles[suit] | 1 << rank
                dealt = _nth(mask, int(source.number() * mask.bit_count()))
                game.piles[suit] = mask ^ 1 << dealt
                setattr(game, name, dealt)
        game.resume()
        return game


def _nth(mask: int, place: int) -> int:
    """Return the rank at a place among those in a mask, counted from 0."""
    for _rank in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
