"""The flow of the game, beside what the rule cases show of it."""

import pytest

from simulation.errors import IllegalChoice
from simulation.poker_deck_basketball import events as ev
from simulation.poker_deck_basketball.tables import CARDS
from simulation.protocol import AWAY, CHANCE, HOME


def kinds(game):
    return [event.kind for event in game.events]


def test_a_game_begins_with_the_deal_to_home(start):
    game = start()

    assert game.events == [ev.QuarterStart(1, 0, ev.NOBODY)]
    assert (game.pending.actor, game.pending.kind) == (CHANCE, "draw")
    assert (game.pending.options, game.pending.audience) == (CARDS[HOME], HOME)


def test_home_is_dealt_five_then_away(start):
    game = start()
    audiences = []

    while game.pending.actor == CHANCE:
        audiences.append(game.pending.audience)
        game.apply(game.pending.default)

    assert audiences == [HOME] * 5 + [AWAY] * 5
    assert (game.pending.actor, game.pending.kind) == (HOME, "tip")


def test_a_forced_choice_is_told_to_its_side_and_not_asked(at):
    game = at("7c", "3h", zone="paint")

    assert game.events == [
        ev.Forced(HOME, "two 7c", HOME),
        ev.Shot(HOME, "two", ("7c",), False),
    ]
    assert (game.pending.actor, game.pending.kind) == (AWAY, "contest")


def test_forced_draws_count_as_outcomes(at):
    game = at("7c 8c", "3h", home_pile="Ts")

    game.apply("pass1 7c")
    game.apply("none")

    assert game.outcomes == 1
    assert game.events[-1] == ev.Draw(HOME, "Ts", HOME)


def test_the_offense_draws_first(at):
    game = at("7c 8c", "3h 4d", "Tc Ts Jc", "Td Th Jd")
    game.apply("pass1 7c")
    game.apply("steal 3h")
    game.apply("1-1")
    audiences = []

    while game.pending.actor == CHANCE:
        audiences.append(game.pending.audience)
        game.apply(game.pending.default)

    # the last card of each pile comes by itself
    assert audiences == [HOME, HOME, AWAY, AWAY]
    assert (game.offense, game.origin) == (AWAY, "steal")


def test_a_side_without_an_alley_oop_is_known_to_hold_no_figure(at):
    game = at("7c 8c 9c", "3h", "Tc Kc", zone="arc")
    game.apply("three 7c")
    game.apply("none")
    game.apply("1-1")

    assert game.known[HOME].plain == 2


def test_a_side_that_rolls_its_free_throw_with_an_ace_is_known_to_hold_it(at):
    game = at("7c Ac", "3h", steps=["throw"], throws=2)
    game.apply("roll")

    assert game.known[HOME].has_ace


def test_a_side_that_is_not_asked_for_its_ace_is_known_to_hold_none(at):
    game = at("7c 8c", "3h", steps=["throw"], throws=2)

    assert (game.known[HOME].aceless, game.known[HOME].has_ace) == (2, False)


def test_what_is_known_shrinks_with_what_is_played(at):
    known = {"home": {"plain": 2, "aceless": 3, "has_figure": True}}
    game = at("7c 8c Kc", "3h", zone="paint", known=known)

    game.apply("dunk Kc")

    assert game.known[HOME] == (2, 2, False, False)


def test_a_new_quarter_begins_with_nothing_known_and_all_time_outs(at):
    known = {"home": {"plain": 1}}
    timeouts = {"home": 0, "away": 0}

    game = at("Ac", "", zone="paint", known=known, timeouts=timeouts)

    assert game.quarter == 2
    assert game.known[HOME] == (0, 0, False, False)
    assert game.timeouts == [1, 1]


@pytest.mark.parametrize(
    ("shot", "zone", "roll", "points"),
    [
        ("three 7c", "arc", "5-5", 3),
        ("three 7c", "arc", "4-5", 0),
        ("two 7c", "paint", "3-4", 2),
        ("two 7c", "paint", "3-3", 0),
        ("pullup3 Kc Ks", "back", "5-5", 3),
        ("pullup3 Kc Ks", "back", "4-5", 0),
        ("pullup2 Kc Ks", "back", "3-4", 2),
        ("pullup2 Kc Ks", "back", "3-3", 0),
    ],
)
def test_thresholds_are_ten_for_three_and_seven_for_two(at, shot, zone, roll, points):
    game = at("7c 8c Kc Ks", "", zone=zone)

    game.apply(shot)
    game.apply(roll)

    assert game.score == (points, 0)


@pytest.mark.parametrize(
    ("shot", "zone", "throws"),
    [
        ("three 7c", "arc", 3),
        ("two 7c", "paint", 2),
        ("pullup3 Kc Ks", "back", 3),
        ("pullup2 Kc Ks", "back", 2),
    ],
)
def test_a_fouled_miss_gives_as_many_throws_as_it_was_worth(at, shot, zone, throws):
    game = at("7c 8c Kc Ks", "3h", zone=zone)

    game.apply(shot)
    game.apply("block 3h")
    game.apply("3-4")
    game.apply("1-2")

    assert game.throws == throws


def test_a_dunk_and_a_fast_break_are_not_answered(at):
    dunk = at("7c Kc", "3h 4d", zone="paint")
    break_ = at("7c 8c 9c Tc", "3h 4d", origin="steal")

    dunk.apply("dunk Kc")
    break_.apply("fastbreak2 7c 8c 9c")

    assert dunk.pending.kind == "roll"
    assert break_.score == (2, 0)


def test_a_caller_is_not_followed_by_another_call(at):
    game = at(
        "7c 8c",
        "3h 4d",
        "9c",
        "5d",
        steps=["inbound", "window home", "window away"],
    )
    game.apply("call")

    assert game.steps == ["inbound", "response home", "cards away"]


def test_what_was_changed_lies_in_the_pile_again(at):
    game = at("7c 8c", "3h", "9c Tc", steps=["inbound", "window home"], offense="away")
    game.apply("call")
    game.apply("exchange 7c 8c")
    game.apply("9c")

    assert game.position()["hands"]["home"] == ["9c", "Tc"]
    assert game.position()["piles"]["home"] == ["7c", "8c"]
    assert ev.SetAside(HOME, ("7c", "8c"), HOME) in game.events


def test_choices_of_another_stage_change_nothing(at):
    game = at("7c 8c", "3h 4d")
    before = game.position()

    for choice in ("none", "steal 7c", "three 7c", "roll", "7c", "3-4", ""):
        with pytest.raises(IllegalChoice, match="is no option of attack"):
            game.apply(choice)

    assert (game.position(), game.events) == (before, [])


def test_shootout_throws_are_in_turn_and_away_throws_first(at):
    level = {"home": [1] * 4, "away": [1] * 4}
    game = at("", "", quarter=4, scores=level, options={"tiebreak": "free_throws"})

    for _pair in range(5):
        game.apply("6-6")
        game.apply("6-6")
    game.apply("1-1")
    game.apply("6-6")

    throws = [event for event in game.events if event.kind == "shootout_throw"]
    assert [throw.side for throw in throws] == [AWAY, HOME] * 6
    assert game.result == ("shootout", 5, 4)
    assert kinds(game)[-2:] == ["shootout_won", "game_end"]


def test_a_side_that_has_won_the_first_five_has_won(at):
    level = {"home": [1] * 4, "away": [1] * 4}
    game = at("", "", quarter=4, scores=level, options={"tiebreak": "free_throws"})

    for _pair in range(5):
        game.apply("6-6")
        game.apply("1-1")

    assert game.result == ("shootout", 4, 5)
