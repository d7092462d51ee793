"""Time-outs and the cards that they change (PD-R9)."""

from typing import Final

from simulation.poker_deck_basketball.events import (
    SetAside,
    Shuffle,
    TimeOut,
    TimeOutResponse,
)
from simulation.poker_deck_basketball.notation import (
    CALL,
    DECLINE,
    exchanged,
    exchanges,
)
from simulation.poker_deck_basketball.rules.asking import ask_card, asked, receive
from simulation.poker_deck_basketball.state import (
    CARDS,
    RESPONSE,
    SWAP,
    WINDOW,
    PokerState,
)
from simulation.poker_deck_basketball.tables import CODES, HAND_SIZE
from simulation.protocol import SIDES

# nobody changes a decision, so each is made once
_WINDOWS: Final = tuple(asked(side, "timeout", (DECLINE, CALL)) for side in SIDES)


def ask_window(side: int, game: PokerState) -> None:
    """Ask a side for its time-out, if it can call one (PD-R9.1)."""
    if game.timeouts[side] and game.hands[side] and game.piles[side]:
        game.pending = _WINDOWS[side]
    else:
        game.steps.pop()


def answer_window(side: int, game: PokerState, choice: str) -> None:
    """Call a time-out, or let the chance go by (PD-R9.1)."""
    if choice == DECLINE:
        return
    game.timeouts[side] -= 1
    if game.steps[-1] == WINDOW[1 - side]:
        # at most one time-out in a window
        game.steps.pop()
    game.steps += (RESPONSE[1 - side], CARDS[side])


def _most(side: int, game: PokerState) -> int:
    """Return how many cards a side may change (PD-R9.2)."""
    hand, pile = game.hands[side].bit_count(), game.piles[side].bit_count()
    return min(HAND_SIZE, hand, pile)


def ask_cards(side: int, game: PokerState) -> None:
    """Ask the caller which cards it changes (PD-R9.2)."""
    sizes = range(1, _most(side, game) + 1)
    options = exchanges(side, game.hands[side], sizes)
    game.ask(asked(side, "timeout_cards", options))


def answer_cards(side: int, game: PokerState, choice: str) -> None:
    """Set the caller's cards aside (PD-R9.3)."""
    cards = exchanged(side, choice)
    _set_aside(side, game, cards)
    game.events.append(TimeOut(side, cards.bit_count()))


def ask_response(side: int, game: PokerState) -> None:
    """Ask the other side which cards it changes, if any (PD-R9.2)."""
    sizes = range(_most(side, game) + 1)
    options = exchanges(side, game.hands[side], sizes)
    game.ask(asked(side, "timeout_response", options))


def answer_response(side: int, game: PokerState, choice: str) -> None:
    """Set the other side's cards aside (PD-R9.3)."""
    cards = exchanged(side, choice)
    if cards:
        _set_aside(side, game, cards)
    game.events.append(TimeOutResponse(side, cards.bit_count()))


def _set_aside(side: int, game: PokerState, cards: int) -> None:
    """Put cards aside until as many are drawn (PD-R9.3)."""
    game.hands[side] ^= cards
    game.aside[side] = cards
    game.known[side] = game.known[side].after_exchange(cards.bit_count())
    game.events.append(SetAside(side, CODES[side][cards], side))
    game.steps.append(SWAP[side])


def ask_swap(side: int, game: PokerState) -> None:
    """Draw as many cards as were set aside, then shuffle these in (PD-R9.3)."""
    count = game.aside[side].bit_count()
    if game.swapped < count and game.piles[side]:
        ask_card(game, side)
        return
    game.steps.pop()
    game.piles[side] |= game.aside[side]
    game.aside[side] = 0
    game.swapped = 0
    game.events.append(Shuffle(side, game.piles[side].bit_count()))


def answer_swap(side: int, game: PokerState, choice: str) -> None:
    """Give a side a card for one that is set aside (PD-R9.3)."""
    receive(game, side, choice)
    game.swapped += 1
    game.steps.append(SWAP[side])
