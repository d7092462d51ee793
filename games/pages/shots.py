"""Where somebody tried from over many games: the court, and each zone as a row."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.utils.safestring import SafeString, mark_safe

from simulation.shotchart import ChartZone, ShotChart


@dataclass(frozen=True, slots=True)
class ZoneLine:
    """What was made and tried from one zone."""

    zone: ChartZone
    made: int
    tried: int

    @property
    def share(self) -> float | None:
        """The share that went in, None where nothing was tried."""
        return self.made / self.tried if self.tried else None


@dataclass(frozen=True, slots=True)
class ZoneGroup:
    """Zones from which an attempt is worth the same, those that were tried from."""

    points: int
    lines: tuple[ZoneLine, ...]

    @property
    def total(self) -> ZoneLine:
        """All of them as one."""
        made = sum(line.made for line in self.lines)
        return ZoneLine(self.lines[0].zone, made, sum(x.tried for x in self.lines))


@dataclass(frozen=True, slots=True)
class Shots:
    """A shot chart: the drawing, and the same figures to be read."""

    drawing: SafeString
    groups: tuple[ZoneGroup, ...]


def shots_of(
    chart: ShotChart | None, counts: Iterable[Mapping[str, Sequence[int]]]
) -> Shots | None:
    """Return the shot chart of folded lines; None where nobody tried anything.

    :param chart: of the rule book, None where it draws no attempts.
    :param counts: of each line, name of a zone → (made, tried).
    """
    if chart is None:
        return None
    made: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for line in counts:
        for name, (hits, attempts) in line.items():
            made[name] += hits
            tried[name] += attempts
    lines = [
        ZoneLine(zone, made[zone.name], tried[zone.name])
        for zone in sorted(chart.zones, key=lambda zone: zone.points)
        if tried[zone.name]
    ]
    if not lines:
        return None
    drawn = chart.draw({x.zone.name: (x.made, x.tried) for x in lines})
    return Shots(
        drawing=mark_safe(drawn),  # noqa: S308 (drawn by the engine, numbers alone)
        groups=tuple(
            ZoneGroup(points, tuple(items))
            for points, items in groupby(lines, key=lambda line: line.zone.points)
        ),
    )
