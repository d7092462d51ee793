"""The pieces of which the boards of card games are made."""

from xml.etree import ElementTree

import pytest

from simulation.drawing import (
    card_back,
    drawing,
    placed,
    playing_card,
    read_aloud,
    said,
    slot,
    suit_colour,
    text,
)
from simulation.playing_cards import CARDS
from simulation.words import words


def parsed(svg):
    return ElementTree.fromstring(svg)  # noqa: S314 - our own drawing


def test_drawing_is_an_image_with_title_and_description():
    svg = parsed(drawing(40, 30, "Table", "One card.", [slot(0, 0)]))

    assert svg.get("role") == "img"
    assert svg.get("viewBox") == "0 0 40 30"
    assert [part.text for part in svg][:2] == ["Table", "One card."]


@pytest.mark.parametrize("card", CARDS)
def test_playing_card_shows_rank_and_suit(card):
    shown = [part.text for part in parsed(playing_card(card)).iter("text")]

    assert shown[0].replace("10", "T") == card[0]
    assert shown[1] == dict(zip("cdhs", "♣♦♥♠", strict=True))[card[1]]


def test_red_suits_differ_from_black_ones_in_colour():
    fills = {card[1]: parsed(playing_card(card)).get("fill") for card in CARDS}

    assert fills["d"] == fills["h"] != fills["c"] == fills["s"]
    assert [suit_colour("cdhs".index(suit)) for suit in fills] == list(fills.values())


def test_back_may_carry_a_count():
    counted, plain = parsed(card_back(46)), parsed(card_back())

    assert [part.text for part in counted.iter("text")] == ["46"]
    assert list(plain.iter("text")) == []


def test_group_is_scaled_only_where_asked():
    assert placed("<g/>", 3, 4) == '<g transform="translate(3 4)"><g/></g>'
    assert "scale(0.5)" in placed("<g/>", 3, 4, scale=0.5)


def test_cards_are_read_aloud():
    assert read_aloud(["2c", "Th"]) == "two of clubs, ten of hearts"
    assert read_aloud([]) == ""


def test_words_are_escaped():
    phrase = words("{one} & more", one="<b>")

    assert said(phrase) == "&lt;b&gt; &amp; more"
    assert "c-card-title" in text(1, 2, said(phrase), "c-card-title")
