"""Screens (BA-9.5)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.frames import Activation, Frame, Screen
from simulation.basketball_age.rules.endings import activation_of, finish, stop
from simulation.basketball_age.rules.fouls import offensive_foul
from simulation.basketball_age.rules.setbacks import set_back
from simulation.basketball_age.state import ROLLS, BasketballState
from simulation.basketball_age.tables import DICE, SCREEN, number_of


def declare_screen(game: BasketballState, frame: Activation, defender: int) -> None:
    """Name the defender; the screener's points are spent."""
    player = frame.player
    game.events.append(
        ev.ScreenSet(game.offence, number_of(player), number_of(defender))
    )
    frame.points = 0
    game.frames.append(Screen(player, defender))


def run_screen(game: BasketballState, frame: Frame) -> None:
    """Roll the screen."""
    game.pending = ROLLS["screen_roll"]


def answer_screen(game: BasketballState, frame: Screen, choice: str) -> None:
    """See what the screen gives; the activation ends."""
    player, defender = frame.player, frame.defender
    dice = DICE[choice]
    natural = dice[0] + dice[1]
    # BA-13.3
    total = natural - (1 if game.attack_boost[game.offence] else 0)
    result = SCREEN.result(natural, total)
    game.events.append(
        ev.Screen(
            game.offence,
            number_of(player),
            number_of(defender),
            dice,
            total,
            result,
        )
    )
    activation = activation_of(game)
    if result == "offensive_foul":
        zone = game.where[player]
        stop(game, offensive_foul(game, player, defender, "screen", zone))
        return
    if result == "screened":
        # what becomes of the defender comes first, then the activation ends
        game.frames.pop()
        set_back(game, defender, "screen")
    else:
        finish(game, activation, "none")
