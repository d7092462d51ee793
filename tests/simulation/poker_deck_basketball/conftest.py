"""What tests of this engine share: games in written positions, and random games."""

import os
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.rules import PokerGame
from simulation.protocol import CHANCE
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()


@pytest.fixture
def random_games() -> int:
    """How many random games a property looks at."""
    return int(os.environ.get("HARDWOOD_RANDOM_GAMES", "100"))


@pytest.fixture
def start() -> Callable[..., PokerGame]:
    """Start a game: ``start(quarters=1)``."""

    def started(**options: Any) -> PokerGame:
        return RULESET.start(SHEET, SHEET, options)

    return started


@pytest.fixture
def at() -> Callable[..., PokerGame]:
    """Read a position: ``at("7c Ac", "3h", home_pile="Ts", zone="arc")``.

    Piles are empty unless they are given.
    """

    def read(
        home: str = "",
        away: str = "",
        home_pile: str = "",
        away_pile: str = "",
        options: Mapping[str, Any] | None = None,
        **fields: Any,
    ) -> PokerGame:
        position = {
            "hands": {"home": home.split(), "away": away.split()},
            "piles": {"home": home_pile.split(), "away": away_pile.split()},
            **fields,
        }
        return RULESET.read_position(position, SHEET, SHEET, options or {})

    return read


@pytest.fixture
def play_on() -> Callable[..., None]:
    """Answer decisions at random until the game is over or one is found."""

    def played(
        game: PokerGame,
        seed: int,
        until: Callable[[PokerGame], bool] = lambda game: False,
    ) -> None:
        source = random.Random(seed)
        while (decision := game.pending) is not None and not until(game):
            weights = decision.weights if decision.actor == CHANCE else None
            game.apply(source.choices(decision.options, weights)[0])

    return played
