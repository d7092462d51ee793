"""What tests of this engine share: games in written positions."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from simulation.jukem_basketball import RULESET
from simulation.jukem_basketball.rules import JukemGame
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()


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
