"""Rosters for tests: rows of the box's players, and leagues that keep rosters."""

from typing import Any

from config.models import User
from leagues import services
from leagues.models import League, Team
from leagues.selectors import current_roster
from leagues.services import RosterRow, row_of
from simulation.registry import get_ruleset
from simulation.rosters import token_of
from simulation.teamsheet import RosterSpec

RULEBOOK = "basketball_age"


def spec() -> RosterSpec:
    """Return what rosters of the game must be."""
    found = get_ruleset(RULEBOOK).roster_spec
    assert found is not None
    return found


def row(
    name: str, number: str, position: str, player: int | None = None, **ratings: Any
) -> RosterRow:
    """Return a player of the box, other ratings aside."""
    known = position if position in spec().positions else spec().positions[0]
    usual = token_of(spec(), known).ratings
    return RosterRow(player, name, number, position, {**usual, **ratings})


FIVE = (
    row("Ann Lee", "4", "PG"),
    row("Bo Rand", "00", "SG"),
    row("Cy Marsh", "0", "SF"),
    row("Di Stone", "11", "PF"),
    row("Ed Vale", "15", "C"),
)


def save(team: Team, actor: User, rows: Any, version: int = 0) -> Team:
    """Save a roster."""
    return services.save_roster(team, actor=actor, version=version, rows=rows)


def rows_of(team: Team) -> list[RosterRow]:
    """Return a team's roster as rows."""
    return [row_of(spot) for spot in current_roster(team)]


def set_policy(league: League, policy: str, budget: int | None = None) -> None:
    """Give a league another policy of rosters."""
    League.objects.filter(pk=league.pk).update(
        roster_policy=policy, roster_budget=budget
    )
