"""A checkout of nothing but the doors, for tests that run them."""

import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def doors(tmp_path: Path) -> Path:
    """Return a folder with a space in its name that holds a copy of ``scripts``."""
    folder = tmp_path / "some where"
    shutil.copytree(
        ROOT / "scripts",
        folder / "scripts",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    return folder
