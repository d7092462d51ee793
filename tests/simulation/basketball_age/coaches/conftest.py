from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from simulation.basketball_age import RULESET
from simulation.basketball_age.coaches import StandardCoach
from simulation.basketball_age.coaches.dials import DIALS
from simulation.basketball_age.coaches.mind import Mind
from simulation.basketball_age.coaches.sides import both_ways
from simulation.basketball_age.game import BasketballGame
from simulation.rosters import average_sheet
from simulation.teamsheet import TeamSheet, dial_values

NONE: Mapping[str, str] = {}


@pytest.fixture
def choose() -> Callable[..., str]:
    """Ask the standard coach what is pending: ``choose(game, steals=10)``.

    Formations are written by name: ``choose(game, {"throws": "e3 d3"})``.
    """

    def chosen(
        game: BasketballGame, formations: Mapping[str, str] = NONE, **profile: int
    ) -> str:
        decision = game.pending
        saved = {name: tuple(places.split()) for name, places in formations.items()}
        sheet = replace(average_sheet(RULESET), profile=profile, formations=saved)
        coach = StandardCoach(sheet)
        choice = coach.choose(game.view(decision.actor), decision)
        assert choice in decision.options
        return choice

    return chosen


@pytest.fixture
def mind_of() -> Callable[..., Mind]:
    """Return a coach's mind for a game: ``mind_of(game, help=8)``."""

    def made(game: BasketballGame, **profile: int) -> Mind:
        dials = dial_values(DIALS, TeamSheet(profile=profile))
        return Mind(dials, game.tables, both_ways({}))

    return made


@pytest.fixture
def sheet_of() -> Callable[..., TeamSheet]:
    """Return the usual team with a profile: ``sheet_of(pace=0)``."""

    def made(coach: str = "standard", **profile: int) -> TeamSheet:
        return replace(average_sheet(RULESET, coach), profile=profile)

    return made
