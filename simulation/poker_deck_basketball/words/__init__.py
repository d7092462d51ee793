"""All words of the engine: the game in short, questions, the table, play-by-play."""

from simulation.poker_deck_basketball.words.board import VIEW_NAMES
from simulation.poker_deck_basketball.words.narration import describe
from simulation.poker_deck_basketball.words.notes import (
    ACTIVE_NOTE,
    EXPERT_NOTE,
    GROUP_NOTES,
)
from simulation.poker_deck_basketball.words.prompts import (
    DRAW_PROMPT,
    PROMPTS,
    ROLL_PROMPTS,
    SUMMARY,
)

__all__ = [
    "ACTIVE_NOTE",
    "DRAW_PROMPT",
    "EXPERT_NOTE",
    "GROUP_NOTES",
    "PROMPTS",
    "ROLL_PROMPTS",
    "SUMMARY",
    "VIEW_NAMES",
    "describe",
]
