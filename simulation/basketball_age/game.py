"""The game: which rule works on a frame, and which one takes an answer."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from simulation.basketball_age.events import Forced
from simulation.basketball_age.frames import (
    Defending,
    Frame,
    Jump,
    Lineup,
    Pick,
    Shot,
    Step,
)
from simulation.basketball_age.position import read_position, write_position
from simulation.basketball_age.rules import (
    activation,
    blinds,
    defending,
    flow,
    glass,
    jumps,
    movement,
    passing,
    placement,
    quick,
    rebounds,
    screens,
    seating,
    setbacks,
    shooting,
    stoppages,
    throws,
)
from simulation.basketball_age.state import OFFENCE, TURN, BasketballState
from simulation.basketball_age.tables import FIVE, MOST_PLAYERS, NOBODY, Tables
from simulation.basketball_age.view import BasketballView
from simulation.errors import BadPosition
from simulation.protocol import CHANCE, SIDES, Decision

# each works on frames of one class
Run = Callable[[BasketballState, Any], None]
Answer = Callable[[BasketballState, Any, str], None]


def run_turn(game: BasketballState, frame: Frame) -> None:
    """Ask for the next activation."""
    if game.chances:
        quick.pass_over(game)
    if game.acting == OFFENCE:
        activation.ask_activation(game)
    else:
        defending.ask_defence(game)


def answer_steal(game: BasketballState, frame: Step | Defending, choice: str) -> None:
    """Roll a steal, of whichever kind it is."""
    if isinstance(frame, Step):
        movement.answer_steal(game, frame, choice)
    else:
        defending.answer_steal(game, frame, choice)


def answer_lockdown(game: BasketballState, frame: Step | Shot, choice: str) -> None:
    """Roll a lockdown, of whichever kind it is."""
    if isinstance(frame, Step):
        movement.answer_lockdown(game, frame, choice)
    else:
        shooting.answer_lockdown(game, frame, choice)


def answer_pick(game: BasketballState, frame: Pick | Shot, choice: str) -> None:
    """Roll a pick and roll, with a shot or without one."""
    if isinstance(frame, Shot):
        shooting.answer_pick(game, frame, choice)
    else:
        screens.answer_pick(game, frame, choice)


# by the kind of the frame on top
RUN: Final[dict[str, Run]] = {
    "turn": run_turn,
    "lineup": stoppages.run_lineup,
    "jump": jumps.run_jump,
    "activation": activation.run_activation,
    "step": movement.run_step,
    "setback": setbacks.run_setback,
    "blind": blinds.run_blind,
    "pass": passing.run_pass,
    "screen": screens.run_screen,
    "pick": screens.run_pick,
    "defending": defending.run_defending,
    "shot": shooting.run_shot,
    "rebound": rebounds.run_rebound,
    "glass": glass.run_glass,
    "throws": throws.run_throws,
    "dead": stoppages.run_dead,
    "placement": placement.run_placement,
    "gain": flow.run_gain,
    "close": flow.run_close,
    "clock": flow.run_clock,
}
# by the kind of the decision
ANSWERS: Final[dict[str, Answer]] = {
    "lineup": stoppages.answer_lineup,
    "jumper": jumps.answer_place,
    "jump_place": jumps.answer_place,
    "jump_roll": jumps.answer_jump_roll,
    "tip": jumps.answer_tip,
    "activate": activation.answer_activate,
    "step": activation.answer_step,
    "reaction": movement.answer_reaction,
    "move_with_roll": movement.answer_move_with,
    "steal_roll": answer_steal,
    "lockdown_roll": answer_lockdown,
    "screen_roll": screens.answer_screen,
    "pick_roll": answer_pick,
    "pass_roll": passing.answer_pass_roll,
    "stray_roll": passing.answer_stray,
    "press_roll": passing.answer_press_foul,
    "press": placement.answer_press,
    "help": setbacks.answer_help,
    "help_pass": shooting.answer_help_pass,
    "blind_screen": blinds.answer_blind_screen,
    "blind_screen_roll": blinds.answer_blind_screen_roll,
    "second_man": setbacks.answer_second_man,
    "thief": passing.answer_thief,
    "defend": defending.answer_defend,
    "action": defending.answer_action,
    "foul_roll": defending.answer_foul,
    "contest": shooting.answer_contest,
    "contest_move": shooting.answer_contest_move,
    "challenge": shooting.answer_challenge,
    "block_roll": shooting.answer_block,
    "shot_roll": shooting.answer_shot,
    "rebound_step": rebounds.answer_rebound_step,
    "rebound_roll": rebounds.answer_rebound_roll,
    "seat": seating.answer_seat,
    "ball_roll": glass.answer_ball,
    "contestant": glass.answer_contestant,
    "grab_roll": glass.answer_grab,
    "better_roll": glass.answer_grab,
    "replace": stoppages.answer_replace,
    "timeout": stoppages.answer_timeout,
    "benefit": stoppages.answer_benefit,
    "substitute": stoppages.answer_substitute,
    "shooter": throws.answer_shooter,
    "lane": throws.answer_place,
    "pair": throws.answer_pair,
    "throw_place": throws.answer_place,
    "throw_roll": throws.answer_throw,
    "quick_throw_in": quick.answer_quick,
    "inbounder": placement.answer_inbounder,
    "spot": placement.answer_spot,
    "place": placement.answer_place,
    "clock_minutes": flow.answer_minutes,
    "clock_seconds": flow.answer_seconds,
}


class BasketballGame(BasketballState):
    """A game of Basketball Age."""

    __slots__ = ()

    def begin(self) -> None:
        """Send the first five of each sheet out and ask who starts."""
        first = (1 << FIVE) - 1
        for side in SIDES:
            self.on_court |= first << MOST_PLAYERS * side
        self.frames[:] = (TURN, Jump(), Lineup())
        self.advance()

    @classmethod
    def read(cls, tables: Tables, written: Mapping[str, object]) -> "BasketballGame":
        """Return the game in a written position.

        :raises BadPosition: if it describes none, or its pending decision is another.
        """
        game = cls(tables)
        read_position(game, written)
        game.advance()
        asked = game.position()["pending"]
        if written.get("pending", asked) != asked:
            raise BadPosition("pending", "is not what this position asks")
        return game

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def copy(self) -> "BasketballGame":
        other = BasketballGame(self.tables)
        self.copy_into(other)
        return other

    def view(self, who: int) -> BasketballView:
        return BasketballView(self, who)

    def advance(self) -> None:
        """Work through the frames until somebody must decide or the game is over."""
        frames = self.frames
        has_template = self.tables.template
        while frames:
            frame = frames[-1]
            if has_template and (player := seating.next_unseated(self)) != NOBODY:
                seating.ask_seat(self, player)
            else:
                RUN[frame.kind](self, frame)
            decision = self.pending
            if decision is None:
                continue
            options = decision.options
            if len(options) > 1:
                return
            self.pending = None
            if decision.actor == CHANCE:
                self.outcomes += 1
            else:
                side = decision.actor
                self.events.append(Forced(side, options[0], side))
            ANSWERS[decision.kind](self, frames[-1], options[0])

    def _take(self, choice: str) -> None:
        decision = cast(Decision, self.pending)
        self.pending = None
        if decision.actor == CHANCE:
            self.outcomes += 1
        ANSWERS[decision.kind](self, self.frames[-1], choice)
        self.advance()
