"""From stored teams to what an engine is given: the only such translation."""

from datetime import datetime

from leagues.models import CoachProfile, Team
from simulation.teamsheet import TeamSheet


def profile_at(team: Team, at: datetime) -> CoachProfile | None:
    """Return the profile that counts at a moment, None where a team has none yet."""
    return (
        CoachProfile.objects.filter(team=team, created_at__lte=at)
        .order_by("-version")
        .first()
    )


def sheet_of(profile: CoachProfile | None) -> TeamSheet:
    """Return the team sheet of a profile; without one that of the defaults.

    Whether it fits the rule book, as it did when it was saved, is the engine's to say.
    """
    if profile is None:
        return TeamSheet()
    return TeamSheet(coach=profile.coach, profile=dict(profile.dials))


def team_sheet(team: Team, at: datetime) -> TeamSheet:
    """Return the sheet with which a team plays at a moment."""
    return sheet_of(profile_at(team, at))
