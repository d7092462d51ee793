"""Whether playing on takes more memory: ``python -m benchmarks.memory SLUG COACH``.

Prints the peak of this process after 100 and after 1,000 games, in bytes. Each
measurement is a process of its own, so nothing that ran before hides a growth.
"""

import resource
import subprocess
import sys
from pathlib import Path
from typing import Final

from simulation.boxscore import tally
from simulation.commands.simulating import game_seed
from simulation.protocol import Ruleset
from simulation.registry import get_ruleset
from simulation.rosters import average_sheet
from simulation.runner import simulate

FEW: Final = 100
MANY: Final = 1_000
LIMIT: Final = 5_000_000
ROOT: Final = Path(__file__).resolve().parents[1]
_STATUS: Final = Path("/proc/self/status")


def peak_memory(status: Path = _STATUS) -> int:
    """Return the greatest memory that this process has held, in bytes.

    Linux hands ``getrusage``'s figure on from the parent, so its own file is read
    where there is one.
    """
    if status.exists():
        for line in status.read_text(encoding="utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def play(ruleset: Ruleset, coach: str, numbers: range) -> None:
    """Play games as a worker does: record and box score made, then let go."""
    sheet = average_sheet(ruleset, coach)
    for number in numbers:
        playing = simulate(ruleset, sheet, sheet, None, game_seed(0, number))
        tally(ruleset, playing.game.events)
        playing.record().dump()


def growth(slug: str, coach: str) -> int:
    """Return by how many bytes the peak after many games exceeds that after few."""
    command = [sys.executable, "-m", "benchmarks.memory", slug, coach]
    printed = subprocess.run(  # noqa: S603 - this project's own module
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    few, many = map(int, printed.split())
    return many - few


def main(slug: str, coach: str) -> None:
    """Play and print both peaks."""
    ruleset = get_ruleset(slug)
    play(ruleset, coach, range(1, FEW + 1))
    few = peak_memory()
    play(ruleset, coach, range(FEW + 1, MANY + 1))
    print(few, peak_memory())


if __name__ == "__main__":
    main(*sys.argv[1:])
