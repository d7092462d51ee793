"""The game in one sentence, and what is asked."""

from typing import Final

from simulation.protocol import SIDE_SLOTS
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

SUMMARY: Final = Words(
    _(
        "Half a poker deck each and two dice: cards pass, shoot, steal, block and "
        "rebound, and when they have run out the quarter is over."
    )
)

PROMPTS: Final = {
    "tip": Words(_("Which card do you lay face down for the tip-off?")),
    "attack": Words(_("You have the ball. What do you play? A joker is an ace.")),
    "steal": Words(_("Do you try to steal the pass?")),
    "contest": Words(_("Do you try to block the shot?")),
    "alley": Words(_("The shot misses. Do you play an alley-oop?")),
    "free_throw": Words(_("A free throw: do you roll, or spend an ace?")),
    "reb_off": Words(_("Your own miss: which card goes for the rebound?")),
    "reb_def": Words(_("Their miss: which card goes for the rebound?")),
    "timeout": Words(_("Do you call a time-out?")),
    "timeout_cards": Words(_("Which cards do you change?")),
    "timeout_response": Words(
        _("They have called a time-out. Which cards do you change?")
    ),
}
DRAW_PROMPT: Final = Words(_("Which card was drawn?"))
ROLL_PROMPTS: Final = tuple(
    words(_("Two dice for {team}: what do they show?"), team=Name(slot))
    for slot in SIDE_SLOTS
)
