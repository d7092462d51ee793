"""Piles as counts: what can come off them, and hands dealt from them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.cards import EVEN, DrawTable, MaskTable, deal, mask_of

CODES = ("TWO", "THREE", "DUNK")

piles = st.lists(st.integers(0, 6), min_size=1, max_size=8)


def test_a_draw_table_lists_the_kinds_that_are_left_in_order():
    table = DrawTable(CODES)

    assert [table[mask] for mask in (0b000, 0b001, 0b101, 0b111)] == [
        (),
        ("TWO",),
        ("TWO", "DUNK"),
        CODES,
    ]


def test_a_draw_table_makes_a_list_once():
    table = DrawTable(CODES)

    assert table[0b011] is table[0b011]
    assert len(table) == 1


@given(piles)
def test_a_mask_has_a_bit_for_each_kind_that_is_left(counts):
    table = DrawTable([str(kind) for kind in range(len(counts))])

    assert table[mask_of(counts)] == tuple(
        str(kind) for kind, count in enumerate(counts) if count
    )


@given(piles, st.data())
def test_a_deal_takes_the_cards_that_its_numbers_fall_on(counts, data):
    size = data.draw(st.integers(0, sum(counts)))
    unit = st.floats(0, 1, exclude_max=True)
    numbers = data.draw(st.lists(unit, min_size=size, max_size=size))
    left = [kind for kind, count in enumerate(counts) for _copy in range(count)]

    drawn = deal(counts, size, numbers)

    expected = Counter(left.pop(int(number * len(left))) for number in numbers)
    assert drawn == [expected[kind] for kind in range(len(counts))]


def test_cards_that_are_equally_likely_have_equal_weights():
    assert EVEN[0] == ()
    assert EVEN[3] == (1, 1, 1)
    assert len(EVEN) == 53


def test_a_deal_leaves_the_pile_as_it_is():
    pile = [2, 1]

    deal(pile, 2, [0.0, 0.0])

    assert pile == [2, 1]


def test_a_deal_refuses_more_cards_than_there_are():
    with pytest.raises(ValueError, match="3 cards from a pile of 2"):
        deal([1, 1], 3, [0.0, 0.0, 0.0])


def test_a_mask_table_lists_what_the_bits_stand_for_in_order():
    table = MaskTable(range(26))

    assert table[0] == ()
    assert table[1 << 25 | 1 << 18 | 1 << 17 | 1 << 9 | 1 << 8 | 1] == (
        0,
        8,
        9,
        17,
        18,
        25,
    )


@given(mask=st.integers(0, 2**27 - 1))
def test_a_mask_table_reads_every_mask(mask):
    table = MaskTable([f"card {place}" for place in range(27)])

    listed = [f"card {place}" for place in range(27) if mask >> place & 1]
    assert list(table[mask]) == listed


def test_a_mask_table_of_few_things_is_a_table():
    table = MaskTable("ab")

    assert [table[mask] for mask in range(4)] == [(), ("a",), ("b",), ("a", "b")]


def test_a_mask_table_refuses_more_than_its_bits():
    with pytest.raises(ValueError, match="28 bits, and 27 at most"):
        MaskTable(range(28))
