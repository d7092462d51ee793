"""The standard coach: one answer for every decision, from exact chances and weights."""

from collections.abc import Callable
from typing import ClassVar, Final

from simulation.basketball_age.coaches import (
    attack,
    bench,
    cards,
    formations,
    glass,
    guard,
)
from simulation.basketball_age.coaches.dials import DIALS
from simulation.basketball_age.coaches.mind import BY_CALLS, Manner, Mind
from simulation.basketball_age.coaches.sides import both_ways
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.view import BasketballView
from simulation.protocol import Coach, Decision, View
from simulation.teamsheet import TeamSheet, dial_values

Chooser = Callable[[BasketballState, Mind, Decision], str]


def take_default(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the default, where it is what one would choose."""
    return decision.default


CHOOSERS: Final[dict[str, Chooser]] = {
    "lineup": take_default,
    "jumper": take_default,
    "jump_place": formations.choose_jump_place,
    "tip": formations.choose_tip,
    "activate": attack.choose_activation,
    "step": attack.choose_step,
    "reaction": guard.choose_reaction,
    "blind_screen": cards.choose_blind_screen,
    "help": cards.choose_help,
    "help_pass": cards.choose_help_pass,
    "press": cards.choose_press,
    "quick_throw_in": cards.choose_quick_throw_in,
    "second_man": guard.choose_second_man,
    "thief": take_default,
    "defend": guard.choose_defence,
    "action": guard.choose_action,
    "contest": guard.choose_contest,
    "contest_move": guard.choose_contest_move,
    "challenge": guard.choose_challenge,
    "rebound_step": glass.choose_rebound_step,
    "seat": glass.choose_seat,
    "contestant": glass.choose_contestant,
    "replace": bench.choose_replacement,
    "timeout": bench.choose_timeout,
    "benefit": bench.choose_benefit,
    "substitute": bench.choose_substitution,
    "shooter": take_default,
    "lane": take_default,
    "pair": formations.choose_pair,
    "throw_place": formations.choose_throw_place,
    "inbounder": formations.choose_inbounder,
    "spot": formations.choose_spot,
    "place": formations.choose_place,
}


class StandardCoach(Coach):
    """Plays sensible basketball by the dials and formations of a profile.

    What it chooses follows from the position alone: it keeps tables, no memories.

    :cvar manner: how it chooses among shots.
    """

    manner: ClassVar[Manner] = BY_CALLS

    def __init__(self, sheet: TeamSheet) -> None:
        self.dials = dial_values(DIALS, sheet)
        self.plans = both_ways(sheet.formations)
        self.mind: Mind | None = None

    def choose(self, view: View, decision: Decision) -> str:
        """Return the choice of the standard coach.

        :raises TypeError: if the view is of another game.
        """
        if not isinstance(view, BasketballView):
            raise TypeError("the coach needs a view of Basketball Age")
        game = view.game
        mind = self.mind
        if mind is None or mind.tables is not game.tables:
            mind = Mind(self.dials, game.tables, self.plans, self.manner)
            self.mind = mind
        return CHOOSERS[decision.kind](game, mind, decision)
