"""Choices as words, against lists that are made as the rules are written."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.poker_deck_basketball.notation import (
    ATTACKS,
    KEEP_ALL,
    PLAYS,
    Play,
    attack_options,
    exchanged,
    exchanges,
    listed,
)
from simulation.poker_deck_basketball.tables import (
    ARC,
    BACK,
    CARDS,
    INDEX,
    ORIGINS,
    PAINT,
    PLAYABLE,
)
from simulation.protocol import AWAY, HOME

hands = st.lists(st.sampled_from(range(26)), max_size=5, unique=True).map(sorted)


def value(place):
    return place // 2 + 2


def mask(places):
    return sum(1 << place for place in places)


def with_jokers(words, has_ace):
    return [*words, *(f"{word} joker" for word in words if has_ace)]


def expected_attacks(side, hand, zone, origin, pile):
    """Return the options of PD-R3 as its text lists them."""
    cards = CARDS[side]
    playable = [place for place in hand if place < 24]
    has_ace = len(playable) < len(hand)
    figures = [place for place in playable if value(place) > 10]

    def one(kind, places):
        return [f"{kind} {cards[place]}" for place in places]

    def many(kind, sets):
        return [f"{kind} {' '.join(cards[place] for place in each)}" for each in sets]

    if zone == ARC:
        return [
            *with_jokers(one("pass1", playable), has_ace),
            *with_jokers(one("three", playable), has_ace),
        ]
    if zone == PAINT:
        twos = with_jokers(one("two", playable), has_ace)
        return [*twos, *one("dunk", figures)]
    pairs = list(combinations(playable, 2))
    options = [
        *with_jokers(one("pass1", playable), has_ace),
        *with_jokers(many("pass2", pairs), has_ace),
    ]
    equal = [pair for pair in pairs if value(pair[0]) == value(pair[1])]
    if origin in ("inbound", "steal", "block", "dreb"):
        options += many("pullup2", equal)
        options += many("pullup3", [pair for pair in equal if value(pair[0]) > 10])
    if origin in ("steal", "block", "dreb"):
        runs = [
            each
            for each in combinations(playable, 3)
            if [value(place) - value(each[0]) for place in each] == [0, 1, 2]
        ]
        options += many("fastbreak2", [run for run in runs if value(run[0]) < 11])
        options += many("fastbreak3", [run for run in runs if value(run[0]) == 11])
        if not pile and len(hand) == 1:
            options += one("longshot", playable)
    return options


@given(
    side=st.sampled_from([HOME, AWAY]),
    hand=hands,
    zone=st.sampled_from([BACK, ARC, PAINT]),
    origin=st.sampled_from(ORIGINS),
    pile=st.sampled_from([0, 1]),
)
def test_attack_options_are_those_of_the_rule(side, hand, zone, origin, pile):
    options = attack_options(side, mask(hand), zone, origin, pile)

    assert list(options) == expected_attacks(side, hand, zone, origin, pile)
    assert len(options) <= 200


@given(hand=hands)
def test_runs_and_pairs_are_found_in_hands_that_are_dense(hand):
    dense = sorted({place % 8 + 16 for place in hand})

    options = attack_options(HOME, mask(dense), BACK, "steal", 1)

    assert list(options) == expected_attacks(HOME, dense, BACK, "steal", 1)


def test_every_attack_is_read_back():
    kinds = {play.kind for play in PLAYS[HOME].values()}

    assert set(ATTACKS) < kinds
    assert kinds - set(ATTACKS) == {"tip", "steal", "block", "play", "alley"}


@pytest.mark.parametrize(
    ("word", "play"),
    [
        ("pass1 7c", Play("pass1", 1 << 10, False, ("7c",))),
        ("three 5s joker", Play("three", 1 << 7, True, ("5s",))),
        ("pullup3 Kc Ks", Play("pullup3", 3 << 22, False, ("Kc", "Ks"))),
    ],
)
def test_a_choice_is_read(word, play):
    assert PLAYS[HOME][word] == play


def test_cards_of_the_other_colour_are_no_choices():
    assert "pass1 7d" not in PLAYS[HOME]
    assert "pass1 7d" in PLAYS[AWAY]


def test_cards_are_listed_without_an_ace_first():
    cards = mask([INDEX[HOME]["7c"], INDEX[HOME]["8s"]])

    assert listed(HOME, "steal", cards, True) == (
        "steal 7c",
        "steal 8s",
        "steal 7c joker",
        "steal 8s joker",
    )


@given(hand=hands)
def test_exchanges_are_every_set_smaller_ones_first(hand):
    options = exchanges(HOME, mask(hand), range(len(hand) + 1))

    assert len(options) == len(set(options)) == 2 ** len(hand) <= 32
    assert options[0] == KEEP_ALL
    sets = [exchanged(HOME, option) for option in options]
    assert len(set(sets)) == len(sets)
    assert sorted(each.bit_count() for each in sets) == [
        each.bit_count() for each in sets
    ]
    assert all(each & ~mask(hand) == 0 for each in sets)


def test_aces_may_be_changed_and_never_act():
    aces = mask([24, 25])

    assert exchanges(HOME, aces, (1,)) == ("exchange Ac", "exchange As")
    assert attack_options(HOME, aces, BACK, "steal", 0) == ()
    assert aces & PLAYABLE == 0
