"""The court: zones and what is computed from them (BA-2)."""

from hypothesis import given
from hypothesis import strategies as st

from simulation.basketball_age.court import (
    ADJACENT,
    BOUNDARY,
    CIRCLE,
    COUNT,
    DISTANCE,
    FREE_THROW,
    FRONT,
    HALF_COURT,
    LIMIT,
    NEAREST_BOUNDARY,
    PAINT,
    PRECEDENCE,
    RANGE,
    REACH,
    RELATIVE,
    STANDARD,
    STANDARD_FROM_SPOT,
    TWO_POINT,
    WITHIN,
    ZONE,
    ZONES,
    mask_of,
    mirrored,
    zones_in,
)
from simulation.protocol import AWAY, HOME

zones = st.integers(0, COUNT - 1)


def names(found):
    return " ".join(ZONES[zone] for zone in found)


def test_there_are_forty_zones_named_file_by_file():
    assert ZONES[:6] == ("a1", "a2", "a3", "a4", "a5", "b1")
    assert (COUNT, ZONES[-1], ZONE["h5"]) == (40, "h5", 39)


def test_limits_are_those_of_paints_squares_and_rectangles():
    assert {name: LIMIT[ZONE[name]] for name in ("a3", "h3", "g3", "h2", "d1")} == {
        "a3": 3,
        "h3": 3,
        "g3": 2,
        "h2": 2,
        "d1": 1,
    }
    assert sum(LIMIT) == 2 * 3 + 22 * 2 + 16


def test_special_zones():
    assert (names(PAINT), names(FREE_THROW)) == ("h3 a3", "g3 b3")
    assert (names(TWO_POINT[HOME]), names(TWO_POINT[AWAY])) == (
        "h3 h2 h4 g3",
        "a3 a2 a4 b3",
    )
    assert names(CIRCLE) == "d3 e3"
    assert names(zones_in(HALF_COURT)) == "d1 d5 e1 e5"


def test_zones_of_range_one_are_corners_wings_and_top():
    found = [zone for zone in range(COUNT) if RANGE[HOME][zone] == 1]

    assert names(found) == "f3 g2 g4 h1 h5"
    assert RANGE[HOME][ZONE["a3"]] == 6


def test_halves_meet_between_d_and_e():
    assert names(zones_in(FRONT[HOME]))[:2] == "e1"
    assert FRONT[HOME] ^ FRONT[AWAY] == (1 << COUNT) - 1


def test_boundary_zones_and_the_nearest_of_them():
    assert len(BOUNDARY) == 22
    assert {
        name: ZONES[NEAREST_BOUNDARY[ZONE[name]]]
        for name in ("d3", "f2", "f4", "b3", "g3", "h3", "a5")
    } == {
        "d3": "d1",
        "f2": "f1",
        "f4": "f5",
        "b3": "a3",
        "g3": "h3",
        "h3": "h3",
        "a5": "a5",
    }


def test_of_equally_near_zones_the_lower_rank_comes_first_then_the_own_end():
    near = [ZONE[name] for name in ("b2", "c3", "c1", "d2")]

    assert {
        side: names(sorted(near, key=lambda zone, side=side: PRECEDENCE[side][zone]))
        for side in (HOME, AWAY)
    } == {HOME: "c1 b2 d2 c3", AWAY: "c1 d2 b2 c3"}


@given(zones, zones)
def test_distance_is_that_of_the_shortest_walk(one, other):
    reached = {one}
    steps = 0
    while other not in reached:
        reached |= {each for zone in reached for each in ADJACENT[zone]}
        steps += 1

    assert DISTANCE[one][other] == steps


@given(zones, st.integers(0, 6))
def test_reach_is_what_lies_within_the_points(zone, points):
    assert mask_of(REACH[zone][points]) | 1 << zone == WITHIN[zone][points]
    assert all(DISTANCE[zone][other] <= points for other in REACH[zone][points])


@given(zones)
def test_both_sides_see_the_same_court_mirrored(zone):
    assert RANGE[AWAY][zone] == RANGE[HOME][mirrored(zone)]
    assert RELATIVE[AWAY][zone] == ZONES[mirrored(zone)]
    assert PRECEDENCE[AWAY][zone] == PRECEDENCE[HOME][mirrored(zone)]
    assert mirrored(mirrored(zone)) == zone


def test_standard_distances():
    assert STANDARD[ZONE["d3"]][ZONE["d3"]] == 1
    assert STANDARD[ZONE["d3"]][ZONE["g3"]] == 1
    assert STANDARD[ZONE["d3"]][ZONE["h3"]] == 2
    assert STANDARD[ZONE["d3"]][ZONE["g4"]] == 1
    assert STANDARD[ZONE["a1"]][ZONE["h5"]] == 3


def test_spots_lie_a_zone_beyond_the_boundary():
    assert STANDARD_FROM_SPOT[ZONE["e1"]][ZONE["e3"]] == 1
    assert STANDARD_FROM_SPOT[ZONE["e1"]][ZONE["e4"]] == 2
    assert STANDARD_FROM_SPOT[ZONE["h3"]][ZONE["f3"]] == 1
    assert STANDARD_FROM_SPOT[ZONE["h3"]][ZONE["e3"]] == 2
    assert STANDARD_FROM_SPOT[ZONE["a1"]][ZONE["a4"]] == 1
    assert STANDARD_FROM_SPOT[ZONE["a1"]][ZONE["d1"]] == 2
