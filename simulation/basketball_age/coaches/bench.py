"""The squad: who plays when, timeouts, and who shoots technical free throws."""

from collections.abc import Sequence
from typing import Final

from simulation.basketball_age.coaches.mind import Mind
from simulation.basketball_age.coaches.weights import weight
from simulation.basketball_age.notation import (
    CHOICES,
    DEFENCE,
    DONE,
    NONE,
    OFFENCE,
    SUB,
    TIMEOUT,
)
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import FIVE, MEMBERS, PERIODS, TEAM
from simulation.protocol import Decision

_TROUBLE: Final = weight("trouble")
_LATE: Final = weight("late")
# a substitute plays this part of every quarter, in per cent of its time left
_SHIFTS: Final = ((70, 30), (60, 20), (75, 35), (55, 15), (65, 25))


def wanted(game: BasketballState, mind: Mind, side: int) -> int:
    """Return the five that the rotation wants on court now, as a mask."""
    tables = mind.tables
    roster = MEMBERS[tables.rosters[side]]
    is_late = game.period >= PERIODS and game.clock <= _LATE
    most = tables.foul_limit if is_late else _patience(game, mind)
    resting = [each for each in roster if game.fouls[each] >= most]
    five = list(roster[:FIVE])
    if not is_late:
        _relieve(game, mind, five, roster[FIVE : FIVE + mind.rotation], resting)
    fit = [each for each in roster if game.fouls[each] < tables.foul_limit]
    return _filled(mind, five, fit, resting)


def _patience(game: BasketballState, mind: Mind) -> int:
    """Return the fouls with which a player rests for the time being."""
    most = max(2, min(game.period, PERIODS) + _TROUBLE - mind.caution)
    return min(most, mind.tables.foul_limit)


def _relieve(
    game: BasketballState,
    mind: Mind,
    five: list[int],
    substitutes: Sequence[int],
    resting: list[int],
) -> None:
    """Put the substitutes whose shift it is in the places of starters."""
    tables = mind.tables
    length = (
        tables.period_seconds if game.period <= PERIODS else tables.overtime_seconds
    )
    part = 100 * game.clock // length
    starters = list(five)
    for each, (begin, end) in zip(substitutes, _SHIFTS, strict=False):
        if end < part <= begin and each not in resting:
            relieved = _most_alike(mind, each, starters)
            starters.remove(relieved)
            five[five.index(relieved)] = each


def _most_alike(mind: Mind, player: int, others: Sequence[int]) -> int:
    """Return who of some plays most like a player."""
    return min(others, key=mind.unlike(player).__getitem__)


def _filled(mind: Mind, five: list[int], fit: list[int], resting: list[int]) -> int:
    """Return five as a mask: who rests is replaced by who plays most like him.

    :param fit: all who have not fouled out; where too few are fresh, tired ones play.
    """
    chosen = [each for each in five if each not in resting]
    fresh = [each for each in fit if each not in five and each not in resting]
    for each in five:
        if each in resting and fresh:
            other = _most_alike(mind, each, fresh)
            fresh.remove(other)
            chosen.append(other)
    tired = [each for each in fit if each not in chosen]
    chosen += tired[: FIVE - len(chosen)]
    return sum(1 << each for each in chosen)


def choose_substitution(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Bring in who should play, for him of the others who plays most like him."""
    side = decision.actor
    on_court = game.on_court & TEAM[side]
    five = wanted(game, mind, side)
    coming, going = five & ~on_court, on_court & ~five
    for player in MEMBERS[coming]:
        out = [each for each in MEMBERS[going] if SUB[player][each] in decision.options]
        if out:
            return SUB[player][_most_alike(mind, player, out)]
    return DONE


def choose_replacement(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Replace who must go out: by the rotation, else by who plays most like him."""
    out = CHOICES[decision.options[0]].other
    coming = [CHOICES[option].player for option in decision.options]
    five = wanted(game, mind, decision.actor)
    preferred = [each for each in coming if five >> each & 1] or coming
    return SUB[_most_alike(mind, out, preferred)][out]


def choose_timeout(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Take the timeout late in the quarter, with the ball."""
    if game.clock >= mind.timeouts or game.offence != decision.actor:
        return NONE
    return TIMEOUT


def choose_benefit(game: BasketballState, mind: Mind, decision: Decision) -> str:
    """Work on what comes next: with the ball on the attack, else on the defence."""
    return OFFENCE if game.offence == decision.actor else DEFENCE
