"""Rebounds: who steps into the paint, by the exact chances of the factors."""

from typing import Final

from simulation.basketball_age.coaches.mind import Mind
from simulation.basketball_age.coaches.odds import board
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.court import PAINT
from simulation.basketball_age.notation import CHOICES, NONE
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS, TEAM
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
    mine = sum(height[each] for each in MEMBERS[inside & TEAM[side]])
    theirs = sum(height[each] for each in MEMBERS[inside & TEAM[1 - side]])
    is_defence = side != game.offence
    edge = game.defence_edge if is_defence else -game.defence_edge
    best, choice = glass_value(mine, theirs, edge, is_defence), NONE
    if not is_defence:
        best += _GET_BACK
    for option in decision.options[1:]:
        read = CHOICES[option]
        if read.zone == paint:
            factor = mine + height[read.player]
        elif inside >> read.player & 1:
            factor = mine - height[read.player]
        else:
            continue
        value = glass_value(factor, theirs, edge, is_defence)
        if value > best:
            best, choice = value, option
    return choice


def glass_value(mine: int, theirs: int, edge: int, is_defence: bool) -> int:
    """Return what factors are worth before the dice (BA-12.2 to BA-12.4)."""
    if not mine:
        return _REBOUND if is_defence and not theirs else 0
    if not theirs:
        return _REBOUND
    chances = board(mine - theirs + edge)
    ways = chances.won + chances.lost
    value = chances.won * _REBOUND - chances.charged * _FOUL
    return (value + chances.drawn * _FOUL) // ways
