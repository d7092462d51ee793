"""Periods, possessions, whistles, and what is done while play is stopped."""

from typing import NamedTuple

from simulation.protocol import PUBLIC


class Starters(NamedTuple):
    """The five of a side that begin the game."""

    side: int
    players: tuple[int, ...]
    audience: int = PUBLIC
    kind: str = "starters"


class LineupChange(NamedTuple):
    """A player of the sheet's first five makes way before the tip (BA-17.1).

    :param player: who starts instead of ``out``; ``starters`` tells the five.
    """

    side: int
    player: int
    out: int
    audience: int = PUBLIC
    kind: str = "lineup_change"


class PeriodStart(NamedTuple):
    """A quarter or overtime begins.

    :param period: counted from 1, overtimes counting on.
    :param overtime: the number of the overtime, 0 in regulation.
    :param clock: its length in seconds.
    """

    period: int
    overtime: int
    clock: int
    audience: int = PUBLIC
    kind: str = "period_start"


class PeriodEnd(NamedTuple):
    """A quarter or overtime ends."""

    period: int
    audience: int = PUBLIC
    kind: str = "period_end"


class GameEnd(NamedTuple):
    """The game ends (BA-3.4).

    :param result: ``regulation``, ``overtime``, ``tie`` or ``forfeit``.
    :param side: who forfeited, else -1.
    :param home: points in the result; they differ from those scored where a forfeit
        is 2–0 (BA-11.4).
    """

    result: str
    side: int
    home: int
    away: int
    audience: int = PUBLIC
    kind: str = "game_end"


class Clock(NamedTuple):
    """Time has passed (BA-3.1).

    :param clock: seconds that the period has left; those gone since the last such
        event, or the period's start, belong to the ten on court.
    """

    clock: int
    audience: int = PUBLIC
    kind: str = "clock"


class ClockMinutes(NamedTuple):
    """The minutes that a real clock shows; ``clock`` follows with the seconds."""

    minutes: int
    audience: int = PUBLIC
    kind: str = "clock_minutes"


class Possession(NamedTuple):
    """A side has gained control, and its tokens are back to ten (BA-3.5).

    :param reason: ``tip``, ``period``, ``steal`` (a stolen pass too), ``block``,
        ``rebound``, ``basket``, ``free_throw`` (the last one made), ``out``,
        ``offensive_foul`` or ``violation``.
    """

    side: int
    reason: str
    audience: int = PUBLIC
    kind: str = "possession"


class JumpBall(NamedTuple):
    """Both sides roll for the tip; a tie is rolled again (BA-12.6).

    :param home_die: the die; ``home_total`` with the heights in the circle.
    :param winner: 0 home, 1 away, -1 for a tie.
    """

    home_die: int
    home_total: int
    away_die: int
    away_total: int
    winner: int
    audience: int = PUBLIC
    kind: str = "jump_ball"


class Tip(NamedTuple):
    """The winner's tallest jumper tips the ball to a team-mate (BA-12.6)."""

    side: int
    player: int
    receiver: int
    audience: int = PUBLIC
    kind: str = "tip"


class Foul(NamedTuple):
    """A personal foul, which is a team foul too (BA-11.4, BA-11.5).

    :param side: of the player who commits it.
    :param against: whom, 0 where nobody is named.
    :param what: ``common``, ``shooting``, ``offensive`` or ``technical``.
    :param cause: ``steal``, ``lockdown``, ``block``, ``screen``, ``rebound``,
        ``press`` or ``intentional``.
    :param personal: how many he has now; ``team`` likewise, in this quarter.
    :param is_out: whether he has fouled out.
    :param throws: how many free throws it gives.
    """

    side: int
    player: int
    against: int
    what: str
    cause: str
    personal: int
    team: int
    is_out: bool
    throws: int
    audience: int = PUBLIC
    kind: str = "foul"


class Violation(NamedTuple):
    """A violation (BA-4.6, BA-11.1 to BA-11.3).

    :param player: who is responsible, 0 for the team.
    :param rule: ``shot_clock``, ``three_seconds``, ``over_and_back`` or
        ``five_seconds``.
    """

    side: int
    player: int
    rule: str
    audience: int = PUBLIC
    kind: str = "violation"


class Turnover(NamedTuple):
    """A side loses the ball (BA-14.4).

    :param player: who is responsible, 0 for the team.
    :param reason: ``bad_pass`` (out of bounds), ``stolen``, ``offensive_foul`` or a
        rule of ``violation``.
    :param thief: the opponent who stole it, a pass too, else 0.
    """

    side: int
    player: int
    reason: str
    thief: int
    audience: int = PUBLIC
    kind: str = "turnover"


class FreeThrow(NamedTuple):
    """A free throw (BA-8.4).

    :param number: which one of ``of``.
    :param is_live: whether a rebound follows a miss.
    """

    side: int
    player: int
    number: int
    of: int
    target: int
    roll: int
    made: bool
    is_live: bool
    audience: int = PUBLIC
    kind: str = "free_throw"


class Substitution(NamedTuple):
    """A player comes in for another (BA-13.4).

    :param player: who comes in, 0 where nobody may (BA-11.4).
    :param out: who leaves.
    :param is_forced: whether the one who leaves has fouled out.
    """

    side: int
    player: int
    out: int
    is_forced: bool
    audience: int = PUBLIC
    kind: str = "substitution"


class Timeout(NamedTuple):
    """A side's timeout takes effect (BA-13.1)."""

    side: int
    audience: int = PUBLIC
    kind: str = "timeout"


class Benefit(NamedTuple):
    """What a coach makes of a timeout (BA-13.2).

    :param benefit: ``offence`` or ``defence``.
    """

    side: int
    benefit: str
    audience: int = PUBLIC
    kind: str = "benefit"


class Press(NamedTuple):
    """A defence declares its full court press, or lifts it (BA-16.9)."""

    side: int
    is_on: bool
    audience: int = PUBLIC
    kind: str = "press"


class QuickThrowIn(NamedTuple):
    """A side takes the ball out at once behind a basket (BA-16.3)."""

    side: int
    player: int
    audience: int = PUBLIC
    kind: str = "quick_throw_in"


class Inbounder(NamedTuple):
    """Who throws the ball in (BA-7.1)."""

    side: int
    player: int
    audience: int = PUBLIC
    kind: str = "inbounder"


class Spot(NamedTuple):
    """Where the ball is thrown in: outside, beside this zone (BA-7.1)."""

    side: int
    zone: str
    audience: int = PUBLIC
    kind: str = "spot"


class Placed(NamedTuple):
    """A player is placed at a dead ball, a free throw or the jump ball."""

    side: int
    player: int
    zone: str
    audience: int = PUBLIC
    kind: str = "placed"


class Pair(NamedTuple):
    """The zone beside the paint in which a defence puts two men (BA-11.7)."""

    side: int
    zone: str
    audience: int = PUBLIC
    kind: str = "pair"


class ThrowShooter(NamedTuple):
    """Who shoots free throws."""

    side: int
    player: int
    throws: int
    audience: int = PUBLIC
    kind: str = "throw_shooter"


class Forced(NamedTuple):
    """A side had one legal choice, which was made for it."""

    side: int
    choice: str
    audience: int
    kind: str = "forced"
