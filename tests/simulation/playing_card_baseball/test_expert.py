"""The expert coach: what it deals, what it counts, and how well it plays."""

from itertools import permutations
from random import Random

import pytest

from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.expert import (
    ExpertCoach,
    Hidden,
    Prospects,
    hidden_from,
)
from simulation.playing_card_baseball.tables import BITS
from simulation.playing_cards import CARDS, INDEX
from simulation.protocol import AWAY, HOME
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet
from tests.simulation.playing_card_baseball.conftest import ACES, PITCHER, POOR

EXPERT, STANDARD = TeamSheet(coach="expert"), TeamSheet()
KNOWN = ["2c 3c", *CARDS[2:12], " ".join(CARDS[12:])]


def bits(text):
    return [BITS[INDEX[card]] for card in text.split()]


def test_cards_in_known_order_are_not_dealt_anew(at):
    game = at(deck=KNOWN, stage="shuffle")
    game.apply("play_on")
    game.apply("3c")

    hidden = hidden_from(game.view(AWAY), HOME)

    assert hidden.fixed == sum(BITS[card] for card in range(6))
    assert hidden.size == 0
    assert hidden.pile == [BITS[9]]
    assert hidden.below == [
        [BITS[10]],
        [BITS[11]],
        [BITS[card] for card in range(12, 52)],
    ]


def test_other_hand_and_next_cards_come_from_what_is_not_seen(at):
    view = at(POOR, PITCHER, stage="swing").view(AWAY)
    hidden = hidden_from(view, HOME)

    hand, coming = hidden.dealt(Random(1), 4)

    assert (hidden.fixed, hidden.size, len(hidden.pile)) == (0, 6, 49)
    assert hand.bit_count() == 6
    assert len({*coming}) == 4
    assert not (hand | view.hand_mask) & sum(coming)


def test_a_short_pile_goes_on_below():
    pile, below = bits("2c 3c"), [bits("9h"), bits("Th"), bits("Jh")]

    hand, coming = Hidden(0, 1, pile, below).dealt(Random(1), 3)

    assert hand | coming[0] == sum(bits("2c 3c"))
    assert coming[1:] == bits("9h Th")


def test_a_heap_below_comes_up_in_any_order():
    numbers = Random(1)
    hidden = Hidden(0, 0, bits("2c"), [bits("9h Th Jh")])

    dealt = {tuple(hidden.dealt(numbers, 3)[1]) for _deal in range(100)}

    assert dealt == {
        (BITS[INDEX["2c"]], *pair) for pair in permutations(bits("9h Th Jh"), 2)
    }


@pytest.mark.parametrize(
    ("size", "pile", "below", "turns"),
    [
        (0, "2c 3c", ["9h", "Th"], [("2c", "3c"), ("3c", "2c")]),
        (0, "2c", ["9h", "Th"], [("2c", "9h")]),
        (1, "2c 3c", ["9h", "Th"], [("2c", "9h"), ("3c", "9h")]),
        (0, "2c", ["9h Th", "Jh"], [("2c", "9h"), ("2c", "Th")]),
    ],
)
def test_pairs_that_may_be_turned(size, pile, below, turns):
    hidden = Hidden(0, size, bits(pile), [bits(heap) for heap in below])

    assert hidden.turns() == [tuple(bits(" ".join(pair))) for pair in turns]


def test_prospects_are_better_with_every_base(at):
    view = at(POOR, PITCHER, stage="swing", bases=[1]).view(AWAY)

    prospects = Prospects(view)

    order = ("homer", "triple", "double", "single", "sac_fly")
    won = [prospects.won[swing] for swing in order]
    assert won == sorted(won, reverse=True)
    assert max(prospects.lost.values()) < prospects.won["single"]


def test_prospects_without_a_double_play_lose_the_same(at):
    view = at(POOR, PITCHER, stage="swing", bases=[2]).view(AWAY)

    assert len(set(Prospects(view).lost.values())) == 1


def test_pitch_that_was_thrown_tells_of_the_hand():
    poor = Hidden(0, 6, bits("2h 4s 7d 9c Jd Kh"), [])
    good = Hidden(0, 6, bits("2h 2s 7d 7c Jd Kh"), [])

    weights = {
        (name, pitch): ExpertCoach._telling(hidden, pitch)
        for name, hidden in (("poor", poor), ("good", good))
        for pitch in range(4)
    }

    assert weights["poor", 3] == weights["good", 0] > 1
    assert [weights[key] for key in weights if key[1] in (1, 2)] == [1] * 4
    assert weights["poor", 0] == weights["good", 3] == 1
    assert ExpertCoach._telling(poor._replace(fixed=1), 3) == 1


@pytest.mark.parametrize(
    ("tie_hand", "is_homer"), [("batter", True), ("pitcher", False)]
)
def test_equal_hands_are_swung_for_by_who_wins_them(at, tie_hand, is_homer):
    """PC-R2.8: a home run draws no card, and both sides know the pitcher's hand."""
    batter, pitcher = "Ac Kd 9h 4s 3c", "Ah Ks 9d 4c 3d 2s"
    held = {*batter.split(), *pitcher.split()}
    rest = " ".join(card for card in CARDS if card not in held)
    game = at(
        batter,
        pitcher,
        {"tie_hand": tie_hand},
        stage="swing",
        pitch=2,
        deck=[*[""] * 6, rest],
        piles_of={"home": [0, 1, 2, 3, 4, 5], "away": [6] * 5},
    )

    choice = ExpertCoach(1).choose(game.view(AWAY), game.pending)

    assert (choice == "homer") is is_homer


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="needs a view of Playing Card Baseball"):
        ExpertCoach(1).choose(object(), None)


def test_the_same_question_gets_the_same_answer(at):
    game = at(ACES, PITCHER, stage="pitch")
    coach = ExpertCoach(5)
    coach.asked = 7

    first = coach.choose(game.view(HOME), game.pending)
    again = ExpertCoach(5)
    again.asked = 7

    assert again.choose(game.view(HOME), game.pending) == first
    assert coach.choose(game.view(HOME), game.pending) == first


def test_it_wins_more_often_than_the_standard_coach(random_games):
    games = max(80, random_games // 10)
    won = 0

    for seed in range(games):
        own = HOME if seed % 2 else AWAY
        sides = (EXPERT, STANDARD) if own == HOME else (STANDARD, EXPERT)
        score = simulate(RULESET, *sides, {}, seed).game.score
        won += score[own] > score[1 - own]

    assert won >= games * 55 // 100
