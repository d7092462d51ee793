"""The built-in coaches and the dials that they follow (PD-H)."""

from simulation.poker_deck_basketball.coaches.active import ActiveCoach
from simulation.poker_deck_basketball.coaches.dials import DIALS
from simulation.poker_deck_basketball.coaches.expert import ExpertCoach
from simulation.poker_deck_basketball.coaches.standard import StandardCoach

__all__ = ["DIALS", "ActiveCoach", "ExpertCoach", "StandardCoach"]
