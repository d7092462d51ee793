"""Positions as they are written and read."""

import pytest

from simulation.errors import BadPosition
from simulation.playing_cards import CARDS
from simulation.protocol import Result
from tests.simulation.playing_card_baseball.conftest import ACES, PITCHER, POOR

REST = " ".join(CARDS[8:])


def test_a_position_left_empty_is_the_first_deal_of_the_game(at):
    position = at().position()

    assert (position["inning"], position["half"], position["stage"]) == (
        1,
        "top",
        "pinch",
    )
    assert position["owed"] == {"pitcher": 6, "batter": 3, "turned": 0}
    assert position["deck"] == [" ".join(CARDS)]


def test_cards_not_mentioned_lie_on_top_of_the_deck_that_is_given(at):
    game = at(ACES, PITCHER, deck=["As", "2c 3c"], stage="swing")

    deck = game.position()["deck"]

    assert deck[1:] == ["As", "2c 3c"]
    assert len(deck[0].split()) == 52 - 9 - 3


def test_a_deck_that_is_whole_gets_no_further_pile(at):
    game = at(deck=[*CARDS[:8], REST], stage="shuffle")

    assert game.position()["deck"] == [*CARDS[:8], REST]


def test_hands_without_a_stage_begin_with_the_pinch_hitter(at):
    game = at(POOR, PITCHER)

    assert game.pending.kind == "pinch"
    assert game.position()["owed"] == {"pitcher": 0, "batter": 0, "turned": 0}


def test_a_position_that_is_over(at):
    game = at(stage="over", inning=3, half="bottom", score={"home": 2, "away": 1})

    assert game.pending is None
    assert game.result == Result("regulation", 2, 1)


def test_a_position_with_its_pending_decision_reads_the_same(at):
    written = at(POOR, PITCHER, bases=[1, 3], outs=1).position()

    assert at(**written).position() == written


def test_a_pending_decision_that_is_not_asked_is_refused(at):
    with pytest.raises(BadPosition, match="is not what this position asks"):
        at(POOR, PITCHER, pending=None)


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"balls": 3}, "balls"),
        ({"inning": 0}, "inning"),
        ({"inning": True}, "inning"),
        ({"half": "middle"}, "half"),
        ({"half": 1}, "half"),
        ({"outs": 4}, "outs"),
        ({"batters": 201}, "batters"),
        ({"bases": 1}, "bases"),
        ({"bases": [0]}, "bases"),
        ({"tried": [4]}, "tried"),
        ({"going": 3}, "going"),
        ({"score": 3}, "score"),
        ({"score": {"home": -1}}, "score.home"),
        ({"score": {"guest": 1}}, "score"),
        ({"pinched": {"home": 1}}, "pinched.home"),
        ({"relieved": {"away": None}}, "relieved.away"),
        ({"stage": "stretch"}, "stage"),
        ({"owed": 3}, "owed"),
        ({"owed": {"umpire": 1}}, "owed"),
        ({"owed": {"pitcher": 7}}, "owed.pitcher"),
        ({"pitch": 4}, "pitch"),
        ({"swing": "bunt"}, "swing"),
        ({"hands": {"home": "2c"}}, "hands.home"),
        ({"hands": {"home": [2]}}, "hands.home"),
        ({"hands": {"home": list(CARDS[:13])}}, "hands.home"),
        ({"hands": {"home": ["2c"]}, "piles_of": {"home": []}}, "piles_of.home"),
        ({"hands": {"home": ["2c"]}, "piles_of": {"home": [1]}}, "piles_of.home"),
        ({"used": ["2c", "2c"]}, "used"),
        ({"deck": "2c"}, "deck"),
        ({"deck": [2]}, "deck.0"),
        ({"deck": ["2c", "2c"]}, "deck.1"),
        ({"stage": "double_play", "bases": [2]}, "bases"),
        ({"stage": "doubled", "bases": [2]}, "bases"),
        ({"stage": "showdown"}, "swing"),
        ({"stage": "stolen", "bases": [1]}, "going"),
        ({"stage": "stolen", "bases": [2], "going": 1}, "going"),
        ({"stage": "stolen", "bases": [1], "going": 1}, "used"),
        ({"stage": "swing", "owed": {"turned": 1}}, "owed.turned"),
        ({"stage": "over", "owed": {"batter": 1}}, "owed"),
        (
            {
                "hands": {"home": list(CARDS[:12]), "away": list(CARDS[12:24])},
                "used": list(CARDS[24:51]),
                "stage": "swing",
                "owed": {"batter": 2},
            },
            "deck",
        ),
    ],
)
def test_what_is_no_position_is_refused(at, fields, named):
    with pytest.raises(BadPosition) as refused:
        at(**fields)

    assert refused.value.field == named


def test_a_steal_whose_second_card_is_still_to_come(at):
    game = at(
        POOR,
        PITCHER,
        stage="stolen",
        bases=[1],
        going=1,
        used=["7c"],
        owed={"turned": 1},
    )

    game.apply("6d")

    assert game.position()["bases"] == [2]


def test_a_game_that_goes_on_has_no_result(at):
    assert at(POOR, PITCHER).result is None
