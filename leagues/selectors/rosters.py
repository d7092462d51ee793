"""Rosters: who is or was on which team, as what."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from django.db.models import Count, Exists, OuterRef, Q, QuerySet, Subquery

from leagues.models import League, Player, RosterSpot, Team

LONGEST_ID: Final = 18


def roster_at(team: Team, at: datetime) -> tuple[RosterSpot, ...]:
    """Return the roster that was in force at a moment, with players, by place."""
    began = _in_order(team.spots.filter(from_at__lte=at))
    return tuple(began.filter(Q(to_at=None) | Q(to_at__gt=at)))


def current_roster(team: Team) -> tuple[RosterSpot, ...]:
    """Return the roster in force, with players, by place."""
    return tuple(_in_order(team.spots.filter(to_at=None)))


def current_rosters(team_ids: Iterable[int]) -> dict[int, tuple[RosterSpot, ...]]:
    """Return the rosters in force as `current_roster` does, by id of the team.

    One query; a team without players is left out.
    """
    found: defaultdict[int, list[RosterSpot]] = defaultdict(list)
    spots = RosterSpot.objects.filter(team__in=list(team_ids), to_at=None)
    for spot in _in_order(spots):
        found[spot.team_id].append(spot)
    return {team: tuple(roster) for team, roster in found.items()}


def roster_sizes(team_ids: Iterable[int]) -> dict[int, int]:
    """Return how many players rosters in force have, by id of the team; one query.

    A team without players is left out.
    """
    spots = RosterSpot.objects.filter(team__in=list(team_ids), to_at=None)
    return dict(spots.order_by().values_list("team").annotate(Count("pk")))


def sheet_order(
    spots: Sequence[RosterSpot], lineup: Sequence[int]
) -> tuple[RosterSpot, ...]:
    """Return a roster in the order of the team sheet, the starters first.

    :param spots: the roster, by place.
    :param lineup: ids of players in the coach's order; those who are not on the roster
        are passed over, and those whom it leaves out follow in the roster's order.
    """
    by_player = {spot.player_id: spot for spot in spots}
    named = [by_player.pop(player) for player in lineup if player in by_player]
    return (*named, *by_player.values())


def free_players(league: League) -> QuerySet[Player]:
    """Return the league's players whom a team may sign, by name.

    They are on no roster now, or on that of a team in the archive.
    """
    held = RosterSpot.objects.filter(
        player=OuterRef("pk"), to_at=None, team__archived_at=None
    )
    return league.players.filter(~Exists(held)).order_by("name", "pk")


def free_player(league: League, number: str) -> Player | None:
    """Return the player of `free_players` whose id a text names, None if it is none."""
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_ID):
        return None
    return free_players(league).filter(pk=number).first()


def latest_spots(players: Iterable[Player]) -> dict[int, RosterSpot]:
    """Return what players were last, with the team, by id of the player; one query."""
    latest = (
        RosterSpot.objects.filter(player=OuterRef("player"))
        .order_by("-from_at", "-pk")
        .values("pk")[:1]
    )
    spots = RosterSpot.objects.filter(
        player__in=[player.pk for player in players], pk=Subquery(latest)
    )
    return {spot.player_id: spot for spot in spots.select_related("team")}


def spots_of(player: Player) -> tuple[RosterSpot, ...]:
    """Return all that a player was, with teams, the latest first."""
    return tuple(player.spots.select_related("team").order_by("-from_at", "-pk"))


def spots_of_team(team: Team) -> QuerySet[RosterSpot]:
    """Return all spots that a team's rosters had, with players, the latest first."""
    spots = team.spots.select_related("player")
    return spots.order_by("-from_at", "place", "pk")


def _in_order(spots: QuerySet[RosterSpot]) -> QuerySet[RosterSpot]:
    return spots.select_related("player").order_by("place", "pk")
