"""The coaches of Basketball Age, and the dials that turn them."""

from simulation.basketball_age.coaches.dials import DIALS
from simulation.basketball_age.coaches.expert import ExpertCoach
from simulation.basketball_age.coaches.standard import StandardCoach

__all__ = ["DIALS", "ExpertCoach", "StandardCoach"]
