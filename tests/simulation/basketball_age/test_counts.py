"""Attackers and defenders of a pass, and whether it is rolled for."""

import pytest

from simulation.basketball_age.counts import Counts, Need, counts_of, need_of
from simulation.basketball_age.court import ZONE
from simulation.basketball_age.tables import PLAYERS

LONG = {"adv_passing": True}
PRESSED = {"adv_press": True}


def count(game, receiver, zone):
    return counts_of(game, PLAYERS.index(receiver), ZONE[zone])


def test_unbalanced_defenders_are_left_out(at):
    game = at("H1:d3 H2:f2 A1:d3 A2:f2", unbalanced=["A1", "H2"])

    assert count(game, "H2", "f2") == Counts(2, 1, False, (1, 0), (1, 1), 1)


def test_a_receiver_may_be_counted_where_he_is_not_yet(at):
    game = at("H1:d3 H2:f2 A1:h3 A2:f2")

    assert count(game, "H2", "h3") == Counts(2, 1, False, (1, 0), (1, 1), 2)


def test_passer_and_receiver_in_one_zone_are_counted_once(at):
    game = at("H1:d3 H2:d3 A1:d3")

    assert count(game, "H2", "d3") == Counts(2, 1, True, (2, 1), (2, 1), 1)


def test_the_defenders_beside_the_spot_count_as_if_in_it(at):
    game = at("H1:outside H2:h2 A1:h2 A2:h2", spot="h2", inbound_due=True)

    assert count(game, "H2", "h2") == Counts(2, 2, False, (1, 2), (1, 2), 1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "is_one_zone", "zone", "need"),
    [
        (2, 1, False, "f2", Need(False, 0)),
        (2, 2, False, "f2", Need(True, 0)),
        (2, 3, False, "f2", Need(True, 1)),
        (2, 2, True, "d3", Need(False, 0)),
        (2, 3, True, "d3", Need(True, 1)),
        (2, 2, True, "h3", Need(True, 0)),
        (3, 2, True, "h3", Need(False, 0)),
    ],
)
def test_which_passes_are_rolled_in_the_basic_game(
    at, attackers, defenders, is_one_zone, zone, need
):
    counts = Counts(attackers, defenders, is_one_zone, (1, 3), (1, 3), 3)

    assert need_of(at(), counts, ZONE[zone]) == need


@pytest.mark.parametrize(
    ("attackers", "defenders", "need"),
    [(3, 2, Need(False, 1)), (2, 2, Need(True, 1)), (2, 4, Need(True, 4))],
)
def test_which_passes_are_rolled_under_the_press(at, attackers, defenders, need):
    game = at(options=PRESSED, press={"away": 1})
    counts = Counts(attackers, defenders, True, (1, 3), (1, 3), 3)

    assert need_of(game, counts, ZONE["d3"]) == need


@pytest.mark.parametrize(
    ("origin", "target", "need"),
    [
        ((1, 1), (2, 1), Need(False, 0)),
        ((1, 2), (2, 0), Need(True, 2)),
        ((2, 0), (1, 2), Need(True, 2)),
    ],
)
def test_outnumbered_zones_and_distance_count_in_advanced_passing(
    at, origin, target, need
):
    counts = Counts(3, 2, False, origin, target, 3)

    assert need_of(at(options=LONG), counts, ZONE["f2"]) == need
