"""The expert coach: what it does, and that it is the stronger one."""

import pytest

from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.expert import ExpertCoach, play_of
from simulation.protocol import AWAY, HOME
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

COACH = ExpertCoach()
MIRRORED = 200


def choice(game, side):
    return COACH.choose(game.view(side), game.pending)


def test_it_wins_clearly_more_often_than_the_standard_coach():
    expert, standard = TeamSheet(coach="expert"), TeamSheet()
    won = 0

    for seed in range(MIRRORED):
        for own, sheets in ((0, (expert, standard)), (1, (standard, expert))):
            score = simulate(RULESET, *sheets, {}, seed).game.score
            won += score[own] > score[1 - own]

    assert won >= 0.55 * 2 * MIRRORED


@pytest.mark.parametrize(
    ("cards", "fields", "expected"),
    [
        # nothing that is left can stop the three
        ("As 2c 5d", {"piles": {"diamonds": "23", "hearts": "45"}}, "shoot_three"),
        # one point wins, so no three is needed
        (
            "As 2c 5d",
            {"points": {"home": 9, "away": 9}, "piles": {"hearts": "JQ"}},
            "shoot_two",
        ),
        # a low card beside a safe pass, with high cards to come
        ("2s Ac 5d", {"piles": {"spades": "QKA"}}, "pass"),
        # the same low card, where better ones will not come and luck is low too
        ("6s 2c 5d", {"piles": {"spades": "23", "hearts": "2345"}}, "shoot_two"),
    ],
)
def test_it_attacks_by_the_cards_that_are_left(at, cards, fields, expected):
    assert choice(at(cards, stage="attack", **fields), HOME) == expected


def test_it_shoots_where_it_may_not_pass(at):
    game = at("2s Ac 5d", stage="attack", passes=24, plays=25)

    assert choice(game, HOME) in ("shoot_two", "shoot_three")


@pytest.mark.parametrize(
    ("card", "clubs", "expected"),
    [("7d", "89TJ", "let"), ("7d", "2345", "attempt"), ("Ad", "KA", "attempt")],
)
def test_it_steals_by_the_cards_that_are_left(at, card, clubs, expected):
    game = at(f"3s {clubs[0]}c {card}", stage="steal", piles={"clubs": clubs[1:]})

    assert choice(game, AWAY) == expected


@pytest.mark.parametrize(
    ("card", "fields", "expected"),
    [
        # its own fundamentals are high: luck will do
        ("Jd", {"piles": {"hearts": "KA"}}, "leave"),
        # they are low, and the ace beats all
        ("Ad", {"piles": {"hearts": "23"}}, "contest"),
        # a two would be left to low cards, but a foul would only add to it
        ("2d", {"piles": {"hearts": "JQ"}}, "leave"),
    ],
)
def test_it_contests_by_the_cards_that_are_left(at, card, fields, expected):
    game = at(f"Ts 4c {card}", stage="contest", shot=2, **fields)

    assert choice(game, AWAY) == expected


@pytest.mark.parametrize(
    ("spades", "expected"), [("JQKA", "redraw"), ("2345", "keep"), ("", "keep")]
)
def test_it_draws_again_by_the_cards_that_are_left(at, spades, expected):
    card = "9s" if spades else "Qs"
    game = at(
        f"{card} 4c 5d",
        stage="redraw",
        may_redraw=True,
        passes=1,
        piles={"spades": spades},
    )

    assert choice(game, HOME) == expected


def test_it_reckons_from_what_its_side_may_know(at):
    game = at("9s 4c Qd", stage="attack", piles={"diamonds": "2", "hearts": "34"})

    piles = play_of(game.view(HOME)).piles

    # the hidden queen is among what may come; its own cards are not
    assert piles.defense == game.piles[1] | 1 << 10
    assert (piles.big, piles.fun) == (game.piles[3], game.piles[0])


def test_dials_change_nothing(at):
    game = at("9s 4c Qd", stage="attack")
    turned = RULESET.coach("expert", TeamSheet(profile={"shoot_from": 14}), 3)

    assert turned.choose(game.view(HOME), game.pending) == choice(game, HOME)


def test_a_view_of_another_game_is_refused(at):
    game = at("9s 4c Qd", stage="attack")

    with pytest.raises(TypeError, match="needs a view of Playing Card Basketball"):
        COACH.choose(object(), game.pending)
