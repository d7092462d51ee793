"""What the standard coach does about advanced rules."""

import pytest

from simulation.basketball_age.coaches import cards, glass
from simulation.basketball_age.coaches.dials import DIALS
from simulation.basketball_age.coaches.floor import Floor
from simulation.basketball_age.coaches.mind import Mind
from simulation.basketball_age.coaches.picks import choose_pick
from simulation.basketball_age.coaches.sides import both_ways
from simulation.basketball_age.court import NOWHERE, ZONE
from simulation.basketball_age.tables import PLAYERS

PICKS = {"adv_pick_and_roll": True}
PICKER = [{"kind": "turn"}, {"kind": "activation", "player": "H2"}]


def mind_of(game):
    dials = {dial.name: dial.default for dial in DIALS}
    return Mind(dials, game.tables, both_ways({}))


def pick(at, zones, receive, goal, value=-1_000_000):
    game = at(zones, options=PICKS, ball="H1", frames=PICKER)
    floor = Floor(game, mind_of(game))
    spots = [zone if zone == NOWHERE else ZONE[zone] for zone in (receive, goal)]
    return choose_pick(floor, PLAYERS.index("H2"), *spots, value, game.pending.options)


def test_a_pick_frees_a_drive_to_the_rim(at):
    assert pick(at, "H1:e3 H2:g3 A2:g3", "g3", "h3") == "pick A2"


def test_a_pick_frees_a_shot(at):
    assert pick(at, "H1:e3 H2:g3 A2:g3", "g3", "g3") == "pick A2"


@pytest.mark.parametrize(
    ("zones", "receive", "goal"),
    [
        # with the ball, too far, nobody there, others in the way, two of them
        ("H1:e3 H2:g3 A2:g3", NOWHERE, "g3"),
        ("H1:e3 H2:e2 A2:e2", "e2", "h2"),
        ("H1:e3 H2:g3", "g3", "g3"),
        ("H1:e3 H2:g3 A2:g3 A3:h3", "g3", "h3"),
        ("H1:e3 H2:g3 A2:g3 A3:g3", "g3", "g3"),
    ],
)
def test_no_pick_where_it_frees_nobody(at, zones, receive, goal):
    assert pick(at, zones, receive, goal) == ""


def test_no_pick_before_a_shot_that_is_worth_as_much_anyway(at):
    assert pick(at, "H1:e3 H2:g3 A2:g3", "g3", "g3", value=1_000_000) == ""


@pytest.mark.parametrize("choose", [cards.choose_help_pass, glass.choose_contestant])
def test_what_is_asked_elsewhere_is_refused(at, choose):
    game = at("H1:d3")

    with pytest.raises(TypeError, match=r"needs the shot|on the template"):
        choose(game, mind_of(game), game.pending)
