"""The defence: whom to guard, when to go for the ball, how to contest a shot."""

from typing import Final

from simulation.basketball_age.coaches.fouls import (
    can_afford,
    foul_cost,
    shooting_foul_cost,
)
from simulation.basketball_age.coaches.mind import HOT, TO_HOT, WORTH, Mind, hand_of
from simulation.basketball_age.coaches.odds import (
    CHARGES,
    WAYS_OF_TWO_DICE,
    open_points,
    percent,
    rim_points,
)
from simulation.basketball_age.coaches.sides import AROUND
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import DISTANCE, OUTSIDE, PAINT
from simulation.basketball_age.frames import Activation, Shot, Step
from simulation.basketball_age.notation import (
    BLOCK,
    CHOICES,
    DEFEND,
    NONE,
    NOTHING,
    SHOOT,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    AT_THE_RIM,
    COACHED,
    FOLLOWED,
    MEMBERS,
    PERIODS,
    TEAM,
)
from simulation.protocol import Decision

_GUARD: Final = weight("guard")
_GUARD_BALL: Final = weight("guard_ball")
_BOX_OUT: Final = weight("box_out")
_RETREAT: Final = weight("retreat")
_CONTEST: Final = weight("contest")
_LOST_BALL: Final = weight("lost_ball")
_UNBALANCED: Final = weight("unbalanced")
_BEATEN: Final = weight("beaten")
_FOLLOW: Final = weight("follow")
_FOLLOW_OTHERS: Final = weight("follow_others")
_HURRY: Final = weight("hurry")
_CHASE: Final = weight("chase")
# nearer than this to the paint nobody need run back
_BACK: Final = 3


def steal_value(game: BasketballState, mind: Mind, player: int) -> int:
    """Return what it is worth to go for the ball, 0 for leaving it."""
    modifier = game.steal_modifier(player)
    odds = mind.odds[game.is_pressed]
    value = odds.stolen[modifier] * _LOST_BALL
    value -= odds.steal_fouls[modifier] * foul_cost(game, mind, player)
    # BA-16.5: a miss costs two men
    is_double = game.tables.two_against_one and game.is_doubled
    value -= odds.steal_misses[modifier] * (_UNBALANCED << is_double)
    return value // WAYS_OF_TWO_DICE + mind.steal


def lockdown_value(
    game: BasketballState, mind: Mind, attacker: int, player: int
) -> int:
    """Return what a lockdown is worth, 0 for leaving it."""
    charges = CHARGES[game.skill_modifier(attacker, player)]
    value = charges * _LOST_BALL
    value -= (WAYS_OF_TWO_DICE - charges) * foul_cost(game, mind, player)
    return value // WAYS_OF_TWO_DICE + mind.lockdown


class Cover:
    """What the places of the defenders are worth."""

    __slots__ = ("attackers", "game", "mind", "offence", "paint")

    def __init__(self, game: BasketballState, mind: Mind) -> None:
        self.game = game
        self.mind = mind
        self.offence = game.offence
        self.paint = PAINT[game.offence]
        self.attackers = game.on_court & TEAM[game.offence]

    def zones(self) -> list[int]:
        """Return the zones where a defender is worth something."""
        game = self.game
        hot = HOT[self.offence]
        zones = [self.paint]
        for each in MEMBERS[self.attackers]:
            zone = game.where[each]
            if zone == OUTSIDE or zone in zones:
                continue
            if hot >> zone & 1 or each == game.ball:
                zones.append(zone)
        return zones

    def of(self, zone: int, defenders: int) -> int:
        """Return what some balanced defenders are worth in a zone."""
        if not defenders:
            return 0
        height = self.mind.tables.height
        tall = self.mind.tallest_first(defenders)
        value = 0
        if zone == self.paint:
            value = self.mind.help * height[tall[0]]
            for each in tall[1:]:
                value += _BOX_OUT * height[each]
        near = self.game.occupants[zone] & self.attackers
        for attacker in MEMBERS[near]:
            value += self.guarded(attacker, zone, height[tall[0]])
        return value

    def guarded(self, attacker: int, zone: int, height: int) -> int:
        """Return what a defender of a height takes off an attacker's shot."""
        value = _GUARD_BALL if attacker == self.game.ball else 0
        if not HOT[self.offence] >> zone & 1:
            return value
        mind = self.mind
        worth = WORTH[self.offence][zone]
        target = mind.targets[attacker][zone]
        reach = mind.tables.height[attacker] - height
        odds = mind.odds[self.game.is_pressed]
        blocked = odds.blocked_points(target, worth, mind.throws[attacker], reach)
        return value + _GUARD + max(0, open_points(target, worth) - blocked)


def choose_second_man(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Let the smallest be unbalanced beside the man who tried (BA-16.5)."""
    height = game.tables.height
    return min(decision.options, key=lambda each: height[CHOICES[each].player])


def choose_defence(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Go for the ball, or to where a defender is missed most."""
    options = decision.options
    chased = _stop_the_clock(game, mind, options)
    if chased:
        return chased
    best, choice = _best_move(game, mind)
    for option in options[1:]:
        read = CHOICES[option]
        if read.verb == "steal":
            value = steal_value(game, mind, read.player)
            if value > best:
                best, choice = value, option
    return choice if choice in options else NOTHING


def _best_move(game: BasketballState, mind: Mind) -> tuple[int, str]:
    """Return the move that covers most, and what is gained by it."""
    cover = Cover(game, mind)
    movement = mind.tables.movement
    room = game.room[1 - game.offence]
    able = game.ready_defenders(game.helped)
    zones = [
        (zone, game.defenders_in(zone)) for zone in cover.zones() if room >> zone & 1
    ]
    gains = [(zone, inside, cover.of(zone, inside)) for zone, inside in zones]
    best, choice = 0, ""
    for player in MEMBERS[able]:
        zone = game.where[player]
        if zone == OUTSIDE:
            continue
        points = movement[player]
        if game.limit and game.limit < points:
            points = game.limit
        bit = 1 << player
        inside = game.defenders_in(zone)
        left = cover.of(zone, inside & ~bit) - cover.of(zone, inside)
        distance = DISTANCE[zone]
        for target, there, covered in gains:
            if target == zone or distance[target] > points:
                continue
            value = cover.of(target, there | bit) - covered + left
            if value > best:
                best, choice = value, DEFEND[player][target]
    return (best, choice) if choice else _retreat(game, able, movement)


def _retreat(
    game: BasketballState, able: int, movement: tuple[int, ...]
) -> tuple[int, str]:
    """Return the move of who comes nearest to the paint from far away."""
    distance = DISTANCE[PAINT[game.offence]]
    room = game.room[1 - game.offence]
    around = AROUND[hand_of(game)]
    best, choice = 0, NOTHING
    for player in MEMBERS[able]:
        zone = game.where[player]
        if zone == OUTSIDE or distance[zone] <= _BACK:
            continue
        points = movement[player]
        if game.limit and game.limit < points:
            points = game.limit
        for target in around[zone][points]:
            value = (distance[zone] - max(_BACK - 1, distance[target])) * _RETREAT
            if value > best and room >> target & 1:
                best, choice = value, DEFEND[player][target]
    return best, choice


def is_chasing(game: BasketballState, side: int) -> bool:
    """Whether a side is behind so late, and so little, that it stops the clock."""
    behind = game.points[1 - side] - game.points[side]
    return game.period >= PERIODS and game.clock <= _HURRY and 0 < behind <= _CHASE


def _stop_the_clock(game: BasketballState, mind: Mind, options: tuple[str, ...]) -> str:
    """Return the intentional foul on the worst shooter, late and behind, else ""."""
    if not is_chasing(game, 1 - game.offence) or not game.clock:
        return ""
    scoring = game.tables.scoring
    worst, choice = 999, ""
    for option in options:
        read = CHOICES.get(option)
        if read is None or read.verb != "foul" or scoring[read.other] >= worst:
            continue
        if can_afford(game, mind, read.player):
            worst, choice = scoring[read.other], option
    return choice


def choose_action(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Go for the ball behind a move where that is worth it."""
    best, choice = 0, NONE
    chased = _stop_the_clock(game, mind, decision.options)
    if chased:
        return chased
    for option in decision.options[1:]:
        read = CHOICES[option]
        if read.verb == "steal":
            value = steal_value(game, mind, read.player)
            if value > best:
                best, choice = value, option
    return choice


def choose_reaction(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Go with the man, go for the ball, stand in the way, or let him go."""
    frame, step = game.frames[1], game.frames[-1]
    if not isinstance(frame, Activation) or not isinstance(step, Step):
        raise TypeError("a reaction answers a step of an activation")
    player = frame.player
    best, choice = 0, NONE
    for option in decision.options[1:]:
        read = CHOICES[option]
        if read.verb == "steal":
            value = steal_value(game, mind, read.player)
        elif read.verb == "lockdown":
            value = lockdown_value(game, mind, player, read.player)
        else:
            value = _follow_value(game, mind, frame, step, read.player)
        if value > best:
            best, choice = value, option
    return choice


def _follow_value(
    game: BasketballState, mind: Mind, frame: Activation, step: Step, player: int
) -> int:
    """Return what moving with the man is worth: he must be going somewhere."""
    if TO_HOT[game.offence][step.zone] >= frame.points:
        return 0
    ways = mind.odds[game.is_pressed].stays[game.skill_modifier(frame.player, player)]
    gain = _FOLLOW if frame.player == game.ball else _FOLLOW_OTHERS
    value = ways * gain - (WAYS_OF_TWO_DICE - ways) * _BEATEN
    return value // WAYS_OF_TWO_DICE


class Attempt:
    """A pending shot, and what the defence can leave of it."""

    __slots__ = ("frame", "game", "mind", "target", "unhindered", "worth", "zone")

    def __init__(self, game: BasketballState, mind: Mind, frame: Shot) -> None:
        self.game = game
        self.mind = mind
        self.frame = frame
        offence = game.offence
        self.zone = game.where[frame.player]
        self.worth = WORTH[offence][self.zone]
        extra = COACHED if game.attack_boost[offence] else 0
        extra += FOLLOWED if frame.followed else 0
        if frame.form == SHOOT:
            self.target = mind.targets[frame.player][self.zone] + extra
            self.unhindered = open_points(self.target, self.worth)
        else:
            self.target = AT_THE_RIM + extra
            self.unhindered = rim_points(self.target)

    def blocked_by(self, player: int) -> int:
        """Return what the shot is worth when a defender tries to block it."""
        game, frame, mind = self.game, self.frame, self.mind
        modifier = game.block_modifier(frame.player, player, frame.form)
        throw = mind.throws[frame.player]
        shift = 0 if frame.form == SHOOT else mind.rim_shift
        odds = mind.odds[game.is_pressed]
        value = odds.blocked_points(self.target, self.worth, throw, modifier, shift)
        cost = odds.block_fouls[modifier] * shooting_foul_cost(game, mind, player)
        return value + cost // WAYS_OF_TWO_DICE - _CONTEST

    def locked_by(self, player: int) -> int:
        """Return what is left of a lay-up or dunk behind a lockdown (BA-9.6)."""
        game, mind, shooter = self.game, self.mind, self.frame.player
        charges = CHARGES[game.skill_modifier(shooter, player)]
        free = 2 * percent(mind.throws[shooter]) * WAYS_OF_TWO_DICE
        cost = free + shooting_foul_cost(game, mind, player)
        value = (WAYS_OF_TWO_DICE - charges) * cost - charges * _LOST_BALL
        return value // WAYS_OF_TWO_DICE - mind.lockdown


def _attempt(game: BasketballState, mind: Mind) -> Attempt:
    frame = game.frames[-1]
    if not isinstance(frame, Shot):
        raise TypeError("a contest answers a shot")
    return Attempt(game, mind, frame)


def choose_contest(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Contest a shot with whom it leaves least of, or use the move for the rebound."""
    attempt = _attempt(game, mind)
    best, choice = attempt.unhindered, NONE
    for option in decision.options[1:]:
        read = CHOICES[option]
        if read.verb == "lockdown":
            value = attempt.locked_by(read.player)
        elif read.verb == "move" and read.zone != attempt.zone:
            continue
        else:
            value = attempt.blocked_by(read.player)
        if value < best:
            best, choice = value, option
    return choice if choice != NONE else _to_the_glass(game, decision)


def choose_challenge(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Block where that leaves less of the shot."""
    attempt = _attempt(game, mind)
    mover = attempt.frame.mover
    if attempt.blocked_by(mover) < attempt.unhindered:
        return BLOCK[mover]
    return NONE


def choose_contest_move(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Use the move that is left for the rebound."""
    return _to_the_glass(game, decision)


def _to_the_glass(game: BasketballState, decision: Decision) -> str:
    """Send the tallest who gets there into the paint."""
    height = game.tables.height
    paint = PAINT[game.offence]
    best, choice = 0, NONE
    for option in decision.options:
        read = CHOICES.get(option)
        if read is None or read.verb != "move" or read.zone != paint:
            continue
        if height[read.player] > best:
            best, choice = height[read.player], option
    return choice
