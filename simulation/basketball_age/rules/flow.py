"""Control, time and periods (BA-3, BA-4.5, BA-4.7)."""

from typing import Final

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    BESIDE_PAINT_MASK,
    HALF_COURT,
    NEAREST_BOUNDARY,
    PAINT,
)
from simulation.basketball_age.frames import Clock, Close, Dead, Frame, Gain
from simulation.basketball_age.notation import CLOCK, MINUTES, SECONDS
from simulation.basketball_age.prompts import PROMPTS
from simulation.basketball_age.state import (
    DEFENCE,
    FRESH,
    OFFENCE,
    TURN,
    BasketballState,
)
from simulation.basketball_age.tables import (
    MEMBERS,
    NOBODY,
    PERIODS,
    TOKENS,
    number_of,
    side_of,
)
from simulation.protocol import CHANCE, PUBLIC, SIDES, Decision

# what takes time, as the place of its seconds in a profile
ACTIVATION: Final = 0
PLACEMENT: Final = 1
REBOUND: Final = 2
# simulated readings come within this many seconds of each other, all but a few
_USUAL: Final = 10
_USUAL_WEIGHT: Final = 1_000_000


def take_time(game: BasketballState, what: int) -> None:
    """Let the clock run for something, or have it read on top of what follows."""
    if not game.clock:
        return
    profile = game.tables.profile
    if profile is None:
        game.frames.append(Clock())
        return
    game.clock = max(0, game.clock - profile[what])
    game.events.append(ev.Clock(game.clock))


def run_clock(game: BasketballState, frame: Clock) -> None:
    """Ask what a real clock shows: less than before (BA-3.1)."""
    latest = game.clock - 1
    if frame.minutes < 0:
        options = MINUTES[: latest // 60 + 1]
        weights = tuple(
            _weight(60 * minute, min(60 * minute + 59, latest), latest)
            for minute in range(len(options))
        )
        _ask_clock(game, "clock_minutes", options, weights)
        return
    first = 60 * frame.minutes
    last = min(first + 59, latest)
    weights = tuple(_weight(at, at, latest) for at in range(first, last + 1))
    _ask_clock(game, "clock_seconds", SECONDS[: len(weights)], weights)


def _ask_clock(
    game: BasketballState, kind: str, options: tuple[str, ...], weights: tuple[int, ...]
) -> None:
    game.pending = Decision(
        CHANCE, kind, options, options[-1], PROMPTS[kind], weights, PUBLIC
    )


def _weight(first: int, last: int, latest: int) -> int:
    """Return the weight of the readings from ``first`` to ``last``."""
    usual = max(0, last - max(first, latest - _USUAL + 1) + 1)
    return last - first + 1 + usual * _USUAL_WEIGHT


def answer_minutes(game: BasketballState, frame: Clock, choice: str) -> None:
    """Take the minutes read."""
    frame.minutes = CLOCK[choice]
    game.events.append(ev.ClockMinutes(frame.minutes))


def answer_seconds(game: BasketballState, frame: Clock, choice: str) -> None:
    """Take the seconds read, and go on with what took the time."""
    game.clock = 60 * frame.minutes + CLOCK[choice]
    game.events.append(ev.Clock(game.clock))
    game.frames.pop()


def leave(game: BasketballState, frame: Frame) -> None:
    """End the activation in progress; what it has led to comes next."""
    game.frames[:] = (TURN, frame)
    take_time(game, ACTIVATION)


def take_control(game: BasketballState, side: int, player: int, reason: str) -> None:
    """Give a side the ball for a new possession (BA-3.5, BA-4.5).

    :param player: who has it, nobody where it is dead.
    """
    game.offence = side
    game.acting = OFFENCE
    game.across = False
    game.press_declared = False
    game.help_used = False
    game.events.append(ev.Possession(side, reason))
    renew(game, player)


def renew(game: BasketballState, player: int) -> None:
    """Give the offence its ten tokens back, and a player the ball, undribbled.

    What a move-with, a screen or a pass left of the next defensive activation lapses.
    """
    game.tokens = TOKENS
    game.ball = player
    game.dribble = FRESH
    game.inbound_due = False
    game.chances = 0
    clear_defence(game)
    clear_shadow(game)
    game.restart_paint()


def clear_defence(game: BasketballState) -> None:
    """Lift what binds the next defensive activation (BA-4.7)."""
    game.limit = 0
    game.used_up = False
    game.screened = NOBODY
    game.helped = NOBODY


def clear_shadow(game: BasketballState) -> None:
    """Forget who moved with whom in the last activation (BA-16.8)."""
    game.shadow = game.shadowed = NOBODY


def end_possession(game: BasketballState) -> None:
    """Count a possession for benefits of timeouts and the press (BA-13.3, BA-16.9)."""
    offence = game.offence
    if game.attack_boost[offence]:
        game.attack_boost[offence] -= 1
    if game.defence_boost[1 - offence]:
        game.defence_boost[1 - offence] -= 1
    if game.press[1 - offence]:
        game.press[1 - offence] -= 1


def change(game: BasketballState, side: int, player: int, reason: str) -> None:
    """End a possession and begin the other side's."""
    end_possession(game)
    take_control(game, side, player, reason)


def lose(game: BasketballState, player: int, reason: str, thief: int = NOBODY) -> None:
    """Note a turnover of the offence (BA-14.4)."""
    game.events.append(
        ev.Turnover(game.offence, number_of(player), reason, number_of(thief))
    )


def run_gain(game: BasketballState, frame: Gain) -> None:
    """Let the side that won the ball go on (BA-4.7), unless time is up (BA-3.2)."""
    if frame.is_last and not game.clock:
        end_period(game)
        return
    change(game, side_of(frame.player), frame.player, frame.how)
    game.frames[:] = (TURN,)


def run_close(game: BasketballState, frame: Close) -> None:
    """See what the end of an offensive activation brings.

    A clock that is out comes before any violation, and a player's three seconds before
    his team's shot clock. [R]
    """
    if not game.clock:
        end_period(game)
        return
    inside = game.attackers_in(PAINT[game.offence])
    late = inside & game.paint_twice
    if late:
        violate(game, MEMBERS[late][0], "three_seconds")
        return
    game.paint_twice = inside & game.paint_once
    game.paint_once = inside
    if not game.tokens:
        violate(game, NOBODY, "shot_clock")
        return
    game.acting = DEFENCE
    game.frames.pop()


def violation(game: BasketballState, player: int, rule: str) -> Dead:
    """Call a violation and return the dead ball: the other side throws in.

    :param player: who is responsible, nobody for the team.
    """
    offence = game.offence
    if rule == "three_seconds":
        # BA-11.1: at the side of the paint that the inbounder chooses
        spots = BESIDE_PAINT_MASK[offence]
    elif rule == "shot_clock":
        spots = 1 << NEAREST_BOUNDARY[game.where[game.ball]]
    else:
        spots = HALF_COURT
    game.events.append(ev.Violation(offence, number_of(player), rule))
    lose(game, player, rule)
    return Dead(1 - offence, "violation", spots)


def violate(game: BasketballState, player: int, rule: str) -> None:
    """Stop play between two activations for a violation."""
    game.frames[:] = (TURN, violation(game, player, rule))


def end_period(game: BasketballState) -> None:
    """End a period, and the game where the score decides it (BA-3.4).

    It is a tie after as many overtimes as the options allow. [R]
    """
    end_possession(game)
    game.events.append(ev.PeriodEnd(game.period))
    game.ball = NOBODY
    game.inbound_due = False
    home, away = game.points
    overtimes = game.period - PERIODS
    last = game.tables.max_overtimes
    if overtimes >= 0 and (home != away or overtimes >= last):
        end_game(game)
        return
    inbounding = game.inbounds_next
    game.frames[:] = (TURN, Dead(inbounding, spots=HALF_COURT, is_break=True))


def end_game(game: BasketballState) -> None:
    """End the game as it stands."""
    game.frames.clear()
    home, away = game.score
    game.events.append(ev.GameEnd(game.ending(), game.forfeit, home, away))


def open_period(game: BasketballState, side: int) -> None:
    """Begin the next period with an inbound of a side (BA-3.3, BA-3.4)."""
    game.period += 1
    overtime = max(0, game.period - PERIODS)
    tables = game.tables
    game.clock = tables.overtime_seconds if overtime else tables.period_seconds
    for each in SIDES:
        game.scores[each].append(0)
        game.timeouts[each] = True
        if not overtime:
            game.team_fouls[each] = 0
    game.events.append(ev.PeriodStart(game.period, overtime, game.clock))
    game.inbounds_next = 1 - side
    take_control(game, side, NOBODY, "period")
