"""``play``: sets up a game at this terminal, new or from a record."""

import argparse
import secrets
from typing import Final

from simulation.chance import SEED_BITS, SeededChance
from simulation.commands.asking import read_groups
from simulation.commands.choosing import read_options, sheet_of
from simulation.commands.console import BadUse, Console
from simulation.commands.replaying import load_record
from simulation.commands.table import Rules, Table
from simulation.errors import ArchivedRecord, RecordMismatch
from simulation.protocol import ACTOR_NAMES, SIDES, Ruleset
from simulation.record import GameRecord, replay
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.runner import Playing, Seat, coach_seed

HUMAN: Final = "human"


def play(arguments: argparse.Namespace, console: Console) -> int:
    """Play a game, or go on with one, until it is over or the person leaves."""
    ruleset = get_ruleset(arguments.slug)
    record = _resumed(ruleset, arguments)
    names = _seat_names(arguments, record)
    for side in SIDES:
        if names[side] != HUMAN:
            sheet_of(ruleset, names[side], ACTOR_NAMES[side])
    if record is None:
        playing = _new_game(ruleset, names, arguments)
    else:
        playing = Playing(
            ruleset, record.home, record.away, record.options, record.seed
        )
    seats = _seats(playing, names, _groups(ruleset, arguments.delegate))
    chance = None
    if not arguments.table:
        if playing.seed is None:
            raise BadUse("--resume: dice were rolled by people: go on with --table")
        chance = SeededChance(playing.seed)
    rules = Rules(
        source="table" if arguments.table else "online",
        chance=chance,
        save=arguments.save,
    )
    table = Table(console, playing, seats, rules)
    if record is not None:
        table.take_over(record)
    table.play()
    return 0


def _resumed(ruleset: Ruleset, arguments: argparse.Namespace) -> GameRecord | None:
    """Return the record to go on from, None for a new game."""
    path = arguments.resume
    if path is None:
        return None
    if arguments.option or arguments.preset or arguments.seed is not None:
        raise BadUse("--resume: options and seed are those of the record")
    record = load_record(path)
    if record.ruleset != ruleset.slug:
        raise BadUse(f"{path}: is a game of {record.ruleset}")
    try:
        replay(record)
    except (ArchivedRecord, RecordMismatch) as error:
        raise BadUse(f"{path}: {error}") from error
    return record


def _seat_names(
    arguments: argparse.Namespace, record: GameRecord | None
) -> tuple[str, str]:
    """Return who plays home and away: ``human`` or a coach's name."""
    computer = "standard" if record is None else record.away.coach
    return (
        arguments.home or HUMAN,
        arguments.away or (HUMAN if arguments.table else computer),
    )


def _new_game(
    ruleset: Ruleset, names: tuple[str, str], arguments: argparse.Namespace
) -> Playing:
    home, away = (
        average_sheet(ruleset) if name == HUMAN else average_sheet(ruleset, name)
        for name in names
    )
    seed = arguments.seed
    if seed is None and not arguments.table:
        seed = secrets.randbits(SEED_BITS)
    options = read_options(ruleset, arguments.option, arguments.preset)
    return Playing(ruleset, home, away, options, seed)


def _groups(ruleset: Ruleset, written: str) -> frozenset[str]:
    """Return the groups behind ``--delegate``.

    :raises BadUse: if one is unknown.
    """
    try:
        return read_groups(ruleset, written)
    except BadUse as error:
        raise BadUse(f"--delegate: {error}") from error


def _seats(
    playing: Playing, names: tuple[str, str], delegated: frozenset[str]
) -> tuple[Seat, Seat]:
    # where people roll there is no seed, but a coach may still need a stream
    seed = playing.seed or 0
    seats = []
    for side in SIDES:
        sheet = playing.sheets[side]
        is_human = names[side] == HUMAN
        name = sheet.coach if is_human else names[side]
        coach = playing.ruleset.coach(name, sheet, coach_seed(seed, side))
        seats.append(
            Seat(deputy=coach, delegated=delegated) if is_human else Seat(coach)
        )
    return seats[0], seats[1]
