"""Games: which one counts, its record as published, and all that its page shows."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.db.models import QuerySet

from games.charts import ChartTeam, MarginChart
from games.models import Game, PlayerLine, TeamLine
from games.records import sealed_record, unpack_record
from games.selectors.courses import (
    Figures,
    PlayLine,
    chart_of,
    events_of,
    figures_of,
    plays_of,
)
from games.selectors.players import (
    FoulTrouble,
    PlayerBox,
    foul_trouble,
    play_names,
    stored_boxes,
)
from games.statistics import Cell, Line, cell
from leagues.badges import chart_pair, colours_of
from leagues.models import CoachProfile, Fixture, Season, Team
from leagues.models.team import DEFAULT_COACH
from simulation.boxscore import StatColumn, shown_columns, tally
from simulation.errors import BadRecord, UnknownRuleset
from simulation.linescore import PeriodCell, line_columns, period_cells
from simulation.protocol import Ruleset
from simulation.record import GameRecord

_SIDES = (TeamLine.Side.HOME, TeamLine.Side.AWAY)


def games_of(fixture: Fixture) -> QuerySet[Game]:
    """Return all games of a fixture, voided ones too, by attempt."""
    return fixture.games.select_related(
        "run", "home_profile", "away_profile", "author", "voided_by"
    ).order_by("attempt")


def official_game(fixture: Fixture) -> Game | None:
    """Return the game whose result counts, None where there is none."""
    return games_of(fixture).filter(is_official=True).first()


def is_published(season: Season) -> bool:
    """Tell whether the season's secret and the profiles of its games are public."""
    return season.state == Season.State.CLOSED


def published_record(game: Game) -> GameRecord | None:
    """Return a game's record as anybody may have it, None for a result without one.

    While the season goes on, salted hashes stand in place of the coach profiles.
    `game.fixture` and its season are read.

    :raises BadRecord: if what is stored is no record.
    """
    if game.record is None:
        return None
    record = unpack_record(bytes(game.record))
    fixture = game.fixture
    if fixture is None or fixture.season.secret is None or is_published(fixture.season):
        return record
    return sealed_record(
        record,
        bytes(fixture.season.secret),
        season=fixture.season.number,
        fixture=fixture.number,
        attempt=game.attempt,
    )


def published_digest(game: Game, season: Season) -> str:
    """Return the SHA-256 of what `published_record` gives, empty without a record."""
    return game.digest if is_published(season) else game.sealed_digest


@dataclass(frozen=True, slots=True)
class LineTotal:
    """A column behind the points of a line score; a figure is None where unknown."""

    column: StatColumn
    home: Cell
    away: Cell


@dataclass(frozen=True, slots=True)
class LineScore:
    """Points by period; None for a period that was not begun.

    `X` stands where a side had no turn. `points` is the column of the total, None where
    the rule book has no name of its own for it; `totals` stand behind it.
    """

    headings: tuple[str, ...]
    home: tuple[PeriodCell, ...]
    away: tuple[PeriodCell, ...]
    points: StatColumn | None = None
    totals: tuple[LineTotal, ...] = ()

    @property
    def has_periods(self) -> bool:
        """Whether the periods say more than the total: a single one is just that."""
        return len(self.headings) > 1


@dataclass(frozen=True, slots=True)
class BoxRow:
    """A team's row of the box score; `cells` go with the box score's columns.

    `line` is what they are made of.
    """

    team: Team
    side: str
    cells: tuple[Cell, ...]
    line: Line


@dataclass(frozen=True, slots=True)
class Box:
    """A box score: stored columns and formulas, home above away."""

    columns: tuple[StatColumn, ...]
    rows: tuple[BoxRow, ...]


@dataclass(frozen=True, slots=True)
class Making:
    """How a game was made.

    Coaches are the engine's; a profile's version is 0 where the team had none.
    `digest` is that of the published copy, `record_size` its size in bytes, 0 where
    there is none that can be read.
    """

    attempt: int
    attempts: int
    ruleset_title: str
    ruleset_version: str
    home_coach: str
    home_profile: int
    away_coach: str
    away_profile: int
    decisions: int
    seed: str
    digest: str
    record_size: int
    run_number: int | None
    verified_state: str


@dataclass(frozen=True, slots=True)
class GamePage:
    """All that the page of a decided fixture shows beyond the fixture itself.

    `game` is None for a fixture that has no result; what a game has nothing of, such as
    one of a score alone, is None or empty; so is all that only the rule book could tell
    where this site no longer has it. `voided` counts games of the fixture that no
    longer count, whatever took their place. `players` are those of home and away, with
    `fouls` of those who had too many or nearly so.
    """

    fixture: Fixture
    game: Game | None = None
    voided: int = 0
    line_score: LineScore | None = None
    box: Box | None = None
    players: tuple[PlayerBox, ...] = ()
    fouls: tuple[FoulTrouble, ...] = ()
    figures: Figures | None = None
    plays: tuple[PlayLine, ...] = ()
    chart: MarginChart | None = None
    making: Making | None = None


def game_page(fixture: Fixture) -> GamePage:
    """Return what came of a fixture; two queries, three where there are players.

    :param fixture: with league, season and teams at hand, as `leagues.selectors`
        gives them.
    """
    games = list(games_of(fixture))
    game = next((item for item in games if item.is_official), None)
    if game is None:
        return GamePage(fixture, voided=len(games))
    game.fixture = fixture
    try:
        rules = fixture.league.rules
    except UnknownRuleset:
        return GamePage(fixture, game=game, voided=len(games) - 1)
    options = fixture.season.options
    headings = rules.period_names(options, len(game.periods))
    events = events_of(game, rules)
    box = tally(rules, events) if events else None
    shown = _box(game, rules, headings)
    lines = _player_lines(game, rules)
    totals = {row.side: row.line for row in shown.rows} if shown else {}
    players = stored_boxes(rules, lines, totals, options)
    names = play_names(fixture, rules, lines)
    plays = plays_of(rules, events, box, names, headings) if box else ()
    return GamePage(
        fixture=fixture,
        game=game,
        voided=len(games) - 1,
        line_score=line_score_of(game, rules, options, totals),
        box=shown,
        players=players,
        fouls=foul_trouble(rules, players, events, options, headings),
        figures=figures_of(box) if box else None,
        plays=plays,
        chart=_chart(fixture, plays, headings[: len(box.periods) or 1])
        if box
        else None,
        making=_making(game, len(games), rules, fixture.season),
    )


def line_score_of(
    game: Game,
    rules: Ruleset,
    options: Mapping[str, object],
    lines: Mapping[str, Line],
) -> LineScore | None:
    """Return the points by period, None where they are not known.

    :param lines: what each side has by key, empty where there is no box score.
    """
    if not game.periods:
        return None
    periods = game.points_by_period
    cells = period_cells(rules, options, periods)
    columns = line_columns(rules)
    home, away = (lines.get(side, {}) for side in _SIDES)
    return LineScore(
        tuple(rules.period_names(options, len(periods))),
        cells.home,
        cells.away,
        columns[0] if columns else None,
        tuple(
            LineTotal(column, home.get(column.key), away.get(column.key))
            for column in columns[1:]
        ),
    )


def _box(game: Game, rules: Ruleset, headings: list[str]) -> Box | None:
    lines = {line.side: line for line in game.lines.select_related("entry__team")}
    if not lines:
        return None
    values = [line.values for line in lines.values()]
    columns = shown_columns(rules.stat_columns, headings, values)
    return Box(
        columns,
        tuple(
            BoxRow(
                lines[side].entry.team,
                side,
                tuple(cell(column, lines[side].values) for column in columns),
                lines[side].values,
            )
            for side in _SIDES
        ),
    )


def _player_lines(game: Game, rules: Ruleset) -> list[PlayerLine]:
    """Return the lines of the players; a query where the rule book has players."""
    if not rules.has_players:
        return []
    lines = PlayerLine.objects.filter(game=game).select_related("player", "spot")
    return list(lines.order_by("place"))


def _chart(
    fixture: Fixture, plays: tuple[PlayLine, ...], headings: list[str]
) -> MarginChart:
    home, away = fixture.home.team, fixture.away.team
    pair = chart_pair(colours_of(home), colours_of(away))
    return chart_of(
        plays,
        headings,
        home=ChartTeam(home.name, pair.home),
        away=ChartTeam(away.name, pair.away),
    )


def _making(game: Game, attempts: int, rules: Ruleset, season: Season) -> Making:
    home_coach, home_profile = _coaching(game.home_profile)
    away_coach, away_profile = _coaching(game.away_profile)
    return Making(
        attempt=game.attempt,
        attempts=attempts,
        ruleset_title=rules.title,
        ruleset_version=game.ruleset_version,
        home_coach=home_coach,
        home_profile=home_profile,
        away_coach=away_coach,
        away_profile=away_profile,
        decisions=game.decisions,
        seed=game.seed,
        digest=published_digest(game, season),
        record_size=_record_size(game),
        run_number=None if game.run is None else game.run.number,
        verified_state=game.verified_state,
    )


def _record_size(game: Game) -> int:
    """Return the size of the published record, 0 without one that can be read."""
    try:
        record = published_record(game)
    except BadRecord:
        return 0
    return 0 if record is None else len(record.dump())


def _coaching(profile: CoachProfile | None) -> tuple[str, int]:
    if profile is None:
        return DEFAULT_COACH, 0
    return profile.coach, profile.version
