"""What is true of every game, whoever plays it (PB-I1 to PB-I8)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.boxscore import tally
from simulation.playing_card_basketball import RULESET
from simulation.playing_cards import FULL_SUIT
from simulation.protocol import CHANCE, SIDES
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEETS = {name: TeamSheet(coach=name) for name in RULESET.coaches}
option_sets = st.fixed_dictionaries(
    {},
    optional={
        "target_score": st.integers(1, 99),
        "ace": st.sampled_from(["high", "low"]),
        "rebounds": st.booleans(),
        "max_passes": st.integers(0, 99),
        "win_by": st.integers(1, 2),
        "max_possessions": st.integers(1, 60),
    },
)


def count(events, kind, **fields):
    """Return how often an event with these fields came."""
    return sum(
        event.kind == kind
        and all(getattr(event, name) == value for name, value in fields.items())
        for event in events
    )


def check_line(side, box, events, result):
    """PB-I1, PB-I2, PB-I3 and PB-I5 of a team's line."""
    line, other = box.team(side), box.team(1 - side)
    trips = count(events, "foul", side=1 - side, shots=2)
    shots = 2 * line["fg2m"] + 3 * line["fg3m"] + line["ftm"]
    assert line["pts"] == shots + line["dec"]
    assert line["to"] == other["stl"]
    assert line["stl"] <= line["sta"]
    assert line["blk"] <= line["con"]
    assert line["and1"] <= line["fg2m"]
    assert other["pf"] == line["and1"] + trips
    lacking = line["and1"] + 2 * trips - line["fta"]
    is_winner = result.kind == "win" and line["pts"] > other["pts"]
    assert lacking in ((0, 1) if is_winner else (0,))
    misses = count(events, "miss", side=side)
    ended = line["fg2m"] + line["fg3m"] + misses + other["blk"] + line["to"] + trips
    assert line["poss"] == ended - line["orb"]
    assert line["poss"] == (
        line["fg2a"] + line["fg3a"] + line["to"] + trips - line["orb"]
    )


def check_game(events, result, options):
    """PB-I1 to PB-I6 and PB-I8 of a finished game."""
    box = tally(RULESET, events)
    home, away = (box.team(side) for side in SIDES)
    for side in SIDES:
        check_line(side, box, events, result)
    assert (result.home, result.away) == (home["pts"], away["pts"])
    assert abs(home["poss"] - away["poss"]) <= 1
    assert home["tip"] + away["tip"] == 1
    assert home["dec"] + away["dec"] <= (result.kind == "capped")
    rebounds = sum(line["orb"] + line["drb"] for line in (home, away))
    chance_misses = count(events, "miss", how="chance")
    assert rebounds == (chance_misses if options["rebounds"] else 0)
    most, least = max(result[1:]), min(result[1:])
    assert most > least
    if result.kind == "win":
        assert most >= options["target_score"]
        assert most - least >= options["win_by"]
        if options["win_by"] == 1:
            assert most <= options["target_score"] + 2
            assert least < options["target_score"]
    else:
        poss = home["poss"] + away["poss"]
        assert poss == options["max_possessions"]


def check_cards(game):
    """PB-I7 of a position: each rank of a suit lies in one place."""
    for suit in range(4):
        held = [1 << rank for _name, own, rank in game.held() if own == suit]
        places = [game.piles[suit], game.discards(suit), *held]
        assert sum(places) == FULL_SUIT
        assert sum(place.bit_count() for place in places) == 13


def play_and_check(options, seed):
    """Play a game at random, looking at every decision."""
    checked = RULESET.check_options(options)
    source = random.Random(seed)
    game = RULESET.start(SHEETS["random"], SHEETS["random"], options)
    while (decision := game.pending) is not None:
        check_cards(game)
        assert game.passes <= game.tables.max_passes
        weights = decision.weights if decision.actor == CHANCE else None
        if weights is None:
            assert 2 <= len(decision.options) <= 3
        else:
            assert set(weights) == {1}
        game.apply(source.choices(decision.options, weights)[0])
    check_game(game.events, game.result, checked)
    return game


@given(options=option_sets, seed=st.integers(0, 2**32))
def test_invariants_hold_whatever_a_league_chooses(options, seed):
    game = play_and_check(options, seed)

    assert game.pending is None


def test_invariants_hold_in_random_games_of_the_default_rules(random_games):
    for seed in range(random_games):
        game = play_and_check({}, seed)

        assert max(game.score) in (10, 11, 12)
        assert min(game.score) <= 9
        assert game.result.kind == "win"


@pytest.mark.parametrize("coach", RULESET.coaches)
def test_invariants_hold_in_games_of_each_coach(coach, random_games):
    options = RULESET.check_options({})

    for seed in range(max(1, random_games // 2)):
        game = simulate(RULESET, SHEETS[coach], SHEETS[coach], {}, seed).game

        check_game(game.events, game.result, options)


@pytest.mark.parametrize("possessions", [500, 1000])
def test_the_longest_game_fits_into_a_record(possessions):
    options = {"max_possessions": possessions, "max_passes": 0, "rebounds": True}
    game = RULESET.start(
        SHEETS["random"], SHEETS["random"], {**options, "target_score": 99}
    )
    source = random.Random(1)
    choices = 0
    while (decision := game.pending) is not None:
        choices += 1
        # both sides pass as long as they may, then shoot what is hopeless
        choice = {
            "attack": "pass" if "pass" in decision.options else "shoot_three",
            "steal": "attempt" if game.passes % 2 else "let",
            "contest": "contest",
            "redraw": "redraw",
        }.get(decision.kind) or source.choice(decision.options)
        game.apply(choice)

    assert choices < 20_000
    assert game.plays <= 1500
