"""What a league may choose about Jukem Basketball (JB-O)."""

from typing import Final

from simulation.jukem_basketball.tables import DECK, STOPPER_CARDS, STOPS
from simulation.options import (
    ChoiceOption,
    CountsOption,
    FlagOption,
    IntegerOption,
    Option,
    TableOption,
)
from simulation.words import Words, gettext_noop

_ = gettext_noop

_WORDS: Final[dict[str, tuple[Words, Words]]] = {
    "deck": (
        Words(_("Deck")),
        Words(_("How many copies of each card the deck holds.")),
    ),
    "stops": (
        Words(_("Stop matrix")),
        Words(_("Which defensive cards stop which shot, with or without AND 1.")),
    ),
    "quarters": (
        Words(_("Quarters")),
        Words(_("Regulation quarters, each one trip through the deck.")),
    ),
    "jukem_multiplier": (
        Words(_("JUKEM multiplier")),
        Words(_("2 doubles the points of a shot that JUKEM goes with.")),
    ),
    "half_court_any_time": (
        Words(_("Half-court shot at any time")),
        Words(_("Allows HALF COURT while cards remain in the draw pile.")),
    ),
    "technical_free_throw": (
        Words(_("Technical free throw")),
        Words(_("A side that stops a shot with TECHNICAL FOUL also scores 1.")),
    ),
    "refill": (
        Words(_("Refill")),
        Words(_("Draw up to five cards after each play, or one card only.")),
    ),
    "max_overtimes": (
        Words(_("Overtimes at most")),
        Words(_("After this many level overtimes the game is a tie; 0 plays none.")),
    ),
}

# the limits keep any game below the 20,000 choices of a record
OPTIONS: Final[tuple[Option, ...]] = (
    CountsOption(
        "deck",
        *_WORDS["deck"],
        DECK,
        maximum=99,
        total=(20, 200),
    ),
    TableOption("stops", *_WORDS["stops"], STOPS, columns=STOPPER_CARDS),
    IntegerOption("quarters", *_WORDS["quarters"], 4, minimum=1, maximum=8),
    IntegerOption(
        "jukem_multiplier",
        *_WORDS["jukem_multiplier"],
        1,
        minimum=1,
        maximum=2,
    ),
    FlagOption("half_court_any_time", *_WORDS["half_court_any_time"], False),
    FlagOption("technical_free_throw", *_WORDS["technical_free_throw"], False),
    ChoiceOption(
        "refill", *_WORDS["refill"], "to_five", choices=("to_five", "one_card")
    ),
    IntegerOption(
        "max_overtimes",
        *_WORDS["max_overtimes"],
        20,
        minimum=0,
        maximum=20,
    ),
)
