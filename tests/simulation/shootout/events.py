"""What happens in Shootout, as small named tuples."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from simulation.protocol import PUBLIC, Event


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


_EVENTS: Final = {
    cls._field_defaults["kind"]: cls
    for cls in (RoundStart, Forced, Sent, Aim, Shot, GameEnd)
}
EVENT_KINDS: Final = {kind: cls._fields for kind, cls in _EVENTS.items()}


def read_event(fields: Sequence[object]) -> Event:
    """Return the event whose fields were stored as a list, its kind last.

    :raises ValueError: if no event has these fields.
    """
    found = _EVENTS.get(str(fields[-1])) if fields else None
    if found is None or len(fields) != len(found._fields):
        raise ValueError(f"no event has the fields {list(fields)!r}")
    event: Event = found._make(fields)
    return event
