"""What happens in a game, as small named tuples.

Each ends in its audience and its kind. Cards are written by their codes, dice as two
faces.
"""

from typing import Final, NamedTuple

from simulation.events import EventKinds
from simulation.poker_deck_basketball.tables import CARDS
from simulation.protocol import PUBLIC, SIDES

#: Stands for the side that has the ball where a tip-off decides (PD-R1.2).
NOBODY: Final = -1


class QuarterStart(NamedTuple):
    """A quarter or overtime begins with fresh decks (PD-R1).

    :param quarter: counted from 1, overtimes counting on.
    :param overtime: the number of the overtime, 0 in regulation.
    :param side: who has the ball, :data:`NOBODY` where a tip-off decides.
    """

    quarter: int
    overtime: int
    side: int
    audience: int = PUBLIC
    kind: str = "quarter_start"


class Draw(NamedTuple):
    """A side draws a card, which it alone sees (PD-R2.1)."""

    side: int
    card: str
    audience: int
    kind: str = "draw"


class Forced(NamedTuple):
    """A side had one legal choice, which was made for it: only it knows (PD-C2)."""

    side: int
    choice: str
    audience: int
    kind: str = "forced"


class FaceDown(NamedTuple):
    """A side lays a card face down, or decides to lay none: only it knows."""

    side: int
    choice: str
    audience: int
    kind: str = "face_down"


class Tip(NamedTuple):
    """The two cards of the tip-off are turned over (PD-R1.2)."""

    home: str
    away: str
    audience: int = PUBLIC
    kind: str = "tip"


class TipWon(NamedTuple):
    """A side wins the tip-off."""

    side: int
    audience: int = PUBLIC
    kind: str = "tip_won"


class Pass(NamedTuple):
    """The offense plays a pass, which may still be stolen.

    :param to: the zone that it aims at.
    """

    side: int
    cards: tuple[str, ...]
    joker: bool
    to: str
    audience: int = PUBLIC
    kind: str = "pass"


class StealTry(NamedTuple):
    """The defense plays a card to steal the pass (PD-R4)."""

    side: int
    card: str
    joker: bool
    audience: int = PUBLIC
    kind: str = "steal_try"


class Steal(NamedTuple):
    """A side steals the ball."""

    side: int
    audience: int = PUBLIC
    kind: str = "steal"


class Advance(NamedTuple):
    """The pass arrives: the ball is in another zone."""

    side: int
    to: str
    audience: int = PUBLIC
    kind: str = "advance"


class Shot(NamedTuple):
    """The offense shoots.

    :param shot: the kind of attack, such as ``three`` or ``fastbreak2``.
    """

    side: int
    shot: str
    cards: tuple[str, ...]
    joker: bool
    audience: int = PUBLIC
    kind: str = "shot"


class BlockTry(NamedTuple):
    """The defense plays a card to block the shot (PD-R5)."""

    side: int
    card: str
    joker: bool
    audience: int = PUBLIC
    kind: str = "block_try"


class Block(NamedTuple):
    """A side blocks the shot and has the ball (PD-R5.1)."""

    side: int
    shot: str
    audience: int = PUBLIC
    kind: str = "block"


class Roll(NamedTuple):
    """A side rolls two dice."""

    side: int
    faces: tuple[int, int]
    audience: int = PUBLIC
    kind: str = "roll"


class Foul(NamedTuple):
    """A side fouls the shooter (PD-R5).

    :param throws: how many free throws it gives.
    """

    side: int
    throws: int
    audience: int = PUBLIC
    kind: str = "foul"


class Basket(NamedTuple):
    """A shot goes in.

    :param shot: the kind of attack, or ``alley``.
    :param is_fouled: whether a free throw comes with it.
    """

    side: int
    points: int
    shot: str
    is_fouled: bool
    audience: int = PUBLIC
    kind: str = "basket"


class Miss(NamedTuple):
    """A shot misses without a foul."""

    side: int
    shot: str
    audience: int = PUBLIC
    kind: str = "miss"


class AlleyOop(NamedTuple):
    """The offense plays a figure after a clean miss (PD-R6)."""

    side: int
    card: str
    audience: int = PUBLIC
    kind: str = "alley_oop"


class FreeThrow(NamedTuple):
    """A free throw (PD-R8.2).

    :param joker: whether an ace made it.
    :param is_last: whether it was the last one.
    """

    side: int
    made: bool
    joker: bool
    is_last: bool
    audience: int = PUBLIC
    kind: str = "free_throw"


class ReboundTry(NamedTuple):
    """A side plays a card at the rebound (PD-R8.4).

    :param card: empty where it plays none.
    """

    side: int
    card: str
    joker: bool
    audience: int = PUBLIC
    kind: str = "rebound_try"


class Rebound(NamedTuple):
    """A side wins the rebound (PD-R8.5).

    :param is_offensive: whether it was the side that shot.
    """

    side: int
    is_offensive: bool
    joker: bool
    audience: int = PUBLIC
    kind: str = "rebound"


class LooseBall(NamedTuple):
    """Nobody goes for the rebound: the defense has the ball (PD-R8.5)."""

    side: int
    audience: int = PUBLIC
    kind: str = "loose_ball"


class TimeOut(NamedTuple):
    """A side calls a time-out and changes so many cards (PD-R9)."""

    side: int
    cards: int
    audience: int = PUBLIC
    kind: str = "timeout"


class TimeOutResponse(NamedTuple):
    """The other side changes so many cards (PD-R9.2)."""

    side: int
    cards: int
    audience: int = PUBLIC
    kind: str = "timeout_response"


class SetAside(NamedTuple):
    """The cards that a side changes, which it alone knows (PD-R9.3)."""

    side: int
    cards: tuple[str, ...]
    audience: int
    kind: str = "set_aside"


class Shuffle(NamedTuple):
    """The cards set aside go back into the pile, which is shuffled (PD-R9.3)."""

    side: int
    cards: int
    audience: int = PUBLIC
    kind: str = "shuffle"


class GiveUp(NamedTuple):
    """The offense has nothing to play: the other side has the ball (PD-R10.1)."""

    side: int
    audience: int = PUBLIC
    kind: str = "forfeit"


class QuarterEnd(NamedTuple):
    """A quarter ends with a side holding the ball (PD-R10.2)."""

    side: int
    audience: int = PUBLIC
    kind: str = "quarter_end"


class ShootoutStart(NamedTuple):
    """The shoot-out begins (PD-R11.2).

    :param period: its place in the line score, counted from 1.
    """

    period: int
    audience: int = PUBLIC
    kind: str = "shootout_start"


class ShootoutThrow(NamedTuple):
    """A throw of the shoot-out."""

    side: int
    made: bool
    audience: int = PUBLIC
    kind: str = "shootout_throw"


class ShootoutWon(NamedTuple):
    """A side wins the shoot-out, and with it a point."""

    side: int
    audience: int = PUBLIC
    kind: str = "shootout_won"


class GameEnd(NamedTuple):
    """The game ends (PD-R11).

    :param result: ``regulation``, ``overtime`` or ``shootout``.
    """

    result: str
    audience: int = PUBLIC
    kind: str = "game_end"


#: Ready-made by side and by the place of the card: most events of a game are these.
DRAWS: Final = tuple(
    tuple(Draw(side, card, side) for card in CARDS[side]) for side in SIDES
)

_KINDS: Final = EventKinds(
    (
        QuarterStart,
        Draw,
        Forced,
        FaceDown,
        Tip,
        TipWon,
        Pass,
        StealTry,
        Steal,
        Advance,
        Shot,
        BlockTry,
        Block,
        Roll,
        Foul,
        Basket,
        Miss,
        AlleyOop,
        FreeThrow,
        ReboundTry,
        Rebound,
        LooseBall,
        TimeOut,
        TimeOutResponse,
        SetAside,
        Shuffle,
        GiveUp,
        QuarterEnd,
        ShootoutStart,
        ShootoutThrow,
        ShootoutWon,
        GameEnd,
    )
)
EVENT_KINDS: Final = _KINDS.fields
read_event: Final = _KINDS.read
