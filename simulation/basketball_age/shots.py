"""Shot charts: the attempts of a game, and the half court that they are drawn on.

Zones are named as if every side attacked ``h`` (BA-2.7), so both teams' attempts fall
on the same half. What was tried from behind half-court is one sum at the edge.
"""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from simulation.basketball_age import events as ev
from simulation.basketball_age.board import (
    HEIGHT,
    WIDTH,
    corner,
    floor,
    height_of,
    lines,
)
from simulation.basketball_age.court import (
    COUNT,
    DISTANCE,
    FILES,
    FRONT,
    PAINT,
    RANGE,
    TWO_POINT_MASK,
    ZONES,
)
from simulation.basketball_age.words.phrases import BACKCOURT, zone_name
from simulation.protocol import HOME, SIDE_SLOTS, Event
from simulation.shotchart import Attempt, ChartZone, ShotChart
from simulation.words import Words, fill, gettext_noop, words

_ = gettext_noop

_TITLE: Final = Words(_("Shots by zone"))
_ZONE: Final = _("{zone}, {place}: {made} of {tried}, worth {points}.")
_BACKCOURT: Final = _("From the backcourt: {made} of {tried}, worth {points}.")
_NOTHING: Final = Words(_("No shots."))
_KEY: Final = Words(_("Points a try:"))

_TWO: Final = 2
_THREE: Final = 3
# in the drawing: a zone's width, the strip behind half-court, the edge, the key below
_SIZE: Final = WIDTH // len(FILES)
_STRIP: Final = 74
_EDGE: Final = 14
_FOOT: Final = 42
_PLATE: Final = (80, 38)
# bold letters of a size are about so much of it wide
_LETTER: Final = 0.53
_SIGN: Final = 16


class _Heat(NamedTuple):
    """How well a zone pays, in classes that hold for every league.

    :param least: tenths of a point that an attempt brings at least.
    """

    least: int
    css_class: str
    fill: str
    ink: str
    says: str


# one point a try is what an even shot at two brings, or one in three at three
_HEATS: Final = (
    _Heat(12, "c-hot", "#8f2d0f", "#fff", "≥ 1.2"),
    _Heat(8, "c-warm", "#fff6df", "#1b1610", "0.8–1.2"),
    _Heat(0, "c-cold", "#1f4468", "#fff", "< 0.8"),
)


def points_from(zone: int) -> int:
    """Return what an attempt of home from a zone is worth (BA-2.4)."""
    return _TWO if TWO_POINT_MASK[HOME] >> zone & 1 else _THREE


def _nearness(zone: int) -> tuple[int, int, int]:
    """Return what zones are listed by: worth, then range, then distance."""
    return points_from(zone), RANGE[HOME][zone], DISTANCE[PAINT[HOME]][zone]


class BasketballShotChart(ShotChart):
    """The half court under attack."""

    def __init__(self) -> None:
        listed = sorted(range(COUNT), key=_nearness)
        self._zones = tuple(
            ChartZone(ZONES[zone], zone_name(ZONES[zone]), points_from(zone))
            for zone in listed
        )

    @property
    def zones(self) -> tuple[ChartZone, ...]:
        return self._zones

    def attempts(self, events: Sequence[Event]) -> Iterable[Attempt]:
        for index, event in enumerate(events):
            # missed on a foul it is no attempt (BA-14.3)
            if isinstance(event, ev.Shot) and (event.made or not event.fouled):
                yield Attempt(
                    f"{SIDE_SLOTS[event.side]}{event.player}",
                    event.spot,
                    event.points,
                    bool(event.made),
                    index,
                )

    def draw(self, counts: Mapping[str, tuple[int, int]]) -> str:
        left = WIDTH // 2 - _STRIP
        width = WIDTH - left + _EDGE
        parts = (
            floor(),
            lines(),
            *_plates(counts),
            _backcourt(counts),
            *_key(left),
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" class="hw-court hw-shotchart"'
            f' role="img" viewBox="{left} {-_EDGE} {width} {HEIGHT + _EDGE + _FOOT}"'
            ' font-family="Inter Variable, Inter, system-ui, sans-serif">'
            f"<title>{_said(_TITLE)}</title><desc>{_description(self._zones, counts)}"
            f"</desc>{''.join(parts)}</svg>"
        )


def _front() -> tuple[int, ...]:
    """Return the zones of the half under attack."""
    return tuple(zone for zone in range(COUNT) if FRONT[HOME] >> zone & 1)


def _behind(counts: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
    """Return what was made and tried from behind half-court."""
    sums = [
        counts.get(ZONES[zone], (0, 0))
        for zone in range(COUNT)
        if not FRONT[HOME] >> zone & 1
    ]
    return sum(made for made, _tried in sums), sum(tried for _made, tried in sums)


def _plates(counts: Mapping[str, tuple[int, int]]) -> Iterable[str]:
    """Yield the name of each zone, and what was made and tried there."""
    width, height = _PLATE
    for zone in _front():
        x, y = corner(zone)
        is_paint = zone == PAINT[HOME]
        css_class = "c-name on-paint" if is_paint else "c-name"
        colour = "#fff" if is_paint else "#4b2f0e"
        yield (
            f'<text class="{css_class}" x="{x + 6}" y="{y + 17}" font-size="16"'
            f' font-weight="550" fill="{colour}">{ZONES[zone]}</text>'
        )
        made, tried = counts.get(ZONES[zone], (0, 0))
        if tried:
            top = y + (height_of(zone) + 20 - height) // 2
            middle = x + (_SIZE - width) // 2
            yield _plate(middle, top, made, tried, points_from(zone))


def _plate(x: int, y: int, made: int, tried: int, points: int) -> str:
    """Return a plate with made and tried, and the share below."""
    width, height = _PLATE
    heat = _heat(made, tried, points)
    middle = x + width // 2
    return (
        f'<rect class="{heat.css_class}" x="{x}" y="{y}" width="{width}"'
        f' height="{height}" rx="5" fill="{heat.fill}" stroke="#1b1610"/>'
        f'<g fill="{heat.ink}" text-anchor="middle">'
        f'<text x="{middle}" y="{y + 17}" font-size="18" font-weight="700">'
        f"{made}/{tried}</text>"
        f'<text x="{middle}" y="{y + 33}" font-size="16">{_share(made, tried)}</text>'
        "</g>"
    )


def _backcourt(counts: Mapping[str, tuple[int, int]]) -> str:
    """Return what came of heaves, upright in the strip behind half-court."""
    made, tried = _behind(counts)
    if not tried:
        return ""
    x, y = WIDTH // 2 - _STRIP + 22, HEIGHT - 18
    text = escape(f"{_said(BACKCOURT)} {made}/{tried}")
    return (
        f'<text class="c-name" x="{x}" y="{y}" font-size="16" font-weight="650"'
        f' transform="rotate(-90 {x} {y})" fill="#4b2f0e">{text}</text>'
    )


def _key(left: int) -> Iterable[str]:
    """Yield what the plates' colours mean, on the apron below the court."""
    x, y = left + _EDGE, HEIGHT + 27
    said = _said(_KEY)
    yield f'<g font-size="16" fill="#fff"><text x="{x}" y="{y}">{said}</text>'
    x += round(len(said) * _SIGN * _LETTER) + 14
    for heat in _HEATS:
        yield (
            f'<rect class="{heat.css_class}" x="{x}" y="{y - 14}" width="{_SIGN}"'
            f' height="{_SIGN}" rx="3" fill="{heat.fill}" stroke="#fff"/>'
            f'<text x="{x + _SIGN + 7}" y="{y}">{escape(heat.says)}</text>'
        )
        x += 2 * _SIGN + 14 + round(len(heat.says) * _SIGN * _LETTER)
    yield "</g>"


def _heat(made: int, tried: int, points: int) -> _Heat:
    brought = 10 * points * made
    return next(heat for heat in _HEATS if brought >= heat.least * tried)


def _share(made: int, tried: int) -> str:
    return f"{made / tried:.3f}".removeprefix("0")


def _description(
    zones: Sequence[ChartZone], counts: Mapping[str, tuple[int, int]]
) -> str:
    """Return all counts as sentences, those next to the basket first."""
    front = {ZONES[zone] for zone in _front()}
    sentences = [
        words(
            _ZONE,
            zone=zone.name,
            place=zone.title,
            made=counts[zone.name][0],
            tried=counts[zone.name][1],
            points=zone.points,
        )
        for zone in zones
        if zone.name in front and counts.get(zone.name, (0, 0))[1]
    ]
    made, tried = _behind(counts)
    if tried:
        sentences.append(words(_BACKCOURT, made=made, tried=tried, points=_THREE))
    return " ".join(_said(sentence) for sentence in sentences or [_NOTHING])


def _said(phrase: Words) -> str:
    return escape(fill(phrase, {}))


SHOT_CHART: Final = BasketballShotChart()
