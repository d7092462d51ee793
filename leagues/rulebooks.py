"""The rule book of a league, by its name."""

from leagues.errors import fields_named
from simulation.protocol import Ruleset
from simulation.registry import get_ruleset


def league_rulebook(slug: str) -> Ruleset:
    """Return the rule book that a league is to play.

    :raises BadValue: where there is none of that name.
    """
    with fields_named("ruleset"):
        return get_ruleset(slug)
