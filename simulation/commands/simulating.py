"""``simulate``: many games between two coaches, and what they came to."""

import argparse
import json
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from simulation.boxscore import StatColumn, amount_text, shown_columns, tally
from simulation.chance import derive_seed
from simulation.commands.choosing import read_options, sheet_of
from simulation.commands.console import Console, text_table, write_file
from simulation.protocol import ACTOR_NAMES, AWAY, HOME, SIDES, Ruleset
from simulation.registry import get_ruleset
from simulation.runner import Playing, simulate
from simulation.teamsheet import TeamSheet


@dataclass(slots=True)
class Moments:
    """A count, a sum and a sum of squares of whole numbers: exact at any length."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """Count a value in."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean of at least one value."""
        return self.total / self.count

    @property
    def stderr(self) -> float | None:
        """The standard error of the mean, None for a single value."""
        if self.count < 2:
            return None
        spread = self.count * self.squares - self.total * self.total
        return math.sqrt(spread / (self.count - 1)) / self.count


@dataclass(slots=True)
class Summary:
    """What many games of one ruleset came to.

    :ivar wins: games won by home and by away, and ties.
    :ivar coach_wins: games won by each coach, on whichever side.
    :ivar stats: of each side, stored key → moments.
    :ivar decisions: decisions of both sides together, a game.
    :ivar cpu_seconds: CPU time of playing, without adding up.
    """

    ruleset: Ruleset
    wins: list[int] = field(default_factory=lambda: [0, 0, 0])
    coach_wins: dict[str, int] = field(default_factory=dict)
    stats: tuple[dict[str, Moments], dict[str, Moments]] = field(init=False)
    decisions: Moments = field(default_factory=Moments)
    cpu_seconds: float = 0.0

    def __post_init__(self) -> None:
        keys = [
            column.key
            for column in self.ruleset.stat_columns
            if column.is_stored and column.is_of_teams
        ]
        self.stats = (
            {key: Moments() for key in keys},
            {key: Moments() for key in keys},
        )

    def add(self, playing: Playing, cpu_seconds: float) -> None:
        """Count a finished game in."""
        self.cpu_seconds += cpu_seconds
        self.decisions.add(sum(playing.asked))
        home, away = playing.game.score
        for sheet in playing.sheets:
            self.coach_wins.setdefault(sheet.coach, 0)
        if home == away:
            self.wins[2] += 1
        else:
            winner = HOME if home > away else AWAY
            self.wins[winner] += 1
            self.coach_wins[playing.sheets[winner].coach] += 1
        box = tally(self.ruleset, playing.game.events)
        for side in SIDES:
            line = box.team(side)
            for key, moments in self.stats[side].items():
                moments.add(line[key])

    def to_json(self) -> dict[str, Any]:
        """Return the summary as plain JSON values; one game has no standard error."""
        seconds = max(self.cpu_seconds, 1e-9)
        return {
            "ruleset": self.ruleset.slug,
            "games": self.decisions.count,
            "wins": dict(zip(("home", "away", "ties"), self.wins, strict=True)),
            "coach_wins": self.coach_wins,
            "mean": {
                ACTOR_NAMES[side]: {
                    key: moments.mean for key, moments in self.stats[side].items()
                }
                for side in SIDES
            },
            "stderr": {
                **{
                    ACTOR_NAMES[side]: {
                        key: moments.stderr for key, moments in self.stats[side].items()
                    }
                    for side in SIDES
                },
                "decisions_per_game": self.decisions.stderr,
            },
            "decisions_per_game": self.decisions.mean,
            "cpu_seconds": self.cpu_seconds,
            "games_per_cpu_second": self.decisions.count / seconds,
            "decisions_per_cpu_second": self.decisions.total / seconds,
        }


def game_seed(seed: int, number: int) -> int:
    """Return the seed of the ``number``-th game (from 1) of a run."""
    return derive_seed(seed, "game", number)


def play_many(
    ruleset: Ruleset,
    sheets: tuple[TeamSheet, TeamSheet],
    options: Mapping[str, object],
    numbers: range,
    seed: int,
    swap: bool = False,
) -> tuple[Summary, Playing]:
    """Play games and return what they came to, and the first of them.

    :param numbers: which games of the seed, counted from 1; at least one.
    :param swap: whether the sheets change sides in every second game.
    """
    summary = Summary(ruleset)
    first: Playing | None = None
    for number in numbers:
        home, away = reversed(sheets) if swap and number % 2 == 0 else sheets
        began = time.process_time()
        playing = simulate(ruleset, home, away, options, game_seed(seed, number))
        summary.add(playing, time.process_time() - began)
        first = first or playing
    if first is None:
        raise ValueError("there is no game to play")
    return summary, first


def simulate_games(arguments: argparse.Namespace, console: Console) -> int:
    """Play games, print their summary, and write the first one's record if asked."""
    ruleset = get_ruleset(arguments.slug)
    options = read_options(ruleset, arguments.option, arguments.preset)
    sheets = (
        sheet_of(ruleset, arguments.home, "home"),
        sheet_of(ruleset, arguments.away, "away"),
    )
    summary, first = play_many(
        ruleset,
        sheets,
        options,
        range(1, arguments.games + 1),
        arguments.seed,
        arguments.swap,
    )
    if arguments.record:
        write_file(arguments.record, first.record().dump() + "\n")
    if arguments.json:
        console.say(json.dumps(summary.to_json(), indent=2))
    else:
        _say_summary(summary, options, arguments, console)
    return 0


def _mean_rows(summary: Summary, options: Mapping[str, Any]) -> list[list[str]]:
    """Return the means of both sides with their errors, without periods not played."""
    ruleset = summary.ruleset
    columns = shown_columns(
        ruleset.stat_columns,
        ruleset.period_names(options, 0),
        [
            {key: moments.total for key, moments in side.items()}
            for side in summary.stats
        ],
    )
    rows = [["mean of a game", "home", "±", "away", "±"]]
    for column in columns:
        if column.is_stored:
            cells = [column.heading]
            for side in SIDES:
                moments = summary.stats[side][column.key]
                cells += [
                    amount_text(column, moments.mean, digits=2),
                    _shown(moments.stderr, column),
                ]
            rows.append(cells)
    return rows


def _say_summary(
    summary: Summary,
    options: Mapping[str, Any],
    arguments: argparse.Namespace,
    console: Console,
) -> None:
    written = summary.to_json()
    games = written["games"]
    sides = "changing sides" if arguments.swap else "home and away"
    console.say(
        f"{summary.ruleset.title}: {_counted(games, 'game')} of {arguments.home} and "
        f"{arguments.away}, {sides}, seed {arguments.seed}"
    )
    home, away, ties = summary.wins
    console.say(f"home won {home}, away won {away}, {_counted(ties, 'tie')}")
    if len(summary.coach_wins) > 1:
        for coach, wins in summary.coach_wins.items():
            console.say(f"{coach} won {wins}")
    console.say()
    console.say(text_table(_mean_rows(summary, options)))
    console.say()
    decisions = summary.decisions
    console.say(f"decisions a game: {decisions.mean:.1f} ± {_shown(decisions.stderr)}")
    console.say(
        f"{summary.cpu_seconds:.3f} CPU seconds of play: "
        f"{written['games_per_cpu_second']:,.0f} games and "
        f"{written['decisions_per_cpu_second']:,.0f} decisions a second"
    )
    if arguments.record:
        console.say(f"the record of game 1 is in {arguments.record}")


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def _shown(error: float | None, column: StatColumn | None = None) -> str:
    """Return an error in the unit of its column; it has no sign."""
    if error is None:
        return "–"
    if column is not None and column.unit in ("seconds", "outs"):
        return amount_text(column, error)
    return f"{error:.2f}"
