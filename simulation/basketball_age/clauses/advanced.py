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
    "BA-16.1": _(
        "Passing: a pass that is rolled for has +1 for each standard distance begun "
        "beyond the first."
    ),
    "BA-16.1a": _(
        "The defender of the next activation after a pass without movement may spend a "
        "point for each standard distance."
    ),
    "BA-16.1b": _(
        "With A equal to D and more defenders than attackers in the zone of the "
        "passer, a roll that is due has +1."
    ),
    "BA-16.1c": _(
        "With A greater than D, but more defenders than attackers in the zone of the "
        "passer or of the receiver, the pass is rolled for."
    ),
    "BA-16.2": _(
        "Pick and roll: an attacker without the ball names a balanced defender in his "
        "zone and may go on for two zones with points that he has, receive and shoot."
    ),
    "BA-16.2a": _(
        "The defender who is named may not react to him meanwhile. It is rolled with "
        "two dice when the activation ends, before a contest."
    ),
    "BA-16.2b": _(
        "5 or less: the defender is screened. Behind a shot that is the contest: "
        "nobody moves, and others in the shooter’s zone may block."
    ),
    "BA-16.2c": _("6 to 10: nothing."),
    "BA-16.2d": _("11 or more: offensive foul, and a shot that was declared is void."),
    "BA-16.3": _(
        "Quick throw-in: after a basket at which no timeout takes effect, the new "
        "offence may take the ball out at once. Nobody is placed or replaced, and no "
        "press is declared."
    ),
    "BA-16.3a": _(
        "One balanced player walks through the paint where the basket was made and "
        "over its baseline, a point for each zone and one for stepping out, and throws "
        "in there in the same activation. Who is outside steps in first."
    ),
    "BA-16.3b": _(
        "Then defence and offence alternate without tokens, each other player at most "
        "once, also who moves with a man or contests, until each has had a chance."
    ),
    "BA-16.3c": _(
        "Doing nothing spends the chance of one who is unbalanced, else of the last on "
        "the sheet. A side without chances is passed over."
    ),
    "BA-16.3d": _(
        "A shot, dead ball or change of possession ends this, and play is as usual."
    ),
    "BA-16.4": _(
        "Rebound template: a paint has spots 1 to 5 in a row and, once these are "
        "taken, an X beside 2, 3 and 4 for a sixth player. It holds six players in "
        "all, whoever they are."
    ),
    "BA-16.4a": _(
        "Who comes in takes a free spot of his coach’s choice, defenders first; at a "
        "placement spots are taken last. Nobody changes his spot inside."
    ),
    "BA-16.4b": _(
        "A defender who goes along with his man takes his spot first, the man one "
        "beside it. Without two such spots neither enters, and the step is not made."
    ),
    "BA-16.4c": _(
        "A die tells on which spot a missed ball comes down. A 6 is rolled again; a "
        "second 6 is a tip-in by the shooting team’s tallest in the paint, else by the "
        "shooter: a rebound and two points."
    ),
    "BA-16.4d": _(
        "Who is on that spot or beside it may contest, one a team, whom its coach "
        "names. A lone one has the ball. With nobody there the nearest has it, of "
        "equals the faster, then the defender; in an empty paint it is as ever."
    ),
    "BA-16.4e": _(
        "Each rolls a die and adds his height; who is on the spot keeps the better of "
        "two. A tie is rolled again, a defensive timeout gives +1, and a difference of "
        "3 or more is a foul of the lower."
    ),
    "BA-16.4f": _(
        "In a paint only a defender on a spot beside the shooter’s may block."
    ),
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
    "BA-16.8": _(
        "Blind screen: before a defender who moves with a man leaves a further zone "
        "with him, another attacker in that zone, without the ball, may screen him."
    ),
    "BA-16.8a": _(
        "So he may before a defender is rolled for who moved with the same man in the "
        "activation before."
    ),
    "BA-16.8b": _(
        "It is rolled as a screen, once in an activation, and costs neither token nor "
        "points. The activation goes on, but after an offensive foul."
    ),
    "BA-16.8c": _("A screen that holds leaves the defender where he is, unbalanced."),
    "BA-16.9": _(
        "Full court press: a card that the defence may play before any placement. It "
        "lasts three defensive possessions, may be lifted at any placement, and be "
        "played again, never twice for one possession."
    ),
    "BA-16.9a": _("Under the press steals are rolled with −1."),
    "BA-16.9b": _("A block has a total of 4 too, and a foul one of 8."),
    "BA-16.9c": _(
        "A pass with more attackers arrives. With as many it is rolled for with +1, "
        "inside one zone too, and with fewer with +2 for each defender more."
    ),
    "BA-16.9d": _(
        "A natural 2, 3 or 4 on a pass is a foul on the passer, whatever the pass came "
        "to. A die tells which of the defenders near, in the order of stray passes."
    ),
    "BA-16.9e": _("After such a foul an inbound is taken again at its spot."),
    "BA-16.9f": _(
        "A timeout’s benefit does not add to what the press does to steals and blocks. "
        "Its possessions run on."
    ),
    "BA-16.10": _(
        "Help: a card that the defence may play once a possession, at once when a "
        "steal or a screen unbalances a defender or a move-with fails. That is void."
    ),
    "BA-16.10a": _(
        "The next defensive activation is then a normal one by another defender; in a "
        "defensive activation it comes at once."
    ),
    "BA-16.10b": _(
        "If another defender then tries to block a shot, the shooter may pass instead, "
        "before the roll, to his own or an adjacent zone. That ends his activation, "
        "and the offence goes on."
    ),
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
