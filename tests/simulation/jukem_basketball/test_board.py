"""The table as a drawing."""

import re
from xml.etree import ElementTree

import pytest

from simulation.drawing import CARD_HEIGHT, CARD_WIDTH
from simulation.jukem_basketball.board import (
    HEIGHT,
    WIDTH,
    draw_board,
    draw_card,
)
from simulation.jukem_basketball.tables import CARDS
from simulation.protocol import AWAY, HOME, PUBLIC

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def attempted(at):
    """A dunk with AND 1 on the table, home asked to stop it."""
    return at(
        "HALF BLOCK SEC3 TECH AIR",
        "TWO TWO MISS",
        discards={"MISS": 2},
        scored={"home": {"TWO": 3}, "away": {"JUKEM": 1}},
        frames=[["next"], ["stop", "play DUNK AND1"]],
    )


def parsed(text):
    return ElementTree.fromstring(text)  # noqa: S314 - our own drawing


def described(view):
    return parsed(draw_board(view)).findtext(f"{SVG}desc")


def faces(view):
    """Return the names on the cards that lie face up, top to bottom."""
    drawing = parsed(draw_board(view))
    cards = [
        group
        for group in drawing.iter(f"{SVG}g")
        if "c-card" in group.get("class", "").split()
        and "c-card-back" not in group.get("class")
    ]
    return [
        " ".join(
            text.text
            for text in card.iter(f"{SVG}text")
            if text.get("class") == "c-card-name"
        )
        for card in cards
    ]


def backs(view):
    return draw_board(view).count('class="c-card c-card-back"')


def test_a_side_sees_the_play_and_its_own_hand(attempted):
    assert faces(attempted.view(HOME)) == [
        "Dunk",
        "And 1",
        "Half court",
        "Block!",
        "Air ball!",
        "3-second violation",
        "Technical foul",
    ]
    assert backs(attempted.view(HOME)) == 3 + 3


def test_the_public_sees_backs_only(attempted):
    assert faces(attempted.view(PUBLIC)) == ["Dunk", "And 1"]
    assert backs(attempted.view(PUBLIC)) == 3 + 3 + 5


def test_away_looks_from_its_own_side(attempted):
    titles = [
        text.text
        for text in parsed(draw_board(attempted.view(AWAY))).iter(f"{SVG}text")
        if text.get("class") == "c-card-title"
    ]

    assert titles == [
        "Home hand: 5",
        "Home scoring pile",
        "Draw pile",
        "On the table",
        "Discards",
        "Away scoring pile",
        "Away hand: 3",
    ]


def test_the_description_tells_what_is_drawn(attempted):
    assert described(attempted.view(HOME)) == (
        "Score: home 0, away 0. Away has the turn. On the table: DUNK, AND 1. "
        "Draw pile: 40. Discards: MISS! × 2. "
        "Home hand: HALF COURT, BLOCK!, AIR BALL!, 3-SECOND VIOLATION, "
        "TECHNICAL FOUL. Home scoring pile: 2-POINTER × 3. "
        "Away hand, face down: 3. Away scoring pile: JUKEM × 1."
    )


def test_the_description_of_an_empty_table(at):
    game = at(frames=[], pile={}, quarter=4, scores={"home": [0] * 4, "away": [1] * 4})

    text = described(game.view(AWAY))

    assert text.startswith(
        "Score: home 0, away 4. Away has the turn. On the table: none. Draw pile: 0."
    )
    assert "Home hand, face down: 0. Home scoring pile: none. Away hand: none." in text
    assert draw_board(game.view(AWAY)).count('class="c-card-slot"') == 4


def test_the_drawing_has_title_description_and_classes_of_its_own(attempted):
    drawing = parsed(draw_board(attempted.view(PUBLIC)))

    assert [child.tag for child in drawing][:2] == [f"{SVG}title", f"{SVG}desc"]
    classes = " ".join(part.get("class", "") for part in drawing.iter()).split()
    assert [name for name in classes if not name.startswith("c-")] == []


def test_everything_placed_lies_within_the_picture(attempted):
    text = draw_board(attempted.view(HOME))

    places = [
        (float(x), float(y), float(scale or 1))
        for x, y, scale in re.findall(
            r"translate\(([\d.]+) ([\d.]+)\)(?: scale\(([\d.]+)\))?\"><", text
        )
    ]

    assert places
    for x, y, scale in places:
        assert x + CARD_WIDTH * scale <= WIDTH
        assert y + CARD_HEIGHT * scale <= HEIGHT


@pytest.mark.parametrize("code", CARDS)
def test_every_card_has_a_face(code):
    group = parsed(draw_card(code))

    names = [text for text in group.iter("text") if text.get("class") == "c-card-name"]
    assert 1 <= len(names) <= 2


def test_cards_of_equal_points_differ_by_name():
    assert len({draw_card(code) for code in CARDS}) == len(CARDS)


@pytest.mark.parametrize(("pile", "drawn"), [(0, 0), (1, 1), (2, 2), (40, 3)])
def test_the_draw_pile_is_as_high_as_it_can_be(at, pile, drawn):
    hands = {"home": "TWO THREE", "away": "TWO THREE"}
    cards = {"TWO": min(pile, 10), "THREE": min(max(pile - 10, 0), 5)}
    cards["MISS"] = pile - sum(cards.values())
    options = {"deck": {"MISS": 60}}

    game = at(hands["home"], hands["away"], options, pile=cards)

    assert backs(game.view(HOME)) == drawn + 2


@pytest.mark.parametrize(("mover", "height"), [("home", "469"), ("away", "18")])
def test_the_ball_lies_with_the_side_to_move(at, mover, height):
    game = at("TWO TWO TWO THREE DUNK", "TWO TWO TWO THREE DUNK", mover=mover)

    drawing = parsed(draw_board(game.view(HOME)))

    balls = [
        circle.get("cy")
        for circle in drawing.iter(f"{SVG}circle")
        if circle.get("class") == "c-card-turn"
    ]
    assert balls == [height]


def test_a_view_of_another_game_is_refused():
    with pytest.raises(TypeError, match="needs a view of Jukem Basketball"):
        draw_board(object())
