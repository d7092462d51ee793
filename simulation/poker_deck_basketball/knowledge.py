"""What everybody knows of a hand, and how likely hands are that agree with it.

Who is asked gives something away: a side that could play an alley-oop holds a figure,
one that is not asked about a free throw holds no ace. Such knowledge lasts until the
cards that it is about may have been played or changed.
"""

from collections.abc import Iterator
from math import comb
from typing import Final, NamedTuple

from simulation.chance import Stream
from simulation.poker_deck_basketball.tables import (
    ACES,
    FIGURES,
    NUMBERS,
    PLACES,
)


class Known(NamedTuple):
    """What everybody knows of a hand.

    Cards that are known to be no figures and cards that are known to be no aces are
    as far as possible the same ones: those that have been held the longest.

    :param plain: so many of its cards at least are no figures.
    :param aceless: so many of its cards at least are no aces.
    :param has_figure: whether it holds a figure.
    :param has_ace: whether it holds an ace.
    """

    plain: int = 0
    aceless: int = 0
    has_figure: bool = False
    has_ace: bool = False

    def without(self, cards: int) -> "Known":
        """Return what is known still when cards have left the hand face up."""
        count = cards.bit_count()
        figures = (cards & FIGURES).bit_count()
        aces = (cards & ACES).bit_count()
        return Known(
            max(0, self.plain - count + figures),
            max(0, self.aceless - count + aces),
            self.has_figure and not figures,
            self.has_ace and not aces,
        )

    def after_exchange(self, count: int) -> "Known":
        """Return what is known still when so many cards were changed unseen."""
        return Known(max(0, self.plain - count), max(0, self.aceless - count))

    def fits(self, hand: int) -> bool:
        """Whether a hand is as it is known to be."""
        numbers = (hand & NUMBERS).bit_count()
        figures = (hand & FIGURES).bit_count()
        aces = (hand & ACES).bit_count()
        return (
            numbers >= min(self.plain, self.aceless)
            and numbers + aces >= self.plain
            and numbers + figures >= self.aceless
            and figures >= self.has_figure
            and aces >= self.has_ace
        )


NOTHING_KNOWN: Final = Known()


class Makeup(NamedTuple):
    """How many cards of each sort a hand holds, and in how many ways it may.

    :param ways: its weight among all makeups of a hand.
    """

    numbers: int
    figures: int
    aces: int
    ways: int


def makeups(unseen: int, size: int, known: Known) -> Iterator[Makeup]:
    """Yield what a hand may be made of, by exact weight.

    The weight of a hand is the number of ways to deal it times those to say which of
    its cards are the known ones.

    :param unseen: the cards that it is dealt from.
    """
    held = [(unseen & sort).bit_count() for sort in (NUMBERS, FIGURES, ACES)]
    both = min(known.plain, known.aceless)
    others = abs(known.plain - known.aceless)
    for aces in range(known.has_ace, min(held[2], size) + 1):
        for figures in range(known.has_figure, min(held[1], size - aces) + 1):
            # where there are fewer numbers than that, there is no way
            numbers = size - aces - figures
            more = aces if known.plain > known.aceless else figures
            ways = (
                comb(held[0], numbers)
                * comb(held[1], figures)
                * comb(held[2], aces)
                * comb(numbers, both)
                * comb(max(0, numbers - both) + more, others)
            )
            if ways:
                yield Makeup(numbers, figures, aces, ways)


def deal_hand(unseen: int, size: int, known: Known, source: Stream) -> int:
    """Return a hand that agrees with what is known of it, drawn by weight."""
    listed = list(makeups(unseen, size, known))
    target = int(source.number() * sum(makeup.ways for makeup in listed))
    place = 0
    while target >= listed[place].ways:
        target -= listed[place].ways
        place += 1
    makeup = listed[place]
    return (
        deal(unseen & NUMBERS, makeup.numbers, source)
        | deal(unseen & FIGURES, makeup.figures, source)
        | deal(unseen & ACES, makeup.aces, source)
    )


def deal(cards: int, size: int, source: Stream) -> int:
    """Return so many of these cards, each as likely as any other."""
    left = list(PLACES[cards])
    dealt = 0
    for _card in range(size):
        dealt |= 1 << left.pop(int(source.number() * len(left)))
    return dealt
