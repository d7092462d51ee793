"""The tables of the rule book, held against figures worked out by hand."""

from itertools import combinations

import pytest

from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.notation import runs
from simulation.poker_deck_basketball.reference import contested
from simulation.poker_deck_basketball.tables import PLAYABLE
from simulation.protocol import HOME
from simulation.words import Words, fill

TABLES = {table.name: table for table in RULESET.rule_tables}


def text(cell):
    return fill(cell, {}) if isinstance(cell, Words) else cell


def rows_of(name):
    """Return the rows of a table by their names."""
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in TABLES[name].rows}


def thousandths(share):
    return round(1000 * share.ways / share.of)


def test_cards_have_sorts_and_values():
    """PD-D.VALUES: an ace has none."""
    rows = rows_of("cards")

    assert len(rows) == 13
    assert rows["2"] == ["number", 2]
    assert rows["10"] == ["number", 10]
    assert rows["J"] == ["figure", 11]
    assert rows["A"] == ["joker", "–"]


def test_attacks_tell_what_each_play_needs():
    rows = rows_of("attacks")

    assert rows["pass by two zones"] == [
        *("two cards", "own half", "–", "–", "may go with it")
    ]
    assert rows["three"] == ["a card", "arc", 3, 10, "may go with it"]
    assert rows["dunk"] == ["a figure", "paint", 2, 4, "–"]
    assert rows["fast break for two"][2:] == [2, "–", "–"]
    assert rows["long shot"][2:] == [3, 11, "–"]


@pytest.mark.parametrize(
    ("place", "ways", "of"),
    [
        (0, 6, 36),
        (1, 33, 36),
        (2, 21, 36),
        (3, 6, 36),
        (4, 3, 36),
        (5, 146, 1296),
        (6, 476, 1296),
    ],
)
def test_dice_fall_as_the_rule_book_says(place, ways, of):
    _name, share = TABLES["dice"].rows[place]

    assert (share.ways, share.of) == (ways, of)


@pytest.mark.parametrize(
    ("shot", "ways"),
    [("three", (216, 174, 6, 470, 430)), ("two", (216, 496, 134, 342, 108))],
)
def test_contested_shots_end_as_the_rule_book_says(shot, ways):
    """PD-R5: in so many of 1,296 pairs of rolls."""
    assert tuple(share.ways for share in rows_of("contests")[shot]) == ways
    assert {share.of for share in rows_of("contests")[shot]} == {1296}


@pytest.mark.parametrize(("shot", "thousands"), [("three", 218), ("two", 660)])
def test_contested_shots_have_the_share_of_the_rule_book(shot, thousands):
    """Fouled misses are no shots tried (PD-A30)."""
    found = contested(shot)

    assert round(1000 * found.good / (1296 - found.fouled_miss)) == thousands


@pytest.mark.parametrize(
    ("shot", "points"),
    [("three", [50, 142, 217, 208]), ("two", [117, 155, 200, 172])],
)
def test_shots_are_worth_what_the_rule_book_says(shot, points):
    assert rows_of("worth")[shot] == points


@pytest.mark.parametrize(
    ("held", "chance"),
    [
        ("a figure", 764),
        ("an ace", 354),
        ("a pair", 347),
        ("a pair of figures", 91),
        ("three values in a row", 225),
        ("jack, queen and king", 27),
    ],
)
def test_first_hands_hold_what_the_rule_book_says(held, chance):
    (share,) = rows_of("hands")[held]

    assert thousandths(share) == chance


def test_runs_are_counted_as_the_notation_lists_them():
    hands = (sum(1 << card for card in cards) for cards in combinations(range(26), 5))

    with_run = sum(1 for hand in hands if runs(HOME, hand & PLAYABLE))

    (share,) = rows_of("hands")["three values in a row"]
    assert (share.ways, share.of) == (with_run, 65_780)
