"""Every engine side by side with the peer, in one run, against its bars."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from benchmarks.peers import measure_chess
from simulation.commands.benching import COACHES, REPETITIONS, Speed, measure
from simulation.protocol import Ruleset

# a core on which the peer makes this many decisions a second is the reference
REFERENCE: Final = 9_000


class Bar(NamedTuple):
    """What an engine must reach.

    :param random_ratio: decisions a CPU-second of the random coach, as a multiple of
        the peer's.
    :param standard_games: games a second of the standard coaches on the reference
        core.
    """

    random_ratio: float
    standard_games: float


BARS: Final = {
    "basketball_age": Bar(random_ratio=2.0, standard_games=3.0),
    "jukem_basketball": Bar(random_ratio=2.0, standard_games=250.0),
    "playing_card_basketball": Bar(random_ratio=2.0, standard_games=800.0),
    "poker_deck_basketball": Bar(random_ratio=2.0, standard_games=120.0),
    "playing_card_baseball": Bar(random_ratio=2.0, standard_games=120.0),
}


@dataclass(slots=True)
class Comparison:
    """The speeds of one run.

    :ivar engines: slug → coach → speed.
    """

    chess: Speed = field(default_factory=Speed)
    engines: dict[str, dict[str, Speed]] = field(default_factory=dict)

    def random_ratio(self, slug: str) -> float:
        """Return the random coach's decisions as a multiple of the peer's."""
        random = self.engines[slug]["random"].decisions_per_second
        return random / self.chess.decisions_per_second

    def standard_games(self, slug: str) -> float:
        """Return the standard coaches' games a second on the reference core."""
        games = self.engines[slug]["standard"].games_per_second
        return games * REFERENCE / self.chess.decisions_per_second


def compare(rulesets: tuple[Ruleset, ...], seconds: float) -> Comparison:
    """Measure the peer and the engines in turn, five times.

    :param seconds: CPU time of each measurement.
    """
    comparison = Comparison(
        engines={
            ruleset.slug: {coach: Speed() for coach in COACHES} for ruleset in rulesets
        }
    )
    # taking turns, so that a busy minute of the machine hits all alike
    for _ in range(REPETITIONS):
        measure_chess(seconds, comparison.chess)
        for ruleset in rulesets:
            for coach, speed in comparison.engines[ruleset.slug].items():
                measure(ruleset, coach, seconds, speed)
    return comparison
