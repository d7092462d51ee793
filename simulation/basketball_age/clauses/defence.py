"""Rolls against an attacker, and moving with him (BA-9, BA-10)."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

CONTESTS: Final = {
    "BA-9.1": _(
        "A block is two dice, plus the shooter’s height, minus the defender’s, plus 1 "
        "against a dunk."
    ),
    "BA-9.2": _(
        "A steal from a dribbler is two dice, plus his play skill, minus the "
        "defender’s. Who leaves a zone with the ball dribbles."
    ),
    "BA-9.2a": _(
        "Against a holder the skills only count as +1 where his is equal or higher, "
        "and as +0 where it is lower."
    ),
    "BA-9.3": _(
        "A steal may be tried when the handler leaves the defender’s zone, or in a "
        "defensive activation in his zone; never while a shot is pending."
    ),
    "BA-9.3a": _(
        "A defender tries once in an activation, but who moves with the handler may "
        "try at each further step. After a failed try the step goes on."
    ),
    "BA-9.4": _("A foul by a steal ends the activation and stops play."),
    "BA-9.5": _(
        "An attacker without the ball may screen a balanced defender in his zone. His "
        "points are spent and his activation ends with two dice."
    ),
    "BA-9.5a": _(
        "The next defensive activation is that of the screened defender, without move "
        "or action; then he is unbalanced. If a move-with has used it up, he is "
        "unbalanced at once."
    ),
    "BA-9.6": _(
        "A lockdown is a reaction to the handler leaving the zone: two dice, plus his "
        "play skill, minus the defender’s."
    ),
    "BA-9.6a": _(
        "A defender in the paint may also lock down a lay-up or dunk of a player who "
        "came from outside it, before any block. The attempt is void, and a foul gives "
        "two free throws."
    ),
}

MOVING_WITH: Final = {
    "BA-10.1": _(
        "A balanced defender may try to move with an attacker who leaves his zone, if "
        "his movement rating is at least the attacker’s points left before the step."
    ),
    "BA-10.2": _(
        "Moving with is two dice, plus the attacker’s play skill, minus the defender’s."
    ),
    "BA-10.3": _(
        "A defender who succeeds goes along for the rest of the activation, each step "
        "for a point of his own."
    ),
    "BA-10.3a": _(
        "When he is unbalanced or without a point for the next step, he stays where "
        "he is and no longer hinders shot, pass and lay-up."
    ),
    "BA-10.3b": _(
        "Without room in the last zone he stops in the last one with room, and hinders "
        "all the same."
    ),
    "BA-10.4": _(
        "A defender who fails comes after when the activation ends: to the zone before "
        "the attacker’s last one, or the last earlier one with room and within his "
        "points."
    ),
    "BA-10.4a": _("On the way he may neither steal nor lock down; others may."),
    "BA-10.5": _(
        "One move-with is tried in an activation. Whatever comes of it, it is the "
        "defence’s next activation."
    ),
    "BA-10.5a": _(
        "A shot after it may be contested by any one balanced defender in the zone, "
        "but nobody comes from outside."
    ),
}

# rows of charts, by clause and result: what two dice come to
CHART_ROWS: Final = {
    "BA-9.1": {
        "stuffed": _("Natural 2: block, and the shooter is unbalanced."),
        "block": _("{most} or less: block, the defender has the ball."),
        "shot": _(
            "{least} to {most}: the shot is rolled without the 10 of an open one."
        ),
        "foul": _("{least} or more: shot, and a foul of the defender."),
        "clean_foul": _("Natural 12: foul, and the shot without the −20."),
    },
    "BA-9.2": {
        "stripped": _("Natural 2: steal, and the victim is unbalanced."),
        "steal": _("{most} or less: steal, the defender has the ball."),
        "unbalanced": _("{least} to {most}: the defender is unbalanced."),
        "foul": _("{least} or more: foul of the defender."),
        "technical": _(
            "Natural 12: technical foul, two free throws by the handler, whose team "
            "then throws in at half-court."
        ),
    },
    "BA-9.5": {
        "screened": _("{most} or less: the defender is screened."),
        "missed": _("{least} to {most}: nothing."),
        "offensive_foul": _("{least} or more: offensive foul of the screener."),
    },
    "BA-9.6": {
        "offensive_foul": _("{most} or less: offensive foul of the handler."),
        "foul": _("{least} or more: foul of the defender."),
    },
    "BA-10.2": {
        "stopped": _(
            "Natural 2: the attacker can do nothing more but end his activation."
        ),
        "with": _("{most} or less: the defender moves with him."),
        "beaten": _("{least} or more: the defender fails."),
        "left": _("Natural 12: the defender stays where he is."),
    },
    "BA-11.8": {
        "foul": _("{most} or less: a common foul on the opponent named."),
        "technical": _(
            "{least} or more: a technical foul. Any opponent shoots two, and his team "
            "throws in at half-court, its tokens as they are."
        ),
    },
}
