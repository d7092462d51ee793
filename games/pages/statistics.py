"""The statistics of a season: one table, sorted and cut as the reader asks."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from django.http import Http404
from django.utils.http import urlencode
from django.utils.translation import gettext

from games.pages.figures import group_title, groups_of
from games.selectors import (
    Leaders,
    StatRow,
    StatTable,
    season_leaders,
    season_statistics,
)
from games.selectors.statistics import GAMES, TEAM
from games.statistics import Cell, Measure
from leagues.errors import BadValue
from leagues.models import Season
from leagues.pages.segments import Segment
from simulation.boxscore import POINTS, StatColumn

TOTALS: Final = "totals"
AGAINST: Final = "against"
ASCENDING: Final = "asc"
DESCENDING: Final = "desc"


@dataclass(frozen=True, slots=True)
class Asked:
    """What the reader asks for, as the address says it; empty is the default."""

    sort: str = ""
    order: str = ""
    measure: str = ""
    side: str = ""
    group: str = ""

    @classmethod
    def of(cls, query: Mapping[str, str]) -> "Asked":
        """Return what a query asks for; whatever else stands in it is passed over."""
        return cls(**{name: query.get(name, "") for name in asdict(cls())})

    def address(self, **changes: Any) -> str:
        """Return the address of the same page with some of it changed."""
        values = asdict(replace(self, **changes))
        return f"?{urlencode({name: value for name, value in values.items() if value})}"

    def check(self) -> None:
        """:raises Http404: for a choice that there is not, the column left aside."""
        for value, choices in (
            (self.order, (ASCENDING, DESCENDING)),
            (self.measure, (TOTALS,)),
            (self.side, (AGAINST,)),
        ):
            if value and value not in choices:
                raise Http404


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a column and the link that sorts by it.

    `column` is None for teams and games. `sorted` is ``ascending``, ``descending`` or
    empty, as `aria-sort` wants it.
    """

    column: StatColumn | None
    address: str
    sorted: str


@dataclass(frozen=True, slots=True)
class StatCell:
    """A figure under its column."""

    column: StatColumn
    value: Cell
    is_sorted: bool


@dataclass(frozen=True, slots=True)
class StatLine:
    """A team's line of the table."""

    row: StatRow
    is_mine: bool
    cells: tuple[StatCell, ...]


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """All that the page of statistics shows.

    `has_lines` tells whether any game has a box score.
    """

    table: StatTable
    team: Head
    games: Head
    heads: tuple[Head, ...]
    lines: tuple[StatLine, ...]
    measures: tuple[Segment, ...]
    sides: tuple[Segment, ...]
    groups: tuple[Segment, ...]
    leaders: Leaders

    @property
    def has_lines(self) -> bool:
        """Whether any game has a box score."""
        return any(line.row.games for line in self.lines)


def statistics_view(
    season: Season, asked: Asked, teams: frozenset[int]
) -> StatisticsView:
    """Return the statistics of a season whose rule book is here; six queries.

    :param teams: ids of the reader's own teams.
    :raises Http404: for anything asked for that there is not.
    """
    table = _table(season, asked)
    shown = _shown(table, asked.group)
    return StatisticsView(
        table=table,
        team=_head(asked, table, TEAM),
        games=_head(asked, table, GAMES),
        heads=tuple(
            _head(asked, table, table.columns[place].key, table.columns[place])
            for place in shown
        ),
        lines=tuple(_line(table, row, shown, teams) for row in table.rows),
        measures=_segments(
            asked, "measure", {"": gettext("Per game"), TOTALS: gettext("Totals")}
        ),
        sides=_segments(
            asked, "side", {"": gettext("Team"), AGAINST: gettext("Opponents")}
        ),
        groups=_segments(asked, "group", _group_titles(table)),
        leaders=season_leaders(season),
    )


def _table(season: Season, asked: Asked) -> StatTable:
    asked.check()
    sort = asked.sort or POINTS
    default = ASCENDING if sort == TEAM else DESCENDING
    try:
        return season_statistics(
            season,
            measure=Measure.TOTAL if asked.measure == TOTALS else Measure.AVERAGE,
            is_against=asked.side == AGAINST,
            sort=sort,
            is_descending=(asked.order or default) == DESCENDING,
        )
    except BadValue as error:
        raise Http404 from error


def _shown(table: StatTable, group: str) -> list[int]:
    """Return the places of the columns that are shown.

    Points and the column that the table is sorted by stand with every group.
    """
    if not group:
        return list(range(len(table.columns)))
    if group not in groups_of(table.columns):
        raise Http404
    return [
        place
        for place, column in enumerate(table.columns)
        if column.group == group or column.key in (POINTS, table.sort)
    ]


def _group_titles(table: StatTable) -> dict[str, str]:
    alone = [column.group for column in table.columns if column.key == POINTS]
    return {
        "": gettext("All columns"),
        **{
            name: group_title(name)
            for name in groups_of(table.columns)
            if name not in alone
        },
    }


def _line(
    table: StatTable, row: StatRow, shown: list[int], teams: frozenset[int]
) -> StatLine:
    return StatLine(
        row=row,
        is_mine=row.entry.team_id in teams,
        cells=tuple(
            StatCell(
                column=table.columns[place],
                value=row.cells[place],
                is_sorted=table.columns[place].key == table.sort,
            )
            for place in shown
        ),
    )


def _head(
    asked: Asked, table: StatTable, key: str, column: StatColumn | None = None
) -> Head:
    """Return the head of a column; where it sorts, its link turns the order round."""
    is_sorted = key == table.sort
    default = ASCENDING if key == TEAM else DESCENDING
    order = default
    if is_sorted:
        order = ASCENDING if table.is_descending else DESCENDING
    direction = "descending" if table.is_descending else "ascending"
    return Head(
        column=column,
        address=asked.address(sort=key, order="" if order == default else order),
        sorted=direction if is_sorted else "",
    )


def _segments(
    asked: Asked, name: str, titles: Mapping[str, str]
) -> tuple[Segment, ...]:
    chosen = getattr(asked, name)
    return tuple(
        Segment(title, asked.address(**{name: value}), is_current=value == chosen)
        for value, title in titles.items()
    )
