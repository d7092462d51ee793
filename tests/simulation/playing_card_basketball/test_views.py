"""What a side may know, and games drawn from what it does not."""

from collections import Counter

import pytest

from simulation.chance import Stream
from simulation.playing_card_basketball.tables import NONE, ranks_of
from simulation.playing_cards import CLUBS, DIAMONDS, HEARTS, SPADES, rank_of
from simulation.protocol import AWAY, HOME, PUBLIC

SAMPLES = 3000
VIEWERS = [HOME, AWAY, PUBLIC]


@pytest.fixture
def asked(at):
    """Home asked to attack, few cards left."""
    return at(
        "9s 4c Qd",
        stage="attack",
        piles={"spades": "2A", "clubs": "37", "diamonds": "56"},
    )


def seen_by(game, who):
    return game.view(who).cards()


def test_each_viewer_sees_its_own_cards(asked):
    hidden = {"big": None, "fun": None, "defense": None}

    assert seen_by(asked, HOME) == {**hidden, "big": "9s", "fun": "4c"}
    assert seen_by(asked, AWAY) == {**hidden, "defense": "Qd"}
    assert seen_by(asked, PUBLIC) == hidden


def test_ranks_of_the_own_cards(asked):
    ranks = [(asked.view(who).big, asked.view(who).fun) for who in VIEWERS]

    assert ranks == [
        (rank_of("9s"), rank_of("4c")),
        (rank_of("Qd"), NONE),
        (NONE, NONE),
    ]


@pytest.mark.parametrize(
    ("who", "unseen"),
    [
        (HOME, ["37", "56Q", "2A"]),
        (AWAY, ["347", "56", "29A"]),
        (PUBLIC, ["347", "56Q", "29A"]),
    ],
)
def test_unseen_cards_are_the_pile_and_the_other_hand(asked, who, unseen):
    view = asked.view(who)

    masks = [view.unseen(suit) for suit in (CLUBS, DIAMONDS, SPADES)]

    assert [ranks_of(mask) for mask in masks] == unseen
    assert ranks_of(view.unseen(HEARTS)) == "23456789TJQKA"
    assert [view.pile_size(suit) for suit in (CLUBS, DIAMONDS, SPADES)] == [2, 2, 2]


def test_a_card_that_was_turned_over_is_seen_by_all(start):
    game = start()
    game.apply("7c")

    assert [seen_by(game, who) for who in VIEWERS] == [{"turned": "7c"}] * 3
    assert ranks_of(game.view(PUBLIC).unseen(CLUBS)) == "2345689TJQKA"


def test_the_stage_is_open(at):
    game = at("9s 4c Qd", stage="contest", shot=3, passes=2, plays=7, possession=4)
    view = game.view(AWAY)

    assert (view.stage, view.offense, view.worth) == ("contest", HOME, 3)
    assert (view.possession, view.passes) == (4, 2)
    assert view.score == (0, 0)
    assert "'shot': 3" in repr(view)


@pytest.mark.parametrize(
    ("who", "places", "deals"),
    [
        (HOME, ("defense",), 3),
        (AWAY, ("big", "fun"), 9),
        (PUBLIC, ("big", "fun", "defense"), 27),
    ],
)
def test_hidden_cards_are_drawn_alike_from_all_that_is_unseen(
    asked, who, places, deals
):
    stream, view = Stream(11), asked.view(who)

    drawn = Counter(
        tuple(view.sample(stream).position()["cards"][place] for place in places)
        for _number in range(SAMPLES)
    )

    assert len(drawn) == deals
    mean = SAMPLES / deals
    assert all(abs(count - mean) <= 4.5 * mean**0.5 + 1 for count in drawn.values())


@pytest.mark.parametrize("who", VIEWERS)
def test_samples_show_what_the_view_shows(start, play_on, random_games, who):
    for seed in range(max(5, random_games // 2)):
        game = start(rebounds=bool(seed % 2))
        play_on(game, seed, lambda game, seed=seed: game.plays == seed % 20)
        view = game.view(who)

        sample = view.sample(Stream(seed))

        assert sample.view(who).state() == view.state()
        for suit in range(4):
            held = [rank for _name, own, rank in sample.held() if own == suit]
            pile = sample.piles[suit]
            assert not any(pile >> rank & 1 for rank in held)
            assert sample.discards(suit) == game.discards(suit)


def test_a_sampled_game_can_be_played_to_its_end(start, play_on):
    game = start()
    play_on(game, 5, lambda game: game.plays == 6)
    sample = game.view(HOME).sample(Stream(2))

    play_on(sample, 6)

    assert sample.result is not None
    assert game.plays == 6


def test_private_events_are_kept_from_the_others(at):
    game = at("9s", stage="draw_fun")
    game.apply("4c")

    kinds = [[event.kind for event in game.view(who).events] for who in VIEWERS]

    assert kinds == [["draw"], [], []]
