from collections import Counter

import pytest

from config.demo.cast import (
    CLUBS,
    COACH,
    COACH_CLUB,
    COMMISSIONER,
    NORTHERN,
    PASSWORD,
)
from leagues.roster_text import read_roster
from simulation.registry import get_ruleset
from simulation.rosters import points_of, usual_points


def test_clubs_share_the_divisions_evenly():
    assert Counter(club.division for club in CLUBS) == dict.fromkeys(
        NORTHERN.divisions, 5
    )


def test_clubs_have_abbreviations_colours_and_profiles_of_their_own():
    assert len({club.abbreviation for club in CLUBS}) == 10
    assert len({club.colors[0] for club in CLUBS}) == 10
    assert len({tuple(club.dials.items()) for club in CLUBS}) == 10


def test_people_who_may_sign_in_are_commissioner_and_coach():
    people = [COMMISSIONER, *(club.coach for club in CLUBS if club.coach)]

    assert [one for one in people if one.password] == [COMMISSIONER, COACH]
    assert {one.password for one in people} == {PASSWORD, None}
    assert next(club.coach for club in CLUBS if club.name == COACH_CLUB) is COACH


def test_addresses_are_of_nobody():
    people = [COMMISSIONER, *(club.coach for club in CLUBS if club.coach)]

    assert len({one.email for one in people}) == len(people)
    assert {one.email.rpartition("@")[2] for one in people} == {"demo.example"}


def test_rosters_cost_what_the_box_costs():
    spec = get_ruleset(NORTHERN.ruleset).roster_spec

    costs = {
        club.abbreviation: sum(points_of(spec, line.player.ratings) for line in lines)
        / len(lines)
        for club in CLUBS
        for lines in (read_roster(spec, club.roster).lines,)
    }

    assert NORTHERN.roster_budget == usual_points(spec)
    assert costs == {
        club.abbreviation: pytest.approx(NORTHERN.roster_budget, abs=1)
        for club in CLUBS
    }
    assert max(costs.values()) <= NORTHERN.roster_budget


def test_players_have_names_of_their_own():
    names = [
        line.split(";")[1] for club in CLUBS for line in club.roster.split("\n") if line
    ]

    assert len(names) == len(set(names)) == 95
