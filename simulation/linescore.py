"""Line scores: what stands in the cells of the periods, and behind them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from simulation.boxscore import StatColumn
from simulation.protocol import AWAY, HOME, SIDES, Ruleset
from simulation.words import Words, words

#: Stands where a side had no turn in a period.
LEFT_OUT: Final = "X"

#: Points of a period, :data:`LEFT_OUT`, or None for a period that was not begun.
PeriodCell = int | str | None


class PeriodCells(NamedTuple):
    """The cells of both sides, one for each heading."""

    home: tuple[PeriodCell, ...]
    away: tuple[PeriodCell, ...]


def period_cells(
    ruleset: Ruleset,
    options: Mapping[str, object],
    periods: Sequence[tuple[int, int]],
    *,
    is_over: bool = True,
) -> PeriodCells:
    """Return the cells of a line score, as many as the ruleset has headings.

    :param periods: points (home, away) of each period begun.
    :param is_over: whether no period is still being played.
    """
    headings = ruleset.period_names(options, len(periods))
    rows: list[list[PeriodCell]] = [
        [points[side] for points in periods] + [None] * (len(headings) - len(periods))
        for side in SIDES
    ]
    if is_over:
        for period, side in ruleset.left_out(periods, options):
            rows[side][period - 1] = LEFT_OUT
    return PeriodCells(tuple(rows[HOME]), tuple(rows[AWAY]))


def period_in_words(ruleset: Ruleset, heading: str) -> Words:
    """Return a period as a sentence names it: an inning is called one.

    :param heading: one of the ruleset's ``period_names``.
    """
    return words(ruleset.period_title, heading=heading)


def line_columns(ruleset: Ruleset) -> tuple[StatColumn, ...]:
    """Return the columns that stand behind the periods, points first.

    There are none where that is the total of points alone.
    """
    by_key = {column.key: column for column in ruleset.stat_columns}
    return tuple(by_key[key] for key in ruleset.line_score)
