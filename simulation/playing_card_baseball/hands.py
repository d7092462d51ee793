"""The value of a hand of up to ten cards or a few more, as one whole number (PC-R3).

The better hand has the higher value, equal hands have equal ones. A value is the
category, then five places of four bits: the ranks that make the category, then the
kickers, each from 1 (a two) to 13 (an ace). A place without a card is 0, so that a
missing kicker is lower than any card.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from simulation.playing_cards import FULL_SUIT, INDEX, SUIT_SIZE, rank_of

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
TRIPS: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
QUADS: Final = 7
STRAIGHT_FLUSH: Final = 8
CATEGORIES: Final = (
    "high_card",
    "pair",
    "two_pair",
    "trips",
    "straight",
    "flush",
    "full_house",
    "quads",
    "straight_flush",
)

# a suit has thirteen bits; their number is written out where each deal of a coach ends
_SUIT: Final = FULL_SUIT
_CATEGORY: Final = tuple(category << 20 for category in range(len(CATEGORIES)))
_WHEEL: Final = 0b1_0000_0000_1111
_FIVE_HIGH: Final = 4


def _highest_five(mask: int) -> int:
    """Return the five highest of some ranks, in five places."""
    value, places = 0, 5
    while mask and places:
        place = mask.bit_length()
        mask ^= 1 << (place - 1)
        places -= 1
        value |= place << 4 * places
    return value


def _best_straight(mask: int) -> int:
    """Return the highest card of the best straight in some ranks, 0 without one."""
    for place in range(SUIT_SIZE, _FIVE_HIGH, -1):
        if mask >> (place - 5) & 31 == 31:
            return place
    return _FIVE_HIGH if mask & _WHEEL == _WHEEL else 0


_TOP: Final = tuple(_highest_five(mask) for mask in range(1 << SUIT_SIZE))
_STRAIGHTS: Final = tuple(_best_straight(mask) for mask in range(1 << SUIT_SIZE))
_COUNT: Final = tuple(mask.bit_count() for mask in range(1 << SUIT_SIZE))


def value_of(cards: int) -> int:
    """Return the value of the best five cards, or of all if they are fewer.

    :param cards: a set of cards, one bit for each.
    """
    clubs = cards & _SUIT
    diamonds = cards >> 13 & _SUIT
    hearts = cards >> 26 & _SUIT
    spades = cards >> 39
    black, red = clubs | diamonds, hearts | spades
    ranks = black | red
    both_black, both_red = clubs & diamonds, hearts & spades
    pairs = both_black | both_red | black & red
    best = 0
    if _COUNT[ranks] >= 5:
        best = _made_of_five(clubs, diamonds, hearts, spades, ranks)
    if not pairs:
        return best or _TOP[ranks]
    of_kind = _of_a_kind(
        ranks, pairs, both_black & red | both_red & black, both_black & both_red
    )
    return max(best, of_kind)


def _made_of_five(
    clubs: int, diamonds: int, hearts: int, spades: int, ranks: int
) -> int:
    """Return the best straight flush, flush or straight, 0 without one."""
    best = 0
    for suit in (clubs, diamonds, hearts, spades):
        if _COUNT[suit] >= 5:
            run = _STRAIGHTS[suit]
            if run:
                value = _CATEGORY[STRAIGHT_FLUSH] | run << 16
            else:
                value = _CATEGORY[FLUSH] | _TOP[suit]
            best = max(best, value)
    run = _STRAIGHTS[ranks]
    if run:
        best = max(best, _CATEGORY[STRAIGHT] | run << 16)
    return best


def _of_a_kind(ranks: int, pairs: int, trips: int, quads: int) -> int:
    """Return the best hand of equal ranks.

    :param pairs: the ranks of which there are two or more; so the others.
    """
    if quads:
        place = quads.bit_length()
        rest = _TOP[ranks ^ 1 << place - 1] >> 16
        return _CATEGORY[QUADS] | place << 16 | rest << 12
    if trips:
        place = trips.bit_length()
        bit = 1 << place - 1
        second = (pairs ^ bit).bit_length()
        if second:
            return _CATEGORY[FULL_HOUSE] | place << 16 | second << 12
        return _CATEGORY[TRIPS] | place << 16 | _TOP[ranks ^ bit] >> 12 << 8
    place = pairs.bit_length()
    bit = 1 << place - 1
    second = (pairs ^ bit).bit_length()
    if second:
        rest = _TOP[ranks ^ bit ^ 1 << second - 1] >> 16
        return _CATEGORY[TWO_PAIR] | place << 16 | second << 12 | rest << 8
    return _CATEGORY[PAIR] | place << 16 | _TOP[ranks ^ bit] >> 8 << 4


def category_of(value: int) -> int:
    """Return the category of a hand's value, 0 for a high card."""
    return value >> 20


def top_of(value: int) -> int:
    """Return the first rank that counts in a hand's value, 2 to 14 for an ace.

    That is the rank of the pair, or the highest card; 1 where there is no card.
    """
    return (value >> 16 & 15) + 1


def best_of(cards: Sequence[str]) -> list[str]:
    """Return the five cards that count, or all if they are fewer, as people lay them.

    Equal ranks stand together, the most of them first, then from the highest down; the
    ace of a straight to five stands last.
    """
    value = value_of(_set_of(cards))
    chosen: Sequence[str] = cards
    if len(cards) > 5:
        chosen = next(
            five for five in combinations(cards, 5) if value_of(_set_of(five)) == value
        )
    counts = Counter(card[0] for card in chosen)
    is_low = category_of(value) in (STRAIGHT, STRAIGHT_FLUSH) and (
        top_of(value) == _FIVE_HIGH + 1
    )

    def place(card: str) -> tuple[int, int]:
        rank = rank_of(card)
        return counts[card[0]], -1 if is_low and card[0] == "A" else rank

    return sorted(chosen, key=place, reverse=True)


def _set_of(cards: Sequence[str]) -> int:
    return sum(1 << INDEX[card] for card in cards)
