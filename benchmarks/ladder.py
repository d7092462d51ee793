"""``python -m benchmarks.ladder``: every pair of a game's coaches, and who wins.

Games are mirrored: each seed is played twice, the coaches changing sides, so that both
have the same dice and cards as far as their choices go. A tie counts half. Every game
follows from its number alone, so shares come out the same until the play changes.
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import mean, median, stdev
from typing import Final

from simulation.chance import SeededChance
from simulation.commands.console import text_table
from simulation.commands.parser import whole
from simulation.commands.simulating import game_seed
from simulation.errors import UnknownRuleset
from simulation.protocol import AWAY, HOME, SIDES, Coach, Decision, Ruleset, View
from simulation.registry import get_ruleset, rulesets
from simulation.rosters import average_sheet
from simulation.runner import Playing, Seat, coach_seed, run

GAMES: Final = 100
SEED: Final = 6
#: Of a normal distribution, 95 % lies within so many standard errors.
REACH: Final = 1.96
#: What was never seen in so many tries happens in at most three of as many, at 95 %.
THREE: Final = 3
#: Takes the default whatever happens, so that it tells nothing of a coach who beats it.
WITHOUT_SKILL: Final = "default"


@dataclass(slots=True)
class Clock:
    """How long a coach thought about each decision, in seconds of CPU time."""

    seconds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median, 0 for a coach who was never asked."""
        return median(self.seconds) if self.seconds else 0.0


class ClockedCoach(Coach):
    """Chooses as a coach does, and notes how long that took."""

    def __init__(self, coach: Coach, clock: Clock) -> None:
        self.coach = coach
        self.clock = clock

    def choose(self, view: View, decision: Decision) -> str:
        self.coach.asked = self.asked
        began = time.process_time()
        choice = self.coach.choose(view, decision)
        self.clock.seconds.append(time.process_time() - began)
        return choice


@dataclass(slots=True)
class Meeting:
    """What came of the mirrored games of two coaches.

    :ivar shares: of each pair of games the first coach's share of the wins, 0 to 1.
    :ivar margins: of each pair the points by which he won a game.
    """

    coaches: tuple[str, str]
    shares: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The first coach's share of the wins."""
        return mean(self.shares)

    @property
    def margin(self) -> float:
        """The points by which the first coach won a game."""
        return mean(self.margins)

    @property
    def reach(self) -> float:
        """How far the 95 % interval reaches to either side of the share.

        The two games of a pair depend on each other, so pairs are what is counted.
        Where all came out alike, the rule of three says what else may be.
        """
        pairs = len(self.shares)
        spread = stdev(self.shares) if pairs > 1 else 0.0
        return REACH * spread / math.sqrt(pairs) if spread else THREE / pairs

    def add(self, margins: tuple[int, int]) -> None:
        """Count a pair of games in.

        :param margins: the points by which the first coach won each.
        """
        self.shares.append(mean(won(margin) for margin in margins))
        self.margins.append(mean(margins))


def won(margin: int) -> float:
    """Return the part of a win that a margin is."""
    return 0.5 if margin == 0 else float(margin > 0)


def skilled(ruleset: Ruleset) -> list[str]:
    """Return the coaches of a ruleset who decide something, the plainest first."""
    return [name for name in ruleset.coaches if name != WITHOUT_SKILL]


def score_of(
    ruleset: Ruleset, names: tuple[str, str], seed: int, clocks: dict[str, Clock]
) -> tuple[int, int]:
    """Play a game and return its score.

    :param names: the coaches of home and away.
    :param clocks: of each coach, gets his times.
    """
    sheets = [average_sheet(ruleset, name) for name in names]
    playing = Playing(ruleset, sheets[HOME], sheets[AWAY], None, seed)
    home, away = (
        Seat(
            ClockedCoach(
                ruleset.coach(names[side], sheets[side], coach_seed(seed, side)),
                clocks[names[side]],
            )
        )
        for side in SIDES
    )
    run(playing, (home, away), SeededChance(seed))
    return playing.game.score


def meet(
    ruleset: Ruleset, coaches: tuple[str, str], games: int, clocks: dict[str, Clock]
) -> Meeting:
    """Play mirrored games of two coaches.

    :param games: how many, an odd one being made even.
    """
    meeting = Meeting(coaches)
    first, second = coaches
    for number in range(1, (games + 1) // 2 + 1):
        seed = game_seed(SEED, number)
        home, away = score_of(ruleset, (first, second), seed, clocks)
        mirrored_home, mirrored_away = score_of(ruleset, (second, first), seed, clocks)
        meeting.add((home - away, mirrored_away - mirrored_home))
    return meeting


def ladder(ruleset: Ruleset, games: int) -> str:
    """Return the tables of a ruleset: every pair of coaches, and how long each thinks.

    :param games: of each pair.
    """
    names = skilled(ruleset)
    clocks = {name: Clock() for name in names}
    rows = [[ruleset.title, "won %", "95 % interval", "margin", "games"]]
    for weaker, stronger in combinations(names, 2):
        meeting = meet(ruleset, (stronger, weaker), games, clocks)
        low, high = (
            100 * max(0.0, min(1.0, meeting.share + by))
            for by in (-meeting.reach, meeting.reach)
        )
        rows.append(
            [
                f"{stronger} against {weaker}",
                f"{100 * meeting.share:.1f}",
                f"{low:.1f} to {high:.1f}",
                f"{meeting.margin:+.1f}",
                f"{2 * len(meeting.shares):,}",
            ]
        )
    times = [["coach", "ms a decision, median"]]
    times += [[name, f"{1000 * clocks[name].median:.3f}"] for name in names]
    return f"{text_table(rows)}\n\n{text_table(times)}"


def main(argv: Sequence[str]) -> int:
    """Play, and print the tables of the named rule books, or of all."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ladder", description=__doc__
    )
    parser.add_argument("slugs", metavar="SLUG", nargs="*", help="all by default")
    parser.add_argument(
        "--games",
        type=whole(2, 100_000),
        default=GAMES,
        help=f"games of each pair of coaches ({GAMES})",
    )
    arguments = parser.parse_args(argv)
    try:
        chosen = [get_ruleset(slug) for slug in dict.fromkeys(arguments.slugs)]
    except UnknownRuleset as unknown:
        parser.error(str(unknown))
    print("\n\n".join(ladder(each, arguments.games) for each in chosen or rulesets()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
