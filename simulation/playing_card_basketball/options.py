"""What a league may choose about Playing Card Basketball (PB-O)."""

from typing import Final

from simulation.options import ChoiceOption, FlagOption, IntegerOption, Option
from simulation.words import Words, gettext_noop

_ = gettext_noop

_WORDS: Final[dict[str, tuple[Words, Words]]] = {
    "target_score": (
        Words(_("Points to win")),
        Words(_("The first side with as many points wins.")),
    ),
    "ace": (
        Words(_("Ace")),
        Words(_("High, above the king, or low, below the two.")),
    ),
    "rebounds": (
        Words(_("Rebounds")),
        Words(
            _(
                "After a shot that was left to chance and missed, both sides turn over "
                "a card for the ball."
            )
        ),
    ),
    "max_passes": (
        Words(_("Passes at most")),
        Words(
            _(
                "After as many completed passes in a possession the offense must "
                "shoot; 0 sets no limit."
            )
        ),
    ),
    "win_by": (
        Words(_("Win by")),
        Words(_("By how many points the winner must lead.")),
    ),
    "max_possessions": (
        Words(_("Possessions at most")),
        Words(
            _(
                "After as many possessions of both sides together the leader wins; if "
                "level, a tip-off decides."
            )
        ),
    ),
}

# with the limit on plays (PB-R10.3) these keep any game below the 20,000 choices of a
# record
OPTIONS: Final[tuple[Option, ...]] = (
    IntegerOption("target_score", *_WORDS["target_score"], 10, minimum=1, maximum=99),
    ChoiceOption("ace", *_WORDS["ace"], "high", choices=("high", "low")),
    FlagOption("rebounds", *_WORDS["rebounds"], False),
    IntegerOption("max_passes", *_WORDS["max_passes"], 24, minimum=0, maximum=99),
    IntegerOption("win_by", *_WORDS["win_by"], 1, minimum=1, maximum=2),
    IntegerOption(
        "max_possessions", *_WORDS["max_possessions"], 500, minimum=1, maximum=1000
    ),
)
