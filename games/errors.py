"""What goes wrong around games on purpose, beyond the errors of leagues."""

from leagues.errors import BadValue, WrongState
from simulation.scoresheet import Fault


class RunActive(WrongState):
    """A season's games are being simulated or checked already.

    `number` is that of the run within its season.
    """

    def __init__(self, number: int) -> None:
        super().__init__(
            f"Run {number} of this season is still at work. Wait for its end, or stop"
            " it."
        )
        self.number = number


class DoesNotAddUp(BadValue):
    """A box score has figures that cannot all be right; `faults` tell which."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(None, "The box score does not add up.")
        self.faults = faults
