"""Coaches that play any ruleset."""

from simulation.chance import Stream
from simulation.protocol import Coach, Decision, View


class RandomCoach(Coach):
    """Picks uniformly from the listed options: it reaches every corner of the rules.

    The choice on a side's k-th decision takes the k-th number of the coach's own
    stream, so it never shifts the dice and can be resumed anywhere.
    """

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def choose(self, view: View, decision: Decision) -> str:
        options = decision.options
        return options[int(self.stream.at(self.asked) * len(options))]


class KindCoach(RandomCoach):
    """Picks a kind of choice uniformly, then uniformly among the choices of that kind.

    The kind of a choice is its first word. Both come from one number of the stream.
    """

    def choose(self, view: View, decision: Decision) -> str:
        kinds: dict[str, list[str]] = {}
        for option in decision.options:
            kinds.setdefault(option.partition(" ")[0], []).append(option)
        number = self.stream.at(self.asked) * len(kinds)
        options = list(kinds.values())[int(number)]
        return options[int((number - int(number)) * len(options))]


class DefaultCoach(Coach):
    """Always takes the default: what a clock does for a coach who is away."""

    def choose(self, view: View, decision: Decision) -> str:
        return decision.default
