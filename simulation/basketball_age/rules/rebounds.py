"""Rebounds (BA-12.1 to BA-12.5)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    ADJACENT,
    DISTANCE,
    OUTSIDE,
    PAINT,
)
from simulation.basketball_age.frames import Glass, Rebound
from simulation.basketball_age.notation import CHOICES, NONE, STEP
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.endings import relocate
from simulation.basketball_age.rules.flow import REBOUND, take_time
from simulation.basketball_age.rules.fouls import common_foul
from simulation.basketball_age.rules.winning import win
from simulation.basketball_age.state import TURN, BasketballState
from simulation.basketball_age.tables import (
    DICE,
    MEMBERS,
    MOST_ROLLS,
    NOBODY,
    REBOUND_FOUL,
    TEAM,
)


def run_rebound(game: BasketballState, frame: Rebound) -> None:
    """Ask for the next step, let them take their time, or roll."""
    if frame.stage == "steps":
        if frame.passed == 2:
            frame.stage = "time"
            return
        options = [NONE, *_steps(game, frame)]
        if len(options) == 1:
            _let_go(frame)
        else:
            game.ask(frame.side, "rebound_step", options)
    elif frame.stage == "time":
        frame.stage = "roll"
        take_time(game, REBOUND)
    else:
        _decide(game, frame)


def _steps(game: BasketballState, frame: Rebound) -> list[str]:
    """Return the steps of a side's players who have not stepped (BA-12.1)."""
    side = frame.side
    able = game.team(side) & ~game.unbalanced & ~frame.stepped
    for barred in (frame.shooter, frame.blocker):
        if barred != NOBODY:
            able &= ~(1 << barred)
    room = game.room[side]
    options = []
    for player in MEMBERS[able]:
        zone = game.where[player]
        # BA-7.5: an inbounder's step may be that into the court
        targets = (game.spot,) if zone == OUTSIDE else ADJACENT[zone]
        words = STEP[player]
        options += [words[to] for to in targets if room >> to & 1]
    return options


def _let_go(frame: Rebound) -> None:
    frame.passed += 1
    frame.side = 1 - frame.side


def answer_rebound_step(game: BasketballState, frame: Rebound, choice: str) -> None:
    """Take a step, or a turn let go."""
    if choice == NONE:
        _let_go(frame)
        return
    read = CHOICES[choice]
    relocate(game, read.player, read.zone, "rebound")
    frame.stepped |= 1 << read.player
    frame.passed = 0
    frame.side = 1 - frame.side


def _decide(game: BasketballState, frame: Rebound) -> None:
    """Roll where both sides are in the paint; else one has the ball (BA-12.4)."""
    offence = game.offence
    inside = game.occupants[PAINT[offence]]
    attackers, defenders = inside & TEAM[offence], inside & TEAM[1 - offence]
    if inside and game.tables.template:
        # BA-16.4
        game.frames[:] = (TURN, Glass(frame.shooter))
    elif attackers and defenders:
        game.pending = ROLLS["rebound_roll"]
    elif attackers:
        win(game, game.tables.tallest(attackers))
    elif defenders:
        win(game, game.tables.tallest(defenders))
    else:
        win(game, _nearest_defender(game))


def _nearest_defender(game: BasketballState) -> int:
    """Return the defender nearest the paint (ties: taller, then roster order)."""
    distance = DISTANCE[PAINT[game.offence]]
    height = game.tables.height
    inside = [
        player
        for player in MEMBERS[game.team(1 - game.offence)]
        if game.where[player] != OUTSIDE
    ]
    return min(
        inside, key=lambda player: (distance[game.where[player]], -height[player])
    )


def factor(game: BasketballState, players: int) -> int:
    """Return the heights of some players, without the die (BA-12.2)."""
    height = game.tables.height
    return sum(height[player] for player in MEMBERS[players])


def answer_rebound_roll(game: BasketballState, frame: Rebound, choice: str) -> None:
    """See who has the rebound (BA-12.2, BA-12.3)."""
    offence = game.offence
    die, defence_die = DICE[choice]
    inside = game.occupants[PAINT[offence]]
    attackers, defenders = inside & TEAM[offence], inside & TEAM[1 - offence]
    total = factor(game, attackers) + die
    # BA-13.3
    defence_total = factor(game, defenders) + defence_die + game.defence_edge
    winner = -1
    if total != defence_total:
        winner = offence if total > defence_total else 1 - offence
    game.events.append(
        ev.ReboundRoll(offence, die, total, defence_die, defence_total, winner)
    )
    if winner < 0:
        frame.rolls += 1
        if frame.rolls == MOST_ROLLS:
            # BA-18.1
            win(game, game.tables.tallest(defenders))
        return
    tallest = game.tables.tallest
    winners, losers = attackers, defenders
    if winner != offence:
        winners, losers = losers, winners
    rebounder = tallest(winners)
    # the foul is at the basket of the shot, whoever has the ball now
    paint = PAINT[offence]
    win(game, rebounder)
    if abs(total - defence_total) >= REBOUND_FOUL:
        dead = common_foul(game, tallest(losers), rebounder, "rebound", paint)
        game.frames[:] = (TURN, dead)
