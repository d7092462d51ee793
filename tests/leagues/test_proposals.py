from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.badges import distance, parse_colour
from leagues.proposals import PAIRS, free_abbreviation, free_pair
from leagues.services.teams import clean_abbreviation


def test_ready_colours_are_colours_and_told_apart():
    firsts = [parse_colour(first, field="first_color") for first, _ in PAIRS]
    seconds = [parse_colour(second, field="second_color") for _, second in PAIRS]

    assert min(distance(*pair) for pair in combinations(firsts, 2)) > 0.08
    assert min(map(distance, firsts, seconds)) > 0.3


def test_next_pair_is_the_first_that_no_team_has():
    assert free_pair([]) == PAIRS[0]
    assert free_pair([PAIRS[1][0], PAIRS[0][0], "#123456"]) == PAIRS[2]
    assert free_pair([first for first, _ in PAIRS]) == PAIRS[0][::-1]


@given(count=st.integers(0, 60))
def test_teams_of_a_league_get_pairs_of_their_own_as_long_as_there_are_any(count):
    given_pairs = []

    for _ in range(count):
        given_pairs.append(free_pair([first for first, _ in given_pairs]))

    assert len(set(given_pairs)) >= min(count, len(PAIRS))


@pytest.mark.parametrize(
    ("name", "taken", "made"),
    [
        ("Quarry Hill Badgers", [], "QHB"),
        ("Saltmarsh Lanterns", [], "SAL"),
        ("Saltmarsh Lanterns", ["SAL"], "SAT"),
        ("The Old Town of Arden and Lorne", [], "TOTO"),
        ("O'Brien & Sons", [], "OBS"),
        ("AC", [], "AC"),
        ("AC", ["AC"], "A2"),
        ("A", ["A2", "A3"], "A4"),
        ("!!!", [], "T2"),
        ("東京", [], "東京"),
    ],
)
def test_abbreviation_is_made_from_the_name(name, taken, made):
    assert free_abbreviation(name, taken) == made


@given(name=st.text(max_size=80), count=st.integers(1, 12))
def test_made_abbreviations_are_free_and_may_be_stored(name, count):
    taken = []

    for _ in range(count):
        taken.append(free_abbreviation(name, taken))

    assert len(set(taken)) == count
    assert [clean_abbreviation(made) for made in taken] == taken
