"""The registry knows every rule book by its slug."""

import pytest

from simulation.errors import UnknownRuleset
from simulation.registry import get_ruleset, rulesets


def test_every_ruleset_is_found_by_its_slug():
    assert [get_ruleset(ruleset.slug) for ruleset in rulesets()] == list(rulesets())


def test_slugs_are_unique():
    slugs = [ruleset.slug for ruleset in rulesets()]

    assert len(set(slugs)) == len(slugs) > 0


def test_an_unknown_slug_is_refused_with_those_there_are():
    listed = ", ".join(ruleset.slug for ruleset in rulesets())

    with pytest.raises(UnknownRuleset) as refused:
        get_ruleset("nonsense")

    assert str(refused.value) == f"there is no ruleset 'nonsense'; there are {listed}"
