"""Violations, fouls, rebounds, timeouts; statistics, coaches (BA-11 to BA-18)."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

FOULS: Final = {
    "BA-11.1": _(
        "Three seconds: an attacker who came into the paint he attacks in one of his "
        "side’s activations and is still there at the end of the second one after it."
    ),
    "BA-11.1a": _(
        "The defence throws in at h2 or h4, as its inbounder chooses; at the other end "
        "at a2 or a4."
    ),
    "BA-11.1b": _(
        "An attempt, a rebound or a placement starts the count anew: who stands there "
        "comes in with the next activation."
    ),
    "BA-11.2": _(
        "The ball is across once a dribble, pass or inbound of this possession took it "
        "into the frontcourt, from the backcourt or from outside. A tip, steal or "
        "rebound does not count."
    ),
    "BA-11.2a": _(
        "Over and back: to take, pass or throw the ball to the backcourt once it is "
        "across. The defence throws in at half-court."
    ),
    "BA-11.2b": _("Across it stays through dead balls and offensive rebounds."),
    "BA-11.3": _(
        "Five seconds: the fourth token of a possession is due while the ball is in "
        "the backcourt and not across. The defence throws in at half-court."
    ),
    "BA-11.3a": _(
        "An inbounder’s ball is in the half of his spot. An inbound for which the "
        "fourth token is due there, the ball not across, is placed, but not thrown."
    ),
    "BA-11.4": _(
        "A player is out on his fifth personal foul (the third in Plus mode) and is "
        "replaced at once; without a substitute the team plays on with fewer."
    ),
    "BA-11.4a": _(
        "With fewer than two players a team forfeits. The score stands if the "
        "opponents lead, else they win 2–0."
    ),
    "BA-11.5": _(
        "Every personal, offensive and technical foul counts for the team. Once it has "
        "five in a quarter (three in Plus mode), each later common foul of its defence "
        "gives two free throws to the player fouled."
    ),
    "BA-11.5a": _(
        "Before that the offence throws in at the boundary zone nearest the foul."
    ),
    "BA-11.5b": _(
        "An offensive foul is a turnover and never gives free throws: the defence "
        "throws in at the boundary zone nearest it."
    ),
    "BA-11.6": _(
        "After a last free throw made, the other team throws in from the baseline; "
        "after one missed there is a rebound."
    ),
    "BA-11.6a": _(
        "Technical free throws, and those after time, have neither line-up nor rebound."
    ),
    "BA-11.7": _(
        "The shooter stands in the free-throw zone. Beside the paint stand one "
        "attacker in each zone, two defenders in one and one in the other."
    ),
    "BA-11.7a": _(
        "The offence names its two, then the defence its pair’s zone and its three. "
        "The rest stand anywhere but in the paint and these zones, placed in turn, the "
        "offence first."
    ),
    "BA-11.7b": _(
        "A short defence puts one in each zone before a second; a short offence has "
        "its shooter first, then the zones."
    ),
    "BA-11.7c": _("Those beside the paint may step into it for the rebound."),
    "BA-11.8": _(
        "In a defensive activation a defender may foul a named opponent in his zone on "
        "purpose, never with a shot pending. Two dice tell how it is called."
    ),
    "BA-11.9": _("Technical fouls count as personal and as team fouls."),
}

REBOUNDS: Final = {
    "BA-12.1": _(
        "After a live miss each balanced player but the shooter and the blocker may "
        "step once to an adjacent zone with room: one at a time, in turn, the defence "
        "first."
    ),
    "BA-12.1a": _(
        "Who lets a turn go by may still step later; two turns let go in a row end the "
        "steps."
    ),
    "BA-12.2": _(
        "Each team with players in the paint adds their heights and one die. The "
        "higher sum wins, a tie is rolled again."
    ),
    "BA-12.2a": _(
        "The winner’s tallest player there has the ball, of equals the first on the "
        "roster. A team alone in the paint needs no roll."
    ),
    "BA-12.3": _(
        "A difference of 3 or more is a common foul of the losing team’s tallest "
        "player in the paint on the rebounder."
    ),
    "BA-12.3a": _(
        "With five team fouls in the quarter before it (three in Plus mode) the "
        "rebounder shoots two; else his team throws in at the boundary zone nearest "
        "the paint, with ten tokens."
    ),
    "BA-12.4": _(
        "A team with nobody in the paint can neither win nor foul. With nobody there "
        "at all, the defender nearest the paint has the ball, of equals the taller, "
        "then the first on the roster."
    ),
    "BA-12.5": _(
        "After an offensive rebound the same team goes on with ten tokens. A defensive "
        "one is a change of possession."
    ),
    "BA-12.6": _(
        "For a jump ball each coach, home first, names a player for each zone of the "
        "circle. The rest are placed outside it in turn, home first."
    ),
    "BA-12.6a": _(
        "It is rolled like a rebound, the circle being the paint, without steps and "
        "without a foul."
    ),
    "BA-12.6b": _(
        "The winner’s tallest tips to a team-mate in an adjacent zone. That is his "
        "team’s first activation, its pass and one of his points; he may move on."
    ),
}

BREAKS: Final = {
    "BA-13.1": _(
        "Each team has one timeout a quarter. It takes effect at the next dead ball, "
        "where the team is asked."
    ),
    "BA-13.2": _("At a timeout both coaches choose a benefit, whoever called it."),
    "BA-13.3": _(
        "Defence: in the team’s next two defensive possessions −1 on its block, steal, "
        "lockdown and move-with rolls, +1 on its rebound sums."
    ),
    "BA-13.3a": _(
        "Offence: in its next two offensive possessions +5 on every attempt but free "
        "throws, −1 on its screens."
    ),
    "BA-13.3b": _(
        "The possession with which play resumes is the first of the two. A newer "
        "benefit of the same kind starts the count anew, they do not add up."
    ),
    "BA-13.3c": _(
        "A timeout at the end of a period takes effect in the break, on the account of "
        "the old one."
    ),
    "BA-13.3d": _("The caller chooses first; if both called, the offence."),
    "BA-13.4": _(
        "Both teams may substitute at any dead ball, foul or timeout, and after the "
        "last made of two or more free throws."
    ),
    "BA-13.4a": _(
        "Not after a basket, unless a timeout takes effect; not between two throws of "
        "one set; and not the shooter before his throws."
    ),
    "BA-13.4b": _(
        "At one dead ball nobody is in two substitutions, be one before free throws "
        "and the other after them."
    ),
}

STATISTICS: Final = {
    "BA-14.1": _(
        "Events tell every roll, change of possession, attempt, foul, violation, "
        "substitution, timeout and end of a period, so that score, clock and the ten "
        "on court can be told for any moment."
    ),
    "BA-14.2": _(
        "A player’s line has time, points, shots, 3-pointers and free throws made and "
        "tried, rebounds, assists, steals, blocks, turnovers, fouls and +/−."
    ),
    "BA-14.2a": _(
        "A team’s line adds them up and has its margin as +/−; also possessions, team "
        "rebounds and turnovers, points by quarter, in the paint, off turnovers, of "
        "second chances and of the bench, largest lead, lead changes and times tied."
    ),
    "BA-14.3": _(
        "The last passer has an assist when the scorer shot in the activation in which "
        "he received or in his team’s next one, and nobody else had the ball in "
        "between. A tip gives no assist."
    ),
    "BA-14.3a": _(
        "A shot missed on a foul is no attempt, one made is. A blocked shot is a miss "
        "of the shooter."
    ),
    "BA-14.4": _(
        "Turnovers are bad passes, steals, offensive fouls and violations, each of the "
        "player responsible. Shot clock and five seconds are the team’s own."
    ),
    "BA-14.5": _(
        "Points are 2 for each two, 3 for each three and 1 for each free throw made, "
        "for every player and team; periods sum to the score but for a 2–0 of a "
        "forfeit."
    ),
    "BA-14.5a": _(
        "While five are on court, a team’s minutes are five times the game’s, and its "
        "players’ +/− five times the margin."
    ),
    "BA-14.5b": _(
        "Who has fouled out leaves with exactly the limit. Steals are at most the "
        "other side’s turnovers."
    ),
    "BA-14.5c": _(
        "Every live miss gives one rebound. A blocked shot, a miss after time and a "
        "free throw before the last are not live."
    ),
}

PLUS: Final = {
    "BA-15.1": _(
        "Plus mode: quarters of 15 minutes at most, out on the third personal foul, "
        "two free throws once a team has three fouls in a quarter."
    ),
}

COACHES: Final = {
    "BA-17.1": _(
        "Every decision is offered with its legal options; where there is one alone, "
        "it is made without asking."
    ),
    "BA-17.2": _(
        "The random coach picks any option alike. The standard coach plays sensibly by "
        "exact chances, the expert for points alone. All are the same for the same "
        "seed."
    ),
    "BA-17.3": _(
        "A team’s profile changes what the standard coach does by its dials, saved "
        "formations, rotation and timeout wishes, and answers the decisions that a "
        "coach leaves to it."
    ),
    "BA-17.4": _(
        "Two dice show at most 10, 9, 8 or 7 in 33, 30, 26 or 21 of 36 cases, a "
        "natural 12 always failing."
    ),
    "BA-17.4a": _(
        "A contest at equal height is a block in 3 of 36 cases, a shot in 23, a foul "
        "in 10."
    ),
    "BA-17.4b": _(
        "A steal from an equal dribbler succeeds in 6 of 36 cases, unbalances the "
        "defender in 15 and is a foul in 15."
    ),
    "BA-17.4c": _("A move-with at equal skill succeeds in 26 of 36 cases."),
}

ENDING: Final = {
    "BA-18.1": _(
        "Every activation takes time, and between two of them only so many decisions "
        "are possible. So every period ends."
    ),
    "BA-18.1a": _(
        "A tie that is rolled a hundred times goes to the defence, at the jump ball to "
        "away."
    ),
}
