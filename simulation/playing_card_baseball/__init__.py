"""Playing Card Baseball: poker hands at the plate, one deck, no players."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from simulation.boxscore import Fold
from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadOption, BadTeamSheet
from simulation.playing_card_baseball.board import draw_board
from simulation.playing_card_baseball.clauses import CHAPTERS
from simulation.playing_card_baseball.coaches import DIALS, StandardCoach
from simulation.playing_card_baseball.events import EVENT_KINDS, read_event
from simulation.playing_card_baseball.expert import ExpertCoach
from simulation.playing_card_baseball.options import OPTIONS, PRESETS
from simulation.playing_card_baseball.reference import CREDIT, RULE_TABLES
from simulation.playing_card_baseball.rules import BaseballGame
from simulation.playing_card_baseball.scoresheet import SHEET, is_left_out
from simulation.playing_card_baseball.statistics import (
    LEADERS,
    LINE_SCORE,
    STAT_COLUMNS,
    BaseballFold,
)
from simulation.playing_card_baseball.tables import tables_of
from simulation.playing_card_baseball.teams import EXHIBITION_TEAMS
from simulation.playing_card_baseball.textboard import option_note, text_board
from simulation.playing_card_baseball.words import (
    EXPERT_NOTE,
    GROUP_NOTES,
    PERIOD_TITLE,
    SUMMARY,
    VIEW_NAMES,
    describe,
)
from simulation.protocol import (
    COACH_NOTES,
    HOME,
    Coach,
    Decision,
    Event,
    Paint,
    Ruleset,
    View,
)
from simulation.teamsheet import TeamSheet, check_playerless
from simulation.words import Words


class PlayingCardBaseball(Ruleset):
    """The rule book *Playing Card Baseball*, with its gaps settled."""

    slug = "playing_card_baseball"
    title = "Playing Card Baseball"
    version = "1"
    hidden = True
    has_players = False
    period_title = PERIOD_TITLE
    options = OPTIONS
    presets = PRESETS
    dials = DIALS
    groups: ClassVar[Mapping[str, str]] = {
        "shuffle": "shuffle",
        "pinch": "substitution",
        "relief": "substitution",
        "steal": "steal",
        "pitch": "pitch",
        "swing": "swing",
        "double_play": "double_play",
    }
    stat_columns = STAT_COLUMNS
    line_score = LINE_SCORE
    leaders = LEADERS
    event_kinds = EVENT_KINDS
    pace = frozenset({"half_start", "pitch", "swing", "steal", "showdown"})
    result_kinds = ("regulation", "extra_innings", "tie")
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
    ) -> BaseballGame:
        check_playerless(self, home, away)
        game = BaseballGame(tables_of(self.check_options(options)))
        game.begin()
        return game

    def read_position(
        self,
        position: Mapping[str, object],
        home: TeamSheet,
        away: TeamSheet,
        options: Mapping[str, object],
    ) -> BaseballGame:
        check_playerless(self, home, away)
        return BaseballGame.read(tables_of(self.check_options(options)), position)

    def coach(self, name: str, sheet: TeamSheet, seed: int) -> Coach:
        if name == "random":
            return RandomCoach(seed)
        if name == "default":
            return DefaultCoach()
        if name == "standard":
            return StandardCoach(sheet)
        if name == "expert":
            return ExpertCoach(seed)
        raise BadTeamSheet("coach", f"must be one of {', '.join(self.coaches)}")

    def fold(self) -> Fold:
        return BaseballFold()

    def event(self, fields: Sequence[object]) -> Event:
        return read_event(fields)

    def describe(self, event: Event) -> Words | None:
        return describe(event)

    def period_names(self, options: Mapping[str, object], played: int) -> list[str]:
        innings = self.check_options(options)["innings"]
        return [str(number) for number in range(1, max(innings, played) + 1)]

    def left_out(
        self, periods: Sequence[tuple[int, int]], options: Mapping[str, object]
    ) -> tuple[tuple[int, int], ...]:
        if is_left_out(periods, self.check_options(options)):
            return ((len(periods), HOME),)
        return ()

    def board(self, view: View, paints: tuple[Paint, Paint] | None = None) -> str:
        return draw_board(view)

    def text_board(self, view: View) -> tuple[Words, ...]:
        return text_board(view)

    def option_note(self, view: View, decision: Decision, option: str) -> Words | None:
        return option_note(view, option)

    def _check_together(self, values: dict[str, Any]) -> None:
        most = values["max_innings"]
        if 0 < most < values["innings"]:
            raise BadOption(
                "max_innings", "must be 0 or as many as the regulation innings"
            )


RULESET: Final = PlayingCardBaseball()
