"""Playing a game from start to end, away from the database."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from simulation.boxscore import BoxScore, tally
from simulation.protocol import SIDE_SLOTS, Event, Result, Ruleset
from simulation.record import GameRecord
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet


@dataclass(frozen=True, slots=True)
class PlayerSums:
    """What a player of a sheet did in a game.

    `values` has every stored column of players, and none where he was not in the game;
    `shots` what he made and tried, by zone.
    """

    values: dict[str, int] = field(default_factory=dict)
    shots: dict[str, list[int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has been simulated.

    `sums` are what its players did, by slot; `decisions` those of the two sides, chance
    left out.
    """

    record: GameRecord
    result: Result
    events: list[Event]
    box: BoxScore
    sums: dict[str, PlayerSums]
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
    box = tally(ruleset, events)
    return Played(
        record=record,
        result=record.result,
        events=events,
        box=box,
        sums=player_sums(ruleset, box, events),
        decisions=sum(playing.asked),
    )


def player_sums(
    ruleset: Ruleset,
    box: BoxScore,
    events: Sequence[Event],
    uncounted: Collection[str] = (),
) -> dict[str, PlayerSums]:
    """Return what the players did who were in a game, by their slots on the sheets.

    :param uncounted: keys of columns that nobody counted: what lacks them is not 0.
    """
    stored = [
        column.key
        for column in ruleset.stat_columns
        if column.is_stored and column.is_of_players and column.key not in uncounted
    ]
    shots = _shots(ruleset, events)
    return {
        # what a player did not do at all has no entry in his line
        slot: PlayerSums(dict.fromkeys(stored, 0) | line, shots.get(slot, {}))
        for slot, line in box.lines.items()
        if slot not in SIDE_SLOTS
    }


def _shots(
    ruleset: Ruleset, events: Sequence[Event]
) -> dict[str, dict[str, list[int]]]:
    """Return attempts made and tried by slot and zone, none without a shot chart."""
    found: dict[str, dict[str, list[int]]] = {}
    if ruleset.shot_chart is None:
        return found
    for attempt in ruleset.shot_chart.attempts(events):
        zones = found.setdefault(attempt.subject, {})
        sums = zones.setdefault(attempt.zone, [0, 0])
        sums[0] += attempt.made
        sums[1] += 1
    return found
