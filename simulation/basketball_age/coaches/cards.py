"""Cards and what else advanced rules ask (BA-16).

Press, help and the pass that it leaves, blind screens, quick throw-ins.
"""

from typing import Final

from simulation.basketball_age.coaches.floor import Floor, risked
from simulation.basketball_age.coaches.guard import Attempt
from simulation.basketball_age.coaches.mind import Mind
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import COUNT, DISTANCE, OUTSIDE, PAINT
from simulation.basketball_age.frames import Shot
from simulation.basketball_age.notation import CHOICES, HELP, LIFT, NONE, PRESS
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS, PERIODS
from simulation.protocol import Decision

_EAGER: Final = weight("press")
_LATE: Final = weight("late")


def choose_press(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Press where steals are wanted above all, or late and behind; else lift it."""
    defence = decision.actor
    is_behind = game.points[defence] < game.points[1 - defence]
    is_late = game.period >= PERIODS and game.clock <= _LATE
    is_wanted = mind.dials["steals"] >= _EAGER or (is_late and is_behind)
    choice = PRESS if is_wanted else LIFT
    return choice if choice in decision.options else NONE


def choose_help(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Help the first man who needs it: another chance may not come."""
    return HELP


def choose_help_pass(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Pass where a team-mate's shot, left alone, would be worth more than this one.

    With the last token it is not: the shot clock would be out.
    """
    frame = game.frames[-1]
    if not isinstance(frame, Shot):
        raise TypeError("a pass in place of a shot needs the shot")
    if not game.tokens:
        return NONE
    floor = Floor(game, mind)
    best, choice = Attempt(game, mind, frame).blocked_by(frame.defender), NONE
    best += floor.taste[game.where[frame.player]]
    for option in decision.options[1:]:
        player = CHOICES[option].player
        zone = game.where[player]
        value = risked(floor.lure[player][zone], floor.arrives(player, zone))
        if value > best:
            best, choice = value, option
    return choice


def choose_blind_screen(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Screen with the tallest: it costs nothing, and holds more often than it fouls."""
    height = game.tables.height
    return max(decision.options[1:], key=lambda each: height[CHOICES[each].player])


def choose_quick_throw_in(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the ball out where a man is ahead of every defender, or time is short.

    The best passer of those who can do it goes.
    """
    passing = game.tables.passing
    options = decision.options[1:]
    best = max(options, key=lambda each: passing[CHOICES[each].player])
    side = game.offence
    is_behind = game.points[side] < game.points[1 - side]
    is_late = game.period >= PERIODS and game.clock <= _LATE
    if is_behind and is_late:
        return best
    away = DISTANCE[PAINT[side]]
    thrower = CHOICES[best].player
    mates = game.team(side) & ~game.unbalanced & ~(1 << thrower)
    if _nearest(game, mates, away) < _nearest(game, game.team(1 - side), away):
        return best
    return NONE


def _nearest(game: BasketballState, players: int, away: tuple[int, ...]) -> int:
    """Return how far the nearest of some players is, those outside left out."""
    zones = [game.where[each] for each in MEMBERS[players]]
    return min([away[zone] for zone in zones if zone != OUTSIDE], default=COUNT)
