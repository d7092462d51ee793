"""Placements: the formations of the team sheet, or a man each for the defence.

Five have their roles by height: the smallest leads, the tallest is the big man. Where
fouls have left fewer, the attack goes without its tallest role, the defence without its
smallest. Who finds no room in his place takes the nearest zone that has some. A ready
set is played on either hand, a saved formation as it is.
"""

from collections.abc import Iterable
from typing import cast

from simulation.basketball_age.coaches.mind import HOT, WORTH, Mind, hand_of
from simulation.basketball_age.coaches.mind import OUTSIDE as FROM_OUTSIDE
from simulation.basketball_age.coaches.odds import open_points
from simulation.basketball_age.coaches.sides import HANDS, NEARNESS, SEEN
from simulation.basketball_age.court import (
    NOWHERE,
    OUTSIDE,
    PAINT,
    ZONE,
    mirrored,
    zones_in,
)
from simulation.basketball_age.frames import Placement
from simulation.basketball_age.notation import (
    CHOICES,
    INBOUND,
    PAIR,
    PLACE,
    PLACE_PLAYER,
    SPOT,
)
from simulation.basketball_age.situations import (
    ATTACK_AT,
    DEFENCE_AT,
    JUMP,
    LINE_UP,
    THROWS,
    THROWS_DEFENCE,
    Plan,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS, MOST_PLAYERS, TEAM
from simulation.protocol import Decision

_SPARE = [ZONE[name] for name in ("g3", "h3", "h2", "h4", "f3")]
# by hand and side: what is left for a defender without a man
SPARE = tuple(
    (
        tuple(SEEN[hand][zone] for zone in _SPARE),
        tuple(SEEN[hand][mirrored(zone)] for zone in _SPARE),
    )
    for hand in HANDS
)


def choose_inbounder(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Let the role of the formation throw in, for where the ball will be."""
    offence = decision.actor
    frame = cast(Placement, game.frames[-1])
    spot = _nearest_of(game, PAINT[offence], zones_in(frame.spots))
    zones = _plan(game, mind, ATTACK_AT[offence][spot])[offence]
    five = mind.roles(game.on_court & TEAM[offence])
    return INBOUND[five[min(zones.index(OUTSIDE), len(five) - 1)]]


def choose_spot(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Throw in as near to the basket as the rule lets."""
    spots = [CHOICES[option].zone for option in decision.options]
    return SPOT[_nearest_of(game, PAINT[game.offence], spots)]


def choose_place(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the place of the formation, or guard a man."""
    side, offence = decision.actor, game.offence
    player = next(
        each
        for each in MEMBERS[game.on_court & TEAM[side]]
        if game.where[each] == NOWHERE
    )
    if side == offence:
        zone = _attacker_place(game, mind, player)
    else:
        hand = hand_of(game)
        plan = mind.plans[hand][DEFENCE_AT[offence][game.spot]]
        if plan is None:
            choice = PLACE[_defender_place(game, mind, player, hand)]
            return choice if choice in decision.options else decision.default
        five = mind.roles(game.on_court & TEAM[side])
        zone = plan[offence][five.index(player) - len(five)]
    return _nearest(game, PLACE[zone], decision.options)


def _plan(game: BasketballState, mind: Mind, situation: str) -> Plan:
    """Return the places of a situation in which the coach has no judgement."""
    return cast(Plan, mind.plans[hand_of(game)][situation])


def _nearest_of(game: BasketballState, zone: int, others: Iterable[int]) -> int:
    """Return the nearest of some zones, of equals the first on the hand."""
    return min(others, key=NEARNESS[hand_of(game)][zone].__getitem__)


def _nearest(game: BasketballState, choice: str, options: Iterable[str]) -> str:
    """Return a choice of a place, or the nearest one with room for the same player."""
    if choice in options:
        return choice
    wanted = CHOICES[choice]
    places = {
        CHOICES[each].zone: each
        for each in options
        if CHOICES[each].player == wanted.player
    }
    return places[_nearest_of(game, wanted.zone, places)]


def _attacker_place(game: BasketballState, mind: Mind, player: int) -> int:
    offence = game.offence
    zones = _plan(game, mind, ATTACK_AT[offence][game.spot])[offence]
    five = mind.roles(game.on_court & TEAM[offence])
    zone = zones[five.index(player)]
    # another throws in: the two change places
    return zones[five.index(game.ball)] if zone == OUTSIDE else zone


def _defender_place(game: BasketballState, mind: Mind, player: int, hand: int) -> int:
    """Return the place of a defender in the assignment of all five."""
    offence = game.offence
    first = MOST_PLAYERS * offence
    standing = tuple(game.where[first : first + MOST_PLAYERS])
    key = (game.on_court, game.spot, standing, hand)
    if mind.assigned[0] != key:
        attackers = [
            (each, game.where[each])
            for each in MEMBERS[game.on_court & TEAM[offence]]
            if game.where[each] != OUTSIDE
        ]
        mind.assigned = (key, _assign(game, mind, attackers, SPARE[hand][offence]))
    return mind.assigned[1][player]


def _assign(
    game: BasketballState,
    mind: Mind,
    attackers: list[tuple[int, int]],
    spare: tuple[int, ...],
) -> dict[int, int]:
    """Return a zone for each defender: the tallest in the paint, men for the others.

    :param spare: what is left for those without a man.
    """
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
            key=lambda each: (
                abs(height[attacker] - height[each])
                + abs(skill[attacker] - skill[each])
            ),
        )
        left.remove(man)
        places[man] = zone
        taken.append(zone)
    rest = iter([zone for zone in spare if zone not in taken])
    places.update(zip(left, rest, strict=False))
    return places


def choose_pair(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Have two men on the side of the paint that the formation names."""
    return PAIR[_plan(game, mind, THROWS_DEFENCE)[game.offence][0]]


def choose_throw_place(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the places of the formation in turn, in roster order."""
    side, offence = decision.actor, game.offence
    if side == offence:
        zones = _plan(game, mind, THROWS)[offence]
    else:
        zones = _plan(game, mind, THROWS_DEFENCE)[offence][1:]
    away = LINE_UP[offence]
    waiting = sum(
        game.where[each] != NOWHERE and not away >> game.where[each] & 1
        for each in MEMBERS[game.on_court & TEAM[side]]
    )
    return _in_turn(game, decision, zones, waiting)


def choose_jump_place(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the places around the circle in turn, in roster order."""
    side = decision.actor
    zones = _plan(game, mind, JUMP)[side]
    left = sum(
        game.where[each] == NOWHERE for each in MEMBERS[game.on_court & TEAM[side]]
    )
    return _in_turn(game, decision, zones, len(zones) - left)


def _in_turn(
    game: BasketballState, decision: Decision, zones: tuple[int, ...], place: int
) -> str:
    player = CHOICES[decision.options[0]].player
    zone = zones[min(place, len(zones) - 1)]
    return _nearest(game, PLACE_PLAYER[player][zone], decision.options)


def choose_tip(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Tip to whose place is worth most."""
    lure = mind.outlook(FROM_OUTSIDE, decision.actor).lure
    return max(
        decision.options,
        key=lambda option: lure[CHOICES[option].player][
            game.where[CHOICES[option].player]
        ],
    )
