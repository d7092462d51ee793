"""The expert coach: the standard one, but for points alone."""

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.coaches import ExpertCoach, StandardCoach
from simulation.basketball_age.coaches.mind import (
    BY_CALLS,
    BY_POINTS,
    CALLS,
    INSIDE,
    MIDDLE,
    OUTSIDE,
    Mind,
)
from simulation.basketball_age.coaches.sides import both_ways
from simulation.basketball_age.court import BESIDE_PAINT, PAINT, ZONE
from simulation.chance import derive_seed
from simulation.protocol import HOME
from simulation.runner import simulate
from simulation.teamsheet import dial_values


def lead(sheets, seed):
    """Return home's lead at the end of a game."""
    home, away = simulate(RULESET, *sheets, None, seed).game.score
    return home - away


@pytest.fixture
def tastes(start, sheet_of):
    """Return by call what a side adds to a shot from each zone."""

    def found(manner, **profile):
        dials = dial_values(RULESET.dials, sheet_of(**profile))
        mind = Mind(dials, start().tables, both_ways({}), manner)
        return [mind.outlook(call, HOME).taste for call in CALLS]

    return found


def test_coaches_differ_in_their_manner_alone(sheet_of):
    sheet = sheet_of(pace=8)
    expert, standard = ExpertCoach(sheet), StandardCoach(sheet)

    assert (expert.manner, standard.manner) == (BY_POINTS, BY_CALLS)
    assert expert.dials == standard.dials
    assert expert.plans == standard.plans


def test_points_count_alike_from_everywhere_whatever_is_called(tastes):
    outside, inside, middle = tastes(BY_POINTS)

    assert outside == inside == middle
    assert len(set(outside)) == 1


def test_calls_tell_the_standard_coach_which_shots_to_like(tastes):
    zones = {
        OUTSIDE: ZONE["g2"],
        INSIDE: PAINT[HOME],
        MIDDLE: BESIDE_PAINT[HOME][0],
    }
    called = tastes(BY_CALLS)

    for call, zone in zones.items():
        others = [called[other][zone] for other in CALLS if other != call]
        assert [called[call][zone] - each for each in others] == [BY_CALLS.uncalled] * 2


def test_the_dial_for_threes_moves_the_expert_too(tastes):
    usual, fond = tastes(BY_POINTS)[OUTSIDE], tastes(BY_POINTS, threes=10)[OUTSIDE]

    liked = {after - before for before, after in zip(usual, fond, strict=True)}

    assert 0 in liked
    assert max(liked) > 0 == min(liked)


def test_expert_beats_the_standard_coach(sheet_of):
    expert, standard = sheet_of("expert"), sheet_of("standard")
    gained = 0

    for number in range(5):
        seed = derive_seed("expert", number)
        gained += lead((expert, standard), seed) - lead((standard, expert), seed)

    assert gained > 0
