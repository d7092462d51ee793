"""When a shot is worth a pick before it (BA-16.2)."""

from simulation.basketball_age.coaches.floor import Floor
from simulation.basketball_age.coaches.mind import WORTH
from simulation.basketball_age.coaches.odds import (
    PICK_FOULS,
    PICKS,
    open_points,
    rim_points,
)
from simulation.basketball_age.court import DISTANCE, NOWHERE
from simulation.basketball_age.notation import PICK
from simulation.basketball_age.tables import AT_THE_RIM, PICKER_POINTS


def choose_pick(
    floor: Floor,
    player: int,
    receive: int,
    goal: int,
    value: int,
    options: tuple[str, ...],
) -> str:
    """Return a pick on the one defender who is in the way of a shot, or "".

    :param receive: where the player takes the pass, ``NOWHERE`` where he has the ball.
    :param goal: where he shoots.
    :param value: what the shot is worth without a pick.
    """
    game = floor.game
    zone = game.where[player]
    if receive == NOWHERE:
        return ""
    if DISTANCE[zone][receive] + DISTANCE[receive][goal] > PICKER_POINTS:
        return ""
    near = game.defenders_in(zone)
    if not near or game.defenders_in(goal) & ~near or near & near - 1:
        return ""
    edge = game.screen_modifier
    gain = PICKS[edge] * (_unhindered(floor, player, goal) - value)
    if gain <= PICK_FOULS[edge] * value:
        return ""
    pick = PICK[near.bit_length() - 1]
    return pick if pick in options else ""


def _unhindered(floor: Floor, player: int, goal: int) -> int:
    """Return what a shot is worth that nobody contests."""
    if goal == floor.paint:
        value = rim_points(AT_THE_RIM + floor.bonus)
    else:
        target = floor.mind.targets[player][goal] + floor.bonus
        value = open_points(target, WORTH[floor.offence][goal])
    return value + floor.taste[goal]
