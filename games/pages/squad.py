"""The players of a team in a season: who is there, and what each has done a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.pages.player import Cells, rating_title
from games.pages.shots import Shots, shots_of
from games.selectors import PlayerFigures, season_players
from leagues.models import Entry, Player, RosterSpot
from leagues.selectors import current_roster
from simulation.boxscore import StatColumn
from simulation.protocol import Ruleset


@dataclass(frozen=True, slots=True)
class SquadLine:
    """A player of a team; `cells` are averages over the `games` that he was in.

    `spot` has his number, position and ratings: those of now, or of his last game for
    the team where he has left it. Who was in no game has no cells.
    """

    player: Player
    spot: RosterSpot
    ratings: tuple[int | None, ...]
    games: int
    cells: Cells


@dataclass(frozen=True, slots=True)
class Squad:
    """The players of a team, by their place on the roster.

    `gone` were in a game of the season and are not on the roster now. Of a season that
    is over `lines` are all who were in a game: no roster is kept for it.
    """

    ratings: tuple[str, ...]
    columns: tuple[StatColumn, ...]
    lines: tuple[SquadLine, ...]
    gone: tuple[SquadLine, ...]
    shots: Shots | None

    @property
    def width(self) -> int:
        """How many cells a row has: number, name, position, games and the others."""
        return 4 + len(self.ratings) + len(self.columns)


def squad_of(entry: Entry, *, is_current: bool) -> Squad:
    """Return the players of a team in a season; five queries at most.

    :param entry: with team, season and league at hand, the rule book one with players.
    :param is_current: whether the season is the one whose rosters are those of now.
    """
    season, rules = entry.season, entry.season.league.rules
    table = season_players(season, team=entry.team.slug)
    figures = {row.player.pk: row for row in table.rows}
    places = _telling(rules, table.columns)
    spec = rules.roster_spec
    names = () if spec is None else tuple(spec.ratings)

    def line(spot: RosterSpot, row: PlayerFigures | None) -> SquadLine:
        return SquadLine(
            player=spot.player if row is None else row.player,
            spot=spot,
            ratings=tuple(spot.ratings.get(name) for name in names),
            games=0 if row is None else row.games,
            cells=()
            if row is None
            else tuple((table.columns[place], row.cells[place]) for place in places),
        )

    roster = current_roster(entry.team) if is_current else ()
    lines = [line(spot, figures.pop(spot.player_id, None)) for spot in roster]
    others = [line(row.spot, row) for row in figures.values()]
    return Squad(
        ratings=tuple(rating_title(name) for name in names),
        columns=tuple(table.columns[place] for place in places),
        lines=tuple(lines if is_current else others),
        gone=tuple(others if is_current else ()),
        shots=shots_of(rules.shot_chart, [row.shots for row in table.rows]),
    )


def _telling(rules: Ruleset, columns: Sequence[StatColumn]) -> list[int]:
    """Return the places of the columns in which leaders are listed, in their order."""
    keys = {leader.key for leader in rules.leaders}
    return [place for place, column in enumerate(columns) if column.key in keys]
