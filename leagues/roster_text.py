"""Rosters as text: a line a player, to be pasted, sent as a file, and saved as one.

The columns are number, name and position, then the ratings in the order of the rule
book. They are separated by tabs, semicolons or commas, whichever the first line has. A
first line of headings is optional; with it, columns may come in any order. Ratings may
be left out altogether: they are then those of the box's player of the position.
"""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Final, NamedTuple

from leagues.cells import guarded, unguarded
from leagues.text import normal_line
from simulation.rosters import token_of
from simulation.teamsheet import RosterSpec

BASICS: Final = ("number", "name", "position")
MOST_LINES: Final = 100
_SEPARATORS: Final = ("\t", ";")
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}")


class PlayerText(NamedTuple):
    """A player as a line describes him."""

    number: str
    name: str
    position: str
    ratings: Mapping[str, int]


class Line(NamedTuple):
    """A line with a player, and where it stands, counted from 1."""

    at: int
    player: PlayerText


class LineFault(NamedTuple):
    """What is wrong in a line; `column` is empty where it is the line as a whole."""

    at: int
    column: str
    reason: str


class RosterText(NamedTuple):
    """What a text says; where there are faults the lines are not all of it."""

    lines: tuple[Line, ...]
    faults: tuple[LineFault, ...]


def columns_of(spec: RosterSpec) -> tuple[str, ...]:
    """Return the columns in their usual order."""
    return (*BASICS, *spec.ratings)


def write_roster(spec: RosterSpec, players: Iterable[PlayerText]) -> str:
    """Return players as CSV that `read_roster` reads as it was, a heading first."""
    written = StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(columns_of(spec))
    for player in players:
        ratings = [player.ratings.get(name, "") for name in spec.ratings]
        writer.writerow(
            [player.number, guarded(player.name), player.position, *ratings]
        )
    return written.getvalue()


def read_roster(spec: RosterSpec, text: str) -> RosterText:
    """Return the players that a text describes, and all that cannot be read.

    Whether names, numbers and ratings will do is not looked at here.
    """
    raw = [
        (at, line)
        for at, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
        if line.strip(" \t,;")
    ]
    if not raw:
        return RosterText((), (LineFault(1, "", "There is no player in it."),))
    if len(raw) > MOST_LINES:
        said = f"These are {len(raw)} lines. Give one for each player."
        return RosterText((), (LineFault(raw[MOST_LINES][0], "", said),))
    separator = next((sign for sign in _SEPARATORS if sign in raw[0][1]), ",")
    columns = _headings(spec, _cells(raw[0][1], separator))
    lines: list[Line] = []
    faults: list[LineFault] = []
    for at, line in raw if columns is None else raw[1:]:
        cells = _cells(line, separator)
        found = _by_column(spec, columns, cells)
        if found is None:
            faults.append(LineFault(at, "", _shape(spec, columns, len(cells))))
            continue
        player, own = _player(spec, at, found)
        lines.append(Line(at, player))
        faults += own
    if not lines and not faults:
        faults.append(LineFault(raw[0][0], "", "There is no player below the heading."))
    return RosterText(tuple(lines), tuple(faults))


def _cells(line: str, separator: str) -> list[str]:
    """Return the cells of a line; one that is quoted badly is a single cell."""
    try:
        found = next(csv.reader([line], delimiter=separator, strict=True))
    except csv.Error:
        return [line]
    return [cell.strip() for cell in found]


def _headings(spec: RosterSpec, cells: Sequence[str]) -> list[str] | None:
    """Return the columns that a line of headings names, None for any other line."""
    names = [re.sub(r"[\s_-]+", "_", cell.strip().lower()) for cell in cells]
    known = columns_of(spec)
    is_heading = set(BASICS) <= set(names) <= set(known)
    return names if is_heading and len(names) == len(set(names)) else None


def _by_column(
    spec: RosterSpec, columns: Sequence[str] | None, cells: Sequence[str]
) -> dict[str, str] | None:
    """Return a line's cells by column; None where they are not as many as it takes."""
    if columns is None:
        columns = columns_of(spec)
        cells = _without_end(cells, len(columns))
        if len(cells) == len(BASICS):
            columns = BASICS
    else:
        cells = _without_end(cells, len(columns))
    if len(cells) != len(columns):
        return None
    return dict(zip(columns, cells, strict=True))


def _without_end(cells: Sequence[str], count: int) -> Sequence[str]:
    """Return cells without empty ones past those that there must be."""
    extra = cells[count:]
    return cells[:count] if extra and not any(extra) else cells


def _shape(spec: RosterSpec, columns: Sequence[str] | None, count: int) -> str:
    if columns is not None:
        return f"It has {_cell_count(count)}, and the heading has {len(columns)}."
    listed = ", ".join(name.replace("_", " ") for name in columns_of(spec))
    return f"It has {_cell_count(count)}. Give {listed}; ratings may be left out."


def _cell_count(count: int) -> str:
    return "1 cell" if count == 1 else f"{count} cells"


def _player(
    spec: RosterSpec, at: int, found: Mapping[str, str]
) -> tuple[PlayerText, list[LineFault]]:
    """Return the player whom cells describe, and which of his ratings are none."""
    position = _position(spec, found["position"])
    player = PlayerText(found["number"], unguarded(found["name"]), position, {})
    typed = {name: found.get(name, "") for name in spec.ratings}
    if not any(typed.values()):
        is_known = position in spec.positions
        usual = token_of(spec, position).ratings if is_known else {}
        return player._replace(ratings=dict(usual)), []
    faults = []
    ratings = {}
    for name, text in typed.items():
        if _WHOLE.fullmatch(text):
            ratings[name] = int(text)
        else:
            lowest, highest, _usual = spec.ratings[name]
            reason = f"Give a whole number from {lowest} to {highest}."
            faults.append(LineFault(at, name, reason))
    return player._replace(ratings=ratings), faults


def _position(spec: RosterSpec, text: str) -> str:
    """Return the position that is meant, whichever its case; the text if none is."""
    meant = {position.casefold(): position for position in spec.positions}
    return meant.get(text.casefold(), text)


def matched(
    players: Sequence[PlayerText],
    current: Sequence[tuple[int, str, str]],
    free: Sequence[tuple[int, str]] = (),
) -> list[int | None]:
    """Return for each player who of a roster he is, None for somebody new.

    He is who has his name and number; failing that, who has his name, first of the
    roster and then of the free ones, where just one of those left on either side has
    it. Nobody is two of them.

    :param current: of each on the roster his id, number and name.
    :param free: of each whom the team may sign his id and name.
    """
    left = {player: (number, name) for player, number, name in current}
    names = [normal_line(player.name) for player in players]
    found: list[int | None] = []
    for player, name in zip(players, names, strict=True):
        same = [pk for pk, own in left.items() if own == (player.number, name)]
        found.append(same[0] if same else None)
        if same:
            del left[same[0]]
    _match_names(names, found, [(pk, own) for pk, (_number, own) in left.items()])
    _match_names(names, found, free)
    return found


def _match_names(
    names: Sequence[str], found: list[int | None], known: Sequence[tuple[int, str]]
) -> None:
    """Find those not found yet whose name just one has, here and there."""
    lacking = [name for name, pk in zip(names, found, strict=True) if pk is None]
    for place, name in enumerate(names):
        same = [pk for pk, own in known if own == name]
        if found[place] is None and len(same) == 1 and lacking.count(name) == 1:
            found[place] = same[0]
