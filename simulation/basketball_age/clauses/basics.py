"""Players, court and the flow of a game (BA-1 to BA-4)."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

PLAYERS: Final = {
    "BA-1.1": _(
        "A team has a roster of five to ten players and fields five of them. Roster "
        "order is the order of the team sheet."
    ),
    "BA-1.2": _(
        "Positions are PG, SG, SF, PF and C. Any five may play together; a position "
        "matters for lay-ups and dunks alone."
    ),
    "BA-1.3": _(
        "A player has five ratings: play skill, passing, scoring in per cent, movement "
        "and height. What is not said otherwise is as usual for his position."
    ),
    "BA-1.5": _(
        "Two dice decide contests and passes, one die rebounds and stray passes, and "
        "two ten-sided dice shots: they are read from 01 to 100, where 00 is 100."
    ),
    "BA-1.5a": _("Dice are rolled from a seed, or typed in by people at a table."),
    "BA-1.6": _(
        "A natural 2 or 12 is what two dice show, before anything is added. Results of "
        "naturals come before those of totals."
    ),
}

COURT: Final = {
    "BA-2.1": _(
        "The court has 40 zones: files a to h along it, ranks 1 to 5 across it. The "
        "baselines are files a and h, half-court lies between d and e."
    ),
    "BA-2.1a": _(
        "The paints are a3 and h3. The centre circle is d3 and e3. Ranks 1 and 5 are "
        "the rectangles of the long sides, all other zones are squares."
    ),
    "BA-2.2": _("Zones that share an edge are adjacent. Nobody moves diagonally."),
    "BA-2.3": _(
        "Of each team three players may stand in a paint, two in any other square and "
        "one in a rectangle."
    ),
    "BA-2.4": _(
        "For who attacks h, two-point zones are h3, h2, h4 and g3, which the "
        "three-point line divides. From all other zones a shot is worth three. For who "
        "attacks a, files are mirrored."
    ),
    "BA-2.4a": _(
        "The free-throw zone is g3; the zones beside the paint are h2 and h4. At the "
        "other end they are b3, a2 and a4."
    ),
    "BA-2.5": _(
        "The range of a zone is the number of steps to the nearest two-point zone of "
        "the basket attacked, 0 inside."
    ),
    "BA-2.6": _("Home attacks h and away attacks a, all game long."),
    "BA-2.7": _("Shots are named as if their side attacked h: away’s b4 is g4."),
}

FLOW: Final = {
    "BA-3.1": _(
        "A game has four quarters of 20 minutes; a league may choose 5 to 20 minutes."
    ),
    "BA-3.1a": _(
        "An activation of either side takes 5 seconds, also one of doing nothing, a "
        "contest, and one that a reaction has used up. A brisk clock takes 4."
    ),
    "BA-3.1b": _(
        "Placing all players takes 35 seconds, the steps of a rebound 10; by a brisk "
        "clock 25 and 8. The placement that begins a period takes none."
    ),
    "BA-3.1c": _("The clock stands still for free throws and timeouts."),
    "BA-3.1d": _(
        "At a table the time may be read from a real clock instead, after whatever "
        "takes time. Between two readings at least a second passes."
    ),
    "BA-3.2": _(
        "If the clock runs out in an offensive activation, that is completed with the "
        "shot declared in it, its contest and its free throws."
    ),
    "BA-3.2a": _("No rebound is played after time."),
    "BA-3.2b": _(
        "If the clock runs out anywhere else, the team then in control has one last "
        "activation."
    ),
    "BA-3.2c": _(
        "A last activation that a defensive foul stops, so that its team is to throw "
        "in, is given again. So it is after technical free throws."
    ),
    "BA-3.2d": _(
        "Free throws of a common foul are shot after time too. They stand for the last "
        "activation of the fouled team: then the period is over."
    ),
    "BA-3.3": _("The first quarter begins with a jump ball."),
    "BA-3.3a": _(
        "Every later period begins with an inbound at a boundary zone of file d or e "
        "that the inbounder chooses. Who lost the jump ball has the first, then the "
        "teams take turns."
    ),
    "BA-3.4": _("The higher score wins."),
    "BA-3.4a": _(
        "A tie is played off in overtimes of a quarter of a quarter’s length, as many "
        "as are needed, up to the number that a league sets, usually ten. Level after "
        "the last, the game is a tie."
    ),
    "BA-3.4b": _(
        "Team fouls of the fourth quarter go on counting in overtime. Each overtime "
        "gives each team one timeout."
    ),
    "BA-3.5": _(
        "A possession begins when a team gains control, with ten activation tokens, "
        "and ends when the other does or the period is over."
    ),
}

ACTIVATIONS: Final = {
    "BA-4.1": _(
        "The sides take turns to activate one player, the offence first. An offensive "
        "activation costs a token, also one of doing nothing; a defensive one is free."
    ),
    "BA-4.2": _(
        "A coach activates a balanced player on court, who may move up to his rating "
        "and act, in any order that the rules allow. The same player may be activated "
        "again and again."
    ),
    "BA-4.2a": _("Doing nothing is always open, unless an inbound is due."),
    "BA-4.3": _(
        "A reaction of the defence interrupts an offensive activation. It leaves the "
        "next defensive activation as it is, unless a rule says otherwise."
    ),
    "BA-4.4": _(
        "A choice that is not allowed is refused and changes nothing. Violations stay "
        "open to choose, and what is done is never taken back."
    ),
    "BA-4.5": _(
        "Tokens are back to ten after any change of possession, after any rebound, and "
        "for any inbound of the side that did not have the ball."
    ),
    "BA-4.5a": _(
        "An inbound of the side that had the ball, or a foul without free throws, "
        "brings no tokens back."
    ),
    "BA-4.6": _(
        "Without a shot by the end of the tenth activation the shot clock runs out: "
        "the defence throws in at the boundary zone nearest the ball, of equals at the "
        "lower rank."
    ),
    "BA-4.6a": _("A shot declared in the tenth activation is in time."),
    "BA-4.6b": _(
        "The token comes back when a defensive foul after which the offence throws in "
        "stops the tenth activation, or the third with the ball not yet across. A foul "
        "in a defensive activation stops neither."
    ),
    "BA-4.6c": _(
        "After an activation a clock that is out comes before any violation, and a "
        "player’s three seconds come before his team’s shot clock."
    ),
    "BA-4.7": _(
        "A change of possession ends the activation in progress and lifts whatever "
        "bound the next one of the old defence."
    ),
    "BA-4.7a": _(
        "After a change, a dead ball or a rebound the team with the ball activates "
        "next, even when it won the ball in its own activation."
    ),
    "BA-4.7b": _(
        "Who gains the ball by steal, block, rebound, tip or pass holds it and may "
        "still dribble."
    ),
}
