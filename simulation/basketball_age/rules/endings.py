"""How an offensive activation ends: by itself, or stopped (BA-5.5, BA-10)."""

from typing import cast

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import OUTSIDE, PLACES
from simulation.basketball_age.frames import Activation, Close, Frame
from simulation.basketball_age.rules.flow import leave
from simulation.basketball_age.state import DRIBBLING, BasketballState
from simulation.basketball_age.tables import NOBODY, number_of, side_of


def activation_of(game: BasketballState) -> Activation:
    """Return the offensive activation in progress, whatever lies on top of it."""
    return cast(Activation, game.frames[1])


def finish(game: BasketballState, frame: Activation) -> None:
    """End an activation that nobody has stopped."""
    if frame.passes and not frame.steps:
        game.limit = frame.thrown
    # BA-16.10: help makes the next one a normal one
    game.used_up = frame.attempted and frame.helped == NOBODY
    game.helped = frame.helped
    if frame.picked == NOBODY:
        tell_end(game, frame)
    stop(game, Close())


def tell_end(game: BasketballState, frame: Activation) -> None:
    """Tell what becomes of the ball: a handler who was not activated holds (BA-5.1)."""
    ball = "dribble" if game.dribble == DRIBBLING else "hold"
    if game.ball != frame.player:
        game.hold()
        ball = "none"
    game.events.append(ev.ActivationEnd(game.offence, number_of(frame.player), ball))


def stop(game: BasketballState, outcome: Frame) -> None:
    """End an activation with what it has led to."""
    frame = activation_of(game)
    _note_shadow(game, frame)
    settle(game, frame)
    game.end_activation(game.offence)
    leave(game, outcome)


def _note_shadow(game: BasketballState, frame: Activation) -> None:
    """Note who has moved with his man, until the next activation is over (BA-16.8)."""
    game.shadow, game.shadowed = frame.partner, frame.player
    if frame.partner == NOBODY:
        game.shadowed = NOBODY


def conclude(game: BasketballState, outcome: Frame) -> None:
    """End an activation, or a shot that became a pass, with what it has led to."""
    if isinstance(game.frames[1], Activation):
        stop(game, outcome)
    else:
        leave(game, outcome)


def relocate(game: BasketballState, player: int, zone: int, how: str) -> None:
    """Move a player who is on court to another zone."""
    game.lift(player)
    game.put(player, zone)
    game.events.append(ev.Move(side_of(player), number_of(player), PLACES[zone], how))


def settle(game: BasketballState, frame: Activation) -> None:
    """Bring everybody to where he stands when the activation is over."""
    path = frame.path
    if len(path) == 1:
        return
    last = len(path) - 1
    _go_back(game, frame.player, path, last)
    release(game, frame)
    if frame.trailer != NOBODY:
        _trail(game, frame)


def release(game: BasketballState, frame: Activation) -> None:
    """End the following: he stays, or stops where there was room (BA-10.3)."""
    if frame.follower != NOBODY:
        way = frame.path[frame.joined :]
        last = len(way) - 1
        if game.where[frame.follower] != way[last]:
            # he had no point for the last step
            last -= 1
        _go_back(game, frame.follower, way, last)
        frame.follower = NOBODY


def _go_back(
    game: BasketballState, player: int, path: tuple[int, ...], last: int
) -> None:
    """Take a player back to the last zone of his path with room (BA-5.2, BA-10.3)."""
    side = side_of(player)
    if not game.is_crowded(side, path[last]):
        return
    room = game.room[side]
    while path[last] != OUTSIDE and not room >> path[last] & 1:
        last -= 1
    relocate(game, player, path[last], "back")
    if path[last] == OUTSIDE:
        # an inbounder who found no room stands beside the same zone again [R]
        game.spot = path[last + 1]


def _trail(game: BasketballState, frame: Activation) -> None:
    """Let a beaten defender come after his man (BA-10.4)."""
    trailer, path, joined = frame.trailer, frame.path, frame.joined
    reach = joined + frame.follow_points
    at = min(max(joined, len(path) - 2), reach)
    own = path[joined]
    room = game.room[side_of(trailer)]
    while path[at] != own and not room >> path[at] & 1:
        at -= 1
    if path[at] != own:
        relocate(game, trailer, path[at], "trail")
