"""Games: which one counts, its record as published, and all that its page shows."""

from dataclasses import dataclass

from django.db.models import QuerySet
from django.utils.translation import gettext

from games.charts import ChartTeam, MarginChart, MarginPoint, Period, margin_chart
from games.models import Game, TeamLine
from games.records import sealed_record, unpack_events, unpack_record
from games.statistics import Cell, cell, shown_columns
from leagues.badges import TeamColours, chart_pair, parse_colour
from leagues.models import CoachProfile, Fixture, Season, Team
from leagues.models.team import DEFAULT_COACH
from simulation.boxscore import BoxScore, StatColumn, tally
from simulation.errors import BadRecord
from simulation.protocol import AWAY, HOME, SIDE_SLOTS, Event, Ruleset
from simulation.record import GameRecord
from simulation.words import fill

_SIDES = (TeamLine.Side.HOME, TeamLine.Side.AWAY)


def games_of(fixture: Fixture) -> QuerySet[Game]:
    """Return all games of a fixture, voided ones too, by attempt."""
    return fixture.games.select_related("run", "home_profile", "away_profile").order_by(
        "attempt"
    )


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
class LineScore:
    """Points by period; None for a period that was not begun."""

    headings: tuple[str, ...]
    home: tuple[int | None, ...]
    away: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class BoxRow:
    """A team's row of the box score; `cells` go with the box score's columns."""

    team: Team
    side: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A box score: stored columns and formulas, home above away."""

    columns: tuple[StatColumn, ...]
    rows: tuple[BoxRow, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What is no sum of a game, computed from its running score."""

    lead_changes: int
    times_tied: int
    home_lead: int
    away_lead: int


@dataclass(frozen=True, slots=True)
class PlayLine:
    """An event in words, in the reader's language.

    `period` counts from 1, `heading` is its name; `home` and `away` are the points
    after the event, `is_score` whether it changed them.
    """

    number: int
    period: int
    heading: str
    home: int
    away: int
    is_score: bool
    text: str


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

    `game` is None for a score, a forfeit or a fixture that is still to be played;
    what a game has nothing of, is None or empty. `voided` counts games of the fixture
    that no longer count, whatever took their place.
    """

    fixture: Fixture
    game: Game | None = None
    voided: int = 0
    line_score: LineScore | None = None
    box: Box | None = None
    figures: Figures | None = None
    plays: tuple[PlayLine, ...] = ()
    chart: MarginChart | None = None
    making: Making | None = None


def game_page(fixture: Fixture) -> GamePage:
    """Return what came of a fixture; two queries.

    :param fixture: with league, season and teams at hand, as `leagues.selectors`
        gives them.
    """
    games = list(games_of(fixture))
    game = next((item for item in games if item.is_official), None)
    if game is None:
        return GamePage(fixture, voided=len(games))
    game.fixture = fixture
    rules = fixture.league.rules
    headings = rules.period_names(fixture.season.options, len(game.periods))
    events = _events(game, rules)
    box = tally(rules, events) if events else None
    plays = _plays(rules, fixture, events, box, headings) if box else ()
    return GamePage(
        fixture=fixture,
        game=game,
        voided=len(games) - 1,
        line_score=_line_score(game, headings),
        box=_box(game, rules, headings),
        figures=_figures(box) if box else None,
        plays=plays,
        chart=_chart(fixture, plays, headings[: len(box.periods) or 1])
        if box
        else None,
        making=_making(game, len(games), rules, fixture.season),
    )


def _events(game: Game, rules: Ruleset) -> list[Event]:
    """Return a game's events; none where this version of the rules knows them not.

    Nor where what is stored is damaged: to find that out is a verification's affair.
    """
    if game.events is None or game.ruleset_version != rules.version:
        return []
    try:
        return unpack_events(rules, bytes(game.events))
    except ValueError:
        return []


def _line_score(game: Game, headings: list[str]) -> LineScore | None:
    if not game.periods:
        return None
    missing = [None] * (len(headings) - len(game.periods))
    home, away = zip(*game.periods, strict=True)
    return LineScore(tuple(headings), (*home, *missing), (*away, *missing))


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
            )
            for side in _SIDES
        ),
    )


def _figures(box: BoxScore) -> Figures:
    return Figures(
        box.lead_changes, box.times_tied, box.largest_lead(HOME), box.largest_lead(AWAY)
    )


def _plays(
    rules: Ruleset,
    fixture: Fixture,
    events: list[Event],
    box: BoxScore,
    headings: list[str],
) -> tuple[PlayLine, ...]:
    """Return the events that are worth a line."""
    teams = (fixture.home.team, fixture.away.team)
    names = {slot: team.name for slot, team in zip(SIDE_SLOTS, teams, strict=True)}
    changes = {change.event: change for change in box.running}
    fold, period, home, away = rules.fold(), 1, 0, 0
    plays: list[PlayLine] = []
    for index, event in enumerate(events):
        period = max([period, *(item.period for item in fold.add(event))])
        change = changes.get(index)
        if change is not None:
            home, away = change.home, change.away
        phrase = rules.describe(event)
        if phrase is None:
            continue
        heading = headings[period - 1]
        text = fill(phrase, names, gettext)
        number = len(plays) + 1
        plays.append(
            PlayLine(number, period, heading, home, away, change is not None, text)
        )
    return tuple(plays)


def _chart(
    fixture: Fixture, plays: tuple[PlayLine, ...], headings: list[str]
) -> MarginChart:
    """Return the margin over the game; a step is a line of the play-by-play."""
    steps = [0] * len(headings)
    points = []
    for play in plays:
        steps[play.period - 1] += 1
        if play.is_score:
            place, margin = steps[play.period - 1], play.home - play.away
            points.append(MarginPoint(play.period - 1, place, margin))
    home, away = fixture.home.team, fixture.away.team
    pair = chart_pair(_colours(home), _colours(away))
    return margin_chart(
        points,
        [Period(name, max(1, n)) for name, n in zip(headings, steps, strict=True)],
        home=ChartTeam(home.name, pair.home),
        away=ChartTeam(away.name, pair.away),
    )


def _colours(team: Team) -> TeamColours:
    return TeamColours(
        parse_colour(team.first_color, field="first_color"),
        parse_colour(team.second_color, field="second_color"),
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
