"""``python -m benchmarks.realism``: is it basketball? Exit 1 outside a band.

Standard coaches play default teams: figures against their bands, ratings and dials
against what they must move. Every game follows from its number alone, so a run comes
out the same until the play changes.
"""

import argparse
import math
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from benchmarks.bands import BANDS, TURNS, Band, Figure, Turn, lines_of
from simulation.boxscore import tally
from simulation.commands.console import text_table
from simulation.commands.parser import whole
from simulation.commands.simulating import game_seed
from simulation.protocol import Ruleset
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.runner import simulate
from simulation.teamsheet import TeamSheet

SLUG: Final = "basketball_age"
GAMES: Final = 500
SEED: Final = 4
SHIFTS: Final = (-10, -5, 0, 5, 10)
# few games cannot tell neighbours apart: a short run compares every other of the shifts
GAMES_A_SHIFT: Final = 400
# of a hundred games against the random coach
MUST_WIN: Final = 98
# the cells of a line, and whether it passes
Row = tuple[list[str], bool]


@dataclass(slots=True)
class Sample:
    """Games of two teams: of each its lines, and the games that it won."""

    lines: list[tuple[Counter[str], Counter[str]]] = field(default_factory=list)
    wins: list[int] = field(default_factory=lambda: [0, 0])

    def figure(self, figure: Figure, teams: Sequence[int] = (0, 1)) -> float:
        """Return a figure of one team or both."""
        parts = self._parts(figure, teams)
        whole = sum(of for _part, of in parts)
        return figure.scale * sum(part for part, _of in parts) / whole if whole else 0.0

    def error(self, figure: Figure, teams: Sequence[int] = (0, 1)) -> float:
        """Return the standard error of a figure, as of a ratio of two sums."""
        parts = self._parts(figure, teams)
        count, whole = len(parts), sum(of for _part, of in parts)
        if not whole:
            return 0.0
        ratio = sum(part for part, _of in parts) / whole
        spread = sum((part - ratio * of) ** 2 for part, of in parts)
        return figure.scale * math.sqrt(spread * count / max(1, count - 1)) / whole

    def _parts(self, figure: Figure, teams: Sequence[int]) -> list[tuple[int, int]]:
        return [
            figure.share(pair[team], pair[1 - team])
            for pair in self.lines
            for team in teams
        ]


def play(ruleset: Ruleset, sheets: tuple[TeamSheet, TeamSheet], games: int) -> Sample:
    """Play games, the two teams changing sides."""
    sample = Sample()
    for number in range(1, games + 1):
        swapped = number % 2 == 0
        home, away = reversed(sheets) if swapped else sheets
        playing = simulate(ruleset, home, away, None, game_seed(SEED, number))
        game = playing.game
        result = game.result
        kind = "" if result is None else result.kind
        lines = lines_of(tally(ruleset, game.events), game.events, kind)
        sample.lines.append((lines[1], lines[0]) if swapped else lines)
        home_score, away_score = game.score
        if home_score != away_score:
            winner = 0 if home_score > away_score else 1
            sample.wins[1 - winner if swapped else winner] += 1
    return sample


def shifted(sheet: TeamSheet, by: int) -> TeamSheet:
    """Return a team whose players all score better or worse."""
    return replace(
        sheet,
        players=tuple(
            replace(
                player,
                ratings={**player.ratings, "scoring": player.ratings["scoring"] + by},
            )
            for player in sheet.players
        ),
    )


def row(
    name: str, value: str, error: float, band: str, margin: float, passed: bool
) -> Row:
    """Return a line of the table, and whether it passes.

    :param error: the standard error of the margin.
    """
    cells = [name, value, f"{error:.1f}", band, f"{margin:+.1f}"]
    return [*cells, "pass" if passed else "FAIL"], passed


def band_row(sample: Sample, band: Band) -> Row:
    """Return a figure beside its band, and whether it lies in it."""
    value = sample.figure(band.figure)
    margin, error = band.margin(value), sample.error(band.figure)
    return row(band.figure.name, f"{value:.1f}", error, str(band), margin, margin >= 0)


def turn_row(ruleset: Ruleset, turn: Turn, games: int) -> Row:
    """Let the lowest and the highest of a dial meet, and see what that moves."""
    dial = next(each for each in ruleset.dials if each.name == turn.dial)
    sheet = average_sheet(ruleset)
    ends = (
        replace(sheet, profile={dial.name: dial.minimum}),
        replace(sheet, profile={dial.name: dial.maximum}),
    )
    sample = play(ruleset, ends, games)
    low, high = (sample.figure(turn.figure, (team,)) for team in (0, 1))
    error = math.hypot(*(sample.error(turn.figure, (team,)) for team in (0, 1)))
    margin = turn.margin(high - low)
    name = f"dial {turn.dial}: {turn.figure.name}"
    shown = f"{low:.1f} → {high:.1f}"
    return row(name, shown, error, f"{turn.by:+g}", margin, margin >= 0)


def shifts_in(games: int) -> tuple[int, ...]:
    """Return by how much ratings are changed where each step is so many games."""
    return SHIFTS if games >= GAMES_A_SHIFT else SHIFTS[::2]


def ratings_rows(ruleset: Ruleset, games: int) -> list[Row]:
    """Let better and worse shooters play average ones: each must win more."""
    sheet = average_sheet(ruleset)
    rows: list[Row] = []
    before, error_before = 0.0, 0.0
    for by in shifts_in(games):
        sample = play(ruleset, (shifted(sheet, by), sheet), games)
        share = 100 * sample.wins[0] / games
        error = math.sqrt(share * (100 - share) / games)
        name, band = f"scoring {by:+d}: won %", f"above {before:.1f}"
        spread, margin = math.hypot(error, error_before), share - before
        passed = margin > 0 or not rows
        rows.append(row(name, f"{share:.1f}", spread, band, margin, passed))
        before, error_before = share, error
    return rows


def random_row(ruleset: Ruleset, games: int) -> Row:
    """Let the standard coach play the random one."""
    sheets = (average_sheet(ruleset, "standard"), average_sheet(ruleset, "random"))
    won = 100 * play(ruleset, sheets, games).wins[0] / games
    error = math.sqrt(won * (100 - won) / games)
    margin, band = won - MUST_WIN, f"at least {MUST_WIN}"
    return row("against random: won %", f"{won:.1f}", error, band, margin, margin >= 0)


def main(argv: Sequence[str]) -> int:
    """Play, print the table, and return 1 if something lies outside its band."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.realism", description=__doc__
    )
    parser.add_argument(
        "--games",
        type=whole(1, 100_000),
        default=GAMES,
        help=f"games for the bands; the other runs follow from it ({GAMES})",
    )
    games = parser.parse_args(argv).games
    ruleset = get_ruleset(SLUG)
    sheet = average_sheet(ruleset)
    sample = play(ruleset, (sheet, sheet), games)
    rows = [band_row(sample, band) for band in BANDS]
    rows += ratings_rows(ruleset, max(1, games * 4 // 5))
    rows += [turn_row(ruleset, turn, max(1, games * 2 // 5)) for turn in TURNS]
    rows.append(random_row(ruleset, max(1, games // 5)))
    heading = [f"{games} games, both teams", "", "±", "band", "margin", ""]
    print(text_table([heading, *(cells for cells, _passed in rows)]))
    return 0 if all(passed for _cells, passed in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
