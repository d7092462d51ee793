"""The tables of the rule book, made from the cards, the plays and two dice."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from simulation.playing_cards import RANKS, printed
from simulation.poker_deck_basketball.notation import (
    BREAK2,
    BREAK3,
    DUNK,
    LONG,
    PASS1,
    PASS2,
    PASSES,
    PULLUP2,
    PULLUP3,
    THREE,
    TWO,
    WITH_JOKER,
    points_of,
)
from simulation.poker_deck_basketball.state import ALLEY
from simulation.poker_deck_basketball.tables import (
    ACES,
    CARDS_OF_A_SIDE,
    DUNK_FROM,
    FACES,
    FIGURES,
    HAND_SIZE,
    LONG_FROM,
    NUMBER_CARDS,
    PLAYABLE_CARDS,
    ROLLS,
    THREE_FROM,
    THROW_FROM,
    TWO_FROM,
    VALUES,
)
from simulation.protocol import HOME
from simulation.rulebook import Cell, RuleTable, Share
from simulation.words import Words, gettext_noop

_ = gettext_noop

CREDIT: Final = Words(
    _(
        "After an Italian game of basketball with a poker deck and two dice, published "
        "in 2019 and revised in 2022. These pages tell its rules in our own words; "
        "where it is silent they say how we settled it."
    )
)

_ROLLED: Final = tuple(FACES[roll] for roll in ROLLS)
_SUMS: Final = tuple(one + two for one, two in _ROLLED)
_NOTHING: Final[Cell] = "–"
#: The sum that a kind of play needs, where it is rolled for.
NEEDED: Final = {
    THREE: THREE_FROM,
    PULLUP3: THREE_FROM,
    TWO: TWO_FROM,
    PULLUP2: TWO_FROM,
    DUNK: DUNK_FROM,
    LONG: LONG_FROM,
}


def at_least(total: int) -> Share:
    """Return how often two dice come to a total or more."""
    return Share(sum(rolled >= total for rolled in _SUMS), len(_SUMS))


def doubles() -> Share:
    """Return how often two dice show the same face: a steal or a block (PD-R4, R5)."""
    return Share(sum(one == two for one, two in _ROLLED), len(_ROLLED))


def level_sums() -> Share:
    """Return how often two rolls come to the same total (PD-R1.2, R8.5)."""
    level = sum(ours == theirs for ours in _SUMS for theirs in _SUMS)
    return Share(level, len(_SUMS) ** 2)


class Contest(NamedTuple):
    """In how many of all pairs of rolls a contested shot ends how (PD-R5)."""

    blocked: int
    basket: int
    fouled_basket: int
    fouled_miss: int
    miss: int

    @property
    def fouled(self) -> int:
        """In how many the defense fouls."""
        return self.fouled_basket + self.fouled_miss

    @property
    def good(self) -> int:
        """In how many the shot goes in."""
        return self.basket + self.fouled_basket


PAIRS: Final = len(ROLLS) ** 2


def _ending(defense: tuple[int, int], total: int, needed: int) -> int:
    """Return the place in :class:`Contest` of a pair of rolls."""
    if defense[0] == defense[1]:
        return 0
    is_fouled = sum(defense) > total
    if total >= needed:
        return 2 if is_fouled else 1
    return 3 if is_fouled else 4


def contested(kind: str) -> Contest:
    """Return how a shot ends that is contested with a card and without an ace."""
    counts = [0] * len(Contest._fields)
    for defense in _ROLLED:
        for total in _SUMS:
            counts[_ending(defense, total, NEEDED[kind])] += 1
    return Contest(*counts)


def _expected(kind: str, *, is_contested: bool, has_figure: bool) -> Fraction:
    """Return the points that a shot is worth, with those of its free throws.

    :param has_figure: whether a clean miss is followed by an alley-oop.
    """
    points = points_of(kind)
    after_miss = points_of(ALLEY) if has_figure else 0
    if not is_contested:
        good = _chance(at_least(NEEDED[kind]))
        return good * points + (1 - good) * after_miss
    throw = _chance(at_least(THROW_FROM))
    found = contested(kind)
    in_all = (
        found.basket * points
        + found.fouled_basket * (points + throw)
        + found.fouled_miss * points * throw
        + found.miss * after_miss
    )
    return in_all / PAIRS


def _chance(found: Share) -> Fraction:
    return Fraction(found.ways, found.of)


def _in_hundred(points: Fraction) -> int:
    return round(100 * points)


def _cards() -> tuple[tuple[Cell, ...], ...]:
    rows: list[tuple[Cell, ...]] = []
    for rank, name in enumerate(RANKS):
        place = 2 * rank
        is_ace = ACES >> place & 1
        is_figure = FIGURES >> place & 1
        sort = _ACE if is_ace else _FIGURE if is_figure else _NUMBER
        value: Cell = _NOTHING if is_ace else VALUES[place]
        rows.append((printed(name), sort, value))
    return tuple(rows)


_ACE: Final = Words(_("joker"))
_FIGURE: Final = Words(_("figure"))
_NUMBER: Final = Words(_("number"))
_OWN_HALF: Final = Words(_("own half"))
_ARC: Final = Words(_("arc"))
_PAINT: Final = Words(_("paint"))
# what a play is called, what it takes and from where
_PLAYS: Final = {
    PASS1: (
        Words(_("pass by one zone")),
        Words(_("a card")),
        Words(_("own half or arc")),
    ),
    PASS2: (Words(_("pass by two zones")), Words(_("two cards")), _OWN_HALF),
    THREE: (Words(_("three")), Words(_("a card")), _ARC),
    TWO: (Words(_("two")), Words(_("a card")), _PAINT),
    DUNK: (Words(_("dunk")), Words(_("a figure")), _PAINT),
    PULLUP2: (Words(_("pull-up for two")), Words(_("a pair")), _OWN_HALF),
    PULLUP3: (Words(_("pull-up for three")), Words(_("a pair of figures")), _OWN_HALF),
    BREAK2: (
        Words(_("fast break for two")),
        Words(_("three values in a row")),
        _OWN_HALF,
    ),
    BREAK3: (
        Words(_("fast break for three")),
        Words(_("jack, queen and king")),
        _OWN_HALF,
    ),
    LONG: (Words(_("long shot")), Words(_("the last card")), _OWN_HALF),
}


def _attacks() -> tuple[tuple[Cell, ...], ...]:
    may_have = Words(_("may go with it"))
    rows: list[tuple[Cell, ...]] = []
    for kind, (name, takes, zone) in _PLAYS.items():
        # a pass by two zones lists its aces in a table of its own (PD-R2.3)
        joker = may_have if kind in WITH_JOKER[HOME] or kind == PASS2 else _NOTHING
        points: Cell = _NOTHING if kind in PASSES else points_of(kind)
        rows.append((name, takes, zone, points, NEEDED.get(kind, _NOTHING), joker))
    return tuple(rows)


def _dice() -> tuple[tuple[Cell, ...], ...]:
    doubled = doubles()
    fouled = contested(TWO).fouled
    return (
        (Words(_("a double: a steal or a block")), doubled),
        (Words(_("4 or more: a dunk or a free throw")), at_least(THROW_FROM)),
        (Words(_("7 or more: a two")), at_least(TWO_FROM)),
        (Words(_("10 or more: a three")), at_least(THREE_FROM)),
        (Words(_("11 or more: a long shot")), at_least(LONG_FROM)),
        (Words(_("two rolls are level")), level_sums()),
        (Words(_("a contested shot is fouled")), Share(fouled, PAIRS)),
    )


def _contests() -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        (_PLAYS[kind][0], *(Share(ways, PAIRS) for ways in contested(kind)))
        for kind in (THREE, TWO)
    )


def _worths() -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        (
            _PLAYS[kind][0],
            *(
                _in_hundred(
                    _expected(kind, is_contested=contest, has_figure=has_figure)
                )
                for has_figure in (False, True)
                for contest in (False, True)
            ),
        )
        for kind in (THREE, TWO)
    )


# Ways are counted by polynomials: the factor of each value says in how many ways it
# gives no card, one or two, and the ways to five cards are the coefficient of the fifth
# power.
Ways = Sequence[int]
_ANY: Final = (1, 2, 1)
_AT_MOST_ONE: Final = (1, 2)
_SOME: Final = (0, 2, 1)
_NO_CARD: Final = (1,)
_NUMBERS: Final = NUMBER_CARDS // 2
_FIGURE_VALUES: Final = (PLAYABLE_CARDS - NUMBER_CARDS) // 2
_FACTORS: Final = len(RANKS)


def _times(ours: Ways, theirs: Ways) -> Ways:
    product = [0] * (HAND_SIZE + 1)
    for one, ways in enumerate(ours):
        for other, more in enumerate(theirs):
            if one + other <= HAND_SIZE:
                product[one + other] += ways * more
    return product


def _hands(factors: Iterable[Ways]) -> int:
    """Return the number of five-card hands with these ways for each value."""
    ways: Ways = (1,)
    for factor in factors:
        ways = _times(ways, factor)
    return ways[HAND_SIZE]


def _hands_without_run() -> int:
    """Return the number of hands without three values in a row, aces aside (PD-A4).

    The ways are kept by how many values in a row are held so far: none, one or two.
    """
    by_length: list[Ways] = [(1,), (0,), (0,)]
    for _value in range(_NUMBERS + _FIGURE_VALUES):
        ended = [sum(ways) for ways in zip(*map(_padded, by_length), strict=True)]
        by_length = [
            ended,
            _times(by_length[0], _SOME),
            _times(by_length[1], _SOME),
        ]
    return sum(_times(ways, _ANY)[HAND_SIZE] for ways in by_length)


def _padded(ways: Ways) -> Ways:
    return (*ways, *(0 for _power in range(HAND_SIZE + 1 - len(ways))))


def _first_hands() -> tuple[tuple[Cell, ...], ...]:
    numbers, figures, aces = [_ANY] * _NUMBERS, [_ANY] * _FIGURE_VALUES, [_ANY]
    hands = comb(CARDS_OF_A_SIDE, HAND_SIZE)
    without = (
        (
            Words(_("a figure")),
            _hands([*numbers, *[_NO_CARD] * _FIGURE_VALUES, *aces]),
        ),
        (Words(_("an ace")), _hands([*numbers, *figures, _NO_CARD])),
        (
            Words(_("a pair")),
            _hands([*[_AT_MOST_ONE] * (_FACTORS - 1), *aces]),
        ),
        (
            Words(_("a pair of figures")),
            _hands([*numbers, *[_AT_MOST_ONE] * _FIGURE_VALUES, *aces]),
        ),
        (Words(_("three values in a row")), _hands_without_run()),
        (
            Words(_("jack, queen and king")),
            hands - _hands([*numbers, *[_SOME] * _FIGURE_VALUES, *aces]),
        ),
    )
    return tuple((name, Share(hands - others, hands)) for name, others in without)


RULE_TABLES: Final = (
    RuleTable(
        "cards",
        Words(_("Cards")),
        Words(_("Each side has two of each, home the black and away the red ones.")),
        (Words(_("Card")), Words(_("Sort")), Words(_("Value"))),
        _cards(),
        ("PD-D.VALUES", "PD-D.ACES"),
    ),
    RuleTable(
        "attacks",
        Words(_("What the offense may play")),
        Words(_("The least sum of two dice that makes it, where it is rolled for.")),
        (
            Words(_("Play")),
            Words(_("Takes")),
            Words(_("From")),
            Words(_("Points")),
            Words(_("Sum")),
            Words(_("An ace")),
        ),
        _attacks(),
        ("PD-R3.PASS", "PD-R3.SHOT", "PD-R3.PULLUP", "PD-R3.BREAK", "PD-R3.LONG"),
    ),
    RuleTable(
        "dice",
        Words(_("Two dice")),
        Words(_("How often a roll, or two of them, come to what is needed.")),
        (Words(_("What happens")), Words(_("How often"))),
        _dice(),
        ("PD-D.DICE",),
    ),
    RuleTable(
        "contests",
        Words(_("A contested shot")),
        Words(_("How it ends where neither side plays an ace; a pull-up likewise.")),
        (
            Words(_("Shot")),
            Words(_("Blocked")),
            Words(_("Basket")),
            Words(_("Basket and foul")),
            Words(_("Miss and foul")),
            Words(_("Miss")),
        ),
        _contests(),
        ("PD-R5.BLOCK", "PD-R5.FOUL"),
    ),
    RuleTable(
        "worth",
        Words(_("What a shot is worth")),
        Words(
            _(
                "Points in 100 shots, free throws among them and rebounds left aside; "
                "with a figure in hand every clean miss becomes an alley-oop."
            )
        ),
        (
            Words(_("Shot")),
            Words(_("Not contested")),
            Words(_("Contested")),
            Words(_("Not contested, with a figure")),
            Words(_("Contested, with a figure")),
        ),
        _worths(),
        ("PD-R5.NONE", "PD-R5.BLOCK", "PD-R6.1"),
    ),
    RuleTable(
        "hands",
        Words(_("The first five cards")),
        Words(_("How often the first hand of a quarter holds such cards.")),
        (Words(_("The hand holds")), Words(_("How often"))),
        _first_hands(),
        ("PD-R1.1",),
    ),
)
