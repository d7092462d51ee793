"""The rule books there are: the one place that names the engines."""

from simulation.basketball_age import RULESET as BASKETBALL_AGE
from simulation.errors import UnknownRuleset
from simulation.jukem_basketball import RULESET as JUKEM_BASKETBALL
from simulation.playing_card_baseball import RULESET as PLAYING_CARD_BASEBALL
from simulation.playing_card_basketball import RULESET as PLAYING_CARD_BASKETBALL
from simulation.poker_deck_basketball import RULESET as POKER_DECK_BASKETBALL
from simulation.protocol import Ruleset

_RULESETS: tuple[Ruleset, ...] = (
    BASKETBALL_AGE,
    JUKEM_BASKETBALL,
    PLAYING_CARD_BASKETBALL,
    POKER_DECK_BASKETBALL,
    PLAYING_CARD_BASEBALL,
)


def rulesets() -> tuple[Ruleset, ...]:
    """Return all rulesets, the main game first."""
    return _RULESETS


def get_ruleset(slug: str) -> Ruleset:
    """Return the ruleset of a slug.

    :raises UnknownRuleset: naming those there are.
    """
    for ruleset in _RULESETS:
        if ruleset.slug == slug:
            return ruleset
    known = ", ".join(ruleset.slug for ruleset in _RULESETS)
    raise UnknownRuleset(f"there is no ruleset {slug!r}; there are {known}")
