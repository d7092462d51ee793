"""The rule book as the world outside sees it."""

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age import events as ev
from simulation.basketball_age.coaches import ExpertCoach, StandardCoach
from simulation.basketball_age.statistics import BasketballFold
from simulation.boxscore import FoulLimit
from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadTeamSheet
from simulation.protocol import HOME
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet
from tests.simulation import shootout


def test_it_is_registered():
    assert get_ruleset("basketball_age") is RULESET


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
    assert type(RULESET.coach(name, average_sheet(RULESET), 1)) is kind


def test_an_unknown_coach_is_refused():
    with pytest.raises(BadTeamSheet, match="one of random, default, standard, expert"):
        RULESET.coach("perfect", average_sheet(RULESET), 1)


def test_the_usual_team_has_two_of_each_position():
    players = average_sheet(RULESET).players

    assert [player.position for player in players] == [
        *("PG", "SG", "SF", "PF", "C"),
        *("PG", "SG", "SF", "PF", "C"),
    ]
    assert dict(players[0].ratings) == {
        "play_skill": 5,
        "passing": 9,
        "scoring": 65,
        "movement": 5,
        "height": 1,
    }


def test_a_team_of_four_is_refused():
    sheet = average_sheet(RULESET)
    short = TeamSheet(players=sheet.players[:4])

    with pytest.raises(BadTeamSheet, match="must be 5 to 10 players, not 4"):
        RULESET.start(sheet, short, {})


@pytest.mark.parametrize(
    ("played", "names"),
    [(0, ["Q1", "Q2", "Q3", "Q4"]), (6, ["Q1", "Q2", "Q3", "Q4", "OT1", "OT2"])],
)
def test_period_names(played, names):
    assert RULESET.period_names({}, played) == names


def test_events_are_read_and_described():
    event = RULESET.event([HOME, 3, "timeout"])

    assert event == ev.Timeout(HOME)
    assert RULESET.describe(event) is not None


def test_each_fold_is_fresh():
    assert isinstance(RULESET.fold(), BasketballFold)
    assert RULESET.fold() is not RULESET.fold()


def test_the_board_is_the_drawing_of_a_view(at):
    assert RULESET.board(at("H1:d3").view(HOME)).startswith("<svg ")


def test_the_board_of_another_game_is_not_drawn():
    sheet = shootout.team(3, 3)
    view = shootout.RULESET.start(sheet, sheet, {}).view(HOME)

    with pytest.raises(TypeError, match="needs a view of Basketball Age"):
        RULESET.board(view)


@pytest.mark.parametrize(
    ("options", "most"), [({}, 5), ({"plus": False}, 5), ({"plus": True}, 3)]
)
def test_players_are_out_with_the_last_foul_that_they_may_have(options, most):
    # BA-11.4, BA-15.1
    assert RULESET.foul_limit(options) == FoulLimit("pf", most)
