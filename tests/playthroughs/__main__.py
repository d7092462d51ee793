"""Writes the golden games anew: ``python -m tests.playthroughs``.

It refuses to change what is pinned to a version that is still in force.
"""

import sys

from simulation.registry import rulesets
from tests.playthroughs.pinning import FOLDER, VersionNeeded, write


def main() -> int:
    """Write the files of every ruleset; return 1 where a new version is needed."""
    outcome = 0
    for ruleset in rulesets():
        try:
            written = write(ruleset, FOLDER / ruleset.slug)
        except VersionNeeded as needed:
            sys.stderr.write(f"{needed}\n")
            outcome = 1
        else:
            sys.stdout.write(f"{ruleset.slug}: {', '.join(written) or 'unchanged'}\n")
    return outcome


if __name__ == "__main__":
    sys.exit(main())
