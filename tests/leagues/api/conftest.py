"""Nobody has asked for anything yet."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def fresh_counts() -> Iterator[None]:
    """Forget what other tests asked for."""
    cache.clear()
    yield
    cache.clear()
