"""Fouls, and what they give (BA-11.4 to BA-11.9)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import HALF_COURT, NEAREST_BOUNDARY
from simulation.basketball_age.frames import Dead
from simulation.basketball_age.rules.flow import lose
from simulation.basketball_age.state import OFFENCE, BasketballState
from simulation.basketball_age.tables import (
    TOKENS_BEFORE_FIFTH,
    number_of,
    side_of,
)


def charge(
    game: BasketballState, player: int, against: int, what: str, cause: str, throws: int
) -> None:
    """Count a foul for the player and for his team (BA-11.4, BA-11.5, BA-11.9).

    :param throws: the free throws that it gives, 0 where that hangs on a shot.
    """
    side = side_of(player)
    game.fouls[player] += 1
    game.team_fouls[side] += 1
    game.events.append(
        ev.Foul(
            side,
            number_of(player),
            number_of(against),
            what,
            cause,
            game.fouls[player],
            game.team_fouls[side],
            game.fouls[player] >= game.tables.foul_limit,
            throws,
        )
    )


def common_foul(
    game: BasketballState, player: int, against: int, cause: str, zone: int
) -> Dead:
    """Charge a common foul of the defence and return the dead ball (BA-11.5).

    :param against: who shoots where the team is in the bonus.
    :param zone: where it was committed.
    """
    side = side_of(player)
    throws = 2 if game.team_fouls[side] >= game.tables.bonus else 0
    charge(game, player, against, "common", cause, throws)
    if not throws:
        give_token_back(game)
    return Dead(
        1 - side, spots=1 << NEAREST_BOUNDARY[zone], throws=throws, shooter=against
    )


def technical_foul(
    game: BasketballState, player: int, against: int, cause: str, shooter: int
) -> Dead:
    """Charge a technical foul and return the dead ball (BA-9.2, BA-11.8).

    :param shooter: nobody where the coach names him.
    """
    charge(game, player, against, "technical", cause, 2)
    give_token_back(game)
    return Dead(
        1 - side_of(player),
        spots=HALF_COURT,
        throws=2,
        shooter=shooter,
        technical=True,
    )


def give_token_back(game: BasketballState) -> None:
    """Return the token of a tenth activation, or of a third not across (BA-4.6).

    A foul in a defensive activation stops neither, also where the fourth token is due
    in the backcourt by then (BA-11.3). [R]
    """
    if game.acting == OFFENCE and (
        not game.tokens or (game.tokens == TOKENS_BEFORE_FIFTH and not game.across)
    ):
        game.tokens += 1


def offensive_foul(
    game: BasketballState, player: int, against: int, cause: str, zone: int
) -> Dead:
    """Charge an offensive foul, a turnover, and return the dead ball (BA-11.5)."""
    charge(game, player, against, "offensive", cause, 0)
    lose(game, player, "offensive_foul")
    return Dead(
        1 - side_of(player), "offensive_foul", spots=1 << NEAREST_BOUNDARY[zone]
    )
