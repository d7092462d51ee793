"""What the expert coach reckons with: who wins from a score, and what a play is worth.

All figures are chances of the offense to win, as whole numbers of :data:`SURE`. The
other side is taken to play as the rule book's coach does (PB-H).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from simulation.playing_card_basketball.coaches import (
    CONTEST_THREE_FROM,
    CONTEST_TWO_FROM,
    STEAL_FROM,
    ends_with_three,
    passes_by_the_book,
)
from simulation.playing_card_basketball.tables import (
    THREE,
    THREE_GAP,
    TWO,
    Tables,
    wins,
)
from simulation.playing_cards import FULL_SUIT, SUIT_SIZE

SURE: Final = 1_000_000_000
#: How many points possessions between two standard coaches brought, of a thousand:
#: from their beginning, and from a play in which the offense may draw again.
_FRESH: Final = (503, 18, 451, 28)
_HELD: Final = (402, 24, 536, 38)
_THOUSAND: Final = 1000
# where a lead of two is needed, the game is taken as even from so far beyond the points
# to win
_BEYOND: Final = 12


class Race:
    """Who wins from each score, by the points that possessions usually bring.

    :ivar target: points to win; ``margin`` likewise.
    """

    def __init__(self, target: int, margin: int) -> None:
        self.target = target
        self.margin = margin
        self.chances: dict[tuple[int, int], int] = {}
        end = target + (_BEYOND if margin > 1 else 0)
        for total in range(2 * end - 2, -1, -1):
            for high in range((total + 1) // 2, min(total, end - 1) + 1):
                if not self.is_won(high, total - high):
                    self._settle(high, total - high)

    def is_won(self, points: int, others: int) -> bool:
        """Whether so many points win (PB-R9.1)."""
        return wins(points, others, self.target, self.margin)

    def begins(self, points: int, others: int) -> int:
        """Return the chance of the side with the ball, at the start of a possession."""
        return self.chances.get((points, others), SURE // 2)

    def ends(self, points: int, others: int) -> tuple[int, int, int, int]:
        """Return the chance after a possession that brings 0, 1, 2 or 3 points."""
        none, one, two, three = (
            SURE
            if self.is_won(points + more, others)
            else SURE - self.begins(others, points + more)
            for more in range(THREE + 1)
        )
        return none, one, two, three

    def held(self, points: int, others: int) -> int:
        """Return the chance at a play in which the offense may draw again."""
        return _mean(self.ends(points, others), _HELD)

    def _settle(self, high: int, low: int) -> None:
        """Solve both sides' chances at a score: each waits for the other's."""
        first, second = (
            self._scoring(own, other) for own, other in ((high, low), (low, high))
        )
        dry = _FRESH[0]
        for own, other, one, two in (
            (high, low, first, second),
            (low, high, second, first),
        ):
            # x = one + dry (1 - y), y = two + dry (1 - x)
            above = one * _THOUSAND + dry * (SURE - two) - dry * dry * SURE // _THOUSAND
            below = _THOUSAND - dry * dry // _THOUSAND
            self.chances[own, other] = above // below

    def _scoring(self, points: int, others: int) -> int:
        """Return the part of the chance that comes from scoring at once."""
        return _mean(self.ends(points, others)[1:], _FRESH[1:])


@lru_cache(maxsize=16)
def race_to(target: int, margin: int) -> Race:
    """Return the race to so many points by such a margin, made once."""
    return Race(target, margin)


def _mean(ends: Sequence[int], shares: Sequence[int]) -> int:
    return (
        sum(end * share for end, share in zip(ends, shares, strict=True)) // _THOUSAND
    )


@lru_cache(maxsize=1024)
def ranks_in(mask: int) -> tuple[int, ...]:
    """Return the ranks of a mask; an empty pile will be filled with all of them."""
    mask = mask or FULL_SUIT
    return tuple(rank for rank in range(SUIT_SIZE) if mask >> rank & 1)


class Piles(NamedTuple):
    """The ranks that may come, as masks.

    :param big: from the big play pile of the offense; ``fun`` from its fundamentals.
    :param defense: from the big play pile of the defense; ``luck`` from its
        fundamentals.
    """

    big: int
    fun: int
    defense: int
    luck: int


class Play:
    """What the choices of a play are worth to the offense.

    :param score: that of the offense first.
    :ivar ends: the chance after a possession that brings 0 to 3 points.
    :ivar begins: the chance where it goes on; ``held`` where it may draw again.
    """

    def __init__(
        self, tables: Tables, race: Race, score: tuple[int, int], piles: Piles
    ) -> None:
        self.values = tables.values
        self.is_last_three = score[0] == tables.target - THREE
        self.piles = piles
        self.ends = race.ends(*score)
        self.begins = race.begins(*score)
        self.held = race.held(*score)
        missed = self.ends[0]
        if tables.rebounds:
            missed = (missed + self.begins) // 2
        self.missed = missed
        self.throw = self._throws()
        self.luck = [self.values[rank] for rank in ranks_in(piles.luck)]

    def _throws(self) -> tuple[int, int]:
        """Return how many of how many free throws go in (PB-R6.1)."""
        values = self.values
        own = [values[rank] for rank in ranks_in(self.piles.big)]
        others = [values[rank] for rank in ranks_in(self.piles.luck)]
        made = sum(one >= other for one in own for other in others)
        return made, len(own) * len(others)

    def _thrown(self, made: int, missed: int) -> int:
        """Return the chance before a free throw."""
        ways, of = self.throw
        return (ways * made + (of - ways) * missed) // of

    def left(self, big: int, worth: int) -> int:
        """Return the chance of a shot that is left to luck (PB-R5)."""
        gap = 0 if worth == TWO else THREE_GAP
        least = self.values[big] - gap
        ways = sum(value <= least for value in self.luck)
        of = len(self.luck)
        return (ways * self.ends[worth] + (of - ways) * self.missed) // of

    def contested(self, big: int, defense: int, worth: int) -> int:
        """Return the chance of a shot that is contested (PB-R5)."""
        lead = self.values[big] - self.values[defense]
        none, one, two, three = self.ends
        if worth == THREE:
            return three if lead >= THREE_GAP else none
        if lead < 0:
            return none
        if lead:
            return self._thrown(three, two)
        return self._thrown(self._thrown(two, one), self._thrown(one, none))

    def shot(self, big: int, worth: int) -> int:
        """Return the chance of a shot against a defense by the book."""
        least = CONTEST_TWO_FROM if worth == TWO else CONTEST_THREE_FROM
        left = self.left(big, worth)
        cards = ranks_in(self.piles.defense)
        total = sum(
            self.contested(big, card, worth) if self.values[card] >= least else left
            for card in cards
        )
        return total // len(cards)

    def moved(self, fun: int, begins: int, held: int) -> int:
        """Return the chance of a pass against a defense by the book.

        :param begins: the chance where it is let go; ``held`` where it is held.
        """
        value = self.values[fun]
        cards = ranks_in(self.piles.defense)
        total = 0
        for card in cards:
            tried = self.values[card]
            if tried < STEAL_FROM:
                total += begins
            else:
                total += self.ends[0] if tried > value else held
        return total // len(cards)

    def shots(self, is_by_the_book: bool) -> dict[int, int]:
        """Return what the best shot is worth, or the book's, by its card."""
        shots = {}
        for big in ranks_in(self.piles.big):
            if is_by_the_book:
                shots[big] = self.shot(big, self.book_shot(big))
            else:
                shots[big] = max(self.shot(big, TWO), self.shot(big, THREE))
        return shots

    def book_shot(self, big: int) -> int:
        """Return for how many points the standard coach shoots (PB-H.D1)."""
        is_three = self.is_last_three and ends_with_three(self.values[big])
        return THREE if is_three else TWO

    def following(self, is_by_the_book: bool) -> tuple[int, int]:
        """Return the chance at the next play, afresh and after a held pass.

        :param is_by_the_book: whether the offense plays so, rather than its best.
        """
        shots = self.shots(is_by_the_book)
        moves = {
            fun: self.moved(fun, self.begins, self.held)
            for fun in ranks_in(self.piles.fun)
        }
        fresh = held = 0
        for fun, move in moves.items():
            if is_by_the_book:
                chances = [
                    move if passes_by_the_book(self.values, big, fun) else shot
                    for big, shot in shots.items()
                ]
            else:
                chances = [max(move, shot) for shot in shots.values()]
            fresh += sum(chances)
            again = sum(chances) // len(chances)
            held += sum(max(again, chance) for chance in chances)
        count = len(shots) * len(moves)
        return fresh // count, held // count

    def passed(self, big_mask: int, fun_mask: int) -> Mapping[int, int]:
        """Return how many hands of the book hold each fundamentals card and pass."""
        weights: dict[int, int] = {}
        for fun in ranks_in(fun_mask):
            weights[fun] = sum(
                passes_by_the_book(self.values, big, fun) and self.book_shot(big) == TWO
                for big in ranks_in(big_mask)
            )
        return weights if any(weights.values()) else dict.fromkeys(weights, 1)

    def shot_with(self, big_mask: int, fun_mask: int, worth: int) -> Mapping[int, int]:
        """Return how many hands of the book hold each big play card and shoot so."""
        weights: dict[int, int] = {}
        for big in ranks_in(big_mask):
            if self.book_shot(big) != worth:
                weights[big] = 0
                continue
            weights[big] = sum(
                worth == THREE or not passes_by_the_book(self.values, big, fun)
                for fun in ranks_in(fun_mask)
            )
        return weights if any(weights.values()) else dict.fromkeys(weights, 1)
