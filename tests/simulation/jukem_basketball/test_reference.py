"""The tables of the rule book, held against figures worked out by hand."""

import pytest

from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.reference import stopped, stopper_count
from simulation.jukem_basketball.tables import CARDS, DECK, DUNK, HALF, THREE, TWO
from simulation.words import Words, fill

TABLES = {table.name: table for table in RULESET.rule_tables}


def text(cell):
    return fill(cell, {}) if isinstance(cell, Words) else cell


def rows_of(name):
    """Return the rows of a table by their names."""
    return {text(row[0]): [text(cell) for cell in row[1:]] for row in TABLES[name].rows}


def thousandths(share):
    return round(1000 * share.ways / share.of)


def test_deck_lists_every_card_with_its_copies():
    rows = rows_of("deck")

    assert rows["2-pointer"] == ["shot", 2, 14]
    assert rows["And 1"] == ["goes with a shot", "+1", 5]
    assert rows["Jukem"] == ["goes with a shot", "–", 3]
    assert rows["Block"] == ["stops a shot", "–", 4]
    assert rows["Time out"] == ["time out", "–", 1]
    assert [row[-1] for row in rows.values()][:-1] == [DECK[card] for card in CARDS]
    assert rows["All cards"] == ["–", "–", 56]


def test_stop_matrix_is_that_of_the_rule_book():
    rows = rows_of("stop_matrix")

    assert rows["2-pointer"] == rows["3-pointer"] == rows["Half court"] == ["stops"] * 6
    assert rows["Dunk"] == ["stops", "–", "–", "–", "stops", "stops"]
    assert rows["Jukem"] == ["–"] * 6


@pytest.mark.parametrize(
    ("shot", "count"), [(TWO, 17), (THREE, 17), (HALF, 17), (DUNK, 7)]
)
def test_stoppers_of_a_shot_are_counted(shot, count):
    assert stopper_count(shot) == count


@pytest.mark.parametrize(("shot", "chance"), [("2-pointer", 882), ("Dunk", 538)])
def test_first_turn_has_the_chances_of_the_rule_book(shot, chance):
    """JB-H.P: no stopper in one's own hand, 51 cards unseen."""
    count, without, *_others = rows_of("first_turn")[shot]

    assert count in (17, 7)
    assert thousandths(without) == chance


def test_own_stoppers_make_a_stop_rarer():
    chances = [thousandths(share) for share in rows_of("first_turn")["Dunk"][1:]]

    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 4


def test_one_stopper_among_ten_cards_is_in_half_of_the_hands():
    share = rows_of("later_turns")[10][0]

    assert 2 * share.ways == share.of


def test_hand_cannot_stop_with_what_is_not_there():
    assert stopped(0, 30, 5).ways == 0


def test_first_hand_holds_no_shot_as_seldom_as_the_rule_book_says():
    (share,) = rows_of("hands")["no 2-pointer, 3-pointer or dunk"]

    assert thousandths(share) == 26


def test_jukem_is_in_a_quarter_of_the_hands():
    (share,) = rows_of("hands")["a JUKEM"]

    assert thousandths(share) == 249
