"""Every rule case plays as written, and every clause of every rule book has one."""

from pathlib import Path

import pytest

from simulation.cases import Case, load_cases, run_case, uncited_clauses
from simulation.registry import rulesets

FOLDER = Path(__file__).resolve().parents[1] / "cases"
CASES = [case for path in sorted(FOLDER.rglob("*.json")) for case in load_cases(path)]


def title(case: Case) -> str:
    return f"{case.ruleset.slug}/{Path(case.source).stem}: {case.name}"


@pytest.mark.parametrize("case", CASES, ids=title)
def test_rule_case_comes_out_as_written(case):
    assert run_case(case) == []


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.slug)
def test_every_clause_has_a_case(ruleset):
    assert [clause.number for clause in uncited_clauses(ruleset, CASES)] == []
