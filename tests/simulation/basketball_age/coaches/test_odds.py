"""Chances against BA-17.4 and against dice counted one by one."""

from fractions import Fraction
from itertools import product

import pytest

from simulation.basketball_age.coaches import odds
from simulation.basketball_age.tables import BLOCK, PRESSED_BLOCK, STEAL

FACES = range(1, 7)


def test_ways_of_two_dice_come_to_36():
    assert odds.WAYS == (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize(("rating", "ways"), [(10, 33), (9, 30), (8, 26), (7, 21)])
def test_passes_arrive_in_the_known_ways(rating, ways):
    assert odds.pass_ways(rating, 0) == ways


def test_natural_2_and_12_settle_a_pass():
    assert odds.pass_ways(12, 0) == 35
    assert odds.pass_ways(2, 5) == 1


def test_contest_at_equal_height():
    assert odds.ways_of(BLOCK, 0, "block", "stuffed") == 3
    assert odds.ways_of(BLOCK, 0, "shot") == 23
    assert odds.BASIC.block_fouls[0] == 10


def test_steal_against_an_equal_dribbler():
    assert (
        odds.BASIC.stolen[0],
        odds.BASIC.steal_misses[0],
        odds.BASIC.steal_fouls[0],
    ) == (6, 15, 15)


def test_chances_of_the_advanced_charts():
    odds_of = odds.ADVANCED

    assert (odds_of.stolen[0], odds_of.steal_misses[0]) == (6, 11)
    assert (odds_of.steal_fouls[0], odds_of.stays[0], odds_of.block_fouls[0]) == (
        *(15, 26),
        10,
    )


def test_chances_of_a_pick_and_roll():
    assert (odds.PICKS[0], odds.PICK_FOULS[0]) == (10, 3)
    assert (odds.PICKS[-1], odds.PICK_FOULS[-1]) == (15, 1)


def test_chances_of_a_block_under_the_press():
    assert odds.ways_of(PRESSED_BLOCK, 0, "stuffed", "pressed_block") == 6
    assert odds.PRESSED.block_fouls[0] == odds.ADVANCED_PRESSED.block_fouls[0] == 15


def test_a_block_at_the_rim_takes_off_what_the_rule_says():
    clear = odds.BASIC.blocked_points(95, 2, 80, 0)

    assert odds.BASIC.blocked_points(95, 2, 80, 0, -10) == clear - 23 * 10 * 2


def test_move_with_at_equal_skill():
    assert odds.BASIC.stays[0] == 26


def test_every_way_of_a_chart_is_counted_once():
    results = {*STEAL.by_total, STEAL.two, STEAL.twelve}

    for modifier in range(odds.LEAST_MODIFIER, odds.MOST_MODIFIER + 1):
        assert odds.ways_of(STEAL, modifier, *results) == 36


@pytest.mark.parametrize(("target", "made"), [(-20, 6), (6, 6), (50, 50), (120, 95)])
def test_some_rolls_always_score_and_some_never(target, made):
    assert odds.percent(target) == made


def test_points_nobody_hinders():
    assert odds.open_points(45, 3) == 55 * 3 * 36
    assert odds.rim_points(95) == 95 * 2 * 36


def exact_fouled(target, worth, throw):
    """Points of an attempt with a foul, as a fraction (BA-8.5)."""
    made = Fraction(odds.percent(target), 100)
    free = Fraction(odds.percent(throw), 100)
    return made * (worth + free) + (1 - made) * worth * free


def test_points_of_a_foul_are_exact():
    for target, worth in ((25, 3), (65, 2)):
        exact = exact_fouled(target, worth, 80) * odds.POINT

        assert odds.fouled_points(target, worth, 80) == int(exact)


def test_points_of_a_blocked_shot_are_those_of_the_dice():
    for modifier in (-4, 0, 3):
        exact = Fraction(0)
        for dice in product(FACES, repeat=2):
            natural = sum(dice)
            result = BLOCK.result(natural, natural + modifier)
            exact += {
                "shot": Fraction(45 * 3, 100),
                "foul": exact_fouled(25, 3, 80),
                "clean_foul": exact_fouled(45, 3, 80),
            }.get(result, 0)

        points = odds.BASIC.blocked_points(45, 3, 80, modifier)

        assert abs(points - exact / 36 * odds.POINT) < 2


def test_chances_of_a_rebound_leave_ties_out():
    level = odds.board(0)

    assert (level.won, level.lost) == (15, 15)
    assert (level.drawn, level.charged) == (6, 6)


def test_a_much_greater_factor_always_wins():
    chances = odds.board(9)

    assert chances == (36, 0, 36, 0)
