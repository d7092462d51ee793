"""What a side or the public may know, and full games that agree with it (PD-C4)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from simulation.chance import Stream
from simulation.poker_deck_basketball.knowledge import (
    Known,
    deal,
    deal_hand,
)
from simulation.poker_deck_basketball.notation import NONE, listed
from simulation.poker_deck_basketball.state import (
    SHOOTOUT,
    TIP_OFF,
    TIP_ROLL,
    PokerState,
    cards_by_side,
)
from simulation.poker_deck_basketball.tables import ACES, CODES, FULL, PLAYABLE
from simulation.positions import written_decision
from simulation.protocol import ACTOR_NAMES, HOME, PUBLIC, SIDES
from simulation.views import WindowView

if TYPE_CHECKING:
    from simulation.poker_deck_basketball.rules import PokerGame

# the fields of a position that everybody sees
_OPEN: Final = (
    "quarter",
    "offense",
    "zone",
    "origin",
    "last",
    "scores",
    "table",
    "timeouts",
    "known",
    "steps",
    "play",
    "against",
    "throws",
    "rebound",
    "first_sum",
    "rerolls",
    "swapped",
    "tosses",
    "made",
)


class PokerView(WindowView[PokerState]):
    """A window on a position for one side, or the public.

    :ivar tables: the options of this game.
    """

    __slots__ = ("tables",)

    def __init__(self, game: PokerState, who: int) -> None:
        super().__init__(game, who)
        self.tables = game.tables

    @property
    def hand(self) -> int:
        """The mask of the viewer's own cards; the public has none."""
        return 0 if self.who == PUBLIC else self._game.hands[self.who]

    @property
    def pile(self) -> int:
        """The mask of the viewer's own pile: he knows its cards, not their order."""
        return 0 if self.who == PUBLIC else self._game.piles[self.who]

    @property
    def hand_sizes(self) -> tuple[int, int]:
        """The number of cards in each hand, those laid face down among them."""
        home, away = self._game.hands
        return home.bit_count(), away.bit_count()

    @property
    def pile_sizes(self) -> tuple[int, int]:
        """The number of cards in each pile."""
        home, away = self._game.piles
        return home.bit_count(), away.bit_count()

    @property
    def discards(self) -> tuple[int, int]:
        """The masks of the cards of each side that are out of play."""
        return self._game.discards

    @property
    def offense(self) -> int:
        """The side that has the ball."""
        return self._game.offense

    @property
    def holder(self) -> int | None:
        """The side that has the ball.

        None has it at a tip-off, in a shoot-out and when the game is over.
        """
        steps = self._game.steps
        is_held = bool(steps) and steps[0] not in (TIP_OFF, TIP_ROLL, SHOOTOUT)
        return self._game.offense if is_held else None

    @property
    def zone(self) -> int:
        """Where the ball is."""
        return self._game.zone

    @property
    def origin(self) -> str:
        """How the possession came about."""
        return self._game.origin

    @property
    def quarter(self) -> int:
        """The quarter, counted from 1."""
        return self._game.quarter

    @property
    def timeouts(self) -> tuple[int, int]:
        """How many time-outs each side has left in this quarter."""
        home, away = self._game.timeouts
        return home, away

    @property
    def throws(self) -> int:
        """How many free throws are to come."""
        return self._game.throws

    @property
    def steps(self) -> Sequence[str]:
        """What is to be done next, which is open to all."""
        return self._game.steps

    @property
    def play(self) -> str:
        """The pass or shot that the defense may answer, empty without one."""
        return self._game.play

    @property
    def rebound(self) -> str:
        """What the offense chose at an open rebound, empty before it has."""
        return self._game.rebound

    def unseen(self, side: int) -> int:
        """Return the mask of a side's cards that lie in no open place.

        They are in its hand, in its pile, or set aside.
        """
        game = self._game
        return FULL & ~game.table[side] & ~game.discards[side]

    def known(self, side: int) -> Known:
        """Return what everybody knows of a hand, by what its side is asked, too."""
        known = self._game.known[side]
        pending = self._game.pending
        if pending is not None and pending.actor == side:
            if pending.kind == "alley":
                return known._replace(has_figure=True)
            if pending.kind == "free_throw":
                return known._replace(has_ace=True)
        return known

    def state(self) -> dict[str, Any]:
        game = self._game
        written = game.position()
        own = None if self.who == PUBLIC else self.who
        return {
            "who": ACTOR_NAMES[self.who],
            "score": list(self.score),
            **{name: written[name] for name in _OPEN},
            "discards": cards_by_side(self.discards),
            "pile_sizes": list(self.pile_sizes),
            "hand_sizes": list(self.hand_sizes),
            "aside_sizes": [mask.bit_count() for mask in game.aside],
            "hand": None if own is None else list(CODES[own][game.hands[own]]),
            "aside": None if own is None else list(CODES[own][game.aside[own]]),
            "laid": None if own is None else game.laid[own],
            "pending": written_decision(self.pending),
        }

    def sample(self, source: Stream) -> "PokerGame":
        """Return a game that agrees with the state and the stage shown here.

        Hidden hands are drawn by weight from the cards not seen, given what everybody
        knows of them; a card laid face down is any that may have been laid. What would
        show otherwise is dealt again; since the true hands agree, it comes to an end.
        """
        state = self.state()
        game = self.deal(source)
        while game.view(self.who).state() != state:
            game = self.deal(source)
        return game

    def deal(self, source: Stream) -> "PokerGame":
        """Return a game with the hidden hands dealt by weight, as for ``sample``.

        It agrees with the state shown here wherever hands are filled as the rules fill
        them.
        """
        # rules draws views, so the import waits until both are there
        from simulation.poker_deck_basketball.rules import PokerGame

        shown = self._game
        game = PokerGame(shown.tables)
        shown.copy_into(game)
        for side in SIDES:
            if side != self.who:
                self._deal_side(game, side, source)
        game.resume()
        return game

    def _deal_side(self, game: "PokerGame", side: int, source: Stream) -> None:
        unseen, size = self.unseen(side), game.hands[side].bit_count()
        hand = deal_hand(unseen, size, self.known(side), source)
        aside = deal(unseen & ~hand, game.aside[side].bit_count(), source)
        game.hands[side] = hand
        game.aside[side] = aside
        game.piles[side] = unseen & ~hand & ~aside
        if side == HOME and game.laid[HOME]:
            options = _laid(hand, is_tip=game.steps[-1] == TIP_OFF)
            game.laid[HOME] = options[int(source.number() * len(options))]


def _laid(hand: int, *, is_tip: bool) -> tuple[str, ...]:
    """Return what home may have laid face down."""
    cards = hand & PLAYABLE
    if is_tip:
        return listed(HOME, "tip", cards, False)
    return (NONE, *listed(HOME, "play", cards, hand & ACES != 0))
