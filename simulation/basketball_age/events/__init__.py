"""What happens in a game, as small named tuples.

Each ends in its audience and its kind. Nothing is hidden, so all are public, but that
a choice was forced. Players are numbers on their side's sheet, 0 for nobody. Zones
are named as on the court; the ``spot`` of a shot is named as if its side attacked
``h`` (BA-2.7).
"""

from collections.abc import Sequence
from typing import Final

from simulation.basketball_age.events.play import (
    Activation,
    ActivationEnd,
    Attempt,
    BlindScreen,
    Block,
    Catch,
    Contest,
    Defence,
    Heading,
    Help,
    IntentionalFoul,
    Lockdown,
    Move,
    MoveWith,
    Pass,
    PassRoll,
    Pick,
    PickSet,
    PressFoul,
    Reaction,
    Rebound,
    ReboundRoll,
    Screen,
    ScreenSet,
    Shot,
    Steal,
    Stray,
    Unbalanced,
)
from simulation.basketball_age.events.stoppages import (
    Benefit,
    Clock,
    ClockMinutes,
    Forced,
    Foul,
    FreeThrow,
    GameEnd,
    Inbounder,
    JumpBall,
    LineupChange,
    Pair,
    PeriodEnd,
    PeriodStart,
    Placed,
    Possession,
    Press,
    QuickThrowIn,
    Spot,
    Starters,
    Substitution,
    ThrowShooter,
    Timeout,
    Tip,
    Turnover,
    Violation,
)
from simulation.protocol import Event

__all__ = [
    "CLASSES",
    "EVENT_KINDS",
    "PACE",
    "Activation",
    "ActivationEnd",
    "Attempt",
    "Benefit",
    "BlindScreen",
    "Block",
    "Catch",
    "Clock",
    "ClockMinutes",
    "Contest",
    "Defence",
    "Forced",
    "Foul",
    "FreeThrow",
    "GameEnd",
    "Heading",
    "Help",
    "Inbounder",
    "IntentionalFoul",
    "JumpBall",
    "LineupChange",
    "Lockdown",
    "Move",
    "MoveWith",
    "Pair",
    "Pass",
    "PassRoll",
    "PeriodEnd",
    "PeriodStart",
    "Pick",
    "PickSet",
    "Placed",
    "Possession",
    "Press",
    "PressFoul",
    "QuickThrowIn",
    "Reaction",
    "Rebound",
    "ReboundRoll",
    "Screen",
    "ScreenSet",
    "Shot",
    "Spot",
    "Starters",
    "Steal",
    "Stray",
    "Substitution",
    "ThrowShooter",
    "Timeout",
    "Tip",
    "Turnover",
    "Unbalanced",
    "Violation",
    "read_event",
]

CLASSES: Final = (
    LineupChange,
    Starters,
    PeriodStart,
    PeriodEnd,
    GameEnd,
    Clock,
    ClockMinutes,
    Possession,
    JumpBall,
    Tip,
    Activation,
    ActivationEnd,
    Defence,
    Heading,
    Move,
    Reaction,
    MoveWith,
    Steal,
    Lockdown,
    ScreenSet,
    Screen,
    BlindScreen,
    PickSet,
    Pick,
    Help,
    IntentionalFoul,
    Pass,
    PassRoll,
    PressFoul,
    Stray,
    Catch,
    Attempt,
    Contest,
    Block,
    Shot,
    FreeThrow,
    Foul,
    Violation,
    Turnover,
    Rebound,
    ReboundRoll,
    Unbalanced,
    Substitution,
    Timeout,
    Benefit,
    Press,
    QuickThrowIn,
    Inbounder,
    Spot,
    Placed,
    Pair,
    ThrowShooter,
    Forced,
)
_BY_KIND: Final = {cls._field_defaults["kind"]: cls for cls in CLASSES}
EVENT_KINDS: Final = {kind: cls._fields for kind, cls in _BY_KIND.items()}
# an activation at a time, and a rest before the roll that everybody waits for
PACE: Final = frozenset(
    {
        "activation",
        "defence",
        "game_end",
        "period_start",
        "shot",
        "throw_shooter",
        "timeout",
    }
)


def read_event(fields: Sequence[object]) -> Event:
    """Return the event whose fields were stored as a list, its kind last.

    :raises ValueError: if no event has these fields.
    """
    kind = fields[-1] if fields else None
    found = _BY_KIND.get(kind) if isinstance(kind, str) else None
    if found is None or len(fields) != len(found._fields):
        raise ValueError(f"no event has the fields {list(fields)!r}")
    values = [tuple(value) if isinstance(value, list) else value for value in fields]
    event: Event = found._make(values)
    return event
