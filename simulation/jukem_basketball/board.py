"""The table as one accessible SVG drawing (JB-C4), in light and in dark."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from simulation.drawing import (
    BALL,
    CARD_WIDTH,
    FACE,
    FELT,
    INK,
    card_back,
    drawing,
    placed,
    said,
    sheet,
    slot,
    text,
)
from simulation.jukem_basketball import words as say
from simulation.jukem_basketball.state import card_list, table_cards
from simulation.jukem_basketball.tables import CARDS, STOPPER_CARDS
from simulation.jukem_basketball.views import JukemView
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES, View
from simulation.words import Argument, fill, words

WIDTH: Final = 400
HEIGHT: Final = 588
_STEP: Final = 76
_LEFT: Final = 12
_CHIP_WIDTH: Final = 122
_CHIP_HEIGHT: Final = 19
_CHIP_STEP: Final = 127
_SCORING_CARDS: Final = CARDS[:6]
_POINTS: Final = {"TWO": "2", "THREE": "3", "DUNK": "2", "AND1": "+1", "HALF": "3"}
_STRIPES: Final = {
    "c-card-shot": BALL,
    "c-card-helper": "#6a4c9c",
    "c-card-stopper": FELT,
    "c-card-special": "#6b6257",
}
# drawn around the middle of a card where it has no points to show
_SIGNS: Final = {
    "stop": "M-8-18H8L18-8V8L8 18H-8L-18 8V-8ZM-10-3V3H10V-3Z",
    "bolt": "M4-20-12 4H-1L-5 20 12-5H1Z",
    "time": "M-18-14H18V-6H4V18H-4V-6H-18Z",
}


def draw_board(view: View) -> str:
    """Return the table as the viewer sees it.

    The viewer's own hand lies below, face up. The public looks from home's side,
    with both hands turned down.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, JukemView):
        raise TypeError("the board needs a view of Jukem Basketball")
    shown = view.state()
    near = AWAY if view.who == AWAY else HOME
    far = 1 - near
    parts = [
        *_far_side(shown, far),
        *_middle(shown, card_list(table_cards(view.frames))),
        *_near_side(shown, near),
        _turn_mark(shown, near),
    ]
    title = said(say.BOARD_TITLE)
    return drawing(WIDTH, HEIGHT, title, _description(view, shown), parts)


def draw_card(code: str) -> str:
    """Return a card face up, its top left corner at 0 0, as an SVG group.

    :param code: one of ``CARDS``.
    """
    group = _group(code)
    lines = say.CARD_FACES[code]
    top = 78 if len(lines) == 1 else 73
    named = [
        text(CARD_WIDTH // 2, top + 14 * row, said(line), "c-card-name", size=12.5)
        for row, line in enumerate(lines)
    ]
    return (
        f'<g class="c-card {group}" fill="{INK}" text-anchor="middle">'
        f"{sheet(FACE)}"
        f'<path class="c-card-stripe" d="M8 8H64" stroke="{_STRIPES[group]}"'
        ' stroke-width="5" stroke-linecap="round"/>'
        f"{_emblem(code, _STRIPES[group])}{''.join(named)}</g>"
    )


def _group(code: str) -> str:
    if code in STOPPER_CARDS:
        return "c-card-stopper"
    if code == "TIMEOUT":
        return "c-card-special"
    return "c-card-helper" if code in ("AND1", "JUKEM") else "c-card-shot"


def _emblem(code: str, colour: str) -> str:
    """Return the points of a card, or the sign of one that has none."""
    points = _POINTS.get(code)
    if points is not None:
        return text(36, 52, points, "c-card-points", size=34, weight=700)
    sign = "time" if code == "TIMEOUT" else "bolt" if code == "JUKEM" else "stop"
    return (
        f'<path class="c-card-sign" transform="translate(36 39)" d="{_SIGNS[sign]}"'
        f' fill="{colour}" fill-rule="evenodd"/>'
    )


def _far_side(shown: Mapping[str, Any], side: int) -> list[str]:
    count = shown["hand_sizes"][side]
    backs = [
        placed(card_back(), _LEFT + 20 * place, 32, scale=0.62)
        for place in range(count)
    ]
    title = words(say.HAND_TITLE, side=say.SIDE_NAMES[side], count=count)
    return [
        text(_LEFT, 22, said(title), "c-card-title", weight=650),
        *(backs or [placed(slot(0, 0), _LEFT, 32, scale=0.62)]),
        *_scored(shown, side, 152, 22, columns=2, step=120),
    ]


def _middle(shown: Mapping[str, Any], table: Sequence[str]) -> list[str]:
    """Return draw pile, play and discards."""
    pile = shown["pile"]
    stack = [
        placed(card_back(pile if place == 0 else None), 20 - 2 * place, 138 - 2 * place)
        for place in reversed(range(min(3, pile)))
    ]
    played = [
        placed(draw_card(code), 118 + _STEP * place, 138)
        for place, code in enumerate(table)
    ]
    return [
        f'<rect class="c-card-felt" x="4" y="104" width="{WIDTH - 8}" height="276"'
        ' rx="10" fill-opacity=".06"/>',
        text(20, 128, said(say.PILE_TITLE), "c-card-title", weight=650),
        *(stack or [slot(20, 138)]),
        text(118, 128, said(say.TABLE_TITLE), "c-card-title", weight=650),
        *(played or [slot(118, 138)]),
        text(_LEFT + 4, 260, said(say.DISCARDS_TITLE), "c-card-title", weight=650),
        *_chips(shown["discards"], CARDS, _LEFT, 268),
    ]


def _near_side(shown: Mapping[str, Any], side: int) -> list[str]:
    count = shown["hand_sizes"][side]
    hand = shown["hand"]
    faces = [card_back()] * count if hand is None else [draw_card(c) for c in hand]
    title = words(say.HAND_TITLE, side=say.SIDE_NAMES[side], count=count)
    hand_cards = [
        placed(face, _LEFT + _STEP * place, 482) for place, face in enumerate(faces)
    ]
    return [
        *_scored(shown, side, _LEFT, 402),
        text(_LEFT, 473, said(title), "c-card-title", weight=650),
        *(hand_cards or [slot(_LEFT, 482)]),
    ]


def _scored(
    shown: Mapping[str, Any],
    side: int,
    x: float,
    y: float,
    columns: int = 3,
    step: float = _CHIP_STEP,
) -> list[str]:
    title = words(say.SCORED_TITLE, side=say.SIDE_NAMES[side])
    pile = shown["scored"][ACTOR_NAMES[side]]
    return [
        text(x, y, said(title), "c-card-title", weight=650),
        *_chips(pile, _SCORING_CARDS, x, y + 9, columns, step),
    ]


def _chips(
    counts: Mapping[str, int],
    codes: Sequence[str],
    x: float,
    y: float,
    columns: int = 3,
    step: float = _CHIP_STEP,
) -> list[str]:
    """Return a name and a count for each kind of card, in rows."""
    width = step - (_CHIP_STEP - _CHIP_WIDTH)
    chips = []
    for place, code in enumerate(codes):
        row, column = divmod(place, columns)
        count = counts.get(code, 0)
        left, top = x + step * column, y + (_CHIP_HEIGHT + 2) * row
        faded = "" if count else ' opacity=".8"'
        chips.append(
            f'<g class="c-card-chip"{faded}><rect x="{left}" y="{top}"'
            f' width="{width}" height="{_CHIP_HEIGHT}" rx="4" fill-opacity=".08"/>'
            f"{text(left + 7, top + 14, said(say.CHIP_NAMES[code]))}"
            f'<text x="{left + width - 7}" y="{top + 14}" text-anchor="end"'
            f' font-weight="650">{count}</text></g>'
        )
    return chips


def _turn_mark(shown: Mapping[str, Any], near: int) -> str:
    """Return the ball that lies with the side to move."""
    y = 469 if shown["mover"] == ACTOR_NAMES[near] else 18
    return f'<circle class="c-card-turn" cx="124" cy="{y}" r="6" fill="{BALL}"/>'


def _description(view: JukemView, shown: Mapping[str, Any]) -> str:
    """Return all that the drawing shows, as sentences."""
    home, away = shown["score"]
    sentences = [
        words(say.BOARD_SCORE, home=home, away=away),
        words(say.BOARD_TURN, side=say.SIDE_NAMES[ACTOR_NAMES.index(shown["mover"])]),
        words(say.TABLE_SHOWN, cards=_listed(card_list(table_cards(view.frames)))),
        words(say.PILE_SHOWN, count=shown["pile"]),
        words(say.DISCARDS_SHOWN, cards=_counted(shown["discards"])),
    ]
    for side in SIDES:
        name = say.SIDE_NAMES[side]
        count = shown["hand_sizes"][side]
        if side == view.who:
            hand = words(say.HAND_SHOWN, side=name, cards=_listed(shown["hand"]))
        else:
            hand = words(say.HAND_HIDDEN, side=name, count=count)
        scored = shown["scored"][ACTOR_NAMES[side]]
        sentences += [
            hand,
            words(say.SCORED_SHOWN, side=name, cards=_counted(scored)),
        ]
    return " ".join(said(sentence) for sentence in sentences)


def _listed(codes: Sequence[str]) -> Argument:
    """Return cards by name, separated by commas."""
    return ", ".join(fill(say.CARD_NAMES[code], {}) for code in codes) or say.NO_CARD


def _counted(counts: Mapping[str, int]) -> Argument:
    """Return cards by name and number, separated by commas."""
    return (
        ", ".join(
            f"{fill(say.CARD_NAMES[code], {})} × {count}"
            for code, count in counts.items()
        )
        or say.NO_CARD
    )
