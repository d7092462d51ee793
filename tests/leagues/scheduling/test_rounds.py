"""Round robins: what every number of teams, cycles and every seed must keep."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.scheduling.checks import breaks_of, check_schedule, legs_of
from leagues.scheduling.errors import ScheduleError
from leagues.scheduling.rounds import MAX_SEED, Pairing, Round, round_robin

AVA, BEN, CLEO, DAN, EVE = 11, 12, 13, 14, 15


def breaks_by_cycles(rounds):
    """Count breaks by the cycles of their two games: (1, 1) inside, (1, 2) a join."""
    counts = Counter()
    for games in legs_of(rounds).values():
        counts.update((a.cycle, b.cycle) for a, b in breaks_of(games))
    return counts


def test_round_robin_of_two_teams_alternates_the_venue():
    rounds = round_robin([AVA, BEN], 4)

    assert rounds == (
        Round(1, 1, (Pairing(AVA, BEN),), None),
        Round(2, 2, (Pairing(BEN, AVA),), None),
        Round(3, 3, (Pairing(AVA, BEN),), None),
        Round(4, 4, (Pairing(BEN, AVA),), None),
    )


def test_round_robin_of_three_teams_gives_each_a_bye_that_is_no_game():
    rounds = round_robin([AVA, BEN, CLEO])

    assert rounds == (
        Round(1, 1, (Pairing(BEN, CLEO),), AVA),
        Round(2, 1, (Pairing(CLEO, AVA),), BEN),
        Round(3, 1, (Pairing(AVA, BEN),), CLEO),
    )


def test_round_robin_of_five_teams_has_two_games_and_one_bye_in_every_round():
    rounds = round_robin([AVA, BEN, CLEO, DAN, EVE], 2)

    assert [len(drawn.pairings) for drawn in rounds] == [2] * 10
    assert [drawn.bye for drawn in rounds] == [
        *(AVA, BEN, CLEO, DAN, EVE),
        *(BEN, CLEO, DAN, EVE, AVA),
    ]


def test_round_robin_of_four_teams_reads_as_written_out():
    rounds = round_robin([AVA, BEN, CLEO, DAN], 2)

    assert [drawn.pairings for drawn in rounds] == [
        (Pairing(AVA, DAN), Pairing(BEN, CLEO)),
        (Pairing(BEN, DAN), Pairing(CLEO, AVA)),
        (Pairing(DAN, CLEO), Pairing(AVA, BEN)),
        (Pairing(DAN, BEN), Pairing(AVA, CLEO)),
        (Pairing(CLEO, DAN), Pairing(BEN, AVA)),
        (Pairing(DAN, AVA), Pairing(CLEO, BEN)),
    ]


@pytest.mark.parametrize("size", range(2, 25, 2))
def test_breaks_of_an_even_number_are_the_fewest_possible(size):
    breaks = breaks_by_cycles(round_robin(range(size), 4))

    inside = {(cycle, cycle): size - 2 for cycle in (1, 2, 3, 4)}
    joins = {(1, 2): 4, (3, 4): 4}
    assert breaks == (Counter() if size == 2 else Counter(inside | joins))


@pytest.mark.parametrize("size", range(3, 25, 2))
def test_breaks_of_an_odd_number_are_one_at_each_join(size):
    breaks = breaks_by_cycles(round_robin(range(size), 4))

    assert breaks == Counter({(1, 2): 1, (2, 3): 1, (3, 4): 1})


@pytest.mark.parametrize("cycles", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [*range(2, 25), 63, 64])
def test_round_robin_keeps_every_guarantee(size, cycles):
    rounds = round_robin(range(size), cycles)

    assert check_schedule(rounds, range(size), cycles) == ()


@pytest.mark.parametrize("cycles", [2, 4])
@pytest.mark.parametrize("size", [2, 3, 6, 9, 64])
def test_round_robin_of_even_cycles_splits_home_and_away_evenly(size, cycles):
    legs = legs_of(round_robin(range(size), cycles))

    home = {sum(leg.is_home for leg in games) for games in legs.values()}
    assert home == {(size - 1) * cycles // 2}


@pytest.mark.parametrize("size", [5, 7, 12])
def test_venues_of_a_pair_change_as_promised(size):
    rounds = round_robin(range(size), 4)

    patterns = Counter()
    for team, games in legs_of(rounds).items():
        for opponent in range(team):
            venues = [leg.is_home for leg in games if leg.opponent == opponent]
            changes = (a != b for a, b in pairwise(venues))
            patterns[tuple(changes)] += 1
    pairs = size * (size - 1) // 2
    still = size - 1 if size % 2 == 0 else pairs
    expected = {(True, True, True): still, (True, False, True): pairs - still}
    assert patterns == Counter(expected)


@given(
    teams=st.lists(st.integers(), min_size=2, max_size=20, unique=True),
    cycles=st.integers(1, 4),
    seed=st.none() | st.integers(0, MAX_SEED),
)
def test_round_robin_keeps_every_guarantee_for_any_ids_and_seed(teams, cycles, seed):
    rounds = round_robin(teams, cycles, seed=seed)

    assert check_schedule(rounds, teams, cycles) == ()
    assert rounds == round_robin(teams, cycles, seed=seed)


def test_seed_gives_the_same_order_on_every_machine():
    drawn = round_robin([AVA, BEN, CLEO, DAN, EVE], seed=2026)

    assert [round_.bye for round_ in drawn] == [EVE, DAN, BEN, CLEO, AVA]


def test_seeds_reach_every_order():
    orders = {
        tuple(drawn.bye for drawn in round_robin([AVA, BEN, CLEO], seed=seed))
        for seed in range(100)
    }

    assert len(orders) == 6


@pytest.mark.parametrize(
    ("teams", "reason"),
    [
        ([], "0 teams are entered. A season takes 2 to 64 teams."),
        ([AVA], "1 team is entered. A season takes 2 to 64 teams."),
        (range(65), "65 teams are entered. A season takes 2 to 64 teams."),
        ([AVA, BEN, AVA], "Team 11 is entered twice. Enter each team once."),
    ],
)
def test_teams_that_make_no_season_are_refused(teams, reason):
    with pytest.raises(ScheduleError) as caught:
        round_robin(teams)

    assert (caught.value.field, caught.value.reason) == ("teams", reason)


@pytest.mark.parametrize("cycles", [-1, 0, 5, 10**9, True])
def test_cycles_outside_single_to_quadruple_are_refused(cycles):
    with pytest.raises(ScheduleError) as caught:
        round_robin([AVA, BEN], cycles)

    assert caught.value.field == "cycles"
    assert caught.value.reason == (
        f"Every pair cannot meet {cycles} times. Choose 1 (single) to 4 (quadruple"
        " round robin)."
    )


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, False])
def test_seeds_that_another_one_would_repeat_are_refused(seed):
    with pytest.raises(ScheduleError) as caught:
        round_robin([AVA, BEN], seed=seed)

    assert caught.value.field == "seed"
    assert str(caught.value) == (
        f"seed: {seed} is no seed. Give a whole number from 0 to 9223372036854775807."
    )
