"""The verbs: everything that plays games, counts them or checks them.

Rows are locked in one order: league, season, fixtures, then chunk and run. Where
`leagues.services` has a service of the same name, the one here is the one to call: it
keeps the games of a fixture in step with its result.
"""

from games.services.chunks import work_chunk
from games.services.exhibitions import delete_old_exhibitions, start_exhibition
from games.services.lines import rebuild_season_lines
from games.services.receipts import Verification, verify_game
from games.services.results import clear_result, correct_result, record_result
from games.services.runs import (
    finish_idle_runs,
    put_back_chunks,
    request_check,
    request_run,
    stop_run,
    take_due_chunks,
)
from games.services.seasons import close_season, start_season

__all__ = [
    "Verification",
    "clear_result",
    "close_season",
    "correct_result",
    "delete_old_exhibitions",
    "finish_idle_runs",
    "put_back_chunks",
    "rebuild_season_lines",
    "record_result",
    "request_check",
    "request_run",
    "start_exhibition",
    "start_season",
    "stop_run",
    "take_due_chunks",
    "verify_game",
    "work_chunk",
]
