"""What a coach is asked to like, and the floor that he measures."""

from collections import Counter

import pytest

from simulation.basketball_age.coaches.floor import NO_HEIGHT, Floor, has_room, risked
from simulation.basketball_age.coaches.mind import HOT_ZONES, INSIDE, MIDDLE, OUTSIDE
from simulation.basketball_age.coaches.odds import POINT
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import ZONE
from simulation.protocol import HOME, SIDES


def calls(at, mind_of, **profile):
    """Count what is called over many scores."""
    game = at("H1:d3")
    mind = mind_of(game, **profile)
    counted = Counter()
    for home in range(40):
        for away in range(40):
            game.points[:] = (home, away)
            counted[mind.called(game)[0]] += 1
    return counted


def test_calls_come_in_their_shares(at, mind_of):
    counted = calls(at, mind_of)

    share = 100 * counted[OUTSIDE] / counted.total()
    assert abs(share - weight("outside")) < 4
    inside = 100 * counted[INSIDE] / (counted[INSIDE] + counted[MIDDLE])
    assert abs(inside - weight("inside")) < 5


def test_the_dial_moves_what_is_called(at, mind_of):
    shares = [calls(at, mind_of, threes=dial)[OUTSIDE] for dial in (0, 5, 10)]

    assert shares == sorted(set(shares))


def test_a_call_holds_while_score_and_fouls_do(at, mind_of):
    game = at("H1:d3 A1:d3")
    mind = mind_of(game)

    before = mind.called(game)
    game.apply("nothing")

    assert mind.called(game) == before


def test_players_of_a_set_come_tallest_first(at, mind_of):
    game = at("H1:d3")

    assert mind_of(game).tallest_first(0b11111) == (4, 3, 2, 1, 0)


@pytest.mark.parametrize("side", SIDES)
def test_roles_go_by_height(at, mind_of, side):
    mind = mind_of(at("H1:d3"))

    five = mind.roles(0b11111 << 10 * side)

    assert five == tuple(player + 10 * side for player in range(5))


def test_players_are_as_unlike_as_their_height_and_skill(at, mind_of):
    mind = mind_of(at("H1:d3"))

    assert mind.unlike(0)[:5] == (0, 2, 4, 6, 8)
    assert mind.unlike(4)[:5] == (8, 6, 4, 2, 0)


@pytest.mark.parametrize("boosts", [{}, {"home": 2}])
def test_no_shot_is_worth_more_than_its_ceiling(at, mind_of, boosts):
    zones = "H1:g2 H2:h3 H3:h5 A5:h3 A3:g2 A1:h1"
    game = at(zones, across=True, attack_boost=boosts)
    floor = Floor(game, mind_of(game))

    for player in range(5):
        for zone in HOT_ZONES[HOME]:
            shots = [floor.shot(player, zone, points) for points in range(4)]
            shots.append(floor.followed(player, zone, 1))
            if zone == floor.paint:
                shots += [floor.rim(player, points) for points in range(4)]
            assert max(shots) <= floor.ceiling[player][zone]


def test_a_tall_defender_takes_off_more(at, mind_of):
    open_floor = at("H1:g2 A5:a1 A4:a5 A3:b1 A2:b5 A1:c1", across=True)
    guarded = at("H1:g2 A5:g2 A4:a5 A3:b1 A2:b5 A1:c1", across=True)

    values = [
        Floor(game, mind_of(game)).shot(0, ZONE["g2"], 0)
        for game in (guarded, open_floor)
    ]

    assert values == sorted(set(values))


def test_contests_reach_as_far_as_they_may(at, mind_of):
    game = at("H1:g2 A5:h3 A4:a5 A3:b1 A2:b5 A1:c1", across=True)
    floor = Floor(game, mind_of(game))

    reached = [floor.tallest(ZONE["g2"], points) for points in (0, 1, 2, 6)]

    assert reached == [NO_HEIGHT, NO_HEIGHT, 5, 5]


def test_a_timeout_counts_on_both_sides(at, mind_of):
    plain = at("H1:g2 A5:g2", across=True)
    boosted = at("H1:g2 A5:g2", across=True, attack_boost={"home": 2})
    worried = at("H1:g2 A5:g2", across=True, defence_boost={"away": 2})

    value, better, worse = (
        Floor(game, mind_of(game)).shot(0, ZONE["g2"], 0)
        for game in (plain, boosted, worried)
    )

    assert worse < value < better


def test_tall_men_finish_better_over_a_tall_defender(at, mind_of):
    game = at("H3:h2 H2:h2 A5:h3", across=True, ball="H3")
    floor = Floor(game, mind_of(game))

    assert floor.rim(2, 1) > floor.rim(1, 1)


def test_drives_past_a_defender_are_worth_less(at, mind_of):
    values = []
    for near in ("A5:b1 A1:a5", "A5:g2 A1:a5", "A5:b1 A1:g2"):
        game = at(f"H5:g2 {near} A2:b5 A3:c1 A4:c5", across=True, ball="H5")
        floor = Floor(game, mind_of(game))
        zone = ZONE["g2"]
        hindrance = floor.hindrance(4, zone, 2, is_open=True)
        values.append(floor.drive(4, zone, ZONE["h2"], 0, hindrance))

    assert values[0] > max(values[1:])


def test_passes_between_guarded_men_are_risky(at, mind_of):
    game = at("H1:d3 A1:d3 H2:g2 A2:g2 H3:g4", ball="H1", across=True)
    floor = Floor(game, mind_of(game))

    assert floor.arrives(2, ZONE["g4"]) == 36
    assert floor.arrives(1, ZONE["g2"]) == 30


@pytest.mark.parametrize(("ways", "value"), [(36, POINT), (0, -weight("bad_pass"))])
def test_what_may_be_lost_counts(ways, value):
    assert risked(POINT, ways) == value


def test_room_is_where_one_stands_or_where_few_are(at):
    game = at("H1:g1 H2:h1 H3:g2", across=True)

    assert has_room(game, 0, ZONE["g1"])
    assert not has_room(game, 0, ZONE["h1"])
    assert has_room(game, 0, ZONE["g2"])
