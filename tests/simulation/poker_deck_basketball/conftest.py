"""What tests of this engine share: games in written positions."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from simulation.poker_deck_basketball import RULESET
from simulation.poker_deck_basketball.rules import PokerGame
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()


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
