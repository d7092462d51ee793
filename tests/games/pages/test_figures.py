import pytest

from games.pages.figures import (
    Comparison,
    compared,
    group_title,
    groups_of,
)
from simulation.boxscore import Ratio, StatColumn
from simulation.words import Words


def column(key, group, adds="sum"):
    return StatColumn(key, key.upper(), Words(key), group, adds)


COLUMNS = (
    column("pts", "score"),
    column("q1", "periods"),
    column("fgm", "shots"),
    column("fg_pct", "shots", Ratio("fgm", "fga")),
    column("ft_pct", "shots", Ratio("ftm", "fta")),
    column("stl", "defence"),
    column("blk", "defence"),
)


@pytest.mark.parametrize(
    ("first", "second", "best"),
    [
        (3, 2, (True, False)),
        (2, 3, (False, True)),
        (2, 2, (False, False)),
        (2.04, 2.01, (False, False)),
        (2.06, 2.04, (True, False)),
        (None, 2, (False, False)),
        (2, None, (False, False)),
    ],
)
def test_best_is_the_figure_that_is_shown_higher(first, second, best):
    row = Comparison(COLUMNS[0], first, second)

    assert (row.first_is_best, row.second_is_best) == best


def test_shares_are_compared_to_three_digits():
    row = Comparison(COLUMNS[3], 0.5014, 0.5006)
    level = Comparison(COLUMNS[3], 0.5014, 0.5011)

    assert (row.first_is_best, level.first_is_best) == (False, False)
    assert Comparison(COLUMNS[3], 0.502, 0.501).first_is_best


def test_lines_are_compared_by_group_without_periods():
    groups = compared(COLUMNS, range(7), range(7, 14))

    assert [(group.title, len(group.rows)) for group in groups] == [
        ("Score", 1),
        ("Shots", 3),
        ("Defence", 2),
    ]
    assert [(row.first, row.second) for row in groups[2].rows] == [(5, 12), (6, 13)]


def test_groups_keep_the_order_of_the_rule_book():
    assert groups_of(COLUMNS) == ("score", "periods", "shots", "defence")
    assert group_title("defence") == "Defence"
