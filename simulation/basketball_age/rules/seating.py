"""Spots of the rebound template: who takes which (BA-16.4)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import PAINT
from simulation.basketball_age.frames import Activation, Frame, Placement
from simulation.basketball_age.notation import SEAT, SEAT_OF
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS, NOBODY, TEAM, number_of, side_of
from simulation.basketball_age.template import (
    NAMES,
    are_adjacent,
    has_pair,
    open_seats,
    partners,
)

# while these are worked on, nobody stands for good
_WAITING = ("lineup", "jump", "throws", "dead")


def next_unseated(game: BasketballState) -> int:
    """Return who takes a spot next: defenders first, in roster order; else nobody."""
    inside = (game.occupants[PAINT[0]] | game.occupants[PAINT[1]]) & ~game.seated
    if not inside:
        return NOBODY
    top = game.frames[-1]
    if top.kind in _WAITING:
        return NOBODY
    if isinstance(top, Placement) and top.stage != "time":
        # spots are chosen last
        return NOBODY
    defenders = inside & TEAM[1 - game.offence]
    return MEMBERS[defenders or inside][0]


def taken_in(game: BasketballState, paint: int) -> tuple[int, ...]:
    """Return the spots of a paint that are taken."""
    seats = game.seats
    inside = game.occupants[paint] & game.seated
    return tuple(seats[player] for side in TEAM for player in MEMBERS[inside & side])


def may_enter(game: BasketballState, frame: Activation, zone: int) -> bool:
    """Whether a man whom a defender goes along with finds spots for both."""
    if not game.has_spots(zone):
        return True
    if frame.follower == NOBODY or not frame.follow_points:
        return True
    return has_pair(taken_in(game, zone))


def ask_seat(game: BasketballState, player: int) -> None:
    """Ask a player's coach for his spot."""
    zone = game.where[player]
    taken = taken_in(game, zone)
    seats = open_seats(taken)
    other = _partner(game, player, zone)
    if other != NOBODY and game.seats[other]:
        seats = (
            tuple(seat for seat in seats if are_adjacent(seat, game.seats[other]))
            or seats
        )
    elif other != NOBODY:
        seats = tuple(seat for seat in seats if partners(seat, taken)) or seats
    game.ask_about(player, "seat", [SEAT[seat] for seat in seats])


def _partner(game: BasketballState, player: int, zone: int) -> int:
    """Return the other of a man and the defender who came in with him, else nobody."""
    frame = game.frames[1] if len(game.frames) > 1 else None
    if not isinstance(frame, Activation) or frame.follower == NOBODY:
        return NOBODY
    pair = (frame.player, frame.follower)
    if player not in pair or any(game.where[each] != zone for each in pair):
        return NOBODY
    return pair[1 - pair.index(player)]


def answer_seat(game: BasketballState, frame: Frame, choice: str) -> None:
    """Take the spot."""
    player = next_unseated(game)
    seat = SEAT_OF[choice]
    game.seats[player] = seat
    game.seated |= 1 << player
    game.events.append(ev.Seat(side_of(player), number_of(player), NAMES[seat]))


def may_block(game: BasketballState, shooter: int, defenders: int) -> int:
    """Return who of the defenders in the shooter's zone may try to block, as a mask.

    In a paint those on a spot beside his.
    """
    if not game.has_spots(game.where[shooter]):
        return defenders
    able = 0
    for player in MEMBERS[defenders]:
        if are_adjacent(game.seats[player], game.seats[shooter]):
            able |= 1 << player
    return able
