"""How long games take, as measured, and how many go into a worker's part of a run."""

from typing import Final

from games.models import Pace
from leagues.models import Season
from leagues.models.team import DEFAULT_COACH
from leagues.selectors import current_profiles

CHUNK_SECONDS: Final = 5.0
LEAST_GAMES: Final = 1
MOST_GAMES: Final = 50
#: Games in a chunk before anything has been measured.
FIRST_GAMES: Final = 10
#: How much of a kept pace stays when a new one has been measured.
KEPT_SHARE: Final = 0.75
_SHORTEST: Final = 1e-6


def chunk_games(season: Season) -> int:
    """Return how many games of a season make about five seconds' work.

    The slowest of its coaches counts.
    """
    paces = Pace.objects.filter(
        ruleset=season.league.ruleset, coach__in=_coaches(season)
    ).values_list("seconds", flat=True)
    slowest = max(paces, default=None)
    if slowest is None:
        return FIRST_GAMES
    return max(LEAST_GAMES, min(MOST_GAMES, round(CHUNK_SECONDS / slowest)))


def keep_pace(season: Season, seconds: float) -> None:
    """Take note of how long a season's games took, seconds each.

    Two workers that do so at the same time may lose one measurement: it is an
    estimate, and the next one comes soon.
    """
    measured = max(seconds, _SHORTEST)
    for coach in sorted(_coaches(season)):
        pace, is_new = Pace.objects.get_or_create(
            ruleset=season.league.ruleset,
            coach=coach,
            defaults={"seconds": measured},
        )
        if not is_new:
            pace.seconds = KEPT_SHARE * pace.seconds + (1 - KEPT_SHARE) * measured
            pace.save(update_fields=["seconds"])


def _coaches(season: Season) -> set[str]:
    """Return the names of the coaches that play in a season now."""
    teams = list(season.entries.order_by("pk").values_list("team", flat=True))
    profiles = current_profiles(teams)
    return {
        profiles[team].coach if team in profiles else DEFAULT_COACH for team in teams
    }
