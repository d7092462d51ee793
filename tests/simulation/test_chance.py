"""Dice and cards: numbers by their place, options by their weight."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.chance import (
    SEED_BITS,
    ScriptedChance,
    SeededChance,
    Stream,
    derive_seed,
    pick,
)
from simulation.errors import IllegalChoice
from simulation.protocol import CHANCE, PUBLIC, Decision
from simulation.words import Words

CARDS = ("TWO", "THREE", "DUNK")
WEIGHTS = (5, 3, 2)
DRAW = Decision(CHANCE, "draw", CARDS, "TWO", Words("Which card?"), WEIGHTS, PUBLIC)

seeds = st.integers(0, 2**SEED_BITS - 1)
numbers = st.floats(0, 1, exclude_max=True)


def test_derived_seeds_are_pinned():
    assert derive_seed(2016, "coach", 0) == 2009817847963813719
    assert derive_seed("a") == 5476949362331446667


@given(st.lists(st.integers() | st.text(st.characters(codec="utf-8")), max_size=4))
def test_derived_seeds_fit_their_bits(parts):
    assert 0 <= derive_seed(*parts) < 2**SEED_BITS


def test_derived_seeds_depend_on_every_part_its_type_and_the_order():
    seeds = {
        derive_seed(1, 2),
        derive_seed(2, 1),
        derive_seed(12),
        derive_seed("1", 2),
        derive_seed(1, "2"),
        derive_seed(1),
        derive_seed(),
    }

    assert len(seeds) == 7


def test_a_stream_gives_the_numbers_of_the_promised_generator():
    source = random.Random(7)
    stream = Stream(7)

    assert [stream.at(place) for place in range(5)] == [
        source.random() for _place in range(5)
    ]


@given(seeds, st.lists(st.integers(0, 40), max_size=10))
def test_a_stream_gives_the_same_number_at_a_place_however_it_is_asked(seed, places):
    stream = Stream(seed)

    assert [stream.at(place) for place in places] == [
        Stream(seed).at(place) for place in places
    ]


def test_a_stream_goes_on_behind_the_number_asked_last():
    stream = Stream(7)
    first = stream.number()
    stream.at(4)

    assert first == Stream(7).at(0)
    assert stream.number() == Stream(7).at(5)


@pytest.mark.parametrize(
    ("number", "option"),
    [
        (0.0, "TWO"),
        (0.4999, "TWO"),
        (0.5, "THREE"),
        (0.7999, "THREE"),
        (0.8, "DUNK"),
        (0.9999, "DUNK"),
    ],
)
def test_pick_cuts_the_unit_by_weight(number, option):
    assert pick(CARDS, WEIGHTS, number) == option


@given(numbers, st.lists(st.integers(1, 50), min_size=1, max_size=20))
def test_pick_gives_the_option_that_its_card_of_the_pile_has(number, weights):
    options = [str(place) for place in range(len(weights))]
    pile = [
        option
        for option, weight in zip(options, weights, strict=True)
        for _copy in range(weight)
    ]

    assert pick(options, weights, number) == pile[int(number * len(pile))]


@pytest.mark.parametrize("number", [1.0, 1.5])
@pytest.mark.parametrize("weights", [WEIGHTS, (1, 1, 1)])
def test_pick_refuses_a_number_that_is_not_below_1(number, weights):
    with pytest.raises(ValueError, match="not in"):
        pick(CARDS, weights, number)


@pytest.mark.parametrize(
    ("number", "option"), [(0.0, "TWO"), (0.34, "THREE"), (0.99, "DUNK")]
)
def test_pick_takes_even_weights_alike(number, option):
    assert pick(CARDS, (1, 1, 1), number) == option


@given(seeds, st.integers(0, 30))
def test_seeded_chance_takes_the_number_of_the_place(seed, place):
    number = Stream(seed).at(place)

    assert SeededChance(seed).answer(DRAW, place, 99) == pick(CARDS, WEIGHTS, number)


def test_scripted_chance_gives_the_outcome_of_the_place():
    script = ScriptedChance(["TWO", "DUNK"])

    assert script.answer(DRAW, 0, 1) == "DUNK"


def test_scripted_chance_ends_with_its_script():
    script = ScriptedChance(["TWO"])

    with pytest.raises(IllegalChoice, match="of 1 outcomes has none for draw number 2"):
        script.answer(DRAW, 0, 1)


@pytest.mark.parametrize("number", [0.0, 0.4, 0.75, 0.999])
def test_pick_of_equal_weights_is_the_option_at_the_number(number):
    options = ("a", "b", "c", "d")

    assert pick(options, (1, 1, 1, 1), number) == options[int(number * 4)]


def test_pick_of_equal_weights_refuses_a_number_that_is_not_below_1():
    with pytest.raises(ValueError, match="is not in"):
        pick(("a", "b"), (1, 1), 1.0)
