"""Factors: a few shares that tell why a team won, made of both teams' sums."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from simulation.words import Words

_WHOLE: Final = 100


class Term(NamedTuple):
    """A part of a sum.

    :param key: of a stored column.
    :param hundredths: its weight: 100 counts it once.
    :param is_opponents: whether it is the opponents' figure.
    """

    key: str
    hundredths: int = _WHOLE
    is_opponents: bool = False


class Factor(NamedTuple):
    """A share of one sum in another.

    :param key: lower case, unlike any stat column's.
    :param heading: as short as print.
    :param title: what it is called.
    :param help: what it tells, and how it is worked out.
    :param is_high_good: whether more of it is better.
    """

    key: str
    heading: str
    title: Words
    help: Words
    above: tuple[Term, ...]
    below: tuple[Term, ...]
    is_high_good: bool = True

    def value(self, own: Mapping[str, int], other: Mapping[str, int]) -> float | None:
        """Return the share, or None where there is nothing to be a share of.

        :param own: a line, of one game or of many folded; ``other`` the opponents'.
        """
        below = _summed(self.below, own, other)
        return _summed(self.above, own, other) / below if below else None


def _summed(
    terms: Sequence[Term], own: Mapping[str, int], other: Mapping[str, int]
) -> int:
    return sum(
        term.hundredths * (other if term.is_opponents else own).get(term.key, 0)
        for term in terms
    )
