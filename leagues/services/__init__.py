"""The verbs: everything that changes a league.

Each takes who acts, and the `version` of the row that the change was made from, is one
transaction, checks rights, version and state under a lock before it writes, and leaves
an entry in the audit. Rows are locked in one order: league, season, teams by id,
fixtures by id. Each returns the row as it is afterwards; the one that was handed in is
out of date.

A call that is made twice changes something once. The second one is answered as the
first where the same person sends the same form again and things are as it wants them,
and is refused as stale otherwise.
"""

from leagues.services.adjustments import (
    adjust,
    draw_lots,
    revoke_adjustment,
    withdraw_entry,
)
from leagues.services.audit import write_audit
from leagues.services.fixtures import (
    cancel_fixture,
    clear_result,
    correct_result,
    move_fixture,
    record_result,
    restore_fixture,
)
from leagues.services.leagues import create_league, update_league
from leagues.services.members import add_member, change_role, remove_member
from leagues.services.profiles import save_profile
from leagues.services.roster_changes import (
    RosterChanges,
    roster_changes,
    row_of,
)
from leagues.services.roster_checks import RosterRow
from leagues.services.rosters import (
    fill_with_tokens,
    review_roster,
    save_roster,
)
from leagues.services.schedules import back_to_draft, save_schedule
from leagues.services.seasons import (
    Place,
    arrange_season,
    create_season,
    delete_season,
    next_season,
    rename_season,
    set_schedule,
    set_standings,
)
from leagues.services.starts import close_season, start_season
from leagues.services.teams import (
    assign_coach,
    create_team,
    end_coaching,
    remove_team,
    restore_team,
    update_team,
)

__all__ = [
    "Place",
    "RosterChanges",
    "RosterRow",
    "add_member",
    "adjust",
    "arrange_season",
    "assign_coach",
    "back_to_draft",
    "cancel_fixture",
    "change_role",
    "clear_result",
    "close_season",
    "correct_result",
    "create_league",
    "create_season",
    "create_team",
    "delete_season",
    "draw_lots",
    "end_coaching",
    "fill_with_tokens",
    "move_fixture",
    "next_season",
    "record_result",
    "remove_member",
    "remove_team",
    "rename_season",
    "restore_fixture",
    "restore_team",
    "review_roster",
    "revoke_adjustment",
    "roster_changes",
    "row_of",
    "save_profile",
    "save_roster",
    "save_schedule",
    "set_schedule",
    "set_standings",
    "start_season",
    "update_league",
    "update_team",
    "withdraw_entry",
    "write_audit",
]
