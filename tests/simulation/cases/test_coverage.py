"""Which clauses no case cites."""

from simulation.cases import read_cases, uncited_clauses
from simulation.registry import get_ruleset


def test_clauses_without_a_case_are_named_in_order():
    ruleset = get_ruleset("jukem_basketball")
    numbers = [clause.number for clause in ruleset.clauses]
    written = {"name": "n", "rules": numbers[1:-1], "expect": {"score": [0, 0]}}
    cases = read_cases(written, ruleset.slug, "a.json")

    uncited = uncited_clauses(ruleset, cases)

    assert [clause.number for clause in uncited] == [numbers[0], numbers[-1]]


def test_cases_of_another_rule_book_do_not_count(shootout_is_registered):
    ruleset = get_ruleset("jukem_basketball")
    written = {"name": "n", "rules": ["SO-1"], "expect": {"score": [0, 0]}}
    cases = read_cases(written, "shootout", "a.json")

    assert uncited_clauses(ruleset, cases) == list(ruleset.clauses)
