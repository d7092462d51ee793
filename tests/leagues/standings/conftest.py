"""Builders that let the tests read like a results page."""

from collections.abc import Callable
from typing import Any

import pytest

from leagues.standings import Entrant, Forfeit, Meeting, Rules, Stage

Meetings = Callable[[str], tuple[Meeting, ...]]
Build = Callable[..., Stage]


def _meeting(number: int, text: str) -> Meeting:
    home, result, away = text.split()
    if result == "?":
        return Meeting(number, int(home), int(away), sequence=number)
    if result in ("home", "away", "both"):
        return Meeting(
            number, int(home), int(away), forfeit=Forfeit(result), sequence=number
        )
    home_points, away_points = result.split("-")
    return Meeting(
        number,
        int(home),
        int(away),
        int(home_points),
        int(away_points),
        sequence=number,
    )


def _meetings(text: str) -> tuple[Meeting, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    return tuple(_meeting(number, part) for number, part in enumerate(parts, start=1))


@pytest.fixture(scope="session")
def meetings() -> Meetings:
    """Read `1 70-60 2, 2 home 3, 1 ? 3`: score, forfeit by home, undecided."""
    return _meetings


@pytest.fixture(scope="session")
def build() -> Build:
    """Make a stage of entrants 1 … count from such a text; other words are rules."""

    def stage(
        count: int,
        text: str = "",
        *,
        divisions: dict[int, int] | None = None,
        withdrawn: tuple[int, ...] = (),
        adjustments: tuple[Any, ...] = (),
        lots: tuple[tuple[int, ...], ...] = (),
        **rules: Any,
    ) -> Stage:
        entrants = tuple(
            Entrant(key, (divisions or {}).get(key), key in withdrawn)
            for key in range(1, count + 1)
        )
        return Stage(entrants, _meetings(text), Rules(**rules), adjustments, lots)

    return stage
