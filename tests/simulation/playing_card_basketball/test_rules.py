"""The flow of the game, beside what the rule cases show of it."""

import pytest

from simulation.errors import IllegalChoice
from simulation.playing_card_basketball import events as ev
from simulation.protocol import AWAY, CHANCE, HOME, PUBLIC


def kinds(game):
    return [event.kind for event in game.events]


def test_a_game_begins_with_the_tip_off(start):
    game = start()

    assert game.events == []
    assert (game.pending.actor, game.pending.kind) == (CHANCE, "flip")
    assert (game.pending.audience, len(game.pending.options)) == (PUBLIC, 13)
    assert game.position()["possession"] == 0


@pytest.mark.parametrize(
    ("offense", "audiences"),
    [("home", [HOME, HOME, AWAY]), ("away", [AWAY, AWAY, HOME])],
)
def test_the_offense_draws_two_cards_and_the_defense_one(at, offense, audiences):
    game = at(offense=offense)
    seen = []

    while game.pending.actor == CHANCE:
        seen.append(game.pending.audience)
        game.apply(game.pending.options[3])

    assert seen == audiences
    assert game.pending.kind == "attack"


def test_forced_cards_count_as_outcomes(at):
    game = at(piles={"spades": "7", "clubs": "K", "diamonds": "2"})

    assert game.outcomes == 3
    assert kinds(game) == ["draw", "draw", "draw"]


def test_what_is_left_in_a_pile_may_come(at):
    pending = at(piles={"spades": "79A"}).pending

    assert pending.options == ("7s", "9s", "As")
    assert (pending.weights, pending.default) == ((1, 1, 1), "7s")


def test_a_question_to_a_side_is_made_once(at):
    first, second = (at("9s 4c Qd", stage="attack") for _number in range(2))

    assert first.pending is second.pending


def test_defaults_never_turn_over_level_cards_for_ever(start):
    game = start(rebounds=True, max_possessions=3)

    while game.pending is not None:
        game.apply(game.pending.default)

    assert game.result is not None


def test_two_cards_that_are_both_the_last_may_be_level(at):
    game = at(stage="tip", possession=0, plays=0, piles={"clubs": "7", "hearts": "7"})

    assert [event.kind for event in game.events] == [
        "tip_flip",
        "tip_flip",
        "reshuffle",
    ]
    assert len(game.pending.options) == 13


@pytest.mark.parametrize(
    ("choices", "stage"),
    [
        (["pass"], "steal"),
        (["pass", "attempt"], "draw_big"),
        (["shoot_three"], "contest"),
        (["shoot_two", "leave"], "chance"),
    ],
)
def test_stages_follow_one_another(at, choices, stage):
    game = at("9s 4c Qd", stage="attack")

    for choice in choices:
        game.apply(choice)

    assert game.stage == stage


def test_the_offense_that_gives_up_a_card_is_not_asked_twice(at):
    game = at("5s Jc 3d", stage="redraw", may_redraw=True, passes=1)

    game.apply("redraw")
    game.apply("6s")

    assert (game.pending.kind, game.may_redraw) == ("attack", False)


def test_a_steal_ends_the_right_to_draw_again(at):
    game = at("5s 2c 3d", stage="attack", may_redraw=True, passes=1)

    game.apply("pass")
    game.apply("attempt")

    assert (game.offense, game.may_redraw, game.passes) == (AWAY, False, 0)


def test_cards_of_the_last_play_are_gone_when_the_game_is_over(at):
    game = at("Qs 6c Td", stage="contest", shot=2, points={"home": 9, "away": 4})

    game.apply("contest")

    assert game.held() == []
    assert game.throws == 0


def test_the_deciding_tip_off_begins_no_possession(at):
    game = at(
        "Ts 6c Qd",
        {"max_possessions": 20},
        stage="contest",
        shot=2,
        possession=20,
        points={"home": 5, "away": 5},
    )

    game.apply("contest")
    game.apply("Kc")
    game.apply("2h")

    assert game.events[-2:] == [ev.Decided(HOME, 1), ev.GameEnd("capped")]
    assert (game.score, game.possession) == ((6, 5), 20)


def test_choices_of_the_wrong_stage_change_nothing(at):
    game = at("9s 4c Qd", stage="attack")
    before = game.position()

    for choice in ("let", "attempt", "leave", "contest", "keep", "redraw", "9s", ""):
        with pytest.raises(IllegalChoice, match="is no option of attack"):
            game.apply(choice)

    assert (game.position(), game.events) == (before, [])
