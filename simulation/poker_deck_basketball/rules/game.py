"""The game: steps are taken one by one until somebody must decide."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from simulation.poker_deck_basketball.positions import PositionReader
from simulation.poker_deck_basketball.rules import (
    asking,
    attacks,
    quarters,
    shots,
    throws,
    timeouts,
)
from simulation.poker_deck_basketball.state import (
    ALLEY,
    ATTACK,
    BLOCK_ROLL,
    CARDS,
    CONTEST,
    DUNK_ROLL,
    INBOUND,
    LONG_ROLL,
    REBOUND,
    REBOUND_ROLL,
    REFILL,
    RESPONSE,
    SHOOTOUT,
    SHOT_ROLL,
    STEAL,
    STEAL_ROLL,
    SWAP,
    THROW,
    THROW_ROLL,
    TIP_OFF,
    TIP_ROLL,
    WINDOW,
    PokerState,
)
from simulation.poker_deck_basketball.tables import Tables
from simulation.poker_deck_basketball.views import PokerView
from simulation.positions import check_pending
from simulation.protocol import SIDES

_Ask = Callable[[PokerState], None]
_Answer = Callable[[PokerState, str], None]

_ASKS: Final[Mapping[str, _Ask]] = {
    **{REFILL[side]: partial(asking.ask_refill, side) for side in SIDES},
    **{WINDOW[side]: partial(timeouts.ask_window, side) for side in SIDES},
    **{CARDS[side]: partial(timeouts.ask_cards, side) for side in SIDES},
    **{RESPONSE[side]: partial(timeouts.ask_response, side) for side in SIDES},
    **{SWAP[side]: partial(timeouts.ask_swap, side) for side in SIDES},
    TIP_OFF: quarters.ask_tip,
    TIP_ROLL: quarters.ask_tip_roll,
    ATTACK: attacks.ask_attack,
    INBOUND: attacks.inbound,
    STEAL: attacks.ask_steal,
    STEAL_ROLL: attacks.ask_steal_roll,
    CONTEST: attacks.ask_contest,
    BLOCK_ROLL: shots.ask_block_roll,
    SHOT_ROLL: shots.ask_own_roll,
    ALLEY: shots.ask_alley,
    DUNK_ROLL: shots.ask_own_roll,
    LONG_ROLL: shots.ask_own_roll,
    THROW: throws.ask_throw,
    THROW_ROLL: shots.ask_own_roll,
    REBOUND: throws.ask_rebound,
    REBOUND_ROLL: throws.ask_rebound_roll,
    SHOOTOUT: quarters.ask_shootout,
}
_ANSWERS: Final[Mapping[str, _Answer]] = {
    **{
        REFILL[side]: partial(asking.answer_refill, side, REFILL[side])
        for side in SIDES
    },
    **{WINDOW[side]: partial(timeouts.answer_window, side) for side in SIDES},
    **{CARDS[side]: partial(timeouts.answer_cards, side) for side in SIDES},
    **{RESPONSE[side]: partial(timeouts.answer_response, side) for side in SIDES},
    **{SWAP[side]: partial(timeouts.answer_swap, side) for side in SIDES},
    TIP_OFF: quarters.answer_tip,
    TIP_ROLL: quarters.answer_tip_roll,
    ATTACK: attacks.answer_attack,
    STEAL: attacks.answer_steal,
    STEAL_ROLL: attacks.answer_steal_roll,
    CONTEST: attacks.answer_contest,
    BLOCK_ROLL: shots.answer_block_roll,
    SHOT_ROLL: shots.answer_shot_roll,
    ALLEY: shots.answer_alley,
    DUNK_ROLL: shots.answer_dunk_roll,
    LONG_ROLL: shots.answer_long_roll,
    THROW: throws.answer_throw,
    THROW_ROLL: throws.answer_throw_roll,
    REBOUND: throws.answer_rebound,
    REBOUND_ROLL: throws.answer_rebound_roll,
    SHOOTOUT: quarters.answer_shootout,
}


class PokerGame(PokerState):
    """A game of Poker-deck Basketball."""

    __slots__ = ()

    has_secrets = True

    def begin(self) -> None:
        """Set up the first quarter and ask for the first card."""
        quarters.begin_quarter(self)
        self._advance()

    @classmethod
    def read(cls, tables: Tables, written: Mapping[str, object]) -> "PokerGame":
        """Return the game in a written position.

        :raises BadPosition: if it describes none, or its pending decision is another.
        """
        game = cls(tables)
        PositionReader(written).read_into(game)
        game.resume()
        check_pending(written, game)
        return game

    def resume(self) -> None:
        """Ask what the steps of a state that was set from outside ask."""
        self.pending = None
        self._advance()

    def copy(self) -> "PokerGame":
        other = PokerGame(self.tables)
        self.copy_into(other)
        return other

    def view(self, who: int) -> PokerView:
        return PokerView(self, who)

    def _advance(self) -> None:
        steps = self.steps
        while self.pending is None and steps:
            _ASKS[steps[-1]](self)

    def _take(self, choice: str) -> None:
        self.pending = None
        _ANSWERS[self.steps.pop()](self, choice)
        self._advance()

    def follow(self, choice: str) -> None:
        _ANSWERS[self.steps.pop()](self, choice)
