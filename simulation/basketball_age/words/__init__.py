"""The rules in short, the play-by-play, and what the board says.

A line is told of what a reader of the game cannot do without: where the ball and its
men go, every roll with its dice and what they had to show, every whistle. What only
announces such a line, or stands on the board for all to see, has none.
"""

from typing import Final

from simulation.basketball_age.words import play, stoppages
from simulation.protocol import Event
from simulation.words import Words, gettext_noop

_ = gettext_noop

SUMMARY: Final = Words(
    _(
        "Ten players with ratings on a court of forty zones, five a side: activations "
        "in turn, dice for every contest, four quarters."
    )
)

EXPERT_NOTE: Final = Words(
    _(
        "Plays by your instructions as the standard coach does, but for points alone: "
        "whoever has the best shot takes it, whatever mix of shots comes of it."
    )
)

_TOLD: Final = {**play.TOLD, **stoppages.TOLD}


def describe(event: Event) -> Words | None:
    """Return the event in words, or None where it is not worth a line.

    Placements, activations, announced reactions and attempts have none: the board shows
    the former, and what comes of the latter is told.
    """
    tell = _TOLD.get(event.kind)
    return None if tell is None else tell(event)
