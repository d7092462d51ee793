"""What tests of this engine share: games in written positions, and random games."""

import os
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.rules import JukemGame
from simulation.protocol import CHANCE
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()


@pytest.fixture
def random_games() -> int:
    """How many random games a property looks at."""
    return int(os.environ.get("HARDWOOD_RANDOM_GAMES", "100"))


@pytest.fixture
def start() -> Callable[..., JukemGame]:
    """Start a game: ``start(quarters=1)``."""

    def started(**options: Any) -> JukemGame:
        return RULESET.start(SHEET, SHEET, options)

    return started


@pytest.fixture
def at() -> Callable[..., JukemGame]:
    """Read a position: ``at("TWO AIR", "MISS", mover="home")``, home's hand first."""

    def read(
        home: str = "",
        away: str = "",
        options: Mapping[str, Any] | None = None,
        **fields: Any,
    ) -> JukemGame:
        hands = {"home": home.split(), "away": away.split()}
        position = {"hands": hands, **fields}
        return RULESET.read_position(position, SHEET, SHEET, options or {})

    return read


@pytest.fixture
def play_on() -> Callable[..., None]:
    """Answer decisions at random until the game is over or one is found."""

    def played(
        game: JukemGame,
        seed: int,
        until: Callable[[JukemGame], bool] = lambda game: False,
    ) -> None:
        source = random.Random(seed)
        while (decision := game.pending) is not None and not until(game):
            weights = decision.weights if decision.actor == CHANCE else None
            game.apply(source.choices(decision.options, weights)[0])

    return played
