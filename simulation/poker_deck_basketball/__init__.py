"""Poker-deck Basketball: hidden hands, half a deck each and two dice, no players."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from simulation.boxscore import Fold
from simulation.coaches import DefaultCoach, KindCoach
from simulation.errors import BadTeamSheet
from simulation.poker_deck_basketball.board import draw_board
from simulation.poker_deck_basketball.clauses import CHAPTERS
from simulation.poker_deck_basketball.coaches import (
    DIALS,
    ActiveCoach,
    ExpertCoach,
    StandardCoach,
)
from simulation.poker_deck_basketball.events import EVENT_KINDS, read_event
from simulation.poker_deck_basketball.options import OPTIONS
from simulation.poker_deck_basketball.reference import CREDIT, RULE_TABLES
from simulation.poker_deck_basketball.rules import PokerGame
from simulation.poker_deck_basketball.scoresheet import SHEET
from simulation.poker_deck_basketball.statistics import (
    LEADERS,
    STAT_COLUMNS,
    PokerFold,
    period_name,
)
from simulation.poker_deck_basketball.tables import tables_of
from simulation.poker_deck_basketball.teams import EXHIBITION_TEAMS
from simulation.poker_deck_basketball.textboard import option_note, text_board
from simulation.poker_deck_basketball.words import (
    ACTIVE_NOTE,
    EXPERT_NOTE,
    GROUP_NOTES,
    SUMMARY,
    VIEW_NAMES,
    describe,
)
from simulation.protocol import (
    COACH_NOTES,
    Coach,
    Decision,
    Event,
    Paint,
    Ruleset,
    View,
)
from simulation.teamsheet import TeamSheet, check_playerless
from simulation.words import Words


class PokerDeckBasketball(Ruleset):
    """An Italian game of 2019, in its edition of 2022, with its gaps settled."""

    slug = "poker_deck_basketball"
    title = "Poker-deck Basketball"
    version = "1"
    hidden = True
    has_players = False
    options = OPTIONS
    dials = DIALS
    groups: ClassVar[Mapping[str, str]] = {
        "tip": "tip_off",
        "attack": "attack",
        "alley": "attack",
        "steal": "defence",
        "contest": "defence",
        "free_throw": "free_throw",
        "reb_off": "rebound",
        "reb_def": "rebound",
        "timeout": "timeout",
        "timeout_cards": "timeout",
        "timeout_response": "timeout",
    }
    stat_columns = STAT_COLUMNS
    leaders = LEADERS
    event_kinds = EVENT_KINDS
    result_kinds = ("regulation", "overtime", "shootout")
    coaches = ("random", "default", "active", "standard", "expert")
    coach_notes: ClassVar[Mapping[str, Words]] = {
        **COACH_NOTES,
        "active": ACTIVE_NOTE,
        "expert": EXPERT_NOTE,
    }
    exhibition_teams = EXHIBITION_TEAMS
    score_sheet = SHEET
    summary = SUMMARY
    chapters = CHAPTERS
    rule_tables = RULE_TABLES
    credit = CREDIT
    group_notes = GROUP_NOTES
    view_names = VIEW_NAMES

    def start(
        self, home: TeamSheet, away: TeamSheet, options: Mapping[str, object]
    ) -> PokerGame:
        check_playerless(self, home, away)
        game = PokerGame(tables_of(self.check_options(options)))
        game.begin()
        return game

    def read_position(
        self,
        position: Mapping[str, object],
        home: TeamSheet,
        away: TeamSheet,
        options: Mapping[str, object],
    ) -> PokerGame:
        check_playerless(self, home, away)
        return PokerGame.read(tables_of(self.check_options(options)), position)

    def coach(self, name: str, sheet: TeamSheet, seed: int) -> Coach:
        if name == "random":
            return KindCoach(seed)
        if name == "default":
            return DefaultCoach()
        if name == "active":
            return ActiveCoach(sheet)
        if name == "standard":
            return StandardCoach(sheet)
        if name == "expert":
            return ExpertCoach(sheet)
        raise BadTeamSheet("coach", f"must be one of {', '.join(self.coaches)}")

    def fold(self) -> Fold:
        return PokerFold()

    def event(self, fields: Sequence[object]) -> Event:
        return read_event(fields)

    def describe(self, event: Event) -> Words | None:
        return describe(event)

    def period_names(self, options: Mapping[str, object], played: int) -> list[str]:
        tables = tables_of(self.check_options(options))
        return [
            period_name(number, tables.quarters, tables.overtimes)
            for number in range(1, max(tables.quarters, played) + 1)
        ]

    def board(self, view: View, paints: tuple[Paint, Paint] | None = None) -> str:
        return draw_board(view)

    def text_board(self, view: View) -> tuple[Words, ...]:
        return text_board(view)

    def option_note(self, view: View, decision: Decision, option: str) -> Words | None:
        return option_note(view, decision, option)

    def _check_together(self, values: dict[str, Any]) -> None:
        """No two options of this game are at odds."""


RULESET: Final = PokerDeckBasketball()
