"""Measures coverage against its floors: ``python -m scripts.coverage_floors``.

The floors stand in ``pyproject.toml`` by folder or module and only rise: one that is
lower than in any earlier version of that file is refused, as is a measured file that
no floor covers.
"""

import json
import math
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

DATA = Path("build/coverage")


@dataclass(frozen=True, slots=True)
class Reached:
    """Lines and branches reached, of those there are."""

    reached: int
    possible: int

    def __add__(self, other: "Reached") -> "Reached":
        return Reached(self.reached + other.reached, self.possible + other.possible)

    @property
    def percent(self) -> float:
        """The share in percent, cut (never rounded up) to two places."""
        if self.possible == 0:
            return 100.0
        return math.floor(10_000 * self.reached / self.possible) / 100


def area_of(path: str, areas: Mapping[str, float]) -> str | None:
    """Return the most specific area that the source file *path* lies in, or None."""
    parts = path.removesuffix(".py").split("/")
    for length in range(len(parts), 0, -1):
        area = "/".join(parts[:length])
        if area in areas:
            return area
    return None


def measure(
    report: Mapping[str, Mapping[str, Mapping[str, int]]], areas: Mapping[str, float]
) -> tuple[dict[str, Reached], list[str]]:
    """Return area → what was reached, and the files that lie in no area.

    *report* maps a file to its summary as coverage's JSON report does.
    """
    figures: dict[str, Reached] = defaultdict(lambda: Reached(0, 0))
    homeless = []
    for path, file in report.items():
        summary = file["summary"]
        area = area_of(path, areas)
        if area is None:
            homeless.append(path)
            continue
        figures[area] += Reached(
            summary["covered_lines"] + summary["covered_branches"],
            summary["num_statements"] + summary["num_branches"],
        )
    return dict(figures), homeless


def shortfalls(
    figures: Mapping[str, Reached], floors: Mapping[str, float]
) -> list[str]:
    """Return one sentence for every area that lies below its floor."""
    return [
        f"{area}: {figures[area].percent:.2f} % is below its floor of {floor:g} %"
        for area, floor in floors.items()
        if area in figures and figures[area].percent < floor
    ]


def lowered(floors: Mapping[str, float], earlier: Mapping[str, float]) -> list[str]:
    """Return one sentence for every floor that is lower than it was."""
    return [
        f"{area}: the floor was {earlier[area]:g} % and may not sink to {floor:g} %"
        for area, floor in floors.items()
        if floor < earlier.get(area, 0)
    ]


def read_floors(text: str) -> dict[str, float]:
    """Return area → floor in percent of a ``pyproject.toml``; empty if it has none."""
    tools = tomllib.loads(text).get("tool", {})
    return dict(tools.get("hardwood", {}).get("coverage", {}))


def highest_floors() -> dict[str, float]:
    """Return area → the highest floor that any committed version of the file had."""
    highest: dict[str, float] = {}
    for commit in _git("log", "--format=%H", "--", "pyproject.toml").split():
        floors = read_floors(_git("show", f"{commit}:./pyproject.toml") or "")
        for area, floor in floors.items():
            highest[area] = max(floor, highest.get(area, 0))
    return highest


def _git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], capture_output=True, text=True, check=False
    )
    return done.stdout


def _coverage(*arguments: str) -> bool:
    command = [sys.executable, "-m", "coverage", *arguments]
    return subprocess.run(command, check=False).returncode == 0


def main() -> int:
    """Print every area's figure and floor; return 1 where one is missed.

    Wants what `coverage` has written during a run of the tests.
    """
    floors = read_floors(Path("pyproject.toml").read_text(encoding="utf-8"))
    output = DATA / "coverage.json"
    if not _coverage("json", "--quiet", "-o", str(output)):
        print("No test run under coverage has left its figures.", file=sys.stderr)
        return 1
    _coverage("report", "--skip-covered", "--show-missing")
    report = json.loads(output.read_text(encoding="utf-8"))["files"]
    figures, homeless = measure(report, floors)
    for area, reached in sorted(figures.items()):
        print(f"{area:24} {reached.percent:7.2f} %   floor {floors[area]:g} %")
    problems = shortfalls(figures, floors) + lowered(floors, highest_floors())
    problems += [f"{path}: no coverage floor covers it" for path in homeless]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
