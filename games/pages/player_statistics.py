"""The players of a season: one table, filtered, sorted and cut as the reader asks."""

from dataclasses import asdict, dataclass
from typing import Final

from django.core.paginator import Page, Paginator
from django.http import Http404

from games.exports import csv_text
from games.pages.statistics import (
    ASCENDING,
    DESCENDING,
    Asked,
    Head,
    Heads,
    StatLine,
    groups_to_choose,
    kinds_of,
    measures_of,
    shown_places,
    stat_lines,
)
from games.selectors import (
    Leaders,
    PlayerFigures,
    PlayerTable,
    player_leaders,
    season_players,
)
from games.selectors.player_figures import GAMES, PLAYER, POSITION, TEAM, WORDS
from leagues.errors import BadValue
from leagues.models import Entry, Season
from leagues.pages.segments import Segment
from leagues.selectors import entries_of
from simulation.boxscore import POINTS

ROWS_A_PAGE: Final = 100


@dataclass(frozen=True, slots=True)
class PlayerStatisticsView:
    """All that the page of statistics shows of players.

    `lines` are those of one `part` of the table. `kept` are what the form of filters
    hands on, by name; `query` is the address of the table without its part, as far as
    it goes after the question mark.
    """

    asked: Asked
    table: PlayerTable
    player: Head
    team: Head
    position: Head
    games: Head
    heads: tuple[Head, ...]
    lines: tuple[StatLine[PlayerFigures], ...]
    part: Page[PlayerFigures]
    kinds: tuple[Segment, ...]
    measures: tuple[Segment, ...]
    groups: tuple[Segment, ...]
    entries: tuple[Entry, ...]
    positions: tuple[str, ...]
    kept: tuple[tuple[str, str], ...]
    query: str
    leaders: Leaders[PlayerFigures]
    csv: str

    @property
    def has_lines(self) -> bool:
        """Whether anybody was in a game that counts."""
        return bool(self.table.rows) or self.leaders.games > 0

    @property
    def is_filtered(self) -> bool:
        """Whether some players are left out."""
        return bool(self.asked.team or self.asked.position or self.asked.qualified)

    @property
    def everybody(self) -> str:
        """The address of the same table without filters."""
        return self.asked.address(team="", position="", qualified="")


def player_statistics_view(
    season: Season, asked: Asked, teams: frozenset[int]
) -> PlayerStatisticsView:
    """Return the players of a season whose rule book is here; nine queries at most.

    :param teams: ids of the reader's own teams.
    :raises Http404: for anything asked for that there is not, players among it where
        the rule book has none.
    """
    asked = asked.for_players
    table = _table(season, asked)
    shown = shown_places(table.columns, asked, table.sort)
    heads = Heads(asked, table.sort, table.is_descending)
    part = Paginator(table.rows, ROWS_A_PAGE).get_page(asked.page)
    spec = season.league.rules.roster_spec
    filters = ("team", "position", "qualified", "page")
    return PlayerStatisticsView(
        asked=asked,
        table=table,
        player=heads.word(PLAYER),
        team=heads.word(TEAM),
        position=heads.word(POSITION),
        games=heads.figure(GAMES),
        heads=heads.figures(table.columns, shown),
        lines=stat_lines(table, part, shown, teams),
        part=part,
        kinds=kinds_of(season, asked),
        measures=measures_of(asked),
        groups=groups_to_choose(table.columns, asked),
        entries=tuple(entries_of(season)),
        positions=() if spec is None else spec.positions,
        kept=tuple(
            (name, value)
            for name, value in asdict(asked).items()
            if value and name not in filters
        ),
        query=asked.address().removeprefix("?"),
        leaders=player_leaders(season),
        csv=f"players.csv{asked.address(who='')}".removesuffix("?"),
    )


def player_statistics_csv(season: Season, asked: Asked) -> str:
    """Return the table of players that the page shows, all parts of it, as CSV.

    Four queries at most. Who had several teams has the names of all, the latest last.

    :raises Http404: as the page.
    """
    asked = asked.for_players
    table = _table(season, asked)
    shown = shown_places(table.columns, asked, table.sort)
    keys = [table.columns[place].key for place in shown]
    return csv_text(
        ["id", "player", "number", "position", "team", "games", *keys],
        (
            [
                row.player.pk,
                row.player.name,
                row.spot.number,
                row.spot.position,
                " / ".join(entry.team.name for entry in row.entries),
                row.games,
                *(row.cells[place] for place in shown),
            ]
            for row in table.rows
        ),
    )


def _table(season: Season, asked: Asked) -> PlayerTable:
    asked.check()
    if not season.league.rules.has_players or "\0" in asked.team:
        raise Http404
    sort = asked.sort or POINTS
    default = ASCENDING if sort in WORDS else DESCENDING
    try:
        return season_players(
            season,
            measure=asked.shown_measure,
            sort=sort,
            is_descending=asked.is_descending(default),
            team=asked.team or None,
            position=asked.position or None,
            is_qualified=bool(asked.qualified),
        )
    except BadValue as error:
        raise Http404 from error
