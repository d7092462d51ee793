"""Advanced rules, each an option of its own (BA-16)."""

from collections.abc import Mapping
from typing import Final

from simulation.basketball_age.tables import (
    ADVANCED_BLOCK,
    ADVANCED_MOVE_WITH,
    ADVANCED_STEAL,
    Chart,
)
from simulation.words import gettext_noop

_ = gettext_noop

ADVANCED: Final = {
    "BA-16.5": _(
        "Two against one: with two or more balanced defenders in the handler’s zone a "
        "steal is rolled with −1."
    ),
    "BA-16.5a": _(
        "A steal that unbalances a defender then unbalances two. Where there are more, "
        "the defence names the other one."
    ),
    "BA-16.6": _(
        "Blocks at the rim: a lay-up or dunk that a block was tried on, and that was "
        "left a shot without a foul, has 10 less: 85 instead of 95."
    ),
    "BA-16.6a": _(
        "What the advanced chart adds counts on top of it; a shot and foul is rolled "
        "from 95."
    ),
    "BA-16.7": _(
        "Moving with anybody: a defender may try to move with an attacker who has more "
        "points left than his movement rating."
    ),
    "BA-16.7a": _("He goes along for as many steps as he has points himself."),
    "BA-16.11": _(
        "The advanced charts replace the tables of moving with, steal and block. The "
        "natural 2 and 12 stay and come first."
    ),
    "BA-16.11a": _(
        "Points are halved, rounded down, before the step is paid. With none left it "
        "is not made; who stands where he may not stay goes back."
    ),
}

CHARTS: Final[Mapping[str, Chart]] = {
    "move_with": ADVANCED_MOVE_WITH,
    "steal": ADVANCED_STEAL,
    "block": ADVANCED_BLOCK,
}
# rows of the advanced charts: what two dice come to
CHART_ROWS: Final = {
    "move_with": {
        "halved": _("{most} or less: the defender moves with him, his points halved."),
        "followed": _("{least} to {most}: the defender moves with him."),
        "beaten": _("{least} or more: the defender fails."),
    },
    "steal": {
        "steal": _("{most} or less: steal, the defender has the ball."),
        "nothing": _("{least}: nothing."),
        "overreached": _("{least} to {most}: the defender is unbalanced."),
        "foul": _("{least} or more: foul of the defender."),
    },
    "block": {
        "block": _("{most} or less: block, the defender has the ball."),
        "smothered": _("{least}: the shot is rolled with −10."),
        "hindered": _("{least}: the shot is rolled with −5."),
        "contested": _("{least} to {most}: the shot is rolled as it is."),
        "brushed": _("{least}: the shot is rolled with +5."),
        "foul": _("{least} or more: shot and foul."),
    },
}
