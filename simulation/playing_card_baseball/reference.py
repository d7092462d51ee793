"""The tables of the rule book: what pitches and swings do, and how likely hands are.

Hands that are dealt and cards that are turned are counted. Showdowns have more deals
than can be counted, so theirs were dealt at random, 250,000 and more for each pitch.
"""

from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import Final

from simulation.playing_card_baseball.hands import (
    CATEGORIES,
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    category_of,
    value_of,
)
from simulation.playing_card_baseball.tables import (
    BATTER_CARDS,
    DECK_SIZE,
    FLY,
    FLY_BASES,
    HITS,
    PITCH_CARDS,
    PITCHER_CARDS,
    PITCHES,
    SWING_BASES,
    SWING_CARDS,
    SWINGS,
)
from simulation.playing_card_baseball.words import HAND_NAMES
from simulation.playing_cards import SUIT_SIZE, SUITS
from simulation.rulebook import Cell, RuleTable, Share
from simulation.words import Words, gettext_noop

_ = gettext_noop

CREDIT: Final = Words(
    _(
        "After “Playing Card Baseball”, a card game for two. These pages tell its "
        "rules in our own words; where it is silent they say how we settled it."
    )
)


_SUITS: Final = len(SUITS)
_PITCH_NAMES: Final = {
    "fastball": Words(_("fastball")),
    "curveball": Words(_("curveball")),
    "slider": Words(_("slider")),
    "changeup": Words(_("changeup")),
}
_SWING_NAMES: Final = {
    "single": Words(_("single")),
    "double": Words(_("double")),
    "triple": Words(_("triple")),
    "homer": Words(_("home run")),
    "sac_fly": Words(_("sacrifice fly")),
}
_DEALS: Final = 1000
#: In how many of so many deals the batter wins, by pitch and swing (PC-R2.8).
BATTER_WINS: Final[dict[str, tuple[int, ...]]] = {
    "fastball": (500, 365, 241, 143, 622),
    "curveball": (500, 362, 243, 153, 633),
    "slider": (500, 367, 254, 165, 637),
    "changeup": (500, 373, 261, 164, 633),
}
#: In how many of so many outs the pitcher turns two, by pitch and swing (PC-R6.2).
TURNED: Final[dict[str, tuple[int, ...]]] = {
    "fastball": (550, 593, 660, 741),
    "curveball": (510, 574, 660, 753),
    "slider": (480, 573, 671, 757),
    "changeup": (484, 585, 676, 749),
}


def _pitches() -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        (
            _PITCH_NAMES[pitch],
            PITCH_CARDS[pitch],
            PITCHER_CARDS + PITCH_CARDS[pitch],
            BATTER_CARDS + PITCH_CARDS[pitch],
        )
        for pitch in PITCHES
    )


def _swings() -> tuple[tuple[Cell, ...], ...]:
    rows: list[tuple[Cell, ...]] = [
        (_SWING_NAMES[swing], SWING_CARDS[swing], bases, bases)
        for swing, bases in SWING_BASES.items()
    ]
    out = Words(_("out"))
    return (*rows, (_SWING_NAMES[FLY], SWING_CARDS[FLY], out, FLY_BASES))


# Six cards or fewer are counted by their ranks: which of them come twice or more often,
# and in how many ways the suits can be dealt to those.


def _ways(counts: tuple[int, ...]) -> int:
    """Return the hands in which ranks come so often, the most frequent first."""
    ways, left = 1, SUIT_SIZE
    for count in sorted(set(counts), reverse=True):
        ranks = counts.count(count)
        ways *= comb(left, ranks) * comb(_SUITS, count) ** ranks
        left -= ranks
    return ways


def _partitions(size: int, most: int) -> Iterable[tuple[int, ...]]:
    """Yield how often the ranks of so many cards may come."""
    if not size:
        yield ()
        return
    for count in range(min(size, most), 0, -1):
        for rest in _partitions(size - count, count):
            yield (count, *rest)


def _kind_of(counts: tuple[int, ...]) -> int:
    """Return the category that ranks make which come so often."""
    first, second = (*counts, 0)[:2]
    if first == _SUITS:
        return QUADS
    if first == 3:
        return FULL_HOUSE if second > 1 else TRIPS
    if first == 2:
        return TWO_PAIR if second == 2 else PAIR
    return HIGH_CARD


def _is_run(ranks: int) -> bool:
    """Whether ranks, taken as those of one suit, hold a straight."""
    return category_of(value_of(ranks)) == STRAIGHT_FLUSH


def _five_of_a_suit(ranks: tuple[int, ...], spare: int) -> Iterable[tuple[int, int]]:
    """Yield sets of ranks in one suit, and in how many ways the hand has just these.

    :param spare: how many cards beside those of the ranks, which repeat one of them.
    """
    whole = sum(1 << rank for rank in ranks)
    other = _SUITS - 1
    if spare:
        yield whole, _SUITS * len(ranks) * other
        return
    yield whole, _SUITS
    if len(ranks) > 5:
        for rank in ranks:
            yield whole ^ 1 << rank, _SUITS * other


def _all_suits(ranks: int, spare: int) -> int:
    """Return in how many ways so many different ranks may be dealt."""
    once: int = _SUITS ** (ranks - spare)
    return ranks * comb(_SUITS, 2) * once if spare else once


def hands_of(size: int) -> tuple[int, ...]:
    """Return how many hands of six cards or fewer are of each category (PC-R3)."""
    found = [0] * len(CATEGORIES)
    for counts in _partitions(size, _SUITS):
        found[_kind_of(counts)] += _ways(counts)
    for different in range(5, size + 1):
        spare = size - different
        plain = PAIR if spare else HIGH_CARD
        for ranks in combinations(range(SUIT_SIZE), different):
            straight = flush = straight_flush = 0
            for suited, ways in _five_of_a_suit(ranks, spare):
                if _is_run(suited):
                    straight_flush += ways
                else:
                    flush += ways
            if _is_run(sum(1 << rank for rank in ranks)):
                straight = _all_suits(different, spare) - flush - straight_flush
            found[STRAIGHT_FLUSH] += straight_flush
            found[FLUSH] += flush
            found[STRAIGHT] += straight
            found[plain] -= straight + flush + straight_flush
    return tuple(found)


def _hands() -> tuple[tuple[Cell, ...], ...]:
    dealt = [(hands_of(size), comb(DECK_SIZE, size)) for size in (3, 6)]
    return tuple(
        (
            HAND_NAMES[name],
            *(Share(counts[category], hands) for counts, hands in dealt),
        )
        for category, name in enumerate(CATEGORIES)
    )


def _by_pitch(
    swings: tuple[str, ...], ways: dict[str, tuple[int, ...]]
) -> tuple[tuple[Cell, ...], ...]:
    return tuple(
        (
            _PITCH_NAMES[pitch],
            *(Share(each, _DEALS) for each in ways[pitch][: len(swings)]),
        )
        for pitch in PITCHES
    )


def steals() -> tuple[Share, Share]:
    """Return how often a runner is safe, and how often cards are level (PC-R4.2)."""
    pairs = [
        (one, other, _SUITS * (_SUITS - (one == other)))
        for one in range(SUIT_SIZE)
        for other in range(SUIT_SIZE)
    ]
    of = sum(ways for _one, _other, ways in pairs)
    safe = sum(ways for one, other, ways in pairs if one >= other)
    level = sum(ways for one, other, ways in pairs if one == other)
    return Share(safe, of), Share(level, of)


def _steals() -> tuple[tuple[Cell, ...], ...]:
    safe, level = steals()
    return (
        (Words(_("the runner is safe")), safe),
        (Words(_("the cards are level")), level),
    )


_PITCH: Final = Words(_("Pitch"))

RULE_TABLES: Final = (
    RuleTable(
        "pitches",
        Words(_("Pitches")),
        Words(_("How many cards both sides draw, and how many they have then.")),
        (_PITCH, Words(_("Draw")), Words(_("Pitcher has")), Words(_("Batter has"))),
        _pitches(),
        ("PC-R2.6",),
    ),
    RuleTable(
        "swings",
        Words(_("Swings")),
        Words(
            _(
                "How many cards the batter draws, and by how many bases he and the "
                "runners move if he wins."
            )
        ),
        (Words(_("Swing")), Words(_("Draws")), Words(_("Batter")), Words(_("Runners"))),
        _swings(),
        ("PC-R2.7", "PC-R5.2"),
    ),
    RuleTable(
        "hands",
        Words(_("Hands that are dealt")),
        Words(_("How often the first cards of a plate appearance make a hand.")),
        (Words(_("Hand")), Words(_("Batter’s three")), Words(_("Pitcher’s six"))),
        _hands(),
        ("PC-R3.1", "PC-R3.2", "PC-R2.2"),
    ),
    RuleTable(
        "showdowns",
        Words(_("How often the batter wins")),
        Words(
            _(
                "By pitch and swing, whatever the hands are that were dealt. Measured "
                "in 250,000 deals and more for each pitch."
            )
        ),
        (_PITCH, *(_SWING_NAMES[swing] for swing in SWINGS)),
        _by_pitch(SWINGS, BATTER_WINS),
        ("PC-R2.8", "PC-R5.2"),
    ),
    RuleTable(
        "double_plays",
        Words(_("How often two are turned")),
        Words(
            _(
                "By the pitch and the swing that lost. Measured in 250,000 deals and "
                "more for each pitch."
            )
        ),
        (_PITCH, *(_SWING_NAMES[swing] for swing in HITS)),
        _by_pitch(HITS, TURNED),
        ("PC-R6.2",),
    ),
    RuleTable(
        "steals",
        Words(_("A runner steals")),
        Words(_("How often, of any two cards of the deck.")),
        (Words(_("What happens")), Words(_("How often"))),
        _steals(),
        ("PC-R4.2",),
    ),
)
