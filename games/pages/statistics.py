"""The statistics of a season: one table, sorted and cut as the reader asks."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Generic, TypeVar

from django.http import Http404
from django.utils.http import urlencode
from django.utils.translation import gettext

from games.exports import csv_text
from games.pages.figures import group_title, groups_of
from games.selectors import (
    Leaders,
    PlayerFigures,
    PlayerTable,
    StatRow,
    StatTable,
    season_leaders,
    season_statistics,
)
from games.selectors.statistics import GAMES, TEAM
from games.statistics import Cell, Measure, Row
from leagues.errors import BadValue
from leagues.models import Entry, Season
from leagues.pages.segments import Segment
from simulation.boxscore import POINTS, StatColumn

TOTALS: Final = "totals"
AGAINST: Final = "against"
PLAYERS: Final = "players"
QUALIFIED: Final = "yes"
ASCENDING: Final = "asc"
DESCENDING: Final = "desc"
Listed = TypeVar("Listed", StatRow, PlayerFigures)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the reader asks for, as the address says it; empty is the default.

    `side` is asked of teams alone, `team` and what follows it of players.
    """

    who: str = ""
    sort: str = ""
    order: str = ""
    measure: str = ""
    group: str = ""
    side: str = ""
    team: str = ""
    position: str = ""
    qualified: str = ""
    page: str = ""

    @classmethod
    def of(cls, query: Mapping[str, str]) -> "Asked":
        """Return what a query asks for; whatever else stands in it is passed over."""
        return cls(**{name: query.get(name, "") for name in asdict(cls())})

    @property
    def for_teams(self) -> "Asked":
        """What of it can be asked of teams."""
        return replace(self, who="", team="", position="", qualified="", page="")

    @property
    def for_players(self) -> "Asked":
        """What of it can be asked of players."""
        return replace(self, who=PLAYERS, side="")

    @property
    def is_of_players(self) -> bool:
        """Whether the reader asks for players."""
        return self.who == PLAYERS

    @property
    def shown_measure(self) -> Measure:
        """How columns that add up are shown."""
        return Measure.TOTAL if self.measure == TOTALS else Measure.AVERAGE

    def is_descending(self, default: str) -> bool:
        """Whether the highest comes first.

        :param default: the order of the column by itself.
        """
        return (self.order or default) == DESCENDING

    def address(self, **changes: Any) -> str:
        """Return the address of the same page, its first part, with changes."""
        values = asdict(replace(self, **{"page": "", **changes}))
        return f"?{urlencode({name: value for name, value in values.items() if value})}"

    def check(self) -> None:
        """:raises Http404: for a choice that there is not, the column left aside."""
        for value, choices in (
            (self.who, (PLAYERS,)),
            (self.order, (ASCENDING, DESCENDING)),
            (self.measure, (TOTALS,)),
            (self.side, (AGAINST,)),
            (self.qualified, (QUALIFIED,)),
        ):
            if value and value not in choices:
                raise Http404


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a column and the link that sorts by it.

    `column` is None for what is no figure: names and games. `sorted` is ``ascending``,
    ``descending`` or empty, as `aria-sort` wants it.
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
class StatLine(Generic[Row]):
    """A line of the table; `is_mine` marks a team of the reader, and its players."""

    row: Row
    is_mine: bool
    cells: tuple[StatCell, ...]


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """All that the page of statistics shows of teams.

    `kinds` leads to players and back; empty where the rule book has no players. `csv`
    is the address of the whole table as CSV.
    """

    table: StatTable
    team: Head
    games: Head
    heads: tuple[Head, ...]
    lines: tuple[StatLine[StatRow], ...]
    kinds: tuple[Segment, ...]
    measures: tuple[Segment, ...]
    sides: tuple[Segment, ...]
    groups: tuple[Segment, ...]
    leaders: Leaders[Entry]
    csv: str

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
    asked = asked.for_teams
    table = _table(season, asked)
    shown = shown_places(table.columns, asked, table.sort)
    heads = Heads(asked, table.sort, table.is_descending)
    return StatisticsView(
        table=table,
        team=heads.word(TEAM),
        games=heads.figure(GAMES),
        heads=heads.figures(table.columns, shown),
        lines=stat_lines(table, table.rows, shown, teams),
        kinds=kinds_of(season, asked),
        measures=measures_of(asked),
        sides=segments(
            asked, "side", {"": gettext("Team"), AGAINST: gettext("Opponents")}
        ),
        groups=groups_to_choose(table.columns, asked),
        leaders=season_leaders(season),
        csv=f"teams.csv{asked.address()}".removesuffix("?"),
    )


def statistics_csv(season: Season, asked: Asked) -> str:
    """Return the table of teams that the page shows as CSV; three queries.

    :raises Http404: as the page.
    """
    asked = asked.for_teams
    table = _table(season, asked)
    shown = shown_places(table.columns, asked, table.sort)
    keys = [table.columns[place].key for place in shown]
    return csv_text(
        ["slug", "team", "games", "played", *keys],
        (
            [
                row.entry.team.slug,
                row.entry.team.name,
                row.games,
                row.played,
                *(row.cells[place] for place in shown),
            ]
            for row in table.rows
        ),
    )


def _table(season: Season, asked: Asked) -> StatTable:
    asked.check()
    sort = asked.sort or POINTS
    default = ASCENDING if sort == TEAM else DESCENDING
    try:
        return season_statistics(
            season,
            measure=asked.shown_measure,
            is_against=asked.side == AGAINST,
            sort=sort,
            is_descending=asked.is_descending(default),
        )
    except BadValue as error:
        raise Http404 from error


def shown_places(columns: Sequence[StatColumn], asked: Asked, sort: str) -> list[int]:
    """Return the places of the columns that are shown.

    Points and the column that the table is sorted by stand with every group.

    :raises Http404: for a group that there is not.
    """
    group = asked.group
    if not group:
        return list(range(len(columns)))
    if group not in groups_of(columns):
        raise Http404
    return [
        place
        for place, column in enumerate(columns)
        if column.group == group or column.key in (POINTS, sort)
    ]


def stat_lines(
    table: StatTable | PlayerTable,
    rows: Iterable[Listed],
    places: Sequence[int],
    teams: frozenset[int],
) -> tuple[StatLine[Listed], ...]:
    """Return rows of a table as lines of a page.

    :param places: of the columns that are shown.
    :param teams: ids of the reader's own teams.
    """
    shown = [(table.columns[place], place) for place in places]
    return tuple(
        StatLine(
            row=row,
            is_mine=row.entry.team_id in teams,
            cells=tuple(
                StatCell(column, row.cells[place], column.key == table.sort)
                for column, place in shown
            ),
        )
        for row in rows
    )


def groups_to_choose(
    columns: Sequence[StatColumn], asked: Asked
) -> tuple[Segment, ...]:
    """Return the groups of columns as choices, that of points left out."""
    alone = [column.group for column in columns if column.key == POINTS]
    titles = {
        name: group_title(name) for name in groups_of(columns) if name not in alone
    }
    return segments(asked, "group", {"": gettext("All columns"), **titles})


def measures_of(asked: Asked) -> tuple[Segment, ...]:
    """Return the ways in which figures are shown as choices."""
    return segments(
        asked, "measure", {"": gettext("Per game"), TOTALS: gettext("Totals")}
    )


def kinds_of(season: Season, asked: Asked) -> tuple[Segment, ...]:
    """Return teams and players as choices; nothing where there are no players."""
    if not season.league.rules.has_players:
        return ()
    kept = Asked(measure=asked.measure)
    return (
        Segment(gettext("Teams"), kept.address(), not asked.is_of_players),
        Segment(gettext("Players"), kept.address(who=PLAYERS), asked.is_of_players),
    )


@dataclass(frozen=True, slots=True)
class Heads:
    """The heads of a table that is sorted by a column of it.

    Where a column sorts already, its link turns the order round.
    """

    asked: Asked
    sort: str
    is_descending: bool

    def word(self, key: str) -> Head:
        """Return the head of a column of words, from A to Z by itself."""
        return self._head(key, None, ASCENDING)

    def figure(self, key: str, column: StatColumn | None = None) -> Head:
        """Return the head of a column of figures, the highest first by itself."""
        return self._head(key, column, DESCENDING)

    def figures(
        self, columns: Sequence[StatColumn], places: Sequence[int]
    ) -> tuple[Head, ...]:
        """Return the heads of the columns in some places."""
        return tuple(self.figure(columns[at].key, columns[at]) for at in places)

    def _head(self, key: str, column: StatColumn | None, default: str) -> Head:
        is_sorted = key == self.sort
        order = default
        if is_sorted:
            order = ASCENDING if self.is_descending else DESCENDING
        direction = "descending" if self.is_descending else "ascending"
        return Head(
            column=column,
            address=self.asked.address(
                sort=key, order="" if order == default else order
            ),
            sorted=direction if is_sorted else "",
        )


def segments(asked: Asked, name: str, titles: Mapping[str, str]) -> tuple[Segment, ...]:
    """Return the values of something asked for as choices, by their titles."""
    chosen = getattr(asked, name)
    return tuple(
        Segment(title, asked.address(**{name: value}), is_current=value == chosen)
        for value, title in titles.items()
    )
