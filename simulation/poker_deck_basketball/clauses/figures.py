"""The box score, and what always holds."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

BOX_SCORE: Final = {
    "PD-B.PTS": _(
        "PTS are the points; Q1, Q2 … are those of each quarter, OT of all overtimes, "
        "SO is the point for a shoot-out won."
    ),
    "PD-B.FG": _(
        "FGM and FGA are field goals made and tried, FG2M and FG2A those for two "
        "(twos, dunks, alley-oops, pull-ups and fast breaks for two), FG3M and FG3A "
        "those for three. A shot that was fouled and missed is not tried."
    ),
    "PD-B.FT": _(
        "FTM and FTA are free throws; one that an ace made is made and tried. AND1 are "
        "baskets with a foul."
    ),
    "PD-B.KIND": _(
        "THR are threes from the arc, DNK dunks, PUL pull-ups and LNG long shots, each "
        "made (M) and tried (A); ALYM alley-oops and FBKM fast breaks always score. A "
        "miss before an alley-oop counts as a miss."
    ),
    "PD-B.REB": _(
        "ORB and DRB are rebounds won after own misses and after theirs; TRB are loose "
        "balls that fell to the defense."
    ),
    "PD-B.DEF": _(
        "STL and STA are steals made and tried, BLK and BKA blocks, PF shooting fouls."
    ),
    "PD-B.TO": _("TO are balls that the other side stole."),
    "PD-B.PASS": _("PASS are passes that arrived."),
    "PD-B.JOK": _("JOK are aces spent."),
    "PD-B.TMO": _("TMO are time-outs called; to answer one is none."),
    "PD-B.FOR": _("FOR are possessions given up without a card to play."),
    "PD-B.POSS": _("POSS are possessions, those that a buzzer cut short among them."),
    "PD-B.CRD": _(
        "CRD are cards played, aces among them; what a time-out changes is not played."
    ),
}

INVARIANTS: Final = {
    "PD-I1": _(
        "Points are twice the field goals for two, three times those for three, the "
        "free throws and the point for a shoot-out; and the sum of the periods."
    ),
    "PD-I2": _("Turnovers of one side are the steals of the other."),
    "PD-I3": _(
        "Rebounds and loose balls are as many as misses without a block or an "
        "alley-oop, long shots left out, and last free throws that missed."
    ),
    "PD-I4": _(
        "Free throws are one for each basket with a foul, and two or three for each "
        "other foul of the other side."
    ),
    "PD-I5": _(
        "In every quarter each of a side’s 26 cards is in one place, and at the end of "
        "a quarter both piles are empty."
    ),
    "PD-I6": _(
        "At the end of a quarter hands hold aces at most, so that 24 cards and every "
        "ace spent have been played."
    ),
    "PD-I7": _(
        "Each possession ends with a basket, a turnover, a block, a rebound lost, a "
        "long shot, by being given up, or with the quarter."
    ),
    "PD-I8": _(
        "A side calls no more time-outs in a quarter than it has, and spends two aces "
        "at most."
    ),
}
