"""Who has a rebound (BA-4.5, BA-12.5)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.rules.flow import change, renew
from simulation.basketball_age.state import OFFENCE, TURN, BasketballState
from simulation.basketball_age.tables import TEAM, number_of


def win(game: BasketballState, player: int) -> None:
    """Give a player the rebound (BA-4.5, BA-12.5)."""
    offence = game.offence
    is_offensive = TEAM[offence] >> player & 1 == 1
    side = offence if is_offensive else 1 - offence
    game.events.append(ev.Rebound(side, number_of(player), is_offensive))
    if is_offensive:
        renew(game, player)
        game.acting = OFFENCE
    else:
        change(game, side, player, "rebound")
    game.frames[:] = (TURN,)
