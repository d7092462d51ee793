"""Jukem Basketball: hidden hands, one deck, no players."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from simulation.boxscore import Fold
from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadOption, BadTeamSheet
from simulation.jukem_basketball.board import draw_board
from simulation.jukem_basketball.clauses import CHAPTERS
from simulation.jukem_basketball.coaches import DIALS, StandardCoach
from simulation.jukem_basketball.events import EVENT_KINDS, read_event
from simulation.jukem_basketball.expert import ExpertCoach
from simulation.jukem_basketball.options import OPTIONS
from simulation.jukem_basketball.reference import CREDIT, RULE_TABLES
from simulation.jukem_basketball.rules import JukemGame
from simulation.jukem_basketball.scoresheet import SHEET
from simulation.jukem_basketball.statistics import (
    LEADERS,
    STAT_COLUMNS,
    JukemFold,
    period_name,
)
from simulation.jukem_basketball.tables import CARDS, SHOTS, tables_of
from simulation.jukem_basketball.teams import EXHIBITION_TEAMS
from simulation.jukem_basketball.textboard import option_note, text_board
from simulation.jukem_basketball.words import (
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


class JukemBasketball(Ruleset):
    """The rule book *Jukem Basketball 2016*, with its gaps settled."""

    slug = "jukem_basketball"
    title = "Jukem Basketball"
    version = "1"
    hidden = True
    has_players = False
    options = OPTIONS
    dials = DIALS
    groups: ClassVar[Mapping[str, str]] = {
        "turn": "turn",
        "stop": "stop",
        "time_out_cards": "timeout",
        "discard_two": "discard",
    }
    group_notes = GROUP_NOTES
    view_names = VIEW_NAMES
    stat_columns = STAT_COLUMNS
    leaders = LEADERS
    event_kinds = EVENT_KINDS
    result_kinds = ("regulation", "overtime", "tie")
    coaches = ("random", "default", "standard", "expert")
    coach_notes: ClassVar[Mapping[str, Words]] = {**COACH_NOTES, "expert": EXPERT_NOTE}
    exhibition_teams = EXHIBITION_TEAMS
    score_sheet = SHEET
    summary = SUMMARY
    chapters = CHAPTERS
    rule_tables = RULE_TABLES
    credit = CREDIT

    def start(
        self, home: TeamSheet, away: TeamSheet, options: Mapping[str, object]
    ) -> JukemGame:
        check_playerless(self, home, away)
        game = JukemGame(tables_of(self.check_options(options)))
        game.begin()
        return game

    def read_position(
        self,
        position: Mapping[str, object],
        home: TeamSheet,
        away: TeamSheet,
        options: Mapping[str, object],
    ) -> JukemGame:
        check_playerless(self, home, away)
        return JukemGame.read(tables_of(self.check_options(options)), position)

    def coach(self, name: str, sheet: TeamSheet, seed: int) -> Coach:
        if name == "random":
            return RandomCoach(seed)
        if name == "default":
            return DefaultCoach()
        if name == "standard":
            return StandardCoach(sheet)
        if name == "expert":
            return ExpertCoach(sheet, seed)
        raise BadTeamSheet("coach", f"must be one of {', '.join(self.coaches)}")

    def fold(self) -> Fold:
        return JukemFold()

    def event(self, fields: Sequence[object]) -> Event:
        return read_event(fields)

    def describe(self, event: Event) -> Words | None:
        return describe(event)

    def period_names(self, options: Mapping[str, object], played: int) -> list[str]:
        quarters = self.check_options(options)["quarters"]
        return [
            period_name(number, quarters)
            for number in range(1, max(quarters, played) + 1)
        ]

    def board(self, view: View, paints: tuple[Paint, Paint] | None = None) -> str:
        return draw_board(view)

    def text_board(self, view: View) -> tuple[Words, ...]:
        return text_board(view)

    def option_note(self, view: View, decision: Decision, option: str) -> Words | None:
        return option_note(view, option)

    def _check_together(self, values: dict[str, Any]) -> None:
        deck = values["deck"]
        if not any(deck[CARDS[shot]] for shot in SHOTS):
            raise BadOption("deck", "must hold at least one shot")


RULESET: Final = JukemBasketball()
