"""What is true of every game, whoever plays it (PD-I1 to PD-I8, PD-R12)."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.boxscore import tally
from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.tables import ACES, FULL
from simulation.protocol import CHANCE, SIDES
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEETS = {name: TeamSheet(coach=name) for name in RULESET.coaches}
option_sets = st.fixed_dictionaries(
    {},
    optional={
        "quarters": st.integers(1, 5),
        "quarter_start": st.sampled_from(["defender", "attacker"]),
        "tiebreak": st.sampled_from(["overtime", "free_throws"]),
        "max_overtimes": st.integers(0, 2),
        "timeouts": st.integers(0, 3),
        "hidden_rebound": st.booleans(),
        "alley_oop_after_refill": st.booleans(),
        "joker_stops_pullup": st.booleans(),
    },
)


def quarters_of(events):
    """Return the events of each quarter and overtime, without a shoot-out."""
    quarters = []
    for event in events:
        if event.kind == "shootout_start":
            break
        if event.kind == "quarter_start":
            quarters.append([])
        quarters[-1].append(event)
    return quarters


def counts_of(events):
    """Count what PD-I3, PD-I4 and PD-I7 are about, by side."""
    counted = [Counter(), Counter()]
    for event in events:
        match event.kind:
            case "miss":
                shot = "long" if event.shot == "longshot" else "miss"
                counted[event.side][shot] += 1
            case "alley_oop":
                counted[event.side]["alley"] += 1
            case "free_throw" if event.is_last:
                made = "last_made" if event.made else "last_missed"
                counted[event.side][made] += 1
            case "foul":
                counted[1 - event.side][f"throws_{event.throws}"] += 1
            case "basket" if not event.is_fouled:
                counted[event.side]["baskets"] += 1
            case "quarter_end":
                counted[event.side]["holds"] += 1
    return counted


def check_lines(events):
    """PD-I1 to PD-I4 and PD-I7 of a game."""
    box = tally(RULESET, events)
    counted = counts_of(events)
    for side in SIDES:
        line, other, mine = box.team(side), box.team(1 - side), counted[side]
        points = 2 * line["fg2m"] + 3 * line["fg3m"] + line["ftm"] + line["so"]
        periods = [*(line[f"q{n}"] for n in range(1, 9)), line["ot"], line["so"]]
        assert line["pts"] == points == sum(periods)
        assert line["to"] == other["stl"]
        rebounds = line["orb"] + other["drb"] + other["trb"]
        assert rebounds == mine["miss"] - mine["alley"] + mine["last_missed"]
        throws = sum(number * mine[f"throws_{number}"] for number in (1, 2, 3))
        assert line["fta"] == throws
        assert line["and1"] == mine["throws_1"]
        fouls = sum(mine[f"throws_{number}"] for number in (1, 2, 3))
        assert other["pf"] == fouls == mine["last_made"] + mine["last_missed"]
        ends = mine["baskets"] + mine["last_made"] + mine["long"] + mine["holds"]
        lost = line["to"] + other["blk"] + other["drb"] + other["trb"] + line["for"]
        assert line["poss"] == ends + lost
        for made, tried in (("stl", "sta"), ("blk", "bka"), ("thrm", "thra")):
            assert line[made] <= line[tried]
    assert box.score == (box.team(0)["pts"], box.team(1)["pts"])


def check_quarter(events, options):
    """PD-I5, PD-I6, PD-I8 and PD-R12 of a quarter."""
    box = tally(RULESET, events)
    attacks = sum(event.kind in ("pass", "shot") for event in events)
    assert attacks <= 52
    for side in SIDES:
        line = box.team(side)
        assert line["jok"] <= 2
        assert line["tmo"] <= options["timeouts"]
        assert line["crd"] == 24 + line["jok"]


def check_game(events, result, options):
    """All of PD-I of a finished game."""
    check_lines(events)
    box = tally(RULESET, events)
    assert (result.home, result.away) == box.score
    assert result.home != result.away
    quarters = quarters_of(events)
    for quarter in quarters:
        check_quarter(quarter, options)
    is_over = len(box.periods) - len(quarters)
    assert is_over == (result.kind == "shootout")


def check_cards(game):
    """PD-I5 of a position: each card is in one place."""
    for side in SIDES:
        places = (
            game.hands[side],
            game.piles[side],
            game.table[side],
            game.aside[side],
            game.discards[side],
        )
        assert sum(places) == FULL
        assert game.hands[side].bit_count() <= 5
        assert game.known[side].fits(game.hands[side])
        if game.pending.kind in ("attack", "timeout", "steal") and game.piles[side]:
            short = 2 if game.pending.kind == "steal" else 0
            assert game.hands[side].bit_count() >= 5 - short


def play_and_check(options, seed):
    """Play a game at random, looking at every decision."""
    source = random.Random(seed)
    game = RULESET.start(SHEETS["random"], SHEETS["random"], options)
    ended = 0
    while (decision := game.pending) is not None:
        check_cards(game)
        if decision.actor != CHANCE:
            assert 2 <= len(decision.options) <= 50
        weights = decision.weights if decision.actor == CHANCE else None
        before = game.copy()
        game.apply(source.choices(decision.options, weights)[0])
        if game.quarter > before.quarter or game.pending is None:
            ended += 1
            check_left_over(before, game)
    check_game(game.events, game.result, RULESET.check_options(options))
    return game


def check_left_over(before, game):
    """PD-I5 and PD-I6: what is left when a quarter is over is aces in hands."""
    if before.steps == ["shootout"]:
        return
    for side in SIDES:
        if game.quarter == before.quarter:
            assert game.hands[side] & ~ACES == 0
            assert game.piles[side] == 0
        assert before.hands[side].bit_count() <= 5


@given(options=option_sets, seed=st.integers(0, 2**32))
def test_invariants_hold_whatever_a_league_chooses(options, seed):
    game = play_and_check({"max_overtimes": 1, **options}, seed)

    assert game.pending is None


def test_invariants_hold_in_random_games_of_the_default_rules(random_games):
    for seed in range(max(1, random_games // 5)):
        game = play_and_check({}, seed)

        assert game.result.kind in RULESET.result_kinds


@pytest.mark.parametrize("coach", RULESET.coaches)
def test_invariants_hold_in_games_of_each_coach(coach, random_games):
    options = RULESET.check_options({})

    for seed in range(max(1, random_games // 10)):
        game = simulate(RULESET, SHEETS[coach], SHEETS[coach], {}, seed).game

        check_game(game.events, game.result, options)


def test_games_of_shootouts_are_decided_by_a_point():
    options = {"quarters": 1, "tiebreak": "free_throws"}
    kinds = Counter()

    for seed in range(60):
        game = play_and_check(options, seed)
        kinds[game.result.kind] += 1
        if game.result.kind == "shootout":
            assert abs(game.result.home - game.result.away) == 1

    assert kinds["shootout"] > 0
