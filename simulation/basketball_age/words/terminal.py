"""What a terminal says of the court, of questions and of options."""

from typing import Final

from simulation.words import Words, gettext_noop

_ = gettext_noop

# the court in text: lines of 78 letters at most, columns where they stand
STATUS: Final = _(
    "{period} {clock}  {home} {home_points}, {away} {away_points}  "
    "{offence} attacks file {file}, activations left: {tokens}"
)
TEAMS: Final = _(
    "Team fouls {home_fouls}-{away_fouls}, timeouts left "
    "{home_timeouts}-{away_timeouts}.  * ball  ! unbalanced  = two points"
)
HEADING: Final = _(
    "{home:6.6} play pass shot move tall pf  at  "
    "{away:6.6} play pass shot move tall pf  at"
)
# no words, but a translator may let names have another width
RATINGS: Final = "{home:6.6}{home_ratings}  {away:6.6}{away_ratings}"
HOLDS: Final = _("{player} holds the ball.")
DRIBBLES: Final = _("{player} is dribbling.")
THROWS_IN: Final = _("{player} throws the ball in beside {zone}.")
OUTSIDE: Final = _("{player} is out of bounds.")
PRESSES: Final = _("A press by {side}, defensive possessions left: {count}.")
SPOT_TAKEN: Final = _("{player} at {spot}")
SPOTS_TAKEN: Final = _("Spots in the paint: {taken}.")

# questions of the two sides, which say whom they are about
LINEUP: Final = _("Who starts? With {option}, say, {player} does in place of {out}.")
SUBSTITUTE: Final = _(
    "Do you substitute? With {option}, say, {player} comes in for {out}."
)
JUMPER: Final = _("Who jumps in {zone}?")
TIP: Final = _("Whom does {player} tip the ball to?")
ACTIVATE: Final = _("{player} has the ball: whom do you activate?")
STEP: Final = _("{player} {where}, points left: {points}. What does he do?")
REACTION: Final = _("{player} is leaving {zone} for {target}: do you react?")
DEFEND: Final = _("{player} {where} has the ball: whom do you activate?")
DEFEND_LIMITED: Final = _(
    "{player} {where} has the ball: whom do you activate, to move {points} at most?"
)
AT: Final = _("at {zone}")
OUT_OF_BOUNDS: Final = Words(_("out of bounds"))
ACTION: Final = _("What does {player} do at {zone}?")
CONTEST: Final = _("{player} tries to score from {place} ({zone}): how do you contest?")
CONTEST_MOVE: Final = _("Do you move a defender before the shot of {player} ({zone})?")
CHALLENGE: Final = _("Does {player} try to block {shooter}?")
SPOT: Final = _("Where does {player} throw the ball in?")
PLACE: Final = _("Where do you place {player}?")
HELP_PASS: Final = _("{defender} tries to block: does {player} pass instead?")
BLIND_SCREEN: Final = _("Does a team-mate screen {defender}, who goes with {player}?")
SECOND_MAN: Final = _("Who is unbalanced beside {player}?")
CONTESTANT: Final = _("The ball comes down on spot {spot}: who goes for it?")
LIFT: Final = Words(_("Do you lift your press?"))
REPLACE: Final = _("{player} has fouled out: who replaces him?")
REBOUND_STEP: Final = _("{player} has missed: who steps in for the rebound?")

# questions about dice: what each outcome gives
SHOT: Final = _("{player} tries to score: {target:02} or less goes in.")
THROW: Final = _(
    "Free throw {number} of {of} by {player}: {target:02} or less goes in."
)
PASS: Final = _(
    "{player} passes to {receiver}: two dice{modifier}, {rating} or less arrives "
    "(a 2 always does, a 12 never)."
)
STRAY: Final = _(
    "The pass of {player} goes astray, one die. Out of bounds: {out}; picked off: "
    "{thieves}."
)
CONTESTS: Final = {
    "block": _("{player} tries to block {against}, two dice{modifier}: {results}."),
    "steal": _(
        "{player} tries to steal from {against}, two dice{modifier}: {results}."
    ),
    "move_with": _(
        "{player} tries to stay with {against}, two dice{modifier}: {results}."
    ),
    "lockdown": _("{player} bars the way of {against}, two dice{modifier}: {results}."),
    "screen": _("{player} screens {against}, two dice{modifier}: {results}."),
    "pick": _("{player} has picked {against}, two dice{modifier}: {results}."),
    "foul": _("{player} fouls {against} on purpose, two dice{modifier}: {results}."),
}
PRESS_FOUL: Final = _("Who fouls {player} as he passes? One die: {faces}.")
BALL: Final = _(
    "Where does the ball come down? One die: 1 to 5 is its spot, a 6 is rolled again."
)
BALL_AGAIN: Final = _(
    "Where does the ball come down? One die: 1 to 5 is its spot, a 6 is a tip-in."
)
GRAB: Final = _("{player} goes for the rebound: a die on top of {factor}.")
BETTER_GRAB: Final = _(
    "{player} goes for the rebound on the spot of the ball: the better of two dice on "
    "top of {factor}."
)
NATURAL: Final = _("a natural {number} {result}")
OR_LESS: Final = _("{most} or less {result}")
TOTAL: Final = _("{total} {result}")
FROM_TO: Final = _("{least} to {most} {result}")
OR_MORE: Final = _("{least} or more {result}")
# results of the charts, those that a reader need not tell apart by one name
_FOUL: Final = Words(_("foul"))
_STEAL: Final = Words(_("steal"))
_BLOCK: Final = Words(_("block"))
_SHOT: Final = Words(_("shot"))
_SHOT_AND_FOUL: Final = Words(_("shot and foul"))
_UNBALANCED: Final = Words(_("unbalanced defender"))
_SUCCESS: Final = Words(_("success"))
_TECHNICAL: Final = Words(_("technical foul"))
_OFFENSIVE: Final = Words(_("offensive foul"))
_SCREENED: Final = {
    "screened": Words(_("screened")),
    "missed": Words(_("no effect")),
    "offensive_foul": _OFFENSIVE,
}
RESULTS: Final[dict[str, dict[str, Words]]] = {
    "block": {
        "block": _BLOCK,
        "stuffed": _BLOCK,
        "pressed_block": _BLOCK,
        "shot": _SHOT,
        "contested": _SHOT,
        "pressed_shot": _SHOT,
        "smothered": Words(_("shot with −10")),
        "hindered": Words(_("shot with −5")),
        "brushed": Words(_("shot with +5")),
        "foul": _SHOT_AND_FOUL,
        "pressed_foul": _SHOT_AND_FOUL,
        "clean_foul": Words(_("shot and foul, not hindered")),
    },
    "steal": {
        "steal": _STEAL,
        "stripped": _STEAL,
        "unbalanced": _UNBALANCED,
        "overreached": _UNBALANCED,
        "nothing": Words(_("nothing")),
        "foul": _FOUL,
        "technical": _TECHNICAL,
    },
    "move_with": {
        "with": _SUCCESS,
        "followed": _SUCCESS,
        "halved": Words(_("success, his points halved")),
        "stopped": Words(_("opponent stopped")),
        "beaten": Words(_("failure")),
        "left": Words(_("defender left standing")),
    },
    "lockdown": {"offensive_foul": _OFFENSIVE, "foul": _FOUL},
    "screen": _SCREENED,
    "pick": _SCREENED,
    "foul": {"foul": _FOUL, "technical": _TECHNICAL},
}
REBOUND: Final = _(
    "Rebound: a die on top of {factor} for {team} and of {other_factor} for {other}, "
    "a difference of {foul} is a foul."
)
JUMP: Final = _(
    "Jump ball: a die on top of {factor} for {team} and of {other_factor} for {other}. "
    "Dice in this order."
)

# what there is to know of an option
STANDS: Final = _("{player} {where}")
STANDS_WITH_BALL: Final = _("{player} {where}, has the ball")
GOES_FROM: Final = _("{player} from {zone} to {place}")
GOES: Final = _("to {place}")
LEAVES: Final = _("to {place}; defenders here who may react: {count}")
TO_PLACE: Final = _("{player} to {place}")
COMES_IN: Final = _("{player} for {out}")
NAMED: Final = _("{player}")
SURE_PASS: Final = _("from {player} to {receiver}, no roll")
ROLLED_PASS: Final = _("from {player} to {receiver}, arrives in {ways} of 36")
SHOOTS: Final = _("{worth} points at {open} of 100, {contested} if a block was tried")
AT_THE_RIM: Final = _("{worth} points at {open} of 100")
IN_36: Final = _("{result} {ways}")
CONTEST_ODDS: Final = _("{player} on {against}, of 36: {odds}")
GOES_ON: Final = Words(_("ends the activation, the dribble goes on"))
KEEPS: Final = Words(_("ends the activation, the ball is held"))
ENDS: Final = Words(_("ends the activation"))
SPENDS: Final = Words(_("lets an activation go by"))

# the parts of a view, those that a reader of the court asks for
VIEW_NAMES: Final = {
    "period": Words(_("Period")),
    "scores": Words(_("Points by period")),
    "offence": Words(_("In possession")),
    "tokens": Words(_("Activations left")),
    "acting": Words(_("The next activation belongs to the")),
    "across": Words(_("The ball is across half-court")),
    "ball": Words(_("Has the ball")),
    "dribble": Words(_("His dribble")),
    "spot": Words(_("Throws in beside")),
    "zones": Words(_("Where everybody is")),
    "seats": Words(_("Spots in the paint")),
    "unbalanced": Words(_("Unbalanced")),
    "paint_once": Words(_("In the paint since the last activation")),
    "paint_twice": Words(_("In the paint for two, so he must leave it")),
    "limit": Words(_("Most points of the next defensive activation, 0 for any")),
    "used_up": Words(_("There is no defensive activation now")),
    "screened": Words(_("Loses the next defensive activation to a screen")),
    "chances": Words(_("May still be activated behind the quick throw-in")),
    "helped": Words(_("Not activated next, since help was played for him")),
    "help_used": Words(_("Help was played in this possession")),
    "press": Words(_("Defensive possessions that a press still lasts")),
    "attack_boost": Words(_("Possessions of better offence left")),
    "defence_boost": Words(_("Possessions of better defence left")),
    "fouls": Words(_("Personal fouls")),
    "team_fouls": Words(_("Team fouls")),
    "timeouts": Words(_("Has a timeout left")),
    "inbounds_next": Words(_("Throws in when the next quarter begins")),
}

# what is decided in each group of decisions
GROUP_NOTES: Final = {
    "activation": Words(_("whom you activate, on offence and on defence")),
    "card": Words(_("whether you press, and when you help")),
    "free_throw": Words(_("who shoots, who stands beside the paint, who waits where")),
    "placement": Words(_("where your five stand at a dead ball, who throws in")),
    "reaction": Words(_("answers to steps, passes and shots of the other side")),
    "rebound": Words(_("who steps in for a rebound")),
    "step": Words(_("what the activated player does")),
    "substitution": Words(_("who starts, who comes in")),
    "timeout": Words(_("timeouts and what they are used for")),
}
