"""The ordinary deck."""

import pytest

from simulation.playing_cards import (
    CARD_NAMES,
    CARDS,
    SPADES,
    rank_of,
    short,
    suit_of,
)
from simulation.words import fill


def test_deck_has_52_different_cards_each_with_a_name_of_its_own():
    names = {fill(CARD_NAMES[card], {}) for card in CARDS}

    assert len(set(CARDS)) == len(names) == 52


@pytest.mark.parametrize(
    ("card", "rank", "written", "name"),
    [
        ("2c", 0, "2♣", "two of clubs"),
        ("Ts", 8, "10♠", "ten of spades"),
        ("Qd", 10, "Q♦", "queen of diamonds"),
        ("Ah", 12, "A♥", "ace of hearts"),
    ],
)
def test_card_is_written_and_named(card, rank, written, name):
    assert rank_of(card) == rank
    assert short(card) == written
    assert fill(CARD_NAMES[card], {}) == name


def test_suits_are_in_the_order_of_the_deck():
    assert [suit_of(card) for card in CARDS[::13]] == [0, 1, 2, SPADES]
