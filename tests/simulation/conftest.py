"""What tests of the engines share: the worked example among the rulesets."""

import pytest

from simulation import registry
from tests.simulation import shootout


@pytest.fixture
def shootout_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add Shootout to the rulesets, so that its records can be read."""
    monkeypatch.setattr(registry, "_RULESETS", (*registry.rulesets(), shootout.RULESET))
