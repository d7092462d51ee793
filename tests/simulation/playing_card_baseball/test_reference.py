"""The tables of the rule book, held against known figures and dealt hands."""

import random
from itertools import combinations
from math import comb

import pytest

from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.hands import CATEGORIES, category_of, value_of
from simulation.playing_card_baseball.reference import BATTER_WINS, TURNED, hands_of
from simulation.playing_card_baseball.tables import (
    BITS,
    HITS,
    PITCH_CARDS,
    PITCHES,
    SWING_CARDS,
    SWINGS,
)
from simulation.words import Words, fill

TABLES = {table.name: table for table in RULESET.rule_tables}
DEALS = 3000


def text(cell):
    return fill(cell, {}) if isinstance(cell, Words) else cell


def rows_of(name):
    """Return the rows of a table by their names."""
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in TABLES[name].rows}


def thousandths(share):
    return round(1000 * share.ways / share.of)


def dealt(pitch, seed):
    """Yield the pitcher's hand, the batter's, and the cards that come next."""
    cards, more = list(BITS), PITCH_CARDS[pitch]
    source = random.Random(seed)
    for _deal in range(DEALS):
        source.shuffle(cards)
        yield (
            value_of(sum(cards[: 6 + more])),
            sum(cards[6 + more : 9 + 2 * more]),
            cards[20:26],
        )


def test_pitches_tell_how_many_cards_there_are():
    """PC-R2.6, PC-I7."""
    assert rows_of("pitches") == {
        "fastball": [3, 9, 6],
        "curveball": [2, 8, 5],
        "slider": [1, 7, 4],
        "changeup": [0, 6, 3],
    }


def test_swings_tell_what_they_draw_and_move():
    """PC-R2.7, R5.2."""
    assert rows_of("swings") == {
        "single": [3, 1, 1],
        "double": [2, 2, 2],
        "triple": [1, 3, 3],
        "home run": [0, 4, 4],
        "sacrifice fly": [4, "out", 2],
    }


def test_three_cards_are_counted_one_by_one():
    found = [0] * len(CATEGORIES)
    for cards in combinations(BITS, 3):
        found[category_of(value_of(sum(cards)))] += 1

    assert hands_of(3) == tuple(found)


def test_five_cards_make_the_hands_of_poker():
    assert hands_of(5) == (
        *(1_302_540, 1_098_240, 123_552, 54_912, 10_200),
        *(5_108, 3_744, 624, 40),
    )


def test_six_cards_are_as_likely_as_when_they_are_dealt():
    source = random.Random(6)
    found = [0] * len(CATEGORIES)
    for _deal in range(DEALS):
        found[category_of(value_of(sum(source.sample(BITS, 6))))] += 1

    counted = hands_of(6)
    assert sum(counted) == comb(52, 6)
    for ours, theirs in zip(counted, found, strict=True):
        assert abs(ours / comb(52, 6) - theirs / DEALS) < 0.03


@pytest.mark.parametrize(
    ("hand", "chance"),
    [
        ("high card", 325),
        ("a pair", 478),
        ("two pair", 124),
        ("three of a kind", 36),
        ("a straight", 18),
        ("a flush", 10),
    ],
)
def test_six_cards_are_as_likely_as_the_rule_book_says(hand, chance):
    _three, six = rows_of("hands")[hand]

    assert abs(thousandths(six) - chance) <= 1


def test_a_steal_is_as_likely_as_the_rule_book_says():
    """PC-R4.2: 9 in 17, and one pair in 17 is level."""
    rows = rows_of("steals")

    assert [17 * row[0].ways / row[0].of for row in rows.values()] == [9, 1]


@pytest.mark.parametrize("pitch", PITCHES)
def test_batters_win_as_often_as_when_hands_are_dealt(pitch):
    won = [0] * len(SWINGS)
    for pitcher, batter, more in dealt(pitch, 1):
        for place, swing in enumerate(SWINGS):
            value = value_of(batter + sum(more[: SWING_CARDS[swing]]))
            won[place] += value > pitcher

    for ours, theirs in zip(BATTER_WINS[pitch], won, strict=True):
        assert abs(ours / 1000 - theirs / DEALS) < 0.035


@pytest.mark.parametrize("pitch", PITCHES)
def test_two_are_turned_as_often_as_when_hands_are_dealt(pitch):
    lost, turned = [0] * len(HITS), [0] * len(HITS)
    for pitcher, batter, more in dealt(pitch, 2):
        for place, swing in enumerate(HITS):
            drawn = SWING_CARDS[swing]
            if value_of(batter + sum(more[:drawn])) < pitcher:
                lost[place] += 1
                value = value_of(batter + sum(more[: drawn + 2]))
                turned[place] += value < pitcher

    for ours, theirs, of in zip(TURNED[pitch], turned, lost, strict=True):
        assert abs(ours / 1000 - theirs / of) < 0.05


@pytest.mark.parametrize(
    ("pitch", "chances"),
    [
        ("changeup", (500, 374, 261, 164, 633)),
        ("fastball", (501, 366, 241, 143, 623)),
    ],
)
def test_batters_win_as_often_as_the_rule_book_says(pitch, chances):
    row = rows_of("showdowns")[pitch]

    for share, chance in zip(row, chances, strict=True):
        assert abs(thousandths(share) - chance) <= 3


def test_a_home_run_that_misses_is_doubled_up_most_often():
    for row in rows_of("double_plays").values():
        chances = [thousandths(share) for share in row]
        assert chances == sorted(chances)
        assert 740 <= chances[-1] <= 760
