"""What tests of this engine share: games in written positions."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from simulation.playing_card_baseball import RULESET
from simulation.playing_card_baseball.rules import BaseballGame
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
#: A king-high pitcher, three aces and a poor batter.
PITCHER = "2h 4s 7d 9c Jd Kh"
ACES = "Ac Ad Ah"
POOR = "3c 5d 8h"


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
