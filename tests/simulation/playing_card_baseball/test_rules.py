"""The flow of the game, beside what the rule cases show of it."""

import pytest

from simulation.errors import IllegalChoice
from simulation.playing_card_baseball import events as ev
from simulation.playing_cards import CARDS
from simulation.protocol import AWAY, CHANCE, HOME
from tests.simulation.playing_card_baseball.conftest import ACES, PITCHER, POOR

HELD = {"2c", *POOR.split(), *PITCHER.split()}


def kinds(game):
    return [event.kind for event in game.events]


def test_a_game_begins_with_the_deal(start):
    game = start()

    assert game.events == [ev.HalfStart(1, False, AWAY), ev.Shuffle(52)]
    assert (game.pending.actor, game.pending.kind) == (CHANCE, "draw")
    assert (game.pending.options, game.pending.weights) == (CARDS, (1,) * 52)
    assert (game.pending.audience, game.pending.default) == (HOME, "2c")


def test_the_pitcher_is_dealt_before_the_batter(start):
    game = start()
    sides = []

    while game.pending.actor == CHANCE:
        sides.append(game.pending.audience)
        game.apply(game.pending.options[len(sides)])

    assert sides == [HOME] * 6 + [AWAY] * 3
    assert (game.deck_size, game.outcomes) == (43, 9)


def test_cards_turned_are_seen_by_all(at):
    game = at(POOR, PITCHER, stage="steal", bases=[1])

    game.apply("steal_second")

    assert (game.pending.kind, game.pending.audience) == ("turn", 3)


def test_forced_draws_count_as_outcomes(at):
    game = at(deck=[*CARDS[:8], " ".join(CARDS[8:])], stage="shuffle")

    game.apply("play_on")

    assert game.outcomes == 8
    assert [event.card for event in game.events] == list(CARDS[:8])
    assert game.pending.options == CARDS[8:]


def test_used_up_piles_are_forgotten_between_plate_appearances(at):
    game = at(deck=[*CARDS[:9], " ".join(CARDS[9:])], stage="shuffle")
    game.apply("play_on")
    assert game.position()["deck"][:9] == [""] * 9
    assert game.position()["piles_of"] == {
        "home": [0, 1, 2, 3, 4, 5],
        "away": [6, 7, 8],
    }

    game.apply_all(["keep"])
    game.apply("keep")
    game.apply("changeup")
    game.apply("homer")

    assert game.position()["deck"][:2] == [" ".join(CARDS[9:]), CARDS[6]]
    assert game.deck_size == 52


def test_a_hit_with_hands_known_comes_before_its_runs(at):
    game = at(ACES, PITCHER, stage="swing", bases=[1])

    game.apply("homer")

    assert kinds(game) == ["swing", "showdown", "hit", "run", "run"]
    assert (game.score, game.pending.actor, game.pending.kind) == (
        (0, 2),
        HOME,
        "shuffle",
    )


def test_a_double_play_that_is_not_tried_is_told(at):
    game = at(POOR, PITCHER, stage="swing", bases=[1])
    game.apply("homer")

    game.apply("decline")

    assert kinds(game)[-2:] == ["out", "hold"]
    assert game.position()["bases"] == [1]


def test_a_double_play_can_end_a_half(at):
    game = at(POOR, PITCHER, stage="swing", bases=[1, 2], outs=1)
    game.apply("homer")
    game.apply("attempt")
    game.apply("2c")
    game.apply("4c")

    assert ev.HalfEnd(AWAY, 1, "outs") in game.events
    assert game.batting == HOME


def test_hands_lie_open_until_the_double_play_is_over(at):
    game = at(POOR, PITCHER, stage="swing", bases=[1])
    game.apply("homer")
    assert game.view(AWAY).state()["hands"]["home"] == PITCHER.split()

    game.apply("attempt")
    game.apply("2c")

    assert game.view(HOME).state()["hands"]["away"] == [*POOR.split(), "2c"]


def test_a_card_of_a_double_play_is_of_the_pile_that_gave_it(at):
    deck = ["2c", " ".join(card for card in CARDS if card not in HELD)]
    game = at(POOR, PITCHER, stage="double_play", bases=[1], outs=1, deck=deck)

    game.apply("attempt")

    assert (game.pending.kind, game.outcomes) == ("turn", 1)
    assert game.position()["piles_of"]["away"] == [0, 0, 0, 0]


def test_a_substitute_of_a_void_plate_appearance_is_used(at):
    game = at(POOR, PITCHER, bases=[1], outs=2)
    game.apply("pinch_hit")
    for card in ("2c", "2d", "2s"):
        game.apply(card)
    game.apply("keep")
    game.apply("steal_second")
    game.apply("3d")
    game.apply("4d")

    assert game.position()["pinched"] == {"home": False, "away": True}
    assert game.position()["used"] == []


def test_choices_of_the_wrong_stage_change_nothing(at):
    game = at(POOR, PITCHER, stage="pitch")
    before = game.position()

    for choice in ("keep", "single", "shuffle", "attempt", "2c", ""):
        with pytest.raises(IllegalChoice, match="is no option of pitch"):
            game.apply(choice)

    assert (game.position(), game.events) == (before, [])


@pytest.mark.parametrize(
    ("options", "deck_behind"), [({}, 9), ({"order_unknown": True}, 1)]
)
def test_used_cards_lie_in_order_or_as_a_heap(at, options, deck_behind):
    game = at(ACES, PITCHER, options, stage="swing")

    game.apply("homer")

    assert len(game.position()["deck"]) == 1 + deck_behind


@pytest.mark.parametrize(
    ("runs", "kind", "is_capped"), [(1, "tie", True), (2, "regulation", False)]
)
def test_a_game_that_ends_level_says_that_it_was_capped(at, runs, kind, is_capped):
    """PC-R1.4: the last out of home in the last inning there may be."""
    game = at(
        options={"max_innings": 3},
        hands={"home": POOR.split(), "away": PITCHER.split()},
        stage="swing",
        inning=3,
        half="bottom",
        outs=2,
        score={"home": 1, "away": runs},
    )

    game.apply("homer")

    assert game.events[-1] == ev.GameEnd(kind, is_capped)
    assert game.result == (kind, 1, runs)
