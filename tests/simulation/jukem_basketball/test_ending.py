"""The value of an ending against every line of play, played out on the game itself."""

import random

import pytest

from simulation.jukem_basketball.ending import Ending
from simulation.jukem_basketball.tables import CARDS, INDEX, KINDS
from simulation.protocol import AWAY, HOME

VARIANTS = [
    {},
    {"technical_free_throw": True, "jukem_multiplier": 2},
    {"stops": {"DUNK": [], "TWO": ["AIR"], "THREE": ["TECH", "AIR"]}},
    {"refill": "one_card", "half_court_any_time": True},
]


def margin_of(game):
    """Return home's lead at the end of the quarter, both sides playing their best."""
    if game.pending is None or game.quarter > 1:
        return game.scores[HOME][0] - game.scores[AWAY][0]
    values = []
    for choice in game.pending.options:
        after = game.copy()
        after.apply(choice)
        values.append(margin_of(after))
    return max(values) if game.pending.actor == HOME else min(values)


def cards_of(ending, hand):
    """Return a hand as an ending counts it."""
    counts = [0] * KINDS
    for card in hand.split():
        counts[INDEX[card]] += 1
    return ending.cards(counts)


def hands(source):
    """Return two hands of up to four cards that the deck can give."""
    deck = [card for card in CARDS if card != "TIMEOUT"]
    sizes = (source.randint(1, 4), source.randint(1, 4))
    return [" ".join(source.choice(deck) for _card in range(size)) for size in sizes]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_margin_is_that_of_the_best_play_of_both(at, options):
    source = random.Random(11)
    deck = dict.fromkeys(CARDS, 9)

    for _position in range(40):
        home, away = hands(source)
        game = at(home, away, {**options, "deck": deck}, pile={})
        ending = Ending(game.tables)

        found = ending.margin(cards_of(ending, away), cards_of(ending, home))

        assert found == -margin_of(game), (home, away)


@pytest.mark.parametrize(
    ("home", "away", "margin"),
    [
        ("", "", 0),
        ("MISS", "AND1 JUKEM", 0),
        ("", "TWO AND1", 3),
        ("TWO THREE", "AIR", -2),
        ("TWO", "HALF BLOCK", 3),
        ("MISS TWO", "HALF", -2),
        ("BLOCK", "THREE DUNK JUKEM", 3),
        ("MISS", "THREE DUNK JUKEM", 5),
    ],
)
def test_margins_of_small_endings(at, home, away, margin):
    ending = Ending(at().tables)

    assert ending.margin(cards_of(ending, away), cards_of(ending, home)) == margin


def test_stoppers_that_do_the_same_count_as_one_kind(at):
    plain = Ending(at().tables)
    rewarded = Ending(at(options={"technical_free_throw": True}).tables)

    hand = "MISS BRICK BLOCK SEC3 TECH"

    assert cards_of(plain, hand)[6:] == (3, 2)
    assert cards_of(rewarded, hand)[6:] == (2, 2, 1)


def test_a_play_and_its_answers_have_values_of_their_own(at):
    game = at("AIR TWO", "TWO THREE AND1", pile={})
    ending = Ending(game.tables)
    home, away = (ending.cards(hand) for hand in game.hands)

    values = {
        choice: ending.turn_value(away, home, choice) for choice in game.pending.options
    }
    game.apply("play THREE AND1")
    shooter = ending.cards(game.hands[AWAY])
    play = game.frames[-1].attempt

    assert values == {
        "play TWO": 0,
        "play TWO AND1": 1,
        "play THREE": 1,
        "play THREE AND1": 0,
    }
    assert {
        choice: ending.stop_value(shooter, home, play, choice)
        for choice in game.pending.options
    } == {"take_it": 2, "stop AIR": 0}
    assert ending.answered(shooter, home, play) == 0
