"""What the built-in coaches do."""

from typing import Final

from simulation.words import gettext_noop

_ = gettext_noop

COACH: Final = {
    "PD-H.TIP": _(
        "The standard coach lays its highest number card for the tip-off, or its "
        "lowest figure if it holds no number card."
    ),
    "PD-H.BREAK": _(
        "It takes a long shot, a fast break for three, or the fast break for two with "
        "the fewest figures and the lowest sum, in this order, where it can."
    ),
    "PD-H.BACK": _(
        "In its own half, with neither figure nor ace, it pulls up for two with its "
        "lowest pair; else it passes with its lowest card."
    ),
    "PD-H.ARC": _(
        "At the arc it shoots a three with its lowest card: with an ace if it holds "
        "one, else if it holds a figure and another card, or nothing else. Otherwise "
        "it passes on."
    ),
    "PD-H.PAINT": _(
        "In the paint it dunks with its lowest figure, else it shoots for two with its "
        "lowest card, with an ace only if its pile is empty."
    ),
    "PD-H.ALLEY": _("It always plays an alley-oop, with its lowest figure."),
    "PD-H.DEFENCE": _("It never tries to steal or to block."),
    "PD-H.THROW": _("It rolls its free throws and keeps its aces."),
    "PD-H.OFF": _(
        "It goes for the rebound of an own miss with its highest number card, if that "
        "is an 8 or more and it holds four cards that are no aces."
    ),
    "PD-H.DEF": _(
        "Against a card it goes for the rebound with the lowest higher one, else with "
        "an equal one; against none it plays none. Where cards are hidden, it plays as "
        "after an own miss."
    ),
    "PD-H.TIMEOUT": _(
        "It calls a time-out with neither figure nor ace among three cards or more and "
        "six cards or more in its pile, and changes its three lowest. It answers one "
        "likewise, if its pile holds three."
    ),
    "PD-H.ACTIVE": _(
        "The active coach tries to steal with its lowest of three number cards or "
        "more, to block a two with its lowest of two or more, and a three only with an "
        "ace. Else it plays as the standard coach."
    ),
    "PD-H.EXPERT": _(
        "The expert coach pulls up with a pair of numbers unless it holds an ace and "
        "no figure, plays numbers without a partner first, changes all its cards in a "
        "time-out, and steals or blocks with a last card that cannot score."
    ),
}
