"""Probabilities of a rule book."""

import pytest

from simulation.rulebook import Share


@pytest.mark.parametrize(
    ("ways", "of", "hundred"),
    [(1, 6, 17), (1, 3, 33), (1, 2, 50), (1, 8, 13), (0, 6, 0), (6, 6, 100)],
)
def test_share_in_a_hundred_is_the_nearest(ways, of, hundred):
    assert Share(ways, of).in_hundred == hundred


@pytest.mark.parametrize(("ways", "hundred"), [(1, 1), (999, 99)])
def test_share_in_a_hundred_is_neither_never_nor_always(ways, hundred):
    assert Share(ways, 1000).in_hundred == hundred
