"""What a side may know, and games drawn from what it does not."""

from collections import Counter

import pytest

from simulation.chance import Stream
from simulation.poker_deck_basketball.tables import CODES, FIGURES
from simulation.protocol import AWAY, HOME, PUBLIC

HIDDEN = {"hidden_rebound": True}


def test_a_side_sees_its_own_cards_and_the_sizes_of_all(at):
    game = at("7c 8c", "3h 4d 5d", "9c", "6d 7d", zone="arc")

    view = game.view(HOME)

    assert CODES[HOME][view.hand] == ("7c", "8c")
    assert CODES[HOME][view.pile] == ("9c",)
    assert (view.hand_sizes, view.pile_sizes) == ((2, 3), (1, 2))
    assert (view.offense, view.zone, view.origin) == (HOME, 1, "inbound")
    assert (view.quarter, view.timeouts, view.throws) == (1, (1, 1), 0)
    assert list(view.steps) == ["attack"]
    assert (view.play, view.rebound) == ("", "")


def test_the_public_holds_no_cards(at):
    view = at("7c 8c", "3h").view(PUBLIC)

    assert (view.hand, view.pile, view.score) == (0, 0, (0, 0))
    assert "'hand': None" in repr(view)


def test_unseen_cards_are_in_hand_pile_or_aside(at):
    game = at("7c 8c", "3h 4d", "9c", "5d", table={"home": ["Kc"]})

    view = game.view(AWAY)

    assert CODES[HOME][view.unseen(HOME)] == ("7c", "8c", "9c")


def test_private_events_are_kept_from_the_others(start):
    game = start()
    game.apply("2c")

    seen = [[event.kind for event in game.view(who).events] for who in range(4)]

    assert seen[HOME] == ["quarter_start", "draw"]
    assert seen[AWAY] == seen[PUBLIC] == ["quarter_start"]


def test_the_other_hand_is_any_of_the_unseen_cards(at):
    game = at("7c 8c Kc", "3h 4d", "9c", "5d")
    stream = Stream(3)

    hands = Counter(
        CODES[AWAY][game.view(HOME).sample(stream).hands[AWAY]] for _ in range(1500)
    )

    assert set(hands) == {("3h", "4d"), ("3h", "5d"), ("4d", "5d")}
    assert min(hands.values()) > 400


def test_a_side_that_is_asked_for_an_alley_oop_holds_a_figure(at):
    game = at("2c 3c Kc", "3h", "4c 5c 6c 8c", zone="arc", steps=["rebound", "alley"])
    stream = Stream(4)

    hands = [game.view(AWAY).sample(stream).hands[HOME] for _ in range(50)]

    assert all(hand & FIGURES for hand in hands)
    assert len(set(hands)) > 5
    assert game.view(AWAY).known(HOME).has_figure


def test_a_side_that_is_asked_for_its_ace_holds_one(at):
    game = at("2c Ac", "3h", "4c 5c As", steps=["throw"], throws=1)
    stream = Stream(5)

    hands = {CODES[HOME][game.view(AWAY).sample(stream).hands[HOME]] for _ in range(60)}

    assert all({"Ac", "As"} & set(hand) for hand in hands)
    assert game.view(AWAY).known(HOME).has_ace


def test_a_card_laid_for_the_tip_off_may_be_any_that_is_held(at):
    game = at("2c 3c Ac", "3h 4d", "4c 5c", steps=["tip"], origin="tip")
    game.apply("tip 2c")
    stream = Stream(6)

    laid = {game.view(AWAY).sample(stream).laid[HOME] for _ in range(80)}

    assert laid == {"tip 2c", "tip 3c", "tip 4c", "tip 5c"}
    assert game.view(AWAY).to_json()["laid"] == ""


def test_a_hidden_rebound_card_may_be_none_or_go_with_an_ace(at):
    game = at("2c Ac", "3h 4d", "4c", options=HIDDEN, steps=["rebound"])
    game.apply("none")
    stream = Stream(7)

    laid = {game.view(AWAY).sample(stream).laid[HOME] for _ in range(80)}

    assert laid >= {"none", "play 2c", "play 2c joker", "play 4c"}
    assert game.view(HOME).sample(stream).laid[HOME] == "none"


def test_cards_set_aside_are_any_of_the_unseen(at):
    game = at(
        "2c 3c 4c",
        "3h",
        "5c 6c 7c",
        steps=["inbound", "window home"],
        offense="away",
    )
    game.apply("call")
    game.apply("exchange 2c 3c")
    stream = Stream(8)

    samples = [game.view(AWAY).sample(stream) for _ in range(40)]

    assert {sample.aside[HOME].bit_count() for sample in samples} == {2}
    assert len({sample.aside[HOME] for sample in samples}) > 5
    assert game.view(HOME).sample(stream).aside == game.aside


def test_a_hand_that_would_be_asked_something_else_is_dealt_again(at):
    # a hand of two aces would have to give up the ball
    game = at("2c Ac", "3h 4d", "As 3c")
    stream = Stream(9)

    hands = {CODES[HOME][game.view(AWAY).sample(stream).hands[HOME]] for _ in range(60)}

    assert ("Ac", "As") not in hands


@pytest.mark.parametrize("who", [HOME, AWAY, PUBLIC])
def test_samples_show_what_the_view_shows(start, play_on, random_games, who):
    for seed in range(max(5, random_games // 5)):
        game = start(quarters=1, hidden_rebound=seed % 2 == 0)
        play_on(game, seed, lambda game, seed=seed: game.outcomes >= seed % 70)
        view = game.view(who)

        sample = view.sample(Stream(seed))

        assert sample.view(who).state() == view.state()


def test_a_hand_dealt_as_the_rules_deal_needs_no_second_try(start, play_on):
    for seed in range(20):
        game = start(quarters=1)
        play_on(game, seed, lambda game, seed=seed: game.outcomes >= 12 + 2 * seed)
        view = game.view(AWAY)

        assert view.deal(Stream(seed)).view(AWAY).state() == view.state()


def test_a_sampled_game_can_be_played_to_its_end(start, play_on):
    game = start(quarters=1)
    play_on(game, 5, lambda game: game.outcomes == 30)
    sample = game.view(HOME).sample(Stream(2))

    play_on(sample, 6)

    assert sample.result is not None
    assert game.outcomes == 30
