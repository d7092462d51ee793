"""The rebound template: spots in a paint, and which are adjacent (BA-16.4).

Spots 1 to 5 lie in a row; 6, 7 and 8 are the X beside 2, 3 and 4, for a sixth player.
The layout is ours, since its picture is lost. [R]
"""

from typing import Final

# BA-16.4: how many players a paint holds in all
MOST_INSIDE: Final = 6
NUMBERED: Final = (1, 2, 3, 4, 5)
NO_SEAT: Final = 0
# the numbered spot beside which an X lies
BESIDE: Final = {6: 2, 7: 3, 8: 4}
SEATS: Final = (*NUMBERED, *BESIDE)
NAMES: Final = ("", "1", "2", "3", "4", "5", "x2", "x3", "x4")


def are_adjacent(seat: int, other: int) -> bool:
    """Whether two spots are beside each other."""
    if seat in BESIDE or other in BESIDE:
        return BESIDE.get(seat) == other or BESIDE.get(other) == seat
    return abs(seat - other) == 1


def in_reach(seat: int, ball: int) -> bool:
    """Whether who stands on a spot may contest the ball where it has come down."""
    return seat == ball or are_adjacent(seat, ball)


def away(seat: int, ball: int) -> int:
    """Return how far a spot is from the ball."""
    if seat in BESIDE:
        return abs(BESIDE[seat] - ball) + 1
    return abs(seat - ball)


def open_seats(taken: tuple[int, ...]) -> tuple[int, ...]:
    """Return the spots that are free: an X only where the five are taken."""
    free = tuple(seat for seat in NUMBERED if seat not in taken)
    return free or tuple(seat for seat in BESIDE if seat not in taken)


def partners(seat: int, taken: tuple[int, ...]) -> tuple[int, ...]:
    """Return the free spots beside a spot, once that is taken as well."""
    free = open_seats((*taken, seat))
    return tuple(other for other in free if are_adjacent(seat, other))


def has_pair(taken: tuple[int, ...]) -> bool:
    """Whether a defender and his man find spots beside each other."""
    if len(taken) > MOST_INSIDE - 2:
        return False
    return any(partners(seat, taken) for seat in open_seats(taken))
