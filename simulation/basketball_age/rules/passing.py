"""Passes and inbound passes (BA-6, BA-7.2 to BA-7.4)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.counts import counts_of, need_of
from simulation.basketball_age.court import (
    ALL_ZONES,
    DISTANCE,
    FRONT,
    NEAREST_BOUNDARY,
    OUTSIDE,
    PRECEDENCE,
    zones_in,
)
from simulation.basketball_age.frames import (
    Activation,
    Close,
    Dead,
    Gain,
    Pass,
    Shot,
)
from simulation.basketball_age.notation import CHOICES, STEAL
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.endings import conclude, relocate
from simulation.basketball_age.rules.flow import leave, lose, violation
from simulation.basketball_age.rules.fouls import common_foul
from simulation.basketball_age.state import FRESH, TURN, BasketballState
from simulation.basketball_age.tables import (
    DICE,
    FACE,
    MEMBERS,
    NOBODY,
    PRESS_FOULS,
    STRAY,
    number_of,
    side_of,
)


def declare_pass(
    game: BasketballState, frame: Activation, passer: int, receiver: int
) -> None:
    """Pass the ball in an activation."""
    frame.passes += 1
    frame.drive = False
    frame.thrown += throw(game, passer, receiver)


def throw(game: BasketballState, passer: int, receiver: int) -> int:
    """Pass the ball; it arrives at once where no roll is due (BA-6.3, BA-16.1).

    Returns the standard distances.
    """
    origin, target = game.where[passer], game.where[receiver]
    counts = counts_of(game, receiver, target)
    is_due = need_of(game, counts, target).is_due
    game.events.append(
        ev.Pass(
            game.offence,
            number_of(passer),
            number_of(receiver),
            origin == OUTSIDE,
            counts.attackers,
            counts.defenders,
            is_due,
        )
    )
    if is_due:
        game.frames.append(Pass(passer, receiver))
    else:
        _complete(game, passer, receiver)
    return counts.distance


def run_pass(game: BasketballState, frame: Pass) -> None:
    """Roll the pass, find where it strays to, or ask who picks it off."""
    if frame.stage == "roll":
        game.pending = ROLLS["pass_roll"]
    elif frame.stage in ("stray", "press"):
        game.pending = ROLLS[f"{frame.stage}_roll"]
    else:
        options = [STEAL[each] for each in MEMBERS[near_pass(game, frame)]]
        game.ask(1 - game.offence, "thief", options)


def is_followed(game: BasketballState) -> bool:
    """Whether a defender is moving with who is activated, or shoots (BA-6.6)."""
    frame = game.frames[1]
    if isinstance(frame, Shot):
        return frame.followed
    return isinstance(frame, Activation) and frame.follower != NOBODY


def near_pass(game: BasketballState, frame: Pass) -> int:
    """Return the balanced defenders of origin and target, as a mask."""
    origin = game.where[frame.player]
    if origin == OUTSIDE:
        # BA-7.3
        origin = game.spot
    return game.defenders_in(origin) | game.defenders_in(game.where[frame.receiver])


def answer_pass_roll(game: BasketballState, frame: Pass, choice: str) -> None:
    """See whether the pass arrives (BA-6.4, BA-6.6)."""
    passer, receiver = frame.player, frame.receiver
    target_zone = game.where[receiver]
    counts = counts_of(game, receiver, target_zone)
    dice = DICE[choice]
    natural = dice[0] + dice[1]
    total = natural + need_of(game, counts, target_zone).modifier
    if is_followed(game):
        total += 1
    target = game.tables.passing[passer]
    if game.is_pressed and natural in PRESS_FOULS:
        result = "fouled"
    elif natural == 12:
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
    elif result == "fouled":
        # two or more defenders are near where a roll is due, so a die tells
        frame.stage = "press"
    elif not near_pass(game, frame):
        _stray(game, frame, 0, NOBODY)
    else:
        frame.stage = "thief" if result == "picked" else "stray"


def numbered(game: BasketballState, frame: Pass) -> list[int]:
    """Return the defenders near by height, then roster order (BA-6.5)."""
    near = near_pass(game, frame)
    return [each for each in game.tables.stature if near >> each & 1]


def answer_press_foul(game: BasketballState, frame: Pass, choice: str) -> None:
    """Take the defender of the die (BA-16.9)."""
    near = numbered(game, frame)
    die = FACE[choice]
    _press_foul(game, frame, die, near[(die - 1) % len(near)])


def _press_foul(game: BasketballState, frame: Pass, die: int, defender: int) -> None:
    """Charge a foul on the passer; an inbound is taken again where it was."""
    passer = frame.player
    game.events.append(
        ev.PressFoul(1 - game.offence, number_of(defender), number_of(passer), die)
    )
    dead = common_foul(game, defender, passer, "press", game.where[defender])
    if game.inbound_due:
        dead.spots = 1 << game.spot
        game.inbound_due = False
    conclude(game, dead)


def answer_stray(game: BasketballState, frame: Pass, choice: str) -> None:
    """See where a failed pass ends (BA-6.5)."""
    near = numbered(game, frame)
    die = FACE[choice]
    place = STRAY[min(len(near), len(STRAY) - 1)][die - 1]
    _stray(game, frame, die, near[place - 1] if place else NOBODY)


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
        step_in(game, passer)
    else:
        spot = NEAREST_BOUNDARY[game.where[frame.receiver]]
    if thief == NOBODY:
        lose(game, passer, "bad_pass")
        conclude(game, Dead(1 - offence, "out", 1 << spot))
    else:
        lose(game, passer, "stolen", thief)
        conclude(game, Gain(thief, "steal", is_last=True))


def step_in(game: BasketballState, inbounder: int) -> None:
    """Take an inbounder to the nearest zone with room, for free (BA-7.4).

    Of equals it is the one at the lower rank, then that nearer his own baseline, so
    that both sides are played alike. [R]
    """
    distance = DISTANCE[game.spot]
    side = side_of(inbounder)
    precedence = PRECEDENCE[side]
    room = game.room[side]
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
        conclude(game, violation(game, passer, "over_and_back"))
        return
    if is_in_front and (is_inbound or not front >> game.where[passer] & 1):
        game.across = True
    game.inbound_due = False
    game.ball = receiver
    game.dribble = FRESH
    game.events.append(ev.Catch(game.offence, number_of(receiver), number_of(passer)))
    if isinstance(game.frames[1], Shot):
        # BA-16.10: it was passed instead of shot; the contest was the defence's
        # activation, so the offence goes on. [R]
        game.used_up = True
        close = Close()
        if game.tokens:
            game.frames[:] = (TURN, close)
        else:
            # no activation follows that takes the contest's time (BA-3.1)
            leave(game, close)
