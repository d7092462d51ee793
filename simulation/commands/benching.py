"""``bench``: how fast the rule books play, by the CPU's clock."""

import argparse
import json
import statistics
import time
from dataclasses import dataclass, field
from typing import Final

from simulation.commands.console import Console, text_table
from simulation.commands.simulating import game_seed
from simulation.protocol import SIDES, Ruleset
from simulation.registry import get_ruleset, rulesets
from simulation.rosters import average_sheet
from simulation.runner import simulate

REPETITIONS: Final = 5
COACHES: Final = ("standard", "random")


@dataclass(slots=True)
class Speed:
    """How fast a coach plays itself, one figure for each repetition."""

    games: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    @property
    def games_per_second(self) -> float:
        """The median of games a CPU-second."""
        return statistics.median(self.games)

    @property
    def decisions_per_second(self) -> float:
        """The median of the two sides' decisions a CPU-second."""
        return statistics.median(self.decisions)


def measure(ruleset: Ruleset, coach: str, seconds: float, speed: Speed) -> None:
    """Play games for a while and note how fast it went.

    Every repetition plays the same games.

    :param seconds: CPU time after which no game is begun.
    :param speed: gets one more figure of each kind.
    """
    sheet = average_sheet(ruleset, coach)
    games = decisions = 0
    spent = 0.0
    began = time.process_time()
    while games == 0 or spent < seconds:
        games += 1
        playing = simulate(ruleset, sheet, sheet, None, game_seed(0, games))
        decisions += sum(playing.asked[side] for side in SIDES)
        spent = time.process_time() - began
    spent = max(spent, 1e-9)
    speed.games.append(games / spent)
    speed.decisions.append(decisions / spent)


def bench(arguments: argparse.Namespace, console: Console) -> int:
    """Measure the named rule books, or all."""
    slugs = dict.fromkeys(arguments.slugs)
    chosen = [get_ruleset(slug) for slug in slugs] or list(rulesets())
    speeds = {ruleset.slug: {coach: Speed() for coach in COACHES} for ruleset in chosen}
    # repetitions take turns, so that a busy minute of the machine hits all alike
    for _ in range(REPETITIONS):
        for ruleset in chosen:
            for coach, speed in speeds[ruleset.slug].items():
                measure(ruleset, coach, arguments.seconds, speed)
    if arguments.json:
        written = {
            slug: {
                coach: {
                    "games_per_cpu_second": speed.games_per_second,
                    "decisions_per_cpu_second": speed.decisions_per_second,
                }
                for coach, speed in by_coach.items()
            }
            for slug, by_coach in speeds.items()
        }
        console.say(json.dumps(written, indent=2))
        return 0
    rows = [["ruleset", "coach", "games/s", "decisions/s"]]
    for slug, by_coach in speeds.items():
        for coach, speed in by_coach.items():
            games = f"{speed.games_per_second:,.1f}"
            rows.append([slug, coach, games, f"{speed.decisions_per_second:,.0f}"])
    console.say(text_table(rows))
    console.say(f"CPU time, median of {REPETITIONS}")
    return 0
