"""Which tests say more the longer they go on, and which share what they have played."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
#: Fixtures that stand for as many games as ``HARDWOOD_RANDOM_GAMES`` says.
RANDOM_GAMES = {"random_games", "games", "moments", "events"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of random games, those of one ruleset as a group.

    A group is run by one process, so that nobody else plays its games again.
    """
    for item in items:
        if HERE not in item.path.parents or not isinstance(item, pytest.Function):
            continue
        if RANDOM_GAMES.isdisjoint(item.fixturenames):
            continue
        item.add_marker("random_games")
        parameters: Mapping[str, Any] = {}
        if hasattr(item, "callspec"):
            parameters = item.callspec.params
        ruleset = parameters.get("ruleset")
        folder = item.path.relative_to(HERE).parts[0]
        group = folder if ruleset is None else ruleset.slug
        item.add_marker(pytest.mark.xdist_group(group))
