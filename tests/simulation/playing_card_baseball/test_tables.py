"""Cards as bits, and the moves on the bases."""

import pytest

from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.tables import (
    ALL_CARDS,
    PITCH_CARDS,
    SWING_CARDS,
    advance,
    cards_in,
    codes_of,
    most_innings,
    tables_of,
)
from simulation.playing_cards import CARDS


@pytest.mark.parametrize(
    "cards", [(), ("2c",), ("As",), ("Kc", "2d", "9h", "As"), CARDS]
)
def test_codes_are_those_of_the_set_in_the_order_of_the_deck(cards):
    mask = sum(1 << CARDS.index(card) for card in cards)

    assert codes_of(mask) == cards
    assert cards_in(mask) == [CARDS.index(card) for card in cards]


def test_the_deck_is_all_52_cards():
    assert codes_of(ALL_CARDS) == CARDS


def test_cards_of_pitches_and_swings():
    assert PITCH_CARDS == {"fastball": 3, "curveball": 2, "slider": 1, "changeup": 0}
    assert SWING_CARDS == {
        "single": 3,
        "double": 2,
        "triple": 1,
        "homer": 0,
        "sac_fly": 4,
    }


@pytest.mark.parametrize(
    ("bases", "by", "has_batter", "most", "scoring", "after"),
    [
        (0b000, 1, True, 4, (), 0b001),
        (0b101, 1, True, 4, (3,), 0b011),
        (0b011, 2, True, 4, (2,), 0b110),
        (0b111, 3, True, 4, (3, 2, 1), 0b100),
        (0b111, 4, True, 4, (3, 2, 1, 0), 0b000),
        (0b110, 2, False, 4, (3, 2), 0b000),
        (0b101, 1, False, 4, (3,), 0b010),
        # a lead of one is enough: the others hold (PC-R1.3)
        (0b111, 1, True, 1, (3,), 0b111),
        (0b111, 2, True, 1, (3,), 0b111),
        (0b111, 3, True, 1, (3,), 0b111),
        (0b110, 3, True, 1, (3,), 0b110),
        (0b110, 2, False, 1, (3,), 0b100),
        (0b010, 3, True, 1, (2,), 0b100),
    ],
)
def test_runners_advance(bases, by, has_batter, most, scoring, after):
    assert advance(bases, by, has_batter, most) == (scoring, after)


@pytest.mark.parametrize("by", [1, 2, 3, 4])
@pytest.mark.parametrize("most", [1, 2, 4])
@pytest.mark.parametrize("bases", range(8))
def test_nobody_is_lost_on_the_way(bases, by, most):
    scoring, after = advance(bases, by, True, most)

    assert len(scoring) + after.bit_count() == bases.bit_count() + 1


@pytest.mark.parametrize(
    ("options", "most"), [({}, 23), ({"innings": 9}, 29), ({"max_innings": 3}, 3)]
)
def test_most_innings(options, most):
    assert most_innings(RULESET.check_options(options)) == most


def test_equal_options_share_their_tables():
    options = RULESET.check_options({"innings": 2})

    assert tables_of(options) is tables_of(dict(options))
    assert tables_of(options).innings == 2
