"""The rule book as the world outside sees it."""

import pytest

from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadTeamSheet
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball import events as ev
from simulation.jukem_basketball.coaches import StandardCoach
from simulation.jukem_basketball.expert import ExpertCoach
from simulation.jukem_basketball.statistics import JukemFold
from simulation.protocol import HOME
from simulation.registry import get_ruleset
from simulation.teamsheet import PlayerSheet, TeamSheet

SHEET = TeamSheet()


def test_it_is_registered():
    assert get_ruleset("jukem_basketball") is RULESET


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


def test_an_unknown_coach_is_refused():
    with pytest.raises(BadTeamSheet, match="one of random, default, standard, expert"):
        RULESET.coach("perfect", SHEET, 1)


def test_players_are_refused():
    sheet = TeamSheet(players=(PlayerSheet("G", {}),))

    with pytest.raises(BadTeamSheet, match="has no players"):
        RULESET.start(SHEET, sheet, {})


def test_a_dial_that_does_not_exist_is_refused():
    with pytest.raises(BadTeamSheet, match="press"):
        RULESET.start(TeamSheet(profile={"press": 1}), SHEET, {})


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


def test_each_fold_is_fresh():
    assert isinstance(RULESET.fold(), JukemFold)
    assert RULESET.fold() is not RULESET.fold()


def test_board_is_the_drawing_of_a_view():
    view = RULESET.start(SHEET, SHEET, {}).view(HOME)

    assert RULESET.board(view).startswith("<svg ")
