"""The page that says who takes part in a season."""

from dataclasses import dataclass

from leagues.access import LeaguePage
from leagues.models import Coaching, Season
from leagues.pages.lines import TableLine
from leagues.selectors import coaches_by_team, season_table


@dataclass(frozen=True, slots=True)
class TeamLine(TableLine):
    """A team of a season, where it stands, and who coaches it now."""

    coaches: tuple[Coaching, ...]


@dataclass(frozen=True, slots=True)
class TeamsView:
    """All that the list of teams shows.

    `has_coaches` tells whether the column of coaches means anything: of a season that
    is not the current one nobody knows who coached.
    """

    lines: tuple[TeamLine, ...]
    has_divisions: bool
    has_coaches: bool


def teams_view(page: LeaguePage, season: Season) -> TeamsView:
    """Return the teams of a season by name; at most five queries."""
    table = season_table(season)
    coaches = coaches_by_team(page.league) if page.is_current else {}
    lines = []
    for row in table.standings.rows:
        entry = table.entries[row.key]
        lines.append(
            TeamLine(
                entry=entry,
                row=row,
                coaches=coaches.get(entry.team_id, ()),
                is_mine=page.rights.coaches(entry.team_id),
            )
        )
    return TeamsView(
        lines=tuple(sorted(lines, key=lambda line: line.entry.team.name.casefold())),
        has_divisions=bool(table.stage.divisions),
        has_coaches=page.is_current,
    )
