"""The ordinary deck of 52 cards: how a card is written, named and typed.

A card is two letters, its rank and its suit: ``Ts`` is the ten of spades, ``9h`` the
nine of hearts. Where counts are kept its kind is its index in :data:`CARDS`.
"""

from collections.abc import Iterable
from typing import Final

from simulation.cards import subsets
from simulation.words import Words, gettext_noop

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

#: Suit by suit in the order of :data:`SUITS`, each from the two to the ace.
CARDS: Final = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
INDEX: Final = {card: index for index, card in enumerate(CARDS)}
SUIT_SIZE: Final = len(RANKS)
#: All ranks of a suit, as a mask with a bit for each.
FULL_SUIT: Final = (1 << SUIT_SIZE) - 1
#: Suit → rank → card.
SUITED: Final = tuple(
    CARDS[suit * SUIT_SIZE : (suit + 1) * SUIT_SIZE] for suit in range(len(SUITS))
)
SUIT_SIGNS: Final = ("♣", "♦", "♥", "♠")

_NAMES: Final = {
    "c": (
        gettext_noop("two of clubs"),
        gettext_noop("three of clubs"),
        gettext_noop("four of clubs"),
        gettext_noop("five of clubs"),
        gettext_noop("six of clubs"),
        gettext_noop("seven of clubs"),
        gettext_noop("eight of clubs"),
        gettext_noop("nine of clubs"),
        gettext_noop("ten of clubs"),
        gettext_noop("jack of clubs"),
        gettext_noop("queen of clubs"),
        gettext_noop("king of clubs"),
        gettext_noop("ace of clubs"),
    ),
    "d": (
        gettext_noop("two of diamonds"),
        gettext_noop("three of diamonds"),
        gettext_noop("four of diamonds"),
        gettext_noop("five of diamonds"),
        gettext_noop("six of diamonds"),
        gettext_noop("seven of diamonds"),
        gettext_noop("eight of diamonds"),
        gettext_noop("nine of diamonds"),
        gettext_noop("ten of diamonds"),
        gettext_noop("jack of diamonds"),
        gettext_noop("queen of diamonds"),
        gettext_noop("king of diamonds"),
        gettext_noop("ace of diamonds"),
    ),
    "h": (
        gettext_noop("two of hearts"),
        gettext_noop("three of hearts"),
        gettext_noop("four of hearts"),
        gettext_noop("five of hearts"),
        gettext_noop("six of hearts"),
        gettext_noop("seven of hearts"),
        gettext_noop("eight of hearts"),
        gettext_noop("nine of hearts"),
        gettext_noop("ten of hearts"),
        gettext_noop("jack of hearts"),
        gettext_noop("queen of hearts"),
        gettext_noop("king of hearts"),
        gettext_noop("ace of hearts"),
    ),
    "s": (
        gettext_noop("two of spades"),
        gettext_noop("three of spades"),
        gettext_noop("four of spades"),
        gettext_noop("five of spades"),
        gettext_noop("six of spades"),
        gettext_noop("seven of spades"),
        gettext_noop("eight of spades"),
        gettext_noop("nine of spades"),
        gettext_noop("ten of spades"),
        gettext_noop("jack of spades"),
        gettext_noop("queen of spades"),
        gettext_noop("king of spades"),
        gettext_noop("ace of spades"),
    ),
}
#: The name of each card in words, as it is read aloud.
CARD_NAMES: Final = {
    f"{rank}{suit}": Words(name)
    for suit, names in _NAMES.items()
    for rank, name in zip(RANKS, names, strict=True)
}


# a suit is looked up in two parts: whole, its 8,192 sets would fill the memory
_LOW_RANKS: Final = 7
_LOW_MASK: Final = (1 << _LOW_RANKS) - 1
_LOW_CARDS: Final = tuple(subsets(cards[:_LOW_RANKS]) for cards in SUITED)
_HIGH_CARDS: Final = tuple(subsets(cards[_LOW_RANKS:]) for cards in SUITED)


def cards_of(suit: int, mask: int) -> tuple[str, ...]:
    """Return the cards of a suit whose ranks are in a mask, the lowest first."""
    return _LOW_CARDS[suit][mask & _LOW_MASK] + _HIGH_CARDS[suit][mask >> _LOW_RANKS]


def rank_of(card: str) -> int:
    """Return the place of a card's rank in :data:`RANKS`, 0 for a two."""
    return INDEX[card] % SUIT_SIZE


def suit_of(card: str) -> int:
    """Return the place of a card's suit in :data:`SUITS`."""
    return INDEX[card] // SUIT_SIZE


def printed(rank: str) -> str:
    """Return a rank as it is printed on a card: ``10`` for ``T``."""
    return "10" if rank == "T" else rank


def short(card: str) -> str:
    """Return a card as people write it in a line of text: ``10♠``, ``9♥``."""
    return f"{printed(card[0])}{SUIT_SIGNS[suit_of(card)]}"


def shorts(cards: Iterable[str]) -> str:
    """Return cards as people write them, one behind another."""
    return " ".join(short(card) for card in cards)
