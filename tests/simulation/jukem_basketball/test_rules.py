"""The flow of the game, beside what the rule cases show of it."""

import pytest

from simulation.errors import BadPosition, IllegalChoice
from simulation.jukem_basketball import events as ev
from simulation.jukem_basketball.tables import CARDS
from simulation.protocol import AWAY, CHANCE, HOME

TWOS_AND_THREES = "TWO TWO TWO THREE THREE"


def kinds(game):
    return [event.kind for event in game.events]


def test_a_game_begins_with_the_deal(start):
    game = start()

    assert game.events == [ev.QuarterStart(1, 0, HOME), ev.Shuffle(56)]
    assert (game.pending.actor, game.pending.kind) == (CHANCE, "draw")
    assert (game.pending.options, game.pending.audience) == (CARDS, AWAY)


def test_the_deal_alternates_from_the_non_dealer(start):
    game = start()
    sides = []

    while game.pending.actor == CHANCE:
        sides.append(game.pending.audience)
        game.apply(game.pending.options[len(sides) % 3])

    assert sides == [AWAY, HOME] * 5
    assert (game.pending.actor, game.pile_size, game.turn) == (AWAY, 46, 1)


def test_a_forced_choice_is_told_to_its_side_and_not_asked(at):
    game = at(TWOS_AND_THREES, "TWO MISS MISS AIR AIR")

    assert game.events == [
        ev.Forced(AWAY, "play TWO", AWAY),
        ev.Play(AWAY, "TWO", False, False),
        ev.Take(AWAY, 2, 0),
    ]
    assert game.pending.actor == CHANCE


def test_forced_draws_count_as_outcomes(at):
    game = at(TWOS_AND_THREES, "TWO THREE AND1 AIR AIR", pile={"DUNK": 4})

    game.apply("play TWO AND1")

    assert game.outcomes == 2
    assert game.events[-2:] == [
        ev.Draw(AWAY, "DUNK", AWAY),
        ev.Draw(AWAY, "DUNK", AWAY),
    ]


def test_the_shooter_refills_before_the_stopper(at):
    game = at("AIR TWO TWO THREE THREE", "TWO THREE AND1 MISS MISS")

    game.apply_all(["play THREE AND1"])
    game.apply("stop AIR")

    audiences = []
    while game.pending.actor == CHANCE:
        audiences.append(game.pending.audience)
        game.apply(game.pending.default)
    assert audiences == [AWAY, AWAY, HOME]


@pytest.mark.parametrize("free_throw", [False, True])
def test_a_technical_foul_scores_only_by_its_option(at, free_throw):
    options = {"technical_free_throw": free_throw}
    game = at("TECH TWO TWO THREE THREE", "DUNK TWO AND1 MISS MISS", options)

    game.apply("play DUNK")
    game.apply("stop TECH")

    assert game.score == (int(free_throw), 0)
    assert kinds(game).count("technical") == int(free_throw)


def test_a_basket_let_through_is_noted_before_it(at):
    game = at("AIR", "HALF", pile={})

    game.apply("take_it")

    assert kinds(game)[:6] == [
        "forced",
        "play",
        "let_through",
        "take",
        "quarter_end",
        "quarter_start",
    ]


def test_cards_known_to_be_no_shots_are_counted_until_they_are_seen(at):
    game = at("TWO THREE TWO THREE TWO", "BLOCK MISS AIR SEC3 AND1")
    game.apply("discard MISS AIR")
    game.apply("TWO")
    game.apply("THREE")
    assert game.position()["kept"] == {"home": 0, "away": 3}

    game.apply("play TWO")
    game.apply("stop BLOCK")

    assert game.position()["kept"] == {"home": 0, "away": 2}


def test_a_shot_drawn_and_played_leaves_the_known_cards_known(at):
    game = at(
        TWOS_AND_THREES, "DUNK BLOCK MISS AIR TWO", kept={"away": 3}, mover="away"
    )

    game.apply("play DUNK")

    assert game.position()["kept"]["away"] == 3


def test_a_pass_is_known_for_the_rest_of_the_quarter(at):
    game = at("TWO THREE", "AIR AND1", pile={})

    assert kinds(game) == ["no_play"]
    assert game.position()["passed"] == {"home": False, "away": True}


def test_a_new_quarter_starts_with_nothing_known(at):
    game = at("AIR", "HALF", pile={}, kept={"away": 1}, passed={"home": True})
    game.apply("take_it")

    assert game.position()["kept"] == {"home": 0, "away": 0}
    assert game.position()["passed"] == {"home": False, "away": False}
    assert game.quarter == 2


def test_a_pending_decision_that_is_not_asked_is_refused(at):
    with pytest.raises(BadPosition, match="is not what this position asks"):
        at(TWOS_AND_THREES, TWOS_AND_THREES, pending=None)


def test_an_empty_hand_beside_a_pile_draws_up_to_five(at):
    game = at(TWOS_AND_THREES, "", pile={"TWO": 4, "AIR": 3})

    assert kinds(game) == ["forced", "forced", "discard"]
    assert (game.pending.actor, game.pending.audience) == (CHANCE, AWAY)


def test_choices_of_the_wrong_stage_change_nothing(at):
    game = at(TWOS_AND_THREES, TWOS_AND_THREES)
    before = game.position()

    for choice in ("take_it", "stop AIR", "none", "discard TWO THREE", "TWO", ""):
        with pytest.raises(IllegalChoice, match="is no option of turn"):
            game.apply(choice)

    assert (game.position(), game.events) == (before, [])


def test_can_play_follows_pile_and_option(at):
    hand = "HALF AIR AIR MISS MISS"

    waiting = at("TWO TWO TWO TWO TWO", hand, mover="home")
    allowed = at(
        "TWO TWO TWO TWO TWO", hand, {"half_court_any_time": True}, mover="home"
    )
    empty = at("TWO THREE", "HALF", pile={}, mover="home")

    assert [game.can_play(AWAY) for game in (waiting, allowed, empty)] == [
        False,
        True,
        True,
    ]


def test_a_capped_game_says_so(at):
    level = {"home": [2, 2, 2, 2], "away": [2, 2, 2, 2]}

    game = at("", "", {"max_overtimes": 0}, quarter=4, scores=level, pile={})

    assert game.events[-1] == ev.GameEnd("tie", True)
    assert game.result == ("tie", 8, 8)
