"""The table as one accessible SVG drawing (PC-C4), in light and in dark."""

from collections.abc import Sequence
from typing import Final

from simulation.drawing import (
    BALL,
    CARD_WIDTH,
    EDGE,
    FACE,
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
from simulation.playing_card_baseball import words as say
from simulation.playing_card_baseball.state import BOTTOM, OVER, base_list, half_of
from simulation.playing_card_baseball.tables import OUTS, PITCHES_BY_CARDS
from simulation.playing_card_baseball.views import BaseballView
from simulation.playing_cards import CARDS
from simulation.protocol import AWAY, HOME, View
from simulation.words import Words, fill, words

WIDTH: Final = 400
HEIGHT: Final = 516
_LEFT: Final = 12
_SCALE: Final = 0.72
_SMALL: Final = 0.5
_HAND_WIDTH: Final = WIDTH - 2 * _LEFT
_FAR_HAND: Final = 34
_NEAR_HAND: Final = 436
_DIAMOND: Final = (128, 238)
_REACH: Final = 74
#: Where the bases lie from the middle of the diamond.
_BASES: Final = {1: (_REACH, 0), 2: (0, -_REACH), 3: (-_REACH, 0)}


def draw_board(view: View) -> str:
    """Return the table as the viewer sees it.

    The viewer's own hand lies below, face up; the public looks from home's side.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, BaseballView):
        raise TypeError("the board needs a view of Playing Card Baseball")
    near = AWAY if view.who == AWAY else HOME
    parts = [
        *_hand(view, 1 - near, _FAR_HAND),
        *_diamond(view),
        *_beside(view),
        *_hand(view, near, _NEAR_HAND),
    ]
    return drawing(WIDTH, HEIGHT, said(say.BOARD_TITLE), _description(view), parts)


def _hand(view: BaseballView, side: int, top: int) -> list[str]:
    """Return a side's cards in one row, closer together the more there are."""
    cards = view.cards(side)
    title = say.BATTING_TITLE if side == view.batting else say.PITCHING_TITLE
    heading = text(
        _LEFT,
        top - 9,
        said(words(title, side=say.SIDE_NAMES[side])),
        "c-card-title",
        weight=650,
    )
    if not cards:
        return [heading, placed(slot(0, 0), _LEFT, top, scale=_SCALE)]
    room = _HAND_WIDTH - CARD_WIDTH * _SCALE
    step = min(CARD_WIDTH * _SCALE + 4, room / max(1, len(cards) - 1))
    return [
        heading,
        *(
            placed(_card(card), round(_LEFT + step * at, 1), top, scale=_SCALE)
            for at, card in enumerate(cards)
        ),
    ]


def _card(card: int | None) -> str:
    return card_back() if card is None else playing_card(CARDS[card])


def _diamond(view: BaseballView) -> list[str]:
    """Return the field with its bases, a mark on those that are taken."""
    x, y = _DIAMOND
    field = (
        f'<path class="c-diamond" d="M{x} {y + _REACH}L{x + _REACH} {y}L{x}'
        f' {y - _REACH}L{x - _REACH} {y}Z" fill="{FELT}" fill-opacity=".12"'
        ' stroke="currentColor" stroke-opacity=".6" stroke-width="2"/>'
    )
    plate = (
        f'<path class="c-plate" d="M{x - 8} {y + _REACH - 8}H{x + 8}V{y + _REACH}'
        f'L{x} {y + _REACH + 9}L{x - 8} {y + _REACH}Z" fill="{FACE}"'
        f' stroke="{EDGE}"/>'
    )
    parts = [field, plate]
    for base, (right, down) in _BASES.items():
        is_taken = view.bases >> (base - 1) & 1
        left, top = x + right, y + down
        colour = BALL if is_taken else FACE
        kind = "c-base c-base-taken" if is_taken else "c-base"
        reach = 14 if is_taken else 9
        parts.append(
            f'<path class="{kind}" d="M{left} {top - reach}L{left + reach} {top}'
            f"L{left} {top + reach}L{left - reach} {top}Z"
            f'" fill="{colour}" stroke="{EDGE}"/>'
        )
    return parts


def _beside(view: BaseballView) -> list[str]:
    """Return inning, outs, score, what was called, the deck and the cards beside it."""
    parts = [
        text(232, 156, said(_inning(view)), "c-board-inning", size=20, weight=700),
        *_outs(view.outs),
        *_score(view),
        text(_LEFT, 342, said(say.DECK_TITLE), "c-card-title", weight=650),
        placed(card_back(view.deck_size), _LEFT, 350, scale=_SMALL),
    ]
    called = [_pitched(view), _swung(view)]
    parts += [
        text(232, 276 + 19 * at, said(phrase), "c-board-call")
        for at, phrase in enumerate(phrase for phrase in called if phrase)
    ]
    if view.used:
        step = min(CARD_WIDTH * _SMALL + 3, 262 / len(view.used))
        parts.append(
            text(84, 342, said(say.USED_TITLE), "c-card-title", weight=650),
        )
        parts += [
            placed(
                playing_card(CARDS[card]), round(84 + step * at, 1), 350, scale=_SMALL
            )
            for at, card in enumerate(view.used)
        ]
    return parts


def _outs(outs: int) -> list[str]:
    label = text(232, 184, said(words(say.OUTS_SHOWN, outs=outs)), weight=650)
    marks = [
        f'<circle class="c-out" cx="{312 + 22 * at}" cy="179" r="7"'
        f' fill="{BALL if at < outs else "none"}" stroke="currentColor"/>'
        for at in range(OUTS - 1)
    ]
    return [label, *marks]


def _score(view: BaseballView) -> list[str]:
    """Return the runs of both, away above home."""
    rows = []
    for at, side in enumerate((AWAY, HOME)):
        y = 214 + 25 * at
        rows += [
            text(232, y, said(say.SIDE_NAMES[side]), size=16),
            f'<text class="c-board-runs" x="370" y="{y}" font-size="20"'
            f' font-weight="700" text-anchor="end">{view.score[side]}</text>',
        ]
    return rows


def _inning(view: BaseballView) -> Words:
    if view.stage == OVER:
        return say.FINAL
    is_bottom = half_of(view.batting) == BOTTOM
    return words(say.INNING_BOTTOM if is_bottom else say.INNING_TOP, inning=view.inning)


def _pitched(view: BaseballView) -> Words | None:
    """Return the pitch, None before there is one."""
    if not view.has_pitched:
        return None
    return say.PITCH_NAMES[PITCHES_BY_CARDS[view.pitch]]


def _swung(view: BaseballView) -> Words | None:
    """Return what the batter swings for, None before he does."""
    return say.SWING_NAMES[view.swing] if view.swing else None


def _description(view: BaseballView) -> str:
    """Return all that the drawing shows, as sentences."""
    home, away = view.score
    phrases = [words(say.BOARD_SCORE, home=home, away=away)]
    if view.stage == OVER:
        phrases.append(say.BOARD_OVER)
    else:
        is_bottom = half_of(view.batting) == BOTTOM
        phrases.append(
            words(
                say.BOARD_BOTTOM if is_bottom else say.BOARD_TOP,
                inning=view.inning,
                outs=view.outs,
            )
        )
        phrases.append(_runners(view.bases))
    phrases.append(words(say.BOARD_DECK, count=view.deck_size))
    pitch, swing = _pitched(view), _swung(view)
    if pitch:
        phrases.append(words(say.BOARD_PITCH, pitch=pitch))
    if swing:
        phrases.append(words(say.BOARD_SWING, swing=swing))
    if view.used:
        phrases.append(words(say.BOARD_USED, cards=_named(view.used)))
    phrases += [_told(view, side) for side in (HOME, AWAY)]
    return " ".join(said(phrase) for phrase in phrases)


def _runners(bases: int) -> Words:
    if not bases:
        return say.BOARD_EMPTY
    names = ", ".join(fill(say.BASE_NAMES[base], {}) for base in base_list(bases))
    return words(say.BOARD_BASES, bases=names)


def _told(view: BaseballView, side: int) -> Words:
    """Return a hand as far as the viewer can tell it."""
    cards = view.cards(side)
    known = [card for card in cards if card is not None]
    hidden = len(cards) - len(known)
    name = say.SIDE_NAMES[side]
    if not cards:
        return words(say.HAND_EMPTY, side=name)
    if not known:
        return words(say.HAND_HIDDEN, side=name, count=hidden)
    if not hidden:
        return words(say.HAND_SHOWN, side=name, cards=_named(known))
    return words(say.HAND_PARTLY, side=name, cards=_named(known), count=hidden)


def _named(cards: Sequence[int]) -> str:
    """Return cards by name, separated by commas."""
    return read_aloud(CARDS[card] for card in cards)
