"""The factors of a rule book for two sides, set against each other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.pages.figures import SideBySide
from games.statistics import SHARE_DIGITS, Cell, counted_line
from simulation.factors import Factor


@dataclass(frozen=True, slots=True)
class FactorLine(SideBySide):
    """One factor for two sides.

    Nobody is better where both are equal as they are shown, or one has no figure.
    """

    factor: Factor
    first: Cell
    second: Cell

    def _exceeds(self, one: Cell, other: Cell) -> bool:
        if one is None or other is None:
            return False
        shown, against = round(one, SHARE_DIGITS), round(other, SHARE_DIGITS)
        return shown > against if self.factor.is_high_good else shown < against


def factor_lines(
    factors: Sequence[Factor], own: Mapping[str, int], other: Mapping[str, int]
) -> tuple[FactorLine, ...]:
    """Return each factor for a side and its opponents.

    :param own: the side's line, of one game or of many folded; ``other`` likewise.
    """
    lines = [(factor, *_counted(factor, own, other)) for factor in factors]
    return tuple(
        FactorLine(factor, factor.value(ours, theirs), factor.value(theirs, ours))
        for factor, ours, theirs in lines
    )


def _counted(
    factor: Factor, own: Mapping[str, int], other: Mapping[str, int]
) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """Return the lines of the games in which all was counted that a factor takes."""
    keys = [term.key for term in (*factor.above, *factor.below)]
    lines = counted_line(own, keys), counted_line(other, keys)
    is_known = all(key in line for line in lines for key in keys)
    return lines if is_known else ({}, {})
