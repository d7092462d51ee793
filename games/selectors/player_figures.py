"""What players did: in a season, over their careers, and game by game.

All of it is read from the lines of games and seasons, where the rule book has players.
A player who had two teams in a season has a line for each; a table, a board of leaders
and a career take them together.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from django.db.models import Count, OuterRef, QuerySet, Subquery

from games.models import PlayerLine, PlayerSeasonLine, TeamLine
from games.selectors.statistics import Contender, Leaders, leader_board
from games.statistics import (
    Cell,
    Line,
    Measure,
    Shots,
    cell,
    folded,
    folded_shots,
    needed_games,
    ordered,
)
from leagues.errors import BadValue
from leagues.models import Entry, Fixture, Player, RosterSpot, Season
from leagues.selectors.listings import team_named
from simulation.boxscore import PERIODS, POINTS, STARTS, StatColumn
from simulation.protocol import Ruleset

if TYPE_CHECKING:
    from django_stubs_ext import WithAnnotations

GAMES = "games"
PLAYER = "player"
TEAM = "team"
POSITION = "position"
#: What a table can be sorted by beside its columns.
WORDS = (PLAYER, TEAM, POSITION)


class _Last(TypedDict):
    """The latest game for which a player was on a team's sheet: his spot then."""

    last_spot: int


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """What a player did in a season, for one team or for all that he had.

    `entries` are those teams, the latest last. `spot` is what he was when he was last
    on their team sheet, in the game or not: his number, position and ratings then.
    `games` are those that he was in; `line` and `shots` their sums, by key and by zone.
    `cells` go with the columns of whatever they stand in.
    """

    player: Player
    entries: tuple[Entry, ...]
    spot: RosterSpot
    games: int
    line: Line
    shots: Shots
    cells: tuple[Cell, ...]

    @property
    def entry(self) -> Entry:
        """His latest team."""
        return self.entries[-1]

    @property
    def season(self) -> Season:
        """The season that it is about."""
        return self.entry.season


@dataclass(frozen=True, slots=True)
class PlayerTable:
    """The players of a season, in the order asked for.

    `minimum` is how many games somebody needs to be listed among the leaders; where
    `is_qualified`, those with fewer are left out.
    """

    columns: tuple[StatColumn, ...]
    rows: tuple[PlayerFigures, ...]
    measure: Measure
    sort: str
    is_descending: bool
    minimum: int
    is_qualified: bool


@dataclass(frozen=True, slots=True)
class PlayerSeason:
    """A season of a player: a row for each of his teams, the first one first.

    `combined` takes them together, where there were several.
    """

    season: Season
    teams: tuple[PlayerFigures, ...]
    combined: PlayerFigures | None

    @property
    def whole(self) -> PlayerFigures:
        """The season as one row, whether he had one team or several."""
        return self.combined or self.teams[0]


@dataclass(frozen=True, slots=True)
class PlayerCareer:
    """The seasons of a player, the first one first, and all of them together.

    `career` is None for somebody who was in no game that counts.
    """

    columns: tuple[StatColumn, ...]
    seasons: tuple[PlayerSeason, ...]
    career: PlayerFigures | None
    measure: Measure


@dataclass(frozen=True, slots=True)
class PlayerGame:
    """A game for which a player was on the team sheet.

    `entry` is the team that he was with, `spot` what he was to it at tip-off. Who
    `has_played` has cells and shots; whoever sat it out has none.
    """

    fixture: Fixture
    entry: Entry
    opponent: Entry
    side: str
    spot: RosterSpot
    has_played: bool
    is_starter: bool
    cells: tuple[Cell, ...]
    shots: Shots

    @property
    def is_home(self) -> bool:
        """Whether his team was at home."""
        return self.side == TeamLine.Side.HOME


@dataclass(frozen=True, slots=True)
class PlayerLog:
    """A player's games of a season, in playing order; `cells` go with `columns`."""

    columns: tuple[StatColumn, ...]
    games: tuple[PlayerGame, ...]


def player_columns(rules: Ruleset) -> tuple[StatColumn, ...]:
    """Return the columns of players, those of periods left out."""
    return tuple(
        column
        for column in rules.stat_columns
        if column.is_of_players and column.group != PERIODS
    )


def season_players(
    season: Season,
    *,
    measure: Measure = Measure.AVERAGE,
    sort: str = POINTS,
    is_descending: bool = True,
    team: str | None = None,
    position: str | None = None,
    is_qualified: bool = False,
) -> PlayerTable:
    """Return what the players of a season did; three queries, one more with a team.

    There is a row for each player who was in a game that counts. Rows without a value
    come last either way; equal ones by name of the player, then in the order in which
    they came into the league. Averages are by game that he was in.

    :param sort: key of a column, or `games`, `player`, `team` or `position`.
    :param team: slug of a team: what its players did for it, and nobody else.
    :param position: only those whose position it was when they were last on a sheet.
    :param is_qualified: only those with enough games to be listed among the leaders.
    :raises BadValue: for a column, a team or a position that there is not.
    """
    rules = season.league.rules
    columns = player_columns(rules)
    keys = [column.key for column in columns]
    if sort not in (*keys, GAMES, *WORDS):
        raise BadValue("sort", "There is no such column.")
    lines = _lines(season.player_season_lines.all())
    if team is not None:
        lines = lines.filter(entry__team=team_named([season], team))
    spec = rules.roster_spec
    if position is not None and (spec is None or position not in spec.positions):
        raise BadValue("position", "There is no such position in this game.")
    rows = _by_player(lines, columns, measure)
    minimum = needed_games(max(_games_by_entry(season).values(), default=0))
    kept = [
        row
        for row in rows
        if position in (None, row.spot.position)
        and (row.games >= minimum or not is_qualified)
    ]
    found = _ordered(kept, keys, sort, rules, is_descending=is_descending)
    return PlayerTable(
        columns, tuple(found), measure, sort, is_descending, minimum, is_qualified
    )


def _ordered(
    rows: list[PlayerFigures],
    keys: list[str],
    sort: str,
    rules: Ruleset,
    *,
    is_descending: bool,
) -> list[PlayerFigures]:
    """Return rows, which are in the order of names, by a column or by a word."""
    if sort in keys:
        place = keys.index(sort)
        return ordered(rows, lambda row: row.cells[place], is_descending=is_descending)
    if sort == GAMES:
        return ordered(rows, lambda row: row.games, is_descending=is_descending)
    if sort == POSITION:
        positions = () if rules.roster_spec is None else rules.roster_spec.positions
        places = {name: place for place, name in enumerate(positions)}
        return ordered(
            rows,
            lambda row: places.get(row.spot.position),
            is_descending=is_descending,
        )
    if sort == TEAM:
        by_team = sorted(rows, key=lambda row: (row.entry.team.name, row.entry.pk))
        return by_team[::-1] if is_descending else by_team
    return rows[::-1] if is_descending else rows


def player_leaders(
    season: Season, boards: int | None = None, count: int = 5
) -> Leaders[PlayerFigures]:
    """Return the best players of a season; four queries.

    Listed is who was in half as many games, rounded up, as the team with the most has
    player lines of: that is `minimum`. A share is that of all his games together, and
    takes as many tries by game that he was in as the rule book's `minimum` says.

    :param boards: how many of the rule book's leader columns of players, the first
        ones; all of them by default.
    :param count: how many players of each.
    """
    rules = season.league.rules
    columns = player_columns(rules)
    keys = {column.key for column in columns}
    games = _games_by_entry(season)
    minimum = needed_games(max(games.values(), default=0))
    rows = _by_player(
        _lines(season.player_season_lines.all()), columns, Measure.AVERAGE
    )
    listed = [
        Contender(row, row.line, row.games) for row in rows if row.games >= minimum
    ]
    of_players = [
        leader for leader in rules.leaders if rules.has_players and leader.key in keys
    ]
    played = season.fixtures.filter(state=Fixture.State.DECIDED, forfeit="").count()
    return Leaders(
        minimum,
        tuple(
            leader_board(columns, leader, listed, count)
            for leader in of_players[:boards]
        ),
        games=sum(games.values()) // 2,
        played=played,
    )


def player_seasons(
    player: Player, *, measure: Measure = Measure.AVERAGE
) -> PlayerCareer:
    """Return the seasons of a player by team, and his career; two queries.

    :param player: with his league at hand, or one query more.
    """
    columns = player_columns(player.league.rules)
    lines = _lines(PlayerSeasonLine.objects.filter(player=player))
    found = _figures(lines, columns, measure)
    by_season: defaultdict[int, list[PlayerFigures]] = defaultdict(list)
    for row in found:
        by_season[row.season.number].append(row)
    seasons = tuple(
        PlayerSeason(
            season=rows[0].season,
            teams=tuple(rows),
            combined=together(rows, columns, measure) if len(rows) > 1 else None,
        )
        for _, rows in sorted(by_season.items())
    )
    whole = [row for season in seasons for row in season.teams]
    career = together(whole, columns, measure) if whole else None
    return PlayerCareer(columns, seasons, career, measure)


def player_games(player: Player, season: Season) -> PlayerLog:
    """Return the games of a season for which a player was on the sheet; one query.

    :param season: with its league at hand, or one query more.
    """
    columns = player_columns(season.league.rules)
    lines = (
        PlayerLine.objects.filter(
            player=player, game__is_official=True, game__fixture__season=season
        )
        .select_related(
            "entry__team",
            "spot",
            "game__fixture__home__team",
            "game__fixture__away__team",
        )
        .defer("game__record", "game__events")
        .order_by("game__fixture__starts_at", "game__fixture__number", "pk")
    )
    games = tuple(_logged(line, columns, season) for line in lines)
    return PlayerLog(columns, games)


def line_cells(line: PlayerLine, columns: Sequence[StatColumn]) -> tuple[Cell, ...]:
    """Return the cells of a player's line in a game, none if he was not in it."""
    if not line.values:
        return ()
    return tuple(cell(column, line.values) for column in columns)


def _logged(
    line: PlayerLine, columns: Sequence[StatColumn], season: Season
) -> PlayerGame:
    fixture = line.game.fixture
    assert fixture is not None  # noqa: S101 (asked for)
    fixture.season = season
    is_home = line.side == TeamLine.Side.HOME
    return PlayerGame(
        fixture=fixture,
        entry=line.entry,
        opponent=fixture.away if is_home else fixture.home,
        side=line.side,
        spot=line.spot,
        has_played=bool(line.values),
        is_starter=line.values.get(STARTS, 0) > 0,
        cells=line_cells(line, columns),
        shots=line.shots,
    )


def together(
    rows: Sequence[PlayerFigures], columns: Sequence[StatColumn], measure: Measure
) -> PlayerFigures:
    """Return rows of one player, one or more, the earliest first, as one."""
    games = sum(row.games for row in rows)
    line = folded(
        columns, (row.line for row in rows), games=[row.games for row in rows]
    )
    entries = {entry.pk: entry for row in rows for entry in row.entries}
    return PlayerFigures(
        player=rows[-1].player,
        entries=tuple(entries.values()),
        spot=rows[-1].spot,
        games=games,
        line=line,
        shots=folded_shots(row.shots for row in rows),
        cells=tuple(cell(column, line, games, measure) for column in columns),
    )


def _lines(
    lines: QuerySet[PlayerSeasonLine],
) -> "QuerySet[WithAnnotations[PlayerSeasonLine, _Last]]":
    """Return season lines with what their players were last, the earliest team first.

    Players come by name.
    """
    latest = PlayerLine.objects.filter(
        entry=OuterRef("entry"), player=OuterRef("player"), game__is_official=True
    ).order_by("-game__fixture__starts_at", "-game__fixture__number", "-pk")
    return (
        lines.select_related("player__league", "entry__team", "entry__season")
        .annotate(
            last_spot=Subquery(latest.values("spot")[:1]),
            last_at=Subquery(latest.values("game__fixture__starts_at")[:1]),
        )
        .order_by("player__name", "player_id", "season__number", "last_at", "pk")
    )


def _figures(
    lines: "QuerySet[WithAnnotations[PlayerSeasonLine, _Last]]",
    columns: Sequence[StatColumn],
    measure: Measure,
) -> list[PlayerFigures]:
    """Return a row for each of the lines; two queries."""
    rows = list(lines)
    spots = RosterSpot.objects.in_bulk({row.last_spot for row in rows})
    return [
        PlayerFigures(
            player=row.player,
            entries=(row.entry,),
            spot=spots[row.last_spot],
            games=row.games,
            line=row.values,
            shots=row.shots,
            cells=tuple(
                cell(column, row.values, row.games, measure) for column in columns
            ),
        )
        for row in rows
    ]


def _by_player(
    lines: "QuerySet[WithAnnotations[PlayerSeasonLine, _Last]]",
    columns: Sequence[StatColumn],
    measure: Measure,
) -> list[PlayerFigures]:
    """Return a row for each player of a season, in the order of their names."""
    found: dict[int, list[PlayerFigures]] = {}
    for row in _figures(lines, columns, measure):
        found.setdefault(row.player.pk, []).append(row)
    return [
        rows[0] if len(rows) == 1 else together(rows, columns, measure)
        for rows in found.values()
    ]


def _games_by_entry(season: Season) -> Counter[int]:
    """Return how many games that count each team has player lines of; one query."""
    counts: Iterable[tuple[int, int]] = (
        PlayerLine.objects.filter(game__is_official=True, game__fixture__season=season)
        .values_list("entry")
        .annotate(games=Count("game", distinct=True))
        .order_by("entry")
    )
    return Counter(dict(counts))
