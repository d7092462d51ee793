"""What everybody knows of a hand, and hands that agree with it, by exact weight."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from simulation.chance import Stream
from simulation.poker_deck_basketball.knowledge import (
    NOTHING_KNOWN,
    Known,
    deal,
    deal_hand,
    makeups,
)
from simulation.poker_deck_basketball.tables import (
    ACES,
    FIGURES,
    INDEX,
    PLACES,
)
from simulation.protocol import HOME

SAMPLES = 4000


def mask(text):
    return sum(1 << INDEX[HOME][card] for card in text.split())


def is_figure(place):
    return FIGURES >> place & 1 == 1


def is_ace(place):
    return ACES >> place & 1 == 1


def listed_hands(unseen, size, known):
    """Return the share of each hand, counting every way to name its known cards."""
    both, rest = min(known.plain, known.aceless), abs(known.plain - known.aceless)
    counted = Counter()
    for hand in combinations(PLACES[unseen], size):
        for first in combinations(hand, both):
            left = [place for place in hand if place not in first]
            for second in combinations(left, rest):
                if any(is_figure(place) or is_ace(place) for place in first):
                    continue
                wrong = is_figure if known.plain > known.aceless else is_ace
                if any(wrong(place) for place in second):
                    continue
                if known.has_figure and not any(map(is_figure, hand)):
                    continue
                if known.has_ace and not any(map(is_ace, hand)):
                    continue
                counted[sum(1 << place for place in hand)] += 1
    total = sum(counted.values())
    return {hand: Fraction(count, total) for hand, count in counted.items()}


UNSEEN = mask("2c 3c 4c Jc Qc Ac As")
CASES = [
    NOTHING_KNOWN,
    Known(plain=2),
    Known(aceless=3),
    Known(plain=3, aceless=1),
    Known(plain=1, aceless=2),
    Known(has_figure=True),
    Known(has_ace=True),
    Known(plain=1, has_figure=True, has_ace=True),
]


@pytest.mark.parametrize("known", CASES, ids=repr)
def test_makeups_weigh_what_counting_weighs(known):
    exact = listed_hands(UNSEEN, 3, known)
    by_makeup = Counter()
    for hand, share in exact.items():
        figures, aces = (hand & FIGURES).bit_count(), (hand & ACES).bit_count()
        by_makeup[3 - figures - aces, figures, aces] += share

    found = list(makeups(UNSEEN, 3, known))

    total = sum(makeup.ways for makeup in found)
    assert {makeup[:3]: Fraction(makeup.ways, total) for makeup in found} == by_makeup


@pytest.mark.parametrize("known", CASES, ids=repr)
def test_hands_are_dealt_by_weight(known):
    exact = listed_hands(UNSEEN, 3, known)
    stream = Stream(5)

    drawn = Counter(deal_hand(UNSEEN, 3, known, stream) for _ in range(SAMPLES))

    assert set(drawn) <= set(exact)
    for hand, share in exact.items():
        spread = float(SAMPLES * share * (1 - share)) ** 0.5
        assert abs(drawn[hand] - SAMPLES * share) <= 4.5 * spread + 1


def test_a_card_is_dealt_as_often_as_any_other():
    cards = mask("2c 9s Ac")
    stream = Stream(6)

    drawn = Counter(deal(cards, 2, stream) for _ in range(3000))

    pairs = {1 << a | 1 << b for a, b in permutations(PLACES[cards], 2)}
    assert {pair: 900 < drawn[pair] < 1100 for pair in pairs} == dict.fromkeys(
        pairs, True
    )


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("7c", Known(2, 1, True, True)),
        ("Kc", Known(3, 1, False, True)),
        ("Ac", Known(2, 2, True, False)),
        ("7c 8c", Known(1, 0, True, True)),
        ("7c Ac", Known(1, 1, True, False)),
    ],
)
def test_what_is_played_may_have_been_what_was_known(cards, left):
    assert Known(3, 2, True, True).without(mask(cards)) == left


def test_what_is_changed_unseen_leaves_less_known():
    assert Known(4, 1, True, True).after_exchange(2) == Known(2, 0)


@pytest.mark.parametrize(
    ("known", "hand", "fits"),
    [
        (NOTHING_KNOWN, "", True),
        (Known(plain=2), "7c Ac", True),
        (Known(plain=2), "7c Kc", False),
        (Known(aceless=2), "7c Kc", True),
        (Known(aceless=2), "7c Ac", False),
        (Known(plain=1, aceless=1), "Kc Ac", False),
        (Known(has_figure=True), "7c", False),
        (Known(has_figure=True), "Kc", True),
        (Known(has_ace=True), "7c", False),
        (Known(has_ace=True), "As", True),
    ],
)
def test_a_hand_fits_or_does_not(known, hand, fits):
    assert known.fits(mask(hand)) is fits
