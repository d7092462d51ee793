"""The rule book as the world outside sees it."""

import pytest

from simulation.coaches import DefaultCoach, KindCoach
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball import events as ev
from simulation.poker_deck_basketball.coaches import (
    ActiveCoach,
    ExpertCoach,
    StandardCoach,
)
from simulation.protocol import HOME
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", KindCoach),
        ("default", DefaultCoach),
        ("active", ActiveCoach),
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
        ({"max_overtimes": 1}, 6, ["Q1", "Q2", "Q3", "Q4", "OT1", "SO"]),
        ({"quarters": 1, "tiebreak": "free_throws"}, 2, ["Q1", "SO"]),
    ],
)
def test_period_names(options, played, names):
    assert RULESET.period_names(options, played) == names


def test_events_are_read_and_described():
    event = RULESET.event([0, 3, "steal"])

    assert event == ev.Steal(HOME)
    assert RULESET.describe(event) is not None
