"""Round robins by the circle method, single to quadruple.

One cycle is one single round robin. With an even number of teams the last team stands
still while the others sit on a circle; in round *r* the team at seat *r* meets it, and
seats at equal distance on either side of *r* meet each other, the nearer the first
hosting at odd distances. With an odd number the team at seat *r* has the bye. Seen
from one team the venues then alternate all the way round the circle, so that only the
games against the team standing still can cause a break.

A **break** is two consecutive games of one team at home, or two consecutive games
away, in the order of the rounds and with byes left out. It belongs to a cycle if both
games do, else to the join between the two cycles.

What `round_robin` guarantees for *n* teams, each cycle having *R* rounds (*R* = *n* - 1
for even *n*, *n* for odd *n*):

* every team appears exactly once in every round, as host, visitor or with the bye; with
  an odd number each team has one bye a cycle, with an even number nobody has one;
* every pair meets exactly once a cycle, and two games of a pair lie at least *R* - 1
  rounds apart;
* in every cycle, and in the whole season, a team's home and away games differ by at
  most one;
* a cycle holds *n* - 2 breaks for even *n*, which is the fewest possible, and none for
  odd *n*;
* a join holds at most four breaks for even *n* (none between the second and the third
  cycle) and one for odd *n*;
* nobody plays three games in a row at home, or away, anywhere in the season;
* a pair's venues change from the first to the second cycle and from the third to the
  fourth, so that they never differ by more than one. With an odd number, and for the
  team standing still, they change from the second to the third as well. For the other
  pairs of an even number they stay there: turning the circle once more would buy that
  change with more breaks inside a cycle, three games in a row or a rematch within
  three rounds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from leagues.scheduling.errors import ScheduleError

MIN_TEAMS: Final = 2
MAX_TEAMS: Final = 64
MAX_CYCLES: Final = 4
MAX_SEED: Final = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a round: the ids of the team at home and of its visitor."""

    home: int
    away: int


@dataclass(frozen=True, slots=True)
class Round:
    """Games that are played together, no team twice.

    `number` counts from 1 through the season, `cycle` from 1 to 4. `bye` is the team
    that rests, None where all play: a bye is no game, and nothing is to be entered
    for it.
    """

    number: int
    cycle: int
    pairings: tuple[Pairing, ...]
    bye: int | None


@dataclass(frozen=True, slots=True)
class _Leg:
    """How one cycle differs from the first.

    `turn` is the seat at which its rounds begin. `circle` and `still` say whether the
    venues of the pairs on the circle, and of those with the team standing still, are
    the other way round.
    """

    turn: int
    circle: bool
    still: bool


_EVEN_LEGS: Final = (
    _Leg(turn=0, circle=False, still=False),
    _Leg(turn=1, circle=True, still=True),
    _Leg(turn=1, circle=True, still=False),
    _Leg(turn=2, circle=False, still=True),
)
_ODD_LEGS: Final = (
    _Leg(turn=0, circle=False, still=False),
    _Leg(turn=1, circle=True, still=False),
    _Leg(turn=2, circle=False, still=False),
    _Leg(turn=3, circle=True, still=False),
)


def round_robin(
    teams: Sequence[int], cycles: int = 1, *, seed: int | None = None
) -> tuple[Round, ...]:
    """Return all rounds of a season of `cycles` single round robins, in playing order.

    `teams` are team ids, 2 to 64 of them, none twice; they take their seats in the
    order given, or in the order that `seed` (0 to 2**63 - 1) shuffles them into. The
    same arguments give the same rounds on every machine and every Python version. The
    guarantees are those of the module's docstring.

    Raises `ScheduleError` for the fields `teams`, `cycles` and `seed`.
    """
    _check_teams(teams)
    _check_cycles(cycles)
    seats = list(teams) if seed is None else _shuffled(teams, seed)
    still = seats.pop() if len(seats) % 2 == 0 else None
    legs = _ODD_LEGS if still is None else _EVEN_LEGS
    size = len(seats)
    return tuple(
        _round(seats, still, legs[cycle], cycle * size + step)
        for cycle in range(cycles)
        for step in range(size)
    )


def _round(seats: list[int], still: int | None, leg: _Leg, index: int) -> Round:
    """Return the round at `index` (from 0 in the season), played in the cycle `leg`."""
    size = len(seats)
    cycle, step = divmod(index, size)
    pivot = (leg.turn + step) % size
    pairings = []
    if still is not None:
        # Seats 0 and 1 both host: the one place where the venues of the team standing
        # still repeat, and what lets the next cycle begin one seat later.
        hosts = pivot == 0 or pivot % 2 == 1
        pairings.append(_pairing(seats[pivot], still, swapped=hosts == leg.still))
    for distance in range(1, (size - 1) // 2 + 1):
        after = seats[(pivot + distance) % size]
        before = seats[(pivot - distance) % size]
        swapped = (distance % 2 == 0) != leg.circle
        pairings.append(_pairing(after, before, swapped=swapped))
    bye = seats[pivot] if still is None else None
    return Round(index + 1, cycle + 1, tuple(pairings), bye)


def _pairing(host: int, visitor: int, *, swapped: bool) -> Pairing:
    return Pairing(visitor, host) if swapped else Pairing(host, visitor)


def _shuffled(teams: Sequence[int], seed: int) -> list[int]:
    """Return the teams in an order that depends on nothing but the seed.

    Only `Random.random` is drawn from: its stream is promised to stay the same between
    Python versions, that of `shuffle` is not.
    """
    if isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        reason = f"{seed} is no seed. Give a whole number from 0 to {MAX_SEED}."
        raise ScheduleError("seed", reason)
    source = Random(seed)  # noqa: S311 - the order of teams is public, not a secret
    order = list(teams)
    for last in range(len(order) - 1, 0, -1):
        pick = int(source.random() * (last + 1))
        order[last], order[pick] = order[pick], order[last]
    return order


def _check_teams(teams: Sequence[int]) -> None:
    count = len(teams)
    if not MIN_TEAMS <= count <= MAX_TEAMS:
        entered = "1 team is" if count == 1 else f"{count} teams are"
        reason = f"{entered} entered. A season takes {MIN_TEAMS} to {MAX_TEAMS} teams."
        raise ScheduleError("teams", reason)
    seen: set[int] = set()
    for team in teams:
        if team in seen:
            reason = f"Team {team} is entered twice. Enter each team once."
            raise ScheduleError("teams", reason)
        seen.add(team)


def _check_cycles(cycles: int) -> None:
    if isinstance(cycles, bool) or not 1 <= cycles <= MAX_CYCLES:
        reason = (
            f"Every pair cannot meet {cycles} times. Choose 1 (single) to"
            f" {MAX_CYCLES} (quadruple round robin)."
        )
        raise ScheduleError("cycles", reason)
