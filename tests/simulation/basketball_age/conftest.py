"""What tests of this engine share: games in written positions, and random games."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.game import BasketballGame
from simulation.protocol import CHANCE
from simulation.rosters import average_sheet
from simulation.teamsheet import PlayerSheet, TeamSheet
from tests.simulation.conformance.random_games import GAMES, RandomGame, play_games


@pytest.fixture
def random_games() -> int:
    """How many random games are looked at decision by decision."""
    return min(100, max(2, GAMES // 10))


@pytest.fixture
def games() -> tuple[RandomGame, ...]:
    """The random games of the conformance suite, as many as are asked for."""
    return play_games(RULESET)


@pytest.fixture
def at() -> Callable[..., BasketballGame]:
    """Read a position: ``at("H1:g3 A1:g3 A2:", acting="defence")``, A2 nowhere."""

    def read(
        zones: str = "", options: Mapping[str, Any] | None = None, **fields: Any
    ) -> BasketballGame:
        sheet = average_sheet(RULESET)
        parts = (each.partition(":") for each in zones.split())
        placed = {player: zone or None for player, _colon, zone in parts}
        position = {"zones": placed, **fields}
        return RULESET.read_position(position, sheet, sheet, options or {})

    return read


@pytest.fixture
def start() -> Callable[..., BasketballGame]:
    """Start a game of average teams: ``start(plus=True)``."""

    def started(**options: Any) -> BasketballGame:
        sheet = average_sheet(RULESET)
        return RULESET.start(sheet, sheet, options)

    return started


@pytest.fixture
def apply() -> Callable[[BasketballGame, Sequence[str]], None]:
    """Answer a game's decisions in order."""

    def applied(game: BasketballGame, choices: Sequence[str]) -> None:
        for choice in choices:
            game.apply(choice)

    return applied


@pytest.fixture
def any_sheet() -> Callable[[random.Random], TeamSheet]:
    """Return a sheet with any players that are allowed."""

    def drawn(source: random.Random) -> TeamSheet:
        spec = RULESET.roster_spec
        return TeamSheet(
            coach="random",
            players=tuple(
                PlayerSheet(
                    source.choice(spec.positions),
                    {
                        name: source.randint(lowest, highest)
                        for name, (lowest, highest, _defaults) in spec.ratings.items()
                    },
                )
                for _player in range(source.randint(*spec.size))
            ),
        )

    return drawn


@pytest.fixture
def play_on() -> Callable[..., None]:
    """Answer decisions at random, live play above all, and look at each of them."""

    def played(
        game: BasketballGame,
        source: random.Random,
        look: Callable[[BasketballGame], None] = lambda game: None,
    ) -> None:
        while (decision := game.pending) is not None:
            look(game)
            weights: Sequence[float] = decision.weights
            if decision.actor != CHANCE:
                weights = [_liking(decision.kind, each) for each in decision.options]
            game.apply(source.choices(decision.options, weights)[0])

    return played


# random play reaches little of what happens around the ball: these are dearer to it
_LIKED: dict[str, dict[str, float]] = {
    "activate": {"nothing": 0.3},
    "defend": {"steal": 30, "foul": 3},
    "contest": {"block": 6, "lockdown": 6, "move": 0.3},
    "reaction": {"move_with": 3},
    "step": {"lay_up": 6, "dunk": 6, "screen": 4, "move": 3, "pass": 2},
    "substitute": {"done": 8, "sub": 0.2},
    "lineup": {"done": 8, "sub": 0.2},
}


def _liking(kind: str, choice: str) -> float:
    return _LIKED.get(kind, {}).get(choice.split()[0], 1)
