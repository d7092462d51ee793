"""What is stored of games, of the statistics made from them, and of the workers."""

from games.models.exhibition import Exhibition, ExhibitionTeam
from games.models.game import Game, SeasonLine, TeamLine
from games.models.run import Pace, RunChunk, RunError, SimulationRun

__all__ = [
    "Exhibition",
    "ExhibitionTeam",
    "Game",
    "Pace",
    "RunChunk",
    "RunError",
    "SeasonLine",
    "SimulationRun",
    "TeamLine",
]
