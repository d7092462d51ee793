"""The court as one accessible SVG drawing, in light and in dark.

All of it is drawn from the tables of the court. Shapes carry classes of the site's
stylesheet (``c-wood``, ``c-token`` …) and attributes that make do without one. Home is
round and away is square, so that nothing hangs on colour alone.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from simulation.basketball_age.court import (
    COUNT,
    FILES,
    LIMIT,
    OUTSIDE,
    PAINT,
    PLACES,
    RANGE,
    RANKS,
    RELATIVE,
    TWO_POINT_MASK,
    ZONE,
    ZONES,
)
from simulation.basketball_age.frames import Activation, Defending, Shot, Throws
from simulation.basketball_age.notation import CHOICES
from simulation.basketball_age.state import DRIBBLING, BasketballState
from simulation.basketball_age.statistics import period_name
from simulation.basketball_age.tables import (
    MEMBERS,
    NOBODY,
    TOKENS,
    number_of,
    side_of,
)
from simulation.basketball_age.template import NAMES
from simulation.basketball_age.view import BasketballView
from simulation.basketball_age.words import court as say
from simulation.basketball_age.words.phrases import clock_shown, zone_name
from simulation.protocol import AWAY, HOME, SIDES, Paint, View
from simulation.words import Words, fill, listed, words

_SIZE: Final = 100
# the long sides' rectangles are lower than the squares; rank 5 is drawn on top
_RANK_HEIGHTS: Final = (62, 100, 100, 100, 62)
WIDTH: Final = _SIZE * len(FILES)
HEIGHT: Final = sum(_RANK_HEIGHTS)
# inbounders stand in the margin; the strip above has score, clock and tokens
MARGIN: Final = 46
STRIP: Final = 44

# half the width of a player's token
RADIUS: Final = 20
_HOME_AT, _AWAY_AT = 35, 77
_STEP: Final = 44
# from one activation token to the next
_PIP: Final = 13
# how far the first or the last of them is from its end of the court
_PIPS_AT: Final = 190
_LETTERING: Final = "#1b1610"
# of home and away, where nobody has given any
PAINTS: Final = (
    Paint("#b5371c", "#f6e3bd", "#ffffff"),
    Paint("#5b2a6e", "#f2b632", "#ffffff"),
)
# zones that may be chosen are marked for who is asked one of these
_OPEN_KINDS: Final = ("step", "spot", "place")


def draw_board(view: View, paints: tuple[Paint, Paint] = PAINTS) -> str:
    """Return the court as everybody sees it, and what is asked of the viewer.

    :param paints: of home and away.
    :raises TypeError: if the view is of another game.
    """
    if not isinstance(view, BasketballView):
        raise TypeError("the board needs a view of Basketball Age")
    game = view.game
    parts = (
        floor(),
        *_open_zones(view),
        lines(),
        *names(),
        *(_zone(zone) for zone in range(COUNT)),
        *_tokens(game, paints),
        *_strip(game, paints),
    )
    top = -MARGIN - STRIP
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="hw-court" role="img"'
        f' viewBox="{-MARGIN} {top} {WIDTH + 2 * MARGIN} {HEIGHT + MARGIN - top}"'
        ' font-family="Inter Variable, Inter, system-ui, sans-serif">'
        f"<title>{_said(say.TITLE)}</title><desc>{_description(game)}</desc>"
        f"{''.join(parts)}</svg>"
    )


def corner(zone: int) -> tuple[int, int]:
    """Return the left upper corner of a zone in the drawing."""
    file, rank = divmod(zone, len(RANKS))
    return _SIZE * file, sum(_RANK_HEIGHTS[rank + 1 :])


def height_of(zone: int) -> int:
    """Return how high a zone is drawn."""
    return _RANK_HEIGHTS[zone % len(RANKS)]


def _mirrored(drawn: str) -> str:
    """Return what is drawn for the right basket, and the same for the left one."""
    return f'<g>{drawn}</g><g transform="matrix(-1 0 0 1 {WIDTH} 0)">{drawn}</g>'


def _three_point_line() -> str:
    """Return the path that runs along the two-point zones and cuts ``g3`` alone."""
    left, top = corner(ZONE["h4"])
    paint_top = corner(ZONE["h3"])[1]
    below = corner(ZONE["h2"])[1]
    bottom = below + height_of(ZONE["h2"])
    middle = (paint_top + below) // 2
    return (
        f"M{WIDTH} {top}H{left + 24}Q{left} {top} {left} {top + 24}V{paint_top - 6}"
        f"C{left} {paint_top + 8} {left - 54} {paint_top + 4} {left - 54} {middle}"
        f"S{left} {below - 8} {left} {below + 6}V{bottom - 24}"
        f"Q{left} {bottom} {left + 24} {bottom}H{WIDTH}"
    )


def _paint() -> tuple[int, int, int]:
    """Return left edge, upper edge and lower edge of the right paint."""
    left, top = corner(PAINT[HOME])
    return left, top, top + height_of(PAINT[HOME])


def floor() -> str:
    """Return apron, planks and the coloured areas of the whole court."""
    left, top, bottom = _paint()
    area = f'<path class="c-two" d="{_three_point_line()}Z" fill="#efd7ae"/>'
    paint = (
        f'<rect class="c-paint" x="{left}" y="{top}" width="{WIDTH - left}"'
        f' height="{bottom - top}" fill="#2a7a70"/>'
    )
    seams = "".join(f"M0 {y}H{WIDTH}" for y in range(_RANK_HEIGHTS[0] // 4, HEIGHT, 16))
    return (
        f'<rect class="c-apron" x="{-MARGIN}" y="{-MARGIN - STRIP}" rx="8"'
        f' width="{WIDTH + 2 * MARGIN}" height="{HEIGHT + 2 * MARGIN + STRIP}"'
        ' fill="#17574f"/>'
        f'<rect class="c-wood" width="{WIDTH}" height="{HEIGHT}" fill="#e3c08d"/>'
        f"{_mirrored(area)}"
        f'<path class="c-seam" d="{seams}" stroke="#d4ad76" opacity=".45"/>'
        f"{_mirrored(paint)}"
    )


def _open_zones(view: BasketballView) -> Iterable[str]:
    """Yield a mark for each zone that the viewer, being asked, may choose."""
    asked = view.pending
    if asked is None or asked.kind not in _OPEN_KINDS:
        return
    for option in asked.options:
        zone = CHOICES[option].zone if option in CHOICES else -1
        if zone >= 0:
            x, y = corner(zone)
            yield (
                f'<rect class="c-open" x="{x + 4}" y="{y + 4}" width="{_SIZE - 8}"'
                f' height="{height_of(zone) - 8}" rx="7" fill="#fff3b099"'
                f' stroke="{_LETTERING}" stroke-width="2"'
                ' stroke-dasharray="5 4"/>'
            )


def lines() -> str:
    """Return the borders of the zones, and the lines of the court over them."""
    uprights = "".join(f"M{_SIZE * file} 0V{HEIGHT}" for file in range(1, len(FILES)))
    tops = {corner(zone)[1] for zone in range(len(RANKS))} - {0}
    across = "".join(f"M0 {y}H{WIDTH}" for y in sorted(tops))
    left, top, bottom = _paint()
    middle = (top + bottom) // 2
    marks = "".join(
        f"M{left + at} {edge}v{way}"
        for edge, way in ((top, -7), (bottom, 7))
        for at in (22, 44, 66)
    )
    end = (
        f'<path d="{_three_point_line()}"/>'
        f'<path d="M{WIDTH} {top}H{left}V{bottom}H{WIDTH}"/>'
        f'<path d="{marks}" stroke-width="2"/>'
        '<g class="c-inner" stroke="#fff">'
        f'<path d="M{WIDTH - 10} {middle - 20}v40" stroke-width="4"/>'
        f'<path d="M{WIDTH - 10} {middle - 28}h-12a28 28 0 0 0 0 56h12"'
        ' stroke-width="2"/></g>'
    )
    rims = "".join(
        f'<circle cx="{x}" cy="{middle}" r="7.5"/>' for x in (21, WIDTH - 21)
    )
    return (
        f'<path class="c-grid" d="{uprights}{across}" fill="none" stroke="#b98f58"/>'
        '<g class="c-line" fill="none" stroke="#17574f" stroke-width="3"'
        ' stroke-linejoin="round" stroke-linecap="round">'
        f'<rect width="{WIDTH}" height="{HEIGHT}"/><path d="M{WIDTH // 2} 0V{HEIGHT}"/>'
        f'<circle cx="{WIDTH // 2}" cy="{middle}" r="47"/>{_mirrored(end)}</g>'
        f'<g class="c-rim" fill="none" stroke="#d9601a" stroke-width="3">{rims}</g>'
    )


def names(size: int = 14) -> Iterable[str]:
    """Yield the name of each zone, in its upper corner."""
    for zone, name in enumerate(ZONES):
        x, y = corner(zone)
        on_paint = zone in PAINT
        css_class = "c-name on-paint" if on_paint else "c-name"
        colour = "#fff" if on_paint else "#4b2f0e"
        yield (
            f'<text class="{css_class}" x="{x + 6}" y="{y + size + 3}"'
            f' font-size="{size}" font-weight="550" fill="{colour}">{name}</text>'
        )


def _zone(zone: int) -> str:
    """Return a zone to point at, which says what it is worth in the attack on it."""
    side = HOME if zone >= COUNT // 2 else AWAY
    is_two = TWO_POINT_MASK[side] >> zone & 1
    phrase = words(
        say.ZONE_INSIDE if is_two else say.ZONE_OUTSIDE,
        zone=ZONES[zone],
        place=zone_name(RELATIVE[side][zone]),
        points=2 if is_two else 3,
        range=RANGE[side][zone],
        room=LIMIT[zone],
    )
    x, y = corner(zone)
    return (
        f'<rect class="c-zone" x="{x}" y="{y}" width="{_SIZE}"'
        f' height="{height_of(zone)}" fill="transparent">'
        f"<title>{_said(phrase)}</title></rect>"
    )


def _tokens(game: BasketballState, paints: Sequence[Paint]) -> Iterable[str]:
    """Yield the players in their zones, home on the left, and the inbounder outside."""
    for zone in range(COUNT):
        x, y = corner(zone)
        for side, column in zip(SIDES, (_HOME_AT, _AWAY_AT), strict=True):
            players = MEMBERS[game.occupants[zone] & game.team(side)]
            if not players:
                continue
            step = min(_STEP + 2, (height_of(zone) - 4) // len(players))
            scale = min(100, 100 * step // _STEP)
            for row, player in enumerate(players):
                shift = (2 * row - len(players) + 1) * step // 2
                at = (x + column, y + height_of(zone) // 2 + shift)
                yield _token(game, player, at, scale, paints[side])
    for player in MEMBERS[game.occupants[OUTSIDE]]:
        paint = paints[side_of(player)]
        yield _token(game, player, _outside(game.spot), 100, paint)


def _outside(spot: int) -> tuple[int, int]:
    """Return where the inbounder stands: behind the baseline, or beside a long side."""
    x, y = corner(spot)
    across = y + height_of(spot) // 2
    away = MARGIN // 2 + 1
    if x == 0:
        return -away, across
    if x == WIDTH - _SIZE:
        return WIDTH + away, across
    return x + _SIZE // 2, -away if y == 0 else HEIGHT + away


def _token(
    game: BasketballState,
    player: int,
    at: tuple[int, int],
    scale: int,
    paint: Paint,
) -> str:
    """Return a player's token: halo of who acts, dashed edge if unbalanced, the ball.

    :param scale: per cent.
    """
    side = side_of(player)
    is_off = game.unbalanced >> player & 1
    edge = (
        f' stroke="{_LETTERING}" stroke-width="2" fill="none" stroke-dasharray="4 3"'
        if is_off
        else f' stroke="{_LETTERING}" stroke-width="1.25" fill="#fff"'
    )
    halo = ' class="halo" fill="none" stroke="#fff3b0" stroke-width="5"'
    shapes = [
        disc(side, RADIUS + 4, halo) if player == _acting(game) else "",
        disc(side, RADIUS, f' class="edge"{edge}'),
        disc(side, RADIUS - 1.8, _filled(paint.ring)),
        disc(side, RADIUS - 5, _filled(paint.inner)),
        f'<text y="6" font-size="17" font-weight="750" text-anchor="middle"'
        f' fill="{paint.lettering}">{number_of(player)}</text>',
        _ball(game) if player == game.ball else "",
        _seat(game, player) if game.seated >> player & 1 else "",
    ]
    css_class = "c-token off" if is_off else "c-token"
    faded = ' opacity=".7"' if is_off else ""
    shrunk = "" if scale == 100 else f" scale({scale / 100})"
    return (
        f'<g class="{css_class}"{faded} transform="translate({at[0]} {at[1]}){shrunk}">'
        f"<title>{_said(_token_words(game, player))}</title>{''.join(shapes)}</g>"
    )


def _filled(colour: str) -> str:
    return f' fill="{colour}"'


def disc(side: int, radius: float, attributes: str) -> str:
    """Return a round shape for home and a square one for away, as large."""
    if side == HOME:
        return f'<circle r="{radius:g}"{attributes}/>'
    half = radius * 0.92
    return (
        f'<rect x="{-half:g}" y="{-half:g}" width="{2 * half:g}"'
        f' height="{2 * half:g}" rx="{half * 0.36:.3g}"{attributes}/>'
    )


def _ball(game: BasketballState) -> str:
    """Return the ball: on the token of who holds it, beside that of who dribbles."""
    x, y = (22, 18) if game.dribble == DRIBBLING else (13, 13)
    if side_of(game.ball) == HOME:
        # on the outer side of a pair of opponents
        x = -x
    return (
        f'<g transform="translate({x} {y})"><circle class="ball" r="7.5"'
        f' fill="#d9601a" stroke="{_LETTERING}" stroke-width="1.25"/>'
        f'<path d="M-7.5 0H7.5M0-7.5V7.5" stroke="{_LETTERING}"/></g>'
    )


def _seat(game: BasketballState, player: int) -> str:
    """Return the badge of a spot of the rebound template (BA-16.4)."""
    x = -16 if side_of(player) == HOME else 16
    return (
        f'<g transform="translate({x} -15)"><circle r="9" fill="#fff"'
        f' stroke="{_LETTERING}" stroke-width="1.25"/>'
        f'<text y="4" font-size="11" font-weight="750" text-anchor="middle"'
        f' fill="{_LETTERING}">{NAMES[game.seats[player]]}</text></g>'
    )


def _acting(game: BasketballState) -> int:
    """Return whose activation, shot or free throw is in progress."""
    for frame in reversed(game.frames):
        if isinstance(frame, Activation | Defending | Shot | Throws):
            return frame.player
    return NOBODY


def _state(game: BasketballState) -> Words:
    """Return what the handler does with the ball."""
    if game.where[game.ball] == OUTSIDE:
        return say.THROWS_IN
    return say.DRIBBLES if game.dribble == DRIBBLING else say.HOLDS


def _token_words(game: BasketballState, player: int) -> Words:
    states = []
    if player == game.ball:
        states.append(_state(game))
    elif game.where[player] == OUTSIDE:
        states.append(say.THROWS_IN)
    if game.seated >> player & 1:
        states.append(words(say.ON_SPOT, spot=NAMES[game.seats[player]]))
    if game.unbalanced >> player & 1:
        states.append(say.UNBALANCED)
    side, number = say.SIDE_NAMES[side_of(player)], number_of(player)
    if not states:
        return words(say.TOKEN, side=side, number=number)
    return words(say.TOKEN_WITH, side=side, number=number, states=listed(states, ", "))


def _strip(game: BasketballState, paints: Sequence[Paint]) -> Iterable[str]:
    """Yield score and clock above the court, and the tokens on the offence's side.

    A press that runs stands beside the score of who presses (BA-16.9).
    """
    y = -MARGIN - STRIP // 2 + 14
    sides = ((AWAY, -16, 10, "start"), (HOME, WIDTH + 16, WIDTH - 10, "end"))
    for side, icon, text, anchor in sides:
        paint = paints[side]
        discs = disc(side, 14, _filled(paint.ring))
        discs += disc(side, 10.5, _filled(paint.inner))
        yield f'<g transform="translate({icon} {y - 9})">{discs}</g>'
        score = f"{_said(say.SIDE_NAMES[side])} {game.score[side]}"
        yield _lettering(text, y, score, anchor)
        if game.press[side]:
            press = _said(words(say.PRESS, count=game.press[side]))
            at = _PIPS_AT if side == AWAY else WIDTH - _PIPS_AT
            yield _lettering(at, y - 20, press, anchor, 17)
    time = f"{period_name(game.period)} {clock_shown(game.clock)}"
    yield _lettering(WIDTH // 2, y, time, "middle")
    length = _PIP * (TOKENS - 1)
    start = WIDTH - _PIPS_AT - length if game.offence == HOME else _PIPS_AT
    pips = []
    for place in range(TOKENS):
        is_left = place < game.tokens
        look = 'fill="#fff"' if is_left else 'fill="none" stroke="#fff"'
        pips.append(f'<circle cx="{start + _PIP * place}" cy="{y - 9}" r="5" {look}/>')
    yield f'<g class="c-pips">{"".join(pips)}</g>'


def _lettering(x: int, y: int, content: str, anchor: str, size: int = 28) -> str:
    return (
        f'<text class="c-strip" x="{x}" y="{y}" font-size="{size}" font-weight="650"'
        f' text-anchor="{anchor}" fill="#fff">{content}</text>'
    )


def _description(game: BasketballState) -> str:
    """Return all that the drawing shows, as sentences."""
    home, away = game.score
    attacks = say.ATTACKS_RIGHT if game.offence == HOME else say.ATTACKS_LEFT
    offence = say.SIDE_NAMES[game.offence]
    sentences = [
        words(say.SCORE, home=home, away=away),
        words(
            say.CLOCK, period=period_name(game.period), clock=clock_shown(game.clock)
        ),
        words(attacks, side=offence, tokens=game.tokens),
    ]
    for side in SIDES:
        placed = [
            f"{number_of(player)} {PLACES[game.where[player]]}"
            for player in MEMBERS[game.team(side)]
            if game.where[player] >= 0
        ]
        sentences.append(
            words(
                say.STANDS,
                side=say.SIDE_NAMES[side],
                players=", ".join(placed) or say.NOBODY,
            )
        )
    if game.ball != NOBODY and game.where[game.ball] >= 0:
        number = number_of(game.ball)
        sentences.append(
            words(say.BALL, side=offence, number=number, state=_state(game))
        )
    sentences += _rarer(game)
    return " ".join(_said(sentence) for sentence in sentences)


def _rarer(game: BasketballState) -> Iterable[Words]:
    """Yield who has which spot in a paint, who presses, and who is unbalanced."""
    seated = [
        words(
            say.SEATED_ONE,
            side=say.SIDE_NAMES[side],
            number=number_of(player),
            spot=NAMES[game.seats[player]],
        )
        for side in SIDES
        for player in MEMBERS[game.seated & game.team(side)]
    ]
    if seated:
        yield words(say.SEATED, players=listed(seated, ", "))
    for side in SIDES:
        if game.press[side]:
            side_name = say.SIDE_NAMES[side]
            yield words(say.PRESSES, side=side_name, count=game.press[side])
    unbalanced = _unbalanced(game)
    if unbalanced:
        yield words(say.UNBALANCED_ARE, players=listed(unbalanced, ", "))


def _unbalanced(game: BasketballState) -> Sequence[Words]:
    """Return those who are unbalanced, home first."""
    return [
        words(say.TOKEN, side=say.SIDE_NAMES[side], number=number_of(player))
        for side in SIDES
        for player in MEMBERS[game.unbalanced & game.team(side)]
    ]


def _said(phrase: Words) -> str:
    return escape(fill(phrase, {}))
