"""``python -m benchmarks.ratings``: what a step of each rating is worth in points.

A team whose players all have a rating a little higher, and one whose players all have
it as much lower, play the average team; standard coaches, sides swapped. Half of what
lies between the two margins, by the steps that were taken, is the worth of a step: the
costs of the rule book's ratings are weighed by it.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import replace
from statistics import mean, stdev
from typing import Final

from simulation.commands.console import text_table
from simulation.commands.parser import whole
from simulation.commands.simulating import game_seed
from simulation.protocol import Ruleset
from simulation.registry import rulesets
from simulation.rosters import average_sheet
from simulation.runner import simulate
from simulation.teamsheet import RosterSpec, TeamSheet

GAMES: Final = 100
SEED: Final = 9
#: A step is so small a part of a rating's range as this, and one at least.
PARTS: Final = 14


def steps_of(spec: RosterSpec, name: str) -> int:
    """Return by how much a rating is changed."""
    lowest, highest, _usual = spec.ratings[name]
    return max(1, (highest - lowest) // PARTS)


def changed(spec: RosterSpec, sheet: TeamSheet, name: str, by: int) -> TeamSheet:
    """Return a team whose players all have a rating changed, within its limits."""
    lowest, highest, _usual = spec.ratings[name]
    players = []
    for player in sheet.players:
        value = min(max(player.ratings[name] + by, lowest), highest)
        ratings = {**player.ratings, name: value}
        players.append(replace(player, ratings=ratings))
    return replace(sheet, players=tuple(players))


def mean_change(spec: RosterSpec, sheet: TeamSheet, name: str, by: int) -> float:
    """Return by how much the players' rating really changes: limits hold some back."""
    pairs = zip(sheet.players, changed(spec, sheet, name, by).players, strict=True)
    return mean(after.ratings[name] - before.ratings[name] for before, after in pairs)


def margins(
    ruleset: Ruleset, sheet: TeamSheet, other: TeamSheet, games: int
) -> list[int]:
    """Return by how many points a team won each game; below zero it lost."""
    found = []
    for number in range(1, games + 1):
        swapped = number % 2 == 0
        home, away = (other, sheet) if swapped else (sheet, other)
        game = simulate(ruleset, home, away, None, game_seed(SEED, number)).game
        margin = game.score[0] - game.score[1]
        found.append(-margin if swapped else margin)
    return found


def worth(ruleset: Ruleset, name: str, games: int) -> tuple[float, float]:
    """Return what a step of a rating is worth in points, and the standard error.

    :param games: of the better team and of the worse one each, two at least.
    """
    spec = ruleset.roster_spec
    if spec is None:
        raise ValueError(f"{ruleset.slug} has no ratings")
    sheet = average_sheet(ruleset)
    by = steps_of(spec, name)
    up, down = (changed(spec, sheet, name, each) for each in (by, -by))
    taken = mean_change(spec, sheet, name, by) - mean_change(spec, sheet, name, -by)
    better, worse = (margins(ruleset, team, sheet, games) for team in (up, down))
    error = math.hypot(stdev(better), stdev(worse)) / math.sqrt(games)
    return (mean(better) - mean(worse)) / taken, error / taken


def main(argv: Sequence[str]) -> int:
    """Play, and print the worth of each rating beside what it costs."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ratings", description=__doc__
    )
    parser.add_argument(
        "--games",
        type=whole(2, 100_000),
        default=GAMES,
        help=f"games up and games down for each rating ({GAMES})",
    )
    games = parser.parse_args(argv).games
    for ruleset in rulesets():
        if ruleset.roster_spec is None:
            continue
        rows = [[ruleset.title, "points a step", "±", "costs"]]
        for name in ruleset.roster_spec.ratings:
            points, error = worth(ruleset, name, games)
            costs = ruleset.roster_spec.costs.get(name, (0, 0))
            step = (costs[-1] - costs[0]) / (len(costs) - 1)
            rows.append([name, f"{points:.2f}", f"{error:.2f}", f"{step:g}"])
        print(text_table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
