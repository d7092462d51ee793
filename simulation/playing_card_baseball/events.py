"""What happens in a game, as small named tuples.

Each ends in its audience and its kind. Cards are written by their codes, bases are 1 to
3, and 0 stands for the batter.
"""

from typing import Final, NamedTuple

from simulation.events import EventKinds
from simulation.playing_cards import CARDS
from simulation.protocol import PUBLIC, SIDES


class HalfStart(NamedTuple):
    """A half inning begins.

    :param inning: counted from 1, extra innings counting on.
    :param is_extra: whether it comes after the regulation innings.
    :param side: who bats.
    """

    inning: int
    is_extra: bool
    side: int
    audience: int = PUBLIC
    kind: str = "half_start"


class Shuffle(NamedTuple):
    """The deck is shuffled (PC-R1.1, PC-R2.1).

    :param cards: how many.
    """

    cards: int
    audience: int = PUBLIC
    kind: str = "shuffle"


class Deal(NamedTuple):
    """A card is dealt to a side, who alone sees it (PC-R2.2)."""

    side: int
    card: str
    audience: int
    kind: str = "deal"


class Draw(NamedTuple):
    """A side draws a card, which it alone sees."""

    side: int
    card: str
    audience: int
    kind: str = "draw"


class Turn(NamedTuple):
    """A card is turned face up for a side (PC-R4.2, PC-R6.2)."""

    side: int
    card: str
    audience: int = PUBLIC
    kind: str = "turn"


class PinchHit(NamedTuple):
    """The batter's hand is thrown away, face up, for a new one (PC-R2.3)."""

    side: int
    cards: tuple[str, ...]
    audience: int = PUBLIC
    kind: str = "pinch_hit"


class Reliever(NamedTuple):
    """The pitcher's hand is thrown away, face up, for a new one (PC-R2.4)."""

    side: int
    cards: tuple[str, ...]
    audience: int = PUBLIC
    kind: str = "reliever"


class Go(NamedTuple):
    """A runner sets off for the next base (PC-R4.1).

    :param base: the one that he leaves.
    """

    side: int
    base: int
    audience: int = PUBLIC
    kind: str = "go"


class Steal(NamedTuple):
    """What became of a runner who went (PC-R4.2).

    :param base: the one that he was after.
    :param cards: the runner's, then the pitcher's.
    """

    side: int
    base: int
    cards: tuple[str, ...]
    is_safe: bool
    audience: int = PUBLIC
    kind: str = "steal"


class Pitch(NamedTuple):
    """A pitch: both sides draw so many cards (PC-R2.6).

    :param side: who pitches.
    :param name: ``fastball`` and so on.
    """

    side: int
    name: str
    cards: int
    audience: int = PUBLIC
    kind: str = "pitch"


class Swing(NamedTuple):
    """What the batter swings for (PC-R2.7).

    :param name: ``single`` and so on.
    """

    side: int
    name: str
    audience: int = PUBLIC
    kind: str = "swing"


class Showdown(NamedTuple):
    """Both hands are shown and compared (PC-R2.8).

    :param side: who bats; ``batter`` and ``pitcher`` are the cards of both, in the
        order in which they came.
    :param hands: the categories of the batter's hand and of the pitcher's.
    :param winner: the side with the better hand; of equal ones by ``tie_hand``, at a
        sacrifice fly the pitching side.
    """

    side: int
    batter: tuple[str, ...]
    pitcher: tuple[str, ...]
    hands: tuple[str, str]
    winner: int
    is_tie: bool
    audience: int = PUBLIC
    kind: str = "showdown"


class Hit(NamedTuple):
    """The batter gets what he swung for (PC-R2.7)."""

    side: int
    bases: int
    runs: int
    audience: int = PUBLIC
    kind: str = "hit"


class Out(NamedTuple):
    """A batter or runner is out.

    :param side: whose he is.
    :param how: ``showdown``, ``sac_fly``, ``caught_stealing`` or ``double_play``.
    :param outs: how many there are now.
    """

    side: int
    how: str
    outs: int
    audience: int = PUBLIC
    kind: str = "out"


class SacFly(NamedTuple):
    """What a sacrifice fly did for the runners (PC-R5.2).

    :param is_deep: whether they move on.
    """

    side: int
    is_deep: bool
    runs: int
    audience: int = PUBLIC
    kind: str = "sac_fly"


class GoForTwo(NamedTuple):
    """The pitcher goes for a double play (PC-R6.1).

    :param side: who bats.
    """

    side: int
    audience: int = PUBLIC
    kind: str = "go_for_two"


class Hold(NamedTuple):
    """The pitcher does not go for the double play that he could try (PC-R6.1).

    :param side: who bats.
    """

    side: int
    audience: int = PUBLIC
    kind: str = "hold"


class DoublePlay(NamedTuple):
    """What became of a double play (PC-R6.2).

    :param side: who bats.
    :param cards: the two that the batter added.
    :param outcome: ``turned``, ``failed`` or ``tie``.
    """

    side: int
    cards: tuple[str, ...]
    outcome: str
    runs: int
    audience: int = PUBLIC
    kind: str = "double_play"


class Run(NamedTuple):
    """A run scores.

    :param base: where the runner came from, 0 for the batter.
    """

    side: int
    base: int
    audience: int = PUBLIC
    kind: str = "run"


class HalfEnd(NamedTuple):
    """A half inning ends.

    :param side: who batted.
    :param left: runners left on base.
    :param reason: ``outs``, ``walk_off``, or ``cap`` after 200 plate appearances.
    """

    side: int
    left: int
    reason: str
    audience: int = PUBLIC
    kind: str = "half_end"


class GameEnd(NamedTuple):
    """The game ends.

    :param result: ``regulation``, ``extra_innings`` or ``tie``.
    :param capped: whether the most innings allowed made it a tie (PC-R1.4).
    """

    result: str
    capped: bool
    audience: int = PUBLIC
    kind: str = "game_end"


# most events of a game are these, ready-made by side and card
DEALS: Final = tuple(tuple(Deal(side, card, side) for card in CARDS) for side in SIDES)
DRAWS: Final = tuple(tuple(Draw(side, card, side) for card in CARDS) for side in SIDES)
TURNS: Final = tuple(tuple(Turn(side, card) for card in CARDS) for side in SIDES)

_KINDS: Final = EventKinds(
    (
        HalfStart,
        Shuffle,
        Deal,
        Draw,
        Turn,
        PinchHit,
        Reliever,
        Go,
        Steal,
        Pitch,
        Swing,
        Showdown,
        Hit,
        Out,
        SacFly,
        GoForTwo,
        Hold,
        DoublePlay,
        Run,
        HalfEnd,
        GameEnd,
    )
)
EVENT_KINDS: Final = _KINDS.fields
read_event: Final = _KINDS.read
