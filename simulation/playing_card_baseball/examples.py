"""Worked examples, each of them shown by a rule case."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

EXAMPLES: Final = {
    "PC-V1": _("Two kings with a five lose to two kings with seven, four and three."),
    "PC-V2": _("Ace, king, queen lose to a pair of twos."),
    "PC-V3": _("Three nines alone beat aces and kings."),
    "PC-V4": _("Four nines, four cards in all, beat a flush."),
    "PC-V5": _("A straight to five loses to a straight to six."),
    "PC-V6": _("A flush in clubs of nine cards loses to tens full of fours."),
    "PC-V7": _("Queens full of jacks lose to kings full of threes."),
    "PC-V8": _("Ace, king, nine alone lose to ace, king, nine and two more cards."),
    "PC-V9": _(
        "Ace, king, nine, four, three on both sides are equal: the batter wins, or the "
        "pitcher where the league says so."
    ),
    "PC-V10": _("Tens and eights alone lose to tens and eights with a three."),
    "PC-V11": _(
        "King, queen, jack, ten of clubs are neither flush nor straight: a pair of "
        "twos beats them."
    ),
    "PC-V12": _("Ace to ten of clubs, a straight flush, beat four nines."),
    "PC-V13": _("Jacks and sevens with a four lose to jacks and sevens with a five."),
    "PC-V14": _("First and third taken, a single: one run, first and second taken."),
    "PC-V15": _("First and second taken, a double: one run, second and third taken."),
    "PC-V16": _("Bases full, a home run: four runs, bases empty."),
    "PC-V17": _(
        "Second taken, one out, a sacrifice fly with the better hand: one run, two "
        "out, and no at-bat."
    ),
    "PC-V18": _(
        "First taken, nobody out, a sacrifice fly with the better hand: the runner is "
        "on third, no run, and it was an at-bat."
    ),
    "PC-V19": _(
        "Third taken, one out, a sacrifice fly with equal hands: the runner stays."
    ),
    "PC-V20": _(
        "First and second taken, the batter out, and the double play turned: two out, "
        "second taken."
    ),
    "PC-V21": _(
        "First and third taken, the second out, and the double play fails: one run, "
        "second taken, two out."
    ),
    "PC-V22": _("First taken, two out, the batter out: no double play is asked for."),
    "PC-V23": _("A runner goes for second with a seven against a seven: safe."),
    "PC-V24": _(
        "With two out a runner is caught with a seven against an eight: the half is "
        "over, and the plate appearance does not count."
    ),
    "PC-V25": _(
        "First and second taken: the runner on second may go; the one on first may "
        "only when second is free."
    ),
    "PC-V26": _(
        "Last half, level, bases full, a single: one run, the game is over, three are "
        "left on base."
    ),
    "PC-V27": _("Last half, level, bases full, a home run: all four runs count."),
    "PC-V28": _("Home leads after the top of the third: it has batted for good."),
    "PC-V29": _("Two out, third taken: four swings, no sacrifice fly."),
    "PC-V30": _("With both substitutes used neither side is asked for one."),
    "PC-V31": _(
        "A whole half, card by card, with the deck never shuffled: three runs on four "
        "hits by seven batters, and in the fourth plate appearance the cards of the "
        "first come round again."
    ),
}
