"""Playing a game from start to end, away from the database."""

from collections.abc import Mapping
from dataclasses import dataclass

from simulation.boxscore import BoxScore, tally
from simulation.protocol import Event, Result, Ruleset
from simulation.record import GameRecord
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has been simulated.

    `decisions` are those of the two sides, chance left out.
    """

    record: GameRecord
    result: Result
    events: list[Event]
    box: BoxScore
    decisions: int


def play(
    ruleset: Ruleset,
    home: TeamSheet,
    away: TeamSheet,
    options: Mapping[str, object],
    seed: int,
) -> Played:
    """Simulate a game; what comes out is a function of the arguments.

    Raises what the engine raises for options or sheets that do not fit it.
    """
    playing = simulate(ruleset, home, away, options, seed)
    record = playing.record()
    assert record.result is not None  # noqa: S101 (it was played to its end)
    events = playing.game.events
    return Played(
        record, record.result, events, tally(ruleset, events), sum(playing.asked)
    )
