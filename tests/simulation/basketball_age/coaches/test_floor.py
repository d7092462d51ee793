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


@pytest.mark.parametrize(
    "zones",
    [
        "H1:outside H2:g2 A1:e1 A2:g2",
        "H1:outside H2:g2 A1:e1 A2:g2 A3:g2",
        "H1:outside H2:g2 H3:g2 H4:a1 H5:a2 A1:e1 A2:g2 A3:g2 A4:a3",
        "H1:outside H2:g2 H3:g2 H4:a1 H5:a2 A1:e1",
        "H1:e2 H2:g2 A1:e2 A2:g2 A3:g2",
    ],
)
@pytest.mark.parametrize("rules", [{}, {"adv_passing": True}])
def test_pass_arrives_as_often_as_its_roll_says(at, mind_of, zones, rules):
    """BA-6.2, BA-6.3, BA-7.3, BA-16.6: out of bounds the thrower counts as two."""
    inbound = {"spot": "e1", "inbound_due": True} if "outside" in zones else {}
    game = at(zones, rules, ball="H1", **inbound)

    ways = Floor(game, mind_of(game)).arrives(PLAYERS.index("H2"), ZONE["g2"])
    game.apply("activate H1")
    game.apply("pass H2")
    assert ways == arriving(game)


def arriving(game):
    """Return in how many of 36 ways the pass that is being thrown arrives."""
    if game.pending.kind != "pass_roll":
        return 36
    found = 0
    for option, weight in zip(game.pending.options, game.pending.weights, strict=True):
        thrown = game.copy()
        thrown.events.clear()
        thrown.apply(option)
        (roll,) = (event for event in thrown.events if event.kind == "pass_roll")
        found += weight * (roll.result == "complete")
    return found
