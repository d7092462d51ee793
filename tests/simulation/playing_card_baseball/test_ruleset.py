"""The rule book as the world outside sees it."""

import pytest

from simulation.coaches import DefaultCoach, RandomCoach
from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.coaches import StandardCoach
from simulation.playing_card_baseball.expert import ExpertCoach
from simulation.protocol import HOME
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomCoach),
        ("default", DefaultCoach),
        ("standard", StandardCoach),
        ("expert", ExpertCoach),
    ],
)
def test_coach_by_name(name, kind):
    assert type(RULESET.coach(name, SHEET, 1)) is kind


@pytest.mark.parametrize(
    ("options", "played", "names"),
    [
        ({}, 0, ["1", "2", "3"]),
        ({}, 5, ["1", "2", "3", "4", "5"]),
        ({"innings": 1}, 1, ["1"]),
    ],
)
def test_period_names(options, played, names):
    assert RULESET.period_names(options, played) == names


@pytest.mark.parametrize(
    ("periods", "left_out"),
    [
        ([(1, 0), (0, 0), (0, 0)], ((3, HOME),)),
        ([(1, 0), (0, 0), (0, 1)], ()),
        ([(1, 0), (0, 0), (0, 2)], ()),
        ([(1, 0), (0, 0), (1, 1)], ()),
        ([(0, 0), (0, 0), (1, 0)], ()),
        ([(0, 0), (0, 0), (0, 0), (1, 0)], ()),
        ([(1, 0), (0, 0)], ()),
        ([], ()),
    ],
)
def test_half_that_home_did_without(periods, left_out):
    assert RULESET.left_out(periods, {}) == left_out


def test_events_are_read_and_described():
    event = RULESET.event([0, 3, "hold"])

    assert event == ev.Hold(HOME)
    assert RULESET.describe(event) is not None
