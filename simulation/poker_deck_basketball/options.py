"""What a league may choose about Poker-deck Basketball (PD-O)."""

from typing import Final

from simulation.options import ChoiceOption, FlagOption, IntegerOption, Option
from simulation.words import Words, gettext_noop

_ = gettext_noop

# the limits keep any game below the 20,000 choices of a record
OPTIONS: Final[tuple[Option, ...]] = (
    IntegerOption(
        "quarters",
        Words(_("Quarters")),
        Words(_("Regulation quarters, each one trip through both decks.")),
        4,
        minimum=1,
        maximum=8,
    ),
    ChoiceOption(
        "quarter_start",
        Words(_("Ball at the start of a quarter")),
        Words(
            _(
                "Who has the ball from the second quarter on: the side that defended "
                "the last action, or the one that attacked."
            )
        ),
        "defender",
        choices=("defender", "attacker"),
    ),
    ChoiceOption(
        "tiebreak",
        Words(_("Level after the last quarter")),
        Words(_("Overtimes are played first, or a shoot-out of free throws decides.")),
        "overtime",
        choices=("overtime", "free_throws"),
    ),
    IntegerOption(
        "max_overtimes",
        Words(_("Overtimes at most")),
        Words(_("After this many level overtimes a shoot-out decides.")),
        5,
        minimum=0,
        maximum=10,
    ),
    IntegerOption(
        "timeouts",
        Words(_("Time-outs")),
        Words(_("How many each side may call in a quarter.")),
        1,
        minimum=0,
        maximum=3,
    ),
    FlagOption(
        "hidden_rebound",
        Words(_("Hidden rebound")),
        Words(_("Both rebound cards are laid face down and turned together.")),
        False,
    ),
    FlagOption(
        "alley_oop_after_refill",
        Words(_("Alley-oop after refilling")),
        Words(_("The figure of an alley-oop may be a card that was just drawn.")),
        False,
    ),
    FlagOption(
        "joker_stops_pullup",
        Words(_("Joker against a pull-up")),
        Words(_("A pull-up may be blocked with a joker.")),
        True,
    ),
)
