"""The table in text, for terminals, and what there is to know of an option."""

from collections.abc import Sequence
from typing import Final

from simulation.playing_card_baseball import words as say
from simulation.playing_card_baseball.hands import CATEGORIES, category_of, value_of
from simulation.playing_card_baseball.notation import (
    ATTEMPT,
    PINCH_HIT,
    PLAY_ON,
    RELIEVER,
    SHUFFLE_CHOICE,
    STEALS,
)
from simulation.playing_card_baseball.state import BOTTOM, OVER, base_list, half_of
from simulation.playing_card_baseball.tables import (
    BITS,
    EXTRA_CARDS,
    FLY,
    PITCH_CARDS,
    PITCHES_BY_CARDS,
    SWING_BASES,
    SWING_CARDS,
    cards_in,
)
from simulation.playing_card_baseball.views import BaseballView
from simulation.playing_cards import CARDS, SUIT_SIZE, shorts
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, SIDES, View
from simulation.rulebook import Share
from simulation.words import Name, Words, gettext_noop, listed, verbatim, words

_ = gettext_noop

_SCORE: Final = _("{away} {away_runs}, {home} {home_runs}")
_INNING: Final = _("{inning}, outs: {outs}, at bat: {side}")
_BASES: Final = _("Runners on {bases}.")
_DECK: Final = _("Deck: {count} cards")
_USED: Final = _("Thrown away or turned: {cards}")
_HAND: Final = _("{side} hand: {cards} – {hand}")
_CLOSED: Final = _("{side} hand, face down: {count}")
_PARTLY: Final = _("{side} hand: {cards}, face down: {count}")
_EMPTY: Final = _("{side} hand: none")

_PITCH_NOTE: Final = _("cards for both: {count}")
_SWING_NOTE: Final = _("cards to draw: {count}, bases: {bases}")
_FLY_NOTE: Final = _("cards to draw: {count}, out in any case")
_PLAIN_NOTES: Final = {
    SHUFFLE_CHOICE: Words(_("all cards come in unknown order")),
    PLAY_ON: Words(_("used cards lie under the deck in their order")),
    PINCH_HIT: Words(_("three new cards, once a game")),
    RELIEVER: Words(_("six new cards, once a game")),
}
_STEAL_NOTE: Final = _("safe in {chance} of 100")
_DOUBLE_NOTE: Final = _("turned in {turned} of 100, fails in {failed}")


def text_board(view: View) -> tuple[Words, ...]:
    """Return the table as the viewer sees it, his own hand last.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, BaseballView):
        raise TypeError("the board needs a view of Playing Card Baseball")
    near = AWAY if view.who == AWAY else HOME
    return (
        _score(view),
        *_field(view),
        _hand(view, 1 - near),
        words(_DECK, count=view.deck_size),
        *_called(view),
        _hand(view, near),
    )


def _score(view: BaseballView) -> Words:
    home, away = view.score
    return words(
        _SCORE,
        away=Name(SIDE_SLOTS[AWAY]),
        away_runs=away,
        home=Name(SIDE_SLOTS[HOME]),
        home_runs=home,
    )


def _field(view: BaseballView) -> list[Words]:
    """Return inning, outs and runners, until the game is over."""
    if view.stage == OVER:
        return [say.BOARD_OVER]
    is_bottom = half_of(view.batting) == BOTTOM
    inning = words(
        _INNING,
        inning=words(
            say.INNING_BOTTOM if is_bottom else say.INNING_TOP, inning=view.inning
        ),
        outs=view.outs,
        side=Name(SIDE_SLOTS[view.batting]),
    )
    if not view.bases:
        return [inning, say.BOARD_EMPTY]
    names = [say.BASE_NAMES[base] for base in base_list(view.bases)]
    return [inning, words(_BASES, bases=listed(names, ", "))]


def _called(view: BaseballView) -> list[Words]:
    """Return the pitch, the swing and the cards beside the deck, if there are any."""
    lines = []
    if view.has_pitched:
        lines.append(
            words(say.BOARD_PITCH, pitch=say.PITCH_NAMES[PITCHES_BY_CARDS[view.pitch]])
        )
    if view.swing:
        lines.append(words(say.BOARD_SWING, swing=say.SWING_NAMES[view.swing]))
    if view.used:
        lines.append(words(_USED, cards=_named(view.used)))
    return lines


def _hand(view: BaseballView, side: int) -> Words:
    """Return a hand as far as the viewer can tell it, and what an open one is."""
    name = Name(SIDE_SLOTS[side])
    cards = view.cards(side)
    known = [card for card in cards if card is not None]
    hidden = len(cards) - len(known)
    if not cards:
        return words(_EMPTY, side=name)
    if not known:
        return words(_CLOSED, side=name, count=hidden)
    if hidden:
        return words(_PARTLY, side=name, cards=_named(known), count=hidden)
    value = value_of(sum(BITS[card] for card in known))
    hand = say.HAND_NAMES[CATEGORIES[category_of(value)]]
    return words(_HAND, side=name, cards=_named(known), hand=hand)


def _named(cards: Sequence[int]) -> Words:
    """Return cards as people write them, in the order in which they came."""
    return verbatim(shorts(CARDS[card] for card in cards))


def option_note(view: View, option: str) -> Words | None:
    """Return what there is to know of an option, None for nothing.

    Chances are exact by the cards that the side has not seen.

    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, BaseballView):
        raise TypeError("the note needs a view of Playing Card Baseball")
    if option in _PLAIN_NOTES:
        return _PLAIN_NOTES[option]
    if option in PITCH_CARDS:
        return words(_PITCH_NOTE, count=PITCH_CARDS[option])
    if option == FLY:
        return words(_FLY_NOTE, count=SWING_CARDS[option])
    if option in SWING_BASES:
        return words(_SWING_NOTE, count=SWING_CARDS[option], bases=SWING_BASES[option])
    if option in STEALS:
        return _steal_note(view)
    if option == ATTEMPT:
        return _double_note(view)
    return None


def _steal_note(view: BaseballView) -> Words:
    """Return how often a runner is safe (PC-R4.2)."""
    safe = [one % SUIT_SIZE >= other % SUIT_SIZE for one, other in _next_two(view)]
    return words(_STEAL_NOTE, chance=_in_hundred(safe))


def _double_note(view: BaseballView) -> Words:
    """Return how often a double play is turned, and how often it fails (PC-R6.2)."""
    batter = view.shown_mask(view.batting)
    pitcher = value_of(view.shown_mask(1 - view.batting))
    values = [value_of(batter | BITS[one] | BITS[two]) for one, two in _next_two(view)]
    return words(
        _DOUBLE_NOTE,
        turned=_in_hundred([value < pitcher for value in values]),
        failed=_in_hundred([value > pitcher for value in values]),
    )


def _in_hundred(cases: Sequence[bool]) -> int:
    return Share(sum(cases), len(cases)).in_hundred


def _next_two(view: BaseballView) -> list[tuple[int, int]]:
    """Return the pairs that the next two cards may be, all equally likely."""
    unseen = view.unseen()
    first, second = _next_piles(view, unseen)
    return [
        (one, other)
        for one in cards_in(unseen[first])
        for other in cards_in(unseen[second])
        if one != other
    ]


def _next_piles(view: BaseballView, unseen: Sequence[int]) -> list[int]:
    """Return the piles that give the next two cards.

    A pile has what the viewer has not seen of it, less what is in a hidden hand.
    """
    hidden = [
        place for side in SIDES if not view.sees(side) for place in view.sources(side)
    ]
    places = [
        place
        for place, pile in enumerate(unseen)
        for _card in range(pile.bit_count() - hidden.count(place))
    ]
    return places[:EXTRA_CARDS]
