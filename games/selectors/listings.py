"""Games over all seasons that a reader may know of, cut as he asks, with their lines.

`seasons` are always those that the reader may know of, with their league at hand.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.db.models import Prefetch, Q, QuerySet

from games.models import Game, TeamLine
from games.selectors.courses import (
    Figures,
    PlayLine,
    events_of,
    figures_of,
    plays_of,
)
from games.selectors.player_figures import line_cells, player_columns
from games.selectors.players import play_names
from games.statistics import Cell, Shots, cell
from leagues.models import Fixture, Player, RosterSpot, Season
from leagues.selectors.listings import seasons_named, team_named
from simulation.boxscore import STARTS, StatColumn, shown_columns, tally
from simulation.errors import UnknownRuleset
from simulation.protocol import Event, Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class GameChoice:
    """Which games are wanted; None stands for all of them.

    `season` and `team` are slugs, `fixture` is a number in the league.
    """

    season: str | None = None
    team: str | None = None
    fixture: int | None = None
    source: str | None = None
    is_official: bool = True


@dataclass(frozen=True, slots=True)
class GameSheet:
    """A game with its line score and its box score.

    `periods` are (name, home, away), None for a side that had no turn; `lines` what
    each side has by key of a column, formulas included. `columns` and `lines` are empty
    where there is no box score, or where this site has the rule book no longer.
    """

    game: Game
    fixture: Fixture
    periods: tuple[tuple[str, int | None, int | None], ...]
    columns: tuple[StatColumn, ...]
    lines: Mapping[str, Mapping[str, Cell]]


@dataclass(frozen=True, slots=True)
class Play:
    """A line of the play-by-play and the event that it tells."""

    line: PlayLine
    event: Event


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """A player on the sheet of a side, at his place there, and what he did.

    `cells` go with the columns; who was not in the game has none.
    """

    side: str
    place: int
    player: Player
    spot: RosterSpot
    has_played: bool
    is_starter: bool
    cells: tuple[Cell, ...]
    shots: Shots


@dataclass(frozen=True, slots=True)
class GamePlayers:
    """The players on both sheets of a game, in the order of the sheets.

    `columns` and the cells are empty where this site has the rule book no longer.
    """

    game: Game
    columns: tuple[StatColumn, ...]
    players: tuple[GamePlayer, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went; `figures` is None and `plays` empty where nobody knows."""

    figures: Figures | None
    plays: tuple[Play, ...]


def listed_games(seasons: Sequence[Season], choice: GameChoice) -> QuerySet[Game]:
    """Return the games wanted, fixtures, teams and lines at hand, records left out.

    One query beforehand where a team is named.

    :raises BadValue: for a season or a team that there is not.
    """
    seasons = seasons_named(seasons, choice.season)
    games = (
        Game.objects.filter(fixture__season__in=seasons, is_official=choice.is_official)
        .select_related(
            "fixture__season__league",
            "fixture__home__team",
            "fixture__away__team",
            "run",
            "author",
            "home_profile",
            "away_profile",
        )
        .prefetch_related(Prefetch("lines", TeamLine.objects.order_by("pk")))
        .defer("record", "events")
    )
    if choice.team is not None:
        team = team_named(seasons, choice.team)
        games = games.filter(Q(fixture__home__team=team) | Q(fixture__away__team=team))
    if choice.fixture is not None:
        games = games.filter(fixture__number=choice.fixture)
    if choice.source is not None:
        games = games.filter(source=choice.source)
    return games


def game_sheet(game: Game) -> GameSheet:
    """Return a game of `listed_games` with its scores; no query."""
    fixture = game.fixture
    assert fixture is not None  # noqa: S101 (the listed ones have a fixture)
    lines = {line.side: line.values for line in game.lines.all()}
    rules = _rules(fixture)
    columns: tuple[StatColumn, ...] = ()
    if rules is None:
        names = [str(number) for number in range(1, len(game.periods) + 1)]
    else:
        names = rules.period_names(fixture.season.options, len(game.periods))
        columns = shown_columns(rules.stat_columns, names, lines.values())
    return GameSheet(
        game=game,
        fixture=fixture,
        periods=_periods(game, rules, names),
        columns=columns if lines else (),
        lines={
            side: {column.key: cell(column, values) for column in columns}
            for side, values in lines.items()
            if columns
        },
    )


def _periods(
    game: Game, rules: Ruleset | None, names: Sequence[str]
) -> tuple[tuple[str, int | None, int | None], ...]:
    """Return heading and points of each period, None where a side had no turn."""
    fixture = game.fixture
    assert fixture is not None  # noqa: S101 (the listed ones have a fixture)
    rows: list[list[int | None]] = [list(points) for points in game.periods]
    if rules is not None:
        options = fixture.season.options
        for period, side in rules.left_out(game.points_by_period, options):
            rows[period - 1][side] = None
    return tuple(
        (name, home, away) for name, (home, away) in zip(names, rows, strict=False)
    )


def game_players(game: Game) -> GamePlayers:
    """Return who was on the sheets of a game of `listed_games`; one query."""
    fixture = game.fixture
    assert fixture is not None  # noqa: S101 (the listed ones have a fixture)
    rules = _rules(fixture)
    columns = () if rules is None else player_columns(rules)
    lines = game.player_lines.select_related("player__league", "spot")
    return GamePlayers(
        game,
        columns,
        tuple(
            GamePlayer(
                side=line.side,
                place=line.place,
                player=line.player,
                spot=line.spot,
                has_played=bool(line.values),
                is_starter=line.values.get(STARTS, 0) > 0,
                cells=line_cells(line, columns),
                shots=line.shots,
            )
            for line in lines.order_by("place", "pk")
        ),
    )


def game_course(game: Game) -> Course:
    """Return how a game of `listed_games` went; one query for its events.

    One more tells the names of its players, where the rule book has any. Nothing is
    left out: the game is over, and so all its events are public.
    """
    fixture = game.fixture
    assert fixture is not None  # noqa: S101 (the listed ones have a fixture)
    rules = _rules(fixture)
    events = [] if rules is None else events_of(game, rules)
    if rules is None or not events:
        return Course(None, ())
    box = tally(rules, events)
    players = game.player_lines.select_related("player", "spot")
    names = play_names(fixture, rules, players if rules.has_players else ())
    headings = rules.period_names(fixture.season.options, len(game.periods))
    lines = plays_of(rules, events, box, names, headings)
    told = [event for event in events if rules.describe(event) is not None]
    return Course(
        figures_of(box),
        tuple(Play(line, event) for line, event in zip(lines, told, strict=True)),
    )


def _rules(fixture: Fixture) -> Ruleset | None:
    """Return the rule book of a fixture; None where this site has it no longer."""
    try:
        return fixture.season.league.rules
    except UnknownRuleset:
        return None
