"""From stored teams to what an engine is given: the only such translation."""

from collections.abc import Sequence
from datetime import datetime

from leagues.models import CoachProfile, RosterSpot, Team
from leagues.selectors import roster_at, sheet_order
from simulation.teamsheet import PlayerSheet, TeamSheet


def profile_at(team: Team, at: datetime) -> CoachProfile | None:
    """Return the profile that counts at a moment, None where a team has none yet."""
    return (
        CoachProfile.objects.filter(team=team, created_at__lte=at)
        .order_by("-version")
        .first()
    )


def lineup_of(
    roster: Sequence[RosterSpot], profile: CoachProfile | None
) -> tuple[RosterSpot, ...]:
    """Return a roster, which is by place, in the order of the team sheet."""
    return sheet_order(roster, [] if profile is None else profile.lineup)


def players_at(
    team: Team, profile: CoachProfile | None, at: datetime
) -> tuple[RosterSpot, ...]:
    """Return who is on a team's sheet at a moment, in its order; one query."""
    return lineup_of(roster_at(team, at), profile)


def sheet_of(
    profile: CoachProfile | None, players: Sequence[RosterSpot] = ()
) -> TeamSheet:
    """Return the team sheet of a profile; without one that of the defaults.

    Whether it fits the rule book, as it did when it was saved, is the engine's to say.

    :param players: in the order of the sheet.
    """
    sheets = tuple(PlayerSheet(spot.position, dict(spot.ratings)) for spot in players)
    if profile is None:
        return TeamSheet(players=sheets)
    return TeamSheet(
        coach=profile.coach,
        profile=dict(profile.dials),
        players=sheets,
        formations={name: tuple(each) for name, each in profile.formations.items()},
    )
