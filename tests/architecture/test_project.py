"""The project's papers and settings agree with what lies in the checkout."""

import re
import tomllib
from pathlib import Path

import pytest

from scripts.install import CONTAINED, INSTALLER, lock_path

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Return package → version of the lock of the set *name*."""
    return dict(PIN.findall((ROOT / lock_path(name)).read_text(encoding="utf-8")))


def contracts(kind: str) -> list[dict[str, list[str]]]:
    """Return the import contracts of a kind."""
    listed = SETTINGS["tool"]["importlinter"]["contracts"]
    return [contract for contract in listed if contract["type"] == kind]


def engines() -> list[str]:
    """Return the engine packages: those of ``simulation`` that have rules."""
    return sorted(
        f"simulation.{path.parent.name}"
        for pattern in ("*/rules.py", "*/rules")
        for path in (ROOT / "simulation").glob(pattern)
    )


def test_changelog_opens_with_what_is_unreleased():
    headings = re.findall(
        r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
    )

    assert headings[0] == "Unreleased"


@pytest.mark.parametrize(
    ("outer", "inner"),
    [(outer, inner) for outer, parts in CONTAINED.items() for inner in sorted(parts)],
)
def test_lock_repeats_the_sets_that_it_contains(outer, inner):
    outer_pins = pins(outer)

    assert {name: outer_pins.get(name) for name in pins(inner)} == pins(inner)


@pytest.mark.parametrize("name", [*CONTAINED, INSTALLER])
def test_lock_names_hashes_and_no_address(name):
    text = (ROOT / lock_path(name)).read_text(encoding="utf-8")

    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)
    assert len(re.findall(r"^\S+==\S+.* \\\n    --hash=", text, re.MULTILINE)) == len(
        pins(name)
    )


def test_every_engine_is_protected_and_independent():
    protected = contracts("protected")[0]["protected_modules"]
    independent = contracts("independence")[0]["modules"]

    assert sorted(protected) == engines()
    assert sorted(independent) == engines()


def test_every_door_is_described():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    declared = re.search(r"^\.PHONY: (.+?[^\\])\n", makefile, re.MULTILINE | re.DOTALL)
    described = re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE)

    assert declared is not None
    assert sorted(declared[1].replace("\\\n", " ").split()) == sorted(described)
