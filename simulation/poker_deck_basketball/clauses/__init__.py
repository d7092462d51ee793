"""Every rule as the engine plays it, numbered as rule cases cite it.

In the order in which a newcomer reads: the cards, a quarter from the tip-off to the
buzzer, what is secret, options, settled doubts, the box score, the built-in coaches and
worked examples.
"""

from collections.abc import Mapping
from typing import Final

from simulation.poker_deck_basketball.clauses.coach import COACH
from simulation.poker_deck_basketball.clauses.examples import EXAMPLES
from simulation.poker_deck_basketball.clauses.figures import BOX_SCORE, INVARIANTS
from simulation.poker_deck_basketball.clauses.play import CARDS, CONDUCT, PLAY
from simulation.poker_deck_basketball.clauses.rulings import RULINGS
from simulation.poker_deck_basketball.coaches import DIALS
from simulation.poker_deck_basketball.options import OPTIONS
from simulation.protocol import Chapter, Clause
from simulation.words import Words, gettext_noop

_ = gettext_noop


def _chapter(name: str, title: str, texts: Mapping[str, Words]) -> Chapter:
    clauses = tuple(Clause(number, text) for number, text in texts.items())
    return Chapter(name, Words(title), clauses)


def _worded(texts: Mapping[str, str]) -> dict[str, Words]:
    return {number: Words(text) for number, text in texts.items()}


CHAPTERS: Final = (
    _chapter("cards", _("Cards and dice"), _worded(CARDS)),
    _chapter("play", _("Course of play"), _worded(PLAY)),
    _chapter("secrets", _("Choices and secrets"), _worded(CONDUCT)),
    _chapter(
        "options",
        _("Options"),
        {f"PD-O.{option.name}": option.help for option in OPTIONS},
    ),
    _chapter("doubts", _("Doubts settled"), _worded(RULINGS)),
    _chapter("box_score", _("Box score"), _worded(BOX_SCORE)),
    _chapter("invariants", _("What always holds"), _worded(INVARIANTS)),
    _chapter(
        "coach",
        _("Computer coaches"),
        {**_worded(COACH), **{f"PD-H.{dial.name}": dial.help for dial in DIALS}},
    ),
    _chapter("examples", _("Worked examples"), _worded(EXAMPLES)),
)
