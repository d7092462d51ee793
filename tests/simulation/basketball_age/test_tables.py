"""Dice, charts and ratings, with the chances that they must give (BA-17.4)."""

from collections import Counter

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.tables import (
    BLOCK,
    DICE,
    FACE,
    HUNDREDTHS,
    INTENTIONAL,
    LOCKDOWN,
    MEMBERS,
    MOVE_WITH,
    PERCENT,
    SCREEN,
    STEAL,
    STRAY,
    TEAM,
    TWO_DICE,
    Tables,
    number_of,
    side_of,
)
from simulation.rosters import average_players
from simulation.teamsheet import PlayerSheet


def tables(**options):
    players = average_players(RULESET.roster_spec)
    return Tables(RULESET.check_options(options), (players, players))


def of_36(chart, modifier=0):
    """Return how many of the 36 rolls give each result."""
    return Counter(
        chart.result(one + two, one + two + modifier) for one, two in DICE.values()
    )


def test_dice_are_read_as_they_are_written():
    assert (len(TWO_DICE), DICE["3-5"], FACE["d6 4"]) == (36, (3, 5), 4)
    assert (PERCENT[0], PERCENT[-1], HUNDREDTHS["d100 52"]) == (
        "d100 01",
        "d100 00",
        52,
    )
    assert HUNDREDTHS["d100 00"] == 100


@pytest.mark.parametrize(("most", "ways"), [(10, 33), (9, 30), (8, 26), (7, 21)])
def test_chance_of_a_total(most, ways):
    assert sum(one + two <= most for one, two in DICE.values()) == ways


def test_chances_of_a_block_at_equal_height():
    assert of_36(BLOCK) == {
        "stuffed": 1,
        "block": 2,
        "shot": 23,
        "foul": 9,
        "clean_foul": 1,
    }


def test_chances_of_a_steal_from_an_equal_dribbler():
    assert of_36(STEAL) == {
        "stripped": 1,
        "steal": 5,
        "unbalanced": 15,
        "foul": 14,
        "technical": 1,
    }


def test_chances_of_a_move_with_at_equal_skill():
    assert of_36(MOVE_WITH) == {"stopped": 1, "with": 25, "beaten": 9, "left": 1}


def test_chances_of_screens_lockdowns_and_intentional_fouls():
    assert of_36(SCREEN) == {"screened": 15, "missed": 15, "offensive_foul": 6}
    assert of_36(LOCKDOWN) == {"offensive_foul": 6, "foul": 30}
    assert of_36(INTENTIONAL) == {"foul": 21, "technical": 15}


@pytest.mark.parametrize("chart", [BLOCK, STEAL, MOVE_WITH, SCREEN, LOCKDOWN])
@pytest.mark.parametrize("modifier", [-7, 7])
def test_charts_hold_for_the_greatest_modifiers(chart, modifier):
    assert sum(of_36(chart, modifier).values()) == 36


def test_stray_passes_are_spread_as_evenly_as_a_die_allows():
    assert [Counter(row) for row in STRAY] == [
        {0: 6},
        {0: 3, 1: 3},
        {0: 2, 1: 2, 2: 2},
        {0: 3, 1: 1, 2: 1, 3: 1},
        {0: 2, 1: 1, 2: 1, 3: 1, 4: 1},
        {0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1},
    ]


def test_players_are_numbered_side_by_side():
    assert [(side_of(each), number_of(each)) for each in (0, 9, 10, 19)] == [
        (0, 1),
        (0, 10),
        (1, 1),
        (1, 10),
    ]
    assert number_of(-1) == 0
    assert MEMBERS[0b1010 << 10] == (11, 13)
    assert TEAM[0] & TEAM[1] == 0


def test_ratings_stand_at_their_players_and_zeros_elsewhere():
    options = RULESET.check_options({})
    five = average_players(RULESET.roster_spec)[:5]

    read = Tables(options, (five, five))

    assert read.scoring == (65, 66, 69, 60, 54, 0, 0, 0, 0, 0) * 2
    assert read.height[10:15] == (1, 2, 3, 4, 5)
    assert read.rosters == (0b11111, 0b11111 << 10)
    assert read.can_lay_up == 0b00111 | 0b00111 << 10
    assert read.can_dunk == 0b11100 | 0b11100 << 10


def test_the_tallest_comes_first_by_height_then_by_roster():
    read = tables()

    assert read.tallest(0b0000110110) == 4
    assert read.tallest(0b1000010000) == 4
    assert read.tallest(0) == -1
    assert read.stature[:4] == (4, 9, 14, 19)


def test_plus_mode_shortens_quarters_and_patience():
    plain, plus = tables(), tables(plus=True)

    assert (plain.period_seconds, plain.overtime_seconds) == (1200, 300)
    assert (plain.foul_limit, plain.bonus) == (5, 5)
    assert (plus.period_seconds, plus.overtime_seconds) == (900, 225)
    assert (plus.foul_limit, plus.bonus) == (3, 3)


@pytest.mark.parametrize(
    ("profile", "seconds"),
    [("standard", (5, 35, 10)), ("brisk", (4, 25, 8)), ("table", None)],
)
def test_clock_profiles(profile, seconds):
    assert tables(clock_profile=profile).profile == seconds


def test_a_team_of_ones_is_a_team():
    player = PlayerSheet(
        "C",
        {"play_skill": 1, "passing": 2, "scoring": 20, "movement": 1, "height": 1},
    )

    read = Tables(RULESET.check_options({}), ((player,) * 5, (player,) * 10))

    assert read.rosters[1].bit_count() == 10
    assert read.can_lay_up == 0
