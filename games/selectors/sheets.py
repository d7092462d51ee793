"""Who is on the sheet of a box score that people write down."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from django.utils import timezone

from games.models import Game, PlayerLine, TeamLine
from games.teamsheets import players_at, profile_at
from leagues.models import Fixture, RosterSpot, Team
from simulation.protocol import ACTOR_NAMES, SIDES


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A player on the sheet, and as what.

    `values` are his figures in the game that counts, empty where he was not in it.
    `has_left` tells that the team has him no longer: then nothing can be entered.
    `is_later` marks somebody who was on neither sheet of that game and is on the roster
    now: with figures he was in it after all, without any he was not there.
    """

    spot: RosterSpot
    values: Mapping[str, int]
    has_left: bool = False
    is_later: bool = False


Rows = tuple[tuple[SheetRow, ...], tuple[SheetRow, ...]]


def sheet_rows(fixture: Fixture, game: Game | None) -> Rows:
    """Return who is on the sheets of home and away, in their order; five queries.

    They are those of the roster in force, in the order of the team sheet. Where a game
    counts that has lines of players, those on its sheets come first, as what they were
    then, and after them who is on the roster now and was not on either sheet.

    :param game: the one that counts, None where there is none.
    """
    known: list[PlayerLine] = []
    if game is not None:
        lines = game.player_lines.select_related("spot__player")
        known = list(lines.order_by("place"))
    named = {line.player_id for line in known}
    home, away = (
        tuple(SheetRow(line.spot, line.values) for line in known if line.side == name)
        + tuple(
            SheetRow(spot, {}, is_later=bool(known))
            for spot in _roster(team)
            if spot.player_id not in named
        )
        for name, team in (
            (TeamLine.Side.HOME, fixture.home.team),
            (TeamLine.Side.AWAY, fixture.away.team),
        )
    )
    return home, away


def _roster(team: Team) -> tuple[RosterSpot, ...]:
    now = timezone.now()
    return players_at(team, profile_at(team, now), now)


def with_departed(
    rows: Rows, fixture: Fixture, named: Mapping[str, Collection[int]]
) -> Rows:
    """Return the rows, and after them those whom a team had and has no longer.

    One query for each team that had some.

    :param named: `home` and `away` → ids of players that a sheet names. Whom the team
        never had is left out.
    """
    teams = (fixture.home.team, fixture.away.team)
    home, away = (
        rows[side] + _departed(teams[side], rows[side], named[ACTOR_NAMES[side]])
        for side in SIDES
    )
    return home, away


def _departed(
    team: Team, rows: Collection[SheetRow], named: Collection[int]
) -> tuple[SheetRow, ...]:
    missing = set(named) - {row.spot.player_id for row in rows}
    if not missing:
        return ()
    spots = team.spots.filter(player__in=missing).select_related("player")
    latest = {spot.player_id: spot for spot in spots.order_by("from_at", "pk")}
    return tuple(SheetRow(latest[player], {}, True) for player in sorted(latest))
