"""``check``: runs rule cases and tells what came out otherwise."""

import argparse
from pathlib import Path

from simulation.cases import Case, load_cases, run_case, uncited_clauses
from simulation.commands.console import BadUse, Console
from simulation.errors import BadCase
from simulation.registry import rulesets
from simulation.words import fill


def check(arguments: argparse.Namespace, console: Console) -> int:
    """Run the cases of all files, in order.

    :returns: 1 if a case fails or, with ``--coverage``, a clause is cited by none.
    :raises BadUse: if a file is not written as cases are; nothing is run then.
    """
    cases = _load(arguments.files, console)
    failed = 0
    for case in cases:
        found = run_case(case)
        if not found:
            continue
        failed += 1
        console.say(f"FAILED {case.source}: {case.name} ({', '.join(case.rules)})")
        for line in found:
            console.say(f"  {line}")
    uncited = _say_coverage(cases, console) if arguments.coverage else 0
    console.say(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed or uncited else 0


def _load(files: list[str], console: Console) -> list[Case]:
    cases: list[Case] = []
    refused: list[BadCase] = []
    for name in files:
        try:
            cases += load_cases(Path(name))
        except BadCase as error:
            refused.append(error)
    for refusal in refused[:-1]:
        console.complain(f"simulation: {refusal}")
    if refused:
        raise BadUse(str(refused[-1]))
    return cases


def _say_coverage(cases: list[Case], console: Console) -> int:
    """Name the clauses without a case, of the rulesets that have cases here.

    :returns: how many there are.
    """
    found = 0
    for ruleset in rulesets():
        if not any(case.ruleset is ruleset for case in cases):
            continue
        uncited = uncited_clauses(ruleset, cases)
        for clause in uncited:
            text = fill(clause.text, {})
            console.say(f"no case of {ruleset.slug} cites {clause.number}: {text}")
        cited = len(ruleset.clauses) - len(uncited)
        console.say(
            f"{ruleset.slug}: {cited} of {len(ruleset.clauses)} clauses have a case"
        )
        found += len(uncited)
    return found
