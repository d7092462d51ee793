"""What is true of every game, whoever plays it (PC-I1 to PC-I7)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.boxscore import tally
from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.tables import ALL_CARDS, BITS
from simulation.protocol import AWAY, CHANCE, HOME, SIDES
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEETS = {name: TeamSheet(coach=name) for name in RULESET.coaches}
option_sets = st.fixed_dictionaries(
    {},
    optional={
        "innings": st.integers(1, 4),
        "double_plays": st.booleans(),
        "steals": st.booleans(),
        "sac_flies": st.booleans(),
        "substitutions": st.booleans(),
        "tie_hand": st.sampled_from(["batter", "pitcher"]),
        "max_innings": st.integers(4, 6),
        "walkoff_all_runs": st.booleans(),
        "order_unknown": st.booleans(),
    },
)


def halves_of(events):
    """Return the events of each half inning, its start and end included."""
    halves = []
    for event in events:
        if event.kind == "half_start":
            halves.append([])
        if event.kind != "game_end":
            halves[-1].append(event)
    return halves


def check_half(events):
    """PC-I2 of a half inning."""
    start, end = events[0], events[-1]
    line = tally(RULESET, events).team(start.side)
    other = tally(RULESET, events).team(1 - start.side)
    runners_out = line["cs"] + line["gdp"]
    batters_out = line["pa"] - line["h"]
    assert line["pa"] == line["pts"] + line["lob"] + batters_out + runners_out
    assert other["p_outs"] == batters_out + runners_out
    assert end.reason in ("outs", "walk_off")
    assert (other["p_outs"] == 3) is (end.reason == "outs")
    assert end.left == line["lob"] <= 3


def check_line(line, other):
    """PC-I1, PC-I3 and PC-I4 of a team's line."""
    assert line["h"] == line["1b"] + line["2b"] + line["3b"] + line["hr"]
    assert line["ab"] == line["pa"] - line["sf"]
    innings = [*(line[f"i{number}"] for number in range(1, 10)), line["xi"]]
    assert line["pts"] == sum(innings) == line["rbi"] == other["p_r"]
    swings = [line[key] for key in ("s1a", "s2a", "s3a", "s4a")]
    assert line["pa"] == sum(swings) + line["sfa"]
    showdown_outs = sum(swings) - line["h"]
    assert other["p_outs"] == showdown_outs + line["sfa"] + line["cs"] + line["gdp"]
    assert other["p_outs"] - line["cs"] == sum(
        other[key] for key in ("fbo", "cbo", "slo", "cho")
    )
    assert line["pa"] == sum(other[key] for key in ("fb", "cb", "sl", "ch"))
    assert (other["dp"], other["p_h"], other["p_hr"]) == (
        line["gdp"],
        line["h"],
        line["hr"],
    )
    assert line["sf"] <= line["sfw"] <= line["sfa"]
    assert other["dp"] <= other["dpa"] <= showdown_outs


def check_game(events, result, options):
    """PC-I1 to PC-I5 of a finished game."""
    box = tally(RULESET, events)
    for side in SIDES:
        check_line(box.team(side), box.team(1 - side))
    assert (result.home, result.away) == box.score
    halves = halves_of(events)
    for half in halves:
        check_half(half)
    batted = [half[0].side for half in halves]
    assert batted == [AWAY, HOME] * (len(batted) // 2) + [AWAY] * (len(batted) % 2)
    left_out = RULESET.left_out(box.periods, options)
    assert left_out == (((len(box.periods), HOME),) if len(batted) % 2 else ())
    most = options["max_innings"] or options["innings"] + 20
    assert (result.home == result.away) is events[-1].capped
    assert len(box.periods) <= most
    assert not events[-1].capped or len(box.periods) == most


def check_cards(game):
    """PC-I6, and that each card is in one place."""
    cards = [*game.hands[HOME], *game.hands[AWAY], *game.used]
    seen = sum(game.piles) + sum(BITS[card] for card in cards)
    assert seen == ALL_CARDS
    assert game.deck_size == 52 - len(cards)
    for side in SIDES:
        assert game.masks[side] == sum(BITS[card] for card in game.hands[side])
        assert len(game.piles_of[side]) == len(game.hands[side])
    if game.stage == "shuffle":
        assert game.deck_size == 52


def check_showdowns(events):
    """PC-I7 of all showdowns."""
    for event in events:
        if event.kind == "showdown":
            assert 6 <= len(event.pitcher) <= 9
            assert 3 <= len(event.batter) <= 10


def play_and_check(options, seed):
    """Play a game at random, looking at every decision."""
    checked = RULESET.check_options(options)
    source = random.Random(seed)
    sheet = SHEETS["random"]
    game = RULESET.start(sheet, sheet, options)
    while (decision := game.pending) is not None:
        check_cards(game)
        weights = decision.weights if decision.actor == CHANCE else None
        game.apply(source.choices(decision.options, weights)[0])
    check_game(game.events, game.result, checked)
    check_showdowns(game.events)
    return game


@given(options=option_sets, seed=st.integers(0, 2**32))
def test_invariants_hold_whatever_a_league_chooses(options, seed):
    game = play_and_check(options, seed)

    assert game.pending is None


def test_invariants_hold_in_random_games_of_the_default_rules(random_games):
    for seed in range(random_games):
        game = play_and_check({}, seed)

        assert game.result.kind in RULESET.result_kinds


@pytest.mark.parametrize("coach", RULESET.coaches)
def test_invariants_hold_in_games_of_each_coach(coach, random_games):
    options = RULESET.check_options({})

    for seed in range(max(1, random_games // 10)):
        game = simulate(RULESET, SHEETS[coach], SHEETS[coach], {}, seed).game

        check_game(game.events, game.result, options)
        check_showdowns(game.events)
