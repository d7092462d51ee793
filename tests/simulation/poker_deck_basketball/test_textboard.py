"""The table in text, and what there is to know of an option."""

import pytest

from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.textboard import option_note, text_board
from simulation.protocol import AWAY, HOME, PUBLIC
from simulation.words import fill

NAMES = {"H": "Riverside", "A": "Lakeside"}


def lines_of(view):
    return [fill(line, NAMES) for line in text_board(view)]


def note(game, option):
    decision = game.pending
    assert option in decision.options
    found = option_note(game.view(decision.actor), decision, option)
    return None if found is None else fill(found, NAMES)


@pytest.fixture
def shot(at):
    """A three of home, away asked whether it contests it."""
    return at(
        "7c 9s",
        "3h 9d Ad",
        home_pile="2c 2s",
        offense="home",
        zone="arc",
        steps=["contest"],
        play="three Jc",
        table={"home": ["Jc"], "away": []},
        scores={"home": [3], "away": [2]},
    )


def test_board_shows_the_own_hand_and_what_is_open(shot):
    lines = lines_of(shot.view(HOME))

    assert lines[:4] == [
        "Q1  Riverside 3, Lakeside 2",
        "Riverside has the ball at the arc.",
        "Lakeside hand, face down: 3",
        "Lakeside pile: 0, time-outs: 1",
    ]
    assert lines[4] == (
        "Out of play: ♦ 2 3 4 5 6 7 8 10 J Q K  ♥ 2 4 5 6 7 8 9 10 J Q K A"
    )
    assert lines[5:] == [
        "Riverside on the table: J♣",
        "Riverside pile: 2, time-outs: 1",
        "Out of play: ♣ 3 4 5 6 8 9 10 Q K A  ♠ 3 4 5 6 7 8 10 J Q K A",
        "Riverside hand: 7♣ 9♠",
    ]


def test_board_of_away_has_its_own_side_below(shot):
    lines = lines_of(shot.view(AWAY))

    assert lines[2] == "Riverside hand, face down: 2"
    assert lines[-1] == "Lakeside hand: 3♥ 9♦ A♦"


def test_board_of_the_public_shows_no_hand(shot):
    lines = lines_of(shot.view(PUBLIC))

    assert [line for line in lines if "hand" in line] == [
        "Lakeside hand, face down: 3",
        "Riverside hand, face down: 2",
    ]


def test_a_card_laid_face_down_is_shown_to_who_laid_it(start, play_on):
    game = start()
    play_on(game, 1, until=lambda game: game.pending.kind == "tip")
    choice = game.pending.options[0]
    game.apply(choice)

    laid = [
        [line for line in lines_of(game.view(who)) if "face down: " in line]
        for who in (HOME, AWAY, PUBLIC)
    ]

    own = "Riverside has laid face down: "
    assert [line.startswith(own) for line in laid[0]] == [False, True]
    assert laid[1] == ["Riverside hand, face down: 5"]
    assert laid[2] == [
        "Lakeside hand, face down: 5",
        "Riverside hand, face down: 5",
    ]


def test_nobody_has_the_ball_until_the_tip_off_is_won(start, play_on):
    game = start()
    before = lines_of(game.view(HOME))[1]
    play_on(game, 1, until=lambda game: game.pending.kind == "attack")

    assert before == "Nobody has the ball."
    assert lines_of(game.view(HOME))[1].endswith(" has the ball in its own half.")


def test_nobody_has_the_ball_when_the_game_is_over(at):
    scores = {"home": [1], "away": [0]}
    game = at(steps=[], scores=scores, options={"quarters": 1})

    assert lines_of(game.view(HOME))[1] == "Nobody has the ball."


def test_cards_that_nobody_has_are_none(at):
    board = lines_of(at("", "9d 3h", away_pile="2d", offense="away").view(HOME))

    assert board[-1] == "Riverside hand: none"


def test_a_fresh_quarter_has_no_card_out_of_play(start):
    board = lines_of(start().view(HOME))

    assert board.count("Out of play: none") == 2


def test_free_throws_to_come_are_told(at):
    game = at("7c Ac", "3h 9d", offense="home", steps=["throw"], throws=3)

    assert "Free throws to come: 3" in lines_of(game.view(HOME))


def test_a_line_is_no_wider_than_a_terminal(at):
    game = at("", "9d", away_pile="2d", offense="away")

    lines = [
        fill(line, {"H": "H" * 20, "A": "A" * 20}) for line in text_board(game.view(0))
    ]

    assert max(map(len, lines)) <= 78


@pytest.mark.parametrize(
    ("hand", "zone", "option", "text"),
    [
        (
            "7c 9s",
            "back",
            "pass1 7c",
            "stolen in 17 of 100 if a steal is tried without an ace",
        ),
        ("7c 9s Ac", "back", "pass1 7c joker", "cannot be stolen"),
        (
            "7c 9s",
            "arc",
            "three 7c",
            "3 points in 17 of 100; contested, good in 14, fouled in 37, blocked in 17",
        ),
        (
            "7c 9s",
            "paint",
            "two 7c",
            "2 points in 58 of 100; contested, good in 49, fouled in 37, blocked in 17",
        ),
        ("7c Ac", "arc", "three 7c joker", "3 points, for sure"),
        ("Jc 9s", "paint", "dunk Jc", "2 points in 92 of 100"),
    ],
)
def test_note_of_an_attack_tells_what_the_dice_give(at, hand, zone, option, text):
    """PD-R3, R5, R7.1."""
    game = at(hand, "3h 9d", offense="home", zone=zone, steps=["attack"])

    assert note(game, option) == text


@pytest.mark.parametrize(
    ("hand", "option", "text"),
    [
        ("Jc Qs Kc", "fastbreak3 Jc Qs Kc", "3 points, for sure"),
        ("9c Ts Jc", "fastbreak2 9c Ts Jc", "2 points, for sure"),
    ],
)
def test_note_of_a_fast_break_is_sure(at, hand, option, text):
    """PD-R7.2."""
    game = at(hand, "3h 9d", offense="home", origin="steal", steps=["attack"])

    assert note(game, option) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("none", "good in 17 of 100"),
        ("block 3h", "blocks in 17 of 100, fouls in 37; good in 14"),
        ("block 3h joker", "blocks for sure"),
    ],
)
def test_note_of_an_answer_to_a_shot_tells_what_the_dice_give(shot, option, text):
    """PD-R5."""
    assert note(shot, option) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("none", None),
        ("steal 3h", "steals in 17 of 100"),
        ("steal 3h joker", "steals for sure"),
    ],
)
def test_note_of_a_steal_tells_how_often_it_comes_off(at, option, text):
    """PD-R4.1."""
    game = at(
        "9s 7s",
        "3h 9d Ad",
        offense="home",
        steps=["steal"],
        play="pass1 7c",
        table={"home": ["7c"], "away": []},
    )

    assert note(game, option) == text


@pytest.mark.parametrize(
    ("option", "text"), [("decline", None), ("alley Kc", "2 points, for sure")]
)
def test_note_of_an_alley_oop_is_sure(at, option, text):
    """PD-R6.1."""
    game = at("Kc 7s", "3h", offense="home", zone="arc", steps=["rebound", "alley"])

    assert note(game, option) == text


@pytest.mark.parametrize(
    ("option", "text"), [("roll", "good in 92 of 100"), ("joker", "good for sure")]
)
def test_note_of_a_free_throw(at, option, text):
    """PD-R8.2."""
    game = at("7c Ac", "3h 9d", offense="home", steps=["throw"], throws=1)

    assert note(game, option) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [("none", None), ("play 7c", None), ("play 7c joker", "wins the ball")],
)
def test_note_of_a_rebound_of_the_offense_knows_no_answer(at, option, text):
    """PD-R8.5."""
    game = at("7c 9s Ac", "3h 9d", offense="home", steps=["rebound"])

    assert note(game, option) == text


@pytest.mark.parametrize(
    ("offered", "option", "text"),
    [
        ("play 7c", "play 9d", "wins the ball"),
        ("play 7c", "play 7h", "level: the dice decide"),
        ("play 7c", "play 3h", "loses the ball"),
        ("play 7c", "play 3h joker", "wins the ball"),
        ("none", "play 3h", "wins the ball"),
    ],
)
def test_note_of_a_rebound_of_the_defense_compares(at, offered, option, text):
    """PD-R8.5."""
    cards = ["7c"] if offered != "none" else []
    game = at(
        "9s",
        "3h 7h 9d Ad",
        offense="home",
        steps=["rebound"],
        rebound=offered,
        table={"home": cards, "away": []},
    )

    assert note(game, option) == text


def test_hidden_rebounds_have_no_note(at):
    game = at(
        "7c 9s Ac",
        "3h 9d",
        options={"hidden_rebound": True},
        offense="home",
        steps=["rebound"],
    )

    assert note(game, "play 7c joker") is None


def test_a_card_for_the_tip_off_has_no_note(start, play_on):
    game = start()
    play_on(game, 1, until=lambda game: game.pending.kind == "tip")

    assert note(game, game.pending.options[0]) is None


def test_ruleset_tells_board_and_note(shot):
    view = shot.view(AWAY)

    assert RULESET.text_board(view) == text_board(view)
    assert RULESET.option_note(view, shot.pending, "none") == option_note(
        view, shot.pending, "none"
    )


def test_view_of_another_game_is_refused(shot):
    with pytest.raises(TypeError, match="the board needs a view"):
        text_board(object())
    with pytest.raises(TypeError, match="the note needs a view"):
        option_note(object(), shot.pending, "none")
