"""The table as one accessible SVG drawing (PB-C4), in light and in dark."""

from collections.abc import Mapping
from typing import Any, Final

from simulation.drawing import (
    BALL,
    EDGE,
    FACE,
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
from simulation.playing_card_basketball import words as say
from simulation.playing_card_basketball.state import CONTEST, TIPS
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FUN_SUITS,
    SUIT_NAMES,
)
from simulation.playing_card_basketball.views import CardView
from simulation.playing_cards import RANKS, SUIT_SIGNS, SUITS, printed
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES, View
from simulation.words import Argument, Words, words

WIDTH: Final = 400
HEIGHT: Final = 466
_LEFT: Final = 12
_FAR: Final = 20
_FELT: Final = 144
_FELT_HEIGHT: Final = 178
_NEAR: Final = 346
_ROW: Final = 56
_PILE_SCALE: Final = 0.5
_STRIP: Final = 58
_CELL: Final = 25.2
_CELL_HEIGHT: Final = 22
_CARD_STEP: Final = 98


def draw_board(view: View) -> str:
    """Return the table as the viewer sees it.

    The viewer's own side lies below, the cards in play between the two. The public
    looks from home's side.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, CardView):
        raise TypeError("the board needs a view of Playing Card Basketball")
    shown = view.state()
    near = AWAY if view.who == AWAY else HOME
    parts = [
        *_side(shown, 1 - near, _FAR),
        *_middle(shown),
        *_side(shown, near, _NEAR),
    ]
    return drawing(WIDTH, HEIGHT, said(say.BOARD_TITLE), _description(shown), parts)


def _side(shown: Mapping[str, Any], side: int, top: int) -> list[str]:
    """Return the points of a side, its piles and their discards."""
    points = shown["score"][side]
    title = words(say.SIDE_TITLE, side=say.SIDE_NAMES[side], points=points)
    parts = [text(_LEFT, top, said(title), "c-card-title", size=15, weight=650)]
    if shown["stage"] not in TIPS and shown["offense"] == ACTOR_NAMES[side]:
        parts.append(
            f'<circle class="c-card-turn" cx="{WIDTH - 20}" cy="{top - 5}" r="7"'
            f' fill="{BALL}"/>'
        )
    for row, suit in enumerate((BIG_SUITS[side], FUN_SUITS[side])):
        parts += _pile(shown, suit, top + 8 + _ROW * row)
    return parts


def _pile(shown: Mapping[str, Any], suit: int, y: int) -> list[str]:
    """Return a face-down pile with its size, and what of its suit is discarded."""
    name = SUIT_NAMES[suit]
    count = shown["piles"][name]
    back = card_back(count) if count else slot(0, 0)
    title = words(say.DISCARDS_TITLE, pile=say.PILE_NAMES[suit], sign=SUIT_SIGNS[suit])
    return [
        placed(back, _LEFT, y, scale=_PILE_SCALE),
        text(_STRIP, y + 15, said(title), "c-card-label", size=12.5),
        *_strip(suit, shown["discards"][name], y + 24),
    ]


def _strip(suit: int, discards: str, y: int) -> list[str]:
    """Return the thirteen ranks of a suit, those that are discarded on paper."""
    cells = []
    for place, rank in enumerate(RANKS):
        x = round(_STRIP + _CELL * place, 1)
        is_gone = rank in discards
        paper = f' fill="{FACE}" stroke="{EDGE}"' if is_gone else ' fill-opacity=".07"'
        ink = (
            f' fill="{suit_colour(suit)}" font-weight="700"'
            if is_gone
            else ' opacity=".75"'
        )
        cells.append(
            f'<g class="c-card-chip"><rect x="{x}" y="{y}" width="{_CELL - 2.2:.0f}"'
            f' height="{_CELL_HEIGHT}" rx="4"{paper}/>'
            f'<text x="{round(x + 11.5, 1)}" y="{y + 16}" text-anchor="middle"'
            f"{ink}>{printed(rank)}</text></g>"
        )
    return cells


def _middle(shown: Mapping[str, Any]) -> list[str]:
    """Return what the table waits for and the cards in play."""
    top, waiting = _FELT + 52, said(_waits_for(shown))
    parts = [
        f'<rect class="c-card-felt" x="4" y="{_FELT}" width="{WIDTH - 8}"'
        f' height="{_FELT_HEIGHT}" rx="10" fill-opacity=".06"/>',
        text(_LEFT + 4, _FELT + 20, waiting, "c-card-title", weight=650),
    ]
    for place, (name, label) in enumerate(say.PLACES.items()):
        x = _LEFT + 4 + _CARD_STEP * place
        parts.append(text(x, top - 8, said(label), "c-card-label", size=12.5))
        if name not in shown["cards"]:
            parts.append(slot(x, top))
            continue
        card = shown["cards"][name]
        face = card_back() if card is None else playing_card(card)
        parts.append(placed(face, x, top))
    return parts


def _waits_for(shown: Mapping[str, Any]) -> Words:
    if shown["stage"] == CONTEST:
        return say.SHOT_LINES[shown["shot"]]
    return say.STAGE_LINES[shown["stage"]]


def _description(shown: Mapping[str, Any]) -> str:
    """Return all that the drawing shows, as sentences."""
    home, away = shown["score"]
    sentences = [
        words(say.BOARD_SCORE, home=home, away=away),
        _ball(shown),
        _waits_for(shown),
    ]
    sentences += [
        words(say.CARD_SHOWN, place=say.PLACES[name], card=say.card_name(card))
        for name, card in shown["cards"].items()
    ]
    for side in SIDES:
        for suit in (BIG_SUITS[side], FUN_SUITS[side]):
            name = SUIT_NAMES[suit]
            sentences.append(
                words(
                    say.PILE_SHOWN,
                    side=say.SIDE_NAMES[side],
                    pile=say.PILE_NAMES[suit],
                    suit=say.SUIT_TITLES[suit],
                    count=shown["piles"][name],
                    cards=_listed(suit, shown["discards"][name]),
                )
            )
    return " ".join(said(sentence) for sentence in sentences)


def _ball(shown: Mapping[str, Any]) -> Words:
    if shown["stage"] in TIPS:
        return say.LOOSE_BALL[shown["occasion"]]
    return words(
        say.BOARD_BALL,
        side=say.SIDE_NAMES[ACTOR_NAMES.index(shown["offense"])],
        number=shown["possession"],
        passes=shown["passes"],
    )


def _listed(suit: int, ranks: str) -> Argument:
    """Return cards by name, separated by commas."""
    return read_aloud(f"{rank}{SUITS[suit]}" for rank in ranks) or say.NO_CARD
