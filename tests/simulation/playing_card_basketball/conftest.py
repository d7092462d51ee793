"""What tests of this engine share: games in written positions."""

from collections.abc import Callable
from typing import Any

import pytest

from simulation.playing_card_basketball import RULESET
from simulation.playing_card_basketball.rules import CardGame
from simulation.teamsheet import TeamSheet

SHEET = TeamSheet()
PLACES = ("big", "fun", "defense", "turned")


@pytest.fixture
def start() -> Callable[..., CardGame]:
    """Start a game: ``start(target_score=4)``."""

    def started(**options: Any) -> CardGame:
        return RULESET.start(SHEET, SHEET, options)

    return started


@pytest.fixture
def at() -> Callable[..., CardGame]:
    """Read a position: ``at("9s 4c Qd", stage="steal")``.

    The cards are big play and fundamentals of the offense, that of the defense, and
    the one turned over, ``-`` for none.
    """

    def read(
        cards: str = "", options: dict[str, Any] | None = None, **fields: Any
    ) -> CardGame:
        places = zip(PLACES, cards.split(), strict=False)
        position = {
            "cards": {place: card for place, card in places if card != "-"},
            **fields,
        }
        return RULESET.read_position(position, SHEET, SHEET, options or {})

    return read


@pytest.fixture
def reads() -> Callable[..., CardGame]:
    """Read a whole position: ``reads({"stage": "tip"})``."""

    def read(position: dict[str, Any]) -> CardGame:
        return RULESET.read_position(position, SHEET, SHEET, {})

    return read
