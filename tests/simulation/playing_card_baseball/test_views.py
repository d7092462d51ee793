"""What a side may know, and games drawn from what it does not."""

from collections import Counter

import pytest

from simulation.chance import Stream
from simulation.playing_card_baseball.tables import cards_in, codes_of
from simulation.playing_cards import CARDS, INDEX
from simulation.protocol import AWAY, HOME, PUBLIC
from tests.simulation.playing_card_baseball.conftest import ACES, PITCHER, POOR

KNOWN = ["2c 3c", *CARDS[2:12], " ".join(CARDS[12:])]


@pytest.fixture
def known(at):
    """A deal of which both sides know all but two of the pitcher's cards."""
    game = at(deck=KNOWN, stage="shuffle")
    game.apply("play_on")
    game.apply("3c")
    return game


def test_own_cards_are_seen_and_the_others_counted(at):
    game = at(POOR, PITCHER, stage="swing")

    hands = [game.view(who).state()["hands"] for who in (HOME, AWAY, PUBLIC)]

    assert hands == [
        {"home": PITCHER.split(), "away": [None] * 3},
        {"home": [None] * 6, "away": POOR.split()},
        {"home": [None] * 6, "away": [None] * 3},
    ]


def test_cards_of_known_order_are_known_in_the_other_hand(known):
    assert known.view(AWAY).state()["hands"]["home"] == [None, None, *CARDS[2:6]]
    assert known.view(HOME).state()["hands"]["away"] == list(CARDS[6:9])


def test_unseen_cards_are_told_by_pile(known):
    view = known.view(AWAY)

    unseen = [codes_of(pile) for pile in view.unseen()]

    assert unseen[0] == ("2c", "3c")
    assert unseen[5:8] == [(), (), ()]
    assert unseen[8] == (CARDS[9],)


def test_samples_deal_what_is_not_seen(known):
    hands = {
        tuple(known.view(PUBLIC).sample(Stream(seed)).position()["hands"]["home"])
        for seed in range(40)
    }

    assert hands == {("2c", "3c", *CARDS[2:6]), ("3c", "2c", *CARDS[2:6])}


def test_samples_deal_every_card_as_often(at):
    game = at(POOR, PITCHER, stage="swing")
    view, stream = game.view(AWAY), Stream(3)

    drawn = Counter(card for _ in range(2000) for card in view.sample(stream).hands[0])

    unseen = [card for card in range(52) if CARDS[card] not in POOR.split()]
    assert sorted(drawn) == unseen
    mean = 2000 * 6 / 49
    assert all(abs(drawn[card] - mean) < 5 * mean**0.5 for card in unseen)


@pytest.mark.parametrize("who", [HOME, AWAY, PUBLIC])
def test_samples_show_what_the_view_shows(start, play_on, random_games, who):
    for seed in range(max(5, random_games // 5)):
        game = start(innings=1, max_innings=1)
        play_on(game, seed, lambda game, seed=seed: game.outcomes > seed * 5)
        view = game.view(who)

        sample = view.sample(Stream(seed))

        assert sample.view(who).state() == view.state()
        assert sample.deck_size == game.deck_size


def test_a_sampled_game_can_be_played_to_its_end(start, play_on):
    game = start(innings=1, max_innings=1)
    play_on(game, 5, lambda game: game.outcomes == 30)
    sample = game.view(HOME).sample(Stream(2))

    play_on(sample, 6)

    assert sample.result is not None
    assert game.outcomes == 30


def test_a_view_tells_the_state_of_play(at):
    game = at(
        ACES,
        PITCHER,
        stage="swing",
        bases=[1, 2],
        outs=1,
        inning=2,
        pitch=0,
        used=["9h"],
    )

    view = game.view(AWAY)

    assert (view.inning, view.batting, view.outs, view.bases) == (2, AWAY, 1, 0b11)
    assert (view.stage, view.pitch, view.swing) == ("swing", 0, "")
    assert view.has_pitched
    assert (view.deck_size, list(view.used)) == (42, [INDEX["9h"]])
    assert codes_of(view.hand_mask) == tuple(ACES.split())
    assert (view.score, view.pile) == ((0, 0), 0)
    assert list(view.sources(HOME)) == [0] * 6


def test_the_public_holds_no_cards(at):
    view = at(ACES, PITCHER, stage="swing").view(PUBLIC)

    assert view.hand_mask == 0
    assert view.shown_mask(HOME) == view.shown_mask(AWAY) == 0
    assert "'who': 'public'" in repr(view)


def test_open_hands_are_sets_too(at):
    game = at(ACES, PITCHER, stage="double_play", bases=[1])

    assert cards_in(game.view(PUBLIC).shown_mask(AWAY)) == sorted(
        INDEX[card] for card in ACES.split()
    )


def test_private_events_are_kept_from_the_others(start):
    game = start()
    game.apply("2c")

    seen = [[event.kind for event in game.view(who).events] for who in range(4)]

    assert seen[HOME] == ["half_start", "shuffle", "deal"]
    assert seen[AWAY] == seen[PUBLIC] == ["half_start", "shuffle"]
