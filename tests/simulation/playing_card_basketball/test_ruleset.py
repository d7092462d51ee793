"""The rule book as the world outside sees it."""

import pytest

from simulation.coaches import DefaultCoach, RandomCoach
from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball import events as ev
from simulation.playing_card_basketball.coaches import StandardCoach
from simulation.playing_card_basketball.expert import ExpertCoach
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


@pytest.mark.parametrize("played", [0, 1])
def test_a_game_is_one_period(played):
    assert RULESET.period_names({}, played) == ["Game"]


def test_events_are_read_and_described():
    event = RULESET.event([0, 3, 3, "shot"])

    assert event == ev.Shot(HOME, 3)
    assert RULESET.describe(event) is not None
