"""The page of a player: what he is and was, and what he did in every season."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from django.http import Http404
from django.utils.http import urlencode
from django.utils.translation import gettext

from games.pages.previews import TeamGame, team_game
from games.pages.shots import Shots, shots_of
from games.pages.statistics import TOTALS
from games.selectors import (
    PlayerCareer,
    PlayerFigures,
    PlayerGame,
    PlayerSeason,
    player_games,
    player_seasons,
)
from games.statistics import Cell, Line, Measure, cell, folded
from leagues.access import LeaguePage
from leagues.models import Entry, Player, RosterSpot, Season
from leagues.pages.segments import Segment
from leagues.selectors import spots_of
from leagues.standings import Outcome
from simulation.boxscore import StatColumn

Cells = tuple[tuple[StatColumn, Cell], ...]


@dataclass(frozen=True, slots=True)
class FigureRow:
    """What he did in some of the games that he was in, each figure with its column.

    `entries` are the teams that he did it for, of one season; none where that is not
    told. `is_part` marks one of several teams, whose games the row above has too.
    """

    title: str
    games: int
    cells: Cells
    entries: tuple[Entry, ...] = ()
    is_part: bool = False


@dataclass(frozen=True, slots=True)
class LoggedGame:
    """A game of the log, as his team of then sees it; no cells if he sat it out."""

    played: PlayerGame
    game: TeamGame
    cells: Cells


@dataclass(frozen=True, slots=True)
class Fouls:
    """How often he fouled in a season.

    `average` is by game that he was in and whose fouls were counted; with `most`
    somebody is out of the game, which he was in `outs` of these `games`.
    """

    average: float
    most: int
    outs: int
    games: int


@dataclass(frozen=True, slots=True)
class SeasonOfPlayer:
    """One season in full: his games, what they come to in parts, and his shots.

    `log` has the latest game first. `fouls` is None where nobody is ever out.
    """

    season: Season
    log: tuple[LoggedGame, ...]
    splits: tuple[FigureRow, ...]
    shots: Shots | None
    fouls: Fouls | None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that the page of a player shows.

    `spot` is what he is to a team now, None for somebody whom nobody has; `last` what
    he was at last, None for somebody who was never on a roster. `earlier` are the
    numbers that he wore before, `ratings` the last ones by title. `rows` are his
    seasons, the latest first; `chosen` is the one that is shown in full, None for
    somebody who was in no game yet.
    """

    player: Player
    spot: RosterSpot | None
    last: RosterSpot | None
    spots: tuple[RosterSpot, ...]
    earlier: tuple[str, ...]
    ratings: tuple[tuple[str, int], ...]
    columns: tuple[StatColumn, ...]
    rows: tuple[FigureRow, ...]
    career: FigureRow | None
    measures: tuple[Segment, ...]
    choices: tuple[Segment, ...]
    chosen: SeasonOfPlayer | None
    is_mine: bool


def player_view(
    page: LeaguePage, number: int, measure: str = "", season: str = ""
) -> PlayerView:
    """Return the page of a player of a league; six queries at most.

    :param number: his id.
    :param season: slug of the season to be shown in full, the latest that he played
        in by default.
    :raises Http404: for a player whom the league does not have, for a season that he
        did not play in, and without a rule book.
    """
    player = page.league.players.filter(pk=number).first()
    if player is None or measure not in ("", TOTALS):
        raise Http404
    player.league = page.league
    career = _career(page, player, measure)
    chosen = _chosen(career, season)
    spots = spots_of(player)
    now = next((spot for spot in spots if spot.to_at is None), None)
    last = spots[0] if spots else None
    latest_first = career.seasons[::-1]
    return PlayerView(
        player=player,
        spot=now,
        last=last,
        spots=spots,
        earlier=tuple(
            dict.fromkeys(
                spot.number for spot in spots if spot.number != spots[0].number
            )
        ),
        ratings=() if last is None else titled_ratings(last),
        columns=career.columns,
        rows=tuple(row for item in latest_first for row in _rows(career, item)),
        career=None
        if career.career is None
        else _row(career, career.career, gettext("Career")),
        measures=tuple(
            Segment(title, _address(value, season), is_current=value == measure)
            for value, title in (
                ("", gettext("Per game")),
                (TOTALS, gettext("Totals")),
            )
        ),
        choices=tuple(
            Segment(
                item.season.name,
                _address(measure, item.season.slug),
                is_current=item is chosen,
            )
            for item in latest_first
        ),
        chosen=None if chosen is None else _in_full(page, player, chosen),
        is_mine=now is not None and page.rights.coaches(now.team_id),
    )


def titled_ratings(spot: RosterSpot) -> tuple[tuple[str, int], ...]:
    """Return the ratings of a spot, each by what it is called."""
    return tuple((rating_title(name), value) for name, value in spot.ratings.items())


def rating_title(name: str) -> str:
    """Return what a rating of a rule book is called."""
    return gettext(name.replace("_", " ").capitalize())


def _career(page: LeaguePage, player: Player, measure: str) -> PlayerCareer:
    """Return his seasons; none without a rule book that tells what figures mean."""
    chosen = Measure.TOTAL if measure else Measure.AVERAGE
    if page.ruleset is None:
        return PlayerCareer((), (), None, chosen)
    return player_seasons(player, measure=chosen)


def _rows(career: PlayerCareer, item: PlayerSeason) -> list[FigureRow]:
    """Return a season as rows: all of it, and his teams where he had several."""
    name = item.season.name
    rows = [_row(career, item.whole, name, item.whole.entries)]
    if item.combined is not None:
        rows += [
            _row(career, team, name, team.entries, is_part=True) for team in item.teams
        ]
    return rows


def _row(
    career: PlayerCareer,
    figures: PlayerFigures,
    title: str,
    entries: tuple[Entry, ...] = (),
    *,
    is_part: bool = False,
) -> FigureRow:
    cells = tuple(zip(career.columns, figures.cells, strict=True))
    return FigureRow(title, figures.games, cells, entries, is_part)


def _address(measure: str, season: str) -> str:
    asked = {"measure": measure, "season": season}
    return f"?{urlencode({name: value for name, value in asked.items() if value})}"


def _chosen(career: PlayerCareer, slug: str) -> PlayerSeason | None:
    """Return the season asked for, the latest one by default."""
    if not slug:
        return career.seasons[-1] if career.seasons else None
    for item in career.seasons:
        if item.season.slug == slug:
            return item
    raise Http404


def _in_full(page: LeaguePage, player: Player, chosen: PlayerSeason) -> SeasonOfPlayer:
    season = chosen.season
    season.league = page.league
    rules = season.league.rules
    log = player_games(player, season)
    games = [
        LoggedGame(
            item,
            team_game(item.fixture, item.entry),
            tuple(zip(log.columns, item.cells, strict=True)) if item.has_played else (),
        )
        for item in log.games
    ]
    return SeasonOfPlayer(
        season=season,
        log=tuple(reversed(games)),
        splits=_splits(log.columns, games),
        shots=shots_of(rules.shot_chart, [chosen.whole.shots]),
        fouls=_fouls(season, games),
    )


def _splits(
    columns: Sequence[StatColumn], games: Sequence[LoggedGame]
) -> tuple[FigureRow, ...]:
    """Return what games come to by venue and by result; parts without any left out."""
    parts: tuple[tuple[str, Callable[[LoggedGame], bool]], ...] = (
        (gettext("Home"), lambda item: item.played.is_home),
        (gettext("Away"), lambda item: not item.played.is_home),
        (gettext("Wins"), lambda item: item.game.line.outcome is Outcome.WIN),
        (gettext("Losses"), lambda item: item.game.line.outcome is Outcome.LOSS),
        (gettext("Ties"), lambda item: item.game.line.outcome is Outcome.TIE),
    )
    splits = []
    for title, is_part in parts:
        lines = [
            _line(item) for item in games if item.played.has_played and is_part(item)
        ]
        if lines:
            whole, count = folded(columns, lines), len(lines)
            cells = tuple(
                (column, cell(column, whole, count, Measure.AVERAGE))
                for column in columns
            )
            splits.append(FigureRow(title, count, cells))
    return tuple(splits)


def _line(item: LoggedGame) -> Line:
    """Return the stored line behind the cells of a game."""
    return {
        column.key: int(value)
        for column, value in item.cells
        if column.is_stored and value is not None
    }


def _fouls(season: Season, games: Sequence[LoggedGame]) -> Fouls | None:
    limit = season.league.rules.foul_limit(season.options)
    if limit is None:
        return None
    lines = (_line(item) for item in games)
    counts = [line[limit.key] for line in lines if limit.key in line]
    if not counts:
        return None
    return Fouls(
        average=sum(counts) / len(counts),
        most=limit.most,
        outs=sum(count >= limit.most for count in counts),
        games=len(counts),
    )
