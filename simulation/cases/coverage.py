"""Which of a ruleset's numbered rules the cases cite."""

from collections.abc import Iterable

from simulation.cases.reading import Case
from simulation.protocol import Clause, Ruleset


def uncited_clauses(ruleset: Ruleset, cases: Iterable[Case]) -> list[Clause]:
    """Return the clauses of a ruleset that none of its cases cites, in order."""
    cited = {
        number for case in cases if case.ruleset is ruleset for number in case.rules
    }
    return [clause for clause in ruleset.clauses if clause.number not in cited]
