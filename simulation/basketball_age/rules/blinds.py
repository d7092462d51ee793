"""Blind screens, set on a defender who moves with his man (BA-16.8)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.frames import Activation, Blind, Step
from simulation.basketball_age.notation import BLIND, CHOICES, NONE
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.endings import activation_of, stop
from simulation.basketball_age.rules.fouls import offensive_foul
from simulation.basketball_age.rules.screens import roll_screen
from simulation.basketball_age.rules.setbacks import set_back
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    MEMBERS,
    NOBODY,
    SCREEN,
    number_of,
)


def going_along(frame: Activation, step: Step) -> int:
    """Return who would go along with this step, nobody where nobody would."""
    if step.action == "move_with":
        return step.defender
    return frame.follower if frame.follow_points else NOBODY


def may_be_blind(game: BasketballState, frame: Activation, step: Step) -> bool:
    """Whether a blind screen is open before this step, and was not asked yet.

    A defender who moves with a man may be screened before a further step, or before he
    is rolled for again in the activation after a success.
    """
    if not game.tables.blind_screens or step.asked or frame.blinded:
        return False
    if step.action == "move_with":
        is_close = (game.shadow, game.shadowed) == (step.defender, frame.player)
    else:
        is_further = len(frame.path) - 1 > frame.joined
        is_close = step.action == "made" and is_further
        is_close = is_close and going_along(frame, step) != NOBODY
    return is_close and screeners(game, frame) != 0


def screeners(game: BasketballState, frame: Activation) -> int:
    """Return the other attackers in the zone being left, without the ball, as a mask.

    Who is unbalanced cannot act.
    """
    able = game.attackers_in(game.where[frame.player]) & ~game.unbalanced
    for barred in (frame.player, game.ball):
        able &= ~(1 << barred)
    return able


def run_blind(game: BasketballState, frame: Blind) -> None:
    """Ask for the screener, or roll his screen."""
    if frame.player == NOBODY:
        able = MEMBERS[screeners(game, activation_of(game))]
        options = [NONE, *[BLIND[each] for each in able]]
        game.ask(game.offence, "blind_screen", options)
    else:
        game.pending = ROLLS["blind_screen_roll"]


def answer_blind_screen(game: BasketballState, frame: Blind, choice: str) -> None:
    """Name the screener; it costs neither a token nor points."""
    if choice == NONE:
        game.frames.pop()
        return
    frame.player = CHOICES[choice].player
    activation_of(game).blinded = True
    game.events.append(
        ev.ScreenSet(game.offence, number_of(frame.player), number_of(frame.defender))
    )


def answer_blind_screen_roll(game: BasketballState, frame: Blind, choice: str) -> None:
    """See what the screen gives; but for a foul the step goes on (BA-9.5)."""
    player, defender = frame.player, frame.defender
    result = roll_screen(game, ev.BlindScreen, SCREEN, player, defender, choice)
    game.frames.pop()
    if result == "offensive_foul":
        zone = game.where[player]
        stop(game, offensive_foul(game, player, defender, "screen", zone))
    elif result == "screened":
        set_back(game, defender, "blind")
