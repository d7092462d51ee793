"""What a league may choose about Playing Card Baseball (PC-O)."""

from typing import Final

from simulation.options import (
    ChoiceOption,
    FlagOption,
    IntegerOption,
    Option,
    Preset,
)
from simulation.playing_card_baseball.tables import USUAL_EXTRA
from simulation.words import Words, gettext_noop

_ = gettext_noop

MOST_INNINGS: Final = 9
_MOST_IN_ALL: Final = MOST_INNINGS + USUAL_EXTRA

# three outs end a half sooner or later: with these limits a game of 20,000 choices,
# the most of a record, is beyond any luck
OPTIONS: Final[tuple[Option, ...]] = (
    IntegerOption(
        "innings",
        Words(_("Innings")),
        Words(_("Regulation innings. The original plays three.")),
        3,
        minimum=1,
        maximum=MOST_INNINGS,
    ),
    FlagOption(
        "double_plays",
        Words(_("Double plays")),
        Words(_("The pitcher may go for a second out when first base is taken.")),
        True,
    ),
    FlagOption(
        "steals",
        Words(_("Steals")),
        Words(_("Runners may steal second and third before the pitch.")),
        True,
    ),
    FlagOption(
        "sac_flies",
        Words(_("Sacrifice flies")),
        Words(_("The batter may give himself up to move the runners.")),
        True,
    ),
    FlagOption(
        "substitutions",
        Words(_("Pinch hitters and relievers")),
        Words(_("Each side may change one hand at bat and one in the field.")),
        True,
    ),
    ChoiceOption(
        "tie_hand",
        Words(_("Equal hands")),
        Words(_("Which side wins a showdown of exactly equal hands.")),
        "batter",
        choices=("batter", "pitcher"),
    ),
    IntegerOption(
        "max_innings",
        Words(_("Innings at most")),
        Words(
            _(
                "After so many innings a level game is a tie. 0 allows 20 more than "
                "the regulation innings."
            )
        ),
        0,
        minimum=0,
        maximum=_MOST_IN_ALL,
    ),
    FlagOption(
        "walkoff_all_runs",
        Words(_("All runs of a winning hit")),
        Words(
            _("Counts every run of a hit that ends the game, not only those it needs.")
        ),
        False,
    ),
    FlagOption(
        "order_unknown",
        Words(_("Used cards in any order")),
        Words(
            _(
                "For tables where nobody keeps the order of used cards: they go under "
                "the deck as a heap that is mixed."
            )
        ),
        False,
    ),
)

# PC-A20: the rules that the original calls optional, and recommends
_OPTIONAL_RULES: Final = ("double_plays", "steals", "sac_flies", "substitutions")

PRESETS: Final = (
    Preset(
        "full",
        Words(_("Full")),
        Words(
            _(
                "With double plays, steals, sacrifice flies, pinch hitters and "
                "relievers, as the original recommends."
            )
        ),
        dict.fromkeys(_OPTIONAL_RULES, True),
    ),
    Preset(
        "basic",
        Words(_("Basic")),
        Words(_("Pitches and swings alone, without any of the optional rules.")),
        dict.fromkeys(_OPTIONAL_RULES, False),
    ),
)
