"""The tables of the rule book, made from the deck and the stop matrix."""

from math import comb
from typing import Final

from simulation.jukem_basketball.tables import (
    CARDS,
    DECK,
    DUNK,
    FIELD_SHOTS,
    HALF,
    HAND_SIZE,
    INDEX,
    JUKEM,
    POINTS,
    SHOTS,
    STOPPER_CARDS,
    STOPPERS,
    STOPS,
    THREE,
    TWO,
)
from simulation.jukem_basketball.words import CHIP_NAMES
from simulation.rulebook import Cell, RuleTable, Share
from simulation.words import Words, gettext_noop

_ = gettext_noop

_DECK_SIZE: Final = sum(DECK.values())
# what a side has not seen when it takes the first turn: all but its own hand
_UNSEEN: Final = _DECK_SIZE - HAND_SIZE
_OWN_STOPPERS: Final = (0, 1, 2, 3)
_SHOT: Final = Words(_("Shot"))
_CARD: Final = Words(_("Card"))
_GROUPS: Final = {
    "shot": Words(_("shot")),
    "helper": Words(_("goes with a shot")),
    "stopper": Words(_("stops a shot")),
    "special": Words(_("time out")),
}
_STOPS: Final[Cell] = Words(_("stops"))
_NOTHING: Final[Cell] = "–"


def _group(card: str) -> Words:
    if INDEX[card] in SHOTS:
        return _GROUPS["shot"]
    if card in STOPPER_CARDS:
        return _GROUPS["stopper"]
    return _GROUPS["special" if card == "TIMEOUT" else "helper"]


def _points(card: str) -> Cell:
    if card == "AND1":
        return "+1"
    return POINTS.get(INDEX[card], _NOTHING)


def _deck() -> tuple[tuple[Cell, ...], ...]:
    rows: list[tuple[Cell, ...]] = [
        (CHIP_NAMES[card], _group(card), _points(card), DECK[card]) for card in CARDS
    ]
    together = (Words(_("All cards")), _NOTHING, _NOTHING, _DECK_SIZE)
    return (*rows, together)


def _stops() -> tuple[tuple[Cell, ...], ...]:
    """Return which card stops which shot; a play with JUKEM is stopped by none."""
    rows: list[tuple[Cell, ...]] = [
        (
            CHIP_NAMES[CARDS[shot]],
            *(
                _STOPS if stopper in STOPS[CARDS[shot]] else _NOTHING
                for stopper in STOPPER_CARDS
            ),
        )
        for shot in SHOTS
    ]
    unstoppable = (CHIP_NAMES[CARDS[JUKEM]], *(_NOTHING for _card in STOPPER_CARDS))
    return (*rows, unstoppable)


def stopper_count(shot: int) -> int:
    """Return how many cards of the deck stop a shot."""
    return sum(DECK[stopper] for stopper in STOPS[CARDS[shot]])


def stopped(stoppers: int, unseen: int, size: int) -> Share:
    """Return how often a hand holds at least one stopper (JB-H.P).

    :param stoppers: those among the ``unseen`` cards; ``size``: cards in the hand.
    """
    hands = comb(unseen, size)
    return Share(hands - comb(unseen - stoppers, size), hands)


def _first_turn() -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        (
            CHIP_NAMES[CARDS[shot]],
            stopper_count(shot),
            *(
                stopped(stopper_count(shot) - own, _UNSEEN, HAND_SIZE)
                for own in _OWN_STOPPERS
            ),
        )
        for shot in (TWO, THREE, DUNK, HALF)
    )


def _late() -> tuple[tuple[Cell, ...], ...]:
    """Return how often a hand stops a shot when so many cards are unseen."""
    return tuple(
        (unseen, *(stopped(left, unseen, HAND_SIZE) for left in (1, 2, 4, 6, 8)))
        for unseen in (40, 30, 20, 15, 10)
    )


def _without(kinds: tuple[int, ...]) -> Share:
    """Return how often five cards of the whole deck hold none of some kinds."""
    others = _DECK_SIZE - sum(DECK[CARDS[kind]] for kind in kinds)
    return Share(comb(others, HAND_SIZE), comb(_DECK_SIZE, HAND_SIZE))


def _hands() -> tuple[tuple[Cell, ...], ...]:
    jukem = _without((JUKEM,))
    return (
        (Words(_("no 2-pointer, 3-pointer or dunk")), _without(FIELD_SHOTS)),
        (Words(_("no card that stops a shot")), _without(STOPPERS)),
        (Words(_("a JUKEM")), Share(jukem.of - jukem.ways, jukem.of)),
    )


RULE_TABLES: Final = (
    RuleTable(
        "deck",
        Words(_("Deck")),
        Words(
            _(
                "A league may play with other counts. The points are those of a shot "
                "that is not stopped."
            )
        ),
        (_CARD, Words(_("What it does")), Words(_("Points")), Words(_("Copies"))),
        _deck(),
        ("JB-A1",),
    ),
    RuleTable(
        "stop_matrix",
        Words(_("What stops what")),
        Words(
            _(
                "A shot with AND 1 is stopped by the cards that stop the shot; one "
                "with JUKEM by none."
            )
        ),
        (_SHOT, *(CHIP_NAMES[card] for card in STOPPER_CARDS)),
        _stops(),
        ("JB-R3.1", "JB-A4"),
    ),
    RuleTable(
        "first_turn",
        Words(_("Stopped in the first turn")),
        Words(
            _(
                "How often the other hand of five can stop a shot, by the number of "
                "cards that stop it in one’s own hand."
            )
        ),
        (
            _SHOT,
            Words(_("In the deck")),
            *(Words(_("own {count}"), (("count", own),)) for own in _OWN_STOPPERS),
        ),
        _first_turn(),
        ("JB-H.P",),
    ),
    RuleTable(
        "later_turns",
        Words(_("Stopped later on")),
        Words(
            _(
                "How often a hand of five can stop a shot, by the cards that one has "
                "not seen and by how many of them would stop it."
            )
        ),
        (Words(_("Unseen")), "1", "2", "4", "6", "8"),
        _late(),
        ("JB-H.P",),
    ),
    RuleTable(
        "hands",
        Words(_("Five cards from the whole deck")),
        Words(_("How often the first hand of a quarter is such a one.")),
        (Words(_("The hand holds")), Words(_("How often"))),
        _hands(),
        ("JB-R1.2",),
    ),
)
CREDIT: Final = Words(
    _(
        "After “Jukem Basketball 2016”, a card game for two. These pages tell its "
        "rules in our own words; where it is silent they say how we settled it."
    )
)
