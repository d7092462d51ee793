"""Formations drawn on the court, each zone to be pointed at."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from simulation.basketball_age import situations as kinds
from simulation.basketball_age.board import (
    HEIGHT,
    RADIUS,
    WIDTH,
    corner,
    disc,
    floor,
    height_of,
    lines,
    names,
)
from simulation.basketball_age.court import COUNT, ZONE, ZONES
from simulation.formations import Formations, Situation, Spot
from simulation.protocol import HOME
from simulation.words import Words, fill, gettext_noop, words

_ = gettext_noop

_ZONE: Final = 100
# wide enough for a finger beside the court
_EDGE: Final = 66
# the zone beside which somebody throws in, for the eye
_THROWN_IN_AT: Final = {
    kinds.OWN_BASELINE: ZONE["a3"],
    kinds.OWN_HALF: ZONE["d1"],
    kinds.SIDELINE: ZONE["f1"],
    kinds.BASELINE_AHEAD: ZONE["h2"],
}
# by how many share a zone: the size of their tokens, and from one to the next
_SIZES: Final = ((1.45, 0), (1.1, 46), (0.75, 32))
# of a zone's name, to be read on a phone
_LETTERS: Final = 19
_INNER, _RING = "#b5371c", "#f6e3bd"

_TITLE: Final = _("{situation}: the court")
_STANDS: Final = _("{number}, {role}: {place}.")
_OPEN_TO_COACH: Final = Words(_("Nobody has a place of his own."))
_ATTACK: Final = Words(_("attack"))


class BasketballFormations(Formations):
    """The forty zones and a place out of bounds."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        return kinds.SPOTS

    @property
    def situations(self) -> tuple[Situation, ...]:
        return kinds.SITUATIONS

    def draw(self, name: str, places: Sequence[str]) -> str:
        situation = next(each for each in kinds.SITUATIONS if each.name == name)
        width, height = WIDTH + 2 * _EDGE, HEIGHT + 2 * _EDGE
        parts = (
            f'<rect class="c-apron" x="{-_EDGE}" y="{-_EDGE}" width="{width}"'
            f' height="{height}" fill="#17574f"/>',
            floor(),
            lines(),
            *names(_LETTERS),
            *_closed(situation),
            _arrow(),
            *_spots(situation),
            *_tokens(situation, places),
        )
        title = _said(words(_TITLE, situation=situation.title))
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" class="hw-court hw-plan"'
            f' role="img" viewBox="{-_EDGE} {-_EDGE} {width} {height}"'
            ' font-family="Inter Variable, Inter, system-ui, sans-serif">'
            f"<title>{title}</title><desc>{_description(situation, places)}</desc>"
            f"{''.join(parts)}</svg>"
        )


def _box(situation: Situation, spot: str) -> tuple[int, int, int, int]:
    """Return left and upper edge, width and height of a spot in the drawing."""
    if spot != kinds.OUT:
        zone = ZONE[spot]
        return (*corner(zone), _ZONE, height_of(zone))
    x, y = corner(_THROWN_IN_AT[situation.name])
    if x == 0:
        return -_EDGE, y, _EDGE, _ZONE
    if x == WIDTH - _ZONE:
        return WIDTH, y, _EDGE, _ZONE
    return x, HEIGHT, _ZONE, _EDGE


def _open(situation: Situation) -> list[str]:
    """Return the spots that are open to any role, in order."""
    found = {spot for spots in situation.open for spot in spots}
    return [spot.name for spot in kinds.SPOTS if spot.name in found]


def _closed(situation: Situation) -> Iterable[str]:
    """Yield a shade over each zone where nobody may be placed."""
    found = _open(situation)
    for zone in range(COUNT):
        if ZONES[zone] not in found:
            x, y = corner(zone)
            yield (
                f'<rect class="c-shut" x="{x}" y="{y}" width="{_ZONE}"'
                f' height="{height_of(zone)}" fill="#1b161059"/>'
            )


def _arrow() -> str:
    """Return which way the attack goes, above the end that is attacked."""
    x, y = WIDTH - 8, -_EDGE // 2
    return (
        f'<g fill="#fff"><text x="{x - 44}" y="{y + 9}" font-size="28"'
        f' font-weight="650" text-anchor="end">{_said(_ATTACK)}</text>'
        f'<path d="M{x - 34} {y - 3}h16v-8l18 11l-18 11v-8h-16z"/></g>'
    )


def _spots(situation: Situation) -> Iterable[str]:
    for spot in _open(situation):
        x, y, width, height = _box(situation, spot)
        css_class = "c-zone c-out" if spot == kinds.OUT else "c-zone"
        look = (
            ' fill="#ffffff26" stroke="#fff" stroke-dasharray="5 4"'
            if spot == kinds.OUT
            else ' fill="transparent"'
        )
        yield (
            f'<rect class="{css_class}" data-spot="{spot}" x="{x}" y="{y}"'
            f' width="{width}" height="{height}"{look}/>'
        )


def _tokens(situation: Situation, places: Sequence[str]) -> Iterable[str]:
    """Yield a token for each role; the roles of one zone stand side by side."""
    for index in range(len(situation.roles)):
        at = ' display="none"'
        if places:
            spot = places[index]
            x, y, width, height = _box(situation, spot)
            scale, step = _SIZES[min(places.count(spot), len(_SIZES)) - 1]
            row, count = places[:index].count(spot), places.count(spot)
            x += width // 2 + (2 * row - count + 1) * step // 2
            at = f' transform="translate({x} {y + height // 2}) scale({scale})"'
        yield (
            f'<g class="c-token" data-role="{index + 1}"{at}>'
            f"{disc(HOME, RADIUS, _filled('#1b1610'))}"
            f"{disc(HOME, RADIUS - 1.8, _filled(_RING))}"
            f"{disc(HOME, RADIUS - 5, _filled(_INNER))}"
            '<text y="6" font-size="17" font-weight="750" text-anchor="middle"'
            f' fill="#fff">{index + 1}</text></g>'
        )


def _filled(colour: str) -> str:
    return f' fill="{colour}"'


def _description(situation: Situation, places: Sequence[str]) -> str:
    """Return who stands where, as sentences."""
    sentences = [
        words(_STANDS, number=index, role=role, place=place)
        for index, (role, place) in enumerate(
            zip(situation.roles, places, strict=False), start=1
        )
    ]
    return " ".join(_said(sentence) for sentence in sentences or [_OPEN_TO_COACH])


def _said(phrase: Words) -> str:
    return escape(fill(phrase, {}))


FORMATIONS: Final = BasketballFormations()
