"""Passes and inbound passes (BA-6, BA-7.2 to BA-7.4)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    ALL_ZONES,
    DISTANCE,
    FRONT,
    NEAREST_BOUNDARY,
    OUTSIDE,
    PRECEDENCE,
    STANDARD,
    STANDARD_FROM_SPOT,
    zones_in,
)
from simulation.basketball_age.frames import Activation, Dead, Gain, Pass
from simulation.basketball_age.notation import CHOICES, STEAL
from simulation.basketball_age.rules.endings import activation_of, relocate, stop
from simulation.basketball_age.rules.flow import lose, violation
from simulation.basketball_age.state import FRESH, ROLLS, BasketballState
from simulation.basketball_age.tables import (
    DICE,
    FACE,
    MEMBERS,
    NOBODY,
    STRAY,
    number_of,
)


def declare_pass(
    game: BasketballState, frame: Activation, passer: int, receiver: int
) -> None:
    """Pass the ball; it arrives at once where no roll is due (BA-6.3)."""
    origin, target = game.where[passer], game.where[receiver]
    attackers, defenders = game.counts(origin, target)
    is_due = game.needs_roll(origin, target, attackers, defenders)
    game.events.append(
        ev.Pass(
            game.offence,
            number_of(passer),
            number_of(receiver),
            origin == OUTSIDE,
            attackers,
            defenders,
            is_due,
        )
    )
    frame.passes += 1
    frame.drive = False
    if origin == OUTSIDE:
        frame.thrown += STANDARD_FROM_SPOT[game.spot][target]
    else:
        frame.thrown += STANDARD[origin][target]
    if is_due:
        game.frames.append(Pass(passer, receiver))
    else:
        _complete(game, passer, receiver)


def run_pass(game: BasketballState, frame: Pass) -> None:
    """Roll the pass, find where it strays to, or ask who picks it off."""
    if frame.stage == "roll":
        game.pending = ROLLS["pass_roll"]
    elif frame.stage == "stray":
        game.pending = ROLLS["stray_roll"]
    else:
        options = [STEAL[each] for each in MEMBERS[_near(game, frame)]]
        game.ask(1 - game.offence, "thief", options)


def _near(game: BasketballState, frame: Pass) -> int:
    """Return the balanced defenders of origin and target, as a mask."""
    origin = game.where[frame.player]
    if origin == OUTSIDE:
        # BA-7.3
        origin = game.spot
    return game.defenders_in(origin) | game.defenders_in(game.where[frame.receiver])


def answer_pass_roll(game: BasketballState, frame: Pass, choice: str) -> None:
    """See whether the pass arrives (BA-6.4, BA-6.6)."""
    passer, receiver = frame.player, frame.receiver
    attackers, defenders = game.counts(game.where[passer], game.where[receiver])
    dice = DICE[choice]
    natural = dice[0] + dice[1]
    total = natural + max(0, defenders - attackers)
    if activation_of(game).follower != NOBODY:
        total += 1
    target = game.tables.passing[passer]
    if natural == 12:
        result = "picked"
    elif natural == 2 or total <= target:
        result = "complete"
    else:
        result = "astray"
    game.events.append(
        ev.PassRoll(
            game.offence,
            number_of(passer),
            number_of(receiver),
            dice,
            total,
            target,
            result,
        )
    )
    if result == "complete":
        game.frames.pop()
        _complete(game, passer, receiver)
    elif not _near(game, frame):
        _stray(game, frame, 0, NOBODY)
    else:
        frame.stage = "thief" if result == "picked" else "stray"


def answer_stray(game: BasketballState, frame: Pass, choice: str) -> None:
    """See where a failed pass ends (BA-6.5)."""
    near = _near(game, frame)
    # numbered by height, then roster order
    numbered = [each for each in game.tables.stature if near >> each & 1]
    die = FACE[choice]
    place = STRAY[min(len(numbered), len(STRAY) - 1)][die - 1]
    _stray(game, frame, die, numbered[place - 1] if place else NOBODY)


def answer_thief(game: BasketballState, frame: Pass, choice: str) -> None:
    """Let the defender of the defence's choice have the pass (BA-6.4)."""
    _stray(game, frame, 0, CHOICES[choice].player)


def _stray(game: BasketballState, frame: Pass, die: int, thief: int) -> None:
    """End the activation with a pass out of bounds, or stolen."""
    passer = frame.player
    offence = game.offence
    game.events.append(ev.Stray(offence, die, number_of(thief)))
    spot = game.spot
    if game.where[passer] == OUTSIDE:
        game.inbound_due = False
        _step_in(game, passer)
    else:
        spot = NEAREST_BOUNDARY[game.where[frame.receiver]]
    if thief == NOBODY:
        lose(game, passer, "bad_pass")
        stop(game, Dead(1 - offence, "out", 1 << spot))
    else:
        lose(game, passer, "stolen", thief)
        stop(game, Gain(thief, "steal", is_last=True))


def _step_in(game: BasketballState, inbounder: int) -> None:
    """Take an inbounder to the nearest zone with room, for free (BA-7.4).

    Of equals it is the one at the lower rank, then that nearer his own baseline, so
    that both sides are played alike. [R]
    """
    distance = DISTANCE[game.spot]
    precedence = PRECEDENCE[game.offence]
    room = game.room[game.offence]
    nearest = min(
        (zone for zone in zones_in(ALL_ZONES) if room >> zone & 1),
        key=lambda zone: (distance[zone], precedence[zone]),
    )
    relocate(game, inbounder, nearest, "enter")


def _complete(game: BasketballState, passer: int, receiver: int) -> None:
    """Give the receiver the ball, unless it went back over half-court (BA-11.2)."""
    front = FRONT[game.offence]
    is_inbound = game.inbound_due
    is_in_front = front >> game.where[receiver] & 1
    if game.across and not is_in_front:
        game.inbound_due = False
        stop(game, violation(game, passer, "over_and_back"))
        return
    if is_in_front and (is_inbound or not front >> game.where[passer] & 1):
        game.across = True
    game.inbound_due = False
    game.ball = receiver
    game.dribble = FRESH
    game.events.append(ev.Catch(game.offence, number_of(receiver), number_of(passer)))
