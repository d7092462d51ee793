"""The order of entrants: criteria applied to ever smaller tied sets."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from leagues.standings.criteria import CRITERIA, Criterion
from leagues.standings.crosstable import CrossTable, decided_among
from leagues.standings.ledger import Ledger
from leagues.standings.measures import PassedOver, Value
from leagues.standings.rules import AfterSplit, Rules


class Verdict(StrEnum):
    """What became of a tied set under one criterion."""

    SPLIT = "split"
    LEVEL = "level"
    PASSED_OVER = "passed_over"


@dataclass(frozen=True, slots=True)
class Step:
    """One criterion applied to one tied set.

    `tied` is exactly the set equal on every earlier criterion, in key order. `parts`
    are the sets that come out, best first; one part, equal to `tied`, unless the
    criterion split it. `values` are in the order of the parts; they and `meetings`
    (the numbers it rests on, in order of play) are empty where the criterion was
    passed over. `table` is the mini-table of a pairwise criterion that counted.
    """

    criterion: str
    tied: tuple[int, ...]
    verdict: Verdict
    parts: tuple[tuple[int, ...], ...]
    values: tuple[Value, ...]
    meetings: tuple[int, ...]
    passed_over: PassedOver | None = None
    table: CrossTable | None = None

    def value_of(self, key: int) -> Value | None:
        """What was measured for one of the tied; None where passed over."""
        return next((value for value in self.values if value.key == key), None)

    def part_of(self, key: int) -> tuple[int, ...]:
        """The set in which one of the tied goes on."""
        return next(part for part in self.parts if key in part)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Sets of entrants best first, each sharing a place, and the way there.

    `steps` stand in reading order: a set's step, then those of its best part, and so
    on down.
    """

    places: tuple[tuple[int, ...], ...]
    steps: tuple[Step, ...]


def _take(ledger: Ledger, criterion: Criterion, tied: tuple[int, ...]) -> Step:
    reading = criterion.measure(ledger, tied)
    if reading.passed_over is not None:
        return Step(
            criterion=criterion.slug,
            tied=tied,
            verdict=Verdict.PASSED_OVER,
            parts=(tied,),
            values=(),
            meetings=(),
            passed_over=reading.passed_over,
        )
    levels: dict[Fraction, list[Value]] = {}
    for value in reading.values:
        levels.setdefault(value.order, []).append(value)
    order = sorted(levels, reverse=criterion.is_higher_better)
    parts = tuple(tuple(value.key for value in levels[level]) for level in order)
    values = tuple(value for level in order for value in levels[level])
    best_first = tuple(value.key for value in values)
    return Step(
        criterion=criterion.slug,
        tied=tied,
        verdict=Verdict.SPLIT if len(parts) > 1 else Verdict.LEVEL,
        parts=parts,
        values=values,
        meetings=reading.meetings,
        table=decided_among(ledger, best_first) if criterion.is_pairwise else None,
    )


def _position_after(rules: Rules, position: int, verdict: Verdict) -> int:
    first = rules.first_pairwise
    if (
        verdict is Verdict.SPLIT
        and rules.after_split == AfterSplit.RESTART_HEAD_TO_HEAD
        and first is not None
    ):
        return min(position + 1, first)
    return position + 1


def ranking(ledger: Ledger, keys: tuple[int, ...]) -> Ranking:
    """Rank these entrants of the ledger among each other.

    Each criterion compares exactly the set that is equal on all earlier ones. Sets
    left when the criteria are used up share a place. Every split makes sets smaller,
    so going back to head-to-head comes to an end as well.
    """
    criteria = ledger.rules.criteria
    places: list[tuple[int, ...]] = []
    steps: list[Step] = []
    waiting = [(tuple(sorted(keys)), 0)] if keys else []
    while waiting:
        tied, position = waiting.pop()
        if len(tied) == 1 or position == len(criteria):
            places.append(tied)
            continue
        step = _take(ledger, CRITERIA[criteria[position]], tied)
        steps.append(step)
        following = _position_after(ledger.rules, position, step.verdict)
        waiting.extend((part, following) for part in reversed(step.parts))
    return Ranking(tuple(places), tuple(steps))
