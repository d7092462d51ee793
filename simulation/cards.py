"""Piles of cards whose order nobody knows: counts, and what can be drawn from them."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, Generic, TypeVar

_Named = TypeVar("_Named")
#: The weights of so many cards that are equally likely, as many as a deck has.
EVEN: Final = tuple((1,) * count for count in range(53))
_PART_BITS: Final = 9
_PART: Final = (1 << _PART_BITS) - 1


class DrawTable(dict[int, tuple[str, ...]]):
    """What can come off a pile, by the kinds of card left in it.

    A pile is a list of counts, one for each kind of card, and a mask with a bit for
    each kind that is left. ``table[mask]`` is the notations of these kinds, in order:
    possible draws are looked up, not formatted.

    :param codes: the notation of each kind, in the order of the counts.
    :ivar weigh: the function that takes the weights of the options out of a pile, by
        the mask of two or more kinds, once ``table[mask]`` was asked for.
    """

    def __init__(self, codes: Sequence[str]) -> None:
        super().__init__()
        self.codes = tuple(codes)
        self.weigh: dict[int, Callable[[Sequence[int]], tuple[int, ...]]] = {}

    def __missing__(self, mask: int) -> tuple[str, ...]:
        kinds = [kind for kind in range(len(self.codes)) if mask >> kind & 1]
        self[mask] = tuple(self.codes[kind] for kind in kinds)
        if len(kinds) > 1:
            self.weigh[mask] = itemgetter(*kinds)
        return self[mask]


class MaskTable(Generic[_Named]):
    """What the bits of a mask stand for, looked up nine bits at a time.

    A deck in which no card is there twice needs no counts: a pile of it is a mask.
    There may be too many piles for a table of all, so there is one for each third.

    :param named: what each bit stands for, the lowest first; at most 27.
    :raises ValueError: if they are more.
    """

    __slots__ = ("_high", "_low", "_middle")

    def __init__(self, named: Sequence[_Named]) -> None:
        if len(named) > 3 * _PART_BITS:
            raise ValueError(f"{len(named)} bits, and {3 * _PART_BITS} at most")
        self._low, self._middle, self._high = (
            subsets(named[start : start + _PART_BITS])
            for start in (0, _PART_BITS, 2 * _PART_BITS)
        )

    def __getitem__(self, mask: int) -> tuple[_Named, ...]:
        return (
            self._low[mask & _PART]
            + self._middle[mask >> _PART_BITS & _PART]
            + self._high[mask >> 2 * _PART_BITS]
        )


def subsets(named: Sequence[_Named]) -> list[tuple[_Named, ...]]:
    """Return what every mask over these stands for, in the order of the masks."""
    sets: list[tuple[_Named, ...]] = [()]
    for each in named:
        sets += [(*before, each) for before in sets]
    return sets


def mask_of(counts: Sequence[int]) -> int:
    """Return a mask with a bit set for each kind of which a card is there."""
    mask = 0
    for index, count in enumerate(counts):
        if count:
            mask |= 1 << index
    return mask


def masks_of(kinds: Sequence[int]) -> list[int]:
    """Return the mask of every set of the given kinds, the empty set first."""
    masks = [0]
    for kind in kinds:
        masks += [mask | 1 << kind for mask in masks]
    return masks


def deal(counts: Sequence[int], size: int, numbers: Sequence[float]) -> list[int]:
    """Return ``size`` cards drawn from a pile one by one, as counts.

    :param numbers: one in [0, 1) for each card.
    :raises ValueError: if the pile has fewer cards.
    """
    left = list(counts)
    drawn = [0] * len(left)
    total = sum(left)
    if size > total:
        raise ValueError(f"{size} cards from a pile of {total}")
    for number in numbers[:size]:
        target = int(number * total)
        kind = 0
        while target >= left[kind]:
            target -= left[kind]
            kind += 1
        left[kind] -= 1
        drawn[kind] += 1
        total -= 1
    return drawn
