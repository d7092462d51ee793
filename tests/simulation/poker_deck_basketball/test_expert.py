"""The expert coach: what it does otherwise, and that it wins by it."""

import pytest

from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.coaches.expert import (
    ExpertCoach,
    cheapest,
    paired,
)
from simulation.poker_deck_basketball.tables import CODES, INDEX
from simulation.protocol import HOME, SIDES
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
EXPERT = TeamSheet(coach="expert")
TIMEOUT = {"steps": ["inbound", "window home"], "offense": "away"}
RESPONSE = {"steps": ["inbound", "response home"], "offense": "away"}


def mask(text):
    return sum(1 << INDEX[HOME][card] for card in text.split())


def chosen(game):
    view = game.view(game.pending.actor)
    return ExpertCoach(SHEET).choose(view, game.pending)


@pytest.mark.parametrize(
    ("hand", "pairs"),
    [
        ("2c 3s 4c", ""),
        ("2c 2s 4c", "2c 2s"),
        # neighbours of two ranks are no pair
        ("2s 3c", ""),
        # aces are in no pair
        ("Kc Ks Ac As", "Kc Ks"),
    ],
)
def test_pairs_are_of_one_rank(hand, pairs):
    assert paired(mask(hand)) == mask(pairs)


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("2c 2s 7c Kc", "7c"),
        ("2c 2s Kc", "2c"),
        ("Jc Js Kc", "Jc"),
    ],
)
def test_a_number_without_a_partner_is_the_cheapest(hand, card):
    assert CODES[HOME][1 << cheapest(mask(hand))] == (card,)


@pytest.mark.parametrize(
    ("hand", "fields", "choice"),
    [
        ("7c", {"origin": "steal"}, "longshot 7c"),
        ("9c Ts Jc Qs Kc", {"origin": "steal"}, "fastbreak3 Jc Qs Kc"),
        ("9c Ts Jc Qs", {"origin": "steal"}, "fastbreak2 9c Ts Jc"),
        ("9c Ts Jc Ac", {"origin": "steal"}, "pass1 9c"),
        ("4c 4s 7c Kc", {}, "pullup2 4c 4s"),
        ("4c 4s 7c", {}, "pullup2 4c 4s"),
        ("4c 4s 7c Ac", {}, "pass1 7c"),
        ("Kc Ks 7c", {}, "pass1 7c"),
        ("4c 4s 7c Kc", {"origin": "qstart"}, "pass1 7c"),
        ("4c 4s 7c Kc Ac", {"zone": "arc"}, "three 7c joker"),
        ("4c 4s 7c Kc", {"zone": "arc"}, "three 7c"),
        ("4c 4s 7c", {"zone": "arc"}, "pass1 7c"),
        ("4c 4s 7c Kc Ac", {"zone": "paint"}, "dunk Kc"),
        ("4c 4s 7c Ac", {"zone": "paint"}, "two 7c joker"),
        ("4c 4s 7c", {"zone": "paint"}, "two 7c"),
    ],
)
def test_attacks_bring_the_most_a_card(at, hand, fields, choice):
    assert chosen(at(hand, "3h 4d", **fields)) == choice


@pytest.mark.parametrize(
    ("hand", "pile", "choice"),
    [
        ("2c 3c 4c 5c 6c", "7c 8c 9c", "call"),
        ("2c 3c 4c 5c 6c", "7c 8c", "decline"),
        ("2c 3c 4c 5c Kc", "7c 8c 9c", "decline"),
    ],
)
def test_time_outs_are_for_hands_with_neither_figure_nor_ace(at, hand, pile, choice):
    assert chosen(at(hand, "3h", pile, **TIMEOUT)) == choice


def test_a_time_out_changes_what_the_pile_allows(at):
    game = at("2c 3c 4c 5c 6c", "3h", "7c 8c 9c", **TIMEOUT)
    game.apply("call")

    assert chosen(game) == "exchange 2c 3c 4c"


@pytest.mark.parametrize(
    ("hand", "choice"),
    [("2c 3c 4c", "exchange 2c 3c"), ("2c 3c Kc", "exchange none")],
)
def test_a_response_changes_a_hand_with_neither_figure_nor_ace(at, hand, choice):
    assert chosen(at(hand, "3h", "7c 8c", **RESPONSE)) == choice


@pytest.mark.parametrize(
    ("away", "pile", "choice"),
    [
        ("3h", "", "steal 3h"),
        ("3h 4d", "", "none"),
        ("3h", "5d", "none"),
        # with its ace the card waits for a shot to block
        ("3h Ad", "", "none"),
    ],
)
def test_a_card_that_can_score_no_more_steals(at, away, pile, choice):
    game = at("2c 3c 4c", away, away_pile=pile)
    game.apply("pass1 2c")

    assert chosen(game) == choice


@pytest.mark.parametrize(
    ("away", "options", "choice"),
    [
        ("3h Ad", {}, "block 3h joker"),
        ("3h", {}, "none"),
        ("3h 4d Ad", {}, "none"),
        ("3h Ad", {"joker_stops_pullup": False}, "none"),
    ],
)
def test_a_card_that_can_score_no_more_blocks_with_an_ace(at, away, options, choice):
    game = at("2c 2s 4c", away, options=options)
    game.apply("pullup2 2c 2s")

    assert chosen(game) == choice


def test_it_wins_more_often_than_the_standard_coach():
    won = 0
    for seed in range(100):
        for side in SIDES:
            sheets = [EXPERT if each == side else SHEET for each in SIDES]
            result = simulate(RULESET, *sheets, {}, seed).game.result
            won += (result.home > result.away) is (side == HOME)

    assert won >= 110
