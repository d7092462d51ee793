"""Shares tests out between processes so that a ruleset's games are played by one."""

from pathlib import PurePosixPath
from typing import Final

from xdist.scheduler import LoadScopeScheduling

from simulation.registry import rulesets

SIMULATION: Final = PurePosixPath("tests/simulation")


class ByRuleset(LoadScopeScheduling):
    """All tests that go through the random games of one ruleset are for one process.

    Those of a ruleset's own folder are, and those of all rulesets that have its slug
    among their parameters. Any other test is by itself.
    """

    def _split_scope(self, nodeid: str) -> str:
        """Return the name of a test's group, its own where it has none."""
        path, _, parameters = nodeid.partition("[")
        folders = PurePosixPath(path.partition("::")[0])
        if SIMULATION in folders.parents:
            for ruleset in rulesets():
                if ruleset.slug in parameters or ruleset.slug in folders.parts:
                    return ruleset.slug
        return nodeid
