"""The offence: plans of one activation, and how they are carried out step by step."""

from typing import Final, NamedTuple

from simulation.basketball_age.coaches.floor import BAD_PASS, Floor, has_room, risked
from simulation.basketball_age.coaches.mind import DOORS, TO_HOT, Mind
from simulation.basketball_age.coaches.odds import SCREEN_FOULS, SCREENS
from simulation.basketball_age.coaches.picks import choose_pick
from simulation.basketball_age.coaches.sides import AROUND
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import (
    ADJACENT,
    DISTANCE,
    FRONT,
    NOWHERE,
    OUTSIDE,
    PAINT,
    mask_of,
)
from simulation.basketball_age.frames import Activation
from simulation.basketball_age.notation import (
    ACTIVATE,
    CHOICES,
    DRIBBLE,
    DUNK,
    END,
    HOLD,
    LAY_UP,
    MOVE,
    RECEIVE,
    SCREEN,
    SHOOT,
)
from simulation.basketball_age.rules.flow import ACTIVATION
from simulation.basketball_age.state import DRIBBLING, PICKED_UP, BasketballState
from simulation.basketball_age.tables import (
    MEMBERS,
    NOBODY,
    PERIODS,
    TEAM,
    TOKENS_BEFORE_FIFTH,
)
from simulation.protocol import Decision

NEVER: Final = -(10**9)
_ACROSS: Final = weight("across")
_SCREEN: Final = weight("screen")
_SCREEN_FOUL: Final = weight("screen_foul")
_CROWD: Final = weight("crowd")
# a dribble is about as sure as a pass that arrives in so many of 36 ways
_SURELY: Final = 30
_STEP: Final = weight("step")
_THIEF: Final = weight("thief")
_HURRY: Final = weight("hurry")
_URGENCY: Final = weight("urgency")
_DEFAULT_ACTIVATION: Final = 5
# by zone and goal: the zones to step to that are nearer to it
_NEARER: Final = tuple(
    tuple(tuple(near for near in nearby if row[near] < row[zone]) for row in DISTANCE)
    for zone, nearby in enumerate(ADJACENT)
)


class Plan(NamedTuple):
    """What a player could do in one activation.

    :param value: what it is worth, in parts of a point.
    :param receive: where he takes the pass, ``NOWHERE`` where he has the ball.
    :param goal: where he shoots.
    """

    value: int
    receive: int
    goal: int


_NO_PLAN: Final = Plan(NEVER, NOWHERE, NOWHERE)


def plan_with_ball(
    floor: Floor, player: int, left: int, frame: Activation | None, beaten: int
) -> Plan:
    """Return the best way for the handler to end this activation with a shot.

    :param beaten: plans that are worth no more are of no interest.
    """
    game = floor.game
    zone = game.where[player]
    used, reach = _spent(frame)
    best = _shot_from(floor, player, zone, reach, frame)
    goal = zone
    if best <= beaten:
        best, goal = beaten, NOWHERE
    if left and game.dribble != PICKED_UP:
        ceiling, room = floor.ceiling[player], game.room[floor.offence]
        followed = frame is not None and frame.follower != NOBODY
        is_open = frame is None or not frame.attempted
        hindrance = floor.hindrance(player, zone, left, is_open=is_open)
        for hot, steps in floor.hot[zone][left]:
            if not steps or ceiling[hot] - steps * _STEP <= best:
                continue
            if not room >> hot & 1:
                continue
            if followed:
                height = game.tables.height[frame.follower]  # type: ignore[union-attr]
                value = floor.followed(player, hot, height)
            else:
                value = floor.drive(player, zone, hot, used, hindrance)
            value -= steps * _STEP
            if value > best:
                best, goal = value, hot
    return Plan(best, NOWHERE, goal) if goal != NOWHERE else _NO_PLAN


def _spent(frame: Activation | None) -> tuple[int, int]:
    """Return the steps made, and what a contest of a shot may move (BA-8.1)."""
    if frame is None:
        return 0, 0
    if frame.passes and not frame.steps:
        return 0, frame.thrown
    return frame.steps, frame.steps


def _shot_from(
    floor: Floor, player: int, zone: int, reach: int, frame: Activation | None
) -> int:
    """Return what it is worth to shoot, lay up or dunk without a further step."""
    game = floor.game
    if zone == floor.paint and _at_the_rim(floor, player, frame):
        return floor.rim(player, reach)
    if frame is None or not frame.attempted:
        return floor.shot(player, zone, reach)
    if frame.follower == NOBODY:
        return floor.shot(player, zone, 0)
    return floor.followed(player, zone, game.tables.height[frame.follower])


def _at_the_rim(floor: Floor, player: int, frame: Activation | None) -> bool:
    """Whether a player in the paint may lay up or dunk from there."""
    game = floor.game
    if frame is None:
        opponents = game.occupants[floor.paint] & TEAM[1 - floor.offence]
        return not opponents and game.tables.can_dunk >> player & 1 == 1
    if frame.entered and frame.follower != NOBODY:
        return False
    return frame.drive or (frame.from_paint and game.tables.can_dunk >> player & 1 == 1)


def plan_without_ball(
    floor: Floor, player: int, left: int, frame: Activation | None, beaten: int
) -> Plan:
    """Return the best way for another to take a pass and end with a shot.

    He walks there and shoots from the pass; for an inbound, and for the paint, he takes
    the pass first and dribbles.

    :param beaten: as for :func:`plan_with_ball`.
    """
    game = floor.game
    zone = game.where[player]
    used = 0 if frame is None else frame.steps
    is_open = frame is None or not frame.attempted
    best, receive, goal = beaten, NOWHERE, NOWHERE
    here = floor.arrives(player, zone)
    ceiling, room = floor.ceiling[player], game.room[floor.offence]
    for hot, steps in floor.hot[zone][left]:
        if ceiling[hot] - steps * _STEP <= best:
            continue
        if steps and not room >> hot & 1:
            continue
        at = zone
        if not steps:
            value = floor.shot(player, hot, used or floor.thrown(zone))
            value = risked(value, here)
        elif game.inbound_due or hot == floor.paint:
            hindrance = floor.hindrance(player, zone, left, is_open=is_open)
            value = floor.drive(player, zone, hot, used, hindrance)
            value = risked(value, here) - steps * _STEP
        else:
            value, at = floor.shot(player, hot, used + steps), hot
            if max(value, -BAD_PASS) - steps * _STEP <= best:
                continue
            value = risked(value, floor.arrives(player, hot)) - steps * _STEP
        if value > best:
            best, receive, goal = value, at, hot
    plan = Plan(best, receive, goal) if goal != NOWHERE else _NO_PLAN
    if game.inbound_due or ceiling[floor.paint] - 2 * _STEP <= best:
        return plan
    if not has_room(game, player, floor.paint):
        return plan
    by_the_door = _by_the_door(floor, player, zone, left, frame)
    return by_the_door if by_the_door.value > plan.value else plan


def _by_the_door(
    floor: Floor, player: int, zone: int, left: int, frame: Activation | None
) -> Plan:
    """Return the best way to take a pass beside the paint and step in."""
    game = floor.game
    used = 0 if frame is None else frame.steps
    is_open = frame is None or not frame.attempted
    best = _NO_PLAN
    for door in DOORS[floor.hand][floor.offence]:
        steps = DISTANCE[zone][door]
        if not 0 < steps < left or not has_room(game, player, door):
            continue
        hindrance = floor.hindrance(player, door, left - steps, is_open=is_open)
        value = floor.drive(player, door, floor.paint, used + steps, hindrance)
        value = risked(value, floor.arrives(player, door)) - (steps + 1) * _STEP
        if value > best.value:
            best = Plan(value, door, floor.paint)
    return best


def plan_of(
    floor: Floor, player: int, frame: Activation | None, beaten: int = NEVER
) -> Plan:
    """Return a player's best plan that ends with a shot, as the call likes it.

    :param beaten: plans that are worth no more are of no interest.
    """
    game = floor.game
    if game.where[player] == OUTSIDE:
        return _NO_PLAN
    unnamed = 0 if player == floor.named else floor.mind.manner.unnamed
    beaten += unnamed
    left = game.tables.movement[player] if frame is None else frame.points
    if game.ball == player:
        plan = plan_with_ball(floor, player, left, frame, beaten)
    elif game.unbalanced >> game.ball & 1 or (
        frame is not None and frame.passes >= game.tables.passes
    ):
        return _NO_PLAN
    else:
        plan = plan_without_ball(floor, player, left, frame, beaten)
    return plan._replace(value=plan.value - unnamed) if unnamed else plan


def fair_value(game: BasketballState, mind: Mind, tokens: int) -> int:
    """Return what a shot must be worth to be taken now.

    :param tokens: left when this activation is over.
    """
    profile = game.tables.profile
    pause = _DEFAULT_ACTIVATION if profile is None else profile[ACTIVATION]
    if not tokens or game.clock <= pause:
        return NEVER
    value = mind.fair[tokens]
    if game.period >= PERIODS and game.clock <= _HURRY:
        offence = game.offence
        ahead = game.points[offence] - game.points[1 - offence]
        value += _URGENCY if ahead > 0 else -_URGENCY if ahead < 0 else 0
    return value


def choose_activation(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Activate whose shot is worth most; if none is fair, who improves his place."""
    floor = Floor(game, mind)
    best, chosen = NEVER, NOBODY
    able = game.may_act(game.team(game.offence)) & ~game.unbalanced
    # whose call it is comes first: most others then have nothing that is better
    for player in (floor.named, *MEMBERS[able & ~(1 << floor.named)]):
        if not able >> player & 1:
            continue
        # of equals the first on the sheet
        beaten = best - 1 if player < chosen else best
        value = plan_of(floor, player, None, beaten).value
        if value > beaten:
            best, chosen = value, player
    if best > NEVER and best >= fair_value(game, mind, game.tokens - 1):
        return ACTIVATE[chosen]
    return _improve(floor, able, decision)


def _must_cross(game: BasketballState, tokens: int) -> bool:
    """Whether the ball must come over half-court with this very token (BA-11.3)."""
    if game.across or game.is_in_front(game.ball):
        return False
    return tokens <= TOKENS_BEFORE_FIFTH


def _improve(floor: Floor, able: int, decision: Decision) -> str:
    """Activate who gains most by another place, or nobody."""
    game = floor.game
    # an inbound is due: somebody has to take it
    best, choice = (NEVER if game.inbound_due else 0), decision.options[0]
    urgent = _must_cross(game, game.tokens - 1)
    for player in MEMBERS[able]:
        zone = game.where[player]
        if zone == OUTSIDE:
            continue
        left = game.tables.movement[player]
        if game.inbound_due:
            value = risked(_standing(floor, player, zone), floor.arrives(player, zone))
        elif urgent:
            value = _crossing(floor, player, zone, left)[0]
        else:
            if player == game.ball and game.dribble == PICKED_UP:
                continue
            value = _station(floor, player, zone, left)[0]
            value -= _standing(floor, player, zone)
        if value > best:
            best, choice = value, ACTIVATE[player]
    return choice


def _standing(floor: Floor, player: int, zone: int) -> int:
    """Return what it is worth to stand in a zone until the next activation."""
    game = floor.game
    value = floor.lure[player][zone]
    if zone == floor.paint:
        value -= _ACROSS
    elif not TO_HOT[floor.offence][zone]:
        value = min(value, floor.shot(player, zone, 1))
    mates = game.occupants[zone] & TEAM[floor.offence] & ~(1 << player)
    value -= _CROWD * mates.bit_count()
    if player == game.ball and not game.across and FRONT[floor.offence] >> zone & 1:
        value += _ACROSS
    return value


def _station(
    floor: Floor, player: int, zone: int, left: int, path: tuple[int, ...] = ()
) -> tuple[int, int]:
    """Return what the best place in reach is worth, and which one it is.

    :param path: where he has been, and does not go back to.
    """
    game = floor.game
    best, place = _standing(floor, player, zone), zone
    if player == game.ball and floor.stripped(player, game.defenders_in(zone)):
        return best, place
    barred = _behind(game, player) | mask_of(path) | 1 << floor.paint
    barred |= ~game.room[floor.offence]
    for other in AROUND[floor.hand][zone][left]:
        if barred >> other & 1:
            continue
        value = _standing(floor, player, other) - DISTANCE[zone][other] * _STEP
        if value > best:
            best, place = value, other
    return best, place


def _behind(game: BasketballState, player: int) -> int:
    """Return the zones that a handler may not go back to (BA-11.2)."""
    if player == game.ball and game.across:
        return ~FRONT[game.offence]
    return 0


def _crossing(floor: Floor, player: int, zone: int, left: int) -> tuple[int, int]:
    """Return how good a player's way is to have the ball over half-court, and where.

    The handler dribbles there, another takes the ball there; 0 if he cannot.
    """
    game = floor.game
    front = FRONT[floor.offence]
    best, place = 0, NOWHERE
    has_ball = player == game.ball
    if has_ball and game.dribble == PICKED_UP:
        return best, place
    for other in (zone, *AROUND[floor.hand][zone][left]):
        if not front >> other & 1 or not has_room(game, player, other):
            continue
        ways = _SURELY if has_ball else floor.arrives(player, other)
        value = ways * _ACROSS - DISTANCE[zone][other]
        if value > best:
            best, place = value, other
    return best, place


def choose_step(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Carry out the plan of the activated player from where he stands now."""
    options = decision.options
    frame = game.frames[-1]
    if not isinstance(frame, Activation):
        raise TypeError("a step is asked in an activation only")
    floor = Floor(game, mind)
    player = frame.player
    zone = game.where[player]
    if zone == OUTSIDE:
        return _from_outside(floor, decision)
    plan = plan_of(floor, player, frame)
    if NEVER < plan.value >= fair_value(game, mind, game.tokens):
        if game.tables.picks:
            pick = choose_pick(
                floor, player, plan.receive, plan.goal, plan.value, options
            )
            if pick:
                return pick
        choice = _carry_out(game, plan, zone, options)
        if choice:
            return choice
    return _take_place(floor, frame, zone, decision)


def _carry_out(
    game: BasketballState, plan: Plan, zone: int, options: tuple[str, ...]
) -> str:
    """Return the next step of a plan, "" if it cannot be made."""
    if plan.receive == NOWHERE:
        if plan.goal != zone:
            return _towards(game, zone, plan.goal, options)
        for finish in (DUNK, LAY_UP, SHOOT):
            if finish in options:
                return finish
        return ""
    if plan.receive != zone:
        return _towards(game, zone, plan.receive, options)
    return RECEIVE if RECEIVE in options else ""


def _towards(
    game: BasketballState, zone: int, goal: int, options: tuple[str, ...]
) -> str:
    """Return the step nearer to a goal that meets the fewest defenders, or ""."""
    least, choice = 99, ""
    for near in _NEARER[zone][goal]:
        if near == PAINT[game.offence] or MOVE[near] not in options:
            continue
        met = (game.occupants[near] & TEAM[1 - game.offence]).bit_count()
        if met < least:
            least, choice = met, MOVE[near]
    return choice or (MOVE[goal] if MOVE[goal] in options else "")


def _take_place(floor: Floor, frame: Activation, zone: int, decision: Decision) -> str:
    """Go where it is good to stand, without a shot."""
    game = floor.game
    options = decision.options
    player = frame.player
    urgent = _must_cross(game, game.tokens)
    if RECEIVE in options and (urgent or game.inbound_due):
        place = _crossing(floor, player, zone, frame.points)[1] if urgent else zone
        if place in (zone, NOWHERE):
            return RECEIVE
    elif urgent:
        place = _crossing(floor, player, zone, frame.points)[1]
    else:
        place = _station(floor, player, zone, frame.points, frame.path)[1]
    if place not in (zone, NOWHERE):
        choice = _towards(game, zone, place, options)
        if choice:
            return choice
    return _screen(floor, zone, options) or _rest(floor, decision)


def _screen(floor: Floor, zone: int, options: tuple[str, ...]) -> str:
    """Return a screen on a defender of the handler where it pays, else ""."""
    game = floor.game
    if zone != game.where[game.ball]:
        return ""
    edge = -1 if floor.bonus else 0
    value = SCREENS[edge] * _SCREEN - SCREEN_FOULS[edge] * _SCREEN_FOUL
    if value <= 0:
        return ""
    for defender in floor.mind.tallest_first(game.defenders_in(zone)):
        if SCREEN[defender] in options:
            return SCREEN[defender]
    return ""


def _rest(floor: Floor, decision: Decision) -> str:
    """End the activation, the dribble kept alive where there is one."""
    game = floor.game
    options = decision.options
    if (
        DRIBBLE in options
        and game.dribble == DRIBBLING
        and floor.thief(game.ball) < _THIEF
    ):
        return DRIBBLE
    for ending in (HOLD, END):
        if ending in options:
            return ending
    return decision.default


def _from_outside(floor: Floor, decision: Decision) -> str:
    """Throw the ball in to whom it reaches most surely, or walk in."""
    game = floor.game
    best, choice = NEVER, decision.options[0]
    for option in decision.options:
        read = CHOICES.get(option)
        if read is None or read.verb != "pass":
            continue
        zone = game.where[read.player]
        value = floor.arrives(read.player, zone) * _ACROSS
        value += _standing(floor, read.player, zone)
        if value > best:
            best, choice = value, option
    return choice
