"""What happens in a game, as small named tuples.

Each ends in its audience and its kind. Cards are written by their codes.
"""

from typing import Final, NamedTuple

from simulation.events import EventKinds
from simulation.playing_card_basketball.tables import (
    BIG_SUITS,
    BONUS_THROWS,
    FOUL_THROWS,
    FUN_SUITS,
    SUIT_NAMES,
    THREE,
    TWO,
)
from simulation.playing_cards import SUITED
from simulation.protocol import PUBLIC, SIDES

TIP_OFF: Final = "tip_off"
REBOUND: Final = "rebound"
DECIDER: Final = "decider"
OCCASIONS: Final = (TIP_OFF, REBOUND, DECIDER)

CHANCE_MISS: Final = "chance"
CONTESTED_MISS: Final = "contested"

BASKET: Final = "basket"
MISS: Final = "miss"
BLOCK: Final = "block"
STEAL: Final = "steal"
FREE_THROWS: Final = "free_throws"
OUTCOMES: Final = (BASKET, MISS, BLOCK, STEAL, FREE_THROWS)


class TipFlip(NamedTuple):
    """A side turns over a card of its fundamentals for the ball (PB-R1.2, R8.1).

    :param occasion: ``tip_off``, ``rebound`` or ``decider``.
    """

    side: int
    card: str
    occasion: str
    audience: int = PUBLIC
    kind: str = "tip_flip"


class TipWon(NamedTuple):
    """A side wins the tip-off that begins the game (PB-R1.2)."""

    side: int
    audience: int = PUBLIC
    kind: str = "tip_won"


class PossessionStart(NamedTuple):
    """A side gets the ball.

    :param number: of the possession, those of both sides counted together, from 1.
    """

    side: int
    number: int
    audience: int = PUBLIC
    kind: str = "possession_start"


class Draw(NamedTuple):
    """A side draws a card, which it alone sees (PB-R2.1)."""

    side: int
    card: str
    audience: int
    kind: str = "draw"


class Redraw(NamedTuple):
    """A side gives up the big play card that it has drawn, for another (PB-R2.2)."""

    side: int
    card: str
    audience: int = PUBLIC
    kind: str = "redraw"


class StealAttempt(NamedTuple):
    """The defense tries to steal a pass (PB-R4.2).

    :param side: the defense.
    :param success: whether the ball changes hands.
    :param card: the defense's; ``against``: the fundamentals card of the pass.
    """

    side: int
    success: bool
    card: str
    against: str
    audience: int = PUBLIC
    kind: str = "steal_attempt"


class Pass(NamedTuple):
    """A pass is completed (PB-R4.1, R4.4).

    :param held: whether somebody tried to steal it.
    """

    side: int
    held: bool
    audience: int = PUBLIC
    kind: str = "pass"


class Shot(NamedTuple):
    """A side declares a shot (PB-R3).

    :param worth: 2 or 3.
    """

    side: int
    worth: int
    audience: int = PUBLIC
    kind: str = "shot"


class Leave(NamedTuple):
    """The defense leaves the shot to chance (PB-R5)."""

    side: int
    audience: int = PUBLIC
    kind: str = "leave"


class Contest(NamedTuple):
    """The defense contests the shot (PB-R5)."""

    side: int
    audience: int = PUBLIC
    kind: str = "contest"


class ChanceFlip(NamedTuple):
    """The defense turns over a card of its fundamentals against a shot (PB-R5)."""

    side: int
    card: str
    audience: int = PUBLIC
    kind: str = "chance_flip"


class Basket(NamedTuple):
    """A shot goes in (PB-R5).

    :param and_one: whether the defense fouled, which gives a free throw.
    :param card: of the shot; ``against``: of the defense.
    """

    side: int
    points: int
    and_one: bool
    card: str
    against: str
    audience: int = PUBLIC
    kind: str = "basket"


class Miss(NamedTuple):
    """A shot does not go in (PB-R5).

    :param worth: what it would have scored.
    :param how: ``chance``, or ``contested``.
    """

    side: int
    worth: int
    how: str
    card: str
    against: str
    audience: int = PUBLIC
    kind: str = "miss"


class Block(NamedTuple):
    """The defense blocks a shot (PB-R5).

    :param side: the defense.
    :param worth: what the shot would have scored.
    :param card: the card of the defense; ``against``: that of the shot.
    """

    side: int
    worth: int
    card: str
    against: str
    audience: int = PUBLIC
    kind: str = "block"


class Foul(NamedTuple):
    """The defense fouls the shooter (PB-R5).

    :param side: the defense.
    :param shots: free throws that it gives.
    """

    side: int
    shots: int
    audience: int = PUBLIC
    kind: str = "foul"


class Discard(NamedTuple):
    """All cards of a play go to the discards, face up (PB-R5.1).

    :param cards: big play card and fundamentals of the offense, then that of the
        defense.
    """

    cards: tuple[str, ...]
    audience: int = PUBLIC
    kind: str = "discard"


class ThrowFlip(NamedTuple):
    """A side turns over a card for a free throw (PB-R6.1)."""

    side: int
    card: str
    audience: int = PUBLIC
    kind: str = "throw_flip"


class FreeThrow(NamedTuple):
    """A free throw was made or missed (PB-R6.1)."""

    side: int
    made: bool
    card: str
    against: str
    audience: int = PUBLIC
    kind: str = "free_throw"


class Rebound(NamedTuple):
    """A side gets the ball that a shot left to chance has missed (PB-R8).

    :param offensive: whether it is the side that shot.
    """

    side: int
    offensive: bool
    audience: int = PUBLIC
    kind: str = "rebound"


class Reshuffle(NamedTuple):
    """A pile was empty, and its discards are shuffled to form it anew (PB-R7.1).

    :param suit: by its letter.
    :param cards: how many they are.
    """

    suit: str
    cards: int
    audience: int = PUBLIC
    kind: str = "reshuffle"


class PossessionEnd(NamedTuple):
    """A possession is over.

    :param outcome: ``basket``, ``miss``, ``block``, ``steal`` or ``free_throws``.
    """

    side: int
    outcome: str
    audience: int = PUBLIC
    kind: str = "possession_end"


class Decided(NamedTuple):
    """A level game of all its possessions is decided by a tip-off (PB-R10.3)."""

    side: int
    points: int
    audience: int = PUBLIC
    kind: str = "decided"


class GameEnd(NamedTuple):
    """The game ends (PB-R9.1, R10.3).

    :param result: ``win``, or ``capped`` where all possessions were played.
    """

    result: str
    audience: int = PUBLIC
    kind: str = "game_end"


def _drawn(suit: int) -> tuple[Draw, ...]:
    side = (BIG_SUITS if suit in BIG_SUITS else FUN_SUITS).index(suit)
    return tuple(Draw(side, card, side) for card in SUITED[suit])


# most events of a game are these, ready-made
DRAWN: Final = tuple(_drawn(suit) for suit in range(len(SUIT_NAMES)))
THROWN: Final = tuple(
    tuple(Pass(side, held) for held in (False, True)) for side in SIDES
)
DECLARED: Final = tuple(
    {worth: Shot(side, worth) for worth in (TWO, THREE)} for side in SIDES
)
LEFT: Final = tuple(Leave(side) for side in SIDES)
CONTESTED: Final = tuple(Contest(side) for side in SIDES)
FOULED: Final = tuple(
    {shots: Foul(side, shots) for shots in (BONUS_THROWS, FOUL_THROWS)}
    for side in SIDES
)
ENDED: Final = tuple(
    {outcome: PossessionEnd(side, outcome) for outcome in OUTCOMES} for side in SIDES
)

_KINDS: Final = EventKinds(
    (
        TipFlip,
        TipWon,
        PossessionStart,
        Draw,
        Redraw,
        StealAttempt,
        Pass,
        Shot,
        Leave,
        Contest,
        ChanceFlip,
        Basket,
        Miss,
        Block,
        Foul,
        Discard,
        ThrowFlip,
        FreeThrow,
        Rebound,
        Reshuffle,
        PossessionEnd,
        Decided,
        GameEnd,
    )
)
EVENT_KINDS: Final = _KINDS.fields
read_event: Final = _KINDS.read
