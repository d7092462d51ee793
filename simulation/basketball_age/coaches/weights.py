"""What the standard coach weighs beside exact chances: every number in one table.

``docs/basketball_age_coach.md`` shows the table; a test holds the two together.
"""

from typing import Final, NamedTuple

from simulation.basketball_age.coaches.odds import POINT


class Weight(NamedTuple):
    """A number of the coach's.

    :param value: in hundredths of a point where ``unit`` is ``pt``, else as it is.
    """

    name: str
    value: int
    unit: str
    meaning: str


TABLE: Final = (
    # offence
    Weight("outside", 46, "%", "possessions for which a three-pointer is called"),
    Weight("outside_step", 7, "%", "the same for each step of the dial from its 5"),
    Weight("inside", 52, "%", "of the others, those for which the paint is called"),
    Weight("uncalled", 45, "pt", "taken off a shot from elsewhere than was called"),
    Weight("unnamed", 25, "pt", "taken off a shot by another than the call names"),
    Weight("three", 0, "pt", "added to a three-pointer"),
    Weight("three_step", 3, "pt", "the same for each step of the dial from its 5"),
    Weight("paint", 0, "pt", "added to a shot from the paint"),
    Weight("middle", 0, "pt", "added to a shot from the other two-point zones"),
    Weight("bad_pass", 50, "pt", "taken off a shot for the risk of the pass before it"),
    Weight("stripped", 50, "pt", "taken off a drive for the risk of a steal"),
    Weight("leaving", 8, "pt", "taken off for each defender in a zone dribbled out of"),
    Weight("step", 3, "pt", "taken off for each zone that has to be walked"),
    Weight("fair", -80, "pt", "how much more than usual a shot must be worth at first"),
    Weight("patience", 6, "pt", "how much less for each token that is gone"),
    Weight("pace_step", 8, "pt", "how much less for each step of the pace from its 5"),
    Weight("urgency", 35, "pt", "how much less when behind late, more when ahead"),
    Weight("thief", 15, "/36", "chance of a steal that a dribbler does not run"),
    Weight("progress", 12, "pt", "a zone nearer to where shots are fair"),
    Weight("across", 60, "pt", "the ball brought over half-court"),
    Weight("crowd", 15, "pt", "taken off a place where a team-mate stands"),
    Weight("screen", 40, "pt", "a screen that holds, on a defender of the handler"),
    Weight("screen_foul", 100, "pt", "taken off for the foul that it may be"),
    # defence
    Weight("lost_ball", 100, "pt", "a ball won"),
    Weight("guard", 30, "pt", "a defender in the zone of an attacker in range"),
    Weight("guard_ball", 25, "pt", "the same of the handler, in addition"),
    Weight("rim", 14, "pt", "a unit of height of the tallest defender in the paint"),
    Weight("help_step", 3, "pt", "the same, for each step of the help from its 5"),
    Weight("collapse", 8, "", "help from which two are placed in the paint"),
    Weight("box_out", 4, "pt", "a unit of height of further defenders in the paint"),
    Weight("retreat", 10, "pt", "a zone nearer to the paint that is defended"),
    Weight("contest", 12, "pt", "taken off a shot that a defender tries to block"),
    Weight("foul", 5, "pt", "taken off a foul, at the foul caution's 5"),
    Weight("foul_step", 4, "pt", "the same for each step of the foul caution"),
    Weight("last_foul", 50, "pt", "taken off a foul that would be a player's last"),
    Weight("short_handed", 300, "pt", "taken off besides where nobody can replace him"),
    Weight("throws", 60, "pt", "taken off a foul that gives free throws"),
    Weight("unbalanced", 30, "pt", "taken off a steal that leaves the defender behind"),
    Weight("steal", -1, "pt", "added to going for the ball"),
    Weight("steal_step", 6, "pt", "the same for each step of the dial from its 5"),
    Weight("lockdown", -30, "pt", "added to a lockdown"),
    Weight("lockdown_step", 9, "pt", "the same for each step of the dial from its 5"),
    Weight("beaten", 25, "pt", "taken off a move-with that fails"),
    Weight("follow", 45, "pt", "a move-with that succeeds, against the handler"),
    Weight("follow_others", 20, "pt", "the same against a man without the ball"),
    Weight("press", 8, "", "dial of the steals from which the whole court is pressed"),
    # rebounds
    Weight("rebound", 100, "pt", "a rebound"),
    Weight("rebound_foul", 30, "pt", "a foul at a rebound"),
    Weight("get_back", 22, "pt", "taken off an attacker's step to a rebound"),
    # squad
    Weight("trouble", 2, "", "fouls above the quarter's number that make a man rest"),
    Weight("late", 300, "s", "seconds of the last quarter that the starters finish"),
    Weight("hurry", 120, "s", "seconds that are late in the last quarter"),
    Weight("chase", 9, "", "points behind up to which fouls stop the clock"),
)
_VALUES: Final = {weight.name: weight for weight in TABLE}


def weight(name: str) -> int:
    """Return a weight, points in the parts that :mod:`odds` counts in."""
    row = _VALUES[name]
    return row.value * POINT // 100 if row.unit == "pt" else row.value
