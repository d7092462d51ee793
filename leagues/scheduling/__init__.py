"""Who meets whom, where and when, over a whole season.

Plain values in, plain values out: no database, no clock, and no chance but a seed.

* `rounds` draws the round robins;
* `dates` lays the rounds over a calendar in the league's time zone;
* `checks` lists what a schedule, wherever it came from, fails to keep;
* `previews` puts rounds and dates together for a page to show before saving;
* `errors` holds the one error that all of them raise.
"""

from leagues.scheduling.checks import Rule, Violation, check_dates, check_schedule
from leagues.scheduling.dates import Calendar, local_date, round_starts
from leagues.scheduling.errors import ScheduleError
from leagues.scheduling.previews import (
    PlannedRound,
    Preview,
    Summary,
    TeamSummary,
    preview,
)
from leagues.scheduling.rounds import Pairing, Round, round_robin

__all__ = [
    "Calendar",
    "Pairing",
    "PlannedRound",
    "Preview",
    "Round",
    "Rule",
    "ScheduleError",
    "Summary",
    "TeamSummary",
    "Violation",
    "check_dates",
    "check_schedule",
    "local_date",
    "preview",
    "round_robin",
    "round_starts",
]
