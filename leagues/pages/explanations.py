"""Why a team stands where it stands, step by step, ready to be put into sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext, ngettext

from leagues.models import Entry
from leagues.pages.crossings import Crossing, crossing
from leagues.standings import (
    CRITERIA,
    Row,
    Separation,
    Standings,
    Step,
    Value,
    Verdict,
)
from leagues.standings.words import PASSED_OVER
from leagues.templatetags.leagues_format import (
    MISSING,
    listed,
    number,
    record,
    share,
    signed,
)
from leagues.text import isolated

FEW: Final = 6
_SHARES: Final = frozenset(
    {"win_share", "head_to_head", "division_record", "top_half_record"}
)
_DIFFERENCES: Final = frozenset({"head_to_head_difference", "point_difference"})


@dataclass(frozen=True, slots=True)
class WhyStep:
    """One criterion, as it concerned one team or those it was level with.

    `tied` names who was compared and `level` those the team went on with, itself
    included, each as a list in words; `level_count` is their number. `value` is what
    was measured for the team. `values` lists everybody's, best first, where they are
    few. In a step that is not `is_own` the others were sorted out without the team.
    """

    title: str
    is_own: bool
    is_split: bool
    is_deciding: bool
    tied: str
    level: str
    level_count: int
    value: str
    values: str
    passed_over: str
    crossing: Crossing | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why one team stands where it stands.

    `not_needed` names the criteria that had nothing left to decide, in words. A team
    without a place has no steps.
    """

    entry: Entry
    row: Row
    steps: tuple[WhyStep, ...]
    not_needed: str


def explanation(
    standings: Standings, entries: Mapping[int, Entry], key: int
) -> Explanation:
    """Return why the entry of that key stands where it stands."""
    row = standings.row(key)
    steps = standings.explanation(key)
    return Explanation(
        entry=entries[key],
        row=row,
        steps=tuple(_why(step, entries, row) for step in steps),
        not_needed=", ".join(
            gettext(CRITERIA[slug].brief) for slug in standings.not_needed(key)
        ),
    )


def ahead_by(separation: Separation | None) -> str:
    """Return in a few words what puts a team ahead of the next one.

    Missing for the last one and for a team without a place.
    """
    if separation is None:
        return MISSING
    if separation.step is None:
        return gettext("level, same place")
    criterion = CRITERIA[separation.step.criterion]
    brief = gettext(criterion.brief)
    if not criterion.is_pairwise:
        return brief
    count = len(separation.step.tied)
    teams = ngettext("%(count)d team", "%(count)d teams", count) % {"count": count}
    return f"{brief}, {teams}"


def measured(criterion: str, value: Value) -> str:
    """Return a measured value as a reader knows it: `9–5 (.643)`, `+14` or `812`."""
    if value.number is None:
        return MISSING
    if criterion in _SHARES:
        return f"{record(value.tally)} ({share(value.number)})"
    if criterion in _DIFFERENCES:
        return signed(int(value.number))
    return number(int(value.number))


def _why(step: Step, entries: Mapping[int, Entry], row: Row) -> WhyStep:
    own = row.key in step.tied
    part = step.part_of(row.key) if own else ()
    level = part or step.parts[0]
    return WhyStep(
        title=gettext(CRITERIA[step.criterion].title),
        is_own=own,
        is_split=step.verdict is Verdict.SPLIT,
        is_deciding=step is row.deciding,
        tied=_names(step.tied, entries),
        level=_names(level, entries),
        level_count=len(level),
        value=_shared_value(step, level),
        values=_values(step, entries),
        passed_over=_reason(step, entries),
        crossing=None if step.table is None else crossing(step.table, entries),
    )


def _names(keys: Sequence[int], entries: Mapping[int, Entry]) -> str:
    if len(keys) > FEW:
        return gettext("%(count)d teams") % {"count": len(keys)}
    return listed([isolated(entries[key].team.name) for key in keys])


def _shared_value(step: Step, keys: Sequence[int]) -> str:
    """Return what these level teams have in common; equal shares may differ in games.

    A team without a game is level with those whose record is even; where nobody has
    one there is nothing to tell.
    """
    found = [value for value in step.values if value.key in keys]
    texts = {measured(step.criterion, value) for value in found}
    if texts == {MISSING} and step.verdict is not Verdict.SPLIT:
        return ""
    if len(texts) > 1 or MISSING in texts:
        return share(found[0].order)
    return texts.pop() if texts else ""


def _values(step: Step, entries: Mapping[int, Entry]) -> str:
    if step.verdict is not Verdict.SPLIT or len(step.values) > FEW:
        return ""
    return ", ".join(
        f"{isolated(entries[value.key].team.name)} {measured(step.criterion, value)}"
        for value in step.values
    )


def _reason(step: Step, entries: Mapping[int, Entry]) -> str:
    if step.passed_over is None:
        return ""
    reason = gettext(PASSED_OVER[step.passed_over.reason])
    if set(step.passed_over.keys) == set(step.tied):
        return reason
    names = _names(step.passed_over.keys, entries)
    return f"{reason} ({names})"
