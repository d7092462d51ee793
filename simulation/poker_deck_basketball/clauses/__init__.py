"""Every rule as the engine plays it, numbered as rule cases cite it.

In the order in which a newcomer reads: the cards, a quarter from the tip-off to the
buzzer, what is secret, options, settled doubts, the box score, the built-in coaches and
worked examples.
"""

from typing import Final

from simulation.poker_deck_basketball.clauses.coach import COACH
from simulation.poker_deck_basketball.clauses.examples import EXAMPLES
from simulation.poker_deck_basketball.clauses.figures import BOX_SCORE, INVARIANTS
from simulation.poker_deck_basketball.clauses.play import CARDS, CONDUCT, PLAY
from simulation.poker_deck_basketball.clauses.rulings import RULINGS
from simulation.poker_deck_basketball.coaches import DIALS
from simulation.poker_deck_basketball.options import OPTIONS
from simulation.rulebook import Clause, chapter, clauses_of
from simulation.words import gettext_noop

_ = gettext_noop


def _option_clauses() -> list[Clause]:
    return [Clause(f"PD-O.{option.name}", option.help) for option in OPTIONS]


def _coach_clauses() -> list[Clause]:
    dials = [Clause(f"PD-H.{dial.name}", dial.help) for dial in DIALS]
    return [*clauses_of(COACH), *dials]


CHAPTERS: Final = (
    chapter("cards", _("Cards and dice"), clauses_of(CARDS)),
    chapter("play", _("Course of play"), clauses_of(PLAY)),
    chapter("secrets", _("Choices and secrets"), clauses_of(CONDUCT)),
    chapter("options", _("Options"), _option_clauses()),
    chapter("doubts", _("Doubts settled"), clauses_of(RULINGS)),
    chapter("box_score", _("Box score"), clauses_of(BOX_SCORE)),
    chapter("invariants", _("What always holds"), clauses_of(INVARIANTS)),
    chapter("coach", _("Computer coaches"), _coach_clauses()),
    chapter("examples", _("Worked examples"), clauses_of(EXAMPLES)),
)
