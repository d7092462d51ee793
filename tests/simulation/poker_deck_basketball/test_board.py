"""The table as a drawing."""

import re
from xml.etree import ElementTree

import pytest

from simulation.drawing import CARD_HEIGHT, CARD_WIDTH
from simulation.poker_deck_basketball.board import HEIGHT, WIDTH, draw_board
from simulation.protocol import AWAY, HOME, PUBLIC

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def contested(at):
    """A pull-up on the table, away asked to block it."""
    game = at("7c Kc Ks", "3h 4d", "9c Tc", "5d")
    game.apply("pullup3 Kc Ks")
    return game


def parsed(text):
    return ElementTree.fromstring(text)  # noqa: S314 - our own drawing


def described(view):
    return parsed(draw_board(view)).findtext(f"{SVG}desc")


def faces(view):
    """Return the cards that lie face up, top to bottom."""
    groups = [
        group
        for group in parsed(draw_board(view)).iter(f"{SVG}g")
        if "c-card-playing" in group.get("class", "").split()
    ]
    return ["".join(text.text for text in group.iter(f"{SVG}text")) for group in groups]


def backs(view):
    return draw_board(view).count('class="c-card c-card-back"')


def titles(view):
    return [
        text.text
        for text in parsed(draw_board(view)).iter(f"{SVG}text")
        if text.get("class") == "c-card-title"
    ]


def test_a_side_sees_the_shot_and_its_own_hand(contested):
    assert faces(contested.view(AWAY)) == ["K♣", "K♠", "3♥", "4♦"]
    # the other hand and both piles
    assert backs(contested.view(AWAY)) == 1 + 2


def test_the_public_sees_backs_only(contested):
    assert faces(contested.view(PUBLIC)) == ["K♣", "K♠"]
    assert backs(contested.view(PUBLIC)) == 1 + 2 + 2


def test_away_looks_from_its_own_side(contested):
    assert titles(contested.view(AWAY)) == [
        "Home hand: 1",
        "Time-outs: 1",
        "Home cards out of play: 21",
        "Home",
        "Away cards out of play: 23",
        "Away hand: 2",
        "Time-outs: 1",
    ]
    assert titles(contested.view(HOME))[0] == "Away hand: 2"


def test_cards_out_of_play_are_filled_in(at):
    text = draw_board(at("7c 8c", "3h", "9c").view(HOME))

    assert text.count('fill-opacity=".16"') == 26 - 3 + 26 - 1
    assert text.count('fill-opacity=".04"') == 3 + 1


def test_the_description_tells_what_is_drawn(at):
    away_pile = "4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"
    game = at(
        "7c 8c",
        "3h 2d",
        "9c",
        away_pile,
        zone="arc",
        table={"home": ["Kc"]},
        scores={"home": [4], "away": [2]},
    )

    text = described(game.view(HOME))

    assert text.startswith(
        "Score: home 4, away 2. Home has the ball at the arc. Home hand: seven of "
        "clubs, eight of clubs. Home pile: 1. Home cards on the table: king of clubs. "
        "Home cards out of play: two of clubs,"
    )
    assert text.endswith(
        "Away hand, face down: 2. Away pile: 23. Away cards on the table: none. Away "
        "cards out of play: three of diamonds. Away time-outs left: 1."
    )


def test_a_card_laid_face_down_is_told_to_who_laid_it(at):
    game = at("7c 8c", "3h 4d", steps=["tip"], origin="tip")
    game.apply("tip 8c")

    assert "Home has laid face down: eight of clubs." in described(game.view(HOME))
    assert "laid" not in described(game.view(AWAY))
    assert backs(game.view(HOME)) == backs(game.view(AWAY)) + 1


def test_no_card_laid_face_down_is_not_drawn(at):
    options = {"hidden_rebound": True}
    game = at("7c 8c", "3h 4d", steps=["rebound"], options=options)
    game.apply("none")

    assert "laid" not in described(game.view(HOME))


def test_empty_hands_and_piles_have_a_place(at):
    scores = {"home": [1], "away": [0]}
    game = at(steps=[], scores=scores, options={"quarters": 1})

    assert draw_board(game.view(AWAY)).count('class="c-card-slot"') == 4


@pytest.mark.parametrize(
    ("zone", "x"), [("back", "24"), ("arc", "196"), ("paint", "312")]
)
def test_the_ball_lies_in_its_zone(at, zone, x):
    drawing = parsed(draw_board(at("7c 8c", "3h", zone=zone).view(HOME)))

    balls = [
        circle.get("cx")
        for circle in drawing.iter(f"{SVG}circle")
        if circle.get("class") == "c-card-turn"
    ]
    assert balls == [x]


@pytest.mark.parametrize(
    "fields",
    [
        {"steps": ["tip"], "origin": "tip"},
        {"steps": ["tip_roll"], "origin": "tip"},
        {"steps": ["shootout"], "options": {"quarters": 1, "tiebreak": "free_throws"}},
    ],
)
def test_a_ball_that_nobody_has_is_not_drawn(at, fields):
    view = at("7c 8c", "3h 4d", **fields).view(HOME)

    assert "c-card-turn" not in draw_board(view)
    assert "Nobody has the ball." in described(view)
    assert "has the ball in" not in described(view)


def test_the_drawing_has_title_description_and_classes_of_its_own(contested):
    drawing = parsed(draw_board(contested.view(PUBLIC)))

    assert [child.tag for child in drawing][:2] == [f"{SVG}title", f"{SVG}desc"]
    classes = " ".join(part.get("class", "") for part in drawing.iter()).split()
    assert [name for name in classes if not name.startswith("c-")] == []


def test_everything_placed_lies_within_the_picture(at):
    table = {"home": ["2c", "3c", "Ac"], "away": ["2d", "Ad"]}
    game = at("5c 6c 7c 8c 9c", "5d 6d 7d 8d 9d", "Tc", "Td", table=table)

    places = [
        (float(x), float(y), float(scale or 1))
        for x, y, scale in re.findall(
            r"translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?\"><",
            draw_board(game.view(HOME)),
        )
    ]

    assert len(places) == 5 + 5 + 3 + 2 + 2
    for x, y, scale in places:
        assert x + CARD_WIDTH * scale <= WIDTH
        assert y + CARD_HEIGHT * scale <= HEIGHT


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="needs a view of Poker-deck Basketball"):
        draw_board(object())
