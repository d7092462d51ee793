"""Screens, and the pick and roll (BA-9.5, BA-16.2)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.frames import Activation, Frame, Pick, Screen
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.endings import (
    activation_of,
    finish,
    stop,
    tell_end,
)
from simulation.basketball_age.rules.fouls import offensive_foul
from simulation.basketball_age.rules.setbacks import set_back
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    DICE,
    NOBODY,
    PICK,
    PICKER_POINTS,
    SCREEN,
    Chart,
    number_of,
)

ScreenEvent = type[ev.Screen] | type[ev.Pick] | type[ev.BlindScreen]


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
    result = roll_screen(game, ev.Screen, SCREEN, player, defender, choice)
    _end_with(game, player, defender, result)


def roll_screen(
    game: BasketballState,
    told_by: ScreenEvent,
    chart: Chart,
    player: int,
    defender: int,
    choice: str,
) -> str:
    """Tell and return what a screen of any kind comes to (BA-9.5, BA-16.2, BA-16.8)."""
    dice = DICE[choice]
    natural = dice[0] + dice[1]
    total = natural + game.screen_modifier
    result = chart.result(natural, total)
    game.events.append(
        told_by(
            game.offence,
            number_of(player),
            number_of(defender),
            dice,
            total,
            result,
        )
    )
    return result


def _end_with(game: BasketballState, player: int, defender: int, result: str) -> None:
    """End an activation with what its screen or pick has come to."""
    if result == "offensive_foul":
        zone = game.where[player]
        stop(game, offensive_foul(game, player, defender, "screen", zone))
    elif result == "screened":
        # what becomes of the defender comes first, then the activation ends
        game.frames.pop()
        set_back(game, defender, "screen")
    else:
        finish(game, activation_of(game))


def declare_pick(game: BasketballState, frame: Activation, defender: int) -> None:
    """Name the defender; the picker may go on for two zones (BA-16.2)."""
    frame.picked = defender
    frame.points = min(frame.points, PICKER_POINTS)
    game.events.append(
        ev.PickSet(game.offence, number_of(frame.player), number_of(defender))
    )


def end_activation(game: BasketballState, frame: Activation) -> None:
    """End an activation, behind the roll of a pick and roll (BA-16.2)."""
    if frame.picked == NOBODY:
        finish(game, frame)
    else:
        tell_end(game, frame)
        game.frames.append(Pick())


def run_pick(game: BasketballState, frame: Frame) -> None:
    """Roll a pick and roll."""
    game.pending = ROLLS["pick_roll"]


def answer_pick(game: BasketballState, frame: Frame, choice: str) -> None:
    """See what a pick and roll gives; the activation ends."""
    activation = activation_of(game)
    player, defender = activation.player, activation.picked
    result = roll_screen(game, ev.Pick, PICK, player, defender, choice)
    _end_with(game, player, defender, result)
