"""The coach plays on both sides of the court, and on each as on the other."""

import json
import re
from collections import Counter

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.coaches import StandardCoach
from simulation.basketball_age.coaches.mind import hand_of
from simulation.basketball_age.coaches.sides import (
    AROUND,
    HANDS,
    SEEN,
    both_ways,
    in_order,
)
from simulation.basketball_age.court import COUNT, OUTSIDE, PLACES, REACH, ZONE, ZONES
from simulation.basketball_age.situations import SITUATIONS
from simulation.chance import SeededChance
from simulation.protocol import CHANCE, SIDES
from simulation.rosters import average_sheet
from simulation.runner import Playing, Seat, run, simulate

ZONE_NAME = re.compile(r"\b([a-h])([1-5])\b")
MIRRORED_PLACES = (("g2", "g4"), ("h2", "h4"), ("h1", "h5"))
# the rule fills the places beside the paint from the low rank on
SETTLED_BY_RULE = "lane"
LOOKS = 8


def mirrored(text):
    """Return what is written about the court as its mirror image tells it."""
    return ZONE_NAME.sub(lambda zone: f"{zone[1]}{6 - int(zone[2])}", text)


@pytest.fixture
def mirror_image(mind_of):
    """Return a game's mirror image, called alike but on the other hand."""

    def made(game):
        sheet = average_sheet(RULESET)
        written = json.loads(mirrored(json.dumps(game.position())))
        del written["pending"]
        image = RULESET.read_position(written, sheet, sheet, {})
        mind = mind_of(image)
        call, named, hand = mind.called(game)
        while mind.called(image) != (call, named, 1 - hand):
            for side in SIDES:
                image.points[side] += 1
                image.scores[side][-1] += 1
        return image

    return made


@pytest.mark.parametrize(
    "profile", [{}, {"pace": 0, "help": 10, "steals": 10, "lockdowns": 10}]
)
def test_a_mirror_image_gets_the_mirrored_choice(mirror_image, sheet_of, profile):
    sheet = sheet_of(**profile)
    playing = Playing(RULESET, sheet, sheet, None, 5)
    game, coach = playing.game, StandardCoach(sheet)
    seats = (Seat(coach), Seat(StandardCoach(sheet)))
    looks = Counter({SETTLED_BY_RULE: LOOKS})

    while (decision := game.pending) is not None:
        if decision.actor != CHANCE and looks[decision.kind] < LOOKS:
            looks[decision.kind] += 1
            image = mirror_image(game)
            choice = coach.choose(game.view(decision.actor), decision)
            other = coach.choose(image.view(decision.actor), image.pending)
            assert other == mirrored(choice)
        run(playing, seats, SeededChance(5), len(playing.choices) + 3)

    for kind in ("activate", "step", "defend", "spot", "place", "rebound_step"):
        assert looks[kind] > LOOKS // 2


@pytest.fixture(scope="module")
def shots():
    """Return by side, player's number and zone the shots of some games."""
    sheet = average_sheet(RULESET)
    return Counter(
        (event.side, event.player, event.spot)
        for seed in range(24)
        for event in simulate(RULESET, sheet, sheet, None, seed).game.events
        if event.kind == "shot"
    )


def share_of_high_ranks(shots):
    """Return how many of a hundred shots beside the middle are from ranks 4 and 5."""
    low = sum(count for (*_who, zone), count in shots.items() if zone[1] in "12")
    high = sum(count for (*_who, zone), count in shots.items() if zone[1] in "45")
    return 100 * high / (low + high)


@pytest.mark.parametrize("side", SIDES)
def test_shots_come_from_both_sides_of_the_court(shots, side):
    own = {key: count for key, count in shots.items() if key[0] == side}

    assert 40 <= share_of_high_ranks(own) <= 60


@pytest.mark.parametrize("places", MIRRORED_PLACES)
def test_mirrored_places_have_their_share_of_shots(shots, places):
    there = {key: count for key, count in shots.items() if key[2] in places}

    assert 40 <= share_of_high_ranks(there) <= 60


@pytest.mark.parametrize("number", range(1, 6))
def test_a_starter_shoots_from_both_sides_of_the_court(shots, number):
    own = {key: count for key, count in shots.items() if key[1] == number}

    assert 40 <= share_of_high_ranks(own) <= 60


def test_hands_come_in_equal_shares(at):
    game = at("H1:d3")
    counted = Counter()
    for home in range(40):
        for away in range(40):
            game.points[:] = (home, away)
            counted[hand_of(game)] += 1

    assert set(counted) == set(HANDS)
    assert abs(counted[0] - counted[1]) < counted.total() // 20


def test_the_hand_is_that_of_the_call(at, mind_of):
    game = at("H1:d3")
    mind = mind_of(game)

    for points in range(30):
        game.points[0] = points
        assert mind.called(game)[2] == hand_of(game)


def test_the_other_hand_sees_the_ranks_turned():
    plain, turned = SEEN

    assert plain == (*range(COUNT), OUTSIDE)
    assert [ZONES[turned[ZONE[name]]] for name in ("a1", "c2", "e3", "g4", "h5")] == [
        "a5",
        "c4",
        "e3",
        "g2",
        "h1",
    ]
    assert [turned[zone] for zone in turned] == list(plain)


def test_zones_come_in_the_order_of_a_hand():
    zones = [ZONE[name] for name in ("h4", "g2", "h2", "g4")]

    orders = [[ZONES[zone] for zone in in_order(hand, zones)] for hand in HANDS]

    assert orders == [["g2", "g4", "h2", "h4"], ["g4", "g2", "h4", "h2"]]


def test_the_zones_around_are_those_in_reach_on_either_hand():
    plain, turned = AROUND

    assert plain == REACH
    assert [[set(each) for each in row] for row in turned] == [
        [set(each) for each in row] for row in REACH
    ]


def test_a_ready_set_is_turned_and_a_saved_formation_is_not():
    saved = {"sideline": ("h1", "h2", "outside", "g2", "f4")}

    plain, turned = both_ways(saved)

    assert set(plain) == set(turned) == {each.name for each in SITUATIONS}
    assert turned["sideline"] == plain["sideline"]
    assert turned["defence_deep"] is None
    home, away = turned["baseline"]
    assert [PLACES[zone] for zone in home] == ["outside", "g4", "g2", "h2", "h4"]
    assert [PLACES[zone] for zone in away] == ["outside", "b4", "b2", "a2", "a4"]
