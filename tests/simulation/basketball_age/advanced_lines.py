"""What is said of the events of advanced rules (BA-16)."""

from simulation.basketball_age import events as ev
from simulation.protocol import AWAY, HOME

ADVANCED_TOLD = [
    (ev.BallSpot(HOME, 4), "The ball comes down on spot 4."),
    (ev.BallSpot(HOME, 6), "The ball bounces on the rim: die 6."),
    (ev.GrabRoll(AWAY, 3, 4, 7), "Cole goes for the rebound: 3 + 4 = 7."),
    (
        ev.Shot(HOME, 1, "tip_in", "h3", 2, 100, 1, True, False, 0, False),
        "Ashe tips the ball in for two.",
    ),
    (
        ev.QuickThrowIn(HOME, 1),
        "Ashe takes the ball out at once, and nobody is placed.",
    ),
    (ev.PickSet(HOME, 1, 3), "Ashe sets a pick on Cole and goes on."),
    (
        ev.Pick(HOME, 1, 3, (2, 3), 5, "screened"),
        "The pick of Ashe holds Cole: 2-3 = 5, 5 or less.",
    ),
    (
        ev.Pick(HOME, 1, 3, (3, 3), 6, "missed"),
        "Cole slips the pick of Ashe: 3-3 = 6, 6 to 10.",
    ),
    (
        ev.Pick(HOME, 1, 3, (5, 6), 11, "offensive_foul"),
        "Ashe moves into Cole with the pick: 5-6 = 11, 11 or more.",
    ),
    (ev.Press(AWAY, True), "A press of Bexley over the whole court."),
    (ev.Press(AWAY, False), "The press of Bexley is lifted."),
    (ev.PressFoul(AWAY, 3, 1, 4), "Cole presses Ashe too hard: die 4."),
    (ev.Help(AWAY, 3), "Help from Bexley for Cole: nothing has happened to him."),
    (
        ev.BlindScreen(HOME, 1, 3, (3, 3), 6, "screened"),
        "Ashe screens Cole blind, who is unbalanced: 3-3 = 6, 6 or less.",
    ),
    (
        ev.BlindScreen(HOME, 1, 3, (4, 4), 8, "missed"),
        "Cole slips the blind screen of Ashe: 4-4 = 8, 7 to 9.",
    ),
    (
        ev.BlindScreen(HOME, 1, 3, (5, 5), 10, "offensive_foul"),
        "Ashe moves into Cole with the blind screen: 5-5 = 10, 10 or more.",
    ),
    (
        ev.PassRoll(HOME, 1, 2, (1, 2), 4, 9, "fouled"),
        "Ashe is fouled as he passes: 1-2 under the press.",
    ),
    (
        ev.Block(AWAY, 3, 1, (2, 2), 4, "pressed_block"),
        "Cole blocks Ashe under the press: 2-2 = 4, 4 or less.",
    ),
    (
        ev.Block(AWAY, 3, 1, (2, 4), 6, "pressed_shot"),
        "Cole goes up with Ashe, who gets the shot off: 2-4 = 6, 5 to 7 under the "
        "press.",
    ),
    (
        ev.Block(AWAY, 3, 1, (4, 4), 8, "pressed_foul"),
        "Cole goes up with Ashe and fouls the shot: 4-4 = 8, 8 or more under the "
        "press.",
    ),
    (
        ev.Steal(AWAY, 3, 1, (2, 3), 5, "nothing"),
        "Cole reaches for the ball of Ashe in vain: 2-3 = 5.",
    ),
    (
        ev.Steal(AWAY, 3, 1, (3, 3), 6, "overreached"),
        "Cole reaches too far for the ball of Ashe and is unbalanced: 3-3 = 6, 6 to 7.",
    ),
    (
        ev.Block(AWAY, 3, 1, (2, 2), 4, "smothered"),
        "Cole smothers the shot of Ashe, who has −10: 2-2 = 4.",
    ),
    (
        ev.Block(AWAY, 3, 1, (2, 3), 5, "hindered"),
        "Cole hinders the shot of Ashe, who has −5: 2-3 = 5.",
    ),
    (
        ev.Block(AWAY, 3, 1, (3, 3), 6, "contested"),
        "Cole goes up with Ashe, who gets the shot off: 3-3 = 6, 6 or 7.",
    ),
    (
        ev.Block(AWAY, 3, 1, (4, 4), 8, "brushed"),
        "Cole comes late to Ashe, who has +5: 4-4 = 8.",
    ),
]
