"""What a foul costs: its throws, and the man who has to leave."""

from typing import Final

from simulation.basketball_age.coaches.mind import Mind
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import FIVE, MEMBERS, TEAM

_LAST_FOUL: Final = weight("last_foul")
_SHORT_HANDED: Final = weight("short_handed")
_THROWS: Final = weight("throws")


def leaving_cost(game: BasketballState, mind: Mind, player: int) -> int:
    """Return what it costs that another foul would send a player out, else 0.

    It costs most where nobody is left to replace him (BA-11.4).
    """
    tables = mind.tables
    limit, fouls = tables.foul_limit, game.fouls
    if fouls[player] + 1 < limit:
        return 0
    side = 0 if TEAM[0] >> player & 1 else 1
    eligible = sum(fouls[each] < limit for each in MEMBERS[tables.rosters[side]])
    return _LAST_FOUL + (_SHORT_HANDED if eligible <= FIVE else 0)


def shooting_foul_cost(game: BasketballState, mind: Mind, player: int) -> int:
    """Return what a foul on a shooter costs beside the throws that it gives."""
    return mind.foul + leaving_cost(game, mind, player)


def foul_cost(game: BasketballState, mind: Mind, player: int) -> int:
    """Return what a common foul by a defender costs."""
    cost = mind.foul + leaving_cost(game, mind, player)
    if game.team_fouls[1 - game.offence] >= mind.tables.bonus:
        cost += _THROWS
    return cost


def can_afford(game: BasketballState, mind: Mind, player: int) -> bool:
    """Whether a player may foul on purpose: he stays, or somebody comes for him."""
    return leaving_cost(game, mind, player) <= _LAST_FOUL
