"""The table as one accessible SVG drawing (PD-C4), in light and in dark."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from simulation.drawing import (
    BALL,
    FELT,
    card_back,
    drawing,
    placed,
    playing_card,
    read_aloud,
    said,
    slot,
    text,
)
from simulation.playing_cards import CARD_NAMES, short
from simulation.poker_deck_basketball.notation import NONE
from simulation.poker_deck_basketball.tables import ARC, CARDS, PAINT, ZONES
from simulation.poker_deck_basketball.views import PokerView
from simulation.poker_deck_basketball.words import board as say
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES, View
from simulation.words import Argument, Words, words

WIDTH: Final = 400
HEIGHT: Final = 532
_LEFT: Final = 12
_STEP: Final = 76
_SMALL: Final = 0.5
_PLAYED: Final = 0.62
_PLAYED_STEP: Final = 49
_CELL_STEP: Final = 29
_CELL_HEIGHT: Final = 19
_COURT: Final = 148
_COURT_HEIGHT: Final = 150
#: The left edge of each zone; the ball goes to the right.
_ZONE_EDGES: Final = (4, 176, 292, 396)


def draw_board(view: View) -> str:
    """Return the table as the viewer sees it.

    The viewer's own hand lies below, face up. The public looks from home's side,
    with both hands turned down. Whoever has the ball moves it to the right.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, PokerView):
        raise TypeError("the board needs a view of Poker-deck Basketball")
    shown = view.state()
    near = AWAY if view.who == AWAY else HOME
    far = 1 - near
    parts = [
        *_far_side(shown, far),
        *_discards(shown, far, 94),
        *_court(shown, near, view.holder),
        *_discards(shown, near, 318),
        *_near_side(shown, near),
    ]
    return drawing(WIDTH, HEIGHT, said(say.TITLE), _description(view, shown), parts)


def _title(x: float, y: float, template: str, side: int, count: int) -> str:
    named = words(template, side=say.SIDE_NAMES[side], count=count)
    return text(x, y, said(named), "c-card-title", weight=650)


def _heading(shown: Mapping[str, Any], side: int, y: float) -> list[str]:
    timeouts = shown["timeouts"][ACTOR_NAMES[side]]
    told = words(say.TIMEOUTS, count=timeouts)
    return [
        _title(_LEFT, y, say.HAND, side, shown["hand_sizes"][side]),
        text(190, y, said(told), "c-card-title"),
    ]


def _pile(shown: Mapping[str, Any], side: int, y: float) -> str:
    count = shown["pile_sizes"][side]
    back = card_back(count) if count else slot(0, 0)
    return placed(back, 352, y, _SMALL)


def _far_side(shown: Mapping[str, Any], side: int) -> list[str]:
    backs = [
        placed(card_back(), _LEFT + 24 * place, 26, _SMALL)
        for place in range(shown["hand_sizes"][side])
    ]
    return [
        *_heading(shown, side, 18),
        *(backs or [placed(slot(0, 0), _LEFT, 26, _SMALL)]),
        _pile(shown, side, 26),
    ]


def _near_side(shown: Mapping[str, Any], side: int) -> list[str]:
    hand = shown["hand"]
    count = shown["hand_sizes"][side]
    faces = [card_back()] * count if hand is None else [playing_card(c) for c in hand]
    cards = [
        placed(face, _LEFT + _STEP * place, 428) for place, face in enumerate(faces)
    ]
    return [
        *_heading(shown, side, 418),
        _pile(shown, side, 374),
        *(cards or [slot(_LEFT, 428)]),
    ]


def _discards(shown: Mapping[str, Any], side: int, y: float) -> list[str]:
    """Return all cards of a side in two rows, those out of play filled in."""
    gone = shown["discards"][ACTOR_NAMES[side]]
    cells = []
    for place, code in enumerate(CARDS[side]):
        column, row = divmod(place, 2)
        left, top = _LEFT + _CELL_STEP * column, y + 8 + (_CELL_HEIGHT + 2) * row
        is_gone = code in gone
        opacity, weight = (".16", 700) if is_gone else (".04", 400)
        cells.append(
            f'<g class="c-card-chip" text-anchor="middle"><rect x="{left}" y="{top}"'
            f' width="{_CELL_STEP - 2}" height="{_CELL_HEIGHT}" rx="4"'
            f' fill-opacity="{opacity}"/>'
            f"{text(left + 13.5, top + 14, short(code), weight=weight)}"
            "</g>"
        )
    return [_title(_LEFT, y + 1, say.DISCARDS, side, len(gone)), *cells]


def _court(shown: Mapping[str, Any], near: int, holder: int | None) -> list[str]:
    """Return the three zones, the ball, and what lies on the table.

    :param holder: the side that has the ball, None where nobody has it.
    """
    zone = ZONES.index(shown["zone"])
    ball = [] if holder is None else _ball(holder, zone)
    lines = [
        f'<path class="c-card-line" d="M{_ZONE_EDGES[at]} {_COURT}v{_COURT_HEIGHT}"'
        ' stroke="currentColor" stroke-opacity=".35" stroke-dasharray="5 4"/>'
        for at in (ARC, PAINT)
    ]
    names = [
        text(
            _ZONE_EDGES[at] + 10,
            _COURT + 18,
            said(name),
            weight=650 if ball and at == zone else 400,
        )
        for at, name in enumerate(say.ZONE_NAMES)
    ]
    # what the far side has played lies above, what the near side has below
    return [
        f'<rect class="c-card-felt" x="4" y="{_COURT}" width="{WIDTH - 8}"'
        f' height="{_COURT_HEIGHT}" rx="10" fill="{FELT}" fill-opacity=".12"/>',
        *lines,
        *names,
        *ball,
        *_played(shown, 1 - near, _LEFT + 4),
        *_played(shown, near, _LEFT + 4 + 4 * _PLAYED_STEP),
    ]


def _ball(side: int, zone: int) -> list[str]:
    """Return the ball in a zone, and whose it is."""
    x = _ZONE_EDGES[zone] + 20
    return [
        f'<circle class="c-card-turn" cx="{x}" cy="{_COURT + 38}" r="9"'
        f' fill="{BALL}"/>',
        text(
            x + 15,
            _COURT + 43,
            said(say.SIDE_NAMES[side]),
            "c-card-title",
            weight=650,
        ),
    ]


def _played(shown: Mapping[str, Any], side: int, x: float) -> list[str]:
    """Return what a side has on the table, with the side's name above."""
    cards = [playing_card(card) for card in shown["table"][ACTOR_NAMES[side]]]
    if _laid_card(shown, side):
        cards.append(card_back())
    if not cards:
        return []
    return [
        text(x, _COURT + 70, said(say.SIDE_NAMES[side])),
        *(
            placed(card, x + _PLAYED_STEP * place, _COURT + 78, _PLAYED)
            for place, card in enumerate(cards)
        ),
    ]


def _laid_card(shown: Mapping[str, Any], side: int) -> str:
    """Return the card that the viewer himself has laid face down, if he has."""
    is_own = shown["who"] == ACTOR_NAMES[side]
    choice = shown["laid"] if is_own else None
    return "" if choice in (None, "", NONE) else choice.split()[1]


def _description(view: PokerView, shown: Mapping[str, Any]) -> str:
    """Return all that the drawing shows, as sentences."""
    home, away = shown["score"]
    sentences = [words(say.SCORE, home=home, away=away), _told_ball(view)]
    for side in SIDES:
        name, key = say.SIDE_NAMES[side], ACTOR_NAMES[side]
        if side == view.who:
            hand = words(say.HAND_SHOWN, side=name, cards=_listed(shown["hand"]))
        else:
            count = shown["hand_sizes"][side]
            hand = words(say.HAND_HIDDEN, side=name, count=count)
        table, discards = shown["table"][key], shown["discards"][key]
        sentences += [
            hand,
            words(say.PILE_SHOWN, side=name, count=shown["pile_sizes"][side]),
            words(say.TABLE_SHOWN, side=name, cards=_listed(table)),
            words(say.DISCARDS_SHOWN, side=name, cards=_listed(discards)),
            words(say.TIMEOUTS_SHOWN, side=name, count=shown["timeouts"][key]),
        ]
        laid = _laid_card(shown, side)
        if laid:
            sentences.append(words(say.LAID_SHOWN, side=name, card=CARD_NAMES[laid]))
    return " ".join(said(sentence) for sentence in sentences)


def _told_ball(view: PokerView) -> Words:
    """Return who has the ball, and where."""
    if view.holder is None:
        return say.NO_BALL
    side = say.SIDE_NAMES[view.holder]
    return words(say.BALL, side=side, place=say.ZONE_PLACES[view.zone])


def _listed(codes: Sequence[str]) -> Argument:
    """Return cards by name, separated by commas."""
    return read_aloud(codes) or say.NO_CARD
