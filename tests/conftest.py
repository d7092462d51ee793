"""What every test shares: hypothesis, no network, a database for many at once."""

import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.db import connection
from hypothesis import HealthCheck, settings
from xdist.remote import Producer

from simulation import registry
from tests.scheduling import ByRuleset
from tests.simulation import shootout

for name, examples in {"quick": 30, "ci": 150, "thorough": 1000}.items():
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

# A shell has what it starts in the background ignore Ctrl-C, and so would every process
# that a test starts and stops by it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Playwright keeps an event loop in the main thread for as long as its tests go on;
# Django would then refuse the database to every test that comes after.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Any:
    """Keep the games of a ruleset together where tests go by groups."""
    return ByRuleset(config, log) if config.getvalue("dist") == "loadgroup" else None


@pytest.fixture(autouse=True, scope="session")
def only_this_machine() -> Iterator[None]:
    """Let no test reach another machine: a surprise fails where it happens."""
    connect = socket.socket.connect

    def connect_here(self: socket.socket, address: Any) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6) and address[0] not in (
            "127.0.0.1",
            "::1",
            "localhost",
        ):
            raise RuntimeError(f"A test tried to reach {address[0]}.")
        connect(self, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", connect_here)
        yield


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes that a test starts run as fast as they do without coverage.

    For those that it kills, which would lose what was measured, and long ones.
    """
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)


@pytest.fixture
def shootout_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the worked example, which has players, to the rule books there are."""
    monkeypatch.setattr(registry, "_RULESETS", (*registry.rulesets(), shootout.RULESET))


def _database_url(name: str) -> str:
    """Return ``DATABASE_URL`` with the name of the database of the tests."""
    return urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}").geturl()


@pytest.fixture
def shared_database(transactional_db: None, tmp_path: Path) -> Iterator[str]:
    """A database that other threads and processes may use; gives its URL.

    Where tests run on SQLite in memory, it is a copy in a file.
    """
    connection.ensure_connection()
    name = str(connection.settings_dict["NAME"])
    if connection.vendor != "sqlite":
        yield _database_url(name)
        return
    in_memory, path = connection.connection, tmp_path / "shared.sqlite3"
    with sqlite3.connect(path) as target:
        in_memory.backup(target)
    target.close()
    connection.connection = None
    connection.settings_dict["NAME"] = str(path)
    yield f"sqlite:///{path}"
    connection.close()
    connection.settings_dict["NAME"] = name
    connection.connection = in_memory
