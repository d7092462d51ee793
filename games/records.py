"""Game records and events as they are stored, and as they are published."""

import json
import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from games.receipts import profile_salt
from simulation.errors import BadRecord
from simulation.protocol import AWAY, HOME, Event, Ruleset
from simulation.record import GameRecord, load
from simulation.teamsheet import TeamSheet

_LEVEL: Final = 9


def pack_record(record: GameRecord) -> bytes:
    """Return the record's canonical JSON, compressed."""
    return zlib.compress(record.dump().encode(), _LEVEL)


def unpack_record(packed: bytes) -> GameRecord:
    """Return the record that `pack_record` stored.

    :raises BadRecord: if it cannot be one.
    """
    try:
        text = zlib.decompress(packed)
    except zlib.error as error:
        raise BadRecord("record", f"cannot be unpacked ({error})") from error
    return load(text)


def written_events(events: Sequence[Event]) -> list[Any]:
    """Return events as plain JSON values: a list of fields each, the kind last."""
    return [_plain(event) for event in events]


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def pack_events(events: Sequence[Event]) -> bytes:
    """Return events as JSON, compressed."""
    text = json.dumps(written_events(events), separators=(",", ":"))
    return zlib.compress(text.encode(), _LEVEL)


def unpack_written(packed: bytes) -> list[Any]:
    """Return events as `written_events` made them.

    :raises ValueError: if they cannot be read.
    """
    try:
        written: list[Any] = json.loads(zlib.decompress(packed))
    except zlib.error as error:
        raise ValueError(f"events cannot be unpacked ({error})") from error
    return written


def unpack_events(ruleset: Ruleset, packed: bytes) -> list[Event]:
    """Return the events that `pack_events` stored.

    :raises ValueError: if they cannot be read, or if the ruleset, of another version
        now, no longer knows one.
    """
    return [ruleset.event(fields) for fields in unpack_written(packed)]


def sealed_record(
    record: GameRecord, secret: bytes, *, season: int, fixture: int, attempt: int
) -> GameRecord:
    """Return the copy of a record that is published while profiles are secret.

    :param secret: of the season; the numbers are those of `receipts.game_seed`.
    """

    def seal(sheet: TeamSheet, side: int) -> TeamSheet:
        salt = profile_salt(
            secret, season=season, fixture=fixture, attempt=attempt, side=side
        )
        return sheet.sealed(salt)

    return replace(record, home=seal(record.home, HOME), away=seal(record.away, AWAY))
