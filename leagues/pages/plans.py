"""A schedule before it is saved, with the teams in it."""

from dataclasses import dataclass
from datetime import date

from leagues.models import Entry, Season, Team
from leagues.scheduling import PlannedRound, Summary, TeamSummary
from leagues.season_settings import ScheduleSettings
from leagues.selectors import entries_of, schedule_preview


@dataclass(frozen=True, slots=True)
class PlannedMeetings:
    """One round: its meetings as (home, away), and who sits it out."""

    round: PlannedRound
    meetings: tuple[tuple[Team, Team], ...]
    bye: Team | None


@dataclass(frozen=True, slots=True)
class PlannedSeason:
    """The schedule that some settings would make, and what it asks of each team."""

    summary: Summary
    rounds: tuple[PlannedMeetings, ...]
    teams: tuple[tuple[Team, TeamSummary], ...]
    unused_blackouts: tuple[date, ...]


def planned_season(season: Season, settings: ScheduleSettings) -> PlannedSeason:
    """Return the schedule that these settings would make; nothing is stored.

    :raises BadValue: naming the setting at fault.
    """
    plan = schedule_preview(season, settings)
    entries: dict[int, Entry] = {entry.pk: entry for entry in entries_of(season)}
    teams = {pk: entry.team for pk, entry in entries.items()}
    rounds = tuple(
        PlannedMeetings(
            round=played,
            meetings=tuple(
                (teams[pairing.home], teams[pairing.away])
                for pairing in played.pairings
            ),
            bye=None if played.bye is None else teams[played.bye],
        )
        for played in plan.rounds
    )
    lines = tuple((teams[line.team], line) for line in plan.summary.teams)
    return PlannedSeason(plan.summary, rounds, lines, plan.unused_blackouts)
