"""Defensive activations (BA-4.1, BA-9.3, BA-11.8)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import OUTSIDE, REACH
from simulation.basketball_age.frames import Defending, Frame
from simulation.basketball_age.notation import (
    CHOICES,
    DEFEND,
    FOUL,
    NONE,
    NOTHING,
    STEAL,
)
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.endings import relocate
from simulation.basketball_age.rules.flow import ACTIVATION, clear_defence, take_time
from simulation.basketball_age.rules.fouls import common_foul, technical_foul
from simulation.basketball_age.rules.steals import steal_outcome
from simulation.basketball_age.state import OFFENCE, TURN, BasketballState
from simulation.basketball_age.tables import (
    DICE,
    INTENTIONAL,
    MEMBERS,
    NOBODY,
    number_of,
)


def ask_defence(game: BasketballState) -> None:
    """Ask whom the defence activates, unless its activation is gone already."""
    defence = 1 - game.offence
    if game.used_up:
        # BA-10.5; it balances nobody (BA-5.5)
        game.events.append(ev.Defence(defence, 0, "used_up"))
        _pass_on(game, None)
        return
    if game.screened != NOBODY:
        # BA-9.5: without move or action, and then he is unbalanced
        screened = game.screened
        game.events.append(ev.Defence(defence, number_of(screened), "screened"))
        if game.chances >> screened & 1:
            game.use_chance(screened)
        else:
            game.let_chance_go(defence)
        game.begin_activation(defence)
        game.end_activation(defence)
        game.flip(screened)
        _pass_on(game, None)
        return
    able = game.ready_defenders(game.helped)
    options = [NOTHING, *moves(game, able, game.limit)]
    handler_zone = game.where[game.ball]
    for player in MEMBERS[able]:
        if game.where[player] == handler_zone:
            options.append(STEAL[player])
    for player in MEMBERS[able]:
        options += _fouls(game, player)
    game.ask(defence, "defend", options)


def moves(game: BasketballState, players: int, limit: int) -> list[str]:
    """Return the moves of some defenders.

    :param limit: the most points that each may spend, 0 for his own rating alone.
    """
    movement = game.tables.movement
    where = game.where
    options: list[str] = []
    for player in MEMBERS[players]:
        points = movement[player]
        if limit and limit < points:
            points = limit
        words = DEFEND[player]
        room = game.room[1 - game.offence]
        zone = where[player]
        if zone == OUTSIDE:
            # he was his side's inbounder: the first step takes him in (BA-7.5)
            zone = game.spot
            points -= 1
            if room >> zone & 1:
                options.append(words[zone])
        options += [words[to] for to in REACH[zone][points] if room >> to & 1]
    return options


def _fouls(game: BasketballState, player: int) -> list[str]:
    """Return the intentional fouls that a defender may commit where he stands."""
    zone = game.where[player]
    if zone == OUTSIDE:
        return []
    words = FOUL[player]
    return [words[each] for each in MEMBERS[game.attackers_in(zone)]]


def answer_defend(game: BasketballState, frame: Frame, choice: str) -> None:
    """Begin a defensive activation."""
    defence = 1 - game.offence
    game.begin_activation(defence)
    if choice == NOTHING:
        game.let_chance_go(defence)
        game.events.append(ev.Defence(defence, 0, "nothing"))
        game.end_activation(defence)
        _pass_on(game, None)
        return
    read = CHOICES[choice]
    game.use_chance(read.player)
    game.events.append(ev.Defence(defence, number_of(read.player), "move"))
    defending = Defending(read.player)
    game.frames.append(defending)
    if read.verb == "move":
        relocate(game, read.player, read.zone, "defend")
    else:
        _act(game, defending, choice)


def run_defending(game: BasketballState, frame: Defending) -> None:
    """Ask what a defender does where he has moved to, or roll it."""
    if frame.stage == "done":
        _finish(game, None)
        return
    if frame.stage == "again":
        _finish_for_another(game, frame.player)
        return
    if frame.stage != "action":
        game.pending = ROLLS[f"{frame.stage}_roll"]
        return
    player = frame.player
    options = [NONE]
    if game.where[player] == game.where[game.ball]:
        options.append(STEAL[player])
    options += _fouls(game, player)
    if len(options) == 1:
        _finish(game, None)
    else:
        game.ask(1 - game.offence, "action", options)


def answer_action(game: BasketballState, frame: Defending, choice: str) -> None:
    """Let a defender who has moved act, or leave it at the move."""
    if choice == NONE:
        _finish(game, None)
    else:
        _act(game, frame, choice)


def _act(game: BasketballState, frame: Defending, choice: str) -> None:
    """Declare a steal or an intentional foul."""
    read = CHOICES[choice]
    frame.stage = read.verb
    frame.against = game.ball if read.verb == "steal" else read.other
    game.events.append(
        ev.Reaction(
            1 - game.offence,
            number_of(frame.player),
            number_of(frame.against),
            read.verb,
        )
    )


def answer_steal(game: BasketballState, frame: Defending, choice: str) -> None:
    """See what a steal in the defence's own activation gives (BA-9.2)."""
    outcome = steal_outcome(game, frame.player, DICE[choice], is_last=False)
    if game.frames[-1] is frame:
        _finish(game, outcome)
    else:
        # what becomes of the defender is asked first (BA-16.5, BA-16.10)
        frame.stage = "done"


def answer_foul(game: BasketballState, frame: Defending, choice: str) -> None:
    """See how an intentional foul is called (BA-11.8).

    A timeout's benefit does not count: BA-13.3 names the rolls that it does. [R]
    """
    player, against = frame.player, frame.against
    dice = DICE[choice]
    natural = dice[0] + dice[1]
    result = INTENTIONAL.result(natural, natural)
    game.events.append(
        ev.IntentionalFoul(
            1 - game.offence,
            number_of(player),
            number_of(against),
            dice,
            natural,
            result,
        )
    )
    if result == "foul":
        zone = game.where[player]
        outcome = common_foul(game, player, against, "intentional", zone)
    else:
        outcome = technical_foul(game, player, against, "intentional", NOBODY)
    _finish(game, outcome)


def _finish(game: BasketballState, outcome: Frame | None) -> None:
    """End a normal defensive activation (BA-5.5)."""
    game.end_activation(1 - game.offence)
    _pass_on(game, outcome)


def _finish_for_another(game: BasketballState, player: int) -> None:
    """End a defensive activation behind which another comes at once (BA-16.10)."""
    game.end_activation(1 - game.offence)
    clear_defence(game)
    game.helped = player
    game.frames[:] = (TURN,)
    take_time(game, ACTIVATION)


def _pass_on(game: BasketballState, outcome: Frame | None) -> None:
    """Let the offence go on, or what a defensive activation has led to."""
    clear_defence(game)
    if outcome is None:
        game.acting = OFFENCE
        game.frames[:] = (TURN,)
    else:
        game.frames[:] = (TURN, outcome)
    take_time(game, ACTIVATION)
