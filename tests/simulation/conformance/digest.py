"""Prints a hash of all choices of some games, to be compared between processes.

``python -m tests.simulation.conformance.digest SLUG``
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from simulation.protocol import Ruleset
from simulation.registry import rulesets
from tests.simulation import shootout
from tests.simulation.conformance.random_games import play_game

ROOT: Final = Path(__file__).resolve().parents[3]
HASHED_GAMES: Final = 12
# where games are long fewer do, once they have had so many decisions
HASHED_DECISIONS: Final = 10_000


def digest_of_games(ruleset: Ruleset) -> str:
    """Return a hash of the choices, options and events of the first random games."""
    digest = hashlib.sha256()
    decisions = 0
    for number in range(HASHED_GAMES):
        if decisions > HASHED_DECISIONS:
            break
        played = play_game(ruleset, number)
        decisions += len(played.kinds)
        digest.update(played.record.dump().encode())
        digest.update(repr(played.events).encode())
    return digest.hexdigest()


def digest_under(slug: str, hash_seed: int) -> str:
    """Return the same hash, from a process with a hash seed of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulation.conformance.digest", slug],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


if __name__ == "__main__":
    listed = {ruleset.slug: ruleset for ruleset in (*rulesets(), shootout.RULESET)}
    sys.stdout.write(digest_of_games(listed[sys.argv[1]]) + "\n")
