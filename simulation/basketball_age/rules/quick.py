"""The quick throw-in after a basket (BA-16.3)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import DISTANCE, OUTSIDE
from simulation.basketball_age.frames import Activation, Dead
from simulation.basketball_age.notation import CHOICES, NONE, QUICK
from simulation.basketball_age.rules.endings import relocate
from simulation.basketball_age.rules.flow import clear_defence, clear_shadow
from simulation.basketball_age.rules.passing import step_in
from simulation.basketball_age.rules.placement import begin_placement
from simulation.basketball_age.state import (
    DEFENCE,
    FRESH,
    OFFENCE,
    TURN,
    BasketballState,
)
from simulation.basketball_age.tables import MEMBERS, NOBODY, OWN_PAINT, number_of


def quick_throws(game: BasketballState, frame: Dead) -> list[str]:
    """Return who may take the ball out at once behind a basket.

    No timeout may have taken effect, and somebody must be there to receive.
    """
    is_open = frame.reason == "basket" and not frame.called
    if not game.tables.quick_throw_ins or not is_open:
        return []
    able = game.team(game.offence) & ~game.unbalanced
    if not able & able - 1:
        return []
    movement = game.tables.movement
    return [
        QUICK[player]
        for player in MEMBERS[able & ~game.occupants[OUTSIDE]]
        if _cost(game, player) <= movement[player]
    ]


def _cost(game: BasketballState, player: int) -> int:
    """Return the points of the way through the paint and over its baseline."""
    return DISTANCE[OWN_PAINT[game.offence]][game.where[player]] + 1


def answer_quick(game: BasketballState, frame: Dead, choice: str) -> None:
    """Take the ball out at once, or place all as usual.

    Who is outside from an inbound before steps in first, as in BA-7.4. [R]
    """
    if choice == NONE:
        begin_placement(game, frame)
        return
    for player in _outside(game):
        step_in(game, player)
    player = CHOICES[choice].player
    side = game.offence
    cost = _cost(game, player)
    game.events.append(ev.QuickThrowIn(side, number_of(player)))
    relocate(game, player, OUTSIDE, "out")
    game.spot = OWN_PAINT[side]
    game.ball = player
    game.dribble = FRESH
    game.inbound_due = True
    clear_defence(game)
    clear_shadow(game)
    game.begin_activation(side)
    game.acting = OFFENCE
    game.chances = game.on_court & ~(1 << player)
    game.events.append(ev.Activation(side, number_of(player), game.tokens))
    points = game.tables.movement[player] - cost
    activation = Activation(player, points=points, steps=cost, path=(OUTSIDE,))
    game.frames[:] = (TURN, activation)


def _outside(game: BasketballState) -> list[int]:
    return [player for player, zone in enumerate(game.where) if zone == OUTSIDE]


def pass_over(game: BasketballState) -> None:
    """Let the side act that has chances left (BA-16.3).

    What a move-with or a screen has used up of the defence's is told first.
    """
    defence = 1 - game.offence
    if game.acting == OFFENCE:
        if not game.may_act(game.team(game.offence)):
            game.acting = DEFENCE
        return
    is_told = game.used_up or game.screened != NOBODY
    if not is_told and not game.may_act(game.team(defence)):
        clear_defence(game)
        game.acting = OFFENCE
