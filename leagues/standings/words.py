"""Titles for what the standings return as slugs.

Pages translate these and build their own sentences around them.
"""

from typing import Final

POINTS: Final = "Points"
WIN_SHARE: Final = "Share of games won"
WINS: Final = "Games won"
LOSSES: Final = "Games lost"
HEAD_TO_HEAD: Final = "Head-to-head"
HEAD_TO_HEAD_DIFFERENCE: Final = "Head-to-head point difference"
POINT_DIFFERENCE: Final = "Point difference"
POINTS_SCORED: Final = "Points scored"
POINTS_ALLOWED: Final = "Points allowed"
DIVISION_RECORD: Final = "Division record"
TOP_HALF_RECORD: Final = "Record against the top half"
AWAY_WINS: Final = "Away wins"
FORFEITS: Final = "Fewest forfeits"
LOTS: Final = "Drawn lots"

BRIEF_POINTS: Final = "points"
BRIEF_WIN_SHARE: Final = "games won"
BRIEF_LOSSES: Final = "games lost"
BRIEF_HEAD_TO_HEAD: Final = "head-to-head"
BRIEF_HEAD_TO_HEAD_DIFFERENCE: Final = "head-to-head margin"
BRIEF_POINT_DIFFERENCE: Final = "point difference"
BRIEF_POINTS_SCORED: Final = "points scored"
BRIEF_POINTS_ALLOWED: Final = "points allowed"
BRIEF_DIVISION_RECORD: Final = "division record"
BRIEF_TOP_HALF_RECORD: Final = "against the top half"
BRIEF_AWAY_WINS: Final = "away wins"
BRIEF_FORFEITS: Final = "forfeits"
BRIEF_LOTS: Final = "lots"

MEASURES_POINTS: Final = "points of the table"
MEASURES_WIN_SHARE: Final = "share of games won in all games played"
MEASURES_WINS: Final = "number of games won"
MEASURES_LOSSES: Final = "number of games lost, fewer first"
MEASURES_HEAD_TO_HEAD: Final = "share of games won among the tied teams"
MEASURES_HEAD_TO_HEAD_DIFFERENCE: Final = "point difference among the tied teams"
MEASURES_POINT_DIFFERENCE: Final = "points scored minus points allowed"
MEASURES_POINTS_SCORED: Final = "points scored in all games"
MEASURES_POINTS_ALLOWED: Final = "points allowed in all games, fewer first"
MEASURES_DIVISION_RECORD: Final = "share of games won inside the common division"
MEASURES_TOP_HALF_RECORD: Final = "share of games won against the top half"
MEASURES_AWAY_WINS: Final = "number of games won away"
MEASURES_FORFEITS: Final = "number of games forfeited, fewer first"
MEASURES_LOTS: Final = "place in the recorded drawing of lots"

PASSED_OVER: Final = {
    "not_met": "not every pair has met",
    "met_unequally": "the pairs have not met equally often",
    "scores_missing": "the pairs do not have equally many scores",
    "different_divisions": "not all in one division",
    "no_games": "no such game for every team",
    "not_drawn": "no lots drawn among them",
}

REFUSALS: Final = {
    "duplicate": "given twice",
    "unknown": "unknown",
    "own_opponent": "a team against itself",
    "negative": "below zero",
    "half_a_score": "one score without the other",
    "forfeit_with_score": "a forfeit with a score",
    "no_change": "changes nothing",
    "no_reason": "without a reason",
    "none_given": "none given",
    "cannot_lead": "cannot come first",
    "out_of_order": "worth more than a better result",
    "too_few": "fewer than two",
}
