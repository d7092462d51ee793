"""Statistics of a season, read from season lines."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from django.db.models import QuerySet

from games.models import SeasonLine, TeamLine
from games.statistics import (
    Cell,
    Line,
    Measure,
    Placed,
    Row,
    cell,
    leaders,
    needed_games,
    ordered,
)
from leagues.errors import BadValue
from leagues.models import Entry, Fixture, Season
from simulation.boxscore import (
    POINTS,
    LeaderColumn,
    Ratio,
    StatColumn,
    shown_columns,
)

GAMES = "games"
TEAM = "team"


@dataclass(frozen=True, slots=True)
class StatRow:
    """A team's row; `cells` go with the table's columns.

    `games` have lines and are what averages divide by; `played` were decided without
    a forfeit. Where the two differ, scores were entered without a box score.
    """

    entry: Entry
    games: int
    played: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class StatTable:
    """Statistics of all teams, in the order asked for.

    `is_complete` tells whether every row's games all have lines.
    """

    columns: tuple[StatColumn, ...]
    rows: tuple[StatRow, ...]
    measure: Measure
    is_against: bool
    sort: str
    is_descending: bool

    @property
    def is_complete(self) -> bool:
        return all(row.games == row.played for row in self.rows)


def season_statistics(
    season: Season,
    *,
    measure: Measure = Measure.AVERAGE,
    is_against: bool = False,
    sort: str = POINTS,
    is_descending: bool = True,
) -> StatTable:
    """Return the statistics of a season's teams; three queries.

    Rows without a value come last either way; equal ones by name of the team.

    :param is_against: show what the opponents did.
    :param sort: key of a column, `games` or `team`.
    :raises BadValue: for a column that the rule book has not.
    """
    board = _Board.of(season)
    columns = board.columns
    keys = [column.key for column in columns]
    if sort not in (*keys, GAMES, TEAM):
        raise BadValue("sort", "There is no such column.")
    rows = [
        StatRow(
            entry,
            board.games(entry),
            board.played[entry.pk],
            tuple(
                cell(column, board.line(entry, is_against), board.games(entry), measure)
                for column in columns
            ),
        )
        for entry in board.entries
    ]
    if sort == TEAM:
        found = rows if not is_descending else rows[::-1]
    else:
        place = keys.index(sort) if sort != GAMES else 0
        found = ordered(
            rows,
            lambda row: row.games if sort == GAMES else row.cells[place],
            is_descending=is_descending,
        )
    return StatTable(columns, tuple(found), measure, is_against, sort, is_descending)


@dataclass(frozen=True, slots=True)
class LeaderBoard(Generic[Row]):
    """The best teams or players in one column.

    `more` is how many share the last place without being listed. Of a share only those
    are listed that have `minimum` of `basis`, what it is a share of, a game.
    """

    column: StatColumn
    leaders: tuple[Placed[Row], ...]
    more: int
    minimum: int
    basis: StatColumn | None


@dataclass(frozen=True, slots=True)
class Leaders(Generic[Row]):
    """Boards by column. Who has fewer games with lines than `minimum` is left out.

    Columns that add up are averages a game: `games` have lines, `played` have a score.
    """

    minimum: int
    boards: tuple[LeaderBoard[Row], ...]
    games: int
    played: int

    @property
    def is_complete(self) -> bool:
        """Whether every game with a score has lines."""
        return self.games == self.played


@dataclass(frozen=True, slots=True)
class Contender(Generic[Row]):
    """Somebody who may be listed among leaders, with his folded line."""

    row: Row
    line: Line
    games: int


def season_leaders(
    season: Season, boards: int | None = None, count: int = 5
) -> Leaders[Entry]:
    """Return the leaders of a season; three queries.

    :param boards: how many of the rule book's leader columns, the first ones; all of
        them by default.
    :param count: how many teams of each.
    """
    board = _Board.of(season)
    most = max((board.games(entry) for entry in board.entries), default=0)
    minimum = needed_games(most)
    listed = [
        Contender(entry, board.line(entry), board.games(entry))
        for entry in board.entries
        if board.games(entry) >= minimum
    ]
    return Leaders(
        minimum,
        tuple(
            leader_board(board.columns, leader, listed, count)
            for leader in season.league.rules.leaders[:boards]
        ),
        games=sum(board.games(entry) for entry in board.entries) // 2,
        played=sum(board.played.values()) // 2,
    )


def leader_board(
    columns: Sequence[StatColumn],
    leader: LeaderColumn,
    contenders: Sequence[Contender[Row]],
    count: int,
) -> LeaderBoard[Row]:
    """Return the best of some contenders in a column of the rule book.

    :param columns: those of the contenders' lines, the leader's among them.
    """
    by_key = {column.key: column for column in columns}
    column = by_key[leader.key]
    basis = None
    if isinstance(column.adds, Ratio) and leader.minimum:
        basis = by_key[column.adds.denominator]
        contenders = [
            item
            for item in contenders
            if (cell(basis, item.line, item.games, Measure.AVERAGE) or 0)
            >= leader.minimum
        ]
    cells = [
        (item.row, cell(column, item.line, item.games, Measure.AVERAGE))
        for item in contenders
    ]
    return LeaderBoard(column, *leaders(cells, count), leader.minimum, basis)


@dataclass(frozen=True, slots=True)
class _Board:
    """What the tables of a season are made from; entries by name of the team."""

    columns: tuple[StatColumn, ...]
    entries: tuple[Entry, ...]
    lines: dict[int, SeasonLine]
    played: Counter[int]

    @classmethod
    def of(cls, season: Season) -> "_Board":
        entries = tuple(
            season.entries.select_related("team", "division").order_by(
                "team__name", "pk"
            )
        )
        lines = {line.entry_id: line for line in season.season_lines.order_by("pk")}
        pairs = season.fixtures.filter(
            state=Fixture.State.DECIDED, forfeit=""
        ).values_list("home", "away")
        rules = season.league.rules
        columns = shown_columns(
            rules.stat_columns,
            rules.period_names(season.options, 0),
            (line.values for line in lines.values()),
        )
        played = Counter(entry for pair in pairs for entry in pair)
        return cls(columns, entries, lines, played)

    def games(self, entry: Entry) -> int:
        line = self.lines.get(entry.pk)
        return 0 if line is None else line.games

    def line(self, entry: Entry, is_against: bool = False) -> Line:
        line = self.lines.get(entry.pk)
        if line is None:
            return {}
        values: Line = line.against if is_against else line.values
        return values


@dataclass(frozen=True, slots=True)
class LoggedGame:
    """A game of one team: its own cells and the opponent's, by column."""

    fixture: Fixture
    side: str
    cells: tuple[Cell, ...]
    against: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class GameLog:
    """A team's games that have lines, in playing order."""

    columns: tuple[StatColumn, ...]
    games: tuple[LoggedGame, ...]


def game_log(entry: Entry) -> GameLog:
    """Return a team's games of a season; one query beyond `entry.season.league`."""
    season = entry.season
    rules = season.league.rules
    by_game: dict[int, dict[str, TeamLine]] = {}
    for line in _lines_of(entry):
        by_game.setdefault(line.game_id, {})[line.side] = line
    columns = shown_columns(
        rules.stat_columns,
        rules.period_names(season.options, 0),
        (line.values for sides in by_game.values() for line in sides.values()),
    )

    def cells(line: TeamLine) -> tuple[Cell, ...]:
        return tuple(cell(column, line.values) for column in columns)

    games = []
    for sides in by_game.values():
        home, away = sides[TeamLine.Side.HOME], sides[TeamLine.Side.AWAY]
        own, other = (home, away) if home.entry_id == entry.pk else (away, home)
        fixture = own.game.fixture
        assert fixture is not None  # noqa: S101 (asked for)
        games.append(LoggedGame(fixture, own.side, cells(own), cells(other)))
    return GameLog(columns, tuple(games))


def _lines_of(entry: Entry) -> QuerySet[TeamLine]:
    """Return both lines of each of a team's official games."""
    return (
        TeamLine.objects.filter(
            game__is_official=True,
            game__fixture__season=entry.season_id,
            game__lines__entry=entry,
        )
        .select_related(
            "game__fixture__home__team", "game__fixture__away__team", "game__fixture"
        )
        .defer("game__record", "game__events")
        .order_by("game__fixture__starts_at", "game__fixture__number", "pk")
    )
