"""The rule book as the world outside sees it."""

import pytest

from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadTeamSheet
from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball import events as ev
from simulation.playing_card_baseball.coaches import StandardCoach
from simulation.playing_card_baseball.expert import ExpertCoach
from simulation.playing_card_baseball.statistics import BaseballFold
from simulation.protocol import HOME
from simulation.registry import get_ruleset
from simulation.teamsheet import PlayerSheet, TeamSheet

SHEET = TeamSheet()


def test_it_is_registered():
    assert get_ruleset("playing_card_baseball") is RULESET


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
    with pytest.raises(BadTeamSheet, match="must be one of random, default"):
        RULESET.coach("perfect", SHEET, 1)


def test_players_are_refused():
    sheet = TeamSheet(players=(PlayerSheet("P", {}),))

    with pytest.raises(BadTeamSheet, match="has no players"):
        RULESET.start(SHEET, sheet, {})


def test_a_dial_that_does_not_exist_is_refused():
    with pytest.raises(BadTeamSheet, match="spitball"):
        RULESET.start(TeamSheet(profile={"spitball": 1}), SHEET, {})


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


def test_each_fold_is_fresh():
    assert isinstance(RULESET.fold(), BaseballFold)
    assert RULESET.fold() is not RULESET.fold()


def test_board_is_the_drawing_of_a_view():
    view = RULESET.start(SHEET, SHEET, {}).view(HOME)

    assert RULESET.board(view).startswith("<svg ")
