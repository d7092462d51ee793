"""Offensive activations: whom, and what he does next (BA-4, BA-5.1)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    ADJACENT,
    LIMIT,
    OUTSIDE,
    PAINT,
    WITHIN,
)
from simulation.basketball_age.frames import Activation, Close, Frame
from simulation.basketball_age.notation import (
    ACTIVATE,
    CHOICES,
    DRIBBLE,
    DUNK,
    END,
    HOLD,
    LAY_UP,
    MOVE,
    NOTHING,
    PASS,
    PICK,
    RECEIVE,
    SCREEN,
    SHOOT,
)
from simulation.basketball_age.rules.flow import clear_shadow, leave, violate
from simulation.basketball_age.rules.movement import declare_step
from simulation.basketball_age.rules.passing import declare_pass
from simulation.basketball_age.rules.screens import (
    declare_pick,
    declare_screen,
    end_activation,
)
from simulation.basketball_age.rules.seating import may_enter
from simulation.basketball_age.rules.shooting import declare_shot
from simulation.basketball_age.state import DRIBBLING, PICKED_UP, BasketballState
from simulation.basketball_age.tables import (
    MEMBERS,
    NOBODY,
    TEAM,
    TOKENS_BEFORE_FIFTH,
    number_of,
)


def ask_activation(game: BasketballState) -> None:
    """Ask whom the offence activates, unless it is too late (BA-11.3).

    A clock that is out comes first: the last activation is given (BA-3.2, BA-4.6c).
    """
    offence = game.offence
    if (
        game.clock
        and game.tokens == TOKENS_BEFORE_FIFTH
        and not game.across
        and not game.is_in_front(game.ball)
    ):
        violate(game, NOBODY, "five_seconds")
        return
    able = game.may_act(game.team(offence)) & ~game.unbalanced
    options = [ACTIVATE[player] for player in MEMBERS[able]]
    if not game.inbound_due:
        options.insert(0, NOTHING)
    game.ask(offence, "activate", options)


def answer_activate(game: BasketballState, frame: Frame, choice: str) -> None:
    """Begin an activation: it costs a token, also one of doing nothing (BA-4.1).

    Behind a quick throw-in it costs none (BA-16.3).
    """
    offence = game.offence
    if not game.chances:
        game.tokens -= 1
    game.begin_activation(offence)
    if choice == NOTHING:
        game.let_chance_go(offence)
        game.events.append(ev.Activation(offence, 0, game.tokens))
        game.end_activation(offence)
        game.hold()
        clear_shadow(game)
        leave(game, Close())
        return
    player = CHOICES[choice].player
    game.use_chance(player)
    game.events.append(ev.Activation(offence, number_of(player), game.tokens))
    zone = game.where[player]
    paint = PAINT[offence]
    game.frames.append(
        Activation(
            player,
            points=game.tables.movement[player],
            path=(zone,),
            from_paint=zone == paint and not game.occupants[paint] & TEAM[1 - offence],
        )
    )


def run_activation(game: BasketballState, frame: Activation) -> None:
    """Ask what the activated player does next."""
    player = frame.player
    if game.ball == player:
        options = _with_ball(game, frame)
    elif game.inbound_due:
        options = [RECEIVE]
    else:
        options = _without_ball(game, frame)
    last = options[-1]
    game.ask(game.offence, "step", options, last if last in (END, HOLD) else "")


def _with_ball(game: BasketballState, frame: Activation) -> list[str]:
    """Return what the handler may do."""
    if frame.stuck:
        return _endings(game)
    player = frame.player
    zone = game.where[player]
    options: list[str] = []
    if zone != OUTSIDE and frame.points and game.dribble != PICKED_UP:
        # BA-5.3: never into a zone that is full of his own
        room = game.room[game.offence]
        options += [
            MOVE[to]
            for to in ADJACENT[zone]
            if room >> to & 1 and may_enter(game, frame, to)
        ]
    if frame.passes < game.tables.passes:
        able = game.team(game.offence) & ~game.unbalanced & ~(1 << player)
        options += [
            PASS[other] for other in MEMBERS[able] if game.where[other] != OUTSIDE
        ]
    if zone == OUTSIDE:
        return options
    options.append(SHOOT)
    if frame.drive or frame.from_paint:
        options += _at_the_rim(game, frame, zone)
    return options + _endings(game)


def _at_the_rim(game: BasketballState, frame: Activation, zone: int) -> list[str]:
    """Return the lay-up and the dunk where they are allowed (BA-8.6 to BA-8.8).

    Who began in the empty paint may dunk there for all of his activation, also when he
    has left it in between. [R]
    """
    if frame.entered and frame.follower != NOBODY:
        return []
    bit = 1 << frame.player
    rims = []
    if frame.drive and game.tables.can_lay_up & bit:
        rims.append(LAY_UP)
    begun_there = frame.from_paint and zone == PAINT[game.offence]
    if (frame.drive or begun_there) and game.tables.can_dunk & bit:
        rims.append(DUNK)
    return rims


def _endings(game: BasketballState) -> list[str]:
    """Return how the handler may end his activation (BA-5.1)."""
    return [HOLD] if game.dribble == PICKED_UP else [DRIBBLE, HOLD]


def _without_ball(game: BasketballState, frame: Activation) -> list[str]:
    """Return what an attacker without the ball may do."""
    if frame.stuck:
        return [END]
    player = frame.player
    zone = game.where[player]
    options = _ways(game, frame, zone)
    if zone == OUTSIDE:
        return [*options, END]
    if game.is_crowded(game.offence, zone):
        # BA-5.2: he may pass through, not stop there; who has been slowed down on the
        # way (BA-16.11) goes back. [R]
        return options or [END]
    if frame.passes < game.tables.passes and not game.unbalanced >> game.ball & 1:
        options.append(RECEIVE)
    if frame.picked == NOBODY:
        near = MEMBERS[game.defenders_in(zone)]
        options += [SCREEN[each] for each in near]
        if game.tables.picks:
            options += [PICK[each] for each in near]
    options.append(END)
    return options


def _ways(game: BasketballState, frame: Activation, zone: int) -> list[str]:
    """Return the steps of a player without the ball.

    Through a zone without room he may go only where his points take him on to one
    with room (BA-5.2).
    """
    left = frame.points - 1
    if left < 0:
        return []
    room = game.room[game.offence]
    targets = (game.spot,) if zone == OUTSIDE else ADJACENT[zone]
    if zone != OUTSIDE and not room >> zone & 1:
        # the zone that he leaves has room again, unless it is crowded
        mine = (game.occupants[zone] & TEAM[game.offence]).bit_count()
        if mine <= LIMIT[zone] or game.has_spots(zone):
            room |= 1 << zone
    return [
        MOVE[to]
        for to in targets
        if (room >> to & 1 or (room & WITHIN[to][left] and not game.has_spots(to)))
        and may_enter(game, frame, to)
    ]


def answer_step(game: BasketballState, frame: Activation, choice: str) -> None:
    """Do what the activated player does next."""
    player = frame.player
    if choice in (SHOOT, LAY_UP, DUNK):
        declare_shot(game, frame, choice)
    elif choice in (END, HOLD, DRIBBLE):
        if choice == DRIBBLE:
            game.dribble = DRIBBLING
        elif choice == HOLD:
            game.hold()
        end_activation(game, frame)
    elif choice == RECEIVE:
        declare_pass(game, frame, game.ball, player)
    else:
        read = CHOICES[choice]
        if read.verb == "move":
            declare_step(game, frame, read.zone)
        elif read.verb == "pass":
            declare_pass(game, frame, player, read.player)
        elif read.verb == "pick":
            declare_pick(game, frame, read.player)
        else:
            declare_screen(game, frame, read.player)
