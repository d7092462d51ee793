"""The tables of the rule book, made from the piles and the values of cards."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from simulation.playing_card_basketball.options import OPTIONS
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    FUN_SUITS,
    THREE,
    THREE_GAP,
    TWO,
    tables_of,
)
from simulation.playing_card_basketball.words import (
    PILE_NAMES,
    SIDE_NAMES,
    SUIT_TITLES,
)
from simulation.playing_cards import RANKS, SUIT_SIZE, SUITED, printed
from simulation.protocol import SIDES
from simulation.rulebook import Cell, RuleTable, Share
from simulation.words import Words, gettext_noop

_ = gettext_noop

CREDIT: Final = Words(
    _(
        "After “Playing Card Basketball”, a card game for two. These pages tell its "
        "rules in our own words; where it is silent they say how we settled it."
    )
)


_DEFAULTS: Final = {option.name: option.default for option in OPTIONS}
_HIGH: Final = tables_of({**_DEFAULTS, "ace": "high"}).values
_LOW: Final = tables_of({**_DEFAULTS, "ace": "low"}).values
_RANK_NAMES: Final = tuple(printed(rank) for rank in RANKS)
_BIG: Final = Words(_("Big play"))
_FUN: Final = Words(_("Fundamentals"))
_POINTS: Final = Words(_("Points in 100 shots"))

_Test = Callable[[int, int], bool]


def share(test: _Test, own: int) -> Share:
    """Return how often a card meets one of the thirteen as asked.

    :param test: asked of the value of the own card and of the other's.
    """
    return Share(sum(test(own, other) for other in _HIGH), len(_HIGH))


def scores(own: int, other: int) -> bool:
    """Whether a two left to chance or a free throw goes in, or a pass is held."""
    return own >= other


def scores_three(own: int, other: int) -> bool:
    """Whether a three goes in, contested or not (PB-R5)."""
    return own - other >= THREE_GAP


def is_lower(own: int, other: int) -> bool:
    """Whether a pass is stolen or a contested shot blocked (PB-R4.3, R5)."""
    return other > own


def is_higher(own: int, other: int) -> bool:
    """Whether a contested two goes in with a foul (PB-R5)."""
    return own > other


def is_level(own: int, other: int) -> bool:
    """Whether a contested two is a foul before the shot (PB-R5)."""
    return own == other


def _chance(found: Share) -> Fraction:
    return Fraction(found.ways, found.of)


def free_throw() -> Share:
    """Return how often a free throw goes in, of any two cards (PB-R6.1)."""
    pairs = [share(scores, own) for own in _HIGH]
    return Share(sum(each.ways for each in pairs), sum(each.of for each in pairs))


def _contested_two(own: int) -> Fraction:
    """Return the points of a contested two with its free throws (PB-R5)."""
    throw = _chance(free_throw())
    basket = _chance(share(is_higher, own)) * (TWO + throw)
    return basket + _chance(share(is_level, own)) * 2 * throw


def _in_hundred(points: Fraction) -> int:
    return round(100 * points)


def _piles() -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        (SUIT_TITLES[suit], SIDE_NAMES[side], PILE_NAMES[suit], len(SUITED[suit]))
        for side in SIDES
        for suit in (BIG_SUITS[side], FUN_SUITS[side])
    )


def _values() -> tuple[tuple[Cell, ...], ...]:
    return tuple(zip(_RANK_NAMES, _HIGH, _LOW, strict=True))


def _passes() -> tuple[tuple[Cell, ...], ...]:
    stolen = (share(is_lower, own) for own in _HIGH)
    return tuple(
        (name, each, Share(each.of - each.ways, each.of))
        for name, each in zip(_RANK_NAMES, stolen, strict=True)
    )


def _left() -> tuple[tuple[Cell, ...], ...]:
    rows: list[tuple[Cell, ...]] = []
    for name, own in zip(_RANK_NAMES, _HIGH, strict=True):
        two, three = share(scores, own), share(scores_three, own)
        rows.append(
            (
                name,
                two,
                _in_hundred(TWO * _chance(two)),
                three,
                _in_hundred(THREE * _chance(three)),
            )
        )
    return tuple(rows)


def _contested() -> tuple[tuple[Cell, ...], ...]:
    rows: list[tuple[Cell, ...]] = []
    for name, own in zip(_RANK_NAMES, _HIGH, strict=True):
        three = share(scores_three, own)
        rows.append(
            (
                name,
                share(is_lower, own),
                share(is_higher, own),
                share(is_level, own),
                _in_hundred(_contested_two(own)),
                three,
                _in_hundred(THREE * _chance(three)),
            )
        )
    return tuple(rows)


RULE_TABLES: Final = (
    RuleTable(
        "piles",
        Words(_("Piles")),
        Words(_("Which suit is whose pile, and how many cards it has.")),
        (Words(_("Suit")), Words(_("Side")), Words(_("Pile")), Words(_("Cards"))),
        _piles(),
        ("PB-D.HOME", "PB-D.AWAY"),
    ),
    RuleTable(
        "values",
        Words(_("What a card counts")),
        Words(_("A league chooses whether aces are high or low.")),
        (Words(_("Card")), Words(_("Aces high")), Words(_("Aces low"))),
        _values(),
        ("PB-D.RANKS", "PB-O.ace"),
    ),
    RuleTable(
        "passes",
        Words(_("A steal is tried")),
        Words(
            _(
                "How often, by the fundamentals card of the pass and with aces high, "
                "if the other card is any of the thirteen."
            )
        ),
        (_FUN, Words(_("Stolen")), Words(_("Held"))),
        _passes(),
        ("PB-R4.3", "PB-R4.4"),
    ),
    RuleTable(
        "left",
        Words(_("A shot is left to chance")),
        Words(
            _(
                "How often it goes in, with aces high, if the card that is turned "
                "over is any of the thirteen."
            )
        ),
        (_BIG, Words(_("Two")), _POINTS, Words(_("Three")), _POINTS),
        _left(),
        ("PB-R5.two_left", "PB-R5.three_left"),
    ),
    RuleTable(
        "contested",
        Words(_("A shot is contested")),
        Words(
            _(
                "How it ends, with aces high, if the card of the defense is any of the "
                "thirteen. The points of a two count its free throws."
            )
        ),
        (
            _BIG,
            Words(_("Blocked")),
            Words(_("Two, and a free throw")),
            Words(_("Two free throws")),
            _POINTS,
            Words(_("Three")),
            _POINTS,
        ),
        _contested(),
        ("PB-R5.two_contested", "PB-R5.three_contested"),
    ),
    RuleTable(
        "turned",
        Words(_("Two cards are turned over")),
        Words(_("How often, if both may be any of the thirteen.")),
        (Words(_("What happens")), Words(_("How often"))),
        (
            (Words(_("a free throw goes in")), free_throw()),
            (Words(_("a tip-off is level")), Share(1, SUIT_SIZE)),
        ),
        ("PB-R6.1", "PB-R1.3"),
    ),
)
