"""Steals that unbalance a defender, and a second one (BA-9.2, BA-16.5)."""

from simulation.basketball_age.frames import Activation, Setback
from simulation.basketball_age.notation import CHOICES, UNBALANCE
from simulation.basketball_age.rules.endings import release
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS


def set_back(game: BasketballState, defender: int) -> None:
    """Unbalance a defender whose steal has failed; two against one, a second as well.

    Of several others the defence names the second. [R]
    """
    others = _others(game, defender) if game.tables.two_against_one else 0
    if others.bit_count() > 1:
        game.frames.append(Setback(defender))
        return
    _unbalance(game, defender)
    for other in MEMBERS[others]:
        _unbalance(game, other)


def _others(game: BasketballState, defender: int) -> int:
    """Return the other balanced defenders in the handler's zone, as a mask."""
    return game.defenders_in(game.where[game.ball]) & ~(1 << defender)


def _unbalance(game: BasketballState, defender: int) -> None:
    """Unbalance a defender; if he moved with a man, he no longer does (BA-10.3)."""
    game.flip(defender)
    activation = game.frames[1]
    if isinstance(activation, Activation) and activation.follower == defender:
        release(game, activation)


def run_setback(game: BasketballState, frame: Setback) -> None:
    """Ask for the second man (BA-16.5)."""
    others = MEMBERS[_others(game, frame.player)]
    game.ask(1 - game.offence, "second_man", [UNBALANCE[each] for each in others])


def answer_second_man(game: BasketballState, frame: Setback, choice: str) -> None:
    """Unbalance both; what was going on goes on."""
    game.frames.pop()
    _unbalance(game, frame.player)
    _unbalance(game, CHOICES[choice].player)
