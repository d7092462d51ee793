"""The four factors, against figures worked out by hand."""

import pytest

from simulation.basketball_age.factors import FACTORS

# 22 of 44 with one 3-pointer, 10 turnovers in 48 possessions, 7 free throws
HERONS = {
    "fgm": 22,
    "fga": 44,
    "fg3m": 1,
    "ftm": 7,
    "tov": 10,
    "poss": 48,
    "oreb": 12,
    "dreb": 16,
}
FOXES = {
    "fgm": 19,
    "fga": 37,
    "fg3m": 5,
    "ftm": 6,
    "tov": 10,
    "poss": 46,
    "oreb": 3,
    "dreb": 10,
}


def values(own, other):
    return {factor.key: factor.value(own, other) for factor in FACTORS}


def test_factors_of_a_game():
    assert values(HERONS, FOXES) == pytest.approx(
        {
            "efg": 22.5 / 44,
            "tov_share": 10 / 48,
            "oreb_share": 12 / 22,
            "ft_rate": 7 / 44,
        }
    )
    assert values(FOXES, HERONS) == pytest.approx(
        {
            "efg": 21.5 / 37,
            "tov_share": 10 / 46,
            "oreb_share": 3 / 19,
            "ft_rate": 6 / 37,
        }
    )


def test_factors_of_nothing_are_missing():
    assert set(values({}, {}).values()) == {None}


def test_fewer_turnovers_are_better_and_more_of_all_else():
    assert [factor.key for factor in FACTORS if not factor.is_high_good] == [
        "tov_share"
    ]
