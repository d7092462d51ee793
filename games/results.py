"""Results as people enter them by hand, and what they come to by the rule book."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from leagues.errors import BadValue, WrongState
from leagues.models import Fixture
from simulation.boxscore import STARTS, BoxScore, StatColumn
from simulation.linescore import period_in_words
from simulation.protocol import ACTOR_NAMES, SIDE_SLOTS, SIDES, Ruleset
from simulation.scoresheet import Fault, ScoreSheet
from simulation.words import Words

#: Greater figures are slips of the finger, in any game; so are as many seconds.
MOST_FIGURE: Final = 9_999
#: Figures by key.
Figures = Mapping[str, int]
#: Points (home, away) of each period.
Periods = Sequence[tuple[int, int]]
#: Ids of the players on the sheets of home and away, each in its order.
Sheets = tuple[Sequence[int], Sequence[int]]
NOBODY: Final[Sheets] = ((), ())


@dataclass(frozen=True, slots=True)
class EnteredScore:
    """The points of both teams, and nothing else."""

    home_points: int | None
    away_points: int | None


@dataclass(frozen=True, slots=True)
class EnteredBox:
    """A box score: what the rule book's score sheet asks for, by key, and the periods.

    `periods` are points (home, away), those that were played. Figures of players are by
    their ids; who was not in the game has none. `rosters` are the versions of home's
    and away's roster that the sheet was made from, None where they do not matter.
    """

    home: Figures
    away: Figures
    periods: tuple[tuple[int, int], ...]
    home_players: Mapping[int, Figures] = field(default_factory=dict)
    away_players: Mapping[int, Figures] = field(default_factory=dict)
    rosters: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class EnteredForfeit:
    """Who did not play: one of `Fixture.Forfeit`."""

    by: str


Entered = EnteredScore | EnteredBox | EnteredForfeit


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was entered as a fixture and its game store it.

    `box` is whole, with the columns that follow; None where there are no lines.
    `players` are the ids of those on the sheets, in the order of its slots.
    `faults` are what does not add up about it: then nothing may be stored.
    """

    source: str
    home_points: int | None = None
    away_points: int | None = None
    kind: str = ""
    forfeit: str = ""
    box: BoxScore | None = None
    players: Sheets = NOBODY
    faults: tuple[Fault, ...] = ()

    @property
    def player_lines(self) -> dict[int, dict[str, int]]:
        """Lines of the players who were in the game, by their ids."""
        if self.box is None:
            return {}
        slots = slots_of(self.players)
        return {
            slots[slot]: line for slot, line in self.box.lines.items() if slot in slots
        }

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

    The first `least` periods are always played; `periods` names as many as are asked
    for, `most` is how many there may be. `player_columns` are asked of each player,
    none where the rule book's score sheet knows teams alone.
    """

    columns: tuple[StatColumn, ...]
    periods: tuple[Words, ...]
    least: int
    most: int
    left_out: Callable[[Periods], tuple[tuple[int, int], ...]] = field(compare=False)
    player_columns: tuple[StatColumn, ...] = ()


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
        periods=tuple(
            period_in_words(rules, heading)
            for heading in rules.period_names(checked, shown)[:shown]
        ),
        least=least,
        most=most,
        left_out=partial(rules.left_out, options=checked),
        player_columns=rules.score_sheet.player_columns(checked),
    )


def slots_of(players: Sheets) -> dict[str, int]:
    """Return who is on the sheets, by slot: `H4` is the fourth of home's."""
    return {
        f"{slot}{place}": player
        for slot, sheet in zip(SIDE_SLOTS, players, strict=True)
        for place, player in enumerate(sheet, start=1)
    }


def outcome_of(
    entered: Entered,
    rules: Ruleset | None,
    options: Mapping[str, object],
    players: Sheets = NOBODY,
) -> Outcome:
    """Return what was entered by hand comes to.

    :param rules: None where this site no longer has the rule book.
    :param options: those that the season is played by.
    :param players: who is on the sheets.
    :raises BadValue: for figures that a score sheet does not have and for players who
        are not on it, naming the field as `home.pts` or `home.p12.fgm`.
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
    checked = rules.check_options(options)
    lines = _read_lines(entered, rules.score_sheet, checked, players)
    return _box_outcome(entered, rules.score_sheet, checked, lines, players)


def _read_lines(
    entered: EnteredBox, sheet: ScoreSheet, options: Mapping[str, Any], players: Sheets
) -> dict[str, Figures]:
    """Return the lines of both teams and of their players by slot, each checked."""
    keys = {column.key for column in sheet.columns(options)}
    player_keys = {column.key for column in sheet.player_columns(options)}
    slots = {player: slot for slot, player in slots_of(players).items()}
    lines: dict[str, Figures] = {}
    for side in SIDES:
        name, letter = ACTOR_NAMES[side], SIDE_SLOTS[side]
        lines[letter] = (entered.home, entered.away)[side]
        _check_line(lines[letter], keys, name)
        figures = (entered.home_players, entered.away_players)[side]
        for player, line in figures.items():
            if player not in players[side]:
                raise BadValue(
                    f"{name}.p{player}", "This player is not on the team's sheet."
                )
            _check_line(line, player_keys, f"{name}.p{player}")
            lines[slots[player]] = line
    return lines


def _box_outcome(
    entered: EnteredBox,
    sheet: ScoreSheet,
    options: Mapping[str, Any],
    lines: Mapping[str, Figures],
    players: Sheets,
) -> Outcome:
    for number, points in enumerate(entered.periods, 1):
        for side in SIDES:
            _check_figure(points[side], f"{ACTOR_NAMES[side]}.period{number}")
    box = sheet.complete(lines, entered.periods, options)
    faults = tuple(sheet.check(box, options))
    return Outcome(
        Fixture.Source.BOX_SCORE,
        *box.score,
        kind="" if faults else sheet.ending(box, options),
        box=box,
        players=players,
        faults=faults,
    )


def _check_line(line: Mapping[str, int], keys: set[str], side: str) -> None:
    for key in sorted(keys - set(line)):
        raise BadValue(f"{side}.{key}", "This is missing. Enter 0 where there is none.")
    for key in sorted(set(line) - keys):
        raise BadValue(f"{side}.{key}", "The score sheet has no such column.")
    for key, figure in line.items():
        _check_figure(figure, f"{side}.{key}")
    if line.get(STARTS, 0) > 1:
        raise BadValue(f"{side}.{STARTS}", "Somebody starts a game once: write 0 or 1.")


def _check_figure(figure: object, field: str) -> None:
    is_whole = isinstance(figure, int) and not isinstance(figure, bool)
    if not (is_whole and figure in range(MOST_FIGURE + 1)):
        raise BadValue(field, f"Write a whole number from 0 to {MOST_FIGURE}.")
