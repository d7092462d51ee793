"""Each rule over the source finds what breaks it and leaves the rest alone."""

import ast
from pathlib import PurePosixPath

import pytest

from scripts import syntax_rules
from scripts.syntax_rules import Finding


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import django", "django"),
        ("import json, django.db", "django.db"),
        ("from leagues.models import Team", "leagues.models"),
        ("def late():\n    import celery", "celery"),
        ("__import__('django')", "django"),
        ("importlib.import_module('django')", "django"),
        ("import_module(name)", "something computed"),
    ],
)
def test_foreign_imports_finds_other_packages(source, name):
    findings = syntax_rules.foreign_imports(ast.parse(source), "simulation")

    assert [finding.message for finding in findings] == [f"imports {name}"]


def test_foreign_imports_allows_standard_library_and_own_package():
    source = "import json\nfrom simulation.cards import Card\nfrom . import rules"

    findings = syntax_rules.foreign_imports(ast.parse(source), "simulation")

    assert findings == []


@pytest.mark.parametrize("spelling", ["bowl_on", "bowl-on", "Bowl On", "BowlOn"])
def test_slug_mentions_finds_every_spelling(spelling):
    findings = syntax_rules.slug_mentions(f"x = 1\nif a == '{spelling}':", ["bowl_on"])

    assert findings == [Finding(2, "names the ruleset bowl_on")]


def test_slug_mentions_leaves_other_words_alone():
    assert syntax_rules.slug_mentions("a bowl, one of many", ["bowl_on"]) == []


def test_oversized_finds_long_module_and_long_function():
    body = "    x = 1\n"
    text = f"def long():\n{body * 60}def short():\n{body * 59}" + "y = 2\n" * 400

    findings = syntax_rules.oversized(text, ast.parse(text))

    assert findings == [
        Finding(1, "module of 521 lines"),
        Finding(1, "function long of 61 lines"),
    ]


def test_oversized_counts_async_functions():
    text = "async def long():\n" + "    x = 1\n" * 60

    findings = syntax_rules.oversized(text, ast.parse(text))

    assert findings == [Finding(1, "function long of 61 lines")]


def test_oversized_allows_the_limits_themselves():
    text = "def full():\n" + "    x = 1\n" * 59 + "y = 2\n" * 440

    assert syntax_rules.oversized(text, ast.parse(text)) == []


@pytest.mark.parametrize(
    "path", ["games/utils.py", "common/models.py", "leagues/form_helpers.py", "data.py"]
)
def test_empty_path_names_finds_words_that_say_nothing(path):
    assert len(syntax_rules.empty_path_names(PurePosixPath(path))) == 1


def test_empty_path_names_allows_a_word_inside_a_longer_one():
    path = PurePosixPath("config/management/commands/database.py")

    assert syntax_rules.empty_path_names(path) == []


@pytest.mark.parametrize(
    "source",
    ["class GameManager: pass", "def form_helper(): pass", "class StringUtils: pass"],
)
def test_empty_definition_names_finds_words_that_say_nothing(source):
    assert len(syntax_rules.empty_definition_names(ast.parse(source))) == 1


def test_empty_definition_names_allows_managers_of_django_and_mere_adjectives():
    source = (
        "class UserManager(BaseUserManager['User']): pass\n"
        "def manage(): pass\n"
        "def common_opponents(): pass\n"
        "def _(): pass\n"
    )

    assert syntax_rules.empty_definition_names(ast.parse(source)) == []


def test_unfinished_marks_finds_the_line():
    mark = "TO" + "DO"

    findings = syntax_rules.unfinished_marks(f"fine\n<!-- {mark}: later -->")

    assert findings == [Finding(2, "is marked as unfinished")]


@pytest.mark.parametrize(
    "source",
    ["x = 1  # enough for now", 'def f():\n    """A stub."""', '"""TBD: stub"""'],
)
def test_unfinished_remarks_finds_comments_and_docstrings(source):
    assert len(syntax_rules.unfinished_remarks(source, ast.parse(source))) == 1


def test_unfinished_remarks_leaves_code_alone():
    source = 'attributes = {"placeholder": "name@example.org"}  # shown when empty'

    assert syntax_rules.unfinished_remarks(source, ast.parse(source)) == []


def test_section_banners_finds_rules_across_the_page():
    findings = syntax_rules.section_banners("# ---- views ----\n# views\n#####\n")

    assert [finding.line for finding in findings] == [1, 3]


@pytest.mark.parametrize("comment", ["# noqa", "# type: ignore", "#NOQA"])
def test_bare_exceptions_finds_comments_without_a_rule(comment):
    assert len(syntax_rules.bare_exceptions(f"x = 1  {comment}\n")) == 1


@pytest.mark.parametrize("comment", ["# noqa: S603 - own", "# type: ignore[misc]"])
def test_bare_exceptions_allows_named_rules(comment):
    assert syntax_rules.bare_exceptions(f"x = 1  {comment}\n") == []
