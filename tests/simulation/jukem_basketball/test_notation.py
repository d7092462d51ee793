"""Choices as words, and the tables that list them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.cards import mask_of
from simulation.jukem_basketball.notation import (
    PLAYS,
    STOP_OPTIONS,
    TURN_OPTIONS,
    Attempt,
    card_sets,
    cards_of,
    turn_key,
)
from simulation.jukem_basketball.tables import CARDS, HALF, INDEX, KINDS, TWO

hands = st.lists(st.sampled_from(CARDS), max_size=5)


def counts_of(hand: list[str]) -> list[int]:
    return [hand.count(card) for card in CARDS]


def test_thirteen_plays_are_written_and_read():
    assert len(PLAYS) == 13
    assert PLAYS["play TWO AND1 JUKEM"] == Attempt(TWO, True, True)
    assert PLAYS["play HALF"] == Attempt(HALF, False, False)


def expected_turn(hand: list[str], half: bool, draws: bool) -> list[str]:
    """Return the options of JB-R2 as its text lists them."""
    plays = []
    for shot in ("TWO", "THREE", "DUNK"):
        for and1 in ("", " AND1"):
            for jukem in ("", " JUKEM"):
                if {shot, *and1.split(), *jukem.split()} <= set(hand):
                    plays.append(f"play {shot}{and1}{jukem}")
    if half and "HALF" in hand:
        plays.append("play HALF")
    time_out = ["time_out"] if draws and "TIMEOUT" in hand else []
    discard = ["discard"] if draws and not plays else []
    return [*plays, *time_out, *discard]


@given(hand=hands, half=st.booleans(), draws=st.booleans())
def test_turn_options_are_those_of_the_rule(hand, half, draws):
    key = turn_key(mask_of(counts_of(hand)), half, draws)

    assert list(TURN_OPTIONS[key]) == expected_turn(hand, half, draws)


def test_turn_options_are_listed_once():
    key = turn_key(1 << TWO, half=False, draws=True)

    assert TURN_OPTIONS[key] is TURN_OPTIONS[key]


@pytest.mark.parametrize(
    ("held", "options"),
    [
        ([], ("take_it",)),
        (["TECH", "BLOCK"], ("take_it", "stop BLOCK", "stop TECH")),
        (["AIR"], ("take_it", "stop AIR")),
    ],
)
def test_stop_options_name_each_legal_stopper(held, options):
    mask = sum(1 << INDEX[card] for card in held)

    assert STOP_OPTIONS[mask] == options


@given(hand=hands, size=st.integers(0, 5))
def test_card_sets_are_every_distinct_multiset(hand, size):
    listed = card_sets(counts_of(hand), (size,))

    found = [tuple(sorted(cards_of(choice), key=INDEX.get)) for choice in listed]
    wanted = {tuple(sorted(cards, key=INDEX.get)) for cards in combinations(hand, size)}
    assert len(found) == len(set(found))
    assert set(found) == wanted


@given(hand=hands)
def test_card_sets_of_several_sizes_come_smaller_first(hand):
    listed = card_sets(counts_of(hand), range(len(hand) + 1))

    sizes = [len(cards_of(choice)) for choice in listed]
    assert sizes == sorted(sizes)
    assert listed[0] == "none"
    assert len(listed) <= 32


def test_cards_of_a_choice():
    assert cards_of("discard MISS SEC3") == ["MISS", "SEC3"]
    assert cards_of("none") == []


def test_card_sets_of_an_empty_hand():
    assert card_sets([0] * KINDS, (2,)) == ()
