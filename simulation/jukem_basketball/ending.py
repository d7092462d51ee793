"""The end of a quarter, solved: the pile is empty and nothing is unknown any more.

Who counts cards then knows the other hand, so what is left is a short game without
chance. Both sides are taken to play it as well as can be.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from simulation.jukem_basketball.notation import PLAYS, STOPS_BY_WORD, TAKE_IT, Attempt
from simulation.jukem_basketball.tables import (
    AND1,
    HALF,
    JUKEM,
    SHOTS,
    STOPPERS,
    TECH,
    Tables,
)

# the cards that a side can attack with; a hand has their counts first
_ATTACK: Final = (*SHOTS, AND1, JUKEM)
_ATTACK_SIZE: Final = max(_ATTACK) + 1
# less than any margin
_LEAST: Final = -1000
# counts of the attack's cards, then of each class of stoppers
Cards = tuple[int, ...]


class Stopper(NamedTuple):
    """Stoppers that do the same, counted as one kind.

    :param place: where a hand has their count.
    :param points: what stopping with one of them scores.
    """

    place: int
    points: int


class Ending:
    """What the rest of a quarter is worth from any two hands, the pile being empty.

    :param tables: the options of the game.
    """

    __slots__ = ("_classes", "_plays", "_size", "_stoppers", "_values", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._values: dict[tuple[Cards, Cards], int] = {}
        self._plays: dict[tuple[bool, ...], list[Attempt]] = {}
        self._classes: dict[int, Stopper] = {}
        self._stoppers: dict[int, list[Stopper]] = {shot: [] for shot in SHOTS}
        alike: dict[tuple[int, ...], Stopper] = {}
        for card in STOPPERS:
            points = int(card == TECH and tables.technical_free_throw)
            shots = [shot for shot in SHOTS if tables.stops[shot] >> card & 1]
            traits = (points, *shots)
            if traits not in alike:
                alike[traits] = Stopper(_ATTACK_SIZE + len(alike), points)
                for shot in shots:
                    self._stoppers[shot].append(alike[traits])
            self._classes[card] = alike[traits]
        self._size = _ATTACK_SIZE + len(alike)

    def cards(self, hand: Sequence[int]) -> Cards:
        """Return a hand as it is counted here.

        :param hand: counts by kind of card.
        """
        counts = [*hand[:_ATTACK_SIZE], *[0] * (self._size - _ATTACK_SIZE)]
        for card, stopper in self._classes.items():
            counts[stopper.place] += hand[card]
        return tuple(counts)

    def margin(self, mover: Cards, other: Cards) -> int:
        """Return by how much the side whose turn it is will outscore the other."""
        key = (mover, other)
        known = self._values.get(key)
        if known is not None:
            return known
        plays = self._plays_of(mover)
        value = 0
        if plays:
            value = _LEAST
            for play in plays:
                left = _without(mover, play)
                value = max(value, self.answered(left, other, play, value))
        elif self._plays_of(other):
            value = -self.margin(other, mover)
        self._values[key] = value
        return value

    def answered(
        self, shooter: Cards, other: Cards, play: Attempt, enough: int = _LEAST
    ) -> int:
        """Return the shooter's margin while his play lies on the table.

        :param shooter: his hand without the cards of the play.
        :param enough: where an answer leaves him with this or less, no better one is
            looked for.
        """
        value = self._taken(shooter, other, play)
        if play.jukem:
            return value
        for stopper in self._stoppers[play.shot]:
            if value <= enough:
                break
            if other[stopper.place]:
                value = min(value, self._stopped(shooter, other, stopper))
        return value

    def turn_value(self, mover: Cards, other: Cards, choice: str) -> int:
        """Return the shooter's margin by the words of his play.

        :param mover: his hand before it.
        """
        play = PLAYS[choice]
        return self.answered(_without(mover, play), other, play)

    def stop_value(
        self, shooter: Cards, other: Cards, play: Attempt, choice: str
    ) -> int:
        """Return the shooter's margin by the words of the answer to his play.

        :param shooter: his hand without the cards of the play.
        """
        if choice == TAKE_IT:
            return self._taken(shooter, other, play)
        return self._stopped(shooter, other, self._classes[STOPS_BY_WORD[choice]])

    def _taken(self, shooter: Cards, other: Cards, play: Attempt) -> int:
        points = self.tables.points(*play)
        # JB-R4.3: a half-court shot that goes in ends the quarter
        return points if play.shot == HALF else points - self.margin(other, shooter)

    def _stopped(self, shooter: Cards, other: Cards, stopper: Stopper) -> int:
        left = list(other)
        left[stopper.place] -= 1
        return -stopper.points - self.margin(tuple(left), shooter)

    def _plays_of(self, hand: Cards) -> list[Attempt]:
        """Return every play that a hand can make (JB-R2)."""
        held = tuple(map(bool, hand[:_ATTACK_SIZE]))
        plays = self._plays.get(held)
        if plays is None:
            plays = self._plays[held] = [
                play
                for play in PLAYS.values()
                if held[play.shot]
                and (held[AND1] or not play.and1)
                and (held[JUKEM] or not play.jukem)
            ]
        return plays


def _without(hand: Cards, play: Attempt) -> Cards:
    """Return a hand without the cards of a play."""
    left = list(hand)
    left[play.shot] -= 1
    left[AND1] -= play.and1
    left[JUKEM] -= play.jukem
    return tuple(left)
