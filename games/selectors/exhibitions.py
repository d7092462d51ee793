"""Exhibitions: which there are, one at any step, and all that came of it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db.models import QuerySet

from games.charts import ChartTeam, MarginChart
from games.models import Exhibition
from games.playing import player_sums
from games.records import unpack_record
from games.selectors.courses import (
    Figures,
    PlayLine,
    chart_of,
    events_of,
    figures_of,
    plays_of,
)
from games.selectors.games import LineScore, line_score_of
from games.selectors.players import (
    FoulTrouble,
    PlayerBox,
    foul_trouble,
    player_box,
    slot_names,
)
from games.statistics import Cell, Line, cell
from leagues.badges import (
    ChartPair,
    Colour,
    PairRule,
    chart_pair,
    colours_of,
    strongest_on,
)
from simulation.boxscore import BoxScore, StatColumn, shown_columns, tally
from simulation.linescore import period_in_words
from simulation.protocol import (
    ACTOR_NAMES,
    AWAY,
    HOME,
    PUBLIC,
    SIDES,
    Event,
    Paint,
    Ruleset,
)
from simulation.record import GameRecord, game_after
from simulation.registry import get_ruleset, rulesets
from simulation.steps import Step
from simulation.teamsheet import ReadyTeam
from simulation.words import Words

#: How long an exhibition is kept.
KEPT: Final = timedelta(days=1)


def ready_team(rules: Ruleset, abbreviation: str) -> ReadyTeam | None:
    """Return a rule book's team of that abbreviation, None where it has none."""
    found = (
        team for team in rules.exhibition_teams if team.abbreviation == abbreviation
    )
    return next(found, None)


def request_digest(*, token: str, ruleset: str, home: str, away: str) -> str:
    """Return what tells one request for an exhibition from all others."""
    return hashlib.sha256("\0".join((token, ruleset, home, away)).encode()).hexdigest()


def exhibition_of_request(digest: str) -> Exhibition | None:
    """Return the exhibition that a request has led to, None before it did."""
    return Exhibition.objects.filter(request=digest).first()


def exhibition_by_key(key: str, now: datetime) -> Exhibition:
    """Return the exhibition at an address, with its game; one query.

    :raises Exhibition.DoesNotExist: if there is none, it is over, or it was played by
        rules that are no longer here.
    """
    exhibition = Exhibition.objects.select_related("game").get(
        key=key, game__made_at__gt=now - KEPT
    )
    game = exhibition.game
    if (game.ruleset, game.ruleset_version) not in {
        (rules.slug, rules.version) for rules in rulesets()
    }:
        raise Exhibition.DoesNotExist
    return exhibition


def expired_exhibitions(now: datetime) -> QuerySet[Exhibition]:
    """Return the exhibitions that are over, the oldest first."""
    return Exhibition.objects.filter(game__made_at__lte=now - KEPT).order_by(
        "game__made_at", "pk"
    )


def rules_of(exhibition: Exhibition) -> Ruleset:
    """Return the rule book by which an exhibition is played."""
    return get_ruleset(exhibition.game.ruleset)


def steps_in(exhibition: Exhibition) -> list[Step]:
    """Return the steps in which an exhibition is told."""
    return [Step(*fields) for fields in exhibition.steps]


@dataclass(frozen=True, slots=True)
class Scene:
    """An exhibition at one of its steps: what the public knows then.

    `heading` heads the period in tables, `period` names it by itself. `board` is the
    drawing of the rule book. `plays` are those of the period, the newest last; the last
    `news` of them are what this step tells.
    """

    number: int
    is_last: bool
    heading: str
    period: Words
    home: int
    away: int
    board: str
    plays: tuple[PlayLine, ...]
    news: int


def exhibition_scene(exhibition: Exhibition, number: int) -> Scene:
    """Return an exhibition at a step, found by playing its record that far.

    :param number: of the step, counted from 0; beyond the last it is the last one.
    """
    rules, steps = rules_of(exhibition), steps_in(exhibition)
    last = len(steps) - 1
    number = min(number, last)
    step = steps[number]
    told = steps[number - 1].lines if number else 0
    record = unpack_record(bytes(exhibition.game.record or b""))
    game = game_after(record, step.choices)
    headings = rules.period_names(record.options, step.period)
    plays = plays_of(
        rules,
        game.events,
        tally(rules, game.events),
        _names(exhibition, record),
        headings,
        is_over=False,
    )
    view = game.view(PUBLIC)
    home, away = view.score
    return Scene(
        number=number,
        is_last=number == last,
        heading=headings[step.period - 1],
        period=period_in_words(rules, headings[step.period - 1]),
        home=home,
        away=away,
        board=rules.board(view, _paints(exhibition)),
        plays=tuple(
            play for play in plays if play.period == step.period or play.number > told
        ),
        news=step.lines - told,
    )


def next_period_step(exhibition: Exhibition, number: int) -> int:
    """Return the first step of the next period, or the last step where none follows."""
    steps = steps_in(exhibition)
    last = len(steps) - 1
    period = steps[min(number, last)].period
    following = (place for place, step in enumerate(steps) if step.period > period)
    return next(following, last)


@dataclass(frozen=True, slots=True)
class ExhibitionResult:
    """All that came of an exhibition.

    `columns` go with the cells of `home` and `away`, which are made of their `lines`.
    `players` are those of home and away, none where the rule book has no players, with
    `fouls` of those who had too many or nearly so.
    """

    line_score: LineScore | None
    figures: Figures
    columns: tuple[StatColumn, ...]
    home: tuple[Cell, ...]
    away: tuple[Cell, ...]
    lines: tuple[Line, Line]
    players: tuple[PlayerBox, ...]
    fouls: tuple[FoulTrouble, ...]
    plays: tuple[PlayLine, ...]
    chart: MarginChart
    record_size: int


def exhibition_result(exhibition: Exhibition) -> ExhibitionResult:
    """Return what came of an exhibition; no query."""
    game, rules = exhibition.game, rules_of(exhibition)
    record = unpack_record(bytes(game.record or b""))
    events = events_of(game, rules)
    box = tally(rules, events)
    headings = rules.period_names(record.options, len(game.periods))
    lines = (box.team(HOME), box.team(AWAY))
    columns = shown_columns(rules.stat_columns, headings, lines)
    home, away = (tuple(cell(column, line) for column in columns) for line in lines)
    plays = plays_of(rules, events, box, _names(exhibition, record), headings)
    pair = chart_colours(exhibition)
    players = _players(rules, record, box, events)
    return ExhibitionResult(
        line_score=line_score_of(
            game,
            rules,
            record.options,
            {ACTOR_NAMES[side]: lines[side] for side in SIDES},
        ),
        figures=figures_of(box),
        columns=columns,
        home=home,
        away=away,
        lines=lines,
        players=players,
        fouls=foul_trouble(rules, players, events, record.options, headings),
        plays=plays,
        chart=chart_of(
            plays,
            headings[: len(box.periods)],
            home=ChartTeam(exhibition.home_team.name, pair.home),
            away=ChartTeam(exhibition.away_team.name, pair.away),
        ),
        record_size=len(record.dump()),
    )


def chart_colours(exhibition: Exhibition) -> ChartPair:
    """Return the colours in which the charts of an exhibition draw its teams."""
    home, away = exhibition.home_team, exhibition.away_team
    return chart_pair(colours_of(home), colours_of(away))


def _paints(exhibition: Exhibition) -> tuple[Paint, Paint]:
    """Return the colours in which the board shows the teams.

    The visitors change shirts where charts would draw both alike.
    """
    home, away = colours_of(exhibition.home_team), colours_of(exhibition.away_team)
    visiting = _paint(away.first, away.second)
    if chart_pair(home, away).rule is not PairRule.FIRST:
        visiting = _paint(away.second, away.first)
    return _paint(home.first, home.second), visiting


def _paint(inner: Colour, ring: Colour) -> Paint:
    return Paint(str(inner), str(ring), str(strongest_on(inner)))


def _players(
    rules: Ruleset, record: GameRecord, box: BoxScore, events: Sequence[Event]
) -> tuple[PlayerBox, ...]:
    if not rules.has_players:
        return ()
    sheets, sums = (record.home, record.away), player_sums(rules, box, events)
    return tuple(
        player_box(rules, side, sheets[side], sums, box.team(side), record.options)
        for side in SIDES
    )


def _names(exhibition: Exhibition, record: GameRecord) -> dict[str, str]:
    teams = (exhibition.home_team, exhibition.away_team)
    return slot_names(
        [team.name for team in teams],
        [team.abbreviation for team in teams],
        [len(sheet.players) for sheet in (record.home, record.away)],
    )
