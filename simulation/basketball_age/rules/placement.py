"""The placement of all ten for an inbound (BA-7.1)."""

from collections.abc import Sequence

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    ALL_ZONES,
    FRONT,
    NOWHERE,
    OUTSIDE,
    ZONES,
    zones_in,
)
from simulation.basketball_age.frames import Dead, Placement
from simulation.basketball_age.notation import (
    CHOICES,
    INBOUND,
    LIFT,
    NONE,
    PLACE,
    PRESS,
    SPOT,
)
from simulation.basketball_age.rules.flow import (
    PLACEMENT,
    clear_defence,
    clear_shadow,
    take_time,
)
from simulation.basketball_age.state import FRESH, OFFENCE, TURN, BasketballState
from simulation.basketball_age.tables import (
    DEEP_ATTACK,
    DEFENCE,
    FRONT_ATTACK,
    MEMBERS,
    PRESSED_POSSESSIONS,
    number_of,
    side_of,
)


def begin_placement(game: BasketballState, dead: Dead) -> None:
    """Go on from a dead ball with an inbound.

    It takes time, but before a period whose clock has yet to start. [R]
    """
    game.clear_court()
    clear_defence(game)
    clear_shadow(game)
    game.dribble = FRESH
    placement = Placement(dead.spots, timed=not dead.is_break)
    if game.tables.press:
        placement.stage = "press"
    game.frames[:] = (TURN, placement)


def run_placement(game: BasketballState, frame: Placement) -> None:
    """Ask for inbounder and spot, then for the offence's and the defence's places."""
    offence = game.offence
    stage = frame.stage
    if stage == "press":
        _ask_press(game, frame)
    elif stage == "inbounder":
        options = [INBOUND[each] for each in MEMBERS[game.team(offence)]]
        game.ask(offence, "inbounder", options)
    elif stage == "spot":
        spots = zones_in(frame.spots)
        if len(spots) == 1:
            _choose_spot(game, frame, spots[0])
        else:
            game.ask(offence, "spot", [SPOT[zone] for zone in spots])
    elif stage == "attack":
        is_deep = not FRONT[offence] >> game.spot & 1
        formation = (DEEP_ATTACK if is_deep else FRONT_ATTACK)[offence]
        _ask_place(game, frame, offence, formation, "defence")
    elif stage == "defence":
        _ask_place(game, frame, 1 - offence, DEFENCE[offence], "time")
    else:
        game.frames[:] = (TURN,)
        game.acting = OFFENCE
        if frame.timed:
            take_time(game, PLACEMENT)


def _ask_press(game: BasketballState, frame: Placement) -> None:
    """Ask whether the defence presses, or still does (BA-16.9).

    Nobody declares it twice in a possession. [R]
    """
    if game.is_pressed:
        game.ask(1 - game.offence, "press", (NONE, LIFT))
    elif game.press_declared:
        frame.stage = "inbounder"
    else:
        game.ask(1 - game.offence, "press", (NONE, PRESS))


def answer_press(game: BasketballState, frame: Placement, choice: str) -> None:
    """Declare the press for three possessions, lift it, or leave things as they are."""
    defence = 1 - game.offence
    frame.stage = "inbounder"
    if choice == NONE:
        return
    is_on = choice == PRESS
    game.press[defence] = PRESSED_POSSESSIONS if is_on else 0
    game.press_declared |= is_on
    game.events.append(ev.Press(defence, is_on))


def _next_unplaced(game: BasketballState, side: int) -> int:
    for player in MEMBERS[game.team(side)]:
        if game.where[player] == NOWHERE:
            return player
    return NOWHERE


def _ask_place(
    game: BasketballState,
    frame: Placement,
    side: int,
    formation: Sequence[int],
    following: str,
) -> None:
    """Ask where the next of a side stands, or go on to the next stage."""
    if _next_unplaced(game, side) == NOWHERE:
        frame.stage = following
        return
    room = game.room[side]
    options = [PLACE[zone] for zone in zones_in(ALL_ZONES) if room >> zone & 1]
    taken = game.team(side)
    usual = next(
        (
            zone
            for zone in formation
            if room >> zone & 1 and not game.occupants[zone] & taken
        ),
        None,
    )
    game.ask(side, "place", options, "" if usual is None else PLACE[usual])


def answer_inbounder(game: BasketballState, frame: Placement, choice: str) -> None:
    """Take who throws in."""
    player = CHOICES[choice].player
    game.ball = player
    game.inbound_due = True
    game.put(player, OUTSIDE)
    frame.stage = "spot"
    game.events.append(ev.Inbounder(game.offence, number_of(player)))


def answer_spot(game: BasketballState, frame: Placement, choice: str) -> None:
    """Take where the ball is thrown in."""
    _choose_spot(game, frame, CHOICES[choice].zone)


def _choose_spot(game: BasketballState, frame: Placement, zone: int) -> None:
    game.spot = zone
    frame.stage = "attack"
    game.events.append(ev.Spot(game.offence, ZONES[zone]))


def answer_place(game: BasketballState, frame: Placement, choice: str) -> None:
    """Place the next player."""
    side = game.offence if frame.stage == "attack" else 1 - game.offence
    player = _next_unplaced(game, side)
    zone = CHOICES[choice].zone
    game.put(player, zone)
    game.events.append(ev.Placed(side_of(player), number_of(player), ZONES[zone]))
