"""What a coach profile may set; the defaults play the heuristic of PD-H."""

from typing import Final

from simulation.teamsheet import Dial
from simulation.words import Words, gettext_noop

_ = gettext_noop

DIALS: Final = (
    Dial(
        "steal_keep",
        Words(_("Cards kept back from steals")),
        Words(
            _(
                "Tries to steal with the lowest number card where at least so many "
                "other number cards are left in hand. 5 never tries."
            )
        ),
        minimum=0,
        maximum=5,
        default=5,
        unit=Words(_("cards")),
    ),
    Dial(
        "block_keep",
        Words(_("Cards kept back from blocks")),
        Words(
            _(
                "Tries to block a shot for two with the lowest number card where at "
                "least so many other number cards are left in hand. 5 never tries."
            )
        ),
        minimum=0,
        maximum=5,
        default=5,
        unit=Words(_("cards")),
    ),
    Dial(
        "rebound_from",
        Words(_("Lowest card for a rebound")),
        Words(
            _(
                "Goes for the rebound of an own miss with the highest number card, "
                "where it counts at least so much. 11 never goes."
            )
        ),
        minimum=2,
        maximum=11,
        default=8,
        unit=Words(_("value")),
    ),
    Dial(
        "timeout_pile",
        Words(_("Pile for a time-out")),
        Words(
            _(
                "Calls a time-out with neither figure nor ace in hand where at least "
                "so many cards are left in the own pile. 22 never does."
            )
        ),
        minimum=3,
        maximum=22,
        default=6,
        unit=Words(_("cards")),
    ),
    Dial(
        "joker_pile",
        Words(_("Aces kept for the end")),
        Words(
            _(
                "Shoots a three with an ace where at most so many cards are left in "
                "the own pile. 21 always does, 0 waits until the pile is empty."
            )
        ),
        minimum=0,
        maximum=21,
        default=21,
        unit=Words(_("cards")),
    ),
)
