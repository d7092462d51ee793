"""Dead balls: who is replaced, timeouts, substitutions (BA-7.6, BA-13)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.frames import Dead, Lineup
from simulation.basketball_age.notation import (
    CHOICES,
    DEFENCE,
    DONE,
    NONE,
    OFFENCE,
    SUB,
    TIMEOUT,
)
from simulation.basketball_age.rules.flow import (
    change,
    end_game,
    end_period,
    open_period,
)
from simulation.basketball_age.rules.placement import begin_placement
from simulation.basketball_age.rules.quick import quick_throws
from simulation.basketball_age.rules.throws import begin_throws
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    BOOSTED_POSSESSIONS,
    FEWEST_PLAYERS,
    MEMBERS,
    NOBODY,
    number_of,
    side_of,
)
from simulation.protocol import SIDES


def run_dead(game: BasketballState, frame: Dead) -> None:
    """Work through a dead ball in the order of BA-7.6."""
    stage = frame.stage
    if stage == "begin":
        _begin(game, frame)
    elif stage == "replace":
        _ask_replacement(game, frame)
    elif stage == "timeout":
        _ask_timeout(game, frame)
    elif stage == "benefit":
        _ask_benefit(game, frame)
    elif stage == "substitute":
        _ask_substitution(game, frame)
    elif frame.throws:
        begin_throws(game, frame)
    else:
        quick = quick_throws(game, frame)
        if quick:
            game.ask(game.offence, "quick_throw_in", [NONE, *quick])
        else:
            begin_placement(game, frame)


def _begin(game: BasketballState, frame: Dead) -> None:
    """Change possession where it does, unless time is up (BA-3.2)."""
    frame.stage = "replace"
    if not frame.reason:
        return
    if not game.clock:
        end_period(game)
    else:
        change(game, frame.side, NOBODY, frame.reason)


def bench(game: BasketballState, side: int, used: int) -> list[int]:
    """Return who may come in (BA-11.4, BA-13.4)."""
    limit = game.tables.foul_limit
    off = game.tables.rosters[side] & ~game.on_court & ~used
    return [player for player in MEMBERS[off] if game.fouls[player] < limit]


def _ask_replacement(game: BasketballState, frame: Dead) -> None:
    """Replace who has fouled out, the offence first (BA-11.4)."""
    for side in (frame.side, 1 - frame.side):
        out = next(
            (
                player
                for player in MEMBERS[game.team(side)]
                if game.fouls[player] >= game.tables.foul_limit
            ),
            NOBODY,
        )
        if out == NOBODY:
            continue
        able = bench(game, side, frame.used)
        if able:
            game.ask(side, "replace", [SUB[player][out] for player in able])
            return
        leave_court(game, out)
        game.events.append(ev.Substitution(side, 0, number_of(out), True))
        if game.team(side).bit_count() < FEWEST_PLAYERS:
            game.forfeit = side
            end_game(game)
            return
    frame.stage = "timeout"


def leave_court(game: BasketballState, player: int) -> None:
    """Take a player off the court."""
    game.lift(player)
    others = ~(1 << player)
    game.on_court &= others
    game.unbalanced &= others
    game.flipped &= others
    game.chances &= others
    game.paint_once &= others
    game.paint_twice &= others
    if game.ball == player:
        game.ball = NOBODY


def _swap(game: BasketballState, choice: str, *, is_forced: bool) -> int:
    """Send a player in for another; return both, as a mask."""
    read = CHOICES[choice]
    leave_court(game, read.other)
    game.on_court |= 1 << read.player
    side = side_of(read.player)
    game.events.append(
        ev.Substitution(side, number_of(read.player), number_of(read.other), is_forced)
    )
    return 1 << read.player | 1 << read.other


def answer_replace(game: BasketballState, frame: Dead, choice: str) -> None:
    """Replace a man who has fouled out."""
    frame.used |= _swap(game, choice, is_forced=True)


def _in_turn(frame: Dead) -> int:
    """Return whose turn it is, the offence's first."""
    return frame.side if frame.asked == 0 else 1 - frame.side


def _ask_timeout(game: BasketballState, frame: Dead) -> None:
    """Ask each side that has a timeout whether it takes effect here (BA-13.1)."""
    while frame.asked < 2:
        side = _in_turn(frame)
        if game.timeouts[side]:
            game.ask(side, "timeout", (NONE, TIMEOUT))
            return
        frame.asked += 1
    frame.asked = 0
    frame.stage = "benefit" if frame.called else "substitute"
    if frame.called:
        # BA-13.4: a timeout opens substitutions after a basket too
        frame.may_sub = True
    elif frame.is_break:
        open_period(game, frame.side)


def answer_timeout(game: BasketballState, frame: Dead, choice: str) -> None:
    """Take a timeout, or keep it."""
    side = _in_turn(frame)
    frame.asked += 1
    if choice == TIMEOUT:
        game.timeouts[side] = False
        frame.called |= 1 << side
        game.events.append(ev.Timeout(side))


def _benefiting(frame: Dead) -> int:
    """Return who chooses a benefit: the caller first (BA-13.3)."""
    first = frame.side if frame.called >> frame.side & 1 else 1 - frame.side
    return first if frame.asked == 0 else 1 - first


def _ask_benefit(game: BasketballState, frame: Dead) -> None:
    """Ask both coaches what they work on (BA-13.2)."""
    if frame.asked < 2:
        game.ask(_benefiting(frame), "benefit", (OFFENCE, DEFENCE))
        return
    frame.asked = 0
    frame.stage = "substitute"
    if frame.is_break:
        open_period(game, frame.side)


def answer_benefit(game: BasketballState, frame: Dead, choice: str) -> None:
    """Give a side its benefit for two possessions, counted anew (BA-13.3)."""
    side = _benefiting(frame)
    boost = game.attack_boost if choice == OFFENCE else game.defence_boost
    boost[side] = BOOSTED_POSSESSIONS
    frame.asked += 1
    game.events.append(ev.Benefit(side, choice))


def _ask_substitution(game: BasketballState, frame: Dead) -> None:
    """Ask for substitutions, the offence first (BA-13.4)."""
    while frame.may_sub and frame.asked < 2:
        options = substitutions(game, _in_turn(frame), frame.used, frame.shooter)
        if len(options) > 1:
            game.ask(_in_turn(frame), "substitute", options, DONE)
            return
        frame.asked += 1
    frame.stage = "resume"


def substitutions(
    game: BasketballState, side: int, used: int, shooter: int = NOBODY
) -> list[str]:
    """Return the substitutions open to a side, ``done`` last.

    :param used: who was in one at this dead ball.
    :param shooter: who may not leave before his throws.
    """
    on_court = game.team(side) & ~used
    if shooter != NOBODY:
        on_court &= ~(1 << shooter)
    coming = bench(game, side, used)
    options = [SUB[player][out] for out in MEMBERS[on_court] for player in coming]
    return [*options, DONE]


def answer_substitute(game: BasketballState, frame: Dead, choice: str) -> None:
    """Make a substitution, or go on."""
    if choice == DONE:
        frame.asked += 1
    else:
        frame.used |= _swap(game, choice, is_forced=False)


def run_lineup(game: BasketballState, frame: Lineup) -> None:
    """Ask who starts, home first (BA-17.1)."""
    options = substitutions(game, frame.side, frame.used)
    if len(options) > 1:
        game.ask(frame.side, "lineup", options, DONE)
    else:
        _name_starters(game, frame)


def answer_lineup(game: BasketballState, frame: Lineup, choice: str) -> None:
    """Change a starter, or name the five."""
    if choice == DONE:
        _name_starters(game, frame)
        return
    read = CHOICES[choice]
    game.on_court ^= 1 << read.player | 1 << read.other
    frame.used |= 1 << read.player | 1 << read.other
    game.events.append(
        ev.LineupChange(frame.side, number_of(read.player), number_of(read.other))
    )


def _name_starters(game: BasketballState, frame: Lineup) -> None:
    """Tell a side's five; both told, the first quarter begins."""
    side = frame.side
    five = tuple(number_of(player) for player in MEMBERS[game.team(side)])
    game.events.append(ev.Starters(side, five))
    if side == SIDES[0]:
        frame.side = SIDES[1]
        frame.used = 0
        return
    game.frames.pop()
    game.events.append(ev.PeriodStart(1, 0, game.clock))
