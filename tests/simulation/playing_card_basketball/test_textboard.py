"""The table in text, and what there is to know of an option."""

import pytest

from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.textboard import option_note, text_board
from simulation.protocol import AWAY, HOME, PUBLIC
from simulation.words import fill

NAMES = {"H": "Riverside", "A": "Lakeside"}


@pytest.fixture
def declared(at):
    """A shot for three of home, away asked to contest it."""
    return at(
        "As 6c 8d",
        stage="contest",
        shot=3,
        points={"home": 4, "away": 7},
        possession=9,
        passes=2,
        discards={"spades": "2T"},
    )


def lines_of(view):
    return [fill(line, NAMES) for line in text_board(view)]


def note(game, option):
    found = option_note(game.view(game.pending.actor), option)
    return None if found is None else fill(found, NAMES)


def test_board_shows_the_own_hand_and_what_is_open(declared):
    assert lines_of(declared.view(HOME)) == [
        "Riverside 4, Lakeside 7",
        "Possession 9, passes 2, ball: Riverside",
        "A shot for three: leave it, or contest?",
        "Lakeside hand, face down: 1",
        "Lakeside big play ♦: 12 left, out: none",
        "Lakeside fundamentals ♥: 13 left, out: none",
        "Riverside big play ♠: 10 left, out: 2 10",
        "Riverside fundamentals ♣: 12 left, out: none",
        "Riverside hand: A♠ 6♣",
    ]


def test_board_of_away_has_its_own_side_below(declared):
    lines = lines_of(declared.view(AWAY))

    assert lines[3] == "Riverside hand, face down: 2"
    assert lines[-1] == "Lakeside hand: 8♦"


def test_board_of_the_public_shows_no_hand(declared):
    lines = lines_of(declared.view(PUBLIC))

    assert [line for line in lines if "hand" in line] == [
        "Lakeside hand, face down: 1",
        "Riverside hand, face down: 2",
    ]


def test_board_of_the_tip_off_shows_what_is_turned_over(start):
    game = start()
    game.apply("7c")

    assert lines_of(game.view(AWAY)) == [
        "Riverside 0, Lakeside 0",
        "Cards are turned over for the ball.",
        "Riverside hand: none",
        "Riverside big play ♠: 13 left, out: none",
        "Riverside fundamentals ♣: 12 left, out: none",
        "Turned over: 7♣",
        "Lakeside big play ♦: 13 left, out: none",
        "Lakeside fundamentals ♥: 13 left, out: none",
        "Lakeside hand: none",
    ]


@pytest.mark.parametrize("occasion", ["rebound", "decider"])
def test_board_gives_nobody_the_ball_that_cards_are_turned_over_for(at, occasion):
    view = at(stage="tip", occasion=occasion, possession=9).view(HOME)

    assert lines_of(view)[:2] == [
        "Riverside 0, Lakeside 0",
        "Cards are turned over for the ball.",
    ]


def test_a_line_is_no_wider_than_a_terminal(at):
    view = at("As 6c 8d", stage="attack", piles={"hearts": ""}).view(HOME)

    lines = [fill(line, {"H": "H" * 20, "A": "A" * 20}) for line in text_board(view)]

    assert "2 3 4 5 6 7 8 9 10 J Q K A" in lines[5]
    assert max(map(len, lines)) <= 78


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("pass", "held in 31 of 100 if a steal is tried"),
        (
            "shoot_two",
            "left to chance, good in 62 of 100; contested, good in 54, blocked in 38",
        ),
        ("shoot_three", "left to chance, good in 38 of 100; contested, good in 38"),
    ],
)
def test_note_of_an_attack_tells_what_the_defense_may_do(at, option, text):
    """PB-R4, R5: a nine against all thirteen cards, a five against a steal."""
    assert note(at("9s 5c Qd", stage="attack"), option) == text


def test_discards_change_the_chances(at):
    game = at("9s 5c Qd", stage="attack", piles={"hearts": "TJ", "diamonds": "2"})

    assert note(game, "shoot_two") == (
        "left to chance, good in 0 of 100; contested, good in 50, blocked in 50"
    )


def test_an_empty_pile_gives_any_card_of_its_suit(at):
    game = at("9s 5c Qd", stage="attack", piles={"hearts": ""})

    assert note(game, "shoot_three") == (
        "left to chance, good in 38 of 100; contested, good in 38"
    )


def test_low_aces_change_the_chances(at):
    game = at("As 5c Qd", options={"ace": "low"}, stage="attack")

    assert note(game, "shoot_two") == (
        "left to chance, good in 8 of 100; contested, good in 0, blocked in 92"
    )


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("attempt", "stolen in 77 of 100"),
        ("let", "the pass is completed, all cards are drawn anew"),
    ],
)
def test_note_of_a_steal_tells_how_often_it_comes_off(at, option, text):
    """PB-R4.3: a queen against all thirteen cards."""
    assert note(at("9s 5c Qd", stage="steal"), option) == text


@pytest.mark.parametrize(
    ("shot", "option", "text"),
    [
        (2, "leave", "good in 54 of 100"),
        (3, "leave", "good in 33 of 100"),
        (
            2,
            "contest",
            "good with a free throw in 15 of 100, two free throws in 8, blocked in 77",
        ),
        (3, "contest", "good in 0 of 100, blocked in 77"),
    ],
)
def test_note_of_an_answer_to_a_shot_follows_from_unseen_cards(at, shot, option, text):
    """PB-R5: any of thirteen cards against any of thirteen, or against a queen."""
    game = at("9s 5c Qd", stage="contest", shot=shot)

    assert note(game, option) == text


def test_note_does_not_know_the_hidden_card(at):
    notes = {
        note(at(f"{card} 5c Qd", stage="contest", shot=2), "contest")
        for card in ("2s", "9s", "As")
    }

    assert len(notes) == 1


@pytest.mark.parametrize(
    ("spades", "text"),
    [("23456789JQKA", "higher in 33 of 100"), ("", "higher in 31 of 100")],
)
def test_note_of_a_redraw_counts_higher_cards(at, spades, text):
    """PB-R2.2: from an empty pile the card that is given up may come back."""
    game = at("Ts 5c Qd", stage="redraw", may_redraw=True, piles={"spades": spades})

    assert note(game, "redraw") == text


def test_to_keep_a_card_has_no_note(at):
    game = at("Ts 5c Qd", stage="redraw", may_redraw=True)

    assert note(game, "keep") is None


def test_ruleset_tells_board_and_note(declared):
    view = declared.view(AWAY)

    assert RULESET.text_board(view) == text_board(view)
    assert RULESET.option_note(view, declared.pending, "leave") == option_note(
        view, "leave"
    )


def test_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="the board needs a view"):
        text_board(object())
    with pytest.raises(TypeError, match="the note needs a view"):
        option_note(object(), "pass")
