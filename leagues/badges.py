"""How a team is recognised: its colours, badge, court token and chart colour.

Team colours appear in SVG only, as presentation attributes, so that no page needs a
`style` and text keeps its own contrast. The drawings are complete elements: they carry
no ids, may stand on a page any number of times, and the same input gives the same text.

Luminance and contrast follow WCAG 2.2; lightness and distance are those of OKLab
(Björn Ottosson, 2020).
"""

import math
import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from html import escape
from typing import Final, Protocol

LETTERS_CONTRAST: Final = 4.5
LETTERS_FROM_SIZE: Final = 28
CHART_LUMINANCE_MIN: Final = 0.14
CHART_LUMINANCE_MAX: Final = 0.29
LIGHTNESS_STEP: Final = 0.005
ALIKE_BELOW: Final = 0.15

_HEX: Final = re.compile(r"#[0-9a-fA-F]{6}", re.ASCII)
_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LETTERS_WIDTH: Final = 27
_NUMBER_WIDTH: Final = 22


class ColourError(ValueError):
    """A colour cannot be read.

    `field` names the form field, `reason` says what is wrong and what would be right.
    """

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Colour:
    """An sRGB colour, each channel from 0 to 255; as text it is `#rrggbb`."""

    red: int
    green: int
    blue: int

    def __str__(self) -> str:
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"


@dataclass(frozen=True, slots=True)
class TeamColours:
    """The two colours of a team: `first` fills the badge, `second` rings it."""

    first: Colour
    second: Colour


class Coloured(Protocol):
    """A team as it is stored, with its colours as text."""

    @property
    def first_color(self) -> str: ...

    @property
    def second_color(self) -> str: ...


class Side(StrEnum):
    """Where a team plays. Home is drawn round and away square, beside any colour."""

    HOME = "home"
    AWAY = "away"


class PairRule(StrEnum):
    """What the away team is drawn in: its first or second colour, or a spare one."""

    FIRST = "first"
    SECOND = "second"
    SPARE_BLUE = "spare_blue"
    SPARE_ORANGE = "spare_orange"


@dataclass(frozen=True, slots=True)
class ChartPair:
    """The colours of the two teams of one game in its charts.

    `distance` is that of the two first colours as charts would draw them, in OKLab;
    `rule` tells what became of the away team for it.
    """

    home: Colour
    away: Colour
    rule: PairRule
    distance: float


WHITE: Final = Colour(255, 255, 255)
DARK: Final = Colour(0x14, 0x11, 0x0D)
SPARE_BLUE: Final = Colour(0x2F, 0x6F, 0xB3)
SPARE_ORANGE: Final = Colour(0xC2, 0x41, 0x0C)


def parse_colour(text: str, *, field: str) -> Colour:
    """Return the colour written as `#rrggbb`, in either case of letters.

    Raises `ColourError` for `field` if the text is anything else.
    """
    if not _HEX.fullmatch(text):
        shown = text if len(text) <= 20 else f"{text[:20]}…"
        reason = (
            f"“{shown}” is no colour. Write # and six digits from 0 to f, such as"
            " #17574f."
        )
        raise ColourError(field, reason)
    return Colour(int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


def relative_luminance(colour: Colour) -> float:
    """Return WCAG's relative luminance, from 0 (black) to 1 (white)."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(one: Colour, other: Colour) -> float:
    """Return WCAG's contrast ratio, from 1 to 21; the order does not matter."""
    darker, lighter = sorted((relative_luminance(one), relative_luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def distance(one: Colour, other: Colour) -> float:
    """Return how different two colours look: their distance in OKLab."""
    return math.dist(_oklab(one), _oklab(other))


def colours_of(team: Coloured) -> TeamColours:
    """Return the colours of a stored team; `ColourError` as for `parse_colour`."""
    return TeamColours(
        parse_colour(team.first_color, field="first_color"),
        parse_colour(team.second_color, field="second_color"),
    )


def letters_colour(colours: TeamColours) -> Colour:
    """Return the colour of a badge's letters.

    The second colour if it reaches 4.5:1 on the first, else the stronger of white and
    near-black.
    """
    if contrast_ratio(colours.second, colours.first) >= LETTERS_CONTRAST:
        return colours.second
    return strongest_on(colours.first)


def strongest_on(ground: Colour) -> Colour:
    """Return white or near-black (#14110d), whichever contrasts more with the ground.

    One of the two always reaches 4.3:1.
    """
    on_white, on_dark = contrast_ratio(WHITE, ground), contrast_ratio(DARK, ground)
    return WHITE if on_white >= on_dark else DARK


def chart_colour(colour: Colour) -> Colour:
    """Return the colour in which charts draw what is `colour` on a badge.

    Only its OKLab lightness moves, in steps of 0.005, until the relative luminance lies
    in 0.14 to 0.29: then it reaches 3:1 on the panels of both themes. A colour that
    lies there already stays as it is.
    """
    drawn = colour
    lightness, green_red, blue_yellow = _oklab(colour)
    while not (CHART_LUMINANCE_MIN <= relative_luminance(drawn) <= CHART_LUMINANCE_MAX):
        is_dark = relative_luminance(drawn) < CHART_LUMINANCE_MIN
        lightness += LIGHTNESS_STEP if is_dark else -LIGHTNESS_STEP
        drawn = _from_oklab(lightness, green_red, blue_yellow)
    return drawn


def chart_pair(home: TeamColours, away: TeamColours) -> ChartPair:
    """Return the colours in which charts draw the two teams of one game.

    Both first colours, unless they are alike (closer than 0.15 in OKLab as drawn): then
    the away team takes its second colour, and if that is alike too a spare blue, or a
    spare orange when the home team is near that blue.
    """
    ours = chart_colour(home.first)
    first, second = chart_colour(away.first), chart_colour(away.second)
    apart = distance(ours, first)
    if apart >= ALIKE_BELOW:
        theirs, rule = first, PairRule.FIRST
    elif distance(ours, second) >= ALIKE_BELOW:
        theirs, rule = second, PairRule.SECOND
    elif distance(ours, SPARE_BLUE) >= ALIKE_BELOW:
        theirs, rule = SPARE_BLUE, PairRule.SPARE_BLUE
    else:
        theirs, rule = SPARE_ORANGE, PairRule.SPARE_ORANGE
    return ChartPair(ours, theirs, rule, apart)


def badge_svg(
    code: str, colours: TeamColours, *, size: int = 20, title: str | None = None
) -> str:
    """Return a team's badge as an `<svg>` element, `size` pixels wide and high.

    `code` is the team's abbreviation. Below 28 px it is left out, for it could not be
    read: the page shows it beside the badge. With `title`, the team's name, the badge
    is an image of that name; without, it is an ornament that screen readers pass over.
    """
    has_letters = size >= LETTERS_FROM_SIZE
    label = f"<title>{xml_text(title)}</title>" if title else ""
    role = 'role="img"' if title else 'aria-hidden="true"'
    letters = _letters(code, letters_colour(colours)) if has_letters else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"'
        f' class="hw-badge{" hw-badge-l" if has_letters else ""}"'
        f' width="{size}" height="{size}" viewBox="0 0 40 40" {role}>{label}'
        f'<circle cx="20" cy="20" r="19" fill="{colours.second}"/>'
        f'<circle class="rim" cx="20" cy="20" r="19" fill="none" stroke="#857c6f"/>'
        f'<circle cx="20" cy="20" r="{15 if has_letters else 14.5}"'
        f' fill="{colours.first}"/>{letters}</svg>'
    )


def token_svg(
    number: str,
    colours: TeamColours,
    side: Side,
    *,
    x: int,
    y: int,
    title: str,
    is_active: bool = False,
    is_unbalanced: bool = False,
    has_ball: bool = False,
) -> str:
    """Return a player on the court as a `<g>` element around the point (x, y).

    Coordinates are those of the court drawing, 40 units to a token. `number` is the
    player's as text, `title` names him and his state. The number is white or
    near-black, since it is read at a glance. The looks of `halo`, `edge`, `ball` and
    `off` come from the stylesheet.
    """
    parts = [f"<title>{xml_text(title)}</title>"]
    if is_active:
        parts.append(_shape(side, 24, 'class="halo"'))
    parts += [
        _shape(side, 20, 'class="edge"'),
        _shape(side, 18.2, f'fill="{colours.second}"'),
        _shape(side, 14.8, f'fill="{colours.first}"'),
        f'<text y="5.6" font-size="15.5"{_fitted(number, 15.5, _NUMBER_WIDTH)}'
        f' fill="{strongest_on(colours.first)}">{xml_text(number)}</text>',
    ]
    if has_ball:
        parts.append(
            '<g transform="translate(17 14)"><circle class="ball" r="7.5"/>'
            '<path d="M-7.5 0H7.5M0 -7.5V7.5" stroke="#1b1610" stroke-width="1"/></g>'
        )
    state = " off" if is_unbalanced else ""
    return (
        f'<g class="c-token{state}" transform="translate({x} {y})">{"".join(parts)}</g>'
    )


def key_svg(colour: Colour, side: Side) -> str:
    """Return the mark that explains a chart's colour: a dot, or a square for away.

    It is an ornament: the words beside it carry the meaning.
    """
    mark = (
        f'<circle cx="7" cy="7" r="5.5" fill="{colour}"/>'
        if side is Side.HOME
        else f'<rect x="1.5" y="1.5" width="11" height="11" rx="1.5" fill="{colour}"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14"'
        f' viewBox="0 0 14 14" aria-hidden="true">{mark}</svg>'
    )


def xml_text(text: str) -> str:
    """Return the text escaped for an XML or HTML element or attribute value.

    Characters that XML cannot hold, such as NUL, become U+FFFD.
    """
    return escape(_NOT_XML.sub("\ufffd", text), quote=True)


def _letters(code: str, colour: Colour) -> str:
    return (
        '<text font-family="Inter, system-ui, sans-serif" font-weight="750"'
        ' font-size="13" letter-spacing="-.4" text-anchor="middle" x="20" y="24.6"'
        f'{_fitted(code, 13, _LETTERS_WIDTH)} fill="{colour}">{xml_text(code)}</text>'
    )


def _fitted(text: str, font_size: float, width: int) -> str:
    """Return the attributes that squeeze text into `width`, none where it fits anyway.

    What it needs is guessed from the kinds of its characters: a wide one takes 1 em, a
    narrow one 0.4 em, any other 0.7 em.
    """
    wide = sum(
        character in "MWmw@%" or unicodedata.east_asian_width(character) in "WF"
        for character in text
    )
    narrow = sum(character in "Iijl1.-' " for character in text)
    needed = font_size * (wide + 0.4 * narrow + 0.7 * (len(text) - wide - narrow))
    if needed <= width + 1:
        return ""
    return f' textLength="{width}" lengthAdjust="spacingAndGlyphs"'


def _shape(side: Side, radius: float, attributes: str) -> str:
    """Return a disc, or for away a square of much the same area, about the origin."""
    if side is Side.HOME:
        return f'<circle r="{radius}" {attributes}/>'
    half = round(radius * 0.92, 1)
    return (
        f'<rect x="{-half}" y="{-half}" width="{round(2 * half, 1)}"'
        f' height="{round(2 * half, 1)}" rx="{round(radius * 0.34, 1)}" {attributes}/>'
    )


def _linear(colour: Colour) -> tuple[float, float, float]:
    """Return the channels as linear light from 0 to 1."""

    def light(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return light(colour.red), light(colour.green), light(colour.blue)


def _encoded(light: float) -> int:
    """Return linear light as a channel from 0 to 255, cut off at either end."""
    light = min(1.0, max(0.0, light))
    value = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(value * 255)


def _oklab(colour: Colour) -> tuple[float, float, float]:
    """Return lightness, green-red and blue-yellow of the colour in OKLab."""
    red, green, blue = _linear(colour)
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _from_oklab(lightness: float, green_red: float, blue_yellow: float) -> Colour:
    """Return the nearest sRGB colour, each channel cut off at its ends."""
    long = (lightness + 0.3963377774 * green_red + 0.2158037573 * blue_yellow) ** 3
    medium = (lightness - 0.1055613458 * green_red - 0.0638541728 * blue_yellow) ** 3
    short = (lightness - 0.0894841775 * green_red - 1.2914855480 * blue_yellow) ** 3
    return Colour(
        _encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        _encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        _encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
    )
