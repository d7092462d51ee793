"""What the offence does: moving, passing, inbounds, shots (BA-5 to BA-8)."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

MOVEMENT: Final = {
    "BA-5.1": _(
        "A step into an adjacent zone costs one movement point. The handler moves by "
        "dribbling."
    ),
    "BA-5.1a": _(
        "When his own activation ends, the handler dribbles on or holds the ball, as "
        "he chooses; he may dribble on the spot. In the activation of another he "
        "holds."
    ),
    "BA-5.1b": _(
        "Who has dribbled and then held may not dribble again until another player has "
        "had the ball. A receiver who has not dribbled still may."
    ),
    "BA-5.1c": _(
        "The dribble begins when a step is declared: a handler who is stopped before "
        "it is made has dribbled."
    ),
    "BA-5.2": _(
        "A player without the ball may pass through a zone that is full of his team, "
        "but not stop there. If a reaction stops him there, he goes back to the last "
        "zone with room."
    ),
    "BA-5.3": _("The handler may not enter a zone that is full of his own team."),
    "BA-5.3a": _(
        "He may enter one that is full of defenders, but his movement ends there."
    ),
    "BA-5.4": _(
        "When an attacker steps out of a zone with balanced defenders, one of them may "
        "react: move with him, or against the handler steal or lock down."
    ),
    "BA-5.4a": _("The reaction is rolled first; the point is paid for a step made."),
    "BA-5.4b": _(
        "Steps of a rebound, a free step of an inbounder and his step into the court "
        "draw no reaction."
    ),
    "BA-5.5": _(
        "An unbalanced player cannot move, act, react or receive, nor does he count as "
        "a defender of a pass. As an attacker he does count."
    ),
    "BA-5.5a": _(
        "He is balanced again at the end of his side’s next normal activation. Doing "
        "nothing, an activation lost to a screen and a contest count as one; reactions "
        "do not."
    ),
    "BA-5.5b": _(
        "A missed shot balances every unbalanced defender, a blocked one too. A "
        "shooter whom the block unbalances stays so."
    ),
    "BA-5.5c": _("A placement balances everybody."),
}

PASSING: Final = {
    "BA-6.1": _(
        "A pass may go any distance. The passer is activated, or the receiver, at any "
        "point of his activation; only the activated player moves."
    ),
    "BA-6.1a": _(
        "One pass may be made in an activation, an inbound pass included; a league may "
        "allow up to four."
    ),
    "BA-6.2": _(
        "A is the number of attackers and D that of balanced defenders in the zones of "
        "passer and receiver together, both of them included."
    ),
    "BA-6.3": _("If A is greater, the pass arrives without a roll."),
    "BA-6.3a": _(
        "If A and D are equal, it is rolled for, but within one zone other than a "
        "paint it arrives."
    ),
    "BA-6.3b": _("If D is greater, it is rolled for with +1 for each defender more."),
    "BA-6.4": _(
        "A pass arrives if two dice and the modifiers are at most the passer’s passing."
    ),
    "BA-6.4a": _("A natural 2 always arrives."),
    "BA-6.4b": _(
        "A natural 12 is stolen by a balanced defender in either zone, whom the "
        "defence names; without one it is out of bounds."
    ),
    "BA-6.5": _(
        "A die tells where a failed pass ends: out of bounds, or with one of the "
        "balanced defenders of both zones, numbered from the tallest, then in roster "
        "order."
    ),
    "BA-6.5a": _(
        "The activation ends. Out of bounds the defence throws in at the boundary zone "
        "nearest the receiver."
    ),
    "BA-6.6": _(
        "A pass that is rolled for has +1 while a defender moves with the activated "
        "player. One that needs no roll arrives all the same."
    ),
    "BA-6.7": _(
        "After an activation with a pass, in which neither passer nor receiver moved, "
        "the next defensive activation may spend at most one point for each standard "
        "distance begun, a contest too."
    ),
    "BA-6.7a": _(
        "A standard distance is three zones straight, or four with one turn: of the "
        "files crossed by three, the ranks by three and both together by four, rounded "
        "up, the greatest, at least 1."
    ),
    "BA-6.8": _(
        "Once the ball is across half-court, a pass to the backcourt is over and back."
    ),
}

INBOUNDS: Final = {
    "BA-7.1": _(
        "At a dead ball the offence places its five anywhere within the limits, then "
        "the defence its five. One of the offence, the inbounder, stands outside."
    ),
    "BA-7.1a": _(
        "He throws in beside a boundary zone: after a basket beside any zone of the "
        "baseline, else beside the zone that the rule names."
    ),
    "BA-7.2": _(
        "The inbound pass comes first in the next activation. The inbounder is the "
        "activated player, or his receiver. Doing nothing is not open then."
    ),
    "BA-7.3": _(
        "Defenders in the zone beside the inbounder count for D as if in his zone, "
        "each once. His spot and a receiver’s zone are never one."
    ),
    "BA-7.3a": _("For distances he stands one zone outside the court."),
    "BA-7.4": _(
        "An inbound that goes out of bounds goes to the defence at the same spot."
    ),
    "BA-7.4a": _(
        "When an inbound fails, the inbounder steps for free into the zone beside him, "
        "or into the nearest with room: of equals that at the lower rank, then that "
        "nearer his own baseline."
    ),
    "BA-7.5": _(
        "An inbounder who has passed stays outside, counts in no zone and cannot "
        "receive until he is activated and steps in."
    ),
    "BA-7.5a": _(
        "His first step is into the zone beside him. It costs a point, draws no "
        "reaction and may be his step for a rebound."
    ),
    "BA-7.6": _(
        "At a dead ball come in this order: who replaces a man fouled out, timeouts, "
        "substitutions (the offence first), then free throws or the placement."
    ),
    "BA-7.6a": _(
        "After a last free throw made, timeouts are asked once more, and substitutions "
        "if there were two throws or more. After a technical one missed the placement "
        "follows at once."
    ),
}

SHOTS: Final = {
    "BA-8.1": _(
        "An attempt ends the activation. By simultaneous play the next defensive "
        "activation contests it before it is rolled."
    ),
    "BA-8.1a": _(
        "A balanced defender in the shooter’s zone may try to block. If a shot is "
        "left, the defence still has its move, without a second block."
    ),
    "BA-8.1b": _(
        "Instead a defender may move as many points as the shooter moved in this "
        "activation, bound by his own rating, and may try to block if he ends in the "
        "shooter’s zone."
    ),
    "BA-8.1c": _(
        "After a pass without movement the allowance is that of the distance thrown."
    ),
    "BA-8.1d": _(
        "One block is tried at a shot. A block or a foul leaves no move, and in a "
        "contest nobody steals or fouls on purpose."
    ),
    "BA-8.1e": _(
        "Without simultaneous play only defenders who are in the zone may block, and "
        "the shot is rolled at once."
    ),
    "BA-8.2": _("A roll of at most the target scores."),
    "BA-8.2a": _("01 to 06 always scores, 96 to 100 never does."),
    "BA-8.3": _(
        "The target of a shot is the scoring rating, −20 for each step of range, +20 "
        "in the paint."
    ),
    "BA-8.3a": _("Where no block was tried, the target is 10 higher."),
    "BA-8.3b": _("While a defender moves with the shooter, it is 5 lower."),
    "BA-8.3c": _("By the benefit of an offensive timeout it is 5 higher."),
    "BA-8.3d": _("A shot from a two-point zone is worth 2, any other 3."),
    "BA-8.4": _(
        "A free throw has the scoring rating and 15 as its target, nothing else; it is "
        "worth 1."
    ),
    "BA-8.5": _(
        "A shot with a foul is rolled at −20, but not after a natural 12. Made, it "
        "counts and gives one free throw."
    ),
    "BA-8.5a": _("Missed, it gives two free throws, or three from a three-point zone."),
    "BA-8.6": _(
        "A lay-up is open to PG, SG and SF who come with the ball, by their last step, "
        "from an adjacent zone into the paint. Its target is 95."
    ),
    "BA-8.7": _(
        "A dunk is open to SF, PF and C in the same way, or in the paint where they "
        "began the activation with no defender in it. Its target is 95."
    ),
    "BA-8.7a": _("A dunker’s height counts one more against a block."),
    "BA-8.7b": _(
        "Who began in the empty paint may dunk there also when he has left it in "
        "between, however the ball came to him."
    ),
    "BA-8.8": _(
        "Targets of lay-ups and dunks take neither range nor paint nor the 10 of an "
        "open shot; those of a foul, of a follower and of a timeout they do take."
    ),
    "BA-8.8a": _(
        "With a defender who moves along, a player who came into the paint in this "
        "activation may neither lay up nor dunk."
    ),
    "BA-8.9": _("After a basket the other team throws in from that baseline."),
}
