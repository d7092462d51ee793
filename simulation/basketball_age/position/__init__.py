"""Positions as plain JSON: written whole, read with fields left out.

``docs/basketball_age.md`` tells every field and what it is when it is left out.
"""

from collections.abc import Mapping
from typing import Any, Final, cast

from simulation.basketball_age.court import NOWHERE, ZONE
from simulation.basketball_age.frames import Activation, Dead, Rebound, Throws
from simulation.basketball_age.position.checks import check
from simulation.basketball_age.position.fields import (
    FLAG,
    MANY_PLAYERS,
    ONE_PLACE,
    ONE_PLAYER,
    ONE_ZONE,
    SIDE,
    SIDE_NAMES,
    Field,
    by_player,
    by_side,
    index_of,
    refuse,
    whole,
)
from simulation.basketball_age.position.frames import read_frames, written_frame
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    BOOSTED_POSSESSIONS,
    FIVE,
    MEMBERS,
    NOBODY,
    PERIODS,
    PLAYERS,
    PRESSED_POSSESSIONS,
    TEAM,
    TOKENS,
)
from simulation.basketball_age.template import NAMES
from simulation.protocol import ACTOR_NAMES, SIDES

_BOOST: Final = by_side(whole(0, BOOSTED_POSSESSIONS), 0)
# written and read as they are
_PLAIN: Final[dict[str, Field]] = {
    "offence": SIDE,
    "acting": index_of("offence", "defence"),
    "tokens": whole(0, TOKENS),
    "across": FLAG,
    "inbounds_next": SIDE,
    "ball": ONE_PLAYER,
    "dribble": index_of("fresh", "dribbling", "picked_up"),
    "spot": ONE_ZONE,
    "inbound_due": FLAG,
    "unbalanced": MANY_PLAYERS,
    "flipped": MANY_PLAYERS,
    "team_fouls": by_side(whole(0, 1000), 0),
    "timeouts": by_side(FLAG, True),
    "attack_boost": _BOOST,
    "defence_boost": _BOOST,
    "press": by_side(whole(0, PRESSED_POSSESSIONS), 0),
    "press_declared": FLAG,
    "help_used": FLAG,
    "helped": ONE_PLAYER,
    "shadow": ONE_PLAYER,
    "shadowed": ONE_PLAYER,
    "chances": MANY_PLAYERS,
    "limit": whole(0, 60),
    "used_up": FLAG,
    "screened": ONE_PLAYER,
    "paint_once": MANY_PLAYERS,
    "paint_twice": MANY_PLAYERS,
}
_FOULS: Final = whole(0, 10)
_ON_COURT: Final = by_side(MANY_PLAYERS, 0)
# out of the way, for players whom a position does not mention
_ASIDE: Final = tuple(
    tuple(ZONE[f"{file}{rank}"] for file in "abcdefgh") for rank in (1, 5)
)
_NOT_LIVE: Final = ("lineup", "jump", "dead", "placement", "throws")


def write_position(game: BasketballState) -> dict[str, Any]:
    """Return the whole position."""
    pending = game.pending
    written: dict[str, Any] = {
        "period": game.period,
        "clock": game.clock,
        "scores": {
            name: list(game.scores[side]) for side, name in enumerate(SIDE_NAMES)
        },
    }
    for name, field in _PLAIN.items():
        written[name] = field.write(getattr(game, name))
    written["on_court"] = _ON_COURT.write([game.team(side) for side in SIDES])
    written["zones"] = {
        PLAYERS[player]: ONE_PLACE.write(game.where[player])
        for side in SIDES
        for player in MEMBERS[game.team(side)]
    }
    written["fouls"] = {
        PLAYERS[player]: count for player, count in enumerate(game.fouls) if count
    }
    written["seats"] = {
        PLAYERS[player]: NAMES[seat] for player, seat in enumerate(game.seats) if seat
    }
    written["forfeit"] = None if game.forfeit < 0 else SIDE_NAMES[game.forfeit]
    written["frames"] = [written_frame(frame) for frame in game.frames]
    written["pending"] = None
    if pending is not None:
        written["pending"] = {
            "actor": ACTOR_NAMES[pending.actor],
            "kind": pending.kind,
            "options": list(pending.options),
        }
    return written


def read_position(game: BasketballState, written: Mapping[str, object]) -> None:
    """Fill a fresh state with a written position.

    :raises BadPosition: naming the field, if it describes no position.
    """
    known = (
        *("period", "clock", "scores", "on_court", "zones", "fouls", "forfeit"),
        *("frames", "pending", "seats", *_PLAIN),
    )
    for name in written:
        if name not in known:
            refuse(str(name), "a position has no such field")
    _read_time(game, written)
    for name, field in _PLAIN.items():
        if name in written:
            setattr(game, name, field.read(written[name], name))
    for player, count in by_player(written.get("fouls", {}), "fouls", _FOULS).items():
        game.fouls[player] = count
    seats = by_player(written.get("seats", {}), "seats", index_of(*NAMES))
    for player, seat in seats.items():
        game.seats[player] = seat
        game.seated |= 1 << player
    if written.get("forfeit") is not None:
        game.forfeit = SIDE.read(written["forfeit"], "forfeit")
    default: list[object] = [{"kind": "turn"}]
    is_read = game.tables.profile is None
    game.frames[:] = read_frames(written.get("frames", default), is_read=is_read)
    _read_players(game, written)
    _fill_in(game, written)
    check(game)


def _read_time(game: BasketballState, written: Mapping[str, object]) -> None:
    tables = game.tables
    last = PERIODS + tables.max_overtimes
    game.period = whole(1, last).read(written.get("period", 1), "period")
    length = tables.period_seconds
    if game.period > PERIODS:
        length = tables.overtime_seconds
    game.clock = whole(0, length).read(written.get("clock", length), "clock")
    scores = written.get("scores", {})
    if not isinstance(scores, Mapping) or not set(scores) <= set(SIDE_NAMES):
        refuse("scores", "must be an object of home and away")
    points = whole(0, 1000)
    for side, name in enumerate(SIDE_NAMES):
        listed = scores.get(name, [0] * game.period)
        if not isinstance(listed, list) or len(listed) != game.period:
            refuse(f"scores.{name}", f"must list the points of {game.period} periods")
        game.scores[side][:] = [points.read(each, f"scores.{name}") for each in listed]
        game.points[side] = sum(game.scores[side])


def _read_players(game: BasketballState, written: Mapping[str, object]) -> None:
    """Read who is on court, and where."""
    zones = by_player(written.get("zones", {}), "zones", ONE_PLACE)
    for player in zones:
        game.on_court |= 1 << player
    if "on_court" in written:
        home, away = _ON_COURT.read(written["on_court"], "on_court")
        if home & ~TEAM[0] or away & ~TEAM[1]:
            refuse("on_court", "a player is listed for the other side")
        if game.on_court & ~(home | away):
            refuse("zones", "names a player who is not on court")
        game.on_court = home | away
    else:
        for side in SIDES:
            _fill_up(game, side)
    for player, zone in zones.items():
        if zone != NOWHERE:
            game.put(player, zone)
    is_live = not any(frame.kind in _NOT_LIVE for frame in game.frames)
    if is_live:
        _put_aside(game, zones)


def _fill_up(game: BasketballState, side: int) -> None:
    """Complete a five with the first others of its sheet."""
    for player in MEMBERS[game.tables.rosters[side]]:
        if game.team(side).bit_count() < FIVE:
            game.on_court |= 1 << player


def _put_aside(game: BasketballState, zones: Mapping[int, int]) -> None:
    """Put those on court whom nobody mentioned out of the way."""
    for side in SIDES:
        for player in MEMBERS[game.team(side)]:
            if player in zones:
                continue
            # eight zones, so there is one for each of five
            free = next(
                zone for zone in _ASIDE[side] if not game.occupants[zone] & TEAM[side]
            )
            game.put(player, free)


def _fill_in(game: BasketballState, written: Mapping[str, object]) -> None:
    """Fill in what follows from the rest where it was left out."""
    if "ball" not in written:
        game.ball = _first_named(game, written)
    given = cast(list[Any], written.get("frames", []))
    for frame, named in zip(game.frames, given, strict=False):
        if isinstance(frame, Activation):
            _fill_activation(game, frame, named)
        elif isinstance(frame, Throws | Dead) and "side" not in named:
            frame.side = game.offence
        elif isinstance(frame, Rebound) and "side" not in named:
            frame.side = 1 - game.offence


def _first_named(game: BasketballState, written: Mapping[str, object]) -> int:
    """Return the first of the offence whom the zones name, else of its five."""
    team = game.team(game.offence)
    named = by_player(written.get("zones", {}), "zones", ONE_PLACE)
    for player in (*named, *MEMBERS[team]):
        if team >> player & 1:
            return player
    return NOBODY


def _fill_activation(
    game: BasketballState, frame: Activation, named: Mapping[str, object]
) -> None:
    if "player" not in named:
        frame.player = game.ball
    if frame.player == NOBODY:
        refuse("frames.activation.player", "is nobody")
    if "points" not in named:
        frame.points = game.tables.movement[frame.player]
    if "path" not in named:
        frame.path = (game.where[frame.player],)
