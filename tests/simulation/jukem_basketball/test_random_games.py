"""What is true of every game, whoever plays it (JB-I1 to JB-I7)."""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.boxscore import tally
from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.state import table_cards
from simulation.jukem_basketball.tables import CARDS, STOPPERS
from simulation.protocol import CHANCE, SIDES
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEETS = {name: TeamSheet(coach=name) for name in RULESET.coaches}
decks = st.fixed_dictionaries({card: st.integers(0, 9) for card in CARDS}).filter(
    lambda deck: (
        sum(deck.values()) >= 20
        and any(deck[shot] for shot in ("TWO", "THREE", "DUNK", "HALF"))
    )
)
option_sets = st.fixed_dictionaries(
    {},
    optional={
        "deck": decks,
        "stops": st.fixed_dictionaries(
            {},
            optional={
                shot: st.lists(st.sampled_from([CARDS[card] for card in STOPPERS]))
                for shot in ("TWO", "THREE", "DUNK", "HALF")
            },
        ),
        "quarters": st.integers(1, 8),
        "jukem_multiplier": st.integers(1, 2),
        "half_court_any_time": st.booleans(),
        "technical_free_throw": st.booleans(),
        "refill": st.sampled_from(["to_five", "one_card"]),
        "max_overtimes": st.integers(0, 3),
    },
)


def check_line(line, other, has_multiplier, has_free_throw):
    """JB-I1 and JB-I2 of a team's line."""
    baskets = 2 * (line["2pm"] + line["dkm"]) + 3 * (line["3pm"] + line["hcm"])
    assert line["pts"] == baskets + line["a1m"] + line["jkb"] + line["tft"]
    assert has_multiplier or line["jkb"] == 0
    assert has_free_throw or line["tft"] == 0
    assert line["fga"] - line["fgm"] == other["stp"]
    assert line["stp"] == sum(line[CARDS[card].lower()] for card in STOPPERS)
    for made, tried in (("2pm", "2pa"), ("3pm", "3pa"), ("dkm", "dka"), ("hcm", "hca")):
        assert line[made] <= line[tried]
    assert line["a1m"] <= line["a1a"]
    assert line["turns"] == sum(line[key] for key in ("fga", "tmo", "dsc", "nop"))


def quarters_of(events):
    """Return the events of each quarter, its start and end included."""
    quarters = []
    for event in events:
        if event.kind == "quarter_start":
            quarters.append([])
        quarters[-1].append(event)
    return quarters


def check_quarter(events, deck):
    """JB-I3, JB-I5 and JB-I6 of a quarter."""
    box = tally(RULESET, events)
    home, away = (box.team(side) for side in SIDES)
    kinds = [event.kind for event in events]
    end = kinds.index("quarter_end")
    assert home["hcm"] + away["hcm"] == (events[end].reason == "half_court")
    if events[end].reason == "half_court":
        assert (kinds[end - 1], events[end - 1].points) == ("take", 3)
    assert kinds[end + 1 :] in ([], ["game_end"])
    assert abs(home["turns"] - away["turns"]) <= 1
    assert home["jk"] + away["jk"] <= deck["JUKEM"]
    assert home["a1a"] + away["a1a"] <= deck["AND1"]
    for event, following in pairwise(events):
        if event.kind == "play" and event.jukem:
            assert following.kind == "take"


def check_game(events, result, options):
    """JB-I1, JB-I2, JB-I3, JB-I5 and JB-I6 of a finished game."""
    box = tally(RULESET, events)
    multiplied = options["jukem_multiplier"] == 2
    lines = [box.team(side) for side in SIDES]
    for side in SIDES:
        free_throw = options["technical_free_throw"]
        check_line(lines[side], lines[1 - side], multiplied, free_throw)
        by_quarter = [*(lines[side][f"q{n}"] for n in range(1, 9)), lines[side]["ot"]]
        assert sum(by_quarter) == lines[side]["pts"]
    assert (result.home, result.away) == (lines[0]["pts"], lines[1]["pts"])
    for quarter in quarters_of(events):
        check_quarter(quarter, options["deck"])


def check_cards(game):
    """JB-I4 and JB-I7 of a position."""
    piles = (*game.hands, *game.scored, game.discards, game.pile)
    table = table_cards(game.frames)
    counts = tuple(map(sum, zip(*piles, table, strict=True)))
    assert counts == game.tables.deck
    assert min(map(min, piles)) >= 0
    is_between_turns = game.pending.kind == "turn"
    if is_between_turns and game.pile_size and not game.tables.one_card:
        assert game.hand_sizes == [5, 5]


def check_sums(game):
    """The masks and sums that a position carries along are those of its counts."""
    fresh = game.copy()
    fresh.count_up()
    assert fresh.pile_mask == game.pile_mask
    assert fresh.pile_size == game.pile_size
    assert fresh.hand_masks == game.hand_masks
    assert fresh.hand_sizes == game.hand_sizes
    assert fresh.points == game.points


def play_and_check(options, seed):
    """Play a game at random, looking at every decision."""
    checked = RULESET.check_options(options)
    source = random.Random(seed)
    sheet = SHEETS["random"]
    game = RULESET.start(sheet, sheet, options)
    while (decision := game.pending) is not None:
        weights = decision.weights if decision.actor == CHANCE else None
        if decision.actor != CHANCE:
            check_cards(game)
            check_sums(game)
            assert 2 <= len(decision.options) <= 32
        game.apply(source.choices(decision.options, weights)[0])
    check_game(game.events, game.result, checked)
    return game


@given(options=option_sets, seed=st.integers(0, 2**32))
def test_invariants_hold_whatever_a_league_chooses(options, seed):
    game = play_and_check({"max_overtimes": 1, **options}, seed)

    assert game.pending is None


def test_invariants_hold_in_random_games_of_the_default_rules(random_games):
    for seed in range(random_games):
        game = play_and_check({}, seed)

        assert game.result.kind in RULESET.result_kinds


@pytest.mark.parametrize("coach", RULESET.coaches)
def test_invariants_hold_in_games_of_each_coach(coach, random_games):
    options = RULESET.check_options({})

    for seed in range(max(1, random_games // 20)):
        game = simulate(RULESET, SHEETS[coach], SHEETS[coach], {}, seed).game

        check_game(game.events, game.result, options)


def test_a_quarter_has_fewer_than_seventy_turns(random_games):
    for seed in range(max(1, random_games // 5)):
        game = simulate(RULESET, SHEETS["random"], SHEETS["random"], {}, seed).game
        for quarter in quarters_of(game.events):
            line = tally(RULESET, quarter)
            assert sum(line.team(side)["turns"] for side in SIDES) < 70
