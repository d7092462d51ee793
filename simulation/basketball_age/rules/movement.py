"""Steps of an offensive activation, and the reactions that they draw (BA-5, BA-10)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    FRONT,
    LIMIT,
    OUTSIDE,
    PAINT,
    ZONES,
)
from simulation.basketball_age.frames import Activation, Blind, Step
from simulation.basketball_age.notation import (
    CHOICES,
    LOCKDOWN,
    MOVE_WITH,
    NONE,
    STEAL,
)
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.blinds import going_along, may_be_blind
from simulation.basketball_age.rules.endings import (
    activation_of,
    release,
    relocate,
    stop,
)
from simulation.basketball_age.rules.flow import violation
from simulation.basketball_age.rules.fouls import common_foul, offensive_foul
from simulation.basketball_age.rules.seating import may_enter
from simulation.basketball_age.rules.setbacks import set_back
from simulation.basketball_age.rules.steals import steal_outcome
from simulation.basketball_age.state import DRIBBLING, BasketballState
from simulation.basketball_age.tables import (
    DICE,
    MEMBERS,
    NOBODY,
    STAYED,
    TEAM,
    number_of,
)
from simulation.basketball_age.tables import LOCKDOWN as LOCKDOWN_CHART


def declare_step(game: BasketballState, frame: Activation, zone: int) -> None:
    """Declare a step; it is made at once where nobody can react to it.

    With the ball it begins the dribble, also where it is stopped then (BA-5.1). [R]
    """
    if game.ball == frame.player:
        game.dribble = DRIBBLING
    step = Step(zone)
    if len(_reactions(game, frame)) == 1:
        step.action = "made"
    if not step.action or may_be_blind(game, frame, step):
        game.events.append(
            ev.Heading(game.offence, number_of(frame.player), ZONES[zone])
        )
    game.frames.append(step)


def _reactions(game: BasketballState, frame: Activation) -> list[str]:
    """Return the reactions to a step out of the zone (BA-5.4, BA-10.1, BA-16.7)."""
    player = frame.player
    zone = game.where[player]
    options = [NONE]
    if zone == OUTSIDE:
        return options
    defenders = game.defenders_in(zone)
    if frame.trailer != NOBODY:
        # BA-10.4: he may do nothing more on the way
        defenders &= ~(1 << frame.trailer)
    if frame.picked != NOBODY:
        # BA-16.2
        defenders &= ~(1 << frame.picked)
    if not defenders:
        return options
    near = MEMBERS[defenders]
    if not frame.attempted:
        # BA-16.7
        least = 0 if game.tables.free_following else frame.points
        movement = game.tables.movement
        fresh = game.may_act(defenders)
        options += [
            MOVE_WITH[each]
            for each in near
            if movement[each] >= least and fresh >> each & 1
        ]
    if game.ball == player:
        barred = frame.tried
        if frame.follower != NOBODY:
            # BA-9.3: who moves with the handler may try at each further step
            barred &= ~(1 << frame.follower)
        options += [STEAL[each] for each in near if not barred >> each & 1]
        options += [LOCKDOWN[each] for each in near]
    return options


def run_step(game: BasketballState, frame: Step) -> None:
    """Ask for a reaction, roll it, or make the step."""
    if not frame.action:
        options = _reactions(game, activation_of(game))
        game.ask(1 - game.offence, "reaction", options)
    elif may_be_blind(game, activation_of(game), frame):
        frame.asked = True
        game.frames.append(Blind(defender=going_along(activation_of(game), frame)))
    elif frame.action == "made":
        game.frames.pop()
        if not may_enter(game, activation_of(game), frame.zone):
            # BA-16.4: neither enters, and the step is not made
            return
        make_step(game, activation_of(game), frame.zone)
    else:
        game.pending = ROLLS[f"{frame.action}_roll"]


def answer_reaction(game: BasketballState, frame: Step, choice: str) -> None:
    """Declare a reaction, or let him go."""
    if choice == NONE:
        frame.action = "made"
        return
    read = CHOICES[choice]
    activation = activation_of(game)
    frame.action = read.verb
    frame.defender = read.player
    if read.verb == "steal":
        activation.tried |= 1 << read.player
    elif read.verb == "move_with":
        activation.attempted = True
        game.use_chance(read.player)
        activation.joined = len(activation.path) - 1
    game.events.append(
        ev.Reaction(
            1 - game.offence,
            number_of(read.player),
            number_of(activation.player),
            read.verb,
        )
    )


def answer_move_with(game: BasketballState, frame: Step, choice: str) -> None:
    """See whether the defender stays with his man (BA-10.2 to BA-10.4)."""
    activation = activation_of(game)
    player, defender = activation.player, frame.defender
    dice = DICE[choice]
    natural = dice[0] + dice[1]
    total = natural + game.skill_modifier(player, defender)
    result = game.tables.move_with_chart.result(natural, total)
    game.events.append(
        ev.MoveWith(
            1 - game.offence,
            number_of(defender),
            number_of(player),
            dice,
            total,
            result,
        )
    )
    if result == "stopped":
        activation.stuck = True
        game.frames.pop()
        return
    frame.action = "made"
    if result not in STAYED:
        set_back(game, defender, result)
        return
    activation.follow_points = game.tables.movement[defender]
    activation.follower = activation.partner = defender
    if result == "halved":
        _slow_down(game, activation)


def _slow_down(game: BasketballState, frame: Activation) -> None:
    """Take half of the attacker's points; without one the step is not made (BA-16.11).

    They are halved before the step is paid. [R]
    """
    frame.points //= 2
    if not frame.points:
        game.frames.pop()


def answer_steal(game: BasketballState, frame: Step, choice: str) -> None:
    """See what a steal on the way gives; a failed one lets the step go on (BA-9.3)."""
    outcome = steal_outcome(game, frame.defender, DICE[choice], is_last=True)
    if outcome is not None:
        stop(game, outcome)
    else:
        # it is made once it is clear who is unbalanced (BA-16.5)
        frame.action = "made"


def answer_lockdown(game: BasketballState, frame: Step, choice: str) -> None:
    """See whose foul a lockdown is (BA-9.6)."""
    player, defender = activation_of(game).player, frame.defender
    result = roll_lockdown(game, player, defender, DICE[choice])
    zone = game.where[player]
    if result == "foul":
        stop(game, common_foul(game, defender, player, "lockdown", zone))
    else:
        stop(game, offensive_foul(game, player, defender, "lockdown", zone))


def roll_lockdown(
    game: BasketballState, player: int, defender: int, dice: tuple[int, int]
) -> str:
    """Tell and return the result of a lockdown (BA-9.6)."""
    natural = dice[0] + dice[1]
    total = natural + game.skill_modifier(player, defender)
    result = LOCKDOWN_CHART.result(natural, total)
    game.events.append(
        ev.Lockdown(
            1 - game.offence,
            number_of(defender),
            number_of(player),
            dice,
            total,
            result,
        )
    )
    return result


def make_step(game: BasketballState, frame: Activation, zone: int) -> None:
    """Make a step that nothing has stopped."""
    offence, player = game.offence, frame.player
    origin = game.where[player]
    has_ball = game.ball == player
    frame.points -= 1
    if has_ball and _is_full_of_defenders(game, zone):
        # BA-5.3
        frame.points = 0
    relocate(game, player, zone, "dribble" if has_ball else "step")
    frame.steps += 1
    frame.path += (zone,)
    paint = PAINT[offence]
    frame.drive = False
    if zone == paint:
        frame.entered = True
        frame.drive = has_ball
    elif origin == paint:
        left = ~(1 << player)
        game.paint_once &= left
        game.paint_twice &= left
    if frame.follower != NOBODY:
        _follow(game, frame, zone)
    if has_ball:
        _carry(game, player, origin, zone)


def _is_full_of_defenders(game: BasketballState, zone: int) -> bool:
    if game.has_spots(zone):
        # BA-16.4: the paint has no limit for a team
        return False
    defenders = game.occupants[zone] & TEAM[1 - game.offence]
    return defenders.bit_count() >= LIMIT[zone]


def _follow(game: BasketballState, frame: Activation, zone: int) -> None:
    """Let the defender come along, or stay where he is without a point (BA-10.3)."""
    if frame.follow_points:
        frame.follow_points -= 1
        relocate(game, frame.follower, zone, "with")
    else:
        release(game, frame)


def _carry(game: BasketballState, player: int, origin: int, zone: int) -> None:
    """See whether the ball crosses half-court, or comes back over it (BA-11.2)."""
    front = FRONT[game.offence]
    if front >> zone & 1:
        if not front >> origin & 1:
            game.across = True
    elif game.across:
        stop(game, violation(game, player, "over_and_back"))
