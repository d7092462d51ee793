"""What befalls a defender: unbalanced, beaten or screened, and the help card.

The basic game applies it at once (BA-9.2, BA-9.5, BA-10.4). By advanced rules the help
card may make it void (BA-16.10), and a steal unbalances a second man (BA-16.5).
"""

from typing import cast

from simulation.basketball_age import events as ev
from simulation.basketball_age.frames import (
    Activation,
    Defending,
    Setback,
    Shot,
    Step,
)
from simulation.basketball_age.notation import CHOICES, HELP, NONE, UNBALANCE
from simulation.basketball_age.rules.endings import finish, release
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import MEMBERS, TEAM, number_of


def set_back(game: BasketballState, defender: int, cause: str) -> None:
    """Let something befall a defender, unless something is asked first.

    :param cause: as :class:`Setback` names it; a pick is a ``screen``.
    """
    frame = Setback(defender, cause)
    if can_help(game, defender):
        game.frames.append(frame)
        return
    frame.stage = "second"
    if _has_choice(game, frame):
        game.frames.append(frame)
    else:
        _apply(game, frame)


def can_help(game: BasketballState, defender: int) -> bool:
    """Whether the help card may be played for a defender (BA-16.10).

    Another has to be there who can be activated. [R]
    """
    if not game.tables.help or game.help_used:
        return False
    able = game.on_court & TEAM[1 - game.offence] & ~game.unbalanced
    return able & ~(1 << defender) != 0


def _has_choice(game: BasketballState, frame: Setback) -> bool:
    """Whether the second man is to be named (BA-16.5)."""
    return _others(game, frame).bit_count() > 1


def _others(game: BasketballState, frame: Setback) -> int:
    """Return whom a steal that failed may unbalance beside the defender, as a mask."""
    if frame.cause != "steal" or not game.tables.two_against_one:
        return 0
    return game.defenders_in(game.where[game.ball]) & ~(1 << frame.player)


def run_setback(game: BasketballState, frame: Setback) -> None:
    """Ask for the help card, or for the second man."""
    if frame.stage == "help":
        game.ask_about(frame.player, "help", (NONE, HELP))
    else:
        others = MEMBERS[_others(game, frame)]
        game.ask(1 - game.offence, "second_man", [UNBALANCE[each] for each in others])


def answer_help(game: BasketballState, frame: Setback, choice: str) -> None:
    """Play the card, and all is void; or let things be as they are (BA-16.10)."""
    if choice == NONE:
        frame.stage = "second"
        if not _has_choice(game, frame):
            game.frames.pop()
            _apply(game, frame)
        return
    game.frames.pop()
    game.help_used = True
    defence = 1 - game.offence
    game.events.append(ev.Help(defence, number_of(frame.player)))
    below = game.frames[1]
    if isinstance(below, Activation):
        below.helped = frame.player
    elif isinstance(below, Shot):
        # the contest is a normal one, whatever a move-with has used up
        below.helped = frame.player
        below.used_up = False
    else:
        cast(Defending, below).stage = "again"
    _go_on(game, frame)


def answer_second_man(game: BasketballState, frame: Setback, choice: str) -> None:
    """Unbalance both; what was going on goes on."""
    game.frames.pop()
    _unbalance(game, frame.player)
    _unbalance(game, CHOICES[choice].player)


def _apply(game: BasketballState, frame: Setback) -> None:
    """Let a defender be unbalanced, beaten or screened."""
    defender, cause = frame.player, frame.cause
    activation = game.frames[1]
    top = game.frames[-1]
    if cause == "blind" and isinstance(top, Step):
        # where he was about to move with his man, he does not (BA-16.8)
        top.action = "made"
    if cause in ("steal", "blind"):
        _unbalance(game, defender)
        for other in MEMBERS[_others(game, frame)]:
            _unbalance(game, other)
    elif isinstance(activation, Shot):
        _lose_the_contest(game, activation, defender)
    elif cause == "screen":
        if cast(Activation, activation).attempted:
            # a move-with has used up the activation that he would lose (BA-9.5)
            game.flip(defender)
        else:
            game.screened = defender
    else:
        _fall_behind(game, cast(Activation, activation), frame)
    _go_on(game, frame)


def _fall_behind(game: BasketballState, activation: Activation, frame: Setback) -> None:
    """Let a defender come after his man, or stay where he is (BA-10.4)."""
    activation.trailer = frame.player
    movement = game.tables.movement[frame.player]
    activation.follow_points = 0 if frame.cause == "left" else movement


def _lose_the_contest(game: BasketballState, shot: Shot, defender: int) -> None:
    """Let a defender be screened before a contest, his side's activation (BA-16.2)."""
    if not shot.used_up:
        defence = 1 - game.offence
        shot.used_up = True
        game.events.append(ev.Defence(defence, number_of(defender), "screened"))
        game.begin_activation(defence)
        game.end_activation(defence)
    game.flip(defender)


def _go_on(game: BasketballState, frame: Setback) -> None:
    """End the activation that a screen has ended."""
    activation = game.frames[1]
    if frame.cause == "screen" and isinstance(activation, Activation):
        finish(game, activation)


def _unbalance(game: BasketballState, defender: int) -> None:
    """Unbalance a defender; if he moved with a man, he no longer does (BA-10.3)."""
    game.flip(defender)
    activation = game.frames[1]
    if isinstance(activation, Activation) and activation.follower == defender:
        release(game, activation)
