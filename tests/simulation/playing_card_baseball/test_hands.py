"""The value of hands, against poker written a second time without tables (PC-R3)."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.playing_card_baseball.hands import (
    CATEGORIES,
    best_of,
    category_of,
    top_of,
    value_of,
)
from simulation.playing_cards import CARDS, INDEX, rank_of, suit_of

hands = st.lists(st.sampled_from(CARDS), min_size=1, max_size=12, unique=True)


def value(text):
    return value_of(sum(1 << INDEX[card] for card in text.split()))


def plain_five(cards):
    """Return category and ranks of five cards or fewer, as a tuple that compares."""
    ranks = sorted((rank_of(card) for card in cards), reverse=True)
    counted = sorted(Counter(ranks).items(), key=lambda item: (-item[1], -item[0]))
    shape = [count for _rank, count in counted]
    order = tuple(rank for rank, _count in counted)
    if len(cards) == 5:
        is_flush = len({suit_of(card) for card in cards}) == 1
        run = set(ranks)
        is_wheel = run == {12, 0, 1, 2, 3}
        is_run = len(run) == 5 and (max(run) - min(run) == 4 or is_wheel)
        top = 3 if is_wheel else max(run)
        if is_run:
            return (8 if is_flush else 4, (top,))
        if is_flush:
            return 5, tuple(ranks)
    shapes = (([4], 7), ([3, 2], 6), ([3], 3), ([2, 2], 2), ([2], 1), ([], 0))
    for begin, category in shapes:
        if shape[: len(begin)] == begin:
            return category, order
    raise AssertionError(cards)


def plain(cards):
    """Return the best five of some cards."""
    size = min(5, len(cards))
    return max(plain_five(five) for five in combinations(cards, size))


def sign(one, other):
    return (one > other) - (one < other)


@given(hands)
def test_category_is_that_of_the_best_five(cards):
    assert category_of(value(" ".join(cards))) == plain(cards)[0]


@given(st.permutations(CARDS), st.integers(3, 10), st.integers(6, 9))
def test_hands_compare_as_their_best_five_do(deck, size, others):
    batter, pitcher = deck[:size], deck[size : size + others]

    came = sign(value(" ".join(batter)), value(" ".join(pitcher)))

    assert came == sign(plain(batter), plain(pitcher))


def test_hands_of_every_size_compare_as_their_best_five_do():
    source = random.Random(4)
    for _ in range(400):
        cards = source.sample(CARDS, 14)
        size = source.randint(1, 8)
        one, other = cards[:size], cards[size:]
        came = sign(value(" ".join(one)), value(" ".join(other)))
        assert came == sign(plain(one), plain(other)), cards


@pytest.mark.parametrize(
    ("cards", "category", "top"),
    [
        ("Ah", "high_card", 14),
        ("2c 9h 5d", "high_card", 9),
        ("2c 2h 5d", "pair", 2),
        ("Ac Ah 5d 5c", "two_pair", 14),
        ("Ac Ah 5d 5c Kd Kh", "two_pair", 14),
        ("9c 9h 9d", "trips", 9),
        ("Ah 2c 3c 4c 5c", "straight", 5),
        ("Th Jc Qc Kc Ac", "straight", 14),
        ("2h 9h Jh Kh 3h Ac", "flush", 13),
        ("2h 2c 2d 3h 3c 3d", "full_house", 3),
        ("9c 9h 9d 9s 4c", "quads", 9),
        ("Ah 2h 3h 4h 5h", "straight_flush", 5),
    ],
)
def test_rank_that_counts_first(cards, category, top):
    came = value(cards)

    assert CATEGORIES[category_of(came)] == category
    assert top_of(came) == top


def test_no_cards_are_worth_nothing():
    assert (value_of(0), top_of(0)) == (0, 1)


def test_of_two_flushes_the_higher_counts():
    assert value("2h 3h 5h 7h 9h 2c 3c 5c 7c Tc") == value("2c 3c 5c 7c Tc")


def test_four_of_a_kind_beat_a_full_house_in_the_same_cards():
    assert value("9c 9h 9d 9s 4c 4d 4h Ac") == value("9c 9h 9d 9s Ac")


def test_a_straight_flush_beats_a_higher_flush_in_the_same_suit():
    assert value("Kh 2h 3h 4h 5h 6h") == value("2h 3h 4h 5h 6h")


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("2c Kd 9h", "Kd 9h 2c"),
        ("2c Kd 2h 9h 3c Ac 5d", "2c 2h Ac Kd 9h"),
        ("9h Kd 9d Kh 9s 2c", "9h 9d 9s Kd Kh"),
        ("Ah 2c 3c 4c 5c Kd", "5c 4c 3c 2c Ah"),
        ("2h 9h Jh Kh 3h Ah Ac", "Ah Kh Jh 9h 3h"),
        ("Ah 2h 3h 4h 5h 9c", "5h 4h 3h 2h Ah"),
        ("9h 9c 9d 9s 2c 2d Ac", "9h 9c 9d 9s Ac"),
        ("Th Jc Qc Kc Ac 2d", "Ac Kc Qc Jc Th"),
    ],
)
def test_cards_that_count_are_laid_in_order(cards, best):
    assert best_of(cards.split()) == best.split()


@given(hands)
def test_cards_that_count_are_worth_the_whole_hand(cards):
    best = best_of(cards)

    assert len(best) == min(5, len(cards))
    assert value(" ".join(best)) == value(" ".join(cards))
