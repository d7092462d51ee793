"""Scoring attempts: declared, contested, rolled (BA-8, BA-9.1)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import ADJACENT, BASELINE_MASK, RELATIVE
from simulation.basketball_age.frames import (
    Activation,
    Dead,
    Frame,
    Gain,
    Rebound,
    Shot,
)
from simulation.basketball_age.notation import (
    BLOCK,
    CHOICES,
    LOCKDOWN,
    NONE,
    PASS,
    SHOOT,
)
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.defending import moves
from simulation.basketball_age.rules.endings import relocate, stop
from simulation.basketball_age.rules.flow import (
    ACTIVATION,
    end_period,
    leave,
    take_time,
)
from simulation.basketball_age.rules.fouls import charge, offensive_foul
from simulation.basketball_age.rules.movement import roll_lockdown
from simulation.basketball_age.rules.passing import throw
from simulation.basketball_age.rules.screens import roll_screen
from simulation.basketball_age.rules.seating import may_block
from simulation.basketball_age.rules.setbacks import set_back
from simulation.basketball_age.state import TURN, BasketballState
from simulation.basketball_age.tables import (
    ALWAYS_MISSES,
    ALWAYS_SCORES,
    BLOCKED,
    DICE,
    FOULED,
    HUNDREDTHS,
    MEMBERS,
    NOBODY,
    PICK,
    RIM_BLOCKED,
    SHOTS_LEFT,
    TEAM,
    number_of,
)


def declare_shot(game: BasketballState, frame: Activation, form: str) -> None:
    """Declare an attempt, which ends the activation (BA-8.1)."""
    player = frame.player
    zone = game.where[player]
    allowance = frame.steps
    if frame.passes and not frame.steps:
        allowance = frame.thrown
    game.events.append(
        ev.Attempt(
            game.offence,
            number_of(player),
            form,
            RELATIVE[game.offence][zone],
            game.worth(zone),
        )
    )
    game.restart_paint()
    shot = Shot(
        player,
        form,
        allowance,
        entered=frame.entered,
        followed=frame.follower != NOBODY,
        used_up=frame.attempted and frame.helped == NOBODY,
        helped=frame.helped,
        picked=frame.picked,
    )
    if frame.picked != NOBODY:
        shot.stage = "pick"
    stop(game, shot)


def run_shot(game: BasketballState, frame: Shot) -> None:
    """Ask the defence, let the contest take its time, or roll."""
    stage = frame.stage
    if stage == "contest":
        _ask_contest(game, frame)
    elif stage == "contest_move":
        options = [NONE, *_contest_moves(game, frame)]
        if len(options) == 1:
            _close_contest(game, frame)
        else:
            game.ask(1 - game.offence, "contest_move", options)
    elif stage == "challenge" and not may_block(game, frame.player, 1 << frame.mover):
        # BA-16.4: his spot is not beside the shooter's
        _end_contest(game, frame)
    elif stage == "challenge":
        options = [NONE, BLOCK[frame.mover]]
        game.ask(1 - game.offence, "challenge", options)
    elif stage == "help_pass":
        _ask_help_pass(game, frame)
    elif stage == "time":
        frame.stage = "roll"
        if game.tables.simultaneous:
            take_time(game, ACTIVATION)
    elif stage == "roll":
        game.pending = ROLLS["shot_roll"]
    else:
        game.pending = ROLLS[f"{stage}_roll"]


def answer_pick(game: BasketballState, frame: Shot, choice: str) -> None:
    """See what a pick and roll gives before a contest (BA-16.2).

    An offensive foul makes the shot void. [R]
    """
    player, defender = frame.player, frame.picked
    result = roll_screen(game, ev.Pick, PICK, player, defender, choice)
    frame.stage = "contest"
    if result == "offensive_foul":
        zone = game.where[player]
        dead = offensive_foul(game, player, defender, "screen", zone)
        game.frames[:] = (TURN, dead)
    elif result == "screened":
        set_back(game, defender, "screen")


def _ask_contest(game: BasketballState, frame: Shot) -> None:
    """Ask how the defence contests the shot (BA-8.1)."""
    game.begin_activation(1 - game.offence)
    defenders = game.defenders_in(game.where[frame.player])
    near = MEMBERS[defenders]
    options = [NONE]
    # BA-16.4
    able = may_block(game, frame.player, defenders)
    options += [BLOCK[each] for each in MEMBERS[able]]
    if frame.form != SHOOT and frame.entered:
        # BA-9.6: before any block
        options += [LOCKDOWN[each] for each in near]
    options += _contest_moves(game, frame)
    if len(options) == 1:
        _close_contest(game, frame)
    else:
        game.ask(1 - game.offence, "contest", options)


def _contest_moves(game: BasketballState, frame: Shot) -> list[str]:
    """Return the moves of a contest; a move-with has used them up (BA-10.5)."""
    if frame.used_up or not frame.allowance or not game.tables.simultaneous:
        return []
    return moves(game, game.ready_defenders(frame.helped), frame.allowance)


def answer_contest(game: BasketballState, frame: Shot, choice: str) -> None:
    """Take the defence's answer to a shot."""
    if choice == NONE:
        _close_contest(game, frame)
        return
    read = CHOICES[choice]
    if read.verb == "move":
        _move_in(game, frame, read.player, read.zone)
        at_shooter = read.zone == game.where[frame.player]
        frame.stage = "challenge" if at_shooter else "time"
        if not at_shooter:
            _end_contest(game, frame)
    else:
        _react(game, frame, read.player, read.verb)


def answer_contest_move(game: BasketballState, frame: Shot, choice: str) -> None:
    """Take the move that a block has left to the defence."""
    if choice != NONE:
        read = CHOICES[choice]
        _move_in(game, frame, read.player, read.zone)
        _end_contest(game, frame)
    else:
        _close_contest(game, frame)


def answer_challenge(game: BasketballState, frame: Shot, choice: str) -> None:
    """Take whether a defender who has come tries to block."""
    if choice == NONE:
        _end_contest(game, frame)
    else:
        _react(game, frame, frame.mover, "block")


def _move_in(game: BasketballState, frame: Shot, player: int, zone: int) -> None:
    frame.mover = player
    # BA-16.3
    game.use_chance(player)
    game.events.append(ev.Contest(1 - game.offence, number_of(player), "move"))
    relocate(game, player, zone, "contest")


def _react(game: BasketballState, frame: Shot, player: int, action: str) -> None:
    frame.stage = action
    frame.defender = player
    if action == "block" and frame.helped not in (NOBODY, player):
        # BA-16.10: also where he stood in the zone already [R]
        frame.stage = "help_pass"
    game.events.append(
        ev.Reaction(
            1 - game.offence, number_of(player), number_of(frame.player), action
        )
    )


def _ask_help_pass(game: BasketballState, frame: Shot) -> None:
    """Ask whether the shot becomes a pass to his own or an adjacent zone (BA-16.10)."""
    zone = game.where[frame.player]
    able = game.team(game.offence) & ~game.unbalanced & ~(1 << frame.player)
    near = (zone, *ADJACENT[zone])
    options = [PASS[each] for each in MEMBERS[able] if game.where[each] in near]
    if options:
        game.ask(game.offence, "help_pass", [NONE, *options])
    else:
        frame.stage = "block"


def answer_help_pass(game: BasketballState, frame: Shot, choice: str) -> None:
    """Let the shooter pass, which ends his activation, or shoot (BA-16.10)."""
    frame.stage = "block"
    if choice != NONE:
        game.end_activation(1 - game.offence)
        throw(game, frame.player, CHOICES[choice].player)


def _close_contest(game: BasketballState, frame: Shot) -> None:
    """End a contest in which nobody moves."""
    if not game.tables.simultaneous:
        frame.stage = "time"
        return
    how = "used_up" if frame.used_up else "nothing"
    game.events.append(ev.Contest(1 - game.offence, 0, how))
    _end_contest(game, frame)


def _end_contest(game: BasketballState, frame: Shot) -> None:
    """Let the contest count as the defence's activation (BA-5.5)."""
    if not frame.used_up:
        game.end_activation(1 - game.offence)
    frame.stage = "time"


def answer_block(game: BasketballState, frame: Shot, choice: str) -> None:
    """See what a block gives (BA-9.1)."""
    shooter, defender = frame.player, frame.defender
    dice = DICE[choice]
    natural = dice[0] + dice[1]
    total = natural + game.block_modifier(shooter, defender, frame.form)
    result = game.block_chart.result(natural, total)
    game.events.append(
        ev.Block(
            1 - game.offence,
            number_of(defender),
            number_of(shooter),
            dice,
            total,
            result,
        )
    )
    frame.blocker = defender
    has_moved = frame.mover != NOBODY
    if has_moved:
        game.end_activation(1 - game.offence)
    if result in BLOCKED:
        if result == "stuffed":
            game.flip(shooter)
        _balance_defence(game)
        _tell(game, frame, 0, is_made=False, is_live=False, blocker=defender)
        _leave_contest(game, Gain(defender, "block", is_last=True))
    elif result in SHOTS_LEFT:
        frame.shift = SHOTS_LEFT[result]
        if frame.form != SHOOT and game.tables.rim_blocks:
            frame.shift += RIM_BLOCKED
        frame.stage = "time" if has_moved else "contest_move"
    else:
        frame.fouled = True
        frame.clean = result == "clean_foul"
        charge(game, defender, shooter, "shooting", "block", 0)
        frame.stage = "time"


def answer_lockdown(game: BasketballState, frame: Shot, choice: str) -> None:
    """See whose foul a lockdown in the paint is; the attempt is void (BA-9.6)."""
    shooter, defender = frame.player, frame.defender
    result = roll_lockdown(game, shooter, defender, DICE[choice])
    if result == "foul":
        charge(game, defender, shooter, "shooting", "lockdown", 2)
        dead = Dead(game.offence, throws=2, shooter=shooter)
    else:
        zone = game.where[shooter]
        dead = offensive_foul(game, shooter, defender, "lockdown", zone)
    _leave_contest(game, dead)


def _leave_contest(game: BasketballState, outcome: Frame) -> None:
    """End a contest with what it has led to."""
    if game.tables.simultaneous:
        leave(game, outcome)
    else:
        game.frames[:] = (TURN, outcome)


def target_of(game: BasketballState, frame: Shot) -> int:
    """Return what a pending shot must not exceed, in per cent (BA-8.3, BA-8.8).

    A block that left a shot without a foul may have its part in it (BA-16.6).
    """
    player = frame.player
    is_contested = frame.blocker != NOBODY
    target = game.shot_target(
        player, game.where[player], frame.form, is_contested, frame.followed
    )
    if frame.fouled and not frame.clean:
        target += FOULED
    return target + frame.shift


def answer_shot(game: BasketballState, frame: Shot, choice: str) -> None:
    """See whether the shot goes in, and what follows (BA-8.2, BA-8.5, BA-8.9)."""
    player, offence = frame.player, game.offence
    roll = HUNDREDTHS[choice]
    is_made = goes_in(roll, target_of(game, frame))
    is_live = not is_made and not frame.fouled and game.clock > 0
    _tell(game, frame, roll, is_made=is_made, is_live=is_live)
    points = game.worth(game.where[player])
    if is_made:
        game.add_points(points)
    else:
        _balance_defence(game)
    if frame.fouled:
        throws = 1 if is_made else points
        dead = Dead(offence, throws=throws, shooter=player)
        game.frames[:] = (TURN, dead)
    elif is_made:
        spots = BASELINE_MASK[offence]
        dead = Dead(1 - offence, "basket", spots, may_sub=False)
        game.frames[:] = (TURN, dead)
    elif is_live:
        rebound = Rebound(player, frame.blocker, side=1 - offence)
        game.frames[:] = (TURN, rebound)
    else:
        end_period(game)


def _balance_defence(game: BasketballState) -> None:
    """Balance every defender after a miss (BA-5.5).

    A blocked shot is a miss too (BA-14.3); a shooter who was stuffed is unbalanced all
    the same. [R]
    """
    game.unbalanced &= ~TEAM[1 - game.offence]


def goes_in(roll: int, target: int) -> bool:
    """Whether a roll scores (BA-8.2)."""
    return roll <= ALWAYS_SCORES or (roll < ALWAYS_MISSES and roll <= target)


def _tell(
    game: BasketballState,
    frame: Shot,
    roll: int,
    *,
    is_made: bool,
    is_live: bool,
    blocker: int = NOBODY,
) -> None:
    player, offence = frame.player, game.offence
    zone = game.where[player]
    game.events.append(
        ev.Shot(
            offence,
            number_of(player),
            frame.form,
            RELATIVE[offence][zone],
            game.worth(zone),
            target_of(game, frame),
            roll,
            is_made,
            frame.fouled,
            number_of(blocker),
            is_live,
        )
    )
