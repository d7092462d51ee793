"""A game on paper: line score, box score, figures and play-by-play, as text or JSON."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final, NamedTuple

from simulation.boxscore import (
    PERIODS,
    POINTS,
    BoxScore,
    Ratio,
    StatColumn,
    amount_text,
    ratio,
)
from simulation.commands.console import text_table
from simulation.linescore import line_columns, period_cells
from simulation.protocol import (
    ACTOR_NAMES,
    AWAY,
    HOME,
    SIDE_SLOTS,
    SIDES,
    Game,
    Ruleset,
)
from simulation.words import fill

TEAM_NAMES: Final = {"H": "Home", "A": "Away"}


class PlayLine(NamedTuple):
    """An event in words.

    :param event: its index in the log.
    :param period: the one that it belongs to, counted from 1.
    :param home: points after it; ``away`` likewise.
    """

    event: int
    period: int
    home: int
    away: int
    text: str


def play_by_play(ruleset: Ruleset, game: Game, box: BoxScore) -> Iterator[PlayLine]:
    """Yield the events that are worth a line, each with the score behind it."""
    changes = {change.event: (change.home, change.away) for change in box.running}
    score, period, fold = (0, 0), 1, ruleset.fold()
    for index, event in enumerate(game.events):
        score = changes.get(index, score)
        period = max([period, *(item.period for item in fold.add(event))])
        phrase = ruleset.describe(event)
        if phrase is not None:
            yield PlayLine(index, period, *score, fill(phrase, TEAM_NAMES))


def written_box(box: BoxScore) -> dict[str, Any]:
    """Return periods, lines and figures as plain JSON values."""
    return {
        "periods": [list(points) for points in box.periods],
        "lines": box.lines,
        "figures": {
            "largest_lead": {
                ACTOR_NAMES[side]: box.largest_lead(side) for side in SIDES
            },
            "lead_changes": box.lead_changes,
            "times_tied": box.times_tied,
        },
    }


def score_sheet(
    ruleset: Ruleset, options: Mapping[str, Any], box: BoxScore, *, is_over: bool
) -> str:
    """Return line score, box score and figures as text, a blank line between them.

    Points by period stand in the line score alone.

    :param is_over: whether the game was played to its end.
    """
    parts = [_line_score(ruleset, options, box, is_over)]
    for group, columns in groupby(ruleset.stat_columns, lambda column: column.group):
        if group != PERIODS:
            parts.append(_lines(group, list(columns), box))
    parts.append(
        f"largest lead: Home {box.largest_lead(HOME)}, Away {box.largest_lead(AWAY)}; "
        f"lead changes: {box.lead_changes}; times tied: {box.times_tied}"
    )
    return "\n\n".join(parts)


def _line_score(
    ruleset: Ruleset, options: Mapping[str, Any], box: BoxScore, is_over: bool
) -> str:
    """Return the line score; one with columns of its own has away above home."""
    headings = ruleset.period_names(options, len(box.periods))
    cells = period_cells(ruleset, options, box.periods, is_over=is_over)
    columns = line_columns(ruleset)
    totals = [column.heading for column in columns] or ["total"]
    rows = [["line score", *headings, *totals]]
    for side in (AWAY, HOME) if columns else SIDES:
        line = box.team(side)
        behind = [_cell(line, column) for column in columns] or [str(line[POINTS])]
        points = ["–" if cell is None else str(cell) for cell in cells[side]]
        rows.append([TEAM_NAMES[SIDE_SLOTS[side]], *points, *behind])
    return text_table(rows)


def _lines(group: str, columns: list[StatColumn], box: BoxScore) -> str:
    rows = [[group, *(column.heading for column in columns)]]
    for subject, line in sorted(box.lines.items(), key=_place):
        is_team = subject in SIDE_SLOTS
        cells = [
            _cell(line, column)
            if (column.is_of_teams if is_team else column.is_of_players)
            else ""
            for column in columns
        ]
        if any(cells):
            rows.append([TEAM_NAMES.get(subject, subject), *cells])
    return text_table(rows)


def _place(entry: tuple[str, dict[str, int]]) -> tuple[int, int]:
    """Return where a subject stands: the team, then its players by their slots."""
    slot = entry[0]
    return SIDE_SLOTS.index(slot[0]), int(slot[1:] or 0)


def _cell(line: dict[str, int], column: StatColumn) -> str:
    if isinstance(column.adds, Ratio):
        share = ratio(line, column.adds)
        return "–" if share is None else f"{share:.{column.adds.digits}f}"
    return amount_text(column, line.get(column.key, 0))
