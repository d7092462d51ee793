"""Shootout: a small rule book, for tests and as a worked example.

It has what the smallest game in the registry may lack: players with ratings, public
dice, and nothing hidden. ``docs/engine.md`` explains it step by step.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from simulation.coaches import DefaultCoach, RandomCoach
from simulation.errors import BadOption, BadPosition, BadTeamSheet
from simulation.options import IntegerOption, Option
from simulation.positions import check_pending
from simulation.protocol import (
    ACTOR_NAMES,
    SIDE_SLOTS,
    SIDES,
    Chapter,
    Clause,
    Coach,
    Event,
    Paint,
    Ruleset,
    View,
)
from simulation.teamsheet import RosterSpec, TeamSheet, read_team_sheet
from simulation.words import Name, Words, gettext_noop, words
from tests.simulation.shootout.coaches import DIALS, StandardCoach
from tests.simulation.shootout.events import (
    EVENT_KINDS,
    RoundStart,
    Sent,
    Shot,
    read_event,
)
from tests.simulation.shootout.rules import (
    MOST_PLAYERS,
    SEND,
    SHOT,
    ShootoutGame,
)
from tests.simulation.shootout.scoresheet import SHEET
from tests.simulation.shootout.statistics import COLUMNS, LEADERS, ShootoutFold
from tests.simulation.shootout.teams import EXHIBITION_TEAMS as EXHIBITION_TEAMS
from tests.simulation.shootout.teams import team as team

_ = gettext_noop

MOST_ROUNDS: Final = 20
OPTIONS: Final[tuple[Option, ...]] = (
    IntegerOption(
        "rounds",
        Words(_("Rounds")),
        Words(_("Shots of each side.")),
        3,
        minimum=1,
        maximum=10,
    ),
    IntegerOption(
        "extra_rounds",
        Words(_("Extra rounds at most")),
        Words(_("After these a level game is a tie.")),
        5,
        minimum=0,
        maximum=MOST_ROUNDS,
    ),
)
ROSTER: Final = RosterSpec(
    size=(2, MOST_PLAYERS),
    positions=("guard", "centre"),
    ratings={"touch": (1, 5, (3, 2))},
)
CHAPTERS: Final = (
    Chapter(
        "shots",
        Words(_("Shots")),
        (
            Clause("SO-1", Words(_("Each round each side shoots once, home first."))),
            Clause("SO-2", Words(_("Who has shot rests until all of his team have."))),
            Clause(
                "SO-3",
                Words(
                    _(
                        "A near shot scores 1 with a die of touch + 1 or less, a far "
                        "shot 2 with a die below touch."
                    )
                ),
            ),
        ),
    ),
    Chapter(
        "end",
        Words(_("The end")),
        (
            Clause(
                "SO-4", Words(_("The most points win; level sides play extra rounds."))
            ),
        ),
    ),
)


class Shootout(Ruleset):
    """The smallest rule book that uses every part of the contract but secrets."""

    slug = "shootout"
    title = "Shootout"
    version = "1"
    hidden = False
    has_players = True
    period_title = "Round {heading}"
    roster_spec = ROSTER
    options = OPTIONS
    dials = DIALS
    groups: ClassVar[Mapping[str, str]] = {SEND: "line_up", SHOT: "shots"}
    stat_columns = COLUMNS
    leaders = LEADERS
    event_kinds = EVENT_KINDS
    result_kinds = ("regulation", "overtime", "tie")
    coaches: ClassVar[tuple[str, ...]] = ("random", "default", "standard")
    exhibition_teams = EXHIBITION_TEAMS
    score_sheet = SHEET
    summary = Words(_("Two teams shoot in turn, near or far, and a die decides."))
    chapters = CHAPTERS

    def start(
        self, home: TeamSheet, away: TeamSheet, options: Mapping[str, object]
    ) -> ShootoutGame:
        game = self._new_game(home, away, options)
        game.events.append(RoundStart(1))
        game.ask()
        return game

    def read_position(
        self,
        position: Mapping[str, object],
        home: TeamSheet,
        away: TeamSheet,
        options: Mapping[str, object],
    ) -> ShootoutGame:
        """Return a written position; what is left out is as at the start."""
        game = self._new_game(home, away, options)
        try:
            game.read({**game.position(), **position})
        except (KeyError, TypeError, ValueError) as error:
            raise BadPosition("position", "is not written as positions are") from error
        check_pending(position, game)
        return game

    def coach(self, name: str, sheet: TeamSheet, seed: int) -> Coach:
        if name == "random":
            return RandomCoach(seed)
        if name == "default":
            return DefaultCoach()
        if name == "standard":
            return StandardCoach(sheet)
        raise BadTeamSheet("coach", f"must be one of {', '.join(self.coaches)}")

    def fold(self) -> ShootoutFold:
        return ShootoutFold()

    def event(self, fields: Sequence[object]) -> Event:
        return read_event(fields)

    def describe(self, event: Event) -> Words | None:
        match event:
            case RoundStart(number=number):
                return words(_("Round {number}."), number=number)
            case Sent(side=side, player=player):
                return words(_("{player} steps up."), player=_name(side, player))
            case Shot(side=side, player=player, points=0):
                return words(_("{player} misses."), player=_name(side, player))
            case Shot(side=side, player=player, points=points):
                return words(
                    _("{player} scores {points}."),
                    player=_name(side, player),
                    points=points,
                )
        return None

    def period_names(self, options: Mapping[str, object], played: int) -> list[str]:
        rounds = self.check_options(options)["rounds"]
        return [str(number) for number in range(1, max(rounds, played) + 1)]

    def board(self, view: View, paints: tuple[Paint, Paint] | None = None) -> str:
        home, away = view.score
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" role="img">'
            f"<title>Home {home}, away {away}</title>"
            f'<text x="2" y="8">{home}–{away}</text></svg>'
        )

    def _check_together(self, values: dict[str, Any]) -> None:
        if values["rounds"] + values["extra_rounds"] > MOST_ROUNDS:
            raise BadOption(
                "extra_rounds", f"must leave at most {MOST_ROUNDS} rounds in all"
            )

    def _new_game(
        self, home: TeamSheet, away: TeamSheet, options: Mapping[str, object]
    ) -> ShootoutGame:
        checked = self.check_options(options)
        touches = []
        for side, sheet in zip(SIDES, (home, away), strict=True):
            read = read_team_sheet(
                sheet.to_json(),
                coaches=self.coaches,
                dials=self.dials,
                roster=self.roster_spec,
                field_name=ACTOR_NAMES[side],
            )
            touches.append(tuple(player.ratings["touch"] for player in read.players))
        return ShootoutGame(checked["rounds"], checked["extra_rounds"], tuple(touches))


def _name(side: int, player: int) -> Name:
    return Name(f"{SIDE_SLOTS[side]}{player}")


RULESET: Final = Shootout()
