"""``python -m benchmarks``: every engine against its bars; exit 1 if one is missed."""

import argparse
import sys
from collections.abc import Sequence

from benchmarks.engines import BARS, REFERENCE, Comparison, compare
from benchmarks.memory import FEW, LIMIT, MANY, growth
from simulation.commands.benching import COACHES, REPETITIONS, Speed
from simulation.commands.console import text_table
from simulation.commands.parser import seconds
from simulation.registry import rulesets


def main(argv: Sequence[str]) -> int:
    """Measure, print, and return 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=1.0,
        help="CPU time of each of five repetitions (1.0)",
    )
    arguments = parser.parse_args(argv)
    comparison = compare(rulesets(), arguments.seconds)
    print(speeds(comparison))
    print(f"CPU time, median of {REPETITIONS} repetitions in turn\n")
    verdicts = [*speed_verdicts(comparison), *memory_verdicts(comparison)]
    for line, _ in verdicts:
        print(line)
    return 0 if all(passed for _, passed in verdicts) else 1


def speeds(comparison: Comparison) -> str:
    """Return all speeds as a table, each with its ratio to the peer's."""
    rows = [["", "", "games/s", "decisions/s", "ratio"]]

    def add(name: str, coach: str, speed: Speed) -> None:
        ratio = speed.decisions_per_second / comparison.chess.decisions_per_second
        rows.append(
            [
                name,
                coach,
                f"{speed.games_per_second:,.1f}",
                f"{speed.decisions_per_second:,.0f}",
                f"{ratio:.2f}",
            ]
        )

    add("chess 1.10.0", "random", comparison.chess)
    for slug, by_coach in comparison.engines.items():
        for coach, speed in by_coach.items():
            add(slug, coach, speed)
    return text_table(rows)


def speed_verdicts(comparison: Comparison) -> list[tuple[str, bool]]:
    """Return a line for each bar of speed, and whether it is reached."""
    verdicts = []
    for slug in comparison.engines:
        bar = BARS[slug]
        ratio = comparison.random_ratio(slug)
        games = comparison.standard_games(slug)
        verdicts.append(
            _verdict(
                f"{slug}: random coach {ratio:.2f} times chess, "
                f"at least {bar.random_ratio:g}",
                ratio >= bar.random_ratio,
            )
        )
        verdicts.append(
            _verdict(
                f"{slug}: {games:.0f} games/s where chess makes {REFERENCE:,} "
                f"decisions/s, at least {bar.standard_games:g}",
                games >= bar.standard_games,
            )
        )
    return verdicts


def memory_verdicts(comparison: Comparison) -> list[tuple[str, bool]]:
    """Return a line for each engine and coach, and whether its memory stays."""
    verdicts = []
    for slug in comparison.engines:
        for coach in COACHES:
            grown = growth(slug, coach)
            verdicts.append(
                _verdict(
                    f"{slug}, {coach}: peak memory after {MANY:,} games exceeds that "
                    f"after {FEW} by {grown / 1e6:.2f} MB, less than {LIMIT / 1e6:g}",
                    grown < LIMIT,
                )
            )
    return verdicts


def _verdict(line: str, passed: bool) -> tuple[str, bool]:
    return f"{'pass' if passed else 'FAIL'}  {line}", passed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
