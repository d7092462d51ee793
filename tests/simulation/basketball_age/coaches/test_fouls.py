"""Fouls cost more where they give throws, send a man out, or leave a side short."""

from simulation.basketball_age.coaches.fouls import (
    can_afford,
    foul_cost,
    leaving_cost,
    shooting_foul_cost,
)
from simulation.basketball_age.coaches.weights import weight

A1 = 10
BENCH = ("A6", "A7", "A8", "A9", "A10")


def test_fouls_cost_more_where_they_give_throws_or_are_the_last(at, mind_of):
    cheap = at("H1:d3 A1:d3", acting="defence")
    bonus = at("H1:d3 A1:d3", acting="defence", team_fouls={"away": 5})
    last = at("H1:d3 A1:d3", acting="defence", fouls={"A1": 4})

    costs = [foul_cost(game, mind_of(game), A1) for game in (cheap, last, bonus)]

    assert costs == sorted(set(costs))


def test_a_foul_on_a_shooter_counts_its_throws_elsewhere(at, mind_of):
    bonus = at("H1:d3 A1:d3", acting="defence", team_fouls={"away": 5})
    mind = mind_of(bonus)

    assert foul_cost(bonus, mind, A1) - shooting_foul_cost(bonus, mind, A1) == weight(
        "throws"
    )


def test_leaving_costs_most_where_nobody_comes(at, mind_of):
    """BA-11.4: out on the fifth, and a team without substitutes plays on with fewer."""
    fresh = at("H1:d3 A1:d3", fouls={"A1": 3})
    last = at("H1:d3 A1:d3", fouls={"A1": 4, **dict.fromkeys(BENCH[:4], 5)})
    short = at("H1:d3 A1:d3", fouls={"A1": 4, **dict.fromkeys(BENCH, 5)})

    costs = [leaving_cost(game, mind_of(game), A1) for game in (fresh, last, short)]

    assert costs == [
        0,
        weight("last_foul"),
        weight("last_foul") + weight("short_handed"),
    ]
    assert [can_afford(game, mind_of(game), A1) for game in (fresh, last, short)] == [
        True,
        True,
        False,
    ]


def test_the_dial_moves_what_fouls_cost(at, mind_of):
    game = at("H1:d3 A1:d3", acting="defence")

    costs = [foul_cost(game, mind_of(game, foul_caution=dial), A1) for dial in (0, 10)]

    assert costs == sorted(set(costs))
