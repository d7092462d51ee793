"""What is known of two teams before they meet."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.models import SeasonLine
from games.pages.figures import ComparisonGroup, compared
from games.statistics import Cell, Measure, cell
from leagues.access import LeaguePage
from leagues.models import Entry, Fixture, Season
from leagues.selectors import FormGuide, HeadToHead, form_guide, head_to_head
from leagues.selectors.standings import meeting_of
from leagues.standings import Line
from leagues.standings.lines import sides
from simulation.boxscore import StatColumn, shown_columns

GAMES_OF_FORM: Final = 5
MEETINGS: Final = 6


@dataclass(frozen=True, slots=True)
class TeamGame:
    """A fixture from the side of one team; `opponent` is the other one."""

    fixture: Fixture
    opponent: Entry
    line: Line


@dataclass(frozen=True, slots=True)
class Form:
    """A team's latest results of the season, the latest first."""

    entry: Entry
    games: tuple[TeamGame, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a fixture's page shows before it is played.

    `groups` are averages a game, away beside home, over `away_games` and `home_games`
    that have box scores, of `away_played` and `home_played` in all; empty where
    neither has any. `head_to_head` is seen from the
    away team; `meetings` are the latest of its fixtures.
    """

    forms: tuple[Form, ...]
    head_to_head: HeadToHead
    meetings: tuple[Fixture, ...]
    groups: tuple[ComparisonGroup, ...]
    away_games: int
    away_played: int
    home_games: int
    home_played: int


def preview_of(page: LeaguePage, fixture: Fixture) -> Preview:
    """Return what is known before a fixture; four queries."""
    away, home = fixture.away, fixture.home
    guide = form_guide(fixture.season, GAMES_OF_FORM)
    met = head_to_head(away.team, home.team)
    lines = season_lines(fixture.season, (away, home))
    played = _played(fixture.season)
    return Preview(
        forms=tuple(
            Form(entry, _form(entry, guide.get(entry.pk, FormGuide())))
            for entry in (away, home)
        ),
        head_to_head=met,
        meetings=met.fixtures[:MEETINGS],
        groups=_groups(page, fixture.season, lines[away.pk], lines[home.pk]),
        away_games=lines[away.pk].games,
        away_played=played[away.pk],
        home_games=lines[home.pk].games,
        home_played=played[home.pk],
    )


def _played(season: Season) -> Counter[int]:
    """Return how many games with a score each entry has."""
    pairs = season.fixtures.filter(state=Fixture.State.DECIDED, forfeit="").values_list(
        "home", "away"
    )
    return Counter(entry for pair in pairs for entry in pair)


def _form(entry: Entry, guide: FormGuide) -> tuple[TeamGame, ...]:
    return tuple(team_game(fixture, entry) for fixture in reversed(guide.fixtures))


def team_game(fixture: Fixture, entry: Entry) -> TeamGame:
    """Return a fixture as one of its two teams sees it."""
    home, away = sides(meeting_of(fixture), forfeit_score=None)
    if fixture.home_id == entry.pk:
        return TeamGame(fixture, fixture.away, home)
    return TeamGame(fixture, fixture.home, away)


def season_lines(
    season: Season, entries: tuple[Entry, ...]
) -> Mapping[int, SeasonLine]:
    """Return the season lines by id of the entry, empty ones where there are none."""
    stored = {
        line.entry_id: line
        for line in season.season_lines.filter(entry__in=entries).order_by("pk")
    }
    return {
        entry.pk: stored.get(entry.pk, SeasonLine(season=season, entry=entry))
        for entry in entries
    }


def season_columns(
    page: LeaguePage, season: Season, *lines: SeasonLine
) -> tuple[StatColumn, ...]:
    """Return the columns that these lines are shown in; none without a rule book."""
    if page.ruleset is None:
        return ()
    return shown_columns(
        page.ruleset.stat_columns,
        page.ruleset.period_names(season.options, 0),
        [line.values for line in lines],
    )


def averages(
    columns: tuple[StatColumn, ...], values: Mapping[str, int], games: int
) -> tuple[Cell, ...]:
    """Return what a folded line comes to a game, by column."""
    return tuple(cell(column, values, games, Measure.AVERAGE) for column in columns)


def _groups(
    page: LeaguePage, season: Season, away: SeasonLine, home: SeasonLine
) -> tuple[ComparisonGroup, ...]:
    if not (away.games or home.games):
        return ()
    columns = season_columns(page, season, away, home)
    return compared(
        columns,
        averages(columns, away.values, away.games),
        averages(columns, home.values, home.games),
    )
