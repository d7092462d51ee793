"""Exhibitions as tests have them played and go to see them."""

from datetime import UTC, datetime
from typing import Any, Final

from games import services
from games.models import Exhibition
from simulation.registry import rulesets

RULES: Final = rulesets()[0]
HOME, AWAY, OTHER = RULES.exhibition_teams[:3]
NOW: Final = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
START: Final = "/exhibition/"


def exhibit(token: str = "t1", **fields: Any) -> Exhibition:
    """Have the second ready team of the first rule book visit the first."""
    values = {
        "ruleset": RULES.slug,
        "home": HOME.abbreviation,
        "away": AWAY.abbreviation,
        "now": NOW,
        **fields,
    }
    return services.start_exhibition(token=token, **values)


def form(**fields: str) -> dict[str, str]:
    """Return what a visitor sends for the same."""
    return {
        "token": "t1",
        "ruleset": RULES.slug,
        "home": HOME.abbreviation,
        "away": AWAY.abbreviation,
        **fields,
    }


def address(exhibition: Exhibition, rest: str = "") -> str:
    """Return the address of an exhibition's page."""
    return f"{START}{exhibition.key}/{rest}"
