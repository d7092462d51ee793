"""The rule book as the world outside sees it."""

import pytest

from simulation.coaches import DefaultCoach, KindCoach
from simulation.errors import BadTeamSheet
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball import events as ev
from simulation.poker_deck_basketball.coaches import (
    ActiveCoach,
    ExpertCoach,
    StandardCoach,
)
from simulation.poker_deck_basketball.statistics import PokerFold
from simulation.protocol import HOME
from simulation.registry import get_ruleset
from simulation.teamsheet import PlayerSheet, TeamSheet

SHEET = TeamSheet()


def test_it_is_registered():
    assert get_ruleset("poker_deck_basketball") is RULESET


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


def test_an_unknown_coach_is_refused():
    with pytest.raises(BadTeamSheet, match="must be one of random, default, active"):
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


def test_each_fold_is_fresh():
    assert isinstance(RULESET.fold(), PokerFold)
    assert RULESET.fold() is not RULESET.fold()


def test_board_is_the_drawing_of_a_view():
    view = RULESET.start(SHEET, SHEET, {}).view(HOME)

    assert RULESET.board(view).startswith("<svg ")
