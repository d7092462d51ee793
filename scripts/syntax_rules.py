"""The house's rules over source text and syntax trees, each a pure function.

Every function takes one parsed or plain source and returns what breaks its rule there;
``tests/architecture`` applies them to the whole checkout.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Collection, Iterator
from pathlib import PurePosixPath
from typing import NamedTuple

LONGEST_MODULE = 500
LONGEST_FUNCTION = 60
EMPTY_NAMES = frozenset(
    {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
)
EMPTY_STEMS = frozenset({"data", "stuff"})
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX|TBD)\b")
UNFINISHED_WORDS = re.compile(
    r"\b(?:for now|placeholder|not (?:yet )?implemented|stub)\b", re.IGNORECASE
)
BANNER = re.compile(r"^#+[ \t]*[-=#*~_]{4,}")

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


class Finding(NamedTuple):
    """A broken rule: the line (from 1) and what is wrong there."""

    line: int
    message: str


def foreign_imports(tree: ast.Module, own: str) -> list[Finding]:
    """Return imports of anything but the standard library and the package *own*."""
    allowed = {*sys.stdlib_module_names, own}
    return [
        Finding(line, f"imports {name}")
        for line, name in _imported_names(tree)
        if name.split(".")[0] not in allowed
    ]


def _imported_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module
        elif isinstance(node, ast.Call) and _called_name(node) in {
            "__import__",
            "import_module",
        }:
            argument = node.args[0] if node.args else None
            if isinstance(argument, ast.Constant):
                yield node.lineno, str(argument.value)
            else:
                yield node.lineno, "something computed"


def _called_name(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def slug_mentions(text: str, slugs: Collection[str]) -> list[Finding]:
    """Return the lines of *text* that name a ruleset, in any spelling of its slug."""
    spellings = {
        slug: re.compile(re.escape(slug).replace("_", "[-_ ]?"), re.IGNORECASE)
        for slug in slugs
    }
    return [
        Finding(line, f"names the ruleset {slug}")
        for line, content in enumerate(text.splitlines(), start=1)
        for slug, spelling in spellings.items()
        if spelling.search(content)
    ]


def oversized(text: str, tree: ast.Module) -> list[Finding]:
    """Return modules over 500 lines and functions over 60, signature included."""
    findings = []
    lines = len(text.splitlines())
    if lines > LONGEST_MODULE:
        findings.append(Finding(1, f"module of {lines} lines"))
    for node in ast.walk(tree):
        if isinstance(node, FunctionNode):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                message = f"function {node.name} of {length} lines"
                findings.append(Finding(node.lineno, message))
    return findings


def empty_path_names(path: PurePosixPath) -> list[Finding]:
    """Return the parts of a source path that say nothing of what lies there."""
    return [
        Finding(1, f"{part} says nothing of what lies there")
        for part in (*path.parts[:-1], path.stem)
        if part in EMPTY_STEMS or not EMPTY_NAMES.isdisjoint(_words(part))
    ]


def empty_definition_names(tree: ast.Module) -> list[Finding]:
    """Return classes and functions that end in utils, helper, manager and the like.

    A class that derives from one of Django's managers is one.
    """
    findings = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef | FunctionNode):
            continue
        bases = node.bases if isinstance(node, ast.ClassDef) else []
        if any("Manager" in ast.unparse(base) for base in bases):
            continue
        if _words(node.name)[-1] in EMPTY_NAMES:
            findings.append(Finding(node.lineno, f"{node.name} says nothing"))
    return findings


def _words(name: str) -> list[str]:
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).strip("_")
    return [word.lower() for word in spaced.split("_")]


def unfinished_marks(text: str) -> list[Finding]:
    """Return the lines of any text that admit to being unfinished."""
    return [
        Finding(line, "is marked as unfinished")
        for line, content in enumerate(text.splitlines(), start=1)
        if UNFINISHED.search(content)
    ]


def unfinished_remarks(text: str, tree: ast.Module) -> list[Finding]:
    """Return comments and docstrings of a module that put work off."""
    remarks = [(line, comment) for line, comment in _comments(text)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | FunctionNode):
            docstring = ast.get_docstring(node)
            if docstring:
                remarks.append((node.body[0].lineno, docstring))
    return [
        Finding(line, f"puts work off: {found.group()}")
        for line, remark in remarks
        if (found := UNFINISHED_WORDS.search(remark))
    ]


def section_banners(text: str) -> list[Finding]:
    """Return comments that are rules drawn across the page."""
    return [
        Finding(line, "is a section banner")
        for line, comment in _comments(text)
        if BANNER.match(comment)
    ]


def _comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def bare_exceptions(text: str) -> list[Finding]:
    """Return exceptions from a rule (noqa, type: ignore) that name no rule."""
    bare = re.compile(r"#\s*(?:noqa(?!:)|type:\s*ignore(?!\[))", re.IGNORECASE)
    return [
        Finding(line, "makes an exception without naming the rule")
        for line, comment in _comments(text)
        if bare.match(comment)
    ]
