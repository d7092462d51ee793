"""The table in text, and what there is to know of an option."""

import pytest

from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.textboard import option_note, text_board
from simulation.playing_cards import CARDS
from simulation.protocol import AWAY, HOME, PUBLIC
from simulation.words import fill
from tests.simulation.playing_card_baseball.conftest import ACES, PITCHER, POOR

NAMES = {"H": "Riverside", "A": "Lakeside"}


@pytest.fixture
def swinging(at):
    """Away at bat behind a changeup, runners on first and third, a card thrown away."""
    return at(
        ACES,
        PITCHER,
        stage="swing",
        bases=[1, 3],
        outs=1,
        pitch=0,
        used=["9h"],
        score={"home": 1, "away": 2},
    )


def deck_of(*hands, piles=()):
    """Return a used-up pile, the given ones, and all other cards below them."""
    seen = " ".join((*hands, *piles)).split()
    rest = " ".join(card for card in CARDS if card not in seen)
    return ["", *piles, rest]


def lines_of(view):
    return [fill(line, NAMES) for line in text_board(view)]


def note(game, option):
    assert option in game.pending.options
    found = option_note(game.view(game.pending.actor), option)
    return None if found is None else fill(found, NAMES)


def test_board_shows_the_own_hand_and_what_is_open(swinging):
    assert lines_of(swinging.view(AWAY)) == [
        "Lakeside 2, Riverside 1",
        "Top 1, outs: 1, at bat: Lakeside",
        "Runners on first, third.",
        "Riverside hand, face down: 6",
        "Deck: 42 cards",
        "Pitch: changeup, no card.",
        "Thrown away or turned: 9♥",
        "Lakeside hand: A♣ A♦ A♥ – three of a kind",
    ]


def test_board_of_home_has_its_own_hand_below(swinging):
    lines = lines_of(swinging.view(HOME))

    assert lines[3] == "Lakeside hand, face down: 3"
    assert lines[-1] == "Riverside hand: 2♥ 4♠ 7♦ 9♣ J♦ K♥ – high card"


def test_board_of_the_public_shows_no_hand(swinging):
    lines = lines_of(swinging.view(PUBLIC))

    assert [line for line in lines if "hand" in line] == [
        "Lakeside hand, face down: 3",
        "Riverside hand, face down: 6",
    ]


def test_board_of_a_showdown_shows_both_hands(at):
    game = at(POOR, PITCHER, stage="double_play", bases=[1], outs=1, swing="homer")

    lines = lines_of(game.view(PUBLIC))

    assert "Swing: for a home run." in lines
    assert "Lakeside hand: 3♣ 5♦ 8♥ – high card" in lines
    assert lines[-1] == "Riverside hand: 2♥ 4♠ 7♦ 9♣ J♦ K♥ – high card"


def test_cards_that_came_back_in_sight_of_all_can_be_told(at):
    """PC-R2.10: of two piles of the deck one holds a card that everybody knows."""
    game = at(
        ACES,
        PITCHER,
        stage="swing",
        piles_of={"away": [0, 1, 1], "home": [1] * 6},
        deck=deck_of(ACES, PITCHER),
    )

    assert "Lakeside hand: A♣, face down: 2" in lines_of(game.view(HOME))


def test_board_between_halves_names_the_bottom(at):
    lines = lines_of(at(inning=2, half="bottom").view(HOME))

    assert lines[1:3] == ["Bottom 2, outs: 0, at bat: Riverside", "Bases empty."]
    assert lines[-1] == "Riverside hand: none"


def test_board_of_a_finished_game_has_no_field(at):
    game = at(stage="over", inning=3, half="bottom", score={"home": 2, "away": 1})

    assert lines_of(game.view(AWAY)) == [
        "Lakeside 1, Riverside 2",
        "The game is over.",
        "Riverside hand: none",
        "Deck: 52 cards",
        "Lakeside hand: none",
    ]


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("single", "cards to draw: 3, bases: 1"),
        ("homer", "cards to draw: 0, bases: 4"),
        ("sac_fly", "cards to draw: 4, out in any case"),
    ],
)
def test_note_of_a_swing_tells_what_it_draws(swinging, option, text):
    """PC-R2.7, R5.2."""
    assert note(swinging, option) == text


@pytest.mark.parametrize(
    ("stage", "option", "text"),
    [
        ("shuffle", "shuffle", "all cards come in unknown order"),
        ("shuffle", "play_on", "used cards lie under the deck in their order"),
        ("pinch", "pinch_hit", "three new cards, once a game"),
        ("pinch", "keep", None),
        ("relief", "reliever", "six new cards, once a game"),
    ],
)
def test_note_tells_what_becomes_of_the_cards(at, stage, option, text):
    """PC-R2.1, R2.3, R2.4, R2.10."""
    assert note(at(POOR, PITCHER, stage=stage), option) == text


def test_note_of_a_pitch_tells_what_both_draw(at):
    game = at(POOR, PITCHER, stage="pitch")

    assert note(game, "fastball") == "cards for both: 3"
    assert note(game, "changeup") == "cards for both: 0"


def test_note_of_a_steal_counts_what_the_batter_has_not_seen(at):
    """PC-R4.2: 49 cards, three aces fewer than in a deck."""
    game = at(ACES, PITCHER, stage="steal", bases=[1])

    assert note(game, "steal_second") == "safe in 53 of 100"
    assert note(game, "none") is None


@pytest.mark.parametrize(
    ("piles", "text"),
    [
        (["9s", "7d"], "safe in 100 of 100"),
        (["7d", "9s"], "safe in 0 of 100"),
        (["7d", "7c 9s 5c 8c"], "safe in 50 of 100"),
    ],
)
def test_note_of_a_steal_knows_the_cards_that_come_round(at, piles, text):
    """PC-R2.10: a pile of one card is known to all."""
    pitcher = "2h 4s 7h 9d Jd Kh"
    deck = deck_of(ACES, pitcher, piles=piles)
    game = at(ACES, pitcher, stage="steal", bases=[1], deck=deck)

    assert note(game, "steal_second") == text


@pytest.mark.parametrize(
    ("pile", "text"),
    [
        ("3h 3d 2c 4c", "turned in 17 of 100, fails in 83"),
        ("2c 4c", "turned in 100 of 100, fails in 0"),
    ],
)
def test_note_of_a_double_play_deals_two_more(at, pile, text):
    """PC-R6.2: a pair for the batter beats a king."""
    game = at(
        POOR,
        PITCHER,
        stage="double_play",
        bases=[1],
        outs=1,
        swing="homer",
        deck=deck_of(POOR, PITCHER, piles=[pile]),
    )

    assert note(game, "attempt") == text
    assert note(game, "decline") is None


def test_a_line_is_no_wider_than_a_terminal(at):
    """Nine cards each, with what they make of them."""
    game = at(
        "Tc Td Th 2c 3c 4c 5d 6d 8h",
        "2h 4s 7d 9c Jd Kh Ts Js Qs",
        stage="double_play",
        bases=[1],
        outs=1,
        pitch=3,
        swing="single",
    )

    lines = [
        fill(line, {"H": "H" * 20, "A": "A" * 20}) for line in text_board(game.view(0))
    ]

    assert max(map(len, lines)) <= 78


def test_ruleset_tells_board_and_note(swinging):
    view = swinging.view(AWAY)

    assert RULESET.text_board(view) == text_board(view)
    assert RULESET.option_note(view, swinging.pending, "homer") == option_note(
        view, "homer"
    )


def test_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="the board needs a view"):
        text_board(object())
    with pytest.raises(TypeError, match="the note needs a view"):
        option_note(object(), "homer")
