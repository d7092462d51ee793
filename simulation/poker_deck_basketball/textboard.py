"""The table in text, for terminals, and what there is to know of an option."""

from collections.abc import Sequence
from typing import Final

from simulation.playing_cards import SUIT_SIGNS, printed, shorts, suit_of
from simulation.poker_deck_basketball.notation import (
    DUNK,
    LONG,
    NONE,
    PASSES,
    PLAYS,
    ROLL,
    Play,
    points_of,
)
from simulation.poker_deck_basketball.reference import (
    NEEDED,
    PAIRS,
    at_least,
    contested,
    doubles,
)
from simulation.poker_deck_basketball.state import ALLEY, ATTACK, CONTEST, STEAL
from simulation.poker_deck_basketball.statistics import period_name
from simulation.poker_deck_basketball.tables import CODES, THROW_FROM, top_rank
from simulation.poker_deck_basketball.views import PokerView
from simulation.poker_deck_basketball.words import board as say
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDE_SLOTS, Decision, View
from simulation.rulebook import Share
from simulation.words import Name, Words, gettext_noop, listed, verbatim, words

_ = gettext_noop

_SCORE: Final = _("{period}  {home} {home_points}, {away} {away_points}")
_HAND: Final = _("{side} hand: {cards}")
_CLOSED: Final = _("{side} hand, face down: {count}")
_LEFT: Final = _("{side} pile: {count}, time-outs: {timeouts}")
_OUT: Final = _("Out of play: {cards}")
_TABLE: Final = _("{side} on the table: {cards}")
_LAID: Final = _("{side} has laid face down: {card}")
_THROWS: Final = _("Free throws to come: {count}")

_PASS_NOTE: Final = _("stolen in {chance} of 100 if a steal is tried without an ace")
_SAFE_NOTE: Final = Words(_("cannot be stolen"))
_SURE_NOTE: Final = _("{points} points, for sure")
_POINTS_NOTE: Final = _("{points} points in {chance} of 100")
_SHOT_NOTE: Final = _(
    "{points} points in {chance} of 100; contested, good in {good}, fouled in "
    "{fouled}, blocked in {blocked}"
)
_STEAL_NOTE: Final = _("steals in {chance} of 100")
_SURE_STEAL_NOTE: Final = Words(_("steals for sure"))
_LEAVE_NOTE: Final = _("good in {chance} of 100")
_BLOCK_NOTE: Final = _("blocks in {blocked} of 100, fouls in {fouled}; good in {good}")
_SURE_BLOCK_NOTE: Final = Words(_("blocks for sure"))
_THROW_NOTE: Final = _("good in {chance} of 100")
_SURE_THROW_NOTE: Final = Words(_("good for sure"))
_WINS_NOTE: Final = Words(_("wins the ball"))
_LOSES_NOTE: Final = Words(_("loses the ball"))
_ROLLS_NOTE: Final = Words(_("level: the dice decide"))


def text_board(view: View) -> tuple[Words, ...]:
    """Return the table as the viewer sees it, his own side last.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, PokerView):
        raise TypeError("the board needs a view of Poker-deck Basketball")
    near = AWAY if view.who == AWAY else HOME
    throws = [words(_THROWS, count=view.throws)] if view.throws else []
    return (
        _score(view),
        _ball(view),
        _hand(view, 1 - near),
        *_piles(view, 1 - near),
        *_table(view, 1 - near),
        *throws,
        *_table(view, near),
        *_piles(view, near),
        _hand(view, near),
    )


def _score(view: PokerView) -> Words:
    home, away = view.score
    tables = view.tables
    return words(
        _SCORE,
        period=period_name(view.quarter, tables.quarters, tables.overtimes),
        home=Name(SIDE_SLOTS[HOME]),
        home_points=home,
        away=Name(SIDE_SLOTS[AWAY]),
        away_points=away,
    )


def _ball(view: PokerView) -> Words:
    """Return who has the ball, and where."""
    if view.holder is None:
        return say.NO_BALL
    holder = Name(SIDE_SLOTS[view.holder])
    return words(say.BALL, side=holder, place=say.ZONE_PLACES[view.zone])


def _hand(view: PokerView, side: int) -> Words:
    """Return a hand: the viewer's own by its cards, the other by their number."""
    name = Name(SIDE_SLOTS[side])
    if side != view.who:
        return words(_CLOSED, side=name, count=view.hand_sizes[side])
    return words(_HAND, side=name, cards=_named(CODES[side][view.hand]))


def _piles(view: PokerView, side: int) -> list[Words]:
    """Return what a side has left, and its cards that are out of play."""
    discards = CODES[side][view.discards[side]]
    left = words(
        _LEFT,
        side=Name(SIDE_SLOTS[side]),
        count=view.pile_sizes[side],
        timeouts=view.timeouts[side],
    )
    return [left, words(_OUT, cards=_by_suit(discards))]


def _table(view: PokerView, side: int) -> list[Words]:
    """Return what a side has on the table, and what the viewer has face down."""
    shown = view.state()
    name = Name(SIDE_SLOTS[side])
    cards = shown["table"][ACTOR_NAMES[side]]
    lines = [words(_TABLE, side=name, cards=_named(cards))] if cards else []
    laid = shown["laid"] if side == view.who else None
    if laid and laid != NONE:
        lines.append(words(_LAID, side=name, card=_named(PLAYS[side][laid].codes)))
    return lines


def _named(codes: Sequence[str]) -> Words:
    """Return cards as people write them, in the order of the deck."""
    return verbatim(shorts(codes)) if codes else say.NO_CARD


def _by_suit(codes: Sequence[str]) -> Words:
    """Return the ranks of a side's cards behind the sign of each suit."""
    parts = []
    for suit, sign in enumerate(SUIT_SIGNS):
        ranks = [printed(code[0]) for code in codes if suit_of(code) == suit]
        if ranks:
            parts.append(verbatim(" ".join((sign, *ranks))))
    return listed(parts, "  ") if parts else say.NO_CARD


def option_note(view: View, decision: Decision, option: str) -> Words | None:
    """Return what there is to know of an option, None for nothing.

    Chances are those of the dice, and of cards that lie open.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, PokerView):
        raise TypeError("the note needs a view of Poker-deck Basketball")
    play = PLAYS[decision.actor].get(option)
    if decision.kind == "free_throw":
        if option == ROLL:
            return words(_THROW_NOTE, chance=at_least(THROW_FROM).in_hundred)
        return _SURE_THROW_NOTE
    if decision.kind == CONTEST:
        return _contest_note(view, play)
    if play is None:
        return None
    if decision.kind == ATTACK:
        return _attack_note(play)
    if decision.kind == ALLEY:
        return words(_SURE_NOTE, points=points_of(ALLEY))
    if decision.kind == STEAL:
        if play.joker:
            return _SURE_STEAL_NOTE
        return words(_STEAL_NOTE, chance=doubles().in_hundred)
    return _rebound_note(view, decision.kind, play)


def _attack_note(play: Play) -> Words:
    """Return what a pass or a shot leads to."""
    kind = play.kind
    if kind in PASSES:
        if play.joker:
            return _SAFE_NOTE
        return words(_PASS_NOTE, chance=doubles().in_hundred)
    points = points_of(kind)
    if play.joker or kind not in NEEDED:
        return words(_SURE_NOTE, points=points)
    chance = at_least(NEEDED[kind]).in_hundred
    if kind in (DUNK, LONG):
        return words(_POINTS_NOTE, points=points, chance=chance)
    return words(_SHOT_NOTE, points=points, chance=chance, **_contested(kind))


def _contest_note(view: PokerView, play: Play | None) -> Words:
    """Return what comes of a shot that is left alone, or met with a card."""
    shot = PLAYS[view.offense][view.play].kind
    if play is None:
        return words(_LEAVE_NOTE, chance=at_least(NEEDED[shot]).in_hundred)
    if play.joker:
        return _SURE_BLOCK_NOTE
    return words(_BLOCK_NOTE, **_contested(shot))


def _contested(kind: str) -> dict[str, int]:
    found = contested(kind)
    return {
        "good": Share(found.good, PAIRS).in_hundred,
        "fouled": Share(found.fouled, PAIRS).in_hundred,
        "blocked": Share(found.blocked, PAIRS).in_hundred,
    }


def _rebound_note(view: PokerView, kind: str, play: Play) -> Words | None:
    """Return what a card does at an open rebound, as far as it is settled (PD-R8)."""
    if view.tables.hidden_rebound or kind not in ("reb_off", "reb_def"):
        return None
    if play.joker:
        return _WINS_NOTE
    if kind == "reb_off":
        return None
    offered = PLAYS[view.offense].get(view.rebound)
    if offered is None:
        return _WINS_NOTE
    ours, theirs = top_rank(play.cards), top_rank(offered.cards)
    if ours == theirs:
        return _ROLLS_NOTE
    return _WINS_NOTE if ours > theirs else _LOSES_NOTE
