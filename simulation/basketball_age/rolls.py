"""Every roll of dice as the decision of chance that it is (BA-1.5)."""

from typing import Final

from simulation.basketball_age.prompts import PROMPTS
from simulation.basketball_age.tables import ONE_DIE, PERCENT, TWO_DICE
from simulation.protocol import CHANCE, PUBLIC, Decision


def _roll(kind: str, options: tuple[str, ...], usual: str) -> Decision:
    weights = (1,) * len(options)
    return Decision(CHANCE, kind, options, usual, PROMPTS[kind], weights, PUBLIC)


# nobody changes a decision, so each roll is made once
ROLLS: Final = {
    **{
        kind: _roll(kind, TWO_DICE, "3-4")
        for kind in (
            "jump_roll",
            "move_with_roll",
            "steal_roll",
            "lockdown_roll",
            "screen_roll",
            "blind_screen_roll",
            "pick_roll",
            "pass_roll",
            "foul_roll",
            "block_roll",
            "rebound_roll",
        )
    },
    "stray_roll": _roll("stray_roll", ONE_DIE, "d6 3"),
    "ball_roll": _roll("ball_roll", ONE_DIE, "d6 3"),
    "grab_roll": _roll("grab_roll", ONE_DIE, "d6 3"),
    "better_roll": _roll("better_roll", TWO_DICE, "3-4"),
    "press_roll": _roll("press_roll", ONE_DIE, "d6 3"),
    "shot_roll": _roll("shot_roll", PERCENT, "d100 50"),
    "throw_roll": _roll("throw_roll", PERCENT, "d100 50"),
}
