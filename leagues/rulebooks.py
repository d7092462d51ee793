"""Which rule books a league can play."""

from leagues.errors import BadValue, fields_named
from simulation.protocol import Ruleset
from simulation.registry import get_ruleset, rulesets


def is_for_leagues(rules: Ruleset) -> bool:
    """Tell whether a league can play a rule book.

    Those with players need rosters, and a league keeps none.
    """
    return not rules.has_players


def league_rulebooks() -> tuple[Ruleset, ...]:
    """Return the rule books that a league can play, the main game first."""
    return tuple(rules for rules in rulesets() if is_for_leagues(rules))


def other_rulebooks() -> tuple[Ruleset, ...]:
    """Return those that it cannot."""
    return tuple(rules for rules in rulesets() if not is_for_leagues(rules))


def league_rulebook(slug: str) -> Ruleset:
    """Return the rule book that a league is to play.

    :raises BadValue: where there is none of that name, or none for leagues.
    """
    with fields_named("ruleset"):
        rules = get_ruleset(slug)
    if not is_for_leagues(rules):
        raise BadValue(
            "ruleset",
            f"{rules.title} has players with ratings, and leagues keep no rosters."
            " Choose another rule book.",
        )
    return rules
