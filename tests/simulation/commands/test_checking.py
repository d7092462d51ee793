"""``check`` runs rule cases and tells what came out otherwise."""

import json

import pytest

from simulation.registry import get_ruleset

SLUG = "jukem_basketball"
GOOD = {"name": "good", "rules": ["JB-R1.1"], "expect": {"score": [0, 0]}}
BAD = {"name": "bad", "rules": ["JB-R1.1", "JB-R7.2"], "expect": {"score": [1, 0]}}


@pytest.fixture
def write(tmp_path):
    """Return a function that writes cases to a file of the ruleset's folder."""
    folder = tmp_path / SLUG
    folder.mkdir()

    def write_cases(name, *cases):
        path = folder / name
        path.write_text(json.dumps(list(cases)))
        return path

    return write_cases


def test_cases_that_pass_are_counted(command, write):
    ran = command("check", write("a.json", GOOD), write("b.json", GOOD))

    assert ran == (0, "2 passed, 0 failed\n", "")


def test_failure_tells_case_rules_and_what_came(command, write):
    path = write("a.json", BAD, GOOD)

    ran = command("check", path)

    assert ran == (
        1,
        f"FAILED {path}: bad (JB-R1.1, JB-R7.2)\n"
        "  score: expected [1, 0], came [0, 0]\n"
        "1 passed, 1 failed\n",
        "",
    )


def test_malformed_files_are_all_told_and_nothing_is_run(command, write):
    first = write("a.json", {**GOOD, "expct": {}})
    second = write("b.json")

    ran = command("check", first, write("c.json", BAD), second)

    assert ran.status == 2
    assert ran.out == ""
    assert ran.err == (
        "simulation: expct: is none of name, ruleset, rules, options, home, away, "
        f"position, script, steps, expect, refused ({first}: good)\n"
        f"simulation: file: holds no case ({second})\n"
    )


def test_coverage_lists_clauses_without_a_case(command, write, shootout_is_registered):
    clauses = get_ruleset(SLUG).clauses
    numbers = [clause.number for clause in clauses]
    path = write("a.json", {**GOOD, "rules": numbers[1:]})

    ran = command("check", "--coverage", path)

    lines = ran.out.splitlines()
    assert ran.status == 1
    assert lines[0].startswith(f"no case of {SLUG} cites {numbers[0]}: ")
    assert lines[1:] == [
        f"{SLUG}: {len(numbers) - 1} of {len(numbers)} clauses have a case",
        "1 passed, 0 failed",
    ]


def test_coverage_that_is_complete_passes(command, write):
    numbers = [clause.number for clause in get_ruleset(SLUG).clauses]

    ran = command("check", "--coverage", write("a.json", {**GOOD, "rules": numbers}))

    assert ran == (
        0,
        f"{SLUG}: {len(numbers)} of {len(numbers)} clauses have a case\n"
        "1 passed, 0 failed\n",
        "",
    )
