"""Shot charts: from where attempts were made, and what came of them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from simulation.protocol import Event
from simulation.words import Words


class Attempt(NamedTuple):
    """An attempt that counts in the box score.

    :param subject: the sheet slot of the player who tried.
    :param zone: name of the zone, seen as the side attacks.
    :param points: what it is worth.
    :param event: its index in the game's log.
    """

    subject: str
    zone: str
    points: int
    made: bool
    event: int


class ChartZone(NamedTuple):
    """A zone of a shot chart.

    :param name: as attempts call it.
    :param points: what an attempt from it is worth.
    """

    name: str
    title: Words
    points: int


class ShotChart(ABC):
    """The court of a ruleset as its attempts are drawn on it."""

    @property
    @abstractmethod
    def zones(self) -> tuple[ChartZone, ...]:
        """The zones, those next to the basket first."""

    @abstractmethod
    def attempts(self, events: Sequence[Event]) -> Iterable[Attempt]:
        """Return a game's attempts in order; they agree with its box score."""

    @abstractmethod
    def draw(self, counts: Mapping[str, tuple[int, int]]) -> str:
        """Return the court with what was made and tried in each zone, as SVG.

        It names itself for those who do not see it and takes its colours from the
        page's classes, as a board does.

        :param counts: name of the zone → (made, tried); zones left out had none.
        """
