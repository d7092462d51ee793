"""The rule book as the world outside sees it."""

import pytest

from simulation.coaches import DefaultCoach, RandomCoach
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball import events as ev
from simulation.jukem_basketball.coaches import StandardCoach
from simulation.jukem_basketball.expert import ExpertCoach
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
        ({}, 0, ["Q1", "Q2", "Q3", "Q4"]),
        ({}, 6, ["Q1", "Q2", "Q3", "Q4", "OT1", "OT2"]),
        ({"quarters": 1}, 2, ["Q1", "OT1"]),
    ],
)
def test_period_names(options, played, names):
    assert RULESET.period_names(options, played) == names


def test_events_are_read_and_described():
    event = RULESET.event([0, 3, "no_play"])

    assert event == ev.NoPlay(HOME)
    assert RULESET.describe(event) is not None
