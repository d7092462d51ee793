"""The jump ball that begins the game (BA-12.6)."""

from simulation.basketball_age import events as ev
from simulation.basketball_age.court import (
    ADJACENT,
    ALL_ZONES,
    CIRCLE,
    NOWHERE,
    ZONES,
    mask_of,
    zones_in,
)
from simulation.basketball_age.frames import Activation, Jump
from simulation.basketball_age.notation import CHOICES, CIRCLE_PLACES, PLACE_PLAYER, TIP
from simulation.basketball_age.rolls import ROLLS
from simulation.basketball_age.rules.flow import take_control
from simulation.basketball_age.rules.rebounds import factor
from simulation.basketball_age.state import TURN, BasketballState
from simulation.basketball_age.tables import (
    DICE,
    JUMP_REST,
    MEMBERS,
    MOST_ROLLS,
    TEAM,
    number_of,
    side_of,
)
from simulation.protocol import AWAY, HOME, SIDES

_CIRCLE_MASK = mask_of(CIRCLE)


def run_jump(game: BasketballState, frame: Jump) -> None:
    """Ask for the jumpers, then for the rest in turn; roll; ask whom to tip to."""
    if frame.stage == "circle":
        _ask_jumper(game, frame)
    elif frame.stage == "rest":
        _ask_rest(game, frame)
    elif frame.stage == "roll":
        game.pending = ROLLS["jump_roll"]
    else:
        jumper = _jumper(game, frame.side)
        near = 0
        for zone in ADJACENT[game.where[jumper]]:
            near |= game.occupants[zone] & TEAM[frame.side]
        game.ask(frame.side, "tip", [TIP[each] for each in MEMBERS[near]])


def _unplaced(game: BasketballState, side: int) -> list[int]:
    return [
        player for player in MEMBERS[game.team(side)] if game.where[player] == NOWHERE
    ]


def _ask_jumper(game: BasketballState, frame: Jump) -> None:
    """Ask for one player in each zone of the circle, home first."""
    for side in SIDES:
        for place, zone in enumerate(CIRCLE):
            if not game.occupants[zone] & TEAM[side]:
                left = _unplaced(game, side)
                height = game.tables.height
                words = CIRCLE_PLACES[place]
                tallest = max(left, key=lambda each: height[each])
                options = [words[each] for each in left]
                game.ask(side, "jumper", options, words[tallest])
                return
    frame.stage = "rest"


def _ask_rest(game: BasketballState, frame: Jump) -> None:
    """Ask for one of the rest, home first, outside the circle."""
    side = frame.side
    left = _unplaced(game, side)
    if not left:
        frame.stage = "roll"
        return
    room = game.room[side] & ~_CIRCLE_MASK
    zones = [zone for zone in zones_in(ALL_ZONES) if room >> zone & 1]
    options = [PLACE_PLAYER[each][zone] for each in left for zone in zones]
    usual = JUMP_REST[side][3 - len(left)]
    if not room >> usual & 1:
        usual = zones[0]
    game.ask(side, "jump_place", options, PLACE_PLAYER[left[0]][usual])


def answer_place(game: BasketballState, frame: Jump, choice: str) -> None:
    """Place a player for the jump ball."""
    read = CHOICES[choice]
    side = side_of(read.player)
    game.put(read.player, read.zone)
    game.events.append(ev.Placed(side, number_of(read.player), ZONES[read.zone]))
    if frame.stage == "rest":
        frame.side = 1 - side


def _in_circle(game: BasketballState, side: int) -> int:
    first, second = CIRCLE
    return (game.occupants[first] | game.occupants[second]) & TEAM[side]


def _jumper(game: BasketballState, side: int) -> int:
    """Return the tallest of a side in the circle, who tips (BA-12.6)."""
    return game.tables.tallest(_in_circle(game, side))


def answer_jump_roll(game: BasketballState, frame: Jump, choice: str) -> None:
    """See who wins the jump ball; after too many ties the visitors. [R]"""
    dice = DICE[choice]
    home, away = (factor(game, _in_circle(game, side)) + dice[side] for side in SIDES)
    winner = -1 if home == away else HOME if home > away else AWAY
    game.events.append(ev.JumpBall(dice[HOME], home, dice[AWAY], away, winner))
    if winner < 0:
        frame.rolls += 1
        if frame.rolls < MOST_ROLLS:
            return
        winner = AWAY
    frame.side = winner
    frame.stage = "tip"


def answer_tip(game: BasketballState, frame: Jump, choice: str) -> None:
    """Tip the ball: the winner's first activation, its pass and one of his points."""
    side = frame.side
    jumper, receiver = _jumper(game, side), CHOICES[choice].player
    game.inbounds_next = 1 - side
    take_control(game, side, receiver, "tip")
    game.tokens -= 1
    game.events.append(ev.Activation(side, number_of(jumper), game.tokens))
    game.events.append(ev.Tip(side, number_of(jumper), number_of(receiver)))
    game.frames[:] = (
        TURN,
        Activation(
            jumper,
            points=game.tables.movement[jumper] - 1,
            path=(game.where[jumper],),
            passes=1,
            thrown=1,
        ),
    )
