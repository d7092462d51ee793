"""The rebound template: spots and what is beside them (BA-16.4)."""

import pytest

from simulation.basketball_age import template


@pytest.mark.parametrize(
    ("seat", "beside"),
    [
        (1, [2]),
        (2, [1, 3, 6]),
        (3, [2, 4, 7]),
        (4, [3, 5, 8]),
        (5, [4]),
        (6, [2]),
        (7, [3]),
        (8, [4]),
    ],
)
def test_which_spots_are_beside_each_other(seat, beside):
    near = [each for each in template.SEATS if template.are_adjacent(seat, each)]

    assert near == beside


@pytest.mark.parametrize(
    ("seat", "ball", "far"), [(1, 1, 0), (1, 5, 4), (6, 2, 1), (6, 4, 3), (7, 3, 1)]
)
def test_how_far_a_spot_is_from_the_ball(seat, ball, far):
    assert template.away(seat, ball) == far


@pytest.mark.parametrize(
    ("taken", "free"),
    [
        ((), (1, 2, 3, 4, 5)),
        ((2, 4), (1, 3, 5)),
        ((1, 2, 3, 4, 5), (6, 7, 8)),
        ((1, 2, 3, 4, 7), (5,)),
    ],
)
def test_which_spots_are_open(taken, free):
    assert template.open_seats(taken) == free


@pytest.mark.parametrize(
    ("taken", "has_pair"),
    [
        ((), True),
        ((2, 4), False),
        ((1, 2, 4, 5), True),
        ((2, 3, 4, 5), False),
        ((1, 2, 3, 4, 5), False),
    ],
)
def test_a_pair_needs_two_spots_beside_each_other(taken, has_pair):
    assert template.has_pair(taken) is has_pair


def test_every_spot_has_a_name_of_its_own():
    assert len(set(template.NAMES)) == len(template.NAMES) == 9
