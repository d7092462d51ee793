"""Average teams fit any ruleset."""

import pytest

from simulation.errors import BadTeamSheet
from simulation.registry import get_ruleset, rulesets
from simulation.rosters import (
    average_players,
    average_sheet,
    check_budget,
    points_of,
    points_range,
    token_faults,
    token_of,
    usual_points,
    usual_positions,
)
from simulation.teamsheet import PlayerSheet, RosterSpec, TeamSheet


def test_positions_are_filled_in_turn_with_their_default_ratings():
    roster = RosterSpec(
        size=(3, 9),
        positions=("guard", "centre"),
        ratings={"shoot": (1, 5, (4, 2)), "block": (0, 3, (1, 3))},
    )

    assert average_players(roster) == (
        PlayerSheet("guard", {"shoot": 4, "block": 1}),
        PlayerSheet("centre", {"shoot": 2, "block": 3}),
        PlayerSheet("guard", {"shoot": 4, "block": 1}),
    )


def test_game_without_players_has_none_on_its_sheets():
    sheet = average_sheet(get_ruleset("jukem_basketball"), "random")

    assert sheet == TeamSheet(coach="random")


def test_a_roster_may_state_its_usual_team():
    roster = RosterSpec(
        size=(1, 9),
        positions=("guard", "centre"),
        ratings={"shoot": (1, 5, (4, 2))},
        usual=("centre", "guard", "centre"),
    )

    assert average_players(roster) == (
        PlayerSheet("centre", {"shoot": 2}),
        PlayerSheet("guard", {"shoot": 4}),
        PlayerSheet("centre", {"shoot": 2}),
    )


ROSTER = RosterSpec(
    size=(2, 5),
    positions=("guard", "centre"),
    ratings={"shoot": (1, 3, (3, 1)), "block": (0, 2, (0, 2)), "run": (1, 9, (5, 5))},
    usual=("guard", "centre", "guard"),
    costs={"shoot": (0, 4, 8), "block": (1, 2, 4)},
)
GUARD = token_of(ROSTER, "guard")
CENTRE = token_of(ROSTER, "centre")


def test_token_has_the_ratings_of_his_position():
    assert PlayerSheet("centre", {"shoot": 1, "block": 2, "run": 5}) == CENTRE
    with pytest.raises(BadTeamSheet, match="must be one of guard, centre"):
        token_of(ROSTER, "wing")


def test_points_are_the_sum_of_what_ratings_cost_and_others_are_free():
    assert points_of(ROSTER, GUARD.ratings) == 8 + 1
    assert points_of(ROSTER, CENTRE.ratings) == 0 + 4
    assert points_range(ROSTER) == (1, 12)


def test_points_of_the_usual_roster_are_its_average_rounded_up():
    assert usual_positions(ROSTER) == ("guard", "centre", "guard")
    assert usual_points(ROSTER) == 8


@pytest.mark.parametrize(
    ("players", "faults"),
    [
        ([], []),
        ([GUARD, CENTRE, GUARD], []),
        (
            [GUARD, GUARD, CENTRE, GUARD],
            [("4.position", "there are only 2 guard in the box")],
        ),
        (
            [GUARD, PlayerSheet("centre", {"shoot": 2, "block": 2, "run": 9})],
            [
                ("2.ratings.shoot", "must be 1, as for each centre of the box"),
                ("2.ratings.run", "must be 5, as for each centre of the box"),
            ],
        ),
    ],
)
def test_players_of_the_box_are_told_from_others(players, faults):
    found = [(fault.field, fault.reason) for fault in token_faults(ROSTER, players)]

    assert found == faults


def test_budget_is_for_all_players_together():
    check_budget(ROSTER, [GUARD, CENTRE], 7)
    check_budget(ROSTER, [], 0)

    with pytest.raises(BadTeamSheet) as refused:
        check_budget(ROSTER, [GUARD, CENTRE], 6)

    assert refused.value.field == "players"
    assert refused.value.reason == (
        "together 13 rating points, and the budget gives 12 (2 × 6): 1 too many"
    )


@pytest.mark.parametrize(
    "spec",
    [ruleset.roster_spec for ruleset in rulesets() if ruleset.roster_spec is not None],
)
def test_costs_of_a_rule_book_cover_each_value_and_never_fall(spec):
    assert spec.costs.keys() == spec.ratings.keys()
    for name, (lowest, highest, _usual) in spec.ratings.items():
        costs = spec.costs[name]
        assert len(costs) == highest - lowest + 1
        assert list(costs) == sorted(costs)
        assert costs[0] == 0


@pytest.mark.parametrize(
    "spec",
    [ruleset.roster_spec for ruleset in rulesets() if ruleset.roster_spec is not None],
)
def test_players_of_the_box_keep_to_their_own_average(spec):
    check_budget(spec, average_players(spec), usual_points(spec))
