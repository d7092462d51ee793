"""The checkout keeps the house's rules, read off its source."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import pytest

from scripts import syntax_rules
from scripts.syntax_rules import Finding
from simulation.registry import rulesets

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("config", "games", "leagues", "scripts", "simulation")
WEB_PACKAGES = ("config", "games", "leagues")
TEXT_SUFFIXES = {".cfg", ".css", ".html", ".js", ".md", ".py", ".sh", ".toml", ".txt"}
# Where a ruleset may be named outside its engine: the demo league plays one.
SLUG_EXCEPTIONS = ("config/demo/cast.py", "templates/games/boards/")


def sources(*folders: str, suffix: str = ".py") -> list[Path]:
    """Return our files below *folders*, leaving out vendored ones."""
    return sorted(
        path
        for folder in folders
        for path in (ROOT / folder).rglob(f"*{suffix}")
        if "vendor" not in path.parts and "__pycache__" not in path.parts
    )


def broken(paths: list[Path], rule: Callable[[Path], list[Finding]]) -> list[str]:
    """Return ``file:line: message`` for everything that breaks *rule*."""
    assert paths
    return [
        f"{path.relative_to(ROOT)}:{finding.line}: {finding.message}"
        for path in paths
        for finding in rule(path)
    ]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


def test_simulation_imports_the_standard_library_only():
    assert (
        broken(
            sources("simulation"),
            lambda path: syntax_rules.foreign_imports(tree_of(path), "simulation"),
        )
        == []
    )


def test_simulation_runs_without_any_installed_package():
    command = [sys.executable, "-S", "-E", "-m", "simulation", "rulesets"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)

    assert all(ruleset.slug in done.stdout for ruleset in rulesets())


def test_no_ruleset_is_named_outside_simulation():
    slugs = [ruleset.slug for ruleset in rulesets()]
    paths = [
        path
        for suffix in (".py", ".html", ".js", ".css")
        for path in sources(*WEB_PACKAGES, "scripts", "templates", suffix=suffix)
        if not path.relative_to(ROOT).as_posix().startswith(SLUG_EXCEPTIONS)
    ]

    assert (
        broken(paths, lambda path: syntax_rules.slug_mentions(text_of(path), slugs))
        == []
    )


def test_modules_and_functions_stay_within_their_limits():
    paths = sources(*PACKAGES, "tests", "benchmarks")

    assert (
        broken(
            [path for path in paths if "migrations" not in path.parts],
            lambda path: syntax_rules.oversized(text_of(path), tree_of(path)),
        )
        == []
    )


def test_names_say_what_lies_there():
    paths = sources(*PACKAGES, "tests", "benchmarks")

    assert (
        broken(
            paths,
            lambda path: syntax_rules.empty_path_names(
                PurePosixPath(path.relative_to(ROOT))
            ),
        )
        == []
    )
    assert (
        broken(paths, lambda path: syntax_rules.empty_definition_names(tree_of(path)))
        == []
    )


def test_nothing_is_marked_as_unfinished():
    paths = [
        path
        for folder in (*PACKAGES, "benchmarks", "docs", "templates")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in TEXT_SUFFIXES and "vendor" not in path.parts
    ]
    paths += [path for path in ROOT.glob("*") if path.suffix in TEXT_SUFFIXES]
    paths.remove(ROOT / "scripts" / "syntax_rules.py")

    assert (
        broken(paths, lambda path: syntax_rules.unfinished_marks(text_of(path))) == []
    )


def test_comments_and_docstrings_put_nothing_off():
    paths = sources(*PACKAGES, "tests", "benchmarks")

    assert (
        broken(
            paths,
            lambda path: syntax_rules.unfinished_remarks(text_of(path), tree_of(path)),
        )
        == []
    )


def test_comments_draw_no_banners():
    paths = sources(*PACKAGES, "tests", "benchmarks")

    assert broken(paths, lambda path: syntax_rules.section_banners(text_of(path))) == []


def test_exceptions_name_their_rule():
    paths = sources(*PACKAGES, "tests", "benchmarks")

    assert broken(paths, lambda path: syntax_rules.bare_exceptions(text_of(path))) == []


@pytest.mark.parametrize("slug", [ruleset.slug for ruleset in rulesets()])
def test_ruleset_has_rule_cases_and_a_golden_game(slug):
    cases = list((ROOT / "tests" / "cases" / slug).glob("*.json"))
    golden_games = [
        path
        for path in (ROOT / "tests" / "playthroughs").rglob("*")
        if path.is_file() and slug in path.relative_to(ROOT).as_posix()
    ]

    assert cases
    assert golden_games
