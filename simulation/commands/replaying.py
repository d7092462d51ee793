"""``replay`` and ``verify``: what a record shows, and whether it is true."""

import argparse
import json
from enum import Enum

from simulation.commands.console import BadUse, Console, read_file
from simulation.commands.report import play_by_play, score_sheet, written_box
from simulation.errors import (
    ArchivedRecord,
    BadRecord,
    NotRepeatable,
    RecordMismatch,
)
from simulation.protocol import ACTOR_NAMES
from simulation.record import MAX_BYTES, GameRecord, Replay, load, replay
from simulation.registry import get_ruleset
from simulation.runner import resimulate


class Outcome(Enum):
    """What became of a record, as ``verify`` reports it."""

    EQUAL = "equal"
    DIFFERENT = "different"
    UNPROVEN = "unproven"
    ARCHIVED = "archived"
    UNREADABLE = "unreadable"


def load_record(path: str) -> GameRecord:
    """Return the record in a file.

    :raises BadUse: if there is none.
    """
    try:
        return load(read_file(path, MAX_BYTES))
    except BadRecord as error:
        raise BadUse(f"{path}: {error}") from error


def replay_record(arguments: argparse.Namespace, console: Console) -> int:
    """Print a recorded game.

    :returns: 1 if the record is not what its choices give.
    """
    record = load_record(arguments.record)
    try:
        replayed = replay(record)
    except RecordMismatch as error:
        console.complain(f"simulation: {arguments.record}: different: {error}")
        return 1
    except ArchivedRecord as error:
        raise BadUse(f"{arguments.record}: archived: {error}") from error
    if arguments.json:
        console.say(json.dumps(_written(record, replayed), indent=2))
    else:
        _say(record, replayed, console)
    return 0


def _written(record: GameRecord, replayed: Replay) -> dict[str, object]:
    ruleset, game, box = replayed
    return {
        "ruleset": ruleset.slug,
        "version": record.version,
        "options": dict(record.options),
        "seed": record.seed,
        "result": None if game.result is None else game.result._asdict(),
        "score": list(game.score),
        **written_box(box),
        "left_out": [
            {"period": period, "side": ACTOR_NAMES[side]}
            for period, side in _left_out(record, replayed)
        ],
        "play_by_play": [line._asdict() for line in play_by_play(ruleset, game, box)],
        "events": [list(event) for event in game.events],
        "choices": len(record.choices),
        "sha256": record.digest(),
    }


def _left_out(record: GameRecord, replayed: Replay) -> tuple[tuple[int, int], ...]:
    """Return the parts of periods that a game which is over did without."""
    ruleset, game, box = replayed
    if game.result is None:
        return ()
    return ruleset.left_out(box.periods, record.options)


def _say(record: GameRecord, replayed: Replay, console: Console) -> None:
    ruleset, game, box = replayed
    home, away = game.score
    ending = "unfinished" if game.result is None else game.result.kind
    console.say(f"{ruleset.title}: Home {home}, Away {away} ({ending})")
    defaults = ruleset.check_options({})
    for name, value in record.options.items():
        if value != defaults[name]:
            console.say(f"  {name}={json.dumps(value)}")
    seed = "rolled by people" if record.seed is None else f"seed {record.seed}"
    console.say(f"  {len(record.choices):,} choices, {seed}")
    console.say(f"  sha256 {record.digest()}")
    console.say()
    is_over = game.result is not None
    console.say(score_sheet(ruleset, record.options, box, is_over=is_over))
    period = 0
    for line in play_by_play(ruleset, game, box):
        if line.period != period:
            console.say()
            period = line.period
        console.say(f"{line.home:>4}–{line.away:<4} {line.text}")


def verify_records(arguments: argparse.Namespace, console: Console) -> int:
    """Replay records and tell of each whether it gives what it says.

    :returns: 1 if one is different, else 2 if one is not known to be equal.
    """
    outcomes = {
        _verify(path, arguments.resimulate, console) for path in arguments.records
    }
    if Outcome.DIFFERENT in outcomes:
        return 1
    return 0 if outcomes == {Outcome.EQUAL} else 2


def _verify(path: str, again: bool, console: Console) -> Outcome:
    try:
        record = load_record(path)
    except BadUse as error:
        console.complain(f"simulation: {error}")
        return Outcome.UNREADABLE
    try:
        replayed = replay(record)
        if again:
            resimulate(get_ruleset(record.ruleset), record)
    except NotRepeatable as error:
        outcome, detail = Outcome.UNPROVEN, str(error)
    except RecordMismatch as error:
        outcome, detail = Outcome.DIFFERENT, str(error)
    except ArchivedRecord as error:
        outcome, detail = Outcome.ARCHIVED, str(error)
    else:
        outcome = Outcome.EQUAL
        home, away = replayed.game.score
        ending = "unfinished" if record.result is None else record.result.kind
        detail = f"Home {home}, Away {away} ({ending})"
    console.say(f"{path}: {outcome.value}: {detail}")
    return outcome
