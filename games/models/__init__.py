"""What is stored of games, of the statistics made from them, and of the workers."""

from games.models.exhibition import Exhibition, ExhibitionTeam
from games.models.game import (
    Game,
    PlayerLine,
    PlayerSeasonLine,
    SeasonLine,
    TeamLine,
)
from games.models.run import Pace, RunChunk, RunError, SimulationRun

__all__ = [
    "Exhibition",
    "ExhibitionTeam",
    "Game",
    "Pace",
    "PlayerLine",
    "PlayerSeasonLine",
    "RunChunk",
    "RunError",
    "SeasonLine",
    "SimulationRun",
    "TeamLine",
]
