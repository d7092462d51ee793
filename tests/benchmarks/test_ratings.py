"""A step of a rating is measured by what it wins."""

import pytest

from benchmarks.ratings import changed, main, margins, mean_change, steps_of, worth
from simulation.registry import get_ruleset, rulesets
from simulation.rosters import average_sheet


@pytest.fixture
def ruleset():
    return next(each for each in rulesets() if each.has_players)


def test_steps_are_a_small_part_of_the_range(ruleset):
    spec = ruleset.roster_spec

    assert {name: steps_of(spec, name) for name in spec.ratings} == {
        "play_skill": 1,
        "passing": 1,
        "scoring": 5,
        "movement": 1,
        "height": 1,
    }


def test_all_players_are_changed_within_the_limits(ruleset):
    spec, sheet = ruleset.roster_spec, average_sheet(ruleset)

    lower = changed(spec, sheet, "play_skill", -1)

    assert [player.ratings["play_skill"] for player in lower.players[:5]] == [
        4,
        3,
        2,
        1,
        1,
    ]
    assert mean_change(spec, sheet, "play_skill", -1) == -0.8
    assert [player.ratings["height"] for player in lower.players] == [
        player.ratings["height"] for player in sheet.players
    ]


def test_margins_are_those_of_the_team_on_either_side(ruleset):
    sheet = average_sheet(ruleset)
    giants = changed(ruleset.roster_spec, sheet, "height", 5)

    assert min(margins(ruleset, giants, sheet, 2)) > 0
    assert max(margins(ruleset, sheet, giants, 2)) < 0


def test_taller_players_are_worth_points(ruleset):
    points, error = worth(ruleset, "height", 2)

    assert points > error > 0


def test_game_without_players_has_nothing_to_measure():
    with pytest.raises(ValueError, match="has no ratings"):
        worth(get_ruleset("jukem_basketball"), "height", 2)


@pytest.mark.slow
def test_table_names_each_rating(ruleset, capsys):
    assert main(["--games", "2"]) == 0

    printed = capsys.readouterr().out
    assert [line.split()[0] for line in printed.splitlines()[-5:]] == list(
        ruleset.roster_spec.ratings
    )
