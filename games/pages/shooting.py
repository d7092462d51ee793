"""The shot charts of one game: those of its teams, and of each player."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.http import Http404
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from games.pages.asked import Choice, ChoiceGroup, GameAsked
from games.pages.players import TeamPlayers
from games.pages.shots import ZoneLine, shots_of
from games.selectors.players import PlayerRow
from games.statistics import Shots, folded_shots
from leagues.pages.segments import Segment
from simulation.shotchart import ChartZone, ShotChart

PART = "shots"


@dataclass(frozen=True, slots=True)
class ZoneRow:
    """What was made and tried from a zone; `lines` go with the heads of the table."""

    zone: ChartZone
    lines: tuple[ZoneLine, ...]


@dataclass(frozen=True, slots=True)
class ZoneRows:
    """Zones that are worth the same; `total` is what came of all of them."""

    points: int
    rows: tuple[ZoneRow, ...]
    total: tuple[ZoneLine, ...]


@dataclass(frozen=True, slots=True)
class ZoneHead:
    """Whose a column of the table by zone is, in full and as short as a column is."""

    name: str
    short: str


@dataclass(frozen=True, slots=True)
class ShotsView:
    """The shot chart that the reader asked for.

    `title` says whose it is; `drawing` is empty where he tried nothing. `sides` lead to
    the charts of the two teams, `players` are offered by a form, which sends `kept`
    along. `heads` and `groups` are the table by zone: of both teams, or of the team of
    the player who was asked for, and of him.
    """

    title: str
    drawing: SafeString
    sides: tuple[Segment, ...]
    players: tuple[ChoiceGroup, ...]
    kept: tuple[tuple[str, str], ...]
    heads: tuple[ZoneHead, ...]
    groups: tuple[ZoneRows, ...]


def shots_view(
    chart: ShotChart | None, teams: Sequence[TeamPlayers], asked: GameAsked
) -> ShotsView | None:
    """Return the shot chart asked for, None where there are no shots to show.

    :param chart: None where the rule book draws no attempts.
    :param teams: the visitors, then those at home.
    :param asked: its shots are those of a side or of a player's slot; empty is the
        first side.
    :raises Http404: for somebody who was not on a team sheet.
    """
    if chart is None or not any(row.shots for each in teams for row in each.box.rows):
        return None
    team, player = _asked_for(teams, asked.shots)
    counts = _of_team(team) if player is None else player.shots
    drawn = shots_of(chart, [counts])
    if player is None:
        table = [(_team_head(each), _of_team(each)) for each in teams]
    else:
        table = [
            (_team_head(team), _of_team(team)),
            (_player_head(player), player.shots),
        ]
    return ShotsView(
        title=team.team.name if player is None else player.label,
        drawing=SafeString("") if drawn is None else drawn.drawing,
        sides=tuple(
            Segment(each.team.name, asked.address(PART, shots=each.side), each is team)
            for each in teams
        ),
        players=tuple(_choices(each, asked.shots or team.side) for each in teams),
        kept=asked.kept("shots"),
        heads=tuple(head for head, _counts in table),
        groups=tuple(_groups(chart, [counts for _head, counts in table])),
    )


def _asked_for(
    teams: Sequence[TeamPlayers], shots: str
) -> tuple[TeamPlayers, PlayerRow | None]:
    for team in teams:
        if shots in ("", team.side):
            return team, None
        for row in team.box.rows:
            if row.slot == shots:
                return team, row
    raise Http404


def _team_head(team: TeamPlayers) -> ZoneHead:
    return ZoneHead(team.team.name, team.team.abbreviation)


def _player_head(player: PlayerRow) -> ZoneHead:
    short = gettext("No. %(number)s") % {"number": player.number}
    return ZoneHead(player.label, short)


def _of_team(team: TeamPlayers) -> Shots:
    return folded_shots(row.shots for row in team.box.rows)


def _choices(team: TeamPlayers, chosen: str) -> ChoiceGroup:
    players = team.choices(chosen)
    everybody = gettext("All of %(team)s") % {"team": team.team.name}
    first = Choice(team.side, everybody, team.side == chosen)
    return ChoiceGroup(players.title, (first, *players.choices))


def _groups(chart: ShotChart, columns: Sequence[Shots]) -> Iterable[ZoneRows]:
    """Yield the zones from which anybody tried, by what they are worth."""
    rows = [
        ZoneRow(zone, tuple(_line(zone, counts) for counts in columns))
        for zone in sorted(chart.zones, key=lambda zone: zone.points)
    ]
    tried = [row for row in rows if any(line.tried for line in row.lines)]
    for points, items in groupby(tried, key=lambda row: row.zone.points):
        listed = tuple(items)
        yield ZoneRows(
            points,
            listed,
            tuple(
                ZoneLine(
                    listed[0].zone,
                    sum(row.lines[place].made for row in listed),
                    sum(row.lines[place].tried for row in listed),
                )
                for place in range(len(columns))
            ),
        )


def _line(zone: ChartZone, counts: Shots) -> ZoneLine:
    made, tried = counts.get(zone.name, (0, 0))
    return ZoneLine(zone, made, tried)
