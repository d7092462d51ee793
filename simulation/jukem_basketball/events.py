"""What happens in a game, as small named tuples.

Each ends in its audience and its kind. Cards are written by their codes.
"""

from typing import Final, NamedTuple

from simulation.events import EventKinds
from simulation.jukem_basketball.notation import PLAYS
from simulation.jukem_basketball.tables import CARDS, STOPPERS
from simulation.protocol import PUBLIC, SIDES


class QuarterStart(NamedTuple):
    """A quarter or overtime begins.

    :param quarter: counted from 1, overtimes counting on.
    :param overtime: the number of the overtime, 0 in regulation.
    """

    quarter: int
    overtime: int
    dealer: int
    audience: int = PUBLIC
    kind: str = "quarter_start"


class Shuffle(NamedTuple):
    """All cards become the draw pile, in an order that nobody knows (JB-R1.2)."""

    cards: int
    audience: int = PUBLIC
    kind: str = "shuffle"


class Deal(NamedTuple):
    """A card is dealt to a side, who alone sees it."""

    side: int
    card: str
    audience: int
    kind: str = "deal"


class Draw(NamedTuple):
    """A side draws a card, which it alone sees (JB-R6)."""

    side: int
    card: str
    audience: int
    kind: str = "draw"


class Forced(NamedTuple):
    """A side had one legal choice, which was made for it: only it knows (JB-C2)."""

    side: int
    choice: str
    audience: int
    kind: str = "forced"


class Play(NamedTuple):
    """A side plays a shot, with AND1 or JUKEM beside it (JB-R2)."""

    side: int
    shot: str
    and1: bool
    jukem: bool
    audience: int = PUBLIC
    kind: str = "play"


class Stop(NamedTuple):
    """The other side stops the play with a card (JB-R3)."""

    side: int
    card: str
    audience: int = PUBLIC
    kind: str = "stop"


class Take(NamedTuple):
    """The play counts (JB-R4.1).

    :param side: the scorer.
    :param extra: the part of the points that ``jukem_multiplier`` added.
    """

    side: int
    points: int
    extra: int
    audience: int = PUBLIC
    kind: str = "take"


class LetThrough(NamedTuple):
    """A side took a play that it could have stopped: only it knows."""

    side: int
    audience: int
    kind: str = "let_through"


class Technical(NamedTuple):
    """The option ``technical_free_throw`` gives the stopper a point (JB-R4.2)."""

    side: int
    points: int
    audience: int = PUBLIC
    kind: str = "technical"


class TimeOut(NamedTuple):
    """A side plays TIMEOUT and discards these cards with it (JB-R5.1)."""

    side: int
    cards: tuple[str, ...]
    audience: int = PUBLIC
    kind: str = "time_out"


class Discard(NamedTuple):
    """A side that cannot make a play discards these cards (JB-R5.2)."""

    side: int
    cards: tuple[str, ...]
    audience: int = PUBLIC
    kind: str = "discard"


class NoPlay(NamedTuple):
    """The pile is empty and the side has nothing to play (JB-R2.1)."""

    side: int
    audience: int = PUBLIC
    kind: str = "no_play"


class QuarterEnd(NamedTuple):
    """A quarter ends (JB-R7.1).

    :param reason: ``no_plays`` or ``half_court``.
    """

    reason: str
    audience: int = PUBLIC
    kind: str = "quarter_end"


class GameEnd(NamedTuple):
    """The game ends (JB-R7.2).

    :param result: ``regulation``, ``overtime`` or ``tie``.
    :param capped: whether the cap on overtimes made it a tie (JB-R7.3).
    """

    result: str
    capped: bool
    audience: int = PUBLIC
    kind: str = "game_end"


def _private(
    cls: type[Deal] | type[Draw],
) -> tuple[tuple[Deal | Draw, ...], tuple[Deal | Draw, ...]]:
    home, away = (tuple(cls(side, card, side) for card in CARDS) for side in SIDES)
    return home, away


# most events of a game are these, ready-made by side and card or choice
DEALS: Final = _private(Deal)
DRAWS: Final = _private(Draw)
PLAYED: Final = tuple(
    {
        word: Play(side, CARDS[play.shot], play.and1, play.jukem)
        for word, play in PLAYS.items()
    }
    for side in SIDES
)
STOPPED: Final = tuple(
    {card: Stop(side, CARDS[card]) for card in STOPPERS} for side in SIDES
)

_KINDS: Final = EventKinds(
    (
        QuarterStart,
        Shuffle,
        Deal,
        Draw,
        Forced,
        Play,
        Stop,
        Take,
        LetThrough,
        Technical,
        TimeOut,
        Discard,
        NoPlay,
        QuarterEnd,
        GameEnd,
    )
)
EVENT_KINDS: Final = _KINDS.fields
read_event: Final = _KINDS.read
