"""The table as a drawing."""

import re
from xml.etree import ElementTree

import pytest

from simulation.drawing import CARD_HEIGHT, CARD_WIDTH
from simulation.playing_card_baseball.board import HEIGHT, WIDTH, draw_board
from simulation.playing_cards import CARDS
from simulation.protocol import AWAY, HOME, PUBLIC
from tests.simulation.playing_card_baseball.conftest import ACES, PITCHER, POOR

SVG = "{http://www.w3.org/2000/svg}"
TEN = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc"


def parsed(text):
    return ElementTree.fromstring(text)  # noqa: S314 - our own drawing


def described(view):
    return parsed(draw_board(view)).findtext(f"{SVG}desc")


def counted(view, css_class):
    return sum(
        css_class in element.get("class", "").split()
        for element in parsed(draw_board(view)).iter()
    )


def texts(view, css_class):
    return [
        text.text
        for text in parsed(draw_board(view)).iter(f"{SVG}text")
        if text.get("class") == css_class
    ]


@pytest.fixture
def swinging(at):
    """A batter before his swing, two on, a card turned beside the deck."""
    return at(POOR, PITCHER, stage="swing", bases=[1, 3], outs=1, used=["9h"], pitch=0)


def test_a_side_sees_its_own_hand(swinging):
    assert counted(swinging.view(HOME), "c-card-playing") == 6 + 1
    assert counted(swinging.view(HOME), "c-card-back") == 3 + 1
    assert counted(swinging.view(AWAY), "c-card-playing") == 3 + 1
    assert counted(swinging.view(PUBLIC), "c-card-playing") == 1


def test_open_hands_are_drawn_face_up(at):
    game = at(POOR, PITCHER, stage="double_play", bases=[1], outs=1)

    assert counted(game.view(PUBLIC), "c-card-playing") == 9


@pytest.mark.parametrize(
    ("who", "titles"),
    [
        (HOME, ["Away, at bat", "Deck", "Home, pitching"]),
        (PUBLIC, ["Away, at bat", "Deck", "Home, pitching"]),
        (AWAY, ["Home, pitching", "Deck", "Away, at bat"]),
    ],
)
def test_a_side_looks_from_its_own_place(at, who, titles):
    game = at(POOR, PITCHER, stage="pitch")

    assert texts(game.view(who), "c-card-title") == titles


def test_runners_and_outs_are_marked(swinging):
    view = swinging.view(HOME)

    assert counted(view, "c-base-taken") == 2
    assert counted(view, "c-base") == 3
    assert counted(view, "c-out") == 2


@pytest.mark.parametrize(
    ("fields", "inning"),
    [
        ({"inning": 2}, "Top 2"),
        ({"inning": 2, "half": "bottom"}, "Bottom 2"),
        (
            {"stage": "over", "inning": 3, "score": {"home": 1}},
            "Final",
        ),
    ],
)
def test_inning_is_written(at, fields, inning):
    game = at(**fields)

    assert texts(game.view(HOME), "c-board-inning") == [inning]


def test_runs_of_away_stand_above_those_of_home(at):
    game = at(score={"home": 2, "away": 5})

    assert texts(game.view(HOME), "c-board-runs") == ["5", "2"]


def test_the_description_tells_what_is_drawn(swinging):
    assert described(swinging.view(HOME)) == (
        "Score: away 0, home 0. Top of inning 1, away at bat, outs: 1. Runners on "
        "first, third. Cards in the deck: 42. Pitch: changeup, no card. Thrown away or "
        "turned: nine of hearts. Home hand: two of hearts, four of spades, seven of "
        "diamonds, nine of clubs, jack of diamonds, king of hearts. Away hand, face "
        "down: 3."
    )


def test_the_description_of_an_empty_table(at):
    game = at(stage="over", inning=3, half="bottom", score={"home": 2, "away": 1})

    assert described(game.view(AWAY)) == (
        "Score: away 1, home 2. The game is over. Cards in the deck: 52. Home hand: "
        "none. Away hand: none."
    )
    assert counted(game.view(AWAY), "c-card-slot") == 2


def test_the_description_tells_pitch_and_cards_that_all_know(at):
    game = at(deck=["2c 3c", *CARDS[2:12], " ".join(CARDS[12:])], stage="shuffle")
    game.apply("play_on")
    game.apply("3c")
    game.apply("keep")
    game.apply("keep")
    game.apply("slider")

    text = described(game.view(AWAY))

    assert "Bases empty." in text
    assert "Pitch: slider, one card." in text
    assert (
        "Home hand: four of clubs, five of clubs, six of clubs, seven of clubs, jack "
        "of clubs, and face down: 2." in text
    )


def test_the_description_tells_the_swing_while_it_is_drawn(at):
    game = at(POOR, PITCHER, stage="swing", half="top")
    game.apply("single")

    assert "Pitch: changeup, no card. Swing: for a single." in described(
        game.view(HOME)
    )
    assert texts(game.view(HOME), "c-board-call") == [
        "changeup, no card",
        "for a single",
    ]


def test_the_drawing_has_title_description_and_classes_of_its_own(swinging):
    drawing = parsed(draw_board(swinging.view(PUBLIC)))

    assert [child.tag for child in drawing][:2] == [f"{SVG}title", f"{SVG}desc"]
    classes = " ".join(part.get("class", "") for part in drawing.iter()).split()
    assert [name for name in classes if not name.startswith("c-")] == []


def test_everything_placed_lies_within_the_picture(at):
    game = at(
        TEN,
        "2d 3d 4d 5d 6d 7d 8d 9d Td",
        stage="double_play",
        bases=[1],
        used=[
            "2h",
            "3h",
            "4h",
            "5h",
            "6h",
            "7h",
            "8h",
            "9h",
            "Th",
            "Jh",
            "Qh",
            "Kh",
            "Ah",
        ],
    )

    places = [
        (float(x), float(y), float(scale or 1))
        for x, y, scale in re.findall(
            r"translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?\"><",
            draw_board(game.view(HOME)),
        )
    ]

    assert len(places) == 10 + 9 + 13 + 1
    for x, y, scale in places:
        assert x + CARD_WIDTH * scale <= WIDTH
        assert y + CARD_HEIGHT * scale <= HEIGHT


def test_three_cards_lie_side_by_side(at):
    game = at(ACES, PITCHER, stage="swing")

    at_left = re.findall(r"translate\(([\d.]+) 436\)", draw_board(game.view(AWAY)))

    assert at_left == ["12.0", "67.8", "123.7"]


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="needs a view of Playing Card Baseball"):
        draw_board(object())
