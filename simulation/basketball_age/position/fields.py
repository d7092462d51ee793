"""How each value of a position is written as JSON and read back, strictly."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, NoReturn

from simulation.basketball_age.court import (
    NOWHERE,
    OUTSIDE,
    PLACES,
    ZONE,
    ZONES,
    zones_in,
)
from simulation.basketball_age.tables import NOBODY, PLAYERS
from simulation.errors import BadPosition
from simulation.protocol import ACTOR_NAMES, SIDES

PLAYER: Final = {name: player for player, name in enumerate(PLAYERS)}
SIDE_NAMES: Final = ACTOR_NAMES[: len(SIDES)]


class Field(NamedTuple):
    """A way to write and read a value.

    :param write: gives plain JSON.
    :param read: takes JSON and the name of the field; raises :class:`BadPosition`.
    """

    write: Callable[[Any], Any]
    read: Callable[[object, str], Any]


def refuse(name: str, reason: str) -> NoReturn:
    """Raise :class:`BadPosition` for a field."""
    raise BadPosition(name, reason)


def _as_it_is(value: Any) -> Any:
    return value


def whole(least: int, most: int) -> Field:
    """Return the field of a whole number within limits."""

    def read(value: object, name: str) -> int:
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or not least <= value <= most
        ):
            refuse(name, f"must be a whole number from {least} to {most}")
        return value

    return Field(_as_it_is, read)


def one_of(*words: str) -> Field:
    """Return the field of one of some words."""

    def read(value: object, name: str) -> str:
        if not isinstance(value, str) or value not in words:
            refuse(name, f"must be one of {', '.join(words)}")
        return value

    return Field(_as_it_is, read)


def index_of(*words: str) -> Field:
    """Return the field of a number that is written as a word."""

    def read(value: object, name: str) -> int:
        if not isinstance(value, str) or value not in words:
            refuse(name, f"must be one of {', '.join(words)}")
        return words.index(value)

    return Field(lambda value: words[value], read)


def _read_flag(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        refuse(name, "must be true or false")
    return value


def _read_player(value: object, name: str) -> int:
    if value is None:
        return NOBODY
    if not isinstance(value, str) or value not in PLAYER:
        refuse(name, "must be a player such as H1, or null")
    return PLAYER[value]


def _read_zone(value: object, name: str) -> int:
    if value is None:
        return NOWHERE
    if not isinstance(value, str) or value not in ZONE:
        refuse(name, "must be a zone such as g3, or null")
    return ZONE[value]


def _read_place(value: object, name: str) -> int:
    if value == PLACES[OUTSIDE]:
        return OUTSIDE
    return _read_zone(value, name)


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        refuse(name, "must be a list")
    return value


def _set(index: dict[str, int], what: str) -> Callable[[object, str], int]:
    def read(value: object, name: str) -> int:
        mask = 0
        for each in _list(value, name):
            if not isinstance(each, str) or each not in index:
                refuse(name, f"must be a list of {what}")
            mask |= 1 << index[each]
        return mask

    return read


def _written_players(mask: int) -> list[str]:
    return [name for player, name in enumerate(PLAYERS) if mask >> player & 1]


def _written_sides(mask: int) -> list[str]:
    return [name for side, name in enumerate(SIDE_NAMES) if mask >> side & 1]


def _read_path(value: object, name: str) -> tuple[int, ...]:
    path = tuple(_read_place(each, name) for each in _list(value, name))
    if not path or NOWHERE in path:
        refuse(name, "must be a list of zones")
    return path


FLAG: Final = Field(_as_it_is, _read_flag)
ONE_PLAYER: Final = Field(
    lambda player: None if player == NOBODY else PLAYERS[player], _read_player
)
MANY_PLAYERS: Final = Field(_written_players, _set(PLAYER, "players"))
ONE_ZONE: Final = Field(
    lambda zone: None if zone == NOWHERE else ZONES[zone], _read_zone
)
ONE_PLACE: Final = Field(
    lambda place: None if place == NOWHERE else PLACES[place], _read_place
)
MANY_ZONES: Final = Field(
    lambda mask: [ZONES[zone] for zone in zones_in(mask)], _set(ZONE, "zones")
)
PATH: Final = Field(lambda path: [PLACES[place] for place in path], _read_path)
SIDE: Final = index_of(*SIDE_NAMES)
MANY_SIDES: Final = Field(
    _written_sides,
    _set({name: side for side, name in enumerate(SIDE_NAMES)}, "home and away"),
)


def by_side(field: Field, default: Any) -> Field:
    """Return the field of a value for each side; one left out has the default."""

    def write(pair: Any) -> dict[str, Any]:
        return {name: field.write(pair[side]) for side, name in enumerate(SIDE_NAMES)}

    def read(value: object, name: str) -> list[Any]:
        if not isinstance(value, dict) or not set(value) <= set(SIDE_NAMES):
            refuse(name, "must be an object of home and away")
        return [
            field.read(value[each], f"{name}.{each}") if each in value else default
            for each in SIDE_NAMES
        ]

    return Field(write, read)


def by_player(value: object, name: str, field: Field) -> dict[int, Any]:
    """Read an object of values by player."""
    if not isinstance(value, dict):
        refuse(name, "must be an object by player")
    found = {}
    for slot, each in value.items():
        if slot not in PLAYER:
            refuse(name, f"{slot!r} is no player")
        found[PLAYER[slot]] = field.read(each, f"{name}.{slot}")
    return found
