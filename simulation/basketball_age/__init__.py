"""Basketball Age: players with ratings on a court of forty zones."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from simulation.basketball_age.board import PAINTS, draw_board
from simulation.basketball_age.clauses import CHAPTERS
from simulation.basketball_age.coaches import DIALS, ExpertCoach, StandardCoach
from simulation.basketball_age.events import EVENT_KINDS, PACE, read_event
from simulation.basketball_age.factors import FACTORS
from simulation.basketball_age.game import BasketballGame
from simulation.basketball_age.notation import GROUPS
from simulation.basketball_age.notes import option_note
from simulation.basketball_age.options import OPTIONS, PRESETS
from simulation.basketball_age.plans import FORMATIONS
from simulation.basketball_age.questions import question
from simulation.basketball_age.reference import CREDIT, RULE_TABLES
from simulation.basketball_age.scoresheet import SHEET
from simulation.basketball_age.shots import SHOT_CHART
from simulation.basketball_age.statistics import (
    LEADERS,
    STAT_COLUMNS,
    BasketballFold,
    period_name,
)
from simulation.basketball_age.tables import FOUL_LIMITS, PERIODS, ROSTER, Tables
from simulation.basketball_age.teams import EXHIBITION_TEAMS
from simulation.basketball_age.textboard import text_board
from simulation.basketball_age.view import BasketballView
from simulation.basketball_age.words import EXPERT_NOTE, SUMMARY, describe
from simulation.basketball_age.words.kinds import PLAY_KINDS
from simulation.basketball_age.words.terminal import GROUP_NOTES, VIEW_NAMES
from simulation.boxscore import Fold, FoulLimit
from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadTeamSheet
from simulation.protocol import (
    ACTOR_NAMES,
    COACH_NOTES,
    Coach,
    Decision,
    Event,
    Paint,
    Ruleset,
    View,
)
from simulation.teamsheet import TeamSheet, read_team_sheet
from simulation.words import Words


class BasketballAge(Ruleset):
    """The rule book *Basketball Age*, with its gaps settled."""

    slug = "basketball_age"
    title = "Basketball Age"
    version = "1"
    hidden = False
    has_players = True
    roster_spec = ROSTER
    options = OPTIONS
    presets = PRESETS
    dials = DIALS
    formations = FORMATIONS
    groups = GROUPS
    group_notes = GROUP_NOTES
    view_names = VIEW_NAMES
    stat_columns = STAT_COLUMNS
    leaders = LEADERS
    event_kinds = EVENT_KINDS
    pace = PACE
    play_kinds = PLAY_KINDS
    result_kinds = ("regulation", "overtime", "tie", "forfeit")
    coaches = ("random", "default", "standard", "expert")
    coach_notes: ClassVar[Mapping[str, Words]] = {**COACH_NOTES, "expert": EXPERT_NOTE}
    exhibition_teams = EXHIBITION_TEAMS
    score_sheet = SHEET
    shot_chart = SHOT_CHART
    factors = FACTORS
    summary = SUMMARY
    chapters = CHAPTERS
    rule_tables = RULE_TABLES
    credit = CREDIT

    def start(
        self, home: TeamSheet, away: TeamSheet, options: Mapping[str, object]
    ) -> BasketballGame:
        game = BasketballGame(self._tables(home, away, options))
        game.begin()
        return game

    def read_position(
        self,
        position: Mapping[str, object],
        home: TeamSheet,
        away: TeamSheet,
        options: Mapping[str, object],
    ) -> BasketballGame:
        return BasketballGame.read(self._tables(home, away, options), position)

    def coach(self, name: str, sheet: TeamSheet, seed: int) -> Coach:
        if name == "random":
            return RandomCoach(seed)
        if name == "default":
            return DefaultCoach()
        if name == "standard":
            return StandardCoach(sheet)
        if name == "expert":
            return ExpertCoach(sheet)
        raise BadTeamSheet("coach", f"must be one of {', '.join(self.coaches)}")

    def fold(self) -> Fold:
        return BasketballFold()

    def event(self, fields: Sequence[object]) -> Event:
        return read_event(fields)

    def describe(self, event: Event) -> Words | None:
        return describe(event)

    def period_names(self, options: Mapping[str, object], played: int) -> list[str]:
        return [period_name(at) for at in range(1, max(PERIODS, played) + 1)]

    def board(self, view: View, paints: tuple[Paint, Paint] | None = None) -> str:
        return draw_board(view, paints or PAINTS)

    def text_board(self, view: View) -> tuple[Words, ...]:
        return text_board(_seen(view).game)

    def question(self, view: View, decision: Decision) -> Words:
        return question(_seen(view).game, decision)

    def option_note(self, view: View, decision: Decision, option: str) -> Words | None:
        return option_note(_seen(view).game, decision, option)

    def foul_limit(self, options: Mapping[str, object]) -> FoulLimit:
        return FoulLimit("pf", FOUL_LIMITS[options.get("plus") is True])

    def _check_together(self, values: dict[str, Any]) -> None:
        """Any options of this game fit one another."""

    def _tables(
        self, home: TeamSheet, away: TeamSheet, options: Mapping[str, object]
    ) -> Tables:
        checked = self.check_options(options)
        teams = [
            read_team_sheet(
                sheet.to_json(),
                coaches=self.coaches,
                dials=self.dials,
                roster=self.roster_spec,
                formations=self.formations,
                field_name=name,
            ).players
            for name, sheet in zip(ACTOR_NAMES, (home, away), strict=False)
        ]
        return Tables(checked, teams)


def _seen(view: View) -> BasketballView:
    if not isinstance(view, BasketballView):
        raise TypeError("this needs a view of Basketball Age")
    return view


RULESET: Final = BasketballAge()
