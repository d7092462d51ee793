"""The tables of the rule book, held against figures worked out by hand."""

import pytest

from simulation.playing_card_basketball import RULESET
from simulation.words import Words, fill

TABLES = {table.name: table for table in RULESET.rule_tables}


def text(cell):
    return fill(cell, {}) if isinstance(cell, Words) else cell


def rows_of(name):
    """Return the rows of a table by their names."""
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in TABLES[name].rows}


def thousandths(share):
    return round(1000 * share.ways / share.of)


def test_piles_are_the_four_suits():
    assert rows_of("piles") == {
        "spades": ["Home", "Big play", 13],
        "clubs": ["Home", "Fundamentals", 13],
        "diamonds": ["Away", "Big play", 13],
        "hearts": ["Away", "Fundamentals", 13],
    }


def test_an_ace_counts_as_the_league_plays_it():
    rows = rows_of("values")

    assert rows["2"] == [2, 2]
    assert rows["10"] == [10, 10]
    assert rows["K"] == [13, 13]
    assert rows["A"] == [14, 1]


@pytest.mark.parametrize(("card", "held"), [("2", 77), ("9", 615), ("A", 1000)])
def test_passes_are_held_as_often_as_the_rule_book_says(card, held):
    """PB-R4.4: a pass is held where the other card is no higher."""
    lost, kept = rows_of("passes")[card]

    assert thousandths(kept) == held
    assert lost.ways + kept.ways == lost.of == 13


@pytest.mark.parametrize(
    ("card", "two", "two_points", "three", "three_points"),
    [
        ("2", 77, 15, 0, 0),
        ("8", 538, 108, 308, 92),
        ("10", 692, 138, 462, 138),
        ("A", 1000, 200, 769, 231),
    ],
)
def test_shots_left_to_chance_are_worth_what_the_rule_book_says(
    card, two, two_points, three, three_points
):
    row = rows_of("left")[card]

    assert [thousandths(row[0]), row[1]] == [two, two_points]
    assert [thousandths(row[2]), row[3]] == [three, three_points]


@pytest.mark.parametrize(
    ("card", "points"), [("2", 8), ("7", 106), ("J", 184), ("A", 243)]
)
def test_contested_twos_are_worth_what_the_rule_book_says(card, points):
    row = rows_of("contested")[card]

    assert row[3] == points
    assert sum(share.ways for share in row[:3]) == 13


def test_a_contested_three_needs_a_card_three_lower():
    rows = rows_of("contested")

    assert [rows["4"][4].ways, rows["5"][4].ways, rows["A"][4].ways] == [0, 1, 10]
    assert rows["A"][5] == 231


def test_turned_cards_are_as_even_as_the_rule_book_says():
    rows = rows_of("turned")

    assert [thousandths(row[0]) for row in rows.values()] == [538, 77]
