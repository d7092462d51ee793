"""The flow of the game: what is asked, and what follows from each answer (PD-R)."""

from simulation.poker_deck_basketball.rules.game import PokerGame

__all__ = ["PokerGame"]
