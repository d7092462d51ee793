"""Charts as SVG text, drawn from plain values.

Coordinates are counted in tenths and rounded in integers, half up, so that the same
game gives the same text on every machine. The drawings carry no ids and no `style`:
lines take their colours from the stylesheet's classes, areas theirs as attributes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from leagues.badges import Colour, xml_text

WIDTH: Final = 960
HEIGHT: Final = 200
MAX_PERIOD_LABELS: Final = 12
_ZERO: Final = HEIGHT // 2
_SVG_HEAD: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    ' preserveAspectRatio="none" role="img"><title>Score margin over the game</title>'
)


@dataclass(frozen=True, slots=True)
class Period:
    """A period of a game: its name and how many steps long it is, at least one.

    A step is whatever the game counts in: seconds, possessions, turns.
    """

    label: str
    steps: int


@dataclass(frozen=True, slots=True)
class MarginPoint:
    """The margin, home less away, from one moment on.

    `period` counts from 0, `step` from 0 to the period's number of steps.
    """

    period: int
    step: int
    margin: int


@dataclass(frozen=True, slots=True)
class ChartTeam:
    """A team as a chart shows it: its name and the colour it has in this game."""

    name: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class MarginChart:
    """A margin chart and what stands beside it.

    `svg` is an `<svg>` element, 960 by 200 units. `margin_labels` are for its left
    edge, from top to bottom; `period_labels` are for its lower edge, one for each
    period in columns of equal width, some empty where there are many. `description`
    is the sentence that the drawing gives to screen readers.
    """

    svg: str
    margin_labels: tuple[str, ...]
    period_labels: tuple[str, ...]
    description: str


def margin_chart(
    points: Sequence[MarginPoint],
    periods: Sequence[Period],
    *,
    home: ChartTeam,
    away: ChartTeam,
    until: tuple[int, int] | None = None,
) -> MarginChart:
    """Return the course of the score margin over a game.

    The line begins at 0, moves in steps at the `points`, which are in playing order,
    and goes on to `until`, a period and step as in a point; by default to the end of
    the last period. The area between line and zero is in the home team's colour above
    and in the away team's below. All periods are equally wide; the scale is the same
    upwards and downwards.

    Raises `ValueError` without a period, or for a point that lies outside the periods,
    before an earlier one or after `until`.
    """
    end = until or (len(periods) - 1, periods[-1].steps if periods else 0)
    _check_course(points, periods, end)
    margins = [point.margin for point in points]
    half = scale_half(max(map(abs, margins), default=0))
    places = [_x(periods, point.period, point.step) for point in points]
    right = _x(periods, *end)
    line = _line(places, margins, right, half)
    above = _line(places, [max(margin, 0) for margin in margins], right, half)
    below = _line(places, [min(margin, 0) for margin in margins], right, half)
    description = _description(margins, home.name, away.name)
    parts = [
        f"<desc>{xml_text(description)}</desc>",
        *_grid(len(periods)),
        _area(above, home.colour),
        _area(below, away.colour),
        f'<path class="zero" d="M0 {_ZERO}H{WIDTH}"/>',
        f'<path class="trace" d="{line}" fill="none"/>',
    ]
    svg = f"{_SVG_HEAD}{''.join(parts)}</svg>"
    return MarginChart(svg, _margin_labels(half), _period_labels(periods), description)


def scale_half(largest: int) -> int:
    """Return the margin of the scale's inner lines, half of that at its edges.

    The smallest of 1, 2, 3, 4, 5, 6, 8 or of 10, 15, 20, 25, 30, 40, 50, 75 times a
    power of ten whose double is not below `largest`, the greatest margin of either
    side.
    """
    halves: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 8)
    power = 1
    while 2 * halves[-1] * power < largest:
        power = 1 if halves[0] == 1 else power * 10
        halves = (10, 15, 20, 25, 30, 40, 50, 75)
    return next(half * power for half in halves if 2 * half * power >= largest)


def _check_course(
    points: Sequence[MarginPoint], periods: Sequence[Period], end: tuple[int, int]
) -> None:
    if not periods or min(period.steps for period in periods) < 1:
        raise ValueError("a chart needs periods, each of at least one step")
    earlier = (0, 0)
    for place in [*((point.period, point.step) for point in points), end]:
        period, step = place
        if not (0 <= period < len(periods) and 0 <= step <= periods[period].steps):
            raise ValueError(f"period {period}, step {step} lies outside the game")
        if place < earlier:
            raise ValueError(f"period {period}, step {step} comes before {earlier}")
        earlier = place


def _description(margins: Sequence[int], home: str, away: str) -> str:
    """Return what the chart shows in one or two sentences."""
    if not margins:
        return "No points have been scored."
    home_lead, away_lead = max(0, *margins), -min(0, *margins)
    if home_lead and away_lead:
        return f"Largest {home} lead {home_lead}, largest {away} lead {away_lead}."
    if home_lead:
        return f"Largest {home} lead {home_lead}. {away} never led."
    if away_lead:
        return f"Largest {away} lead {away_lead}. {home} never led."
    return "Neither team ever led."


def _line(places: Sequence[int], margins: Sequence[int], right: int, half: int) -> str:
    """Return the path of the margins, held from each place to the next up to `right`.

    Places are in tenths. A move that goes nowhere is left out.
    """
    path = [f"M0 {_ZERO}"]
    at, level = 0, _ZERO * 10
    for place, margin in zip(places, margins, strict=True):
        height = _y(margin, half)
        if height == level:
            continue
        if place != at:
            path.append(f"H{_tenths(place)}")
        path.append(f"V{_tenths(height)}")
        at, level = place, height
    if right != at:
        path.append(f"H{_tenths(right)}")
    return "".join(path)


def _area(line: str, colour: Colour) -> str:
    """Return the area between a line and zero."""
    return f'<path d="{line}V{_ZERO}H0Z" fill="{colour}" fill-opacity=".85"/>'


def _grid(periods: int) -> list[str]:
    """Return the lines between the periods and those halfway up and down the scale."""
    upright = [
        f"M{_tenths(_rounded(WIDTH * 10 * number, periods))} 0V{HEIGHT}"
        for number in range(1, periods)
    ]
    level = [f"M0 {place}H{WIDTH}" for place in (HEIGHT // 4, HEIGHT * 3 // 4)]
    return [f'<path class="grid" d="{line}"/>' for line in [*upright, *level]]


def _margin_labels(half: int) -> tuple[str, ...]:
    """Return the scale from top to bottom; leads count upwards from 0 on both sides."""
    return (f"+{2 * half}", f"+{half}", "0", f"+{half}", f"+{2 * half}")


def _period_labels(periods: Sequence[Period]) -> tuple[str, ...]:
    """Return the periods' names, leaving some out evenly where all would not fit."""
    every = -(-len(periods) // MAX_PERIOD_LABELS)
    return tuple(
        period.label if index % every == 0 else ""
        for index, period in enumerate(periods)
    )


def _x(periods: Sequence[Period], period: int, step: int) -> int:
    """Return how far right a moment lies, in tenths."""
    steps = periods[period].steps
    return _rounded(WIDTH * 10 * (period * steps + step), len(periods) * steps)


def _y(margin: int, half: int) -> int:
    """Return how far down a margin lies, in tenths."""
    return _rounded(_ZERO * 10 * (2 * half - margin), 2 * half)


def _rounded(numerator: int, denominator: int) -> int:
    """Return the quotient of two numbers from 0 on, rounded half up."""
    return (2 * numerator + denominator) // (2 * denominator)


def _tenths(number: int) -> str:
    """Return tenths as a decimal number without a needless zero."""
    whole, rest = divmod(number, 10)
    return f"{whole}.{rest}" if rest else f"{whole}"
