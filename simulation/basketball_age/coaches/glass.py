"""Rebounds: who steps into the paint, by the exact chances of the factors."""

from typing import Final

from simulation.basketball_age.coaches.fouls import leaving_cost
from simulation.basketball_age.coaches.mind import Mind, hand_of
from simulation.basketball_age.coaches.odds import board
from simulation.basketball_age.coaches.sides import SEEN
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import PAINT
from simulation.basketball_age.frames import Glass
from simulation.basketball_age.notation import (
    CHOICES,
    NONE,
    SEAT,
    SEAT_OF,
    STEP,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS, TEAM
from simulation.basketball_age.template import NUMBERED, in_reach
from simulation.protocol import Decision

_REBOUND: Final = weight("rebound")
_GET_BACK: Final = weight("get_back")
_FOUL: Final = weight("rebound_foul")


def choose_rebound_step(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Step in or out where that helps most."""
    side = decision.actor
    paint = PAINT[game.offence]
    inside = game.occupants[paint]
    height = mind.tables.height
    present = inside & TEAM[side]
    theirs = sum([height[each] for each in MEMBERS[inside & TEAM[1 - side]]])
    is_defence = side != game.offence
    edge = game.defence_edge if is_defence else -game.defence_edge

    def worth(players: int) -> int:
        mine = sum([height[each] for each in MEMBERS[players]])
        foul = _foul_by(game, mind, players) if mine and theirs else 0
        return glass_value(mine, theirs, edge, is_defence, foul)

    best, choice = worth(present), NONE
    if not is_defence:
        best += _GET_BACK
    for option in decision.options[1:]:
        read = CHOICES[option]
        bit = 1 << read.player
        if read.zone == paint:
            value = worth(present | bit)
        elif inside & bit:
            value = worth(present & ~bit)
        else:
            continue
        if value > best:
            best, choice = value, option
    return _on_hand(game, decision, choice)


def _on_hand(game: BasketballState, decision: Decision, choice: str) -> str:
    """Return the step out that the hand likes: for the rebound all are the same."""
    read = CHOICES.get(choice)
    if read is None:
        return choice
    other = STEP[read.player][SEEN[hand_of(game)][read.zone]]
    return other if other in decision.options else choice


def _foul_by(game: BasketballState, mind: Mind, players: int) -> int:
    """Return what a foul costs the tallest of some players, whose it is (BA-12.3)."""
    return _FOUL + leaving_cost(game, mind, mind.tallest_first(players)[0])


def glass_value(mine: int, theirs: int, edge: int, is_defence: bool, foul: int) -> int:
    """Return what factors are worth before the dice (BA-12.2 to BA-12.4).

    :param foul: what a foul would cost.
    """
    if not mine:
        return _REBOUND if is_defence and not theirs else 0
    if not theirs:
        return _REBOUND
    chances = board(mine - theirs + edge)
    ways = chances.won + chances.lost
    value = chances.won * _REBOUND - chances.charged * foul
    return (value + chances.drawn * _FOUL) // ways


def choose_seat(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the spot from which most of the others are in reach (BA-16.4)."""
    free = [SEAT_OF[option] for option in decision.options]
    best = max(free, key=lambda seat: sum(in_reach(seat, ball) for ball in NUMBERED))
    return SEAT[best]


def choose_contestant(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Name who gets highest: the one on the spot keeps the better of two dice."""
    frame = game.frames[-1]
    if not isinstance(frame, Glass):
        raise TypeError("a contestant is named at a rebound on the template")
    height, seats = game.tables.height, game.seats

    def reach(option: str) -> int:
        player = CHOICES[option].player
        return height[player] + (seats[player] == frame.ball)

    return max(decision.options, key=reach)
