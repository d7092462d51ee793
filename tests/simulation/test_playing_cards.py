"""The ordinary deck."""

import pytest

from simulation.playing_cards import (
    CARD_NAMES,
    CARDS,
    FULL_SUIT,
    SPADES,
    SUITED,
    cards_of,
    rank_of,
    short,
    shorts,
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
    assert [suit[0] for suit in SUITED] == ["2c", "2d", "2h", "2s"]


def test_every_suit_has_one_card_of_each_rank():
    cards = [card for suit in SUITED for card in suit]

    assert len(set(cards)) == 52
    assert [rank_of(card) for card in cards] == list(range(13)) * 4


@pytest.mark.parametrize("mask", [0, 1, FULL_SUIT, 1 << 6, 1 << 7, 0b1_0110_0101_0011])
def test_cards_of_a_mask_are_those_of_its_ranks(mask):
    for suit, cards in enumerate(SUITED):
        assert cards_of(suit, mask) == tuple(
            card for place, card in enumerate(cards) if mask >> place & 1
        )


def test_cards_are_written_one_behind_another():
    assert shorts(["2c", "Ts"]) == "2♣ 10♠"
    assert shorts([]) == ""
