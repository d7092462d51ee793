"""Refuses positions that no game can be in, or that could not be played on."""

from collections.abc import Callable
from typing import Any, Final, cast

from simulation.basketball_age import frames as fr
from simulation.basketball_age.court import (
    ADJACENT,
    BESIDE_PAINT,
    BOUNDARY,
    CIRCLE,
    LIMIT,
    NOWHERE,
    OUTSIDE,
    PAINT,
    mask_of,
)
from simulation.basketball_age.position.fields import SIDE_NAMES, refuse
from simulation.basketball_age.rules.blinds import going_along, screeners
from simulation.basketball_age.rules.passing import near_pass
from simulation.basketball_age.rules.seating import taken_in
from simulation.basketball_age.rules.setbacks import can_help
from simulation.basketball_age.state import BasketballState
from simulation.basketball_age.tables import (
    FEWEST_PLAYERS,
    FIVE,
    MEMBERS,
    NOBODY,
    PERIODS,
    PLAYERS,
    TEAM,
)
from simulation.basketball_age.template import MOST_INSIDE
from simulation.protocol import SIDES

_BOUNDARY: Final = mask_of(BOUNDARY)
# on what something that befalls a defender may lie, by its cause
_SET_BACK: Final[dict[str, tuple[type[fr.Frame], ...]]] = {
    "steal": (fr.Step, fr.Defending),
    "beaten": (fr.Step,),
    "left": (fr.Step,),
    "blind": (fr.Step,),
    "screen": (fr.Activation, fr.Shot),
}


def check(game: BasketballState) -> None:
    """Check a position that was read.

    :raises BadPosition: naming the field.
    """
    _check_teams(game)
    _check_places(game)
    _check_sets(game)
    if game.forfeit >= 0 and game.frames:
        refuse("forfeit", "ends the game")
    if game.frames:
        _check_frames(game)


def _check_teams(game: BasketballState) -> None:
    for side, name in enumerate(SIDE_NAMES):
        team = game.team(side)
        if team & ~game.tables.rosters[side]:
            refuse("on_court", f"the sheet of {name} has no such player")
        if not FEWEST_PLAYERS <= team.bit_count() <= FIVE and game.frames:
            refuse("on_court", f"must be {FEWEST_PLAYERS} to {FIVE} players of {name}")
    if game.ball != NOBODY and not game.team(game.offence) >> game.ball & 1:
        refuse("ball", f"{PLAYERS[game.ball]} is not on court for the offence")


def _check_places(game: BasketballState) -> None:
    outside = game.occupants[OUTSIDE]
    if outside.bit_count() > 1:
        refuse("zones", "more than one player is outside")
    if game.spot != NOWHERE and not _BOUNDARY >> game.spot & 1:
        refuse("spot", "must be a boundary zone")
    is_placing = _is_top(game, fr.Placement)
    if (game.spot != NOWHERE) is not bool(outside) and not is_placing:
        refuse("spot", "is given where a player is outside, and only there")
    if game.inbound_due and (game.ball == NOBODY or game.where[game.ball] != OUTSIDE):
        refuse("inbound_due", "needs a player outside who has the ball")
    for side in SIDES:
        _check_limits(game, side)
    if game.tables.template:
        _check_seats(game)
    elif game.seated:
        refuse("seats", "are taken by the rebound template alone")


def _check_seats(game: BasketballState) -> None:
    """Refuse spots that two have, or who is in no paint (BA-16.4)."""
    for paint in PAINT:
        inside = game.occupants[paint]
        if inside.bit_count() > MOST_INSIDE:
            refuse("zones", f"{MOST_INSIDE} players are in a paint at most")
        taken = taken_in(game, paint)
        if len(set(taken)) != len(taken):
            refuse("seats", "two players are on one spot")
    both = game.occupants[PAINT[0]] | game.occupants[PAINT[1]]
    if game.seated & ~both:
        refuse("seats", "names a player who is in no paint")


def _check_limits(game: BasketballState, side: int) -> None:
    """Refuse crowded zones, but for one that is being passed through (BA-5.2)."""
    passing = NOWHERE
    for frame in game.frames:
        if isinstance(frame, fr.Activation) and frame.player != game.ball:
            passing = game.where[frame.player]
        if isinstance(frame, fr.Activation) and side != game.offence:
            passing = game.where[frame.follower] if frame.follower >= 0 else NOWHERE
    for zone, limit in enumerate(LIMIT):
        if game.has_spots(zone):
            continue
        count = (game.occupants[zone] & TEAM[side]).bit_count()
        if count > limit + (zone == passing):
            refuse("zones", f"{SIDE_NAMES[side]} has {count} players in one zone")


def _check_sets(game: BasketballState) -> None:
    if game.unbalanced & ~game.on_court:
        refuse("unbalanced", "names a player who is not on court")
    if game.chances & ~game.on_court:
        refuse("chances", "names a player who is not on court")
    if game.flipped & ~game.unbalanced:
        refuse("flipped", "names a player who is balanced")
    if game.paint_once & ~game.team(game.offence):
        refuse("paint_once", "names a player who is not of the offence")
    if game.paint_twice & ~game.paint_once:
        refuse("paint_twice", "names a player whom paint_once does not")
    if game.screened != NOBODY:
        _need_defender(game, game.screened, "screened")


def _is_top(game: BasketballState, cls: type[fr.Frame]) -> bool:
    return bool(game.frames) and isinstance(game.frames[-1], cls)


def _need_placed(game: BasketballState) -> None:
    """Refuse a position of live play in which somebody is nowhere."""
    for side in SIDES:
        for player in MEMBERS[game.team(side)]:
            if game.where[player] == NOWHERE:
                refuse("zones", f"{PLAYERS[player]} is nowhere")


def _need_live(game: BasketballState) -> None:
    _need_placed(game)
    if game.ball == NOBODY:
        refuse("ball", "nobody has it")
    if game.where[game.ball] == OUTSIDE and not game.inbound_due:
        refuse("inbound_due", "is true while the ball is outside")
    able = game.team(game.offence) & ~game.unbalanced & ~(1 << game.ball)
    if game.inbound_due and not able:
        refuse("unbalanced", "nobody can receive the inbound")


def _need_attacker(game: BasketballState, player: int, name: str) -> None:
    if player == NOBODY or not game.team(game.offence) >> player & 1:
        refuse(name, "must be a player of the offence on court")


def _need_defender(game: BasketballState, player: int, name: str) -> None:
    if player == NOBODY or not game.team(1 - game.offence) >> player & 1:
        refuse(name, "must be a player of the defence on court")


def _check_frames(game: BasketballState) -> None:
    top = game.frames[-1]
    if isinstance(top, fr.Clock):
        if not game.clock:
            refuse("clock", "must be running to be read")
        if top.minutes > (game.clock - 1) // 60:
            refuse("frames.clock.minutes", "must be less than before")
    for frame in game.frames[1:]:
        _CHECKS[type(frame)](game, frame)
    if len(game.frames) == 1 or isinstance(game.frames[1], fr.Clock):
        _need_live(game)
        if not game.tokens and game.acting == 0:
            refuse("tokens", "must be 1 or more before an activation")


def _check_nothing(game: BasketballState, frame: fr.Frame) -> None:
    """Leave a frame as it is."""


def _check_lineup(game: BasketballState, frame: fr.Lineup) -> None:
    for side in SIDES:
        if game.team(side).bit_count() != FIVE:
            refuse("on_court", "must be five of each side before the tip")


def _check_jump(game: BasketballState, frame: fr.Jump) -> None:
    _check_lineup(game, fr.Lineup())
    for side in SIDES:
        team = game.team(side)
        inside = sum((game.occupants[zone] & team).bit_count() == 1 for zone in CIRCLE)
        placed = sum(game.where[player] != NOWHERE for player in MEMBERS[team])
        if frame.stage == "circle" and placed != inside:
            refuse("zones", "nobody but the jumpers is placed yet")
        if frame.stage != "circle" and inside != len(CIRCLE):
            refuse("zones", "each zone of the circle needs a player of each side")
    if frame.stage in ("roll", "tip"):
        _need_placed(game)


def _check_activation(game: BasketballState, frame: fr.Activation) -> None:
    name = "frames.activation"
    _need_live(game)
    _need_attacker(game, frame.player, f"{name}.player")
    if frame.path[-1] != game.where[frame.player]:
        refuse(f"{name}.path", "must end where he is")
    if frame.joined >= len(frame.path):
        refuse(f"{name}.joined", "must be a place in the path")
    for who, player in (("follower", frame.follower), ("trailer", frame.trailer)):
        if player != NOBODY:
            _need_defender(game, player, f"{name}.{who}")
            if OUTSIDE in frame.path[frame.joined :]:
                refuse(f"{name}.joined", "must be a place on the court")
            way = frame.path[frame.joined :]
            near = way[-2:] if player == frame.follower else way[:1]
            if game.where[player] not in near:
                refuse(f"{name}.{who}", "must be on the way")
    is_asked = game.frames[-1] is frame
    if game.inbound_due and is_asked and frame.passes >= game.tables.passes:
        refuse(f"{name}.passes", "must leave one for the inbound")
    if game.inbound_due and game.unbalanced >> frame.player & 1:
        refuse("unbalanced", "names the player who is activated")
    zone = game.where[frame.player]
    is_crowded = zone != OUTSIDE and game.is_crowded(game.offence, zone)
    tables = game.tables
    may_stop = frame.stuck or tables.advanced_charts or tables.template
    if is_crowded and not may_stop and not _has_way(game, frame, zone):
        refuse("zones", "he cannot stay in this zone, nor go on")


def _has_way(game: BasketballState, frame: fr.Activation, zone: int) -> bool:
    """Whether a player without the ball can go on from a crowded zone."""
    room = game.room[game.offence]
    return frame.points > 0 and any(room >> to & 1 for to in ADJACENT[zone])


def _check_step(game: BasketballState, frame: fr.Step) -> None:
    activation = cast(fr.Activation, game.frames[1])
    zone = game.where[activation.player]
    targets = (game.spot,) if zone == OUTSIDE else ADJACENT[zone]
    room = game.room[game.offence]
    if frame.zone not in targets or not activation.points:
        refuse("frames.step.zone", "is not one step away")
    if not room >> frame.zone & 1 and (
        game.ball == activation.player or activation.points == 1
    ):
        refuse("frames.step.zone", "has no room")
    if game.ball == activation.player and zone == OUTSIDE:
        refuse("frames.step", "an inbounder passes first")
    if frame.action in ("move_with", "steal", "lockdown"):
        _need_defender(game, frame.defender, "frames.step.defender")
        if frame.action != "move_with" and game.ball != activation.player:
            refuse("frames.step.action", "is against the handler alone")


def _check_setback(game: BasketballState, frame: fr.Setback) -> None:
    name = "frames.setback"
    _need_defender(game, frame.player, f"{name}.player")
    below = game.frames[-2]
    if type(below) not in _SET_BACK[frame.cause]:
        refuse(f"{name}.cause", "is another on such a frame")
    if frame.stage == "help":
        if not can_help(game, frame.player):
            refuse(f"{name}.stage", "the card cannot be played")
        return
    near = game.defenders_in(game.where[game.ball])
    if frame.cause != "steal" or not near >> frame.player & 1 or near.bit_count() < 3:
        refuse(f"{name}.player", "needs two others to be named among")


def _check_blind(game: BasketballState, frame: fr.Blind) -> None:
    name = "frames.blind"
    activation = cast(fr.Activation, game.frames[1])
    step = cast(fr.Step, game.frames[2])
    if frame.defender == NOBODY or going_along(activation, step) != frame.defender:
        refuse(f"{name}.defender", "must be going along")
    able = screeners(game, activation)
    if not able or (frame.player != NOBODY and not able >> frame.player & 1):
        refuse(f"{name}.player", "must be a team-mate in the zone, without the ball")


def _check_pass(game: BasketballState, frame: fr.Pass) -> None:
    if frame.player != game.ball:
        refuse("frames.pass.player", "must have the ball")
    _need_attacker(game, frame.receiver, "frames.pass.receiver")
    if frame.receiver == frame.player or game.where[frame.receiver] == OUTSIDE:
        refuse("frames.pass.receiver", "must be a team-mate on the court")
    if frame.stage in ("thief", "press") and not near_pass(game, frame):
        refuse("frames.pass.stage", "no defender is near")


def _check_screen(game: BasketballState, frame: fr.Screen) -> None:
    _need_attacker(game, frame.player, "frames.screen.player")
    _need_defender(game, frame.defender, "frames.screen.defender")
    if game.where[frame.player] == OUTSIDE:
        refuse("frames.screen.player", "must be on the court")


def _check_pick(game: BasketballState, frame: fr.Pick) -> None:
    activation = cast(fr.Activation, game.frames[1])
    _need_defender(game, activation.picked, "frames.activation.picked")
    if game.where[activation.player] == OUTSIDE:
        refuse("frames.activation.player", "must be on the court")


def _check_defending(game: BasketballState, frame: fr.Defending) -> None:
    _need_live(game)
    if game.inbound_due:
        refuse("inbound_due", "must be over before the defence is activated")
    _need_defender(game, frame.player, "frames.defending.player")
    if game.where[frame.player] == OUTSIDE:
        refuse("frames.defending.player", "must be on the court")
    if frame.stage != "action":
        _need_attacker(game, frame.against, "frames.defending.against")


def _check_shot(game: BasketballState, frame: fr.Shot) -> None:
    _need_live(game)
    _need_attacker(game, frame.player, "frames.shot.player")
    if game.where[frame.player] == OUTSIDE:
        refuse("frames.shot.player", "must be on the court")
    if frame.stage in ("lockdown", "block", "help_pass"):
        _need_defender(game, frame.defender, "frames.shot.defender")
    if frame.stage == "pick":
        _need_defender(game, frame.picked, "frames.shot.picked")
    if frame.stage == "challenge":
        _need_defender(game, frame.mover, "frames.shot.mover")


def _check_rebound(game: BasketballState, frame: fr.Rebound) -> None:
    _need_placed(game)


def _check_glass(game: BasketballState, frame: fr.Glass) -> None:
    _need_placed(game)
    name = "frames.glass"
    _need_attacker(game, frame.shooter, f"{name}.shooter")
    if not game.tables.template or not game.occupants[PAINT[game.offence]]:
        refuse(name, "needs a paint with spots and somebody in it")
    if frame.stage in ("land", "again"):
        return
    if not frame.ball:
        refuse(f"{name}.ball", "has come down")
    if frame.stage in ("grab", "defend"):
        _need_attacker(game, frame.attacker, f"{name}.attacker")
        _need_defender(game, frame.defender, f"{name}.defender")


def _check_throws(game: BasketballState, frame: fr.Throws) -> None:
    if frame.number > frame.of:
        refuse("frames.throws.number", "is more than there are")
    if frame.stage == "shooter":
        if not frame.technical:
            refuse("frames.throws.stage", "the shooter is known")
        return
    _need_attacker(game, frame.player, "frames.throws.player")
    if frame.zone not in (NOWHERE, *BESIDE_PAINT[game.offence]):
        refuse("frames.throws.zone", "must be beside the paint")
    if frame.technical:
        if frame.stage != "throw":
            refuse("frames.throws.stage", "technical throws have no line-up")
    elif frame.stage == "throw" and game.clock:
        _need_placed(game)
    elif frame.stage != "throw" and game.where[frame.player] == NOWHERE:
        refuse("zones", "the shooter is nowhere")


def _check_dead(game: BasketballState, frame: fr.Dead) -> None:
    if not frame.throws and not frame.spots:
        refuse("frames.dead.spots", "are needed for an inbound")
    if frame.technical and not frame.throws:
        refuse("frames.dead.throws", "are needed for a technical")
    if frame.spots & ~_BOUNDARY:
        refuse("frames.dead.spots", "must be boundary zones")
    is_changing = frame.is_break or frame.stage == "begin"
    if frame.side != game.offence and not is_changing:
        refuse("frames.dead.side", "must be the offence")
    if frame.is_break and frame.throws:
        refuse("frames.dead.throws", "there are none in a break")
    if frame.is_break and frame.stage in ("substitute", "resume"):
        if frame.side != game.offence:
            refuse("frames.dead.side", "must be the offence")
    elif frame.is_break and game.period == PERIODS + game.tables.max_overtimes:
        refuse("frames.dead.is_break", "no period follows")
    if frame.shooter == NOBODY:
        if frame.throws and not frame.technical:
            refuse("frames.dead.shooter", "is needed for free throws")
    elif frame.throws:
        _check_shooter(game, frame)
    if frame.stage == "benefit" and not frame.called:
        refuse("frames.dead.called", "no timeout was called")


def _check_shooter(game: BasketballState, frame: fr.Dead) -> None:
    is_on_court = game.team(frame.side) >> frame.shooter & 1
    if not is_on_court or game.fouls[frame.shooter] >= game.tables.foul_limit:
        refuse("frames.dead.shooter", "must be a player of his side on court")


def _check_placement(game: BasketballState, frame: fr.Placement) -> None:
    if not frame.spots or frame.spots & ~_BOUNDARY:
        refuse("frames.placement.spots", "must be boundary zones")
    placed = [player for player, zone in enumerate(game.where) if zone != NOWHERE]
    if frame.stage in ("press", "inbounder"):
        if placed or game.inbound_due:
            refuse("zones", "nobody is placed before the inbounder is named")
        return
    if not game.inbound_due:
        refuse("inbound_due", "the inbounder is named")
    if (game.spot == NOWHERE) is not (frame.stage == "spot"):
        refuse("spot", "is named after the inbounder")


def _check_gain(game: BasketballState, frame: fr.Gain) -> None:
    _need_placed(game)
    _need_defender(game, frame.player, "frames.gain.player")


def _check_close(game: BasketballState, frame: fr.Close) -> None:
    _need_live(game)


_CHECKS: Final[dict[type[fr.Frame], Callable[[BasketballState, Any], None]]] = {
    fr.Lineup: _check_lineup,
    fr.Jump: _check_jump,
    fr.Activation: _check_activation,
    fr.Step: _check_step,
    fr.Setback: _check_setback,
    fr.Blind: _check_blind,
    fr.Pass: _check_pass,
    fr.Screen: _check_screen,
    fr.Pick: _check_pick,
    fr.Defending: _check_defending,
    fr.Shot: _check_shot,
    fr.Rebound: _check_rebound,
    fr.Glass: _check_glass,
    fr.Throws: _check_throws,
    fr.Dead: _check_dead,
    fr.Placement: _check_placement,
    fr.Gain: _check_gain,
    fr.Close: _check_close,
    fr.Clock: _check_nothing,
}
