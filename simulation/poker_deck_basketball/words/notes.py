"""What is said of the coaches, and of decisions that may be left to one."""

from typing import Final

from simulation.words import Words, gettext_noop

_ = gettext_noop

ACTIVE_NOTE: Final = Words(
    _(
        "Goes for more steals and blocks than the standard coach, whatever your "
        "instructions say of these. It makes a livelier game and wins less often."
    )
)
EXPERT_NOTE: Final = Words(
    _(
        "Plays for points a card: keeps pairs together for pull-ups, and defends with "
        "cards that can score no more. Wins more often than the standard coach, and "
        "follows no instructions."
    )
)
GROUP_NOTES: Final = {
    "attack": Words(_("what is passed, shot or played as an alley-oop")),
    "defence": Words(_("whether a pass or a shot is answered, and with which card")),
    "free_throw": Words(_("whether a free throw is rolled or made with an ace")),
    "rebound": Words(_("which card goes for the rebound")),
    "timeout": Words(_("when a time-out is called, and which cards it changes")),
    "tip_off": Words(_("which card is laid for the tip-off")),
}
