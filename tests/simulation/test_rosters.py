"""Average teams fit any ruleset."""

from simulation.registry import get_ruleset
from simulation.rosters import average_players, average_sheet
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
