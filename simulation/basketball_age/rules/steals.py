"""Steals, on the way and in a defensive activation (BA-9.2 to BA-9.4)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.frames import Frame, Gain
from simulation.basketball_age.rules.flow import lose
from simulation.basketball_age.rules.fouls import common_foul, technical_foul
from simulation.basketball_age.rules.setbacks import set_back
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import FAILED_STEALS, number_of


def steal_outcome(
    game: BasketballState, defender: int, dice: tuple[int, int], *, is_last: bool
) -> Frame | None:
    """Roll a steal from the handler and return what it leads to, None if play goes on.

    :param is_last: whether a clock that is out would end the period.
    """
    handler = game.ball
    natural = dice[0] + dice[1]
    total = natural + game.steal_modifier(defender)
    result = game.tables.steal_chart.result(natural, total)
    game.events.append(
        ev.Steal(
            1 - game.offence,
            number_of(defender),
            number_of(handler),
            dice,
            total,
            result,
        )
    )
    if result in FAILED_STEALS:
        set_back(game, defender, "steal")
        return None
    if result == "nothing":
        return None
    if result == "foul":
        zone = game.where[defender]
        return common_foul(game, defender, handler, "steal", zone)
    if result == "technical":
        return technical_foul(game, defender, handler, "steal", shooter=handler)
    lose(game, handler, "stolen", defender)
    if result == "stripped":
        game.flip(handler)
    return Gain(defender, "steal", is_last)
