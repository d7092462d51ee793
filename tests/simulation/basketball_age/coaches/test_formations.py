"""Placements: saved formations of the offence, a man each for the defence."""

import pytest

from simulation.basketball_age.coaches.formations import FORMATIONS, roles
from simulation.basketball_age.court import LIMIT, ZONES
from simulation.basketball_age.tables import PLAYERS
from simulation.protocol import HOME, SIDES

NOWHERE = " ".join(f"{slot}{number}:" for slot in "HA" for number in range(1, 6))


def placement(at, *spots, offence="home"):
    """All ten are to be placed for an inbound."""
    frames = [{"kind": "turn"}, {"kind": "placement", "spots": list(spots)}]
    return at(NOWHERE, offence=offence, frames=frames, ball=None)


def place_all(game, choose, **profile):
    """Let standard coaches place everybody; return player → zone."""
    while game.pending.kind in ("inbounder", "spot", "place"):
        game.apply(choose(game, **profile))
    return {
        PLAYERS[player]: (*ZONES, "outside")[zone]
        for player, zone in enumerate(game.where)
        if zone >= 0
    }


def test_formations_keep_to_the_limits():
    for formation in FORMATIONS:
        for zones in (*formation.deep, *formation.near):
            assert all(zones.count(zone) <= LIMIT[zone] for zone in zones)


def test_the_offence_takes_its_saved_formation(at, choose):
    game = placement(at, "h2", "h4")

    places = place_all(game, choose)

    assert [places[f"H{number}"] for number in range(1, 6)] == [
        "outside",
        "g2",
        "g4",
        "h4",
        "h2",
    ]


def test_the_dial_names_another_formation(at, choose):
    places = place_all(placement(at, "h2"), choose, formation=1)

    assert [places[f"H{number}"] for number in range(2, 6)] == ["h1", "h5", "g2", "g4"]


def test_away_stands_mirrored(at, choose):
    places = place_all(placement(at, "h1", "h3", offence="away"), choose)

    assert [places[f"A{number}"] for number in range(2, 6)] == ["b2", "b4", "a4", "a2"]


def test_defenders_take_a_man_each_and_the_tallest_the_paint(at, choose):
    places = place_all(placement(at, "a3", "a2"), choose)

    guards = [places[f"A{number}"] for number in range(1, 6)]
    assert guards[4] == "h3"
    assert sorted(guards[:4]) == ["g2", "g4", "h2", "h4"]


def test_two_defenders_help_in_the_paint_when_the_dial_says(at, choose):
    places = place_all(placement(at, "a3", "a2"), choose, help=10)

    guards = [places[f"A{number}"] for number in range(1, 6)]
    assert guards.count("h3") == 2


def test_defenders_without_a_man_are_spare(at, choose, mind_of):
    game = placement(at, "a3", "a2")
    for choice in ("inbound H1", "spot a3", "place c3", "place c4", "place c2"):
        game.apply(choice)
    game.apply("place g3")

    places = place_all(game, choose)

    assert sorted(places[f"A{number}"] for number in range(1, 6)) == sorted(
        ["h3", "g3", "h2", "h4", "f3"]
    )


def test_the_spot_nearest_to_the_basket_is_taken(at, choose):
    game = placement(at, "d1", "e1", "d5", "e5")
    game.apply("inbound H1")

    assert choose(game) == "spot e1"


@pytest.mark.parametrize("side", SIDES)
def test_roles_go_by_height(at, mind_of, side):
    game = at("H1:d3")

    five = roles(game, mind_of(game), side)

    assert five == [player + 10 * side for player in range(5)]


def test_the_free_throw_line_up_is_filled_in_order(at, choose):
    frames = [{"kind": "turn"}, {"kind": "throws", "player": "H1", "stage": "rest"}]
    zones = "H1:g3 H4:h2 H5:h4 A5:h2 A4:h2 A3:h4 H2: H3: A1: A2:"
    game = at(zones, ball="H1", frames=frames)
    chosen = []

    while game.pending.kind == "throw_place":
        chosen.append(choose(game))
        game.apply(chosen[-1])

    assert chosen == ["place H2 f3", "place A1 f3", "place H3 g2", "place A2 g2"]


def test_the_tip_goes_to_the_best_place(at, choose):
    zones = "H5:d3 H4:e3 H3:d2 H2:b3 H1:c3 A5:d3 A4:e3 A3:f3 A2:g3 A1:f4"
    frames = [{"kind": "turn"}, {"kind": "jump", "stage": "tip", "side": "home"}]
    game = at(zones, ball=None, frames=frames)

    assert game.pending.actor == HOME
    assert choose(game) == "tip H4"
