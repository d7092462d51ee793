"""Nobody has asked for a replay yet."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def fresh_counts() -> Iterator[None]:
    """Forget the replays that other tests asked for."""
    cache.clear()
    yield
    cache.clear()
