"""Results as people enter them by hand, and what they come to by the rule book."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from leagues.errors import BadValue, WrongState
from leagues.models import Fixture
from simulation.boxscore import BoxScore, StatColumn
from simulation.protocol import ACTOR_NAMES, SIDES, Ruleset
from simulation.scoresheet import Fault, ScoreSheet

#: Greater figures are slips of the finger, in any game.
MOST_FIGURE: Final = 9_999


@dataclass(frozen=True, slots=True)
class EnteredScore:
    """The points of both teams, and nothing else."""

    home_points: int | None
    away_points: int | None


@dataclass(frozen=True, slots=True)
class EnteredBox:
    """A box score: what the rule book's score sheet asks for, by key, and the periods.

    `periods` are points (home, away), those that were played.
    """

    home: Mapping[str, int]
    away: Mapping[str, int]
    periods: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class EnteredForfeit:
    """Who did not play: one of `Fixture.Forfeit`."""

    by: str


Entered = EnteredScore | EnteredBox | EnteredForfeit


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was entered as a fixture and its game store it.

    `box` is whole, with the columns that follow; None where there are no lines.
    `faults` are what does not add up about it: then nothing may be stored.
    """

    source: str
    home_points: int | None = None
    away_points: int | None = None
    kind: str = ""
    forfeit: str = ""
    box: BoxScore | None = None
    faults: tuple[Fault, ...] = ()

    @property
    def periods(self) -> list[list[int]]:
        """Points (home, away) of each period, none where they are not known."""
        return [] if self.box is None else [list(points) for points in self.box.periods]

    @property
    def result(self) -> dict[str, Any]:
        """What `leagues.services` are told of it."""
        return {
            "source": self.source,
            "home_points": self.home_points,
            "away_points": self.away_points,
            "kind": self.kind,
            "forfeit": self.forfeit,
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a box score asks for: the columns of the score sheet, and the periods.

    The first `least` periods are always played; `headings` names as many as are asked
    for, `most` is how many there may be.
    """

    columns: tuple[StatColumn, ...]
    headings: tuple[str, ...]
    least: int
    most: int


def sheet_of(
    rules: Ruleset | None, options: Mapping[str, object], periods: int = 0
) -> Sheet | None:
    """Return what a box score asks for, None where it cannot be entered by hand.

    There is room for one period more than the shortest game has.

    :param options: those that the season is played by.
    :param periods: for how many periods there must be room, where that is allowed.
    """
    if rules is None or rules.score_sheet is None:
        return None
    checked = rules.check_options(options)
    least, most = rules.score_sheet.periods(checked)
    shown = min(most, max(least + 1, periods))
    return Sheet(
        columns=rules.score_sheet.columns(checked),
        headings=tuple(rules.period_names(checked, shown)[:shown]),
        least=least,
        most=most,
    )


def outcome_of(
    entered: Entered, rules: Ruleset | None, options: Mapping[str, object]
) -> Outcome:
    """Return what was entered by hand comes to.

    :param rules: None where this site no longer has the rule book.
    :param options: those that the season is played by.
    :raises BadValue: for figures that a score sheet does not have, naming the field as
        `home.pts`.
    :raises WrongState: for a box score where none can be entered.
    """
    if isinstance(entered, EnteredForfeit):
        return Outcome(Fixture.Source.FORFEIT, forfeit=entered.by)
    if isinstance(entered, EnteredScore):
        return Outcome(Fixture.Source.SCORE, entered.home_points, entered.away_points)
    if rules is None or rules.score_sheet is None:
        raise WrongState(
            "A box score of this game cannot be entered by hand. Enter the score."
        )
    return _box_outcome(entered, rules.score_sheet, rules.check_options(options))


def _box_outcome(
    entered: EnteredBox, sheet: ScoreSheet, options: Mapping[str, Any]
) -> Outcome:
    keys = {column.key for column in sheet.columns(options)}
    for side, line in zip(SIDES, (entered.home, entered.away), strict=True):
        _check_line(line, keys, ACTOR_NAMES[side])
    for number, points in enumerate(entered.periods, 1):
        for side in SIDES:
            _check_figure(points[side], f"{ACTOR_NAMES[side]}.period{number}")
    box = sheet.complete(entered.home, entered.away, entered.periods, options)
    return Outcome(
        Fixture.Source.BOX_SCORE,
        *box.score,
        kind=sheet.ending(box, options),
        box=box,
        faults=tuple(sheet.check(box, options)),
    )


def _check_line(line: Mapping[str, int], keys: set[str], side: str) -> None:
    for key in sorted(keys - set(line)):
        raise BadValue(f"{side}.{key}", "This is missing. Enter 0 where there is none.")
    for key in sorted(set(line) - keys):
        raise BadValue(f"{side}.{key}", "The score sheet has no such column.")
    for key, figure in line.items():
        _check_figure(figure, f"{side}.{key}")


def _check_figure(figure: object, field: str) -> None:
    is_whole = isinstance(figure, int) and not isinstance(figure, bool)
    if not (is_whole and figure in range(MOST_FIGURE + 1)):
        raise BadValue(field, f"Write a whole number from 0 to {MOST_FIGURE}.")
