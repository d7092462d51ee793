"""Playing Card Basketball: two sides, one ordinary deck, first to ten."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from simulation.boxscore import Fold
from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadTeamSheet
from simulation.playing_card_basketball.board import draw_board
from simulation.playing_card_basketball.clauses import CHAPTERS
from simulation.playing_card_basketball.coaches import DIALS, StandardCoach
from simulation.playing_card_basketball.events import EVENT_KINDS, read_event
from simulation.playing_card_basketball.expert import ExpertCoach
from simulation.playing_card_basketball.options import OPTIONS
from simulation.playing_card_basketball.reference import CREDIT, RULE_TABLES
from simulation.playing_card_basketball.rules import CardGame
from simulation.playing_card_basketball.scoresheet import SHEET
from simulation.playing_card_basketball.state import (
    ATTACK,
    CAPPED,
    CONTEST,
    REDRAW,
    STEAL,
    WIN,
)
from simulation.playing_card_basketball.statistics import (
    LEADERS,
    PERIOD,
    STAT_COLUMNS,
    CardFold,
)
from simulation.playing_card_basketball.tables import tables_of
from simulation.playing_card_basketball.teams import EXHIBITION_TEAMS
from simulation.playing_card_basketball.textboard import option_note, text_board
from simulation.playing_card_basketball.words import (
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


class PlayingCardBasketball(Ruleset):
    """The rule book *Playing Card Basketball*, with its gaps settled."""

    slug = "playing_card_basketball"
    title = "Playing Card Basketball"
    version = "1"
    hidden = True
    has_players = False
    options = OPTIONS
    dials = DIALS
    groups: ClassVar[Mapping[str, str]] = {
        ATTACK: "attack",
        REDRAW: "redraw",
        STEAL: "steal",
        CONTEST: "contest",
    }
    stat_columns = STAT_COLUMNS
    leaders = LEADERS
    event_kinds = EVENT_KINDS
    result_kinds = (WIN, CAPPED)
    coaches = ("random", "default", "standard", "expert")
    coach_notes: ClassVar[Mapping[str, Words]] = {**COACH_NOTES, "expert": EXPERT_NOTE}
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
    ) -> CardGame:
        check_playerless(self, home, away)
        game = CardGame(tables_of(self.check_options(options)))
        game.begin()
        return game

    def read_position(
        self,
        position: Mapping[str, object],
        home: TeamSheet,
        away: TeamSheet,
        options: Mapping[str, object],
    ) -> CardGame:
        check_playerless(self, home, away)
        return CardGame.read(tables_of(self.check_options(options)), position)

    def coach(self, name: str, sheet: TeamSheet, seed: int) -> Coach:
        if name == "random":
            return RandomCoach(seed)
        if name == "default":
            return DefaultCoach()
        if name == "standard":
            return StandardCoach(sheet)
        if name == "expert":
            return ExpertCoach()
        raise BadTeamSheet("coach", f"must be one of {', '.join(self.coaches)}")

    def fold(self) -> Fold:
        return CardFold()

    def event(self, fields: Sequence[object]) -> Event:
        return read_event(fields)

    def describe(self, event: Event) -> Words | None:
        return describe(event)

    def period_names(self, options: Mapping[str, object], played: int) -> list[str]:
        return [PERIOD]

    def board(self, view: View, paints: tuple[Paint, Paint] | None = None) -> str:
        return draw_board(view)

    def text_board(self, view: View) -> tuple[Words, ...]:
        return text_board(view)

    def option_note(self, view: View, decision: Decision, option: str) -> Words | None:
        return option_note(view, option)

    def _check_together(self, values: dict[str, Any]) -> None:
        """Any of the options goes with any other."""


RULESET: Final = PlayingCardBasketball()
