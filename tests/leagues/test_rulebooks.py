import pytest

from leagues.errors import BadValue
from leagues.rulebooks import league_rulebook
from simulation import registry

SLUGS = [rules.slug for rules in registry.rulesets()]


@pytest.mark.parametrize("slug", SLUGS)
def test_rule_book_of_a_league_is_found(slug):
    assert league_rulebook(slug).slug == slug


def test_rule_book_that_there_is_not_is_refused():
    with pytest.raises(BadValue) as refused:
        league_rulebook("chess")

    reason = f"There is no ruleset 'chess'; there are {', '.join(SLUGS)}."
    assert (refused.value.field, refused.value.reason) == ("ruleset", reason)
