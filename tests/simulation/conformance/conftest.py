"""The rulesets that must conform: all of the registry, and the worked example."""

import pytest

from simulation.protocol import Event, Ruleset
from simulation.registry import rulesets
from tests.simulation import shootout
from tests.simulation.conformance.random_games import (
    Moment,
    RandomGame,
    events_of,
    moments_of,
    play_games,
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "ruleset" in metafunc.fixturenames:
        listed = (*rulesets(), shootout.RULESET)
        metafunc.parametrize("ruleset", listed, ids=[each.slug for each in listed])


@pytest.fixture(autouse=True)
def _registered(shootout_is_registered: None) -> None:
    """Let records of the worked example be read."""


@pytest.fixture
def games(ruleset: Ruleset) -> tuple[RandomGame, ...]:
    """Random games of a ruleset, as many as ``HARDWOOD_RANDOM_GAMES`` says."""
    return play_games(ruleset)


@pytest.fixture
def moments(ruleset: Ruleset) -> tuple[Moment, ...]:
    """Positions of these games: as many anywhere as of rare kinds."""
    return moments_of(ruleset)


@pytest.fixture
def events(ruleset: Ruleset) -> tuple[Event, ...]:
    """The events of these games, equal ones once."""
    return events_of(ruleset)
