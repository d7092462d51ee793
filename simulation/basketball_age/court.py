"""The court (BA-2): forty zones, and every table of distance computed from them once.

A zone is a number, file by file: ``a1`` is 0, ``a2`` is 1, ``h5`` is 39. A set of zones
is a mask with a bit for each. Where two teams see the court differently, tables have a
row for each side: home attacks ``h``, away attacks ``a`` (BA-2.6).
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from simulation.protocol import HOME, SIDES

FILES: Final = "abcdefgh"
RANKS: Final = "12345"
ZONES: Final = tuple(f"{file}{rank}" for file in FILES for rank in RANKS)
COUNT: Final = len(ZONES)
ZONE: Final = {name: zone for zone, name in enumerate(ZONES)}
# where an inbounder stands, and where a player is who has not been placed
OUTSIDE: Final = COUNT
PLACES: Final = (*ZONES, "outside")
NOWHERE: Final = -1
ALL_ZONES: Final = (1 << COUNT) - 1
# no player has more than six points (BA-1.4)
MOST_POINTS: Final = 6


def _file(zone: int) -> int:
    return zone // len(RANKS)


def _rank(zone: int) -> int:
    return zone % len(RANKS)


def mask_of(zones: Iterable[int]) -> int:
    """Return the set of some zones."""
    mask = 0
    for zone in zones:
        mask |= 1 << zone
    return mask


@cache
def zones_in(mask: int) -> tuple[int, ...]:
    """Return the zones of a set, in order; for sets that the rules name."""
    return tuple(zone for zone in range(COUNT) if mask >> zone & 1)


def _zones(names: str) -> tuple[int, ...]:
    return tuple(ZONE[name] for name in names.split())


def mirrored(zone: int) -> int:
    """Return the zone at the other end of the court, at the same rank."""
    return (len(FILES) - 1 - _file(zone)) * len(RANKS) + _rank(zone)


def _for_sides(zones: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return zones as home attacks, and mirrored as away does."""
    home = tuple(zones)
    return home, tuple(mirrored(zone) for zone in home)


# BA-2.2
ADJACENT: Final = tuple(
    tuple(
        other
        for other in range(COUNT)
        if abs(_file(zone) - _file(other)) + abs(_rank(zone) - _rank(other)) == 1
    )
    for zone in range(COUNT)
)
# edges without diagonals make a grid, so steps count as the files and ranks crossed
DISTANCE: Final = tuple(
    tuple(
        abs(_file(zone) - _file(other)) + abs(_rank(zone) - _rank(other))
        for other in range(COUNT)
    )
    for zone in range(COUNT)
)
# WITHIN[zone][points]: the zones that so many steps reach, the zone itself among them
WITHIN: Final = tuple(
    tuple(
        mask_of(other for other in range(COUNT) if row[other] <= points)
        for points in range(MOST_POINTS + 1)
    )
    for row in DISTANCE
)

# BA-2.4, by the side that attacks
PAINT: Final = (ZONE["h3"], ZONE["a3"])
BESIDE_PAINT: Final = _for_sides(_zones("h2 h4"))
FREE_THROW: Final = (ZONE["g3"], ZONE["b3"])
TWO_POINT: Final = _for_sides(_zones("h3 h2 h4 g3"))
TWO_POINT_MASK: Final = tuple(mask_of(zones) for zones in TWO_POINT)
BASELINE: Final = _for_sides(_zones("h1 h2 h3 h4 h5"))
# BA-2.5: RANGE[side][zone]
RANGE: Final = tuple(
    tuple(min(DISTANCE[zone][two] for two in TWO_POINT[side]) for zone in range(COUNT))
    for side in SIDES
)
# the half that a side attacks (BA-2.1, BA-11.2)
_HALF: Final = mask_of(zone for zone in range(COUNT) if FILES[_file(zone)] > "d")
FRONT: Final = (_HALF, ALL_ZONES ^ _HALF)
CIRCLE: Final = (ZONE["d3"], ZONE["e3"])

# BA-2.3: the paints three, the squares two, the rectangles of the long sides one
LIMIT: Final = tuple(
    3 if zone in PAINT else 1 if _rank(zone) in (0, 4) else 2 for zone in range(COUNT)
)

BOUNDARY: Final = tuple(
    zone
    for zone in range(COUNT)
    if _file(zone) in (0, len(FILES) - 1) or _rank(zone) in (0, len(RANKS) - 1)
)
# BA-4.6: ties go to the lower rank
NEAREST_BOUNDARY: Final = tuple(
    min(BOUNDARY, key=lambda edge: (DISTANCE[zone][edge], _rank(edge), edge))
    for zone in range(COUNT)
)
# which of equally near zones comes first, by the side that looks for one: the lower
# rank as in BA-4.6, then the nearer to its own baseline. [R]
PRECEDENCE: Final = tuple(
    tuple(
        (_rank(zone), _file(zone if side == HOME else mirrored(zone)))
        for zone in range(COUNT)
    )
    for side in SIDES
)
HALF_COURT: Final = mask_of(_zones("d1 d5 e1 e5"))
BASELINE_MASK: Final = tuple(mask_of(zones) for zones in BASELINE)
BESIDE_PAINT_MASK: Final = tuple(mask_of(zones) for zones in BESIDE_PAINT)

# offence-relative names, as if attacking ``h`` (BA-2.7): RELATIVE[side][zone]
RELATIVE: Final = (
    ZONES,
    tuple(ZONES[mirrored(zone)] for zone in range(COUNT)),
)


def _standard(files: int, ranks: int) -> int:
    """Return the standard passing distances begun by a pass (BA-6.7)."""
    return max(1, -(-files // 3), -(-ranks // 3), -(-(files + ranks) // 4))


def _spot(zone: int) -> tuple[int, int]:
    """Return file and rank of the spot outside a boundary zone (BA-7.3).

    One zone beyond it: behind the baseline, corners too, or beside the long side. [R]
    """
    file, rank = _file(zone), _rank(zone)
    if file in (0, len(FILES) - 1):
        return (-1 if file == 0 else len(FILES)), rank
    return file, (-1 if rank == 0 else len(RANKS))


# STANDARD[zone][other]
STANDARD: Final = tuple(
    tuple(
        _standard(abs(_file(zone) - _file(other)), abs(_rank(zone) - _rank(other)))
        for other in range(COUNT)
    )
    for zone in range(COUNT)
)
# STANDARD_FROM_SPOT[boundary zone][other]
STANDARD_FROM_SPOT: Final = {
    edge: tuple(
        _standard(abs(file - _file(other)), abs(rank - _rank(other)))
        for other in range(COUNT)
    )
    for edge in BOUNDARY
    for file, rank in (_spot(edge),)
}

# REACH[zone][points]: the other zones that so many steps reach, in order
REACH: Final = tuple(
    tuple(
        tuple(other for other in range(COUNT) if 0 < row[other] <= points)
        for points in range(MOST_POINTS + 1)
    )
    for row in DISTANCE
)
