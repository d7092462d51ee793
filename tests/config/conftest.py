"""People and places of the tests of the house."""

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.core.cache import cache
from django.test import Client

from config.models import User


@pytest.fixture(autouse=True)
def fresh_counts() -> Iterator[None]:
    """Forget the attempts that other tests made."""
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def ann(db: None) -> User:
    """Ann, who has an account."""
    return User.objects.create_user(
        "ann@example.org", "quarry-hill-7", name="Ann Baker"
    )


@pytest.fixture
def site(client: Client, ann: User) -> Client:
    """The site as Ann sees it, signed in."""
    client.force_login(ann)
    return client


def _wait_until(is_true: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


@pytest.fixture
def wait_until() -> Callable[..., None]:
    """Wait for something that another process does."""
    return _wait_until


@pytest.fixture
def var(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, which child processes run on, with nothing else set."""
    folder = tmp_path / "var with space"
    folder.mkdir()
    for name in ("DATABASE_URL", "REDIS_URL", "EMAIL_URL", "PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HARDWOOD_VAR", str(folder))
    monkeypatch.setenv("DJANGO_SETTINGS_MODULE", "config.settings")
    return folder


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """A private folder whose path leaves room for a socket's name."""
    with tempfile.TemporaryDirectory(prefix="hw") as folder:
        yield Path(folder)
