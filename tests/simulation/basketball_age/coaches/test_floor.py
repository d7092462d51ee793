"""What a side that has the ball reckons with."""

import pytest

from simulation.basketball_age.coaches.floor import Floor
from simulation.basketball_age.coaches.odds import BASIC
from simulation.basketball_age.court import ZONE
from simulation.basketball_age.tables import PLAYERS


@pytest.mark.parametrize(
    ("zones", "options", "modifier"),
    [
        ("H5:f3 A1:f3", {"adv_two_against_one": True}, -4),
        ("H5:f3 A1:f3 A2:f3", {}, -4),
        ("H5:f3 A1:f3 A2:f3", {"adv_two_against_one": True}, -5),
    ],
)
def test_two_defenders_strip_a_dribbler_more_often(
    at, mind_of, zones, options, modifier
):
    """BA-16.5."""
    game = at(zones, options, ball="H5")
    near = game.defenders_in(ZONE["f3"])

    ways = Floor(game, mind_of(game)).stripped(PLAYERS.index("H5"), near)

    assert ways == BASIC.stolen[modifier]
