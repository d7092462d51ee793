"""What the expert coach reckons with, against plain sums over all cards."""

from fractions import Fraction
from itertools import product

import pytest

from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.reckoning import (
    SURE,
    Piles,
    Play,
    Race,
    race_to,
    ranks_in,
)
from simulation.playing_card_basketball.tables import tables_of
from simulation.playing_cards import FULL_SUIT

VALUES = tuple(range(2, 15))
SCORES = [(0, 0), (3, 7), (7, 3), (9, 9), (8, 0), (7, 9)]
PILES = [
    Piles(FULL_SUIT, FULL_SUIT, FULL_SUIT, FULL_SUIT),
    Piles(0b1_1000_0011_0100, 0b101_0101, 0b1_0001_0001_0001, 0b110),
    Piles(0, 1 << 12, 1 << 4, 0),
]
SHARES = (503, 18, 451, 28)


def play(score=(0, 0), piles=PILES[0], **options):
    tables = tables_of(RULESET.check_options(options))
    return Play(tables, race_to(tables.target, tables.win_by), score, piles)


def values_of(mask):
    return [VALUES[rank] for rank in range(13) if (mask or FULL_SUIT) >> rank & 1]


def near(chance, exact):
    """Whether a chance is right but for what whole numbers leave out."""
    return abs(chance - exact) <= 50


def throw(piles):
    pairs = list(product(values_of(piles.big), values_of(piles.luck)))
    return Fraction(sum(one >= other for one, other in pairs), len(pairs))


@pytest.mark.parametrize(("target", "margin"), [(10, 1), (10, 2), (1, 1), (4, 2)])
def test_chances_agree_with_those_of_the_next_possession(target, margin):
    race = Race(target, margin)

    for score in race.chances:
        due = sum(
            share * end for share, end in zip(SHARES, race.ends(*score), strict=True)
        )
        assert abs(race.begins(*score) - due // 1000) < SURE // 500


def test_more_points_are_better_and_the_ball_too():
    race = Race(10, 1)

    for points, others in product(range(9), range(9)):
        assert race.begins(points, others) < race.begins(points + 1, others)
        assert race.begins(points, others) > race.begins(points, others + 1)
        # with the ball it wins more often than the other side with the ball leaves it
        assert race.begins(points, others) > SURE - race.begins(others, points)
        assert race.held(points, others) > race.begins(points, others)


def test_a_possession_that_wins_is_sure():
    assert Race(10, 1).ends(8, 9)[2:] == (SURE, SURE)
    assert Race(10, 2).ends(8, 9)[2] < SURE
    assert Race(10, 2).ends(8, 9)[3] == SURE


def test_far_beyond_the_points_to_win_it_is_even():
    assert Race(10, 2).begins(40, 40) == SURE // 2


def test_a_race_is_run_once():
    assert race_to(10, 1) is race_to(10, 1)


def test_an_empty_pile_will_be_filled():
    assert ranks_in(0) == tuple(range(13))
    assert ranks_in(0b1001) == (0, 3)


@pytest.mark.parametrize("piles", PILES, ids=str)
@pytest.mark.parametrize("score", SCORES, ids=str)
@pytest.mark.parametrize("rebounds", [False, True])
def test_a_shot_left_to_chance(piles, score, rebounds):
    reckoned = play(score, piles, rebounds=rebounds)
    ends = reckoned.ends
    missed = ends[0] if not rebounds else (ends[0] + reckoned.begins) // 2

    for big, (worth, gap) in product(range(13), ((2, 0), (3, 3))):
        met = values_of(piles.luck)
        made = Fraction(sum(VALUES[big] - card >= gap for card in met), len(met))
        exact = made * ends[worth] + (1 - made) * missed
        assert near(reckoned.left(big, worth), exact)


@pytest.mark.parametrize("piles", PILES, ids=str)
@pytest.mark.parametrize("score", SCORES, ids=str)
def test_a_contested_shot(piles, score):
    reckoned = play(score, piles)
    none, one, two, three = reckoned.ends
    chance = throw(piles)
    with_foul = chance * three + (1 - chance) * two
    of_two = chance * (chance * two + (1 - chance) * one)
    of_two += (1 - chance) * (chance * one + (1 - chance) * none)

    for big, card in product(range(13), range(13)):
        lead = VALUES[big] - VALUES[card]
        for_two = none if lead < 0 else with_foul if lead else of_two
        for_three = three if lead >= 3 else none
        assert near(reckoned.contested(big, card, 2), for_two)
        assert near(reckoned.contested(big, card, 3), for_three)


@pytest.mark.parametrize("piles", PILES, ids=str)
def test_a_shot_meets_a_defense_by_the_book(piles):
    reckoned = play((4, 5), piles)
    cards = ranks_in(piles.defense)

    for big, (worth, least) in product(range(13), ((2, 11), (3, 10))):
        chances = [
            reckoned.contested(big, card, worth)
            if VALUES[card] >= least
            else reckoned.left(big, worth)
            for card in cards
        ]
        assert reckoned.shot(big, worth) == sum(chances) // len(chances)


@pytest.mark.parametrize("piles", PILES, ids=str)
def test_a_pass_meets_a_defense_by_the_book(piles):
    reckoned = play((4, 5), piles)
    met = values_of(piles.defense)

    for fun in range(13):
        chances = [
            600 if card < 6 else reckoned.ends[0] if card > VALUES[fun] else 900
            for card in met
        ]
        assert reckoned.moved(fun, 600, 900) == sum(chances) // len(chances)


def test_a_right_to_draw_again_is_worth_something():
    for piles in PILES[:2]:
        for is_by_the_book in (False, True):
            fresh, held = play((2, 3), piles).following(is_by_the_book)
            assert fresh < held


def test_the_best_play_is_no_worse_than_the_book():
    for score, piles in product(SCORES, PILES):
        reckoned = play(score, piles)
        book, best = reckoned.following(True), reckoned.following(False)
        assert best[0] >= book[0]
        assert best[1] >= book[1]


def test_low_cards_left_make_a_play_worth_less():
    low, high = (
        play((2, 3), PILES[0]._replace(big=mask)).following(False)[0]
        for mask in (0b1111, 0b1111 << 9)
    )

    assert low < high


def test_hands_that_pass_by_the_book():
    reckoned = play()

    # a two passes beside any card; a nine beside a jack or higher
    weights = reckoned.passed(0b1000_0001, 0b10_0000_0001)
    assert weights == {0: 1, 9: 2}
    # an ace never passes, so nothing is known
    assert reckoned.passed(1 << 12, 0b11) == {0: 1, 1: 1}


def test_hands_that_shoot_by_the_book():
    reckoned = play()

    # a two never shoots for two; a nine does beside a two, an ace beside both
    weights = reckoned.shot_with(0b1_0000_1000_0001, 0b10_0000_0001, 2)
    assert weights == {0: 0, 7: 1, 12: 2}
    # nobody shoots for three at this score, so nothing is known
    assert set(reckoned.shot_with(FULL_SUIT, FULL_SUIT, 3).values()) == {1}


def test_hands_that_shoot_a_winning_three_by_the_book():
    weights = play((7, 0)).shot_with(FULL_SUIT, 0b11, 3)

    assert {big for big, weight in weights.items() if weight} == {11, 12}
    assert play((7, 0)).passed(1 << 12, 0b11) == {0: 1, 1: 1}
