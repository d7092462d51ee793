"""The demo league as tests meet it."""

import pytest

from config.demo.opening import open_league
from config.processes import StopRequest
from leagues.models import League
from tests.builders import RULESET


@pytest.fixture
def league(db: None) -> League:
    """The demo league with its teams, no season begun."""
    return open_league(RULESET, StopRequest())
