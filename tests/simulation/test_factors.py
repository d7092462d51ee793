"""Shares that tell why a team won."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.factors import Factor, Term
from simulation.words import Words

NOTHING = Words("")


def factor(above, below):
    return Factor("f", "F", NOTHING, NOTHING, tuple(above), tuple(below))


def test_value_weighs_its_terms_and_takes_those_of_the_opponents():
    share = factor([Term("a"), Term("b", 50)], [Term("a"), Term("b", 100, True)])

    assert share.value({"a": 3, "b": 2}, {"a": 100, "b": 5}) == 4 / 8


def test_value_of_a_key_that_no_line_has_is_none():
    assert factor([Term("a")], [Term("b")]).value({"a": 3}, {}) is None


@given(st.integers(0, 500), st.integers(1, 500), st.integers(0, 500))
def test_value_is_the_exact_share(above, below, half):
    share = factor([Term("a"), Term("h", 50)], [Term("b")])

    value = share.value({"a": above, "b": below, "h": half}, {})

    assert value == pytest.approx(float((above + Fraction(half, 2)) / below))
