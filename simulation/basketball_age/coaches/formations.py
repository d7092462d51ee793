"""Saved formations: where five stand at each kind of dead ball, as data.

A formation names a zone for each role, as if attacking ``h``. Roles are given by
height: the smallest of the five leads, the tallest is the big man.
"""

from typing import Final, NamedTuple

from simulation.basketball_age.coaches.mind import HOT, WORTH, Mind
from simulation.basketball_age.coaches.mind import OUTSIDE as FROM_OUTSIDE
from simulation.basketball_age.coaches.odds import open_points
from simulation.basketball_age.court import (
    DISTANCE,
    FRONT,
    NOWHERE,
    OUTSIDE,
    PAINT,
    ZONE,
    mirrored,
)
from simulation.basketball_age.notation import (
    CHOICES,
    INBOUND,
    PLACE,
    PLACE_PLAYER,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS, TEAM
from simulation.protocol import Decision


class Formation(NamedTuple):
    """A formation of the side that throws in.

    :param name: what it is called where coaches choose it.
    :param thrower: the role that throws in.
    :param deep: home's and away's zones by role, for a spot in their own half;
        ``near`` in the one that they attack.
    """

    name: str
    thrower: int
    deep: tuple[tuple[int, ...], tuple[int, ...]]
    near: tuple[tuple[int, ...], tuple[int, ...]]


def _zones(names: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    home = tuple(ZONE[name] for name in names.split())
    return home, tuple(mirrored(zone) for zone in home)


# the profile's dial names one by its place
FORMATIONS: Final = (
    Formation("balanced", 0, _zones("e3 g2 g4 h4 h2"), _zones("f3 g2 g4 h4 h2")),
    Formation("wide", 0, _zones("e3 h1 h5 g2 g4"), _zones("f3 h1 h5 g2 g4")),
    Formation("inside", 0, _zones("e3 f3 g3 h4 h2"), _zones("g2 f3 g3 h4 h2")),
)
# what is left for a defender without a man
SPARE: Final = _zones("g3 h3 h2 h4 f3")
# around the line-up of free throws, for those who are not beside the paint
THROW_ATTACK: Final = _zones("f3 g2 g4 e3 e2 e4 d3")
THROW_DEFENCE: Final = _zones("f3 g2 g4 e3 e2 e4 d3")


def roles(game: BasketballState, mind: Mind, side: int) -> list[int]:
    """Return the players of a side on court by role, the smallest first."""
    height, skill = mind.tables.height, mind.tables.play_skill
    return sorted(
        MEMBERS[game.on_court & TEAM[side]],
        key=lambda player: (height[player], -skill[player]),
    )


def choose_inbounder(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Let the role of the formation throw in."""
    five = roles(game, mind, decision.actor)
    return INBOUND[five[FORMATIONS[mind.formation].thrower]]


def choose_spot(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Throw in as near to the basket as the rule lets."""
    distance = DISTANCE[PAINT[game.offence]]
    return min(decision.options, key=lambda option: distance[CHOICES[option].zone])


def choose_place(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the place of the formation, or guard a man."""
    side = decision.actor
    player = next(
        each
        for each in MEMBERS[game.on_court & TEAM[side]]
        if game.where[each] == NOWHERE
    )
    if side == game.offence:
        zone = _attacker_place(game, mind, player)
    else:
        zone = _defender_place(game, mind, player)
    choice = PLACE[zone]
    return choice if choice in decision.options else decision.default


def _attacker_place(game: BasketballState, mind: Mind, player: int) -> int:
    offence = game.offence
    is_near = FRONT[offence] >> game.spot & 1
    formation = FORMATIONS[mind.formation]
    zones = formation.near if is_near else formation.deep
    return zones[offence][roles(game, mind, offence).index(player)]


def _defender_place(game: BasketballState, mind: Mind, player: int) -> int:
    """Return the place of a defender in the assignment of all five."""
    offence = game.offence
    attackers = tuple(
        (each, game.where[each])
        for each in MEMBERS[game.on_court & TEAM[offence]]
        if game.where[each] != OUTSIDE
    )
    key = (game.on_court, game.spot, attackers)
    if mind.assigned[0] != key:
        mind.assigned = (key, _assign(game, mind, attackers))
    return mind.assigned[1][player]


def _assign(
    game: BasketballState, mind: Mind, attackers: tuple[tuple[int, int], ...]
) -> dict[int, int]:
    """Return a zone for each defender: the tallest in the paint, men for the others."""
    offence = game.offence
    height, skill = mind.tables.height, mind.tables.play_skill
    left = list(mind.tallest_first(game.on_court & TEAM[1 - offence]))
    places = dict.fromkeys(left[: mind.anchors], PAINT[offence])
    del left[: mind.anchors]
    worth = WORTH[offence]
    threats = sorted(
        attackers,
        key=lambda each: -open_points(mind.targets[each[0]][each[1]], worth[each[1]]),
    )
    taken = [PAINT[offence]]
    for attacker, zone in threats:
        if not left or not HOT[offence] >> zone & 1:
            continue
        man = min(
            left,
            key=lambda each: abs(height[attacker] - height[each])
            + abs(skill[attacker] - skill[each]),
        )
        left.remove(man)
        places[man] = zone
        taken.append(zone)
    spare = iter([zone for zone in SPARE[offence] if zone not in taken])
    places.update(zip(left, spare, strict=False))
    return places


def choose_throw_place(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the first place of the formation that is free, in roster order."""
    side, offence = decision.actor, game.offence
    formation = THROW_ATTACK if side == offence else THROW_DEFENCE
    player = CHOICES[decision.options[0]].player
    zones = formation[offence]
    free = next(zone for zone in zones if not game.occupants[zone] & TEAM[side])
    return PLACE_PLAYER[player][free]


def choose_tip(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Tip to whose place is worth most."""
    lure = mind.lure[FROM_OUTSIDE]
    return max(
        decision.options,
        key=lambda option: lure[CHOICES[option].player][
            game.where[CHOICES[option].player]
        ],
    )
