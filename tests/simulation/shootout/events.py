"""What happens in Shootout, as small named tuples."""

from typing import Final, NamedTuple

from simulation.events import EventKinds
from simulation.protocol import PUBLIC


class RoundStart(NamedTuple):
    """A round begins (SO-1)."""

    number: int
    audience: int = PUBLIC
    kind: str = "round_start"


class Forced(NamedTuple):
    """A side had one legal choice, which was made for it: only it knows."""

    side: int
    choice: str
    audience: int
    kind: str = "forced"


class Sent(NamedTuple):
    """A side sends a player to the line (SO-2)."""

    side: int
    player: int
    audience: int = PUBLIC
    kind: str = "sent"


class Aim(NamedTuple):
    """The shooter chooses his distance."""

    side: int
    is_far: bool
    audience: int = PUBLIC
    kind: str = "aim"


class Shot(NamedTuple):
    """The die says whether the shot is in (SO-3).

    :param points: 0 for a miss.
    """

    side: int
    player: int
    is_far: bool
    points: int
    audience: int = PUBLIC
    kind: str = "shot"


class GameEnd(NamedTuple):
    """The game ends (SO-4)."""

    result: str
    audience: int = PUBLIC
    kind: str = "game_end"


_KINDS: Final = EventKinds((RoundStart, Forced, Sent, Aim, Shot, GameEnd))
EVENT_KINDS: Final = _KINDS.fields
read_event: Final = _KINDS.read
