"""The deck, the stop matrix and what is computed from them."""

from math import comb

import pytest

from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.tables import (
    AIR,
    AND1,
    BLOCK,
    CARDS,
    DECK,
    DUNK,
    FIELD_SHOTS,
    HALF,
    INDEX,
    JUKEM,
    SEC3,
    STOPPERS,
    TECH,
    THREE,
    TWO,
    WAYS,
    Tables,
    tables_of,
)


def tables(**options: object) -> Tables:
    return tables_of(RULESET.check_options(options))


def test_deck_holds_38_for_the_offense_17_for_the_defense_and_a_time_out():
    offense = sum(DECK[card] for card in CARDS[TWO:BLOCK])
    defense = sum(DECK[CARDS[stopper]] for stopper in STOPPERS)

    assert (offense, defense, DECK["TIMEOUT"]) == (38, 17, 1)


def test_cards_are_indexed_in_the_order_of_the_deck():
    assert [INDEX[card] for card in DECK] == list(range(13))


def test_tables_of_the_default_options():
    made = tables()

    assert made.deck == (14, 9, 5, 5, 3, 2, 4, 4, 3, 3, 2, 1, 1)
    assert (made.deck_size, made.deck_mask) == (56, 2**13 - 1)
    assert made.stop_lists[DUNK] == (BLOCK, SEC3, TECH)
    assert {made.stop_lists[shot] for shot in (TWO, THREE, HALF)} == {STOPPERS}
    assert made.field_shots == sum(1 << shot for shot in FIELD_SHOTS)


def test_tables_of_other_options():
    made = tables(
        deck={"AIR": 0},
        stops={"DUNK": ["AIR"]},
        half_court_any_time=True,
        refill="one_card",
    )

    assert (made.deck[AIR], made.deck_size, made.deck_mask >> AIR & 1) == (0, 53, 0)
    assert made.stops[DUNK] == 1 << AIR
    assert made.field_shots >> HALF & 1 == 1
    assert made.one_card is True


def test_equal_options_share_their_tables():
    assert tables(quarters=2) is tables(quarters=2)


@pytest.mark.parametrize(
    ("shot", "and1", "jukem", "once", "doubled"),
    [
        (TWO, False, False, 2, 2),
        (TWO, True, True, 3, 5),
        (THREE, False, True, 3, 6),
        (THREE, True, False, 4, 4),
        (DUNK, True, True, 3, 5),
        (HALF, False, False, 3, 3),
    ],
)
def test_points_of_a_play(shot, and1, jukem, once, doubled):
    assert tables().points(shot, and1, jukem) == once
    assert tables(jukem_multiplier=2).points(shot, and1, jukem) == doubled


def test_ways_are_numbers_of_hands():
    assert WAYS[51][5] == comb(51, 5)
    assert WAYS[3][5] == 0
    assert len(WAYS) == 201


def test_helpers_are_no_field_shots():
    assert not {AND1, JUKEM} & set(FIELD_SHOTS)
