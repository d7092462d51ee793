"""Which tests say more the longer they go on, and what tests of engines share."""

import os
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from simulation.protocol import CHANCE, Game

HERE = Path(__file__).parent
#: Fixtures that stand for as many games as ``HARDWOOD_RANDOM_GAMES`` says.
RANDOM_GAMES = {"random_games", "games", "moments", "events"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of random games, those of one ruleset as a group.

    A group is run by one process, so that nobody else plays its games again.
    """
    for item in items:
        if HERE not in item.path.parents or not isinstance(item, pytest.Function):
            continue
        if RANDOM_GAMES.isdisjoint(item.fixturenames):
            continue
        item.add_marker("random_games")
        parameters: Mapping[str, Any] = {}
        if hasattr(item, "callspec"):
            parameters = item.callspec.params
        ruleset = parameters.get("ruleset")
        folder = item.path.relative_to(HERE).parts[0]
        group = folder if ruleset is None else ruleset.slug
        item.add_marker(pytest.mark.xdist_group(group))


@pytest.fixture
def random_games() -> int:
    """How many random games a property looks at."""
    return int(os.environ.get("HARDWOOD_RANDOM_GAMES", "100"))


@pytest.fixture
def play_on() -> Callable[..., None]:
    """Answer decisions at random until the game is over or one is found."""

    def played(
        game: Game, seed: int, until: Callable[[Game], bool] = lambda game: False
    ) -> None:
        source = random.Random(seed)
        while (decision := game.pending) is not None and not until(game):
            weights = decision.weights if decision.actor == CHANCE else None
            game.apply(source.choices(decision.options, weights)[0])

    return played
