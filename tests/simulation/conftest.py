"""Which tests say more the longer they go on, and what tests of engines share."""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from simulation.protocol import CHANCE, Game

HERE = Path(__file__).parent
#: Fixtures that stand for as many games as ``HARDWOOD_RANDOM_GAMES`` says.
RANDOM_GAMES = {"random_games", "games", "moments", "events"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of random games."""
    for item in items:
        if (
            HERE in item.path.parents
            and isinstance(item, pytest.Function)
            and not RANDOM_GAMES.isdisjoint(item.fixturenames)
        ):
            item.add_marker("random_games")


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
