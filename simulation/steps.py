"""A finished game told in steps: where to stop so that each stop tells something new.

A step begins with what a choice made happen, and lasts until just before the next one
that is worth a line, or begins something by the ruleset's ``pace``. So its position
shows all that followed in silence, such as the cards that were drawn.
"""

from collections.abc import Sequence
from typing import NamedTuple

from simulation.protocol import PUBLIC, Event, Ruleset
from simulation.record import GameRecord, play_through
from simulation.registry import get_ruleset


class Step(NamedTuple):
    """A place in a record at which somebody who follows the game may rest.

    :param choices: how many choices were made; what comes after is still to come.
    :param period: the period, counted from 1.
    :param lines: how many lines the public was told, those of earlier steps included.
    """

    choices: int
    period: int
    lines: int


def steps_of(record: GameRecord) -> list[Step]:
    """Return the steps of a game, from before its first choice to its end.

    :raises ArchivedRecord, RecordMismatch: as ``record.play_through``.
    """
    ruleset = get_ruleset(record.ruleset)
    fold, period, lines, seen = ruleset.fold(), 1, 0, 0
    steps: list[Step] = []
    # the lines that are told when the last step rests
    rested = -1
    for made, game in enumerate(play_through(record)):
        events = game.events[seen:]
        seen += len(events)
        told = sum(is_told(ruleset, event) for event in events)
        if made and lines > rested and _begins(ruleset, events, told):
            steps.append(Step(made - 1, period, lines))
            rested = lines
        lines += told
        for event in events:
            period = max([period, *(item.period for item in fold.add(event))])
    steps.append(Step(len(record.choices), period, lines))
    return steps


def _begins(ruleset: Ruleset, events: Sequence[Event], told: int) -> bool:
    """Tell whether a choice that made these events happen begins a step."""
    if ruleset.pace:
        return any(event.kind in ruleset.pace for event in events)
    return told > 0


def is_told(ruleset: Ruleset, event: Event) -> bool:
    """Whether the public is told of an event in a line while the game goes on."""
    return event.audience == PUBLIC and ruleset.describe(event) is not None
