"""A recorded game of Shootout, whole and with parts of it changed."""

import copy
from functools import cache
from typing import Any, Final

from simulation.record import GameRecord
from simulation.runner import simulate
from tests.simulation import shootout

HOME: Final = shootout.team(5, 4, 3, far_from=1)
AWAY: Final = shootout.team(1, 2)
LONG: Final = "x" * 2000


@cache
def game() -> GameRecord:
    """Return a record of a whole game."""
    return simulate(shootout.RULESET, HOME, AWAY, {"rounds": 4}, seed=11).record()


def written(**changes: Any) -> dict[str, Any]:
    """Return the record as JSON values with some fields changed."""
    return {**copy.deepcopy(game().to_json()), **changes}


def archived(**changes: Any) -> dict[str, Any]:
    """Return a record as an older version of the rules may have written it."""
    old = {
        "version": "0.9",
        "options": {"innings": 3, "pitch": ["grass", 2.5, None]},
        "home": {"coach": "wizard", "profile": {"luck": 7}},
        "away": {
            "coach": "wizard",
            "profile_sha256": "ab" * 32,
            "players": [{"position": "rover", "ratings": {"speed": 120}}],
        },
        "result": {"kind": "sudden_death", "home": 3, "away": 2},
    }
    return written(**{**old, **changes})
