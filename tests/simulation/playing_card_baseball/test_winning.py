"""The chance to win, from inning, lead, outs and bases."""

import pytest

from simulation.playing_card_baseball.winning import (
    EVEN_CHANCE,
    SURE,
    chance_at,
    half_chances,
)

LAST = half_chances(0, True, True)
FIRST = half_chances(2, False, True)
HALVES = [(left, is_bottom) for left in range(3) for is_bottom in (False, True)]


def test_a_game_begins_even():
    assert abs(chance_at(FIRST, 0, 0, 0) - EVEN_CHANCE) < 20_000


@pytest.mark.parametrize(("left", "is_bottom"), HALVES)
def test_runs_and_runners_help_and_outs_do_not(left, is_bottom):
    half = half_chances(left, is_bottom, True)

    for bases in range(8):
        for outs in range(3):
            chances = [chance_at(half, lead, outs, bases) for lead in range(-6, 7)]
            assert chances == sorted(chances)
            there = chance_at(half, 0, outs, bases)
            assert chance_at(half, 0, outs + 1, bases) <= there
            assert chance_at(half, 0, outs, 0) <= there


@pytest.mark.parametrize(
    ("lead", "chance"), [(-1, 0), (0, EVEN_CHANCE), (1, SURE), (4, SURE)]
)
def test_last_half_is_decided_by_its_lead(lead, chance):
    assert chance_at(LAST, lead, 3, 0) == chance


def test_home_wins_as_soon_as_it_leads():
    assert chance_at(LAST, 1, 0, 0) == SURE


def test_home_does_not_bat_again_when_it_leads():
    assert chance_at(half_chances(0, False, True), -1, 3, 0) == 0


@pytest.mark.parametrize("lead", [-3, 0, 2])
def test_one_side_has_what_the_other_has_not(lead):
    top, bottom = half_chances(1, False, True), half_chances(1, True, True)
    following = half_chances(0, False, True)

    assert chance_at(top, lead, 3, 0) == SURE - chance_at(bottom, -lead, 0, 0)
    assert chance_at(bottom, lead, 3, 0) == SURE - chance_at(following, -lead, 0, 0)


@pytest.mark.parametrize(("left", "is_bottom"), HALVES)
def test_far_leads_are_nearly_decided(left, is_bottom):
    half = half_chances(left, is_bottom, True)

    assert chance_at(half, 15, 0, 0) >= 990_000
    assert chance_at(half, -16, 0, 7) <= 10_000


def test_double_plays_cost_the_side_at_bat():
    plain = half_chances(0, True, False)

    assert chance_at(plain, 0, 0, 1) > chance_at(LAST, 0, 0, 1)
