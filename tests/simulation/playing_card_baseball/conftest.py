"""What tests of this engine share: games in written positions, and random games."""

import os
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.rules import BaseballGame
from simulation.protocol import CHANCE
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
#: A king-high pitcher, three aces and a poor batter.
PITCHER = "2h 4s 7d 9c Jd Kh"
ACES = "Ac Ad Ah"
POOR = "3c 5d 8h"


@pytest.fixture
def random_games() -> int:
    """How many random games a property looks at."""
    return int(os.environ.get("HARDWOOD_RANDOM_GAMES", "100"))


@pytest.fixture
def start() -> Callable[..., BaseballGame]:
    """Start a game: ``start(innings=1)``."""

    def started(**options: Any) -> BaseballGame:
        return RULESET.start(SHEET, SHEET, options)

    return started


@pytest.fixture
def at() -> Callable[..., BaseballGame]:
    """Read a position with away at bat: ``at(ACES, PITCHER, stage="swing")``."""

    def read(
        batter: str = "",
        pitcher: str = "",
        options: Mapping[str, Any] | None = None,
        **fields: Any,
    ) -> BaseballGame:
        position = dict(fields)
        if batter or pitcher:
            position["hands"] = {"away": batter.split(), "home": pitcher.split()}
        return RULESET.read_position(position, SHEET, SHEET, options or {})

    return read


@pytest.fixture
def play_on() -> Callable[..., None]:
    """Answer decisions at random until the game is over or one is found."""

    def played(
        game: BaseballGame,
        seed: int,
        until: Callable[[BaseballGame], bool] = lambda game: False,
    ) -> None:
        source = random.Random(seed)
        while (decision := game.pending) is not None and not until(game):
            weights = decision.weights if decision.actor == CHANCE else None
            game.apply(source.choices(decision.options, weights)[0])

    return played
