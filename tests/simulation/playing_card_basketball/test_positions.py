"""Positions as they are written and read."""

import pytest

from simulation.errors import BadPosition
from simulation.protocol import Result

ALL = "23456789TJQKA"


def test_a_position_left_empty_is_the_first_play_of_the_game(at):
    position = at().position()

    assert position["stage"] == "draw_big"
    assert (position["offense"], position["possession"], position["plays"]) == (
        "home",
        1,
        1,
    )
    assert set(position["piles"].values()) == {ALL}
    assert set(position["discards"].values()) == {""}
    assert (position["points"], position["cards"]) == ({"home": 0, "away": 0}, {})


def test_cards_not_mentioned_lie_in_the_pile(at):
    position = at("9s", stage="draw_fun", discards={"spades": "2A"}).position()

    assert position["piles"]["spades"] == "345678TJQK"
    assert position["discards"]["spades"] == "2A"


def test_cards_not_mentioned_lie_in_the_discards_where_the_pile_is_given(at):
    position = at("9s", stage="draw_fun", piles={"spades": "A2"}).position()

    assert position["piles"]["spades"] == "2A"
    assert position["discards"]["spades"] == "345678TJQK"


def test_pile_and_discards_may_both_be_given(at):
    fields = {"piles": {"spades": "A"}, "discards": {"spades": "2345678TJQK"}}

    assert at("9s", stage="draw_fun", **fields).position()["piles"]["spades"] == "A"


def test_a_finished_position_has_its_result(at):
    won = at(stage="over", points={"home": 11, "away": 4})
    capped = at(stage="over", points={"home": 3, "away": 4}, capped=True)

    assert (won.pending, won.result) == (None, Result("win", 11, 4))
    assert capped.result == Result("capped", 3, 4)


def test_a_position_with_its_pending_decision_reads_the_same(at, reads):
    written = at("9s 4c Qd", stage="attack", passes=2, plays=3).position()

    assert reads(written).position() == written


def test_a_pending_decision_that_is_not_asked_is_refused(at):
    with pytest.raises(BadPosition, match="is not what this position asks"):
        at("9s 4c Qd", stage="attack", pending=None)


ATTACK = {"stage": "attack", "cards": {"big": "9s", "fun": "4c", "defense": "Qd"}}


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"shot_clock": 24}, "shot_clock"),
        ({"stage": "jump_ball"}, "stage"),
        ({"stage": ["tip"]}, "stage"),
        ({"occasion": "jump"}, "occasion"),
        ({"offense": "chance"}, "offense"),
        ({"points": []}, "points"),
        ({"points": {"guest": 1}}, "points"),
        ({"points": {"home": -1}}, "points.home"),
        ({"points": {"away": True}}, "points.away"),
        ({"points": {"away": "1"}}, "points.away"),
        ({"points": {"home": 10}}, "points"),
        ({"points": {"away": 10}}, "points"),
        ({"capped": True}, "points"),
        ({"capped": 1}, "capped"),
        ({"possession": 0}, "possession"),
        ({"possession": 501}, "possession"),
        ({"stage": "tip", "possession": 1}, "possession"),
        ({"plays": 0}, "plays"),
        ({"passes": 25}, "passes"),
        ({"may_redraw": None}, "may_redraw"),
        ({"redraws": {"home": -1}}, "redraws.home"),
        ({"shot": 2}, "shot"),
        ({**ATTACK, "stage": "contest"}, "shot"),
        ({**ATTACK, "stage": "contest", "shot": 1}, "shot"),
        ({**ATTACK, "stage": "chance", "shot": 4}, "shot"),
        ({"throws": 1}, "throws"),
        ({"stage": "throw"}, "throws"),
        ({"stage": "throw", "throws": 3}, "throws"),
        ({"cards": []}, "cards"),
        ({"cards": {"bench": "9s"}}, "cards"),
        ({"cards": {"big": "1s"}}, "cards.big"),
        ({"cards": {"big": ["9s"]}}, "cards.big"),
        ({"cards": {"big": "9d"}}, "cards.big"),
        ({"cards": {"turned": "9h"}}, "cards.turned"),
        ({"stage": "draw_fun"}, "cards.big"),
        ({**ATTACK, "cards": {"big": "9s", "fun": "4c"}}, "cards.defense"),
        ({"stage": "throw_answer", "throws": 1}, "cards.turned"),
        (
            {
                "stage": "throw_answer",
                "throws": 1,
                "cards": {"turned": "9s", "big": "9s"},
            },
            "cards",
        ),
        ({"piles": {"stars": ""}}, "piles"),
        ({"piles": {"clubs": 1}}, "piles.clubs"),
        ({"piles": {"clubs": "1"}}, "piles.clubs"),
        ({"piles": {"clubs": "22"}}, "piles.clubs"),
        ({"piles": {"clubs": "2"}, "discards": {"clubs": "3"}}, "discards.clubs"),
        ({"piles": {"clubs": ALL}, "discards": {"clubs": "3"}}, "piles.clubs"),
        ({**ATTACK, "piles": {"spades": "9"}}, "piles.spades"),
        ({**ATTACK, "discards": {"spades": "9"}}, "piles.spades"),
        ({"stage": "over"}, "points"),
        ({"stage": "over", "points": {"home": 9}}, "points"),
        ({"stage": "over", "capped": True}, "points"),
        ({"stage": "tip", "occasion": "decider", "points": {"home": 1}}, "points"),
    ],
    ids=str,
)
def test_what_is_no_position_is_refused_by_field(reads, fields, named):
    with pytest.raises(BadPosition) as refusal:
        reads(fields)

    assert refusal.value.field == named
