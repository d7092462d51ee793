"""The table in text, for terminals, and what there is to know of an option."""

from collections.abc import Callable, Iterable
from operator import eq
from typing import Final

from simulation.playing_card_basketball.notation import (
    ATTEMPT,
    CONTEST,
    LEAVE,
    LET,
    MOVE_BALL,
    REDRAW,
    SHOOT_THREE,
    SHOOT_TWO,
)
from simulation.playing_card_basketball.reference import (
    is_higher,
    is_lower,
    scores,
    scores_three,
)
from simulation.playing_card_basketball.state import CONTEST as CONTEST_ASKED
from simulation.playing_card_basketball.state import TIPS
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FUN_SUITS,
    SUIT_NAMES,
    TWO,
)
from simulation.playing_card_basketball.views import CardView
from simulation.playing_card_basketball.words import (
    NO_CARD,
    SHOT_LINES,
    STAGE_LINES,
)
from simulation.playing_cards import FULL_SUIT, SUIT_SIGNS, SUIT_SIZE, printed, short
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, View
from simulation.rulebook import Share
from simulation.words import Name, Words, gettext_noop, verbatim, words

_ = gettext_noop

_SCORE: Final = _("{home} {home_points}, {away} {away_points}")
_BALL: Final = _("Possession {number}, passes {passes}, ball: {side}")
_HAND: Final = _("{side} hand: {cards}")
_CLOSED: Final = _("{side} hand, face down: {count}")
_BIG: Final = _("{side} big play {sign}: {count} left, out: {cards}")
_FUN: Final = _("{side} fundamentals {sign}: {count} left, out: {cards}")
_TURNED: Final = _("Turned over: {card}")

_PASS_NOTE: Final = _("held in {chance} of 100 if a steal is tried")
_TWO_NOTE: Final = _(
    "left to chance, good in {chance} of 100; contested, good in {good}, blocked in "
    "{blocked}"
)
_THREE_NOTE: Final = _(
    "left to chance, good in {chance} of 100; contested, good in {good}"
)
_LET_NOTE: Final = Words(_("the pass is completed, all cards are drawn anew"))
_STEAL_NOTE: Final = _("stolen in {chance} of 100")
_LEAVE_NOTE: Final = _("good in {chance} of 100")
_TWO_CONTEST_NOTE: Final = _(
    "good with a free throw in {chance} of 100, two free throws in {level}, blocked in "
    "{blocked}"
)
_CONTEST_NOTE: Final = _("good in {chance} of 100, blocked in {blocked}")
_REDRAW_NOTE: Final = _("higher in {chance} of 100")


def text_board(view: View) -> tuple[Words, ...]:
    """Return the table as the viewer sees it, his own side last.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, CardView):
        raise TypeError("the board needs a view of Playing Card Basketball")
    near = AWAY if view.who == AWAY else HOME
    turned = view.cards().get("turned")
    return (
        *_status(view),
        SHOT_LINES[view.worth]
        if view.stage == CONTEST_ASKED
        else STAGE_LINES[view.stage],
        _hand(view, 1 - near),
        *_piles(view, 1 - near),
        *([words(_TURNED, card=short(turned))] if turned else []),
        *_piles(view, near),
        _hand(view, near),
    )


def _status(view: CardView) -> list[Words]:
    """Return the score, and who has the ball if anybody has it."""
    home, away = view.score
    score = words(
        _SCORE,
        home=Name(SIDE_SLOTS[HOME]),
        home_points=home,
        away=Name(SIDE_SLOTS[AWAY]),
        away_points=away,
    )
    if view.stage in TIPS:
        return [score]
    ball = words(
        _BALL,
        number=view.possession,
        passes=view.passes,
        side=Name(SIDE_SLOTS[view.offense]),
    )
    return [score, ball]


def _hand(view: CardView, side: int) -> Words:
    """Return a hand: the viewer's own by its cards, the other by their number."""
    names = ("big", "fun") if side == view.offense else ("defense",)
    shown = view.cards()
    cards = [shown[name] for name in names if name in shown]
    name = Name(SIDE_SLOTS[side])
    if cards and side != view.who:
        return words(_CLOSED, side=name, count=len(cards))
    listed = " ".join(short(card) for card in cards if card is not None)
    return words(_HAND, side=name, cards=listed or NO_CARD)


def _piles(view: CardView, side: int) -> list[Words]:
    """Return what is left in the piles of a side, and the ranks that are out."""
    discards = view.state()["discards"]
    return [
        words(
            template,
            side=Name(SIDE_SLOTS[side]),
            sign=SUIT_SIGNS[suit],
            count=view.pile_size(suit),
            cards=_ranks(discards[SUIT_NAMES[suit]]),
        )
        for template, suit in ((_BIG, BIG_SUITS[side]), (_FUN, FUN_SUITS[side]))
    ]


def _ranks(ranks: str) -> Words:
    if not ranks:
        return NO_CARD
    return verbatim(" ".join(printed(rank) for rank in ranks))


_Test = Callable[[int, int], bool]


def option_note(view: View, option: str) -> Words | None:
    """Return what there is to know of an option, None for nothing.

    Chances are exact where every card that the side has not seen is as likely as any
    other of its suit.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, CardView):
        raise TypeError("the note needs a view of Playing Card Basketball")
    if option == MOVE_BALL:
        held = _chance(scores, [view.fun], _hidden_big(view), view)
        return words(_PASS_NOTE, chance=held)
    if option in (SHOOT_TWO, SHOOT_THREE):
        return _shot_note(view, option)
    if option == REDRAW:
        pile = _in(view.unseen(BIG_SUITS[view.who]) or FULL_SUIT)
        return words(_REDRAW_NOTE, chance=_chance(is_lower, [view.big], pile, view))
    return _answer_note(view, option)


def _shot_note(view: CardView, option: str) -> Words:
    """Return how often a shot goes in, by what the defense may answer."""
    own = [view.big]
    hidden = _hidden_big(view)
    left, contested = _shot_tests(option == SHOOT_TWO)
    chances = {
        "chance": _chance(left, own, _turned(view), view),
        "good": _chance(contested, own, hidden, view),
    }
    if option == SHOOT_THREE:
        return words(_THREE_NOTE, **chances)
    blocked = _chance(is_lower, own, hidden, view)
    return words(_TWO_NOTE, **chances, blocked=blocked)


def _answer_note(view: CardView, option: str) -> Words | None:
    """Return how often an answer of the defense comes off, by what it has not seen."""
    if option == LET:
        return _LET_NOTE
    own = [view.big]
    if option == ATTEMPT:
        hidden = _in(view.unseen(FUN_SUITS[view.offense]))
        return words(_STEAL_NOTE, chance=_chance(is_lower, hidden, own, view))
    shots = _in(view.unseen(BIG_SUITS[view.offense]))
    left, contested = _shot_tests(view.worth == TWO)
    if option == LEAVE:
        chance = _chance(left, shots, _turned(view), view)
        return words(_LEAVE_NOTE, chance=chance)
    if option == CONTEST:
        chances = {
            "chance": _chance(contested, shots, own, view),
            "blocked": _chance(is_lower, shots, own, view),
        }
        if view.worth != TWO:
            return words(_CONTEST_NOTE, **chances)
        level = _chance(eq, shots, own, view)
        return words(_TWO_CONTEST_NOTE, **chances, level=level)
    return None


def _shot_tests(is_two: bool) -> tuple[_Test, _Test]:
    """Return when a shot goes in that is left to chance, and when a contested one."""
    return (scores, is_higher) if is_two else (scores_three, scores_three)


def _hidden_big(view: CardView) -> list[int]:
    """Return the ranks that the big play card of the defense may have."""
    return _in(view.unseen(BIG_SUITS[1 - view.offense]))


def _turned(view: CardView) -> list[int]:
    """Return the ranks that may be turned over; an empty pile is shuffled first."""
    return _in(view.unseen(FUN_SUITS[1 - view.offense]) or FULL_SUIT)


def _in(mask: int) -> list[int]:
    return [rank for rank in range(SUIT_SIZE) if mask >> rank & 1]


def _chance(
    test: _Test, ours: Iterable[int], theirs: Iterable[int], view: CardView
) -> int:
    """Return in how many of a hundred pairs of ranks the values stand as asked."""
    values = view.tables.values
    met = [test(values[one], values[other]) for one in ours for other in theirs]
    return Share(sum(met), len(met)).in_hundred
