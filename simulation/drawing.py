"""Pieces of SVG of which the boards of card games are made.

Shapes carry classes for a stylesheet (``c-card``, ``c-card-back`` …) and attributes
that make do without one: cards have colours of their own, and all beside them is drawn
in the colour of the text around the picture.
"""

from collections.abc import Iterable
from html import escape
from typing import Final

from simulation.playing_cards import (
    CARD_NAMES,
    DIAMONDS,
    HEARTS,
    SUIT_SIGNS,
    printed,
    suit_of,
)
from simulation.words import Words, fill

CARD_WIDTH: Final = 72
CARD_HEIGHT: Final = 98
FACE: Final = "#fffdf8"
INK: Final = "#211e1a"
EDGE: Final = "#857c6f"
BALL: Final = "#c4520f"
FELT: Final = "#17574f"
_RED: Final = "#a8261f"


def drawing(
    width: int, height: int, title: str, desc: str, parts: Iterable[str]
) -> str:
    """Return one accessible SVG drawing of a table.

    :param title: what it is, escaped already; ``desc`` all that it shows, likewise.
    """
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="c-table" role="img"'
        f' viewBox="0 0 {width} {height}" fill="currentColor" font-size="13"'
        ' font-family="Inter Variable, Inter, system-ui, sans-serif">'
        f"<title>{title}</title><desc>{desc}</desc>{''.join(parts)}</svg>"
    )


def sheet(colour: str) -> str:
    """Return the paper of a card, its top left corner at 0 0."""
    return (
        f'<rect x=".5" y=".5" width="{CARD_WIDTH - 1}" height="{CARD_HEIGHT - 1}"'
        f' rx="7" fill="{colour}" stroke="{EDGE}"/>'
    )


def suit_colour(suit: int) -> str:
    """Return the colour in which a suit's cards are printed."""
    return _RED if suit in (DIAMONDS, HEARTS) else INK


def playing_card(card: str) -> str:
    """Return a card of the ordinary deck face up, its top left corner at 0 0.

    :param card: one of :data:`simulation.playing_cards.CARDS`.
    """
    suit = suit_of(card)
    sign = SUIT_SIGNS[suit]
    return (
        f'<g class="c-card c-card-playing" fill="{suit_colour(suit)}">{sheet(FACE)}'
        f'<text class="c-card-rank" x="8" y="24" font-size="20"'
        f' font-weight="700">{printed(card[0])}</text>'
        f'<text class="c-card-suit" x="36" y="74" font-size="44"'
        f' text-anchor="middle">{sign}</text></g>'
    )


def card_back(count: int | None = None) -> str:
    """Return a card face down, its top left corner at 0 0, as an SVG group.

    :param count: a number to print on it, the size of the pile below.
    """
    number = ""
    if count is not None:
        number = (
            f'<circle cx="36" cy="49" r="23" fill="{FACE}"/>'
            f'<text x="36" y="58" font-size="25" font-weight="700" fill="{INK}"'
            f' text-anchor="middle">{count}</text>'
        )
    return (
        f'<g class="c-card c-card-back">{sheet(FELT)}'
        '<rect x="6" y="6" width="60" height="86" rx="4" fill="none"'
        f' stroke="{FACE}" stroke-opacity=".7"/>'
        '<path d="M6 49H66M36 6V92M15 6Q36 30 57 6M15 92Q36 68 57 92" fill="none"'
        f' stroke="{FACE}" stroke-opacity=".45"/>{number}</g>'
    )


def slot(x: float, y: float) -> str:
    """Return the place of a card that is not there."""
    return (
        f'<rect class="c-card-slot" x="{x + 1}" y="{y + 1}" width="{CARD_WIDTH - 2}"'
        f' height="{CARD_HEIGHT - 2}" rx="7" fill="none" stroke="currentColor"'
        ' stroke-opacity=".5" stroke-dasharray="5 4"/>'
    )


def placed(group: str, x: float, y: float, scale: float = 1) -> str:
    """Return a group moved to ``x`` ``y``, and made smaller or larger."""
    scaled = "" if scale == 1 else f" scale({scale})"
    return f'<g transform="translate({x} {y}){scaled}">{group}</g>'


def text(
    x: float,
    y: float,
    content: str,
    css_class: str = "c-card-label",
    size: float = 13,
    weight: int = 400,
) -> str:
    """Return a line of text, its content escaped already."""
    return (
        f'<text class="{css_class}" x="{x}" y="{y}" font-size="{size}"'
        f' font-weight="{weight}">{content}</text>'
    )


def said(phrase: Words) -> str:
    """Return words as text for an SVG, escaped."""
    return escape(fill(phrase, {}))


def read_aloud(cards: Iterable[str]) -> str:
    """Return the names of cards of the ordinary deck, separated by commas."""
    return ", ".join(fill(CARD_NAMES[card], {}) for card in cards)
