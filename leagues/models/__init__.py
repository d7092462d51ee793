"""What is stored of leagues, their teams, their seasons and who meets whom."""

from leagues.models.fixture import Fixture
from leagues.models.league import AuditEntry, League, Membership
from leagues.models.player import Player, RosterSpot
from leagues.models.season import Adjustment, Division, Entry, Lots, Season
from leagues.models.team import Coaching, CoachProfile, Team

__all__ = [
    "Adjustment",
    "AuditEntry",
    "CoachProfile",
    "Coaching",
    "Division",
    "Entry",
    "Fixture",
    "League",
    "Lots",
    "Membership",
    "Player",
    "RosterSpot",
    "Season",
    "Team",
]
