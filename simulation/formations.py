"""Saved formations: where five stand when the ball is dead, as a coach wants them."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from simulation.errors import BadTeamSheet
from simulation.words import Words


class Spot(NamedTuple):
    """A place on the court, or beside it.

    :param name: as formations write it, such as ``g2``.
    :param title: what it is called.
    :param room: how many of a side may stand there.
    """

    name: str
    title: Words
    room: int


class ReadySet(NamedTuple):
    """Places that come with a situation, to be taken over as they are.

    :param name: a lower-case word, unlike any other's of the situation.
    :param title: what it is called.
    :param help: what it is good for, in a sentence.
    :param places: names of spots by role; empty where the coach decides by what the
        others do, which the first set of a situation alone may leave to him.
    """

    name: str
    title: Words
    help: Words
    places: tuple[str, ...] = ()


class Situation(NamedTuple):
    """A kind of dead ball at which players are placed.

    :param name: a lower-case word; its key in a team sheet.
    :param title: what it is called.
    :param help: when it comes about, in a sentence.
    :param roles: who is placed, in the order in which formations list their places.
    :param open: by role, the names of the spots that it may take.
    :param ready: sets to choose from; the first is played where nothing is said.
    :param needed: spots that one of the roles must take.
    """

    name: str
    title: Words
    help: Words
    roles: tuple[Words, ...]
    open: tuple[tuple[str, ...], ...]
    ready: tuple[ReadySet, ...]
    needed: tuple[str, ...] = ()

    @property
    def default(self) -> ReadySet:
        """The set that is played where nothing is said."""
        return self.ready[0]

    def ready_set(self, places: Sequence[str]) -> ReadySet | None:
        """Return the ready set with these places, None where they are somebody's own.

        :param places: by role; empty for what is played where nothing is said.
        """
        if not places:
            return self.default
        found = (each for each in self.ready if each.places == tuple(places))
        return next(found, None)


class Formations(ABC):
    """The situations of a ruleset for which a team sheet may name places."""

    @property
    @abstractmethod
    def spots(self) -> tuple[Spot, ...]:
        """All places, seen as the side attacks that has the ball."""

    @property
    @abstractmethod
    def situations(self) -> tuple[Situation, ...]:
        """The kinds of dead ball, in the order in which coaches read them."""

    @abstractmethod
    def draw(self, name: str, places: Sequence[str]) -> str:
        """Return the court with a token for each role, as SVG.

        It names itself for those who do not see it and takes its colours from the
        page's classes, as a board does. Each spot that is open in the situation is a
        ``rect`` with the attribute ``data-spot``, each token a ``g`` with
        ``data-role``, counted from 1. A token without a place is not displayed.

        :param name: of the situation.
        :param places: names of spots by role; with none of them nobody is shown.
        """


def formation_faults(
    written: object, formations: Formations | None, field_name: str = "formations"
) -> Iterator[BadTeamSheet]:
    """Yield all that is wrong with saved formations.

    The field is ``formations.<situation>.<role>``, roles counted from 1; that of the
    situation where no role alone is at fault.

    :param written: situation → names of spots by role.
    :param formations: None where a ruleset has no formations.
    """
    if not isinstance(written, Mapping):
        yield BadTeamSheet(field_name, "must be an object of places by situation")
        return
    if formations is None:
        if written:
            yield BadTeamSheet(field_name, "this game has no formations")
        return
    known = {each.name: each for each in formations.situations}
    rooms = {spot.name: spot.room for spot in formations.spots}
    for name, places in written.items():
        field = f"{field_name}.{name}"
        situation = known.get(name)
        if situation is None:
            yield BadTeamSheet(
                field, f"no such situation; there are {', '.join(known)}"
            )
        elif not _is_list(places) or len(places) != len(situation.roles):
            yield BadTeamSheet(
                field, f"must name {len(situation.roles)} places, one for each role"
            )
        else:
            yield from _faults(situation, places, rooms, field)


def check_formations(
    written: object, formations: Formations | None, field_name: str = "formations"
) -> None:
    """Check saved formations.

    :raises BadTeamSheet: the first of :func:`formation_faults`.
    """
    for fault in formation_faults(written, formations, field_name):
        raise fault


def _is_list(written: object) -> bool:
    return isinstance(written, Sequence) and not isinstance(written, str)


def _faults(
    situation: Situation, places: Sequence[object], rooms: Mapping[str, int], field: str
) -> Iterator[BadTeamSheet]:
    """Yield what is wrong with the places of a situation, role by role."""
    for index, place in enumerate(places):
        role = f"{field}.{index + 1}"
        if not isinstance(place, str) or place not in rooms:
            yield BadTeamSheet(role, f"must be one of {', '.join(rooms)}")
        elif place not in situation.open[index]:
            closed = [each for each in rooms if each not in situation.open[index]]
            yield BadTeamSheet(role, f"must not be one of {', '.join(closed)}")
        elif places[:index].count(place) >= rooms[place]:
            yield BadTeamSheet(role, f"{place} has room for {rooms[place]} of a team")
    for place in situation.needed:
        if place not in places:
            yield BadTeamSheet(field, f"one of the roles must be {place}")
