"""The demo league as tests meet it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

import pytest
from django.db import OperationalError, connection

from config.demo.cast import CLUBS, NORTHERN, Cast
from config.demo.opening import open_league
from config.processes import StopRequest
from leagues.models import League

#: Two clubs of each division, who meet once: as much is told by as few games.
SMALL: Final = replace(NORTHERN, clubs=CLUBS[:2] + CLUBS[5:7], cycles=(1, 1))


@pytest.fixture
def cast() -> Cast:
    """The demo league with four of its clubs, and six games a season."""
    return SMALL


@pytest.fixture
def league(db: None, cast: Cast) -> League:
    """The small demo league with its teams, no season begun."""
    return open_league(cast, StopRequest())


@contextmanager
def cut_short(statements: int) -> Iterator[None]:
    """Break off what is done at one statement of the database, counted from 1."""
    count = 0

    def cut(run: Any, *arguments: Any) -> Any:
        nonlocal count
        count += 1
        if count == statements:
            raise OperationalError("cut")
        return run(*arguments)

    with (
        connection.execute_wrapper(cut),
        pytest.raises(OperationalError, match="cut"),
    ):
        yield
