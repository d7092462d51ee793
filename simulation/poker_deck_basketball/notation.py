"""Choices as short words, listed from tables that are made once (PD-R3 to R9).

=========================  ===================================================
``tip Tc``                 the card that is laid face down for the tip-off
``pass1 7c``               a pass by one zone; ``pass2 7c 8s`` by two
``three Jc joker``         a shot, with an ace beside it; likewise ``two``
``dunk Jd``                a dunk with a figure
``pullup3 Kc Ks``          a pull-up with a pair; likewise ``pullup2``
``fastbreak2 9c Ts Jc``    a fast break with a run; ``fastbreak3 Jc Qs Kc``
``longshot 7c``            a long shot with the last card
``none``                   no steal, no block, no card at the rebound
``steal 3h joker``         a steal, with an ace beside it; likewise ``block``
``decline``                no alley-oop, no time-out
``alley Kc``               an alley-oop with a figure
``roll``, ``joker``        a free throw by the dice, or with an ace
``play 6c joker``          a card at the rebound, with an ace beside it
``call``                   a time-out
``exchange 5c 9s Qs``      the cards that a time-out changes, lowest first
``exchange none``          none of them
``7c``, ``3-5``            a drawn card and a roll of two dice are their own words
=========================  ===================================================

A card is written by rank and suit, ``Ts`` the ten of spades. ``joker`` does not say
which ace: it never matters, and the club goes before the spade, the diamond before the
heart (PD-C8).
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from simulation.cards import MaskTable
from simulation.poker_deck_basketball.tables import (
    ACES,
    ARC,
    BACK,
    BREAK_ORIGINS,
    CARDS,
    CODES,
    FIGURES,
    FIRSTS,
    PLACES,
    PLAYABLE,
    PLAYABLE_CARDS,
    PULLUP_ORIGINS,
)
from simulation.protocol import SIDES

PASS1: Final = "pass1"
PASS2: Final = "pass2"
THREE: Final = "three"
TWO: Final = "two"
DUNK: Final = "dunk"
PULLUP2: Final = "pullup2"
PULLUP3: Final = "pullup3"
BREAK2: Final = "fastbreak2"
BREAK3: Final = "fastbreak3"
LONG: Final = "longshot"
ATTACKS: Final = (
    PASS1,
    PASS2,
    THREE,
    TWO,
    DUNK,
    PULLUP2,
    PULLUP3,
    BREAK2,
    BREAK3,
    LONG,
)
PASSES: Final = (PASS1, PASS2)
PULLUPS: Final = (PULLUP2, PULLUP3)
#: Shots that the other side may try to block (PD-R5).
CONTESTED: Final = (THREE, TWO, *PULLUPS)
#: Those worth three points.
THREES: Final = (THREE, PULLUP3, BREAK3, LONG)

NONE: Final = "none"
DECLINE: Final = "decline"
CALL: Final = "call"
ROLL: Final = "roll"
JOKER: Final = "joker"
EXCHANGE: Final = "exchange"
KEEP_ALL: Final = "exchange none"

_PLACES: Final = range(PLAYABLE_CARDS)
#: The first rank of a run that may be J-Q-K: any lower one makes a fast break for two.
_JACK: Final = 9


class Play(NamedTuple):
    """What a choice puts on the table.

    :param kind: the first word of the choice.
    :param cards: the mask of the cards, without the ace.
    :param joker: whether an ace goes with them.
    :param codes: the cards as they are written, lowest first.
    """

    kind: str
    cards: int
    joker: bool
    codes: tuple[str, ...]


def points_of(shot: str) -> int:
    """Return the points of a kind of shot (PD-R3)."""
    return 3 if shot in THREES else 2


#: By side and kind, then by the place of the card: without an ace, and with one.
_Words = dict[str, tuple[str, ...]]


def _single(side: int, kind: str, tail: str = "") -> tuple[str, ...]:
    return tuple(f"{kind} {CARDS[side][place]}{tail}" for place in _PLACES)


_PLAIN_KINDS: Final = (
    "tip",
    PASS1,
    THREE,
    TWO,
    DUNK,
    LONG,
    "steal",
    "block",
    "play",
    "alley",
)
_JOKER_KINDS: Final = (PASS1, THREE, TWO, "steal", "block", "play")
PLAIN: Final[tuple[_Words, ...]] = tuple(
    {kind: _single(side, kind) for kind in _PLAIN_KINDS} for side in SIDES
)
WITH_JOKER: Final[tuple[_Words, ...]] = tuple(
    {kind: _single(side, kind, " joker") for kind in _JOKER_KINDS} for side in SIDES
)
#: By side, joker and the places of the two cards.
PASS2_WORDS: Final = tuple(
    tuple(
        {
            (one, two): f"{PASS2} {cards[one]} {cards[two]}{tail}"
            for one, two in combinations(_PLACES, 2)
        }
        for tail in ("", " joker")
    )
    for cards in CARDS
)
#: By side, then by rank, 0 for a pair of twos.
PULLUP_WORDS: Final = tuple(
    {
        kind: tuple(
            f"{kind} {cards[2 * rank]} {cards[2 * rank + 1]}"
            for rank in range(PLAYABLE_CARDS // 2)
        )
        for kind in PULLUPS
    }
    for cards in CARDS
)


def _runs(side: int) -> dict[int, str]:
    """Return the word of every fast break, by the mask of its cards (PD-R3)."""
    cards = CARDS[side]
    words = {}
    for rank in range(_JACK + 1):
        kind = BREAK3 if rank == _JACK else BREAK2
        for one in (2 * rank, 2 * rank + 1):
            for two in (2 * rank + 2, 2 * rank + 3):
                for three in (2 * rank + 4, 2 * rank + 5):
                    mask = 1 << one | 1 << two | 1 << three
                    words[mask] = f"{kind} {cards[one]} {cards[two]} {cards[three]}"
    return words


RUN_WORDS: Final = tuple(_runs(side) for side in SIDES)


def _play(side: int, word: str) -> Play:
    kind, *codes = word.split()
    joker = codes[-1] == JOKER
    if joker:
        codes.pop()
    mask = sum(1 << CARDS[side].index(code) for code in codes)
    return Play(kind, mask, joker, tuple(codes))


def _all_words(side: int) -> list[str]:
    return [
        *(word for words in PLAIN[side].values() for word in words),
        *(word for words in WITH_JOKER[side].values() for word in words),
        *(word for words in PASS2_WORDS[side] for word in words.values()),
        *(word for words in PULLUP_WORDS[side].values() for word in words),
        *RUN_WORDS[side].values(),
    ]


#: By side: what every choice that plays cards means.
PLAYS: Final = tuple(
    {word: _play(side, word) for word in _all_words(side)} for side in SIDES
)


# by side, kind and whether an ace is held
_LISTED: Final = tuple(
    {
        (kind, joker): MaskTable(words[kind])
        for joker, words in ((False, PLAIN[side]), (True, WITH_JOKER[side]))
        for kind in words
    }
    for side in SIDES
)


def listed(side: int, kind: str, cards: int, joker: bool) -> tuple[str, ...]:
    """Return the choices of a kind with each card, then each with an ace beside it."""
    tables = _LISTED[side]
    options = tables[kind, False][cards]
    return options + tables[kind, True][cards] if joker else options


def attack_options(
    side: int, hand: int, zone: int, origin: str, pile: int
) -> tuple[str, ...]:
    """Return what the offense may do, kind by kind in the order of PD-R3.

    :param origin: how the possession came about.
    :param pile: the cards that are left to draw.
    """
    playable = hand & PLAYABLE
    joker = hand & ACES != 0
    if zone == ARC:
        passes = listed(side, PASS1, playable, joker)
        return passes + listed(side, THREE, playable, joker)
    if zone != BACK:
        shots = listed(side, TWO, playable, joker)
        return shots + listed(side, DUNK, playable & FIGURES, False)
    options = [*listed(side, PASS1, playable, joker)]
    pairs = [*combinations(PLACES[playable], 2)]
    options += map(PASS2_WORDS[side][0].__getitem__, pairs)
    if joker:
        options += map(PASS2_WORDS[side][1].__getitem__, pairs)
    if origin in PULLUP_ORIGINS:
        options += pullups(side, playable)
        if origin in BREAK_ORIGINS:
            options += runs(side, playable)
            if not pile and not hand & hand - 1:
                options += listed(side, LONG, playable, False)
    return tuple(options)


def pullups(side: int, playable: int) -> list[str]:
    """Return the pull-ups that a hand has pairs for."""
    paired = playable & playable >> 1 & FIRSTS
    if not paired:
        return []
    ranks = [place >> 1 for place in PLACES[paired]]
    twos, threes = PULLUP_WORDS[side][PULLUP2], PULLUP_WORDS[side][PULLUP3]
    return [
        *(twos[rank] for rank in ranks),
        *(threes[rank] for rank in ranks if rank >= _JACK),
    ]


def runs(side: int, playable: int) -> list[str]:
    """Return the fast breaks that a hand has runs for, those of J-Q-K last."""
    # a bit at the first place of each rank that the hand holds
    ranks = (playable | playable >> 1) & FIRSTS
    if not ranks & ranks >> 2 & ranks >> 4:
        return []
    words = RUN_WORDS[side]
    triples = combinations(PLACES[playable], 3)
    masks = [1 << a | 1 << b | 1 << c for a, b, c in triples]
    return [words[mask] for mask in masks if mask in words]


def exchanges(side: int, hand: int, sizes: Sequence[int]) -> tuple[str, ...]:
    """Return every set of cards of the given sizes, smaller ones first (PD-R9.2)."""
    cards = CODES[side][hand]
    return tuple(
        " ".join((EXCHANGE, *chosen)) if chosen else KEEP_ALL
        for size in sizes
        for chosen in combinations(cards, size)
    )


def exchanged(side: int, choice: str) -> int:
    """Return the mask of the cards that an ``exchange`` choice names."""
    if choice == KEEP_ALL:
        return 0
    return sum(1 << CARDS[side].index(code) for code in choice.split()[1:])
