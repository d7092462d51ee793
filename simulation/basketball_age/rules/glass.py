"""Rebounds on the template: where the ball comes down, and who has it (BA-16.4)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import BASELINE_MASK, PAINT, RELATIVE
from simulation.basketball_age.frames import Dead, Glass
from simulation.basketball_age.notation import CHOICES, TAKE
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.fouls import common_foul
from simulation.basketball_age.rules.winning import win
from simulation.basketball_age.state import TURN, BasketballState
from simulation.basketball_age.tables import (
    DICE,
    FACE,
    MEMBERS,
    MOST_ROLLS,
    NOBODY,
    REBOUND_FOUL,
    TEAM,
    number_of,
    side_of,
)
from simulation.basketball_age.template import away, in_reach

_SIX = 6
_TIP_IN = 2


def run_glass(game: BasketballState, frame: Glass) -> None:
    """Roll for the ball's spot, name who contests it, roll for it."""
    stage = frame.stage
    if stage in ("land", "again"):
        game.pending = ROLLS["ball_roll"]
    elif stage == "defender":
        _name(game, frame, 1 - game.offence, "attacker")
    elif stage == "attacker":
        _name(game, frame, game.offence, "decide")
    elif stage == "decide":
        _decide(game, frame)
    else:
        player = frame.attacker if stage == "grab" else frame.defender
        is_better = game.seats[player] == frame.ball
        game.pending = ROLLS["better_roll" if is_better else "grab_roll"]


def answer_ball(game: BasketballState, frame: Glass, choice: str) -> None:
    """Take where the ball comes down; a second 6 is a tip-in."""
    die = FACE[choice]
    game.events.append(ev.BallSpot(game.offence, die))
    if die != _SIX:
        frame.ball = die
        frame.stage = "defender"
    elif frame.stage == "land":
        frame.stage = "again"
    else:
        _tip_in(game, frame)


def _tip_in(game: BasketballState, frame: Glass) -> None:
    """Score with the tallest in the paint, else with the shooter.

    It counts as a rebound and as a field goal; after time it ends the period. [R]
    """
    offence = game.offence
    paint = PAINT[offence]
    inside = game.occupants[paint] & TEAM[offence]
    player = game.tables.tallest(inside) if inside else frame.shooter
    game.events.append(ev.Rebound(offence, number_of(player), True))
    game.events.append(
        ev.Shot(
            offence,
            number_of(player),
            "tip_in",
            RELATIVE[offence][paint],
            _TIP_IN,
            target=100,
            roll=1,
            made=True,
            fouled=False,
            blocker=0,
            is_live=False,
        )
    )
    game.add_points(_TIP_IN)
    spots = BASELINE_MASK[offence]
    game.frames[:] = (TURN, Dead(1 - offence, "basket", spots, may_sub=False))


def candidates(game: BasketballState, side: int, ball: int) -> tuple[int, ...]:
    """Return who of a side may contest the ball."""
    inside = game.occupants[PAINT[game.offence]] & TEAM[side]
    return tuple(
        player for player in MEMBERS[inside] if in_reach(game.seats[player], ball)
    )


def _name(game: BasketballState, frame: Glass, side: int, following: str) -> None:
    """Ask which of several contests the ball; a lone one does."""
    able = candidates(game, side, frame.ball)
    if len(able) > 1:
        game.ask(side, "contestant", [TAKE[player] for player in able])
        return
    _enter(game, frame, able[0] if able else NOBODY)
    frame.stage = following


def _enter(game: BasketballState, frame: Glass, player: int) -> None:
    if player == NOBODY:
        return
    if side_of(player) == game.offence:
        frame.attacker = player
    else:
        frame.defender = player


def answer_contestant(game: BasketballState, frame: Glass, choice: str) -> None:
    """Take who contests the ball for his side."""
    player = CHOICES[choice].player
    _enter(game, frame, player)
    game.events.append(ev.Contestant(side_of(player), number_of(player)))
    frame.stage = "attacker" if frame.stage == "defender" else "decide"


def _decide(game: BasketballState, frame: Glass) -> None:
    """Let both roll; a lone one has the ball, and with nobody there the nearest."""
    if frame.attacker != NOBODY and frame.defender != NOBODY:
        frame.stage = "grab"
    elif frame.attacker != NOBODY:
        win(game, frame.attacker)
    elif frame.defender != NOBODY:
        win(game, frame.defender)
    else:
        win(game, _nearest(game, frame.ball))


def _nearest(game: BasketballState, ball: int) -> int:
    """Return who is nearest the ball (ties: more movement points, then the defence)."""
    inside = game.occupants[PAINT[game.offence]]
    movement, seats = game.tables.movement, game.seats
    players = [
        player
        for side in (1 - game.offence, game.offence)
        for player in MEMBERS[inside & TEAM[side]]
    ]
    return min(
        players, key=lambda player: (away(seats[player], ball), -movement[player])
    )


def answer_grab(game: BasketballState, frame: Glass, choice: str) -> None:
    """Take a roll: the one on the spot keeps the better of two dice."""
    die = FACE[choice] if choice in FACE else max(DICE[choice])
    height = game.tables.height
    if frame.stage == "grab":
        frame.total = height[frame.attacker] + die
        frame.stage = "defend"
        game.events.append(
            ev.GrabRoll(game.offence, number_of(frame.attacker), die, frame.total)
        )
        return
    # BA-13.3
    total = height[frame.defender] + die + game.defence_edge
    game.events.append(
        ev.GrabRoll(1 - game.offence, number_of(frame.defender), die, total)
    )
    _compare(game, frame, total)


def _compare(game: BasketballState, frame: Glass, total: int) -> None:
    """Give the ball to the higher total; a tie is rolled again (BA-18.1)."""
    winner, loser = frame.attacker, frame.defender
    if total == frame.total:
        frame.rolls += 1
        frame.stage = "grab"
        if frame.rolls == MOST_ROLLS:
            win(game, frame.defender)
        return
    if total > frame.total:
        winner, loser = loser, winner
    # the foul is at the basket of the shot, whoever has the ball now
    paint = PAINT[game.offence]
    difference = abs(total - frame.total)
    win(game, winner)
    if difference >= REBOUND_FOUL:
        game.frames[:] = (TURN, common_foul(game, loser, winner, "rebound", paint))
