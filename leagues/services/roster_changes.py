"""What differs between a roster and what it is to be."""

from collections.abc import Sequence
from typing import NamedTuple

from leagues.models import RosterSpot
from leagues.services.roster_checks import RosterRow
from leagues.text import normal_line


class Part(NamedTuple):
    """Something about a player that changes: what it is called, was and will be."""

    name: str
    before: str
    after: str


class PlayerChange(NamedTuple):
    """A player who changes, by the number and name that he had, and how."""

    who: str
    parts: tuple[Part, ...]


class RosterChanges(NamedTuple):
    """Who comes and who leaves, by number and name, and who changes."""

    came: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    changed: tuple[PlayerChange, ...] = ()


def roster_changes(
    current: Sequence[RosterSpot], rows: Sequence[RosterRow]
) -> RosterChanges:
    """Return what makes a roster what the rows say, its order aside.

    :param current: the roster, with players.
    :param rows: as they are typed; whom they name twice counts once.
    """
    spots = {spot.player_id: spot for spot in current}
    came = []
    changed = []
    for row in rows:
        spot = None if row.player is None else spots.pop(row.player, None)
        if spot is None:
            came.append(f"{row.number} {normal_line(row.name)}")
        elif parts := _parts(row_of(spot), row):
            changed.append(PlayerChange(_who(spot), parts))
    return RosterChanges(tuple(came), tuple(map(_who, spots.values())), tuple(changed))


def row_of(spot: RosterSpot) -> RosterRow:
    """Return the row that says what a spot says; `spot.player` is read."""
    return RosterRow(
        spot.player_id, spot.player.name, spot.number, spot.position, spot.ratings
    )


def says(spot: RosterSpot, row: RosterRow) -> bool:
    """Tell whether a row leaves a spot as it is; the player's name aside."""
    stored = (spot.number, spot.position, spot.ratings)
    return (row.number, row.position, dict(row.ratings)) == stored


def _who(spot: RosterSpot) -> str:
    return f"{spot.number} {spot.player.name}"


def _parts(before: RosterRow, after: RosterRow) -> tuple[Part, ...]:
    pairs = [
        ("name", before.name, normal_line(after.name)),
        ("number", before.number, after.number),
        ("position", before.position, after.position),
    ]
    for name in {**before.ratings, **after.ratings}:
        values = (before.ratings.get(name), after.ratings.get(name))
        was, now = ("" if value is None else str(value) for value in values)
        pairs.append((name.replace("_", " "), was, now))
    return tuple(Part(name, was, now) for name, was, now in pairs if was != now)
